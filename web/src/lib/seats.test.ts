import { expect, test } from "vitest";
import type { Match, Seat, SeatChange } from "../types/protocol";
import { seatsAt } from "./seats";

const seat = (number: number, kind: Seat["kind"], resigned = false): Seat => ({
  seat: number,
  kind,
  name: `p${number}`,
  level: kind === "person" ? null : "medium",
  here: true,
  resigned,
  look: number,
});
const match = { seq: 9, seats: [seat(0, "away", true), seat(1, "person"), seat(2, "bot")] } as Match;
const changes: SeatChange[] = [
  { seq: 3, seat: 1, kind: "away" },
  { seq: 5, seat: 1, kind: "person" },
  { seq: 7, seat: 0, kind: "resigned" },
];
const shown = (seq: number) => seatsAt(match, changes, seq).map((each) => (each.resigned ? "resigned" : each.kind));

test("a seat is shown as it was at the step", () => {
  expect(shown(0)).toEqual(["person", "person", "bot"]);
  expect(shown(3)).toEqual(["person", "away", "bot"]);
  expect(shown(6)).toEqual(["person", "person", "bot"]);
  expect(shown(7)).toEqual(["resigned", "person", "bot"]);
});

test("at the end it is as it is", () => {
  expect(seatsAt(match, [], 9)).toBe(match.seats);
});
