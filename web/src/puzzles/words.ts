// The words of puzzles and of the daily challenge: a file of their own, so that home stays small.

import { words, type TextArgs } from "../lib/text.svelte";

export const SCOPE = "challenges";

export function say(id: string, args?: TextArgs): string {
  return words.say(SCOPE, id, args);
}

/** A number as people write it here, to `digits` places at most. */
export function figure(value: number, digits = 0): string {
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: digits }).format(value);
}

/** A share of one, in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** What a move loses: "about 12% chance of winning". */
export function loss(value: number, unit: "win" | "points" | "stars"): string {
  return say(`puzzle-loses-${unit}`, { amount: unit === "win" ? percent(value) : figure(value, 1) });
}
