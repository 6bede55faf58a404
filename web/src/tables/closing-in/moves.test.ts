import { describe, expect, it } from "vitest";
import { moments, type Moment } from "../../lib/fixtures";
import type { GameUpdate, Legal } from "../../lib/updates";
import type { Event, Move, View, Views } from "../../types/closing-in";
import { describe as tell, label } from "./log";
import {
  DECK,
  INTEL,
  blocked,
  cardId,
  changes,
  choose,
  inDeck,
  knownId,
  picking,
  preview,
  risk,
  routes,
  seatId,
  thingsOf,
  threats,
  tileId,
  touch,
  type CardName,
  type Namer,
} from "./moves";

const all = (await moments("closing-in")) as Moment<View, Move, Event>[];
const updates = all.flatMap((moment) => moment.updates) as GameUpdate<View, Move, Event>[];
const own = updates.filter((update) => update.legal.length > 0);

const KEYS = [
  "docks",
  "radio-tower",
  "market",
  "tunnel",
  "hospital",
  "apartments",
  "library",
  "factory",
  "warehouse",
  "city-park",
  "train-yard",
  "police-station",
];
function tile(key: string, changed: Partial<Views.Tile> = {}): Views.Tile {
  return { space: key, key, name: key, enforcers: 0, intel: false, removed: false, players: [], role: null, ...changed };
}
/** A city with the viewer on a tile. */
function city(space: number, cards: CardName[], changed: Partial<View> = {}, tiles: Record<number, Partial<Views.Tile>> = {}): View {
  const supply = (["cash", "boat-key", "bribe", "decoy", "walkie-talkie", "smoke-bomb"] as const).map((card) => ({
    card,
    value: card === "cash" ? 2 : 0,
    in_deck: 1,
    discarded: 0,
  }));
  return {
    type: "closing-in",
    seat: 0,
    level: "standard",
    phase: "act",
    turn: 0,
    turn_number: 3,
    last_turn: 60,
    actions_left: 2,
    actions: 3,
    disguised: false,
    enforce_draws: 2,
    crowd: 2,
    most_cards: 5,
    sent: 0,
    wanted: 4,
    enforcers_left: 30,
    intel_left: 5,
    supply,
    inventory_deck: 20,
    location_deck: 3,
    tiles: KEYS.map((key, n) => tile(key, { ...(n === space ? { players: [0] } : {}), ...tiles[n] })),
    players: [
      { cards, intel: 1, space },
      { cards: [], intel: 0, space: 5 },
    ],
    known: [],
    unknown: [{ tile: "market", space: 2, intel: true }],
    discarded: [],
    ending: null,
    ...changed,
  };
}
const legal = (...moves: Move[]): Legal<Move>[] => moves.map((move, n) => ({ move, text: `${n} ${move.type}` }));
const name: Namer = {
  tile: (space) => KEYS[space]!,
  card: (card) => card,
  who: (seat) => `P${seat}`,
  whos: (seats) => seats.map((seat) => `P${seat}`).join(),
};
const ids = (move: Move, view: View) => preview(move, view, name).map((text) => text.id);

/** Touch things one after the other, as a player would. */
function touchAll(moves: Legal<Move>[], view: View, things: string[], wish: string | null = null) {
  let picked: string[] = [];
  for (const id of things) picked = touch(choose(moves, view, picked, wish), picked, id);
  return choose(moves, view, picked, wish);
}

