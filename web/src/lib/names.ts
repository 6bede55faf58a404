// What people and bots are called.

import type { Seat } from "../types/protocol";

/** Bots are called by where they sit, so that two of one level can be told apart. */
const BOTS = ["Vesper", "Pebble", "Juno", "Echo", "Nova", "Pixel", "Orbit", "Quill"];
const LEVELS = ["gentle", "easy", "medium", "hard", "best", "cautious", "greedy", "bluffer", "sprinter"];

type Named = Pick<Seat, "seat" | "kind" | "name">;

/** The name at a seat; among `all` who sit there, people of the same name are numbered. */
export function seatName(seat: Named, all: readonly Named[] = []): string {
  if (seat.kind === "bot") {
    const nameless = seat.name === "" || LEVELS.includes(seat.name);
    return nameless ? BOTS[seat.seat % BOTS.length]! : seat.name;
  }
  const alike = all.filter((each) => each.kind !== "bot" && each.name !== "" && same(each.name, seat.name));
  return alike.length < 2 ? seat.name : `${seat.name} ${alike.findIndex((each) => each.seat === seat.seat) + 1}`;
}

function same(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
