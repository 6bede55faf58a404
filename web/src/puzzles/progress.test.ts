import { describe, expect, test } from "vitest";
import { count, type Progress } from "./progress";

const NEW: Progress = { streak: 0, longest: 0, solved: {}, last: {} };

describe("what is solved on this device", () => {
  test("a streak grows with each clean solution and ends with the first slip", () => {
    const two = count(count(NEW, "poof", "a", true), "poof", "b", true);
    expect([two.streak, two.longest]).toEqual([2, 2]);
    const slip = count(two, "poof", "c", false);
    expect([slip.streak, slip.longest]).toEqual([0, 2]);
  });
  test("the same puzzle counts once", () => {
    expect(count(count(NEW, "poof", "a", true), "poof", "a", true).solved).toEqual({ poof: ["a"] });
  });
});
