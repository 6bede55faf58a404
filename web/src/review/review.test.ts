import { describe, expect, it, test } from "vitest";
import type { Judged, Line, Reviewed } from "../types/review";
import {
  accuracy,
  decisionAt,
  decisionsOf,
  drawn,
  figure,
  lessons,
  measure,
  nextMiss,
  shown,
  solves,
  strokeOf,
  sums,
  valueAt,
  warmth,
  type Grade,
} from "./review";

function judged(step: number, seat: number, grade: Grade, extra: Partial<Judged> = {}): Judged {
  return {
    step,
    seat,
    grade,
    number: 1,
    loss: 0.1,
    doubt: 0.01,
    chosen: { move: {}, text: "b" },
    best: { move: {}, text: "a" },
    weighed: (
      [
        ["a", 0.6],
        ["a2", 0.59],
        ["c", 0.55],
        ["b", 0.5],
        ["d", 0.3],
      ] as const
    ).map(([text, value]) => [text, value, 0.01, null]),
    reason: null,
    ...extra,
  };
}
const line = (seat: number | null, start: number, luck: number, own: number, others: number): Line => ({
  seat,
  start,
  luck,
  own,
  others,
  result: start + luck + own + others,
  points: [
    [0, start, 0.05],
    [4, 0.7, 0.02],
    [10, start + luck + own + others, 0],
  ],
});
const review: Reviewed = {
  game: "poof",
  unit: "win",
  steps: 10,
  lines: [line(0, 0.5, 0.36666, -0.26666, 0.4), line(1, 0.5, -0.3, -0.4, 0.2)],
  summaries: [],
  turns: [],
  sound: true,
  decisions: [judged(1, 0, "best"), judged(2, 1, "blunder"), judged(3, 0, "inaccuracy"), judged(6, 0, "mistake"), judged(8, 0, "fine")],
};

describe("misses", () => {
  it("are found in both directions, of the seat alone", () => {
    const own = decisionsOf(review, 0);
    expect(nextMiss(own, 0, 1)?.step).toBe(3);
    expect(nextMiss(own, 3, 1)?.step).toBe(6);
    expect(nextMiss(own, 6, 1)).toBeNull();
    expect(nextMiss(own, 6, -1)?.step).toBe(3);
    expect(nextMiss(own, 3, -1)).toBeNull();
  });
  it("are everybody's where all win together, and for spectators", () => {
    const team = { ...review, lines: [line(null, 0.5, 0, -0.1, 0), ...review.lines] };
    expect(nextMiss(decisionsOf(team, 0), 0, 1)?.step).toBe(2);
    expect(decisionsOf(review, null)).toHaveLength(5);
  });
  it("stand at the step they were made at", () => {
    expect(decisionAt(review, 6, 0)?.grade).toBe("mistake");
    expect(decisionAt(review, 2, 0)?.seat).toBe(1);
    expect(decisionAt(review, 5, 0)).toBeNull();
  });
});

test("lessons are the worst there is", () => {
  expect(lessons(review, [0]).map((each) => each.step)).toEqual([6]);
  const mild = { ...review, decisions: [judged(3, 0, "inaccuracy"), judged(4, 0, "best")] };
  expect(lessons(mild, [0]).map((each) => each.step)).toEqual([3]);
  expect(lessons(mild, [1])).toEqual([]);
});

test("a try is warm or cold by the weighed values", () => {
  const each = judged(6, 0, "mistake");
  expect(warmth(each, "a")).toBe("best");
  expect(warmth(each, "a2")).toBe("good");
  expect(warmth(each, "c")).toBe("warmer");
  expect(warmth(each, "b")).toBe("same");
  expect(warmth(each, "d")).toBe("colder");
  expect(warmth(each, "z")).toBe("unknown");
  expect(["a", "a2", "c", "b", "d", "z"].filter((text) => solves(warmth(each, text)))).toEqual(["a", "a2"]);
});

test("what was played never solves what was missed, however close", () => {
  const close = judged(6, 0, "inaccuracy", {
    weighed: [
      ["a", 0.6, 0.1, null],
      ["b", 0.5, 0.1, null],
    ],
  });
  expect(warmth(close, "b")).toBe("same");
});

test("the line adds up as it is shown", () => {
  for (const each of review.lines) {
    const found = sums(each, "win");
    expect(found.start + found.luck + found.own + found.others).toBe(found.result);
  }
});

test("figures are written as the language does", () => {
  expect(figure(0.0612, "win", "en")).toBe("6.1");
  expect(figure(0.0612, "win", "de")).toBe("6,1");
  expect(figure(-3.25, "points", "en", true)).toBe("−3.2");
  expect(shown(0, "en", true)).toBe("0.0");
});

test("per cent is written as the language does", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");
  expect(["en", "de", "fr", "it"].map((lang) => plain(measure(0.0612, "win", lang, true)))).toEqual(["+6.1%", "+6,1 %", "+6,1 %", "+6,1%"]);
  expect(measure(-3.25, "points", "en", true)).toBe("−3.2");
  for (const value of [0.0615, 0.0625, 0.9995]) expect(measure(value, "win", "en")).toBe(`${figure(value, "win", "en")}%`);
});

test("a seat that decided nothing has no accuracy", () => {
  const grades = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  const found = { seat: 0, decisions: 8, accuracy: 91.25, mean_loss: 0, grades, stood_in: 0 };
  expect(accuracy(found, "en")).toBe("91.3%");
  expect(accuracy({ ...found, decisions: 0, accuracy: 100 }, "en")).toBe("–");
});

test("no two lines look alike, even without colours", () => {
  const looks = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => strokeOf(seat, false));
  expect(new Set(looks.map((each) => each.dash)).size).toBe(8);
  expect(new Set(looks.map((each) => each.colour)).size).toBe(8);
  expect(strokeOf(2, true)).toEqual({ colour: "var(--hue)", dash: "none" });
});

test("lines and bands stay in their box", () => {
  for (const each of review.lines) {
    const { points, band } = drawn(each, review, 100, 40);
    const all = `${points} ${band}`.split(" ").map((pair) => pair.split(",").map(Number));
    for (const [x, y] of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(40);
    }
    expect(points.split(" ")).toHaveLength(each.points.length);
    expect(band.split(" ")).toHaveLength(2 * each.points.length);
  }
  expect(valueAt(review.lines[0]!, 5)).toEqual({ value: 0.7, error: 0.02 });
});
