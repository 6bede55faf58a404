// The guided round of Close Enough. Its deal (lesson.toml) brings each of these moments about.

import type { Legal } from "../../lib/updates";
import type { Move, View } from "../../types/close-enough";
import type { GuideStep, TableApi } from "../contract";
import { faceUp, hand, isFull, sum } from "./moves";

type At = TableApi<View, Move>;

const may = ({ legal }: At, type: Move["type"]) => legal.find(({ move }) => move.type === type);
const target = ({ view }: At) => view.own?.target.value ?? 0;
const empty = ({ view }: At) => view.own?.hand.length === 0;

/** The face-up card of another that brings the lot nearest to the target. */
function nearest(table: At): Legal<Move> | undefined {
  const { view } = table;
  const away = ({ move }: Legal<Move>) =>
    move.type === "take" ? Math.abs(sum(view) + (view.players[move.seat]?.face_up ?? 0) - target(table)) : Infinity;
  const open = table.legal.filter(({ move }) => move.type === "take");
  return open.sort((a, b) => away(a) - away(b))[0];
}

/** The card whose going leaves the best lot. */
function spare(table: At): Legal<Move> | undefined {
  const all = hand(table.view).reduce((total, card) => total + card, faceUp(table.view) ?? 0);
  const away = ({ move }: Legal<Move>) => (move.type === "give" ? Math.abs(all - move.card - target(table)) : Infinity);
  return table.legal.filter(({ move }) => move.type === "give").sort((a, b) => away(a) - away(b))[0];
}

export default [
  { id: "target", look: ["target"], args: ({ view }) => ({ target: view.own?.target.value ?? 0, stars: view.own?.target.stars ?? 0 }) },
  { id: "lot", when: empty, move: (table) => may(table, "deck") },
  { id: "open", when: ({ view }) => !isFull(view), move: nearest },
  {
    id: "tune",
    when: ({ view }) => isFull(view) && view.caller === null && view.own?.distance !== 0,
    move: (table) => may(table, "deck"),
    look: ["gauge"],
    args: ({ view }) => ({ total: view.own?.total ?? 0, target: view.own?.target.value ?? 0, away: view.own?.distance ?? 0 }),
  },
  { id: "give", move: spare },
  { id: "call", when: ({ view }) => view.own?.distance === 0, move: (table) => may(table, "call"), look: ["gauge"] },
  { id: "muck", when: ({ view }) => view.own?.distance === 0, move: (table) => may(table, "muck") && may(table, "show") },
  { id: "stay", rare: true, when: (table) => may(table, "stay") !== undefined },
  {
    id: "tokens",
    when: (table) => table.seat !== null && table.view.round > 1 && table.view.players[table.seat]!.tokens.length > 0,
    look: ["tokens"],
  },
] satisfies GuideStep<View, Move>[];
