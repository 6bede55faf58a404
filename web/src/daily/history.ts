// The days played on this device: scores, the streak, and a result to share.

import { keep, recall } from "../lib/settings.svelte";
import type { Day } from "../types/protocol";

export interface Played {
  solo?: number;
  position?: number;
}
export type History = Record<string, Played>;

const KEY = "closecall.daily";
const MOST_DAYS = 400;
const DAY = 86_400_000;

export function history(): History {
  return recall<History>(KEY, {});
}

/** Note what the server knows of this guest's day. */
export function note(day: Day): History {
  const before = history();
  const today: Played = { ...before[day.day] };
  for (const each of day.parts) if (each.mine?.score != null) today[each.part] = each.mine.score;
  if (Object.keys(today).length === 0) return before;
  const days = Object.entries({ ...before, [day.day]: today })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-MOST_DAYS);
  const after = Object.fromEntries(days);
  keep(KEY, after);
  return after;
}

/** Days in a row up to today; today may still be to come. */
export function streak(played: History, today: string): number {
  const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const name = (at: number) => new Date(at).toISOString().slice(0, 10);
  let at = time(today);
  if (!played[today]) at -= DAY;
  let count = 0;
  while (played[name(at)]) {
    count++;
    at -= DAY;
  }
  return count;
}

/** A few lines without a word about dice or moves: ten marks for the share of the bot's score. */
export function marks(score: number, best: number): string {
  const full = Math.max(0, Math.min(10, Math.round((10 * score) / Math.max(1, best))));
  return "●".repeat(full) + "○".repeat(10 - full);
}
