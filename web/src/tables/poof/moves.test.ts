import { describe, expect, it } from "vitest";
import { moments, type Moment } from "../../lib/fixtures";
import type { GameUpdate } from "../../lib/updates";
import type { Event, Move, View } from "../../types/poof";
import { describe as tell } from "./log";
import {
  cost,
  follow,
  inHand,
  inSlot,
  lay,
  lit,
  ofValue,
  outcome,
  parts,
  patience,
  pickNext,
  ready,
  remember,
  stacks,
  toggle,
  type Laid,
} from "./moves";

const all = (await moments("poof")) as Moment<View, Move, Event>[];
const updates = all.flatMap((moment) => moment.updates) as GameUpdate<View, Move, Event>[];
const own = updates.filter((update) => update.legal.length > 0);

const slot = (card: number | null, face_down: boolean) => ({ card, face_down });
function view(changes: Partial<View> = {}): View {
  const player = {
    in_hand: 5,
    left: 13,
    known: [],
    total: 0,
    turned: [],
    slots: [slot(9, true), slot(0, true), slot(13, false), slot(null, false)],
  };
  return {
    type: "poof",
    seat: 0,
    round: 1,
    rounds: 7,
    blind: false,
    numbers: 16,
    turn: 0,
    first: 0,
    pile: [14, 9, 9],
    run: 2,
    quiet: 0,
    gone: [],
    players: [player, player],
    hand: [5, 9, 9, 12, 0],
    scores: [],
    left_over: null,
    ...changes,
  };
}
const play = (value: number, hand: number, slots: number[] = []) => ({
  move: { type: "play" as const, value, hand, slots },
  text: `${value} ${hand} ${slots}`,
});
const legal = [
  play(5, 1),
  play(9, 1),
  play(9, 2),
  play(9, 0, [0]),
  play(9, 1, [0]),
  play(9, 2, [0]),
  { move: { type: "poof" as const, slot: null }, text: "poof" },
  { move: { type: "poof" as const, slot: 1 }, text: "poof:b" },
];

