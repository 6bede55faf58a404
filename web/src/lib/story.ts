// Picking the moments of a match that are worth another look.

import type { StoryStep } from "../tables/contract";

export interface Told<E> {
  seq: number;
  event: E;
}

type Of<E, K> = Extract<E, { type: K }>;

/** All events of a kind, with the step they happened in. */
export function all<E extends { type: string }, K extends E["type"]>(steps: readonly StoryStep<E>[], kind: K): Told<Of<E, K>>[] {
  return steps.flatMap(({ seq, events }) => events.flatMap((event) => (event.type === kind ? [{ seq, event: event as Of<E, K> }] : [])));
}

/** The one with the most of something, the first of several; null where none has any. */
export function most<T>(list: readonly T[], worth: (one: T) => number): T | null {
  const best = list.reduce<T | null>((top, one) => (top === null || worth(one) > worth(top) ? one : top), null);
  return best !== null && worth(best) > 0 ? best : null;
}

/** In the order they happened, each step once. */
export function inOrder<T extends { seq: number; text: string }>(moments: readonly (T | null)[]): T[] {
  const found = moments.filter((moment) => moment !== null);
  const fresh = found.filter((one, n) => found.findIndex((other) => other.seq === one.seq && other.text === one.text) === n);
  return fresh.sort((a, b) => a.seq - b.seq);
}
