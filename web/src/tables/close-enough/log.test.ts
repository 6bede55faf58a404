import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Events, View } from "../../types/close-enough";
import { describe } from "./log";

const words = { name: (seat: number) => `seat ${seat}`, t: (id: string) => id };

test("a target is told of whoever has it: a spectator may look through their eyes", () => {
  const dealt = { type: "dealt", round: 1, first: 0, target: { value: 13, stars: 1 } } as unknown as Events.Dealt;
  const lines = describe(dealt, words, { seat: 2 } as View);
  expect(lines.at(-1)).toMatchObject({ id: "event-target", args: { who: "seat 2", value: 13 } });
});

test("in every language the line names its player, and speaks to them where it is their own", () => {
  for (const lang of ["en", "de", "fr", "it"]) {
    const text = readFileSync(`${import.meta.dirname}/../../../../src/closecall/games/close_enough/text/${lang}.ftl`, "utf8");
    const [theirs, own] = /^event-target = ([^]*?)^event-/m.exec(text)![1]!.split(".you");
    expect(theirs).toContain("{ $who }");
    expect(own).not.toContain("$who");
  }
});