describe("picking", () => {
  it("finds every legal move of every fixture by touching its parts", () => {
    let seen = 0;
    for (const update of own) {
      for (const each of update.legal) {
        if (each.move.type === "pooftastrophe") continue;
        const touched = parts(each.move, update.view);
        const names = lit(update.legal, update.view);
        expect(
          touched.every((name) => names.has(name)),
          each.text,
        ).toBe(true);
        expect(ready(update.legal, update.view, touched)?.text).toBe(each.text);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
  it("lights every copy of a value, and nothing too high", () => {
    expect([...lit(legal, view())].sort()).toEqual(["hand-0", "hand-1", "hand-2", "hand-4", "slot-0", "slot-1"]);
  });
  it("puts hand and table together, and switches to another value", () => {
    let picked = toggle(legal, view(), [], inHand(2));
    picked = toggle(legal, view(), picked, inSlot(0));
    expect(ready(legal, view(), picked)?.text).toBe("9 1 0");
    expect(toggle(legal, view(), picked, inHand(0))).toEqual([inHand(0)]);
    expect(toggle(legal, view(), picked, inHand(2))).toEqual([inSlot(0)]);
    expect(toggle(legal, view(), picked, inHand(3))).toEqual(picked);
  });
  it("plays Poof cards alone, from where they were touched", () => {
    const picked = toggle(legal, view(), [inHand(1)], inHand(4));
    expect(ready(legal, view(), picked)?.text).toBe("poof");
    expect(ready(legal, view(), toggle(legal, view(), picked, inSlot(1)))?.text).toBe("poof:b");
  });
  it("takes the next card of a value by key, and none after the last", () => {
    let picked: string[] = [];
    const counts = [];
    for (let n = 0; n < 4; n++) counts.push((picked = pickNext(legal, view(), picked, 9)).length);
    expect(counts).toEqual([1, 2, 3, 0]);
    expect(ofValue(legal, view(), 12)).toEqual([]);
  });
  it("stacks equal cards", () => {
    expect(stacks(view())[1]).toEqual({ value: 9, names: ["hand-1", "hand-2"] });
  });
});

describe("what a move does", () => {
  it("knows four of a kind and what comes to light", () => {
    expect(outcome(view(), legal[2]!.move)).toEqual({ poofs: true, out: false, uncovers: 0, skipped: false });
    expect(outcome(view(), legal[4]!.move)).toEqual({ poofs: true, out: false, uncovers: 1, skipped: false });
    expect(outcome(view({ pile: [14], run: 1 }), legal[5]!.move).poofs).toBe(false);
  });
  it("knows when the bonus turn is skipped and when the round is over", () => {
    const player = { in_hand: 2, left: 2, known: [], total: 0, turned: [], slots: Array(4).fill(slot(null, false)) };
    const poof = { type: "poof" as const, slot: null };
    expect(outcome(view({ hand: [0, 0], players: [player, player] }), poof)).toMatchObject({ poofs: true, out: false, skipped: true });
    expect(outcome(view({ hand: [0], players: [{ ...player, left: 1 }, player] }), poof)).toMatchObject({ out: true, skipped: false });
    const buried = { ...player, left: 3, slots: [slot(null, true), ...Array(3).fill(slot(null, false))] };
    expect(outcome(view({ hand: [0, 0], blind: true, players: [buried, player] }), poof).skipped).toBe(false);
  });
  it("counts what giving up costs without looking at hidden cards", () => {
    expect(cost(view(), 50)).toEqual({ points: 5 + 9 + 9 + 12 + 50 + 9 + 50 + 13 + 14 + 9 + 9, hidden: 2 });
  });
  it("warns of a round that goes in circles", () => {
    expect(patience(view({ quiet: 10 }))).toBeNull();
    expect(patience(view({ quiet: 58 }))).toBe(2);
  });
});

describe("who laid what", () => {
  const played = (seat: number, value: number, hand: number, slots: number[] = []): Event => ({ type: "played", seat, value, hand, slots });
  it("follows plays, poofs and pick-ups", () => {
    const plays = follow([], [played(0, 9, 1, [2]), played(1, 4, 1)]);
    expect(plays.map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(follow(plays, [{ type: "picked-up", seat: 0, cards: [9, 9, 4] }])).toEqual([]);
    expect(follow([], [{ type: "turned-over", seat: 1, slot: 0, card: 7 }])[0]).toMatchObject({ seat: 1, value: 7, count: 1 });
  });
  it("keeps to the pile where it saw something else", () => {
    const seen: Laid[] = [{ seat: 1, value: 9, count: 2, hand: 2, slots: [] }];
    expect(lay([14, 14, 9, 9], seen).map(({ seat, value, count }) => [seat, value, count])).toEqual([
      [null, 14, 2],
      [1, 9, 2],
    ]);
    expect(lay([14, 9], seen).map(({ seat }) => seat)).toEqual([null, null]);
    expect(lay([], [])).toEqual([]);
  });
  it("puts what happened before we came under it", () => {
    const before = follow([], [played(0, 14, 2)]);
    const seen = follow([], [played(1, 9, 1)]);
    expect(remember([14, 14, 9], before, seen).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(remember([14, 14], before, seen).map(({ seat }) => seat)).toEqual([0]); // taken back meanwhile
    expect(remember([9], before, seen)).toBe(seen); // picked up meanwhile
  });
  it("agrees with the pile of every fixture", () => {
    for (const { updates: steps } of all) {
      let seen: Laid[] = [];
      for (const step of steps as GameUpdate<View, Move, Event>[]) {
        seen = follow(seen, step.events);
        const flat = lay(step.view.pile, seen).flatMap((each) => Array<number>(each.count).fill(each.value));
        expect(flat).toEqual(step.view.pile);
      }
    }
  });
});

describe("the log", () => {
  it("has words for every event", () => {
    const context = { name: String, names: (seats: readonly number[]) => seats.join(), t: (id: string) => id };
    for (const update of updates) {
      for (const event of update.events) expect(tell(event, context, update.view).length).toBeGreaterThan(0);
    }
  });
});
