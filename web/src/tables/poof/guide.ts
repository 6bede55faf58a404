// The guided round of Poof. Its deal (lesson.toml) brings each of these moments about.

import type { Legal } from "../../lib/updates";
import type { Move, Moves, View } from "../../types/poof";
import type { GuideStep, TableApi } from "../contract";
import { POOF, RUN, own } from "./moves";

type At = TableApi<View, Move>;
type Play = Legal<Moves.Play>;

const plays = ({ legal }: At) => legal.filter((each): each is Play => each.move.type === "play");
const size = ({ move }: Play) => move.hand + move.slots.length;
const may = ({ legal }: At, type: Move["type"]) => legal.find(({ move }) => move.type === type);

/** The highest of these plays, as many cards as possible. */
function best(found: readonly Play[]): Play | undefined {
  return [...found].sort((a, b) => b.move.value - a.move.value || size(b) - size(a))[0];
}
const fromHand = (table: At) => best(plays(table).filter(({ move }) => move.slots.length === 0));

/** A play that makes it four of a kind on top. */
function fourth(table: At): Play | undefined {
  const { pile, run } = table.view;
  const found = plays(table).filter((each) => each.move.value === pile.at(-1) && run + size(each) >= RUN);
  return found.sort((a, b) => size(b) - size(a))[0];
}

/** A single face-up card that still covers another. */
function covering(table: At): Play | undefined {
  const slots = own(table.view)?.slots ?? [];
  return best(plays(table).filter((each) => size(each) === 1 && each.move.slots.some((slot) => slots[slot]?.face_down)));
}

/** Nothing else is left: no number fits, and no Poof card helps. */
function forced(table: At): Legal<Move> | undefined {
  const only = table.legal.every(({ move }) => move.type === "pick-up" || move.type === "pooftastrophe");
  return only ? may(table, "pick-up") : undefined;
}

/** A Poof card in hand, where no number fits. */
function rescue(table: At): Legal<Move> | undefined {
  return may(table, "pick-up") && table.legal.find(({ move }) => move.type === "poof" && move.slot === null);
}

/** The other of two players, who has fewer cards left. */
function ahead({ view, others }: At): number | undefined {
  const [other] = others;
  return other !== undefined && others.length === 1 && own(view)!.left > view.players[other]!.left ? other : undefined;
}

export default [
  { id: "hand", look: ["own-hand", "own-slots"], args: ({ view }) => ({ count: view.hand?.length ?? 0 }) },
  { id: "turn", when: ({ view }) => view.pile.length === 0, move: fromHand },
  {
    id: "give-up",
    when: (table) => may(table, "pooftastrophe") !== undefined && table.myTurn && ahead(table) !== undefined,
    args: (table) => ({ who: table.name(ahead(table) ?? 0) }),
  },
  { id: "run", when: ({ view }) => view.run > 0, move: fourth, look: ["run", "pile"], args: ({ view }) => ({ count: view.run }) },
  { id: "poof-card", move: rescue },
  { id: "pick-up", when: ({ view }) => !view.hand?.includes(POOF), move: forced },
  { id: "lower", when: (table) => table.view.pile.length > 0 && !fourth(table), move: fromHand },
  { id: "table", when: (table) => !fourth(table), move: covering },
  { id: "score", when: ({ view }) => view.scores.length > 0 },
] satisfies GuideStep<View, Move>[];
