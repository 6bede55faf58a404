import { describe, expect, it } from "vitest";
import { facts, short, spoken } from "./facts";

describe("a view in words", () => {
  it("says names and values as people would", () => {
    expect(spoken("face_up")).toBe("Face up");
    expect(short([3, null, { card: 7, face_down: true }], "yes", "no")).toBe("3 – Card 7, Face down");
    expect(short([[1, 2], [3]], "yes", "no")).toBe("1 2 | 3");
    expect(short(false, "yes", "no")).toBe("no");
  });
  it("makes a table of alike things and lines of the rest", () => {
    const said = facts(
      {
        type: "high-card",
        turn: 1,
        players: [
          { seat: 0, card: 5 },
          { seat: 1, card: null },
        ],
      },
      "yes",
      "no",
    );
    expect(said.lines).toEqual([{ name: "Turn", text: "1" }]);
    expect(said.tables).toEqual([
      {
        name: "Players",
        columns: ["Seat", "Card"],
        rows: [
          ["0", "5"],
          ["1", "–"],
        ],
      },
    ]);
  });
});
