import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moments } from "../../lib/fixtures";
import type { Event, Move, View } from "../../types/five-to-close";
import { signed } from "../../lib/figures";
import { count } from "./count";
import { describe } from "./log";
import { cardOf, choose, initial, label, nextCard, ownSide, partsOfMove, rule, touch, ways, wildAt, wordPart, wordPoints } from "./moves";

const all = await moments<View, Move, Event>("five-to-close");
const updates = all.flatMap((moment) => moment.updates);
const words = readFileSync("../src/closecall/games/five_to_close/text/en.ftl", "utf8");
const known = new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
const asked = new Set<string>();
const t = (id: string) => {
  asked.add(id.split(".")[0]!);
  return id;
};
const name = (seat: number) => `P${seat}`;
const names = (seats: readonly number[]) => seats.map(name).join(" & ");
const at = (shows: string) => all.find((moment) => moment.shows.includes(shows))!.updates.at(-1)!;

test("every legal move is what is picked when a hint names it", () => {
  for (const update of updates) {
    const open = ways(update.view, update.legal);
    for (const each of update.legal) expect(choose(open, partsOfMove(update.view, each)).ready?.move.legal.text).toBe(each.text);
  }
});

test("every legal move is reached by touching lit things", () => {
  for (const update of updates) {
    const open = ways(update.view, update.legal);
    for (const { move } of update.legal) {
      const way = open.find((each) => each.move.legal.move === move);
      expect(way, JSON.stringify(move)).toBeDefined();
      let picked: string[] = [];
      for (const part of way!.move.parts) {
        if (picked.includes(part)) continue;
        expect([...choose(open, picked).lit]).toContain(part);
        picked = touch(open, picked, part);
      }
      expect(choose(open, picked).ready?.move.legal.move).toEqual(move);
    }
  }
});

test("every move, event and rule has words", () => {
  for (const update of updates) {
    for (const { move } of update.legal) label(move, { t, name, view: update.view });
    for (const event of update.events) {
      for (const line of describe(event, { t, name, names }, update.view)) asked.add(line.id);
      if (event.type === "round-scored") count(event, update.view, { t });
    }
    expect(known).toContain(rule(update.view));
  }
  expect([...asked].filter((id) => !known.has(id))).toEqual([]);
});

test("nobody learns from the log what others draw", () => {
  const seen = updates.flatMap((update) =>
    update.events.flatMap((event) =>
      event.type === "drew" && event.seat !== update.view.seat ? describe(event, { t, name, names }, update.view) : [],
    ),
  );
  expect(seen.every((line) => line.id === "event-drew" && !("card" in (line.args ?? {})))).toBe(true);
});

test("points by letters are those of the game", () => {
  const found = updates.flatMap((update) => update.view.sides.flatMap((side) => [...side.words, ...side.locked]));
  for (const word of found) if (word) expect(wordPoints(word.tiles.length, word.multiplier)).toBe(word.points);
  expect(wordPoints(12)).toBe(250);
});

test("the draw pile is picked in advance, another pile or a fresh hand can be chosen", () => {
  const { view, legal } = at("move draw");
  const open = ways(view, legal);
  expect(initial(view, open)).toEqual(["deck"]);
  expect(touch(open, ["deck"], "pile")).toEqual(["pile"]);
});

test("a card goes to a word, to a new one, or to the discards", () => {
  const { view, legal } = at("move lock");
  const open = ways(view, legal);
  const side = ownSide(view)!;
  const picked = touch(open, [], "hand-0");
  expect(cardOf(view, picked[0])).toBe(view.hand![0]);
  expect(choose(open, picked).ready).toBeNull();
  const lit = choose(open, picked).lit;
  expect(lit).toContain(wordPart(side, null));
  expect(lit).toContain("pile");
  expect(touch(open, picked, "hand-1")).toEqual(["hand-1"]);
  expect(touch(open, [...picked, "pile"], wordPart(side, null))).toEqual(["hand-0", wordPart(side, null)]);
});

test("equal cards are picked one after the other by key", () => {
  const view = { ...at("move discard").view };
  const letter = "N";
  expect(view.hand!.filter((card) => card === letter)).toHaveLength(2);
  const first = nextCard(view, [], letter)!;
  expect(nextCard(view, [first], letter)).not.toBe(first);
  expect(nextCard(view, [], "Z")).toBeNull();
});

test("a wild is found by its number in the word", () => {
  const { view, legal } = at("move take-wild");
  const move = legal.map((each) => each.move).find((each) => each.type === "take-wild");
  if (move?.type !== "take-wild") throw new Error("no wild to take in the fixtures");
  const word = view.sides[move.side]!.words[move.place]!;
  const tile = word.tiles[wildAt(word, move.wild)]!;
  expect(tile.wild).not.toBeNull();
  expect(view.hand).toContain(tile.letter);
});

test("minus is a minus", () => {
  expect([signed(25), signed(-25), signed(0)]).toEqual(["25", "−25", "0"]);
});
