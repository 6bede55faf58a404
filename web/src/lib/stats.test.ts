import { describe, expect, it } from "vitest";
import type { Match } from "../types/protocol";
import { figures } from "./stats";

const match = (ended: number, winners: number[], scores: number[], game = "poof"): Match =>
  ({
    id: String(ended),
    game,
    state: "over",
    ended,
    seats: [
      { seat: 0, name: "Mira" },
      { seat: 1, name: "Jonas" },
    ],
    result: { winners, scores, reason: "" },
  }) as unknown as Match;

describe("figures", () => {
  const list = [match(3, [0], [20, 40]), match(1, [0], [10, 90]), match(2, [1], [80, 5]), match(4, [0], [30, 31])];
  it("counts wins, runs and scores in the order of play", () => {
    const [poof] = figures(
      list,
      () => [0],
      () => true,
    );
    expect(poof).toMatchObject({ game: "poof", played: 4, won: 3, streak: 2, longest: 2, best: 10, average: 35 });
    expect(poof!.rivals).toEqual([{ name: "Jonas", met: 4, won: 1 }]);
  });
  it("leaves lessons out", () => {
    const lesson = { ...match(5, [0], [1, 2]), source: "lesson" } as Match;
    expect(figures([...list, lesson], () => [0])[0]!.played).toBe(4);
  });
  it("takes the highest score for the best unless the lowest wins", () => {
    expect(figures(list, () => [0])[0]!.best).toBe(80);
  });
  it("leaves out matches played for several seats or for none", () => {
    expect(figures(list, () => [0, 1])).toEqual([]);
    expect(figures(list, () => [])).toEqual([]);
  });
});
