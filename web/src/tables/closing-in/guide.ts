// The guided last turns of Closing In. Their position (lesson.toml) brings each of these moments about.

import type { Legal } from "../../lib/updates";
import type { Move, View, Views } from "../../types/closing-in";
import type { GuideStep, TableApi } from "../contract";
import { tileName } from "./log";
import { apart, own, tileId, valueOf } from "./moves";

type At = TableApi<View, Move>;

const may = ({ legal }: At, type: Move["type"]) => legal.find(({ move }) => move.type === type);
const place = (view: View, role: Views.Tile["role"]) => view.tiles.findIndex((tile) => tile.role === role);
const here = (view: View) => view.tiles[own(view)?.space ?? -1];

/** Where to go: with intel to the tower, without to the nearest one, in the end to an exit we have a key for. */
function goal(view: View): number | undefined {
  const me = own(view);
  if (me?.space == null) return undefined;
  const from = me.space;
  const standing = (spaces: number[]) =>
    spaces.filter((space) => !view.tiles[space]!.removed).sort((a, b) => apart(from, a) - apart(from, b));
  if (view.sent >= view.wanted) {
    const exits = [
      ...(me.cards.includes("boat-key") ? [place(view, "docks")] : []),
      ...(me.cards.includes("car-key") ? [place(view, "tunnel")] : []),
    ];
    return standing(exits.sort((a, b) => a - b))[0];
  }
  if (me.intel > 0) return place(view, "radio-tower");
  return standing(view.tiles.flatMap((tile, space) => (tile.intel ? [space] : [])))[0];
}

/** One tile nearer, past as few enforcers as can be. */
function walk(table: At): Legal<Move> | undefined {
  const { view } = table;
  const [from, to] = [own(view)?.space, goal(view)];
  if (from == null || to === undefined) return undefined;
  const nearer = table.legal.flatMap((legal) => {
    const { move } = legal;
    if (move.type !== "move" || move.pay !== null || view.tiles[move.space]!.removed) return [];
    return apart(move.space, to) < apart(from, to) ? [{ legal, space: move.space }] : [];
  });
  const enforcers = (space: number) => view.tiles[space]!.enforcers;
  return nearer.sort((a, b) => enforcers(a.space) - enforcers(b.space) || a.space - b.space)[0]?.legal;
}

/** The card that buys most; keys are not for sale. */
function dearest({ legal, view }: At): Legal<Move> | undefined {
  return legal.filter((each) => buys(view, each) > 0).sort((a, b) => buys(view, b) - buys(view, a))[0];
}
function buys(view: View, { move }: Legal<Move>): number {
  return move.type === "buy" && !move.card.endsWith("key") ? valueOf(view, move.card) : 0;
}
function bought(table: At): number {
  const found = dearest(table);
  return found ? buys(table.view, found) : 0;
}

/** One enforcer away from a tile that the next one would close, where our own tile can bear it. */
function relief(table: At): Legal<Move> | undefined {
  const { view } = table;
  const tile = here(view);
  const needed = tile?.intel || (tile?.role === "radio-tower" && own(view)!.intel > 0);
  if (!tile || needed || tile.enforcers >= view.crowd) return undefined;
  const hot = (space: number) => view.tiles[space]!.enforcers === view.crowd;
  return table.legal.find(({ move }) => move.type === "lure" && move.enforcers === 1 && hot(move.space));
}

const named = (table: At, space: number | undefined) =>
  space === undefined ? "" : tileName(table.view, space, (id, args) => table.t(id, args));

export default [
  { id: "city", look: ["goal"], args: ({ view }) => ({ sent: view.sent, wanted: view.wanted }) },
  { id: "actions", move: dearest, args: (table) => ({ count: bought(table) }) },
  { id: "search", move: (table) => may(table, "search") },
  { id: "send", move: (table) => may(table, "send") },
  { id: "escape", move: (table) => may(table, "escape") },
  { id: "lure", move: relief },
  { id: "enforce", after: "search", when: ({ view, myTurn }) => myTurn && view.phase === "buy", look: ["city-deck"] },
  {
    id: "go",
    again: true,
    move: walk,
    look: ({ view }) => [tileId(goal(view) ?? -1)],
    args: (table) => ({ tile: named(table, goal(table.view)) }),
  },
  { id: "end", again: true, move: (table) => may(table, "end") },
] satisfies GuideStep<View, Move>[];
