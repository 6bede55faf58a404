import { expect, it } from "vitest";
import { pieces } from "./chips";
import type { TextArgs } from "./text.svelte";

const say = (id: string, args: TextArgs = {}) => (id === "played" ? `${args["who"]} plays ${args["count"]} × ${args["value"]}` : id);

it("shows the cards a line names as chips, and the rest as words", () => {
  expect(pieces({ id: "played", args: { who: "Mira", count: 2, value: 9 } }, ["value", "card"], say)).toEqual([
    { text: "Mira plays 2 × ", chip: false },
    { text: "9", chip: true },
  ]);
});
it("leaves a line without cards alone", () => {
  expect(pieces({ id: "dealt" }, ["value"], say)).toEqual([{ text: "dealt", chip: false }]);
});
