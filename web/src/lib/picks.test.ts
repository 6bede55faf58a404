import { describe, expect, it } from "vitest";
import { narrow, toggle } from "./picks";

interface Move {
  from: string;
  to: string;
}
const legal = [
  { move: { from: "deck", to: "card-1" }, text: "deck>1" },
  { move: { from: "deck", to: "card-2" }, text: "deck>2" },
  { move: { from: "discard", to: "card-1" }, text: "discard>1" },
];
const parts = (move: Move) => [move.from, move.to];

describe("narrow", () => {
  it("lights every first thing when nothing is picked", () => {
    const choice = narrow(legal, [], parts, true);
    expect([...choice.lit]).toEqual(["deck", "discard"]);
    expect(choice.ready).toBeNull();
  });
  it("follows the order where it matters", () => {
    const choice = narrow(legal, ["deck"], parts, true);
    expect([...choice.lit]).toEqual(["card-1", "card-2"]);
    expect(narrow(legal, ["card-1"], parts, true).remaining).toEqual([]);
  });
  it("takes any order where it does not", () => {
    const choice = narrow(legal, ["card-1"], parts);
    expect([...choice.lit]).toEqual(["deck", "discard"]);
    expect(narrow(legal, ["card-1", "discard"], parts).ready?.text).toBe("discard>1");
  });
  it("wants a part named twice picked twice", () => {
    const twice = [{ move: ["a", "a"], text: "aa" }];
    expect(narrow(twice, ["a"], (m) => m).ready).toBeNull();
    expect(narrow(twice, ["a", "a"], (m) => m).ready?.text).toBe("aa");
  });
});

describe("toggle", () => {
  it("puts a picked thing back", () => {
    expect(toggle(legal, ["deck", "card-1"], "card-1", parts, true)).toEqual(["deck"]);
    expect(toggle(legal, ["deck", "card-1"], "deck", parts, true)).toEqual([]);
  });
  it("starts over with a thing that does not go with the others", () => {
    expect(toggle(legal, ["deck"], "discard", parts, true)).toEqual(["discard"]);
  });
  it("leaves things alone that lead nowhere", () => {
    expect(toggle(legal, ["deck"], "lamp", parts, true)).toEqual(["deck"]);
  });
});
