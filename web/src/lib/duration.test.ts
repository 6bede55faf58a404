import { expect, it } from "vitest";
import { duration } from "./duration";

it("says a length of time as people do", () => {
  expect([15, 60, 90, 300, 7200, 86_400].map((seconds) => duration(seconds, "en"))).toEqual([
    "15 seconds",
    "1 minute",
    "90 seconds",
    "5 minutes",
    "2 hours",
    "1 day",
  ]);
  expect(duration(86_400, "de")).toBe("1 Tag");
  expect(duration(120, "it")).toBe("2 minuti");
});
