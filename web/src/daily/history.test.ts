import { describe, expect, test } from "vitest";
import { marks, streak } from "./history";

describe("days on this device", () => {
  const played = { "2026-11-14": { solo: 40 }, "2026-11-15": { solo: 41 }, "2026-11-16": { position: 100 } };
  test("a streak goes on while today is still to come", () => {
    expect(streak(played, "2026-11-17")).toBe(3);
    expect(streak({ ...played, "2026-11-17": { solo: 1 } }, "2026-11-17")).toBe(4);
  });
  test("a day left out ends it", () => {
    expect(streak(played, "2026-11-18")).toBe(0);
  });
  test("the result to share shows ten marks", () => {
    expect(marks(30, 60)).toBe("●●●●●○○○○○");
    expect(marks(99, 60)).toBe("●●●●●●●●●●");
  });
});
