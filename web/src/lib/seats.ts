// Who sat where at a step of a match that is over, or of its past.

import type { Match, Seat, SeatChange } from "../types/protocol";

/** The seats as they were at a step: what came of people later is not told before. At the last step they are as they are now. */
export function seatsAt(match: Match, changes: readonly SeatChange[], seq: number): Seat[] {
  if (seq >= match.seq) return match.seats;
  return match.seats.map((seat) => {
    if (seat.kind !== "person" && seat.kind !== "away") return seat;
    const kind = changes.findLast((each) => each.seat === seat.seat && each.seq <= seq)?.kind ?? "person";
    return { ...seat, kind: kind === "person" ? "person" : "away", resigned: kind === "resigned" };
  });
}
