import { describe, expect, it } from "vitest";
import { moments, type Moment } from "../../lib/fixtures";
import type { GameUpdate } from "../../lib/updates";
import type { Event, Move, View } from "../../types/close-to-the-mark";
import { describe as tell } from "./log";
import {
  NOTHING,
  type Picked,
  dieOf,
  draw,
  entries,
  entryOf,
  extremesOf,
  forced,
  openCircles,
  openDice,
  ownColour,
  picking,
  ready,
  remaining,
  sumWith,
  touchCircle,
  touchDie,
} from "./moves";

const all = (await moments("close-to-the-mark")) as Moment<View, Move, Event>[];
const updates = all.flatMap((moment) => moment.updates) as GameUpdate<View, Move, Event>[];
const turns = updates.filter((update) => update.legal.some(({ move }) => move.type === "enter"));
const choosing = updates.find((update) => update.legal.some(({ move }) => move.type === "choose"))!;

describe("picking", () => {
  it("picks exactly the move a hint names", () => {
    for (const { legal } of [...turns, choosing]) for (const { move, text } of legal) expect(ready(legal, picking(move))?.text).toBe(text);
  });
  it("reaches every legal move, die first and circle first", () => {
    let seen = 0;
    for (const { legal } of turns) {
      for (const { move, text } of entries(legal)) {
        const dieFirst = touchCircle(legal, touchDie(legal, NOTHING, move.die), move.circle);
        expect(ready(legal, dieFirst)?.text).toBe(text);
        const circle = touchCircle(legal, NOTHING, move.circle);
        const circleFirst = dieOf(legal, circle) === move.die ? circle : touchDie(legal, circle, move.die);
        expect(ready(legal, circleFirst)?.text).toBe(text);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(200);
  });
  it("lights what a die can fill: its circles and one's own", () => {
    const { legal, view } = turns[0]!;
    const die = [...openDice(legal)][0]!;
    const colours = new Set([...openCircles(legal, { die, circle: null })].map((circle) => view.layout[circle]));
    expect([...colours].every((colour) => colour === die || colour === ownColour(view))).toBe(true);
    expect(openDice(legal).has(ownColour(view)!)).toBe(false);
  });
  it("brings the die along with a circle of another colour, and asks for one's own", () => {
    const { legal, view } = turns[0]!;
    const own = view.layout.findIndex((colour, circle) => colour === ownColour(view) && openCircles(legal, NOTHING).has(circle));
    const other = view.layout.findIndex((colour, circle) => colour !== ownColour(view) && openCircles(legal, NOTHING).has(circle));
    expect(dieOf(legal, touchCircle(legal, NOTHING, other))).toBe(view.layout[other]);
    expect(ready(legal, touchCircle(legal, NOTHING, other))).not.toBeNull();
    expect(touchCircle(legal, NOTHING, own)).toEqual({ die: null, circle: own });
    expect(remaining(legal, { die: null, circle: own })).toHaveLength(4);
    expect(forced(legal, own)).toBeNull();
    expect(touchCircle(legal, { die: null, circle: own }, own)).toEqual(NOTHING);
  });
  it("goes from circle to circle, whatever their colours", () => {
    for (const { legal } of turns) {
      let picked = NOTHING;
      for (const circle of openCircles(legal)) {
        picked = touchCircle(legal, picked, circle);
        expect(picked.circle).toBe(circle);
        expect(remaining(legal, picked).length).toBeGreaterThan(0);
      }
    }
  });
  it("lets go of a circle the next die cannot fill", () => {
    const { legal, view } = turns[0]!;
    const other = view.layout.findIndex((colour, circle) => colour !== ownColour(view) && openCircles(legal, NOTHING).has(circle));
    const picked = touchCircle(legal, NOTHING, other);
    const die = [...openDice(legal)].find((each) => each !== dieOf(legal, picked))!;
    expect(touchDie(legal, picked, die)).toEqual({ die, circle: null });
    expect(touchDie(legal, picked, dieOf(legal, picked)!)).toEqual(NOTHING);
  });
  it("takes a colour", () => {
    const picked: Picked = touchDie(choosing.legal, NOTHING, "green");
    expect(ready(choosing.legal, picked)?.text).toBe("green");
    expect(openCircles(choosing.legal, picked).size).toBe(0);
  });
});

describe("what an entry would bring", () => {
  it("agrees with the server on every choice of every fixture", () => {
    let crossed = 0;
    for (const { legal, view } of turns) {
      const sheet = view.sheets[view.seat!]!;
      for (const { move } of entries(legal)) {
        const entry = entryOf(view, move)!;
        expect(entry.number).toBe(sumWith(view, move.die));
        const drawn = draw(sheet, entry);
        expect(drawn.lines + drawn.extremePoints).toBe(sheet.total + entry.points);
        expect(drawn.total).toBe(sheet.total + entry.points);
        expect(drawn.newAcross.size + drawn.newDown.size).toBe(entry.crosses.length);
        for (const place of drawn.newAcross) {
          const left = Math.floor(place / 4) * 5 + (place % 4);
          expect(Math.abs(drawn.numbers[left]! - drawn.numbers[left + 1]!)).toBe(1);
        }
        for (const place of drawn.newDown) expect(Math.abs(drawn.numbers[place]! - drawn.numbers[place + 5]!)).toBe(1);
        crossed += entry.crosses.length;
      }
    }
    expect(crossed).toBeGreaterThan(10);
  });
  it("draws sheets as they are", () => {
    for (const { view } of updates) {
      for (const sheet of view.sheets) {
        const drawn = draw(sheet, null);
        expect(drawn.rows).toEqual(sheet.row_points);
        expect(drawn.columns).toEqual(sheet.column_points);
        expect(drawn.lines).toBe(sheet.line_points);
        expect(drawn.newRows.size + drawn.newColumns.size).toBe(0);
      }
    }
  });
  it("knows extreme numbers", () => {
    expect([2, 3, 4, 5, 9, 10, 11, 12].map(extremesOf)).toEqual([2, 1, 1, 0, 0, 1, 1, 2]);
  });
});

describe("the log", () => {
  it("never tells what another has entered before all are in", () => {
    const context = { name: (seat: number) => `seat ${seat}`, names: (seats: readonly number[]) => seats.join(), t: (id: string) => id };
    for (const update of updates) {
      for (const event of update.events) {
        const lines = tell(event, context, update.view);
        if (event.type !== "entered") expect(lines.length).toBeGreaterThan(0);
        else if (event.seat !== update.view.seat) expect(lines.every((line) => line.args?.["value"] === undefined)).toBe(true);
      }
    }
  });
});
