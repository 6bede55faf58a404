// What people and bots are called.

import type { Seat } from "../types/protocol";

/** Bots are called by where they sit, so that two of one level can be told apart. */
const BOTS = ["Vesper", "Pebble", "Juno", "Echo", "Nova", "Pixel", "Orbit", "Quill"];
const LEVELS = ["easy", "medium", "hard"];

export function seatName(seat: Pick<Seat, "seat" | "kind" | "name">): string {
  const nameless = seat.name === "" || LEVELS.includes(seat.name);
  return seat.kind === "bot" && nameless ? BOTS[seat.seat % BOTS.length]! : seat.name;
}
