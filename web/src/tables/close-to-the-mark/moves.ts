// What one touches to enter a number, and what the sheet would look like with it. Pure.

import type { Legal } from "../../lib/updates";
import type { Move, Moves, View, Views } from "../../types/close-to-the-mark";

export type Colour = Moves.Choose["colour"];
export const COLOURS: readonly Colour[] = ["black", "blue", "green", "yellow", "red"];
export const SIDE = 5;
/** Boxes in the table for extreme numbers (M10). */
export const BOXES = 24;

export interface Picked {
  /** The other die, or the colour to take. */
  die: Colour | null;
  circle: number | null;
}
export const NOTHING: Picked = { die: null, circle: null };

/** What is picked for a move. */
export function picking(move: Move): Picked {
  return move.type === "choose" ? { die: move.colour, circle: null } : { die: move.die, circle: move.circle };
}

export type Enter = Legal<Moves.Enter>;
type Legals = readonly Legal<Move>[];

export const rowOf = (circle: number) => Math.floor(circle / SIDE);
export const columnOf = (circle: number) => circle % SIDE;

export function entries(legal: Legals): Enter[] {
  return legal.filter((each): each is Enter => each.move.type === "enter");
}
export function colours(legal: Legals): Colour[] {
  return legal.flatMap(({ move }) => (move.type === "choose" ? [move.colour] : []));
}

/** The viewer's own colour; null while colours are chosen, and for spectators. */
export function ownColour(view: View): Colour | null {
  return view.seat === null ? null : (view.sheets[view.seat]?.colour ?? null);
}

/** The sum of the viewer's own die and another. */
export function sumWith(view: View, die: Colour): number | null {
  const own = ownColour(view);
  if (!view.dice || own === null || own === die) return null;
  return (view.dice[own] ?? 0) + (view.dice[die] ?? 0);
}

/** Moves that fit what is picked. */
export function remaining(legal: Legals, { die, circle }: Picked): Enter[] {
  return entries(legal).filter(({ move }) => (die === null || move.die === die) && (circle === null || move.circle === circle));
}

/** Open circles: all, or those the picked die can fill. */
export function openCircles(legal: Legals, picked: Picked = NOTHING): Set<number> {
  return new Set(remaining(legal, { die: picked.die, circle: null }).map(({ move }) => move.circle));
}

/** Dice that can be touched. */
export function openDice(legal: Legals): Set<Colour> {
  return new Set([...entries(legal).map(({ move }) => move.die), ...colours(legal)]);
}

/** The die that goes with what is picked: the one touched, or the only one for the circle. */
export function dieOf(legal: Legals, picked: Picked): Colour | null {
  return picked.die ?? forced(legal, picked.circle);
}

export function ready(legal: Legals, picked: Picked): Legal<Move> | null {
  const choice = legal.find(({ move }) => move.type === "choose" && move.colour === picked.die);
  if (choice) return choice;
  const die = dieOf(legal, picked);
  if (die === null || picked.circle === null) return null;
  return remaining(legal, { die, circle: picked.circle })[0] ?? null;
}

/** Touch a die: pick it or put it back. A circle it cannot fill is let go. */
export function touchDie(legal: Legals, picked: Picked, die: Colour): Picked {
  if (!openDice(legal).has(die)) return picked;
  if (dieOf(legal, picked) === die) return { die: null, circle: forced(legal, picked.circle) ? null : picked.circle };
  const both = { die, circle: picked.circle };
  return remaining(legal, both).length > 0 ? both : { die, circle: null };
}

/** Touch a circle, or let it go. A die that cannot fill it is put back. */
export function touchCircle(legal: Legals, picked: Picked, circle: number): Picked {
  if (picked.circle === circle) return { ...picked, circle: null };
  if (remaining(legal, { die: null, circle }).length === 0) return picked;
  return { die: remaining(legal, { die: picked.die, circle }).length > 0 ? picked.die : null, circle };
}

/** The only die that can fill a circle, if there is just one. */
export function forced(legal: Legals, circle: number | null): Colour | null {
  if (circle === null) return null;
  const fits = remaining(legal, { die: null, circle });
  return fits.length === 1 ? fits[0]!.move.die : null;
}

/** What an entry would bring, as the server worked it out. */
export function entryOf(view: View, move: Pick<Moves.Enter, "die" | "circle">): Views.Entry | null {
  return view.choices.find((entry) => entry.die === move.die && entry.circle === move.circle) ?? null;
}

/** How many boxes a number crosses in the table for extreme numbers (M10). */
export function extremesOf(number: number): number {
  if (number === 2 || number === 12) return 2;
  return [3, 4, 10, 11].includes(number) ? 1 : 0;
}

/** Points of a line with `crosses` crosses (M9). */
const lineOf = (crosses: number) => (crosses * (crosses + 1)) / 2;

/** A sheet to draw: what is there and, in addition, what an entry would change. */
export interface Drawn {
  numbers: readonly (number | null)[];
  across: readonly boolean[];
  down: readonly boolean[];
  rows: readonly number[];
  columns: readonly number[];
  extremes: number;
  /** What is new: boxes, rows, columns. */
  newAcross: ReadonlySet<number>;
  newDown: ReadonlySet<number>;
  newRows: ReadonlySet<number>;
  newColumns: ReadonlySet<number>;
  newExtremes: number;
  lines: number;
  extremePoints: number;
  total: number;
}

/** The box beside a circle: which list, which place there. */
function boxAt(circle: number, side: Views.Entry["crosses"][number]): ["across" | "down", number] {
  const row = rowOf(circle);
  const column = columnOf(circle);
  if (side === "left") return ["across", row * (SIDE - 1) + column - 1];
  if (side === "right") return ["across", row * (SIDE - 1) + column];
  return ["down", (side === "above" ? row - 1 : row) * SIDE + column];
}

/** A sheet with an entry on it (or as it is). */
export function draw(sheet: Views.Sheet, entry: Views.Entry | null): Drawn {
  const across = [...sheet.across];
  const down = [...sheet.down];
  const fresh = { across: new Set<number>(), down: new Set<number>() };
  for (const side of entry?.crosses ?? []) {
    const [list, place] = boxAt(entry!.circle, side);
    (list === "across" ? across : down)[place] = true;
    fresh[list].add(place);
  }
  const rows = Array.from({ length: SIDE }, (_, row) =>
    lineOf(across.slice(row * (SIDE - 1), (row + 1) * (SIDE - 1)).filter(Boolean).length),
  );
  const columns = Array.from({ length: SIDE }, (_, column) =>
    lineOf(down.filter((crossed, place) => crossed && place % SIDE === column).length),
  );
  const more = entry ? extremesOf(entry.number) : 0;
  const lines = [...rows, ...columns].reduce((sum, points) => sum + points, 0);
  return {
    numbers: sheet.numbers.map((number, circle) => (entry?.circle === circle ? entry.number : number)),
    across,
    down,
    rows,
    columns,
    lines,
    extremes: sheet.extremes + more,
    newAcross: fresh.across,
    newDown: fresh.down,
    newRows: new Set(rows.flatMap((points, n) => (points !== sheet.row_points[n] ? [n] : []))),
    newColumns: new Set(columns.flatMap((points, n) => (points !== sheet.column_points[n] ? [n] : []))),
    newExtremes: more,
    extremePoints: sheet.extreme_points + 2 * more,
    total: sheet.total + (entry?.points ?? 0),
  };
}
