import { expect, it } from "vitest";
import { sentences } from "./speech";

it("ends every line once", () => {
  expect(sentences(["Pebble calls!", "Juno stays in", "Juno draws."])).toBe("Pebble calls! Juno stays in. Juno draws.");
  expect(sentences([])).toBe("");
});
