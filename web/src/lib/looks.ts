// Colour and shape of everybody at a table: people keep theirs when seats change.

import { getContext, setContext } from "svelte";
import type { Seat } from "../types/protocol";

const KEY = Symbol("looks");
type LookOf = (seat: number) => number;

/** Tell the avatars below who sits where. */
export function lendLooks(seats: () => readonly Seat[] | undefined): void {
  setContext<LookOf>(KEY, (seat) => seats()?.[seat]?.look ?? seat);
}

/** The look of a seat; without a match around it, its number. */
export function lookOf(): LookOf {
  return getContext<LookOf | undefined>(KEY) ?? ((seat) => seat);
}

/** A guest's own look, as the server works it out (it differs where somebody has the same). */
export function lookOfGuest(guest: string): number {
  return [...new TextEncoder().encode(guest)].reduce((sum, byte) => sum + byte, 0) % 8;
}
