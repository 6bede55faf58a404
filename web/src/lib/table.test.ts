import { describe, expect, it, vi } from "vitest";
import type { GameModule, LogContext } from "../tables/contract";
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
  const table = tableOf(module, updates.at(-1)!);
  table.push(updates);
  expect(table.seq).toBe(updates[0]!.seq);
  return table;
}

const MATCH = { seats: [{ name: "Mira" }, { name: "Jonas" }] } as unknown as Match;

function tableOf(game: GameModule, latest: GameUpdate, mode: Source["mode"] = "play", extra: Partial<Source> = {}): Table {
  const source = {
    mode,
    match: MATCH,
    viewer: 0,
    latest,
    connected: true,
    pending: null,
    hint: null,
    here: [],
    skew: 0,
    play: () => {},
    point: () => {},
    ask: () => {},
    ...extra,
  } as Source;
  return new Table("any", game, source);
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

describe("what is spoken", () => {
  it("differs when the same happens again: a region that stays as it is says nothing", async () => {
    const draws = { describe: () => [{ id: "draws" }], timing: () => 0 } as unknown as GameModule;
    const table = tableOf(draws, update(6, [0]));
    const said: string[] = [];
    for (const seq of [5, 6, 7]) {
      table.push([update(seq, [0])]);
      await vi.waitFor(() => expect(table.seq).toBe(seq));
      said.push(table.spoken);
    }
    expect(said[0]).toMatch(/draws/);
    expect(said[1]).not.toBe(said[0]);
    expect(said[2]).not.toBe(said[1]);
    expect(new Set(said.map((each) => each.trim())).size).toBe(1);
  });

  it("is not said again to spectators who look through other eyes", async () => {
    const tells = { describe: () => [{ id: "draws" }], timing: () => 0 } as unknown as GameModule;
    const table = tableOf(tells, update(5, [0]), "watch");
    table.push([update(5, [0])]);
    await vi.waitFor(() => expect(table.spoken).toMatch(/draws/));
    table.spoken = "";
    table.reset();
    table.push([update(5, [0])]);
    await vi.waitFor(() => expect(table.seq).toBe(5));
    expect(table.spoken).toBe("");
  });
});

describe("who is said to have acted", () => {
  const plays = {
    describe: (seat: number, { name }: LogContext) => [{ id: "event-draw", args: { who: name(seat) }, seat }],
    timing: () => 0,
  } as unknown as GameModule;
  const step = (seq: number, seat: number) => ({ ...update(seq, [0]), events: [seat] }) as GameUpdate;
  /** A line of the log, and whether it has the mark of a bot. */
  function line(extra: Partial<Source>, missed = false, old = false): unknown[] {
    const table = tableOf(plays, update(9, [0]), "play", extra);
    vi.spyOn(table, "t").mockImplementation((id, args) => `${id} ${String(args?.name ?? "")}`.trim());
    vi.spyOn(table, "has").mockReturnValue(true);
    if (old) table.history([step(5, 0)]);
    else table.push([step(5, 0)], missed);
    const { id, args, bot } = table.log[0]!;
    return [id, args?.who, bot];
  }
  const away = { ...MATCH, seats: [{ ...MATCH.seats[0]!, kind: "away" }, MATCH.seats[1]!] } as Match;

  it("is you, where you did it", () => {
    expect(line({})).toEqual(["event-draw.you", "name-you Mira", false]);
    expect(line({}, true)).toEqual(["event-draw.you", "name-you Mira", false]);
  });

  it("is the bot while it plays for you, also in what is read aloud", async () => {
    expect(line({ match: away })).toEqual(["event-draw", "name-bot Mira", true]);
    const table = tableOf(plays, update(9, [0]), "play", { match: away });
    vi.spyOn(table, "has").mockReturnValue(true);
    table.push([step(5, 0)]);
    await vi.waitFor(() => expect(table.spoken).toBe("event-draw."));
  });

  it("is left open where a clock ran while you were away", () => {
    const timed = { ...MATCH, clocks: { move: 30 } } as Match;
    expect(line({ match: timed }, true)).toEqual(["event-draw", "name-you Mira", false]);
    expect(line({ match: timed })).toEqual(["event-draw.you", "name-you Mira", false]);
  });

  it("is not the bot of now in what happened before we came", () => {
    expect(line({ match: away }, false, true)).toEqual(["event-draw.you", "name-you Mira", false]);
  });
});

describe("somebody at this device", () => {
  it("is beside the viewer, not online", () => {
    const table = tableOf(module, update(5, [0]), "play", { mine: [0, 1] });
    expect(table.players.map(({ beside, here }) => [beside, here])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(tableOf(module, update(5, [0]), "play", { here: [1] }).player(1)).toMatchObject({ beside: false, here: true });
  });
});
