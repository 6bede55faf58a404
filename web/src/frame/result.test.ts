import { describe, expect, it } from "vitest";
import type { Player } from "../tables/contract";
import { explained } from "./result";

const [ANN, BEN, CLEO] = [0, 1, 2];

/** A match that ended because people gave up, as far as the seats tell who did. */
function ended(gaveUp: readonly number[], teams: readonly (readonly number[])[], bots: readonly number[] = []) {
  const players = teams
    .flat()
    .map((seat) => ({ seat, resigned: gaveUp.includes(seat), kind: bots.includes(seat) ? "bot" : "person" }) as Player);
  return { result: { scores: [], winners: [], reason: "resigned" }, teams, players };
}

describe("whether it is known who gave up", () => {
  const alone = [[ANN], [BEN], [CLEO]];

  it("is so once one side is left", () => {
    expect(explained(ended([ANN], alone))).toBe(false);
    expect(explained(ended([ANN, BEN], alone))).toBe(true);
    expect(explained(ended([ANN], [[ANN, BEN], [CLEO]]))).toBe(false);
    expect(explained(ended([CLEO], [[ANN, BEN], [CLEO]]))).toBe(true);
  });

  it("is so once bots alone are left", () => {
    expect(explained(ended([], alone, [BEN, CLEO]))).toBe(false);
    expect(explained(ended([ANN], alone, [BEN, CLEO]))).toBe(true);
    expect(explained(ended([ANN], [[ANN, BEN, CLEO]], [CLEO]))).toBe(false);
    expect(explained(ended([ANN, BEN], [[ANN, BEN, CLEO]], [CLEO]))).toBe(true);
  });

  it("is no question where nobody gave up", () => {
    expect(explained({ ...ended([], alone), result: { scores: [], winners: [], reason: "cards" } })).toBe(true);
  });
});
