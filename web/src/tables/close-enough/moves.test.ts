import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import { moments } from "../../lib/fixtures";
import type { Legal } from "../../lib/updates";
import type { Event, Move, View } from "../../types/close-enough";
import { describe } from "./log";
import {
  choose,
  counted,
  dropped,
  hand,
  initial,
  label,
  landings,
  likelyAnswer,
  lotCards,
  outcome,
  partsOfMove,
  revealOrder,
  rule,
  sum,
  touch,
  ways,
} from "./moves";
import { reveal } from "./reveal";

const all = await moments<View, Move, Event>("close-enough");
const updates = all.flatMap((moment) => moment.updates.map((update) => ({ moment, update })));
const words = readFileSync("../src/closecall/games/close_enough/text/en.ftl", "utf8");
const known = new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
const asked: string[] = [];
const t = (id: string) => {
  asked.push(id.split(".")[0]!);
  return id;
};
const name = (seat: number) => `P${seat}`;
const at = (shows: string) => all.find((moment) => moment.shows.includes(shows))!.updates.at(-1)!;

group("every legal move", () => {
  test("is what is picked when a hint names it", () => {
    for (const { update } of updates) {
      const open = ways(update.view, update.legal);
      for (const each of update.legal) expect(choose(open, partsOfMove(update.view, each)).ready?.move.legal.text).toBe(each.text);
    }
  });
  test("is reached by touching lit things", () => {
    for (const { update } of updates) {
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
  test("has a name", () => {
    for (const { update } of updates) for (const { move } of update.legal) label(move, { t, name, view: update.view });
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});

test("every event has words, and the rule that applies is told", () => {
  for (const { update } of updates) {
    const lines = update.events.flatMap((event) => describe(event, { t, name }, update.view));
    expect(lines.map((line) => line.id).filter((id) => !known.has(id))).toEqual([]);
    expect(known).toContain(rule(update.view));
    for (const event of update.events) if (event.type === "round-ended") reveal(event, update.view, { t, about: (_, id) => t(id) });
  }
  const own = (id: string) => !["total"].includes(id);
  expect(asked.filter((id) => own(id) && !known.has(id))).toEqual([]);
});

test("a swap is planned in one go and can be changed", () => {
  const { view, legal } = at("move discard");
  const open = ways(view, legal);
  let picked = touch(open, [], "discard");
  expect(choose(open, picked).ready?.move.then).toBeUndefined();
  picked = touch(open, picked, "hand-0");
  const way = choose(open, picked).ready!.move;
  expect(way.then).toBe(view.own!.hand[0]);
  expect(outcome(view, picked)!.total).toBe(sum(view) + view.discard.at(-1)! - way.then!);
  picked = touch(open, picked, "hand-1");
  expect(picked).toEqual(["discard", "hand-1"]);
  expect(touch(open, picked, "deck")).toEqual(["deck"]);
  expect(touch(open, picked, "discard")).toEqual([]);
});

test("the card taken openly stays, one drawn may go again", () => {
  const { view, legal } = at("move give");
  expect(view.held!.source).toBe("face-up");
  const parts = ways(view, legal).map((way) => way.move.parts[0]);
  expect(hand(view)).toHaveLength(3);
  expect(parts).not.toContain("hand-2");
  const drawn: View = { ...view, held: { ...view.held!, source: "deck", owner: null } };
  const give: Legal<Move>[] = [{ move: { type: "give", card: view.held!.card! }, text: "" }];
  expect(ways(drawn, give).map((way) => way.move.parts[0])).toContain("hand-2");
});

test("tokens: the first half is chosen in advance, what it makes is known", () => {
  const { view, legal } = at("move use");
  const open = ways(view, legal);
  const start = initial(view, open);
  expect(start).toEqual(["double"]);
  const picked = touch(open, start, "up");
  expect(outcome(view, picked)!.total).toBe(sum(view) + view.players[view.seat!]!.face_up!);
  expect(touch(open, picked, "raise")).toEqual(["raise"]);
});

test("a token dropped on a card picks what it does there", () => {
  const { view, legal } = at("move use");
  const open = ways(view, legal);
  const token = "token-" + view.own!.token!.join("+");
  expect([...landings(open, token)]).toContain("up");
  expect(dropped(open, token, "up", [])).toEqual(["double", "up"]);
  expect(dropped(open, token, "up", ["raise"])).toEqual(["raise", "up"]);
  expect(dropped(open, token, "deck", [])).toBe(null);
});

test("an exact hit is shown, all else is kept secret; folders have nothing to show for it", () => {
  const { view } = at("move muck");
  const own = view.own!;
  const me = view.players[view.seat!]!;
  const as = (distance: number, status: typeof me.status): View => ({
    ...view,
    own: { ...own, distance },
    players: view.players.map((each) => (each === me ? { ...me, status } : each)),
  });
  expect(likelyAnswer(as(0, "stayed"))).toBe("show");
  expect(likelyAnswer(as(1, "stayed"))).toBe("muck");
  expect(likelyAnswer(as(0, "folded"))).toBe("muck");
});

test("a lot as it counts", () => {
  const token: ["double", "nudge"] = ["double", "nudge"];
  const lot = {
    face_up: 6,
    hand: [6, 6],
    target: { value: 20, stars: 2 },
    total: 25,
    distance: 5,
    uses: [
      { token, ability: "double" as const, place: "face-up" as const, card: 6, nudge: null },
      { token, ability: "nudge" as const, place: "hand" as const, card: 6, nudge: 1 as const },
    ],
  };
  expect(lotCards(lot).map(({ card, use }) => counted(card, use))).toEqual(["6×2", "6+1", "6"]);
});

test("lots are revealed clockwise, the caller last", () => {
  const ended = updates.flatMap(({ update }) => update.events).find((event) => event.type === "round-ended");
  if (ended?.type !== "round-ended") throw new Error("no round ends in the fixtures");
  expect(revealOrder(ended.last).at(-1)).toBe(ended.last.caller);
  expect(revealOrder(ended.last)).toHaveLength(ended.last.players.length);
});
