import { describe, expect, it } from "vitest";
import type { GameInfo, Level, Match } from "../types/protocol";
import { fairLevel, learn, NEWCOMER, results, type Result, type Skill } from "./opponent";

const LEVELS: Level[] = ["gentle", "easy", "medium", "hard", "best"];
const game = { key: "poof", cooperative: false, levels: LEVELS, teams: { "2": [[0], [1]], "3": [[0], [1], [2]] } } as unknown as GameInfo;

function match(id: string, winners: number[], others: object[], more: object = {}): Match {
  const seats = [{ seat: 0, kind: "person", level: null }, ...others.map((each, n) => ({ seat: n + 1, ...each }))];
  return { id, game: "poof", state: "over", seats, result: { winners, scores: [], reason: "" }, ...more } as unknown as Match;
}
const bot = (level: string) => ({ kind: "bot", level });

/** Plays against whatever is fair, as somebody whose strength is known; how often they win in the end. */
function follow(strength: number, sides = 2): { skill: Skill; won: number } {
  let [skill, won, luck] = [NEWCOMER, 0, 1];
  for (let n = 0; n < 400; n++) {
    const level = LEVELS.indexOf(fairLevel(skill, LEVELS));
    const odds = Math.exp(Math.log(0.7 / 0.3) * (strength - level));
    luck = (luck * 48271) % 2147483647;
    const result: Result = { id: String(n), level, sides, won: luck / 2147483647 < odds / (odds + sides - 1) ? 1 : 0 };
    skill = learn(skill, [result]);
    if (n >= 100) won += result.won / 300;
  }
  return { skill, won };
}

describe("a fair opponent", () => {
  it("begins easy, and climbs or comes down with the results", () => {
    expect(fairLevel(NEWCOMER, LEVELS)).toBe("easy");
    const win = { id: "a", level: 1, sides: 2, won: 1 };
    expect(fairLevel(learn(NEWCOMER, [win]), LEVELS)).toBe("medium");
    expect(fairLevel(learn(NEWCOMER, [{ ...win, won: 0 }]), LEVELS)).toBe("gentle");
  });
  it("lets people of any strength win about half", () => {
    for (const strength of [0, 1.3, 2.5, 3.4, 4]) {
      const { won } = follow(strength);
      expect(won, `strength ${strength}`).toBeGreaterThan(0.4);
      expect(won, `strength ${strength}`).toBeLessThan(0.6);
    }
  });
  it("at a table of four lets them win their share", () => {
    const { won } = follow(2, 4);
    expect(won).toBeGreaterThan(0.17);
    expect(won).toBeLessThan(0.33);
  });
  it("counts a match once, and never leaves the levels", () => {
    const win = { id: "a", level: 4, sides: 2, won: 1 };
    const once = learn(NEWCOMER, [win]);
    expect(learn(once, [win, win])).toEqual(once);
    expect(fairLevel({ ...once, rating: 9 }, LEVELS)).toBe("best");
    expect(fairLevel({ ...once, rating: -3 }, LEVELS)).toBe("gentle");
  });
});

describe("results", () => {
  it("are of matches against bots alone, from one seat", () => {
    const mine = () => [0];
    const matches = [
      match("won", [0], [bot("easy"), bot("hard")]),
      match("shared", [0, 1], [bot("greedy")]),
      match("people", [0], [{ kind: "person", level: null }]),
      match("running", [0], [bot("easy")], { state: "running" }),
      match("other", [0], [bot("easy")], { game: "close-enough" }),
    ];
    expect(results(matches, game, mine)).toEqual([
      { id: "won", level: 2, sides: 3, won: 1 },
      { id: "shared", level: 2, sides: 2, won: 0.5 },
    ]);
    expect(results(matches, game, () => [0, 1])).toEqual([]);
    expect(results(matches, { ...game, cooperative: true }, mine)).toEqual([]);
  });
});
