// What this device has solved, and how many in a row.

import { keep, recall } from "../lib/settings.svelte";

export interface Progress {
  streak: number;
  longest: number;
  /** Ids of solved puzzles, by game. */
  solved: Record<string, string[]>;
  /** The puzzle seen last, by game and level: the next one comes after it. */
  last: Record<string, string>;
}

const KEY = "closecall.puzzles";
const NOTHING: Progress = { streak: 0, longest: 0, solved: {}, last: {} };

export function progress(): Progress {
  return { ...NOTHING, ...recall<Partial<Progress>>(KEY, {}) };
}

/** Note that a puzzle is shown. */
export function seen(game: string, level: string, id: string): void {
  const before = progress();
  keep(KEY, { ...before, last: { ...before.last, [`${game}/${level}`]: id } });
}

/** Note how the first try went: without help and right, or not. */
export function judged(game: string, id: string, clean: boolean): Progress {
  const after = count(progress(), game, id, clean);
  keep(KEY, after);
  return after;
}

export function count(before: Progress, game: string, id: string, clean: boolean): Progress {
  if (!clean) return { ...before, streak: 0 };
  const streak = before.streak + 1;
  const solved = [...new Set([...(before.solved[game] ?? []), id])];
  return { ...before, streak, longest: Math.max(before.longest, streak), solved: { ...before.solved, [game]: solved } };
}
