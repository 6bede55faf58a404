import { expect, test } from "vitest";
import type { TableApi } from "../contract";
import story from "./result";

const tiles = ["docks", "radio-tower", "market"].map((key) => ({ key, name: key }));
/** A table that says what it is asked to say. */
const table = (ending: string) =>
  ({
    view: { ending, tiles, wanted: 4 },
    t: (id: string, args?: object) => (id.startsWith("tile-") ? id.slice(5) : [id, ...Object.values(args ?? {})].join(" ")),
    about: (seat: number, id: string) => `${seat} ${id}`,
    labels: (seats: readonly number[]) => seats.map((seat) => (seat === 0 ? "You" : `seat ${seat}`)).join(" and "),
  }) as unknown as TableApi;
const steps = [
  { seq: 1, events: [{ type: "turn-began", seat: 0, turn_number: 7 }] },
  {
    seq: 5,
    events: [
      { type: "tile-removed", space: 1, tile: "Radio Tower" },
      { type: "tile-removed", space: 2, tile: "Market" },
      { type: "turn-began", seat: 1, turn_number: 8 },
    ],
  },
];

test("what decided a lost city is told, with the turn it happened in; nobody in particular did it", () => {
  expect(story.moments(steps, table("tower-gone"))).toEqual([{ seq: 5, seat: null, text: "moment-closed radio-tower 7" }]);
  expect(story.moments(steps, table("turn-limit"))).toEqual([{ seq: 5, seat: null, text: "moment-closed market 7" }]);
});

test("who got out, as the player reads it", () => {
  const out = { seq: 9, events: [{ type: "escaped", seats: [0, 1], space: 0 }] };
  expect(story.moments([...steps, out], table("escaped")).at(-1)?.text).toBe("moment-escaped You and seat 1 docks");
});
