import { expect, it } from "vitest";
import { keycaps } from "./keycaps";

it("names keys as the keyboards of a language do", () => {
  expect(["en", "de", "fr", "it"].map((lang) => keycaps("Ctrl+Z", lang))).toEqual(["Ctrl+Z", "Strg+Z", "Ctrl+Z", "Ctrl+Z"]);
  expect(keycaps("Shift+Enter", "fr")).toBe("Maj+Entrée");
  expect(keycaps("Delete", "it")).toBe("Canc");
  expect(keycaps("c", "de")).toBe("c");
});
