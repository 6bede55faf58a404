import { describe, expect, it } from "vitest";
import type { GameModule } from "../tables/contract";
import type { Match } from "../types/protocol";
import { Table, type Source } from "./table.svelte";
import type { GameUpdate } from "./updates";

const module = { describe: () => [], timing: () => 300 } as unknown as GameModule;
const legal = (...texts: string[]) => texts.map((text) => ({ move: { type: text }, text }));
const update = (seq: number, actors: number[], ...texts: string[]) =>
  ({
    seq,
    moves: seq,
    actors,
    view: {},
    legal: legal(...texts),
    events: [{}],
    over: false,
    result: null,
    clocks: null,
  }) as unknown as GameUpdate;

/** A table at seat 0 of two whose picture lags behind these updates. */
function lagging(...updates: GameUpdate[]): Table {
  const source = {
    mode: "play",
    match: { seats: [{}, {}] } as unknown as Match,
    viewer: 0,
    latest: updates.at(-1)!,
    connected: true,
    pending: null,
    hint: null,
    here: [],
    skew: 0,
    play: () => {},
    point: () => {},
    ask: () => {},
  } as Source;
  const table = new Table("any", module, source);
  table.push(updates);
  expect(table.seq).toBe(updates[0]!.seq);
  return table;
}
const texts = (table: Table) => table.legal.map(({ text }) => text);

describe("what may be played while the picture lags", () => {
  it("stays where others answer a question put to all", () => {
    expect(texts(lagging(update(5, [0, 1], "a", "b"), update(6, [0], "a", "b")))).toEqual(["a", "b"]);
  });
  it("is nothing where our own answer lies in between, though the next question looks alike", () => {
    expect(texts(lagging(update(5, [0, 1], "a"), update(6, [1]), update(7, [0, 1], "a")))).toEqual([]);
  });
  it("is nothing where the moves are others, or it is one player after another", () => {
    expect(texts(lagging(update(5, [0, 1], "a"), update(6, [0], "b")))).toEqual([]);
    expect(texts(lagging(update(5, [0], "a"), update(6, [0], "a")))).toEqual([]);
  });
});
