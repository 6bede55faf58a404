import { describe, expect, it } from "vitest";
import { nested } from "./quotes";

describe("quotation marks within quotation marks", () => {
  it("are the inner ones of the language", () => {
    expect(nested("Better than “Go: Depot, discarding “Binoculars””.", "en")).toBe("Better than “Go: Depot, discarding ‘Binoculars’”.");
    expect(nested("Besser als „Gehen: Lagerhaus, dafür „Fernglas“ ablegen“.", "de")).toBe(
      "Besser als „Gehen: Lagerhaus, dafür ‚Fernglas‘ ablegen“.",
    );
    expect(nested("Mieux que «\u00a0Aller : défausser «\u00a0Jumelles\u00a0»\u00a0».", "fr")).toBe(
      "Mieux que «\u00a0Aller : défausser “Jumelles”\u00a0».",
    );
    expect(nested("Meglio di «Vai: scartando «Binocolo»».", "it")).toBe("Meglio di «Vai: scartando “Binocolo”».");
  });

  it("stay as they are beside each other", () => {
    for (const text of ["„Fernglas“ statt „Kompass“", "„Fernglas“", "kein Zitat"]) expect(nested(text, "de")).toBe(text);
  });
});