describe("picking", () => {
  it("picks exactly the move a hint names, whatever it is", () => {
    let seen = 0;
    for (const { view, legal } of own) {
      for (const { move, text } of legal) {
        if (move.type === "end") continue; // nothing to touch: the frame makes it the main button
        const { touched, wish } = picking(move, view);
        expect(choose(legal, view, touched, wish).ready?.text).toBe(text);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
  it("reaches every legal move of every fixture by touching what lights up", () => {
    let seen = 0;
    for (const { legal: moves, view } of own) {
      for (const each of moves) {
        if (each.move.type === "end") continue;
        const wanted = [...thingsOf(each.move, view)];
        let picked: string[] = [];
        for (const id of wanted) {
          const choice = choose(moves, view, picked, null);
          expect(choice.lit.has(id), `${each.text}: ${id}`).toBe(true);
          picked = touch(choice, picked, id);
        }
        const ways = choose(moves, view, picked, null).ways.filter((way) => way.ready);
        expect(
          ways.map((way) => way.ready!.text),
          each.text,
        ).toContain(each.text);
        const way = ways.find((one) => one.ready!.text === each.text)!;
        expect(choose(moves, view, picked, way.key).ready!.text).toBe(each.text);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(200);
  });
  it("offers moving and luring on one tile, side by side", () => {
    const view = city(1, [], {}, { 0: { enforcers: 2 } });
    const moves = legal(
      { type: "move", space: 0, pay: null },
      { type: "lure", space: 0, enforcers: 1 },
      { type: "lure", space: 0, enforcers: 2 },
    );
    const choice = choose(moves, view, [tileId(0)], null);
    expect(choice.ways.map((way) => way.key)).toEqual(["move", "lure-1", "lure-2"]);
    expect(choice.ready?.move.type).toBe("move");
    expect(choose(moves, view, [tileId(0)], "lure-2").ready?.move).toMatchObject({ type: "lure", enforcers: 2 });
    expect(choose(moves, view, [tileId(0)], "lure").ready?.move).toMatchObject({ type: "lure", enforcers: 1 });
  });
  it("asks for the card that leaving a gap costs, either first", () => {
    const view = city(1, ["cash", "bribe"], {}, { 1: { removed: true, players: [0] } });
    const moves = legal({ type: "move", space: 0, pay: "cash" }, { type: "move", space: 0, pay: "bribe" });
    expect(choose(moves, view, [], null).lit).toEqual(new Set([tileId(0), cardId(0), cardId(1)]));
    expect(choose(moves, view, [tileId(0)], null).ready).toBeNull();
    expect(touchAll(moves, view, [tileId(0), cardId(1)]).ready?.move).toMatchObject({ pay: "bribe" });
    expect(touchAll(moves, view, [cardId(0)]).ready?.move).toMatchObject({ pay: "cash" });
  });
  it("sends, gives and hands over intel", () => {
    const view = city(1, ["cash"]);
    const moves = legal(
      { type: "send" },
      { type: "give", seat: 1, card: "intel" },
      { type: "give", seat: 1, card: "cash" },
      { type: "draw" },
    );
    expect(choose(moves, view, [INTEL], null).ready?.move.type).toBe("send");
    expect(choose(moves, view, [INTEL], "give").ready?.move).toEqual({ type: "give", seat: 1, card: "intel" });
    expect(choose(moves, view, [tileId(1)], null).ready?.move.type).toBe("send");
    expect(choose(moves, view, [DECK], null).ready?.move.type).toBe("draw");
    // One person there: they go without saying, but are shown as picked.
    expect(choose(moves, view, [cardId(0)], null).picked).toEqual([cardId(0), seatId(1)]);
  });
  it("escapes by the tile or by the key", () => {
    const view = city(0, ["boat-key"], { sent: 4 });
    const moves = legal({ type: "escape" }, { type: "buy", card: "boat-key" });
    expect(choose(moves, view, [tileId(0)], null).ready?.move.type).toBe("escape");
    expect(choose(moves, view, [cardId(0)], null).ready?.move.type).toBe("escape");
    expect(choose(moves, view, [cardId(0)], "buy").ready?.move.type).toBe("buy");
  });
  it("does not propose to spend a card that buys nothing", () => {
    const view = city(1, ["bribe", "cash"], { phase: "buy" });
    const moves = legal(
      { type: "buy", card: "bribe" },
      { type: "buy", card: "cash" },
      { type: "give", seat: 1, card: "bribe" },
      { type: "give", seat: 1, card: "cash" },
    );
    expect(choose(moves, view, [cardId(0)], null).chosen?.family).toBe("give");
    expect(choose(moves, view, [cardId(1)], null).chosen?.family).toBe("buy");
  });
  it("gives one walkie-talkie by the other", () => {
    const view = city(1, ["walkie-talkie", "walkie-talkie"]);
    const moves = legal({ type: "walkie-talkie", seat: 1, card: "walkie-talkie" });
    const choice = touchAll(moves, view, [cardId(0)]);
    expect(choice.picked).toEqual([cardId(0), cardId(1), seatId(1)]);
    expect(choice.ready?.move.type).toBe("walkie-talkie");
  });
  it("sends a decoy from a tile to one beside it", () => {
    const view = city(1, ["decoy"], {}, { 0: { enforcers: 1 }, 1: { enforcers: 2, players: [0] } });
    const moves = legal(
      { type: "decoy", space: 1, to: 0, enforcers: 1 },
      { type: "decoy", space: 1, to: 0, enforcers: 2 },
      { type: "decoy", space: 0, to: 1, enforcers: 1 },
      { type: "decoy", space: 1, to: 2, enforcers: 1 },
    );
    expect(choose(moves, view, [cardId(0)], null).lit).toEqual(new Set([tileId(0), tileId(1)]));
    expect(touchAll(moves, view, [cardId(0), tileId(1), tileId(0)]).ways.map((way) => way.key)).toEqual(["use-1", "use-2"]);
    expect(touchAll(moves, view, [cardId(0), tileId(0)]).ready?.move).toMatchObject({ space: 0, to: 1 });
  });
  it("puts cards back in the order touched; the last goes without saying", () => {
    const card = (space: number) => ({ tile: KEYS[space]!, space, intel: false });
    const view = city(1, [], { phase: "put-back", known: [card(2), card(3), card(2)] });
    const moves = legal({ type: "put-back", order: [0, 2, 1] }, { type: "put-back", order: [1, 0, 2] });
    expect(touchAll(moves, view, [knownId(1)]).ready?.text).toBe("1 put-back");
    expect(touchAll(moves, view, [knownId(2), knownId(0)]).ready?.text).toBe("0 put-back");
  });
  it("starts over with a thing that does not fit, and puts back what is touched again", () => {
    const view = city(1, ["cash"]);
    const moves = legal({ type: "move", space: 0, pay: null }, { type: "buy", card: "cash" });
    const one = touch(choose(moves, view, [], null), [], tileId(0));
    expect(touch(choose(moves, view, one, null), one, cardId(0))).toEqual([cardId(0)]);
    expect(touch(choose(moves, view, one, null), one, tileId(0))).toEqual([]);
    expect(touch(choose(moves, view, one, null), one, tileId(9))).toEqual([tileId(9)]);
  });
  it("narrows to a way asked for by key", () => {
    const view = city(1, ["cash"]);
    const moves = legal({ type: "move", space: 0, pay: null }, { type: "buy", card: "cash" }, { type: "draw" });
    expect(choose(moves, view, [], "move").lit).toEqual(new Set([tileId(0)]));
  });
});

describe("what comes of it", () => {
  it("says what a step leaves behind", () => {
    const step: Move = { type: "move", space: 0, pay: null };
    expect(ids(step, city(1, []))).toEqual(["preview-leaves"]);
    expect(ids(step, city(1, [], {}, { 1: { enforcers: 2, players: [0] } }))).toEqual(["preview-closes"]);
    expect(ids(step, city(1, [], { disguised: true }))).toEqual(["preview-leaves-none"]);
    expect(ids(step, city(1, [], { actions_left: 1 }))).toEqual(["preview-leaves", "preview-last"]);
    expect(ids({ ...step, pay: "cash" }, city(1, ["cash"], {}, { 0: { removed: true }, 1: { removed: true, players: [0] } }))).toEqual([
      "preview-pays",
      "preview-gap",
    ]);
  });
  it("counts enforcers lured and sent away", () => {
    const view = city(1, [], {}, { 0: { enforcers: 2 }, 1: { enforcers: 1, players: [0] } });
    expect([...changes({ type: "lure", space: 0, enforcers: 2 }, view)]).toEqual([
      [0, 0],
      [1, 3],
    ]);
    expect(ids({ type: "lure", space: 0, enforcers: 2 }, view)).toEqual(["preview-now-has", "preview-closes"]);
    expect([...changes({ type: "bribe", space: 0 }, view)]).toEqual([[0, 1]]);
  });
  it("adds up what a card buys", () => {
    expect(preview({ type: "buy", card: "cash" }, city(1, ["cash"]), name)[0]!.args).toEqual({ had: 3, value: 2, sum: 5 });
    expect(ids({ type: "buy", card: "bribe" }, city(1, ["bribe"]))).toEqual(["preview-spend-nothing"]);
  });
  it("sees what threatens", () => {
    const view = city(1, [], {}, { 0: { enforcers: 2 }, 3: { enforcers: 3 }, 4: { removed: true } });
    expect(threats(view)).toEqual({ hot: [0], doomed: [3] });
    expect(inDeck(view)[2]).toBe(1);
  });
  it("says how likely Enforce names a tile", () => {
    const card = (space: number) => ({ tile: "x", space, intel: false });
    const deck = { enforce_draws: 2, known: [], unknown: [card(1), card(2), card(2), card(3)] };
    const view = city(1, [], deck);
    expect(risk(view, 5)).toBe(0);
    expect(risk(view, 1)).toBeCloseTo(1 / 2);
    expect(risk(view, 2)).toBeCloseTo(5 / 6);
    expect(risk(city(1, [], { ...deck, known: [card(7)], unknown: [card(1), card(2)] }), 7)).toBe(1);
    expect(risk(city(1, [], { ...deck, unknown: [card(1)] }), 1)).toBe(null);
  });
  it("says why not", () => {
    const why = (id: string, view: View) => Object.fromEntries(blocked(id, view, []).map((each) => [each.family, each.why]));
    expect(why(tileId(1), city(1, []))).toEqual({ search: "blocked-no-intel", send: "blocked-enforcer", draw: "blocked-no-cards" });
    expect(why(tileId(0), city(0, [], {}, { 0: { intel: true, enforcers: 1, players: [0] } }))).toMatchObject({
      search: "blocked-enforcer",
      escape: "blocked-not-sent",
    });
    expect(why(tileId(0), city(0, [], { sent: 4 }))).toMatchObject({ escape: "blocked-no-key" });
    expect(why(tileId(11), city(0, []))).toEqual({ move: "blocked-too-far" });
    expect(why(cardId(0), city(0, ["cash"]))).toEqual({ buy: "blocked-too-late", give: "blocked-nobody" });
    expect(why(cardId(0), city(0, ["bribe"], {}, { 0: { removed: true, players: [0] } }))).toMatchObject({ use: "warning-must-move" });
  });
});

describe("words", () => {
  const context = { name: (seat: number) => `P${seat}`, names: (seats: readonly number[]) => seats.join(), t: (id: string) => id };
  it("describes every event of the fixtures", () => {
    for (const { events, view } of updates) {
      for (const event of events) for (const line of tell(event, context, view)) expect(line.id).toMatch(/^(event|reason)-/);
    }
  });
  it("names every move of the fixtures", () => {
    for (const { legal: moves, view } of own) {
      for (const { move } of moves) {
        expect(label(move, { ...context, view })).toMatch(/^move-/);
        expect(Array.isArray(routes(move, view))).toBe(true);
      }
    }
  });
});
