// The guided turns of Close to the Mark. Their dice (lesson.toml) bring each of these moments about.

import type { Move, View, Views } from "../../types/close-to-the-mark";
import type { GuideStep, TableApi } from "../contract";
import { SIDE, columnOf, entries, extremesOf, ownColour, rowOf } from "./moves";

type At = TableApi<View, Move>;

const MIDDLE = (SIDE - 1) / 2;
const fromMiddle = (circle: number) => Math.abs(rowOf(circle) - MIDDLE) + Math.abs(columnOf(circle) - MIDDLE);
const isOwn = ({ view }: At, entry: Views.Entry) => view.layout[entry.circle] === ownColour(view);

/** The legal move that makes an entry. */
function enter(table: At, entry: Views.Entry | undefined) {
  return entry && entries(table.legal).find(({ move }) => move.circle === entry.circle && move.die === entry.die);
}
/** The entry worth most among those wanted. */
function dearest(table: At, wanted: (entry: Views.Entry) => boolean) {
  return enter(table, [...table.view.choices].filter(wanted).sort((a, b) => b.points - a.points)[0]);
}
/** A plain number in the middle, where it has most neighbours. */
function plain(table: At) {
  const found = table.view.choices.filter((entry) => !isOwn(table, entry) && extremesOf(entry.number) === 0);
  return enter(table, found.sort((a, b) => fromMiddle(a.circle) - fromMiddle(b.circle))[0]);
}
const crossing = (table: At) => dearest(table, (entry) => entry.crosses.length > 0);
const extreme = (table: At) => dearest(table, (entry) => extremesOf(entry.number) > 0);
const numberOf = ({ view }: At, move: { die: string; circle: number } | undefined) => ({
  number: view.choices.find((entry) => entry.die === move?.die && entry.circle === move.circle)?.number ?? 0,
});

export default [
  { id: "colour", move: ({ legal }) => legal.find(({ move }) => move.type === "choose") },
  { id: "roll", when: (table) => entries(table.legal).length > 0, look: ["dice"] },
  { id: "circle", move: plain, args: (table) => numberOf(table, plain(table)?.move) },
  { id: "cross", move: crossing, args: (table) => numberOf(table, crossing(table)?.move) },
  { id: "extremes", move: extreme, look: ["track"], args: (table) => numberOf(table, extreme(table)?.move) },
  { id: "own", move: (table) => dearest(table, (entry) => isOwn(table, entry)) },
  { id: "together", when: ({ view }) => view.turn > 4, args: ({ view }) => ({ turns: view.turns }) },
] satisfies GuideStep<View, Move>[];
