import { expect, it } from "vitest";
import { duration, timeLeft } from "./duration";

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

it("says what is left on a clock as people do", () => {
  const shown = [9, 61, 3599, 3600, 3601, 86_340, 86_399, 86_400, 97_200, 172_800].map((left) => timeLeft(left, "narrow", "en"));
  expect(shown).toEqual(["0:09", "1:01", "59:59", "1 hour", "1h 1m", "23h 59m", "1 day", "1 day", "1d 3h", "2 days"]);
  expect(timeLeft(86_400, "narrow", "de")).toBe("1 Tag");
  expect(timeLeft(86_340, "long", "fr")).toMatch(/^23\sheures 59\sminutes$/);
  expect(timeLeft(172_800, "narrow", "it")).toBe("2 giorni");
});
