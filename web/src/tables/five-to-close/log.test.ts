import { describe, expect, test } from "vitest";
import type { Events, View } from "../../types/five-to-close";
import { verdict } from "./log";

describe("a verdict", () => {
  const context = {
    name: (seat: number) => ["Mira (you)", "Jonas"][seat]!,
    names: (seats: readonly number[]) => seats.map((seat) => ["Mira (you)", "Jonas"][seat]!).join(" and "),
    t: (id: string) => id,
  };
  const view = { sides: [{ seats: [0] }, { seats: [1] }] } as unknown as View;

  test("speaks to a player who is a side alone", () => {
    const event = { word: "GANNETS", valid: true, loser: 0, points: -25 } as Events.Challenged;
    expect(verdict(event, context, view).args).toMatchObject({ who: "Mira (you)", points: 25 });
  });
});
