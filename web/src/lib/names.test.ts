import { expect, it } from "vitest";
import type { Seat } from "../types/protocol";
import { seatName } from "./names";

const seat = (number: number, name: string, kind: Seat["kind"] = "person") => ({ seat: number, kind, name });

it("tells people of the same name apart", () => {
  const all = [seat(0, "Guest"), seat(1, "Mira"), seat(2, "guest"), seat(3, "easy", "bot")];
  expect(all.map((each) => seatName(each, all))).toEqual(["Guest 1", "Mira", "guest 2", "Echo"]);
});

it("leaves a name alone that nobody else has", () => {
  expect(seatName(seat(0, "Guest"))).toBe("Guest");
});
