// Choosing a move by touching things: which moves remain, what lights up next.
//
// A move is described by the names of the things one touches to make it. Tables give a function
// `parts(move)`; the rest is the same for all games. Pure, so that it can be tested.

import type { Legal } from "./updates";

export interface Choice<M> {
  /** Moves that still fit what is picked. */
  remaining: Legal<M>[];
  /** Things that, picked next, lead on to a move. */
  lit: Set<string>;
  /** Exactly what is picked: ready to play. */
  ready: Legal<M> | null;
}

/**
 * What remains of `legal` when `picked` is picked. `ordered`: the order of picking matters (first
 * a source, then a target); otherwise any order will do. A part that appears twice must be picked
 * twice: give equal cards names of their own where that is not wanted.
 */
export function narrow<M>(
  legal: readonly Legal<M>[],
  picked: readonly string[],
  parts: (move: M) => readonly string[],
  ordered = false,
): Choice<M> {
  const remaining: Legal<M>[] = [];
  const lit = new Set<string>();
  let ready: Legal<M> | null = null;
  for (const each of legal) {
    const rest = ordered ? after(parts(each.move), picked) : without(parts(each.move), picked);
    if (!rest) continue;
    remaining.push(each);
    if (rest.length === 0) ready ??= each;
    else if (ordered) lit.add(rest[0]!);
    else for (const part of rest) lit.add(part);
  }
  return { remaining, lit, ready };
}

function after(parts: readonly string[], picked: readonly string[]): readonly string[] | null {
  return picked.every((part, place) => parts[place] === part) ? parts.slice(picked.length) : null;
}

function without(parts: readonly string[], picked: readonly string[]): readonly string[] | null {
  const rest = [...parts];
  for (const part of picked) {
    const place = rest.indexOf(part);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/** Pick a thing, or put it back if it is picked; one that fits nothing picked starts over. */
export function toggle<M>(
  legal: readonly Legal<M>[],
  picked: readonly string[],
  part: string,
  parts: (move: M) => readonly string[],
  ordered = false,
): string[] {
  const place = picked.indexOf(part);
  if (place >= 0) return ordered ? picked.slice(0, place) : picked.filter((each) => each !== part);
  const more = [...picked, part];
  if (narrow(legal, more, parts, ordered).remaining.length > 0) return more;
  return narrow(legal, [part], parts, ordered).remaining.length > 0 ? [part] : [...picked];
}

/** One way to make a move: the things touched for it, in order. */
interface Way {
  parts: readonly string[];
}

/** What remains of the ways to make a move when `picked` is picked, in that order. */
export function choose<W extends Way>(all: readonly Legal<W>[], picked: readonly string[]): Choice<W> {
  return narrow(all, picked, (way) => way.parts, true);
}

/** Touch a thing: picked things go back; what fits no longer gives way to it. */
export function touch<W extends Way>(all: readonly Legal<W>[], picked: readonly string[], part: string): string[] {
  const at = picked.indexOf(part);
  if (at >= 0) return picked.slice(0, at);
  for (let kept = picked.length; kept >= 0; kept -= 1) {
    const next = [...picked.slice(0, kept), part];
    if (choose(all, next).remaining.length > 0) return onward(all, next);
  }
  return [...picked];
}

/** Whatever is the only thing left to touch is touched, too. */
function onward<W extends Way>(all: readonly Legal<W>[], picked: string[]): string[] {
  const { ready, lit } = choose(all, picked);
  return ready || lit.size !== 1 ? picked : onward(all, [...picked, ...lit]);
}
