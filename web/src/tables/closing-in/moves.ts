// Choosing a move in the city by touching tiles, cards, the deck, intel and people. Pure.

import type { Text } from "../../lib/text.svelte";
import type { Legal } from "../../lib/updates";
import type { Move, Moves, View, Views } from "../../types/closing-in";

export type CardName = Moves.Buy["card"];
export type Gift = Moves.Give["card"];
type Legals = readonly Legal<Move>[];

/** What a move is at heart: the choices that stand side by side in the dock. */
export type Family = "move" | "lure" | "search" | "send" | "escape" | "draw" | "use" | "buy" | "give" | "put-back" | "end";

const COLUMNS = 4;

// Names of things. Cards are touched by their place in the hand and matched by their kind.
export const DECK = "deck";
export const INTEL = "intel";
export const tileId = (space: number): string => `tile-${space}`;
export const cardId = (place: number): string => `card-${place}`;
export const seatId = (seat: number): string => `mate-${seat}`;
export const knownId = (place: number): string => `known-${place}`;
const kind = (card: CardName): string => `kind-${card}`;
const shown = (card: Views.LocationCard): string => `shown-${card.space}-${card.intel ? "intel" : "plain"}`;

/** The number in a thing's name: its space, place or seat. */
export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf("-") + 1));
}

/** Whose hand is shown at the bottom: the viewer's own, and for spectators nobody's. */
export function own(view: View): Views.Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** Where the player on turn stands. */
function standing(view: View): number | null {
  return view.turn === null ? null : (view.players[view.turn]?.space ?? null);
}

/** How many moves apart two spaces are. */
export function apart(one: number, other: number): number {
  const columns = Math.abs((one % COLUMNS) - (other % COLUMNS));
  const rows = Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS));
  return columns + rows;
}

export const near = (one: number, other: number): boolean => apart(one, other) === 1;

/** A touched thing as moves speak of it. */
function part(id: string, view: View): string {
  const place = numberOf(id);
  if (id.startsWith("card-")) {
    const card = own(view)?.cards[place];
    return card ? kind(card) : id;
  }
  if (id.startsWith("known-")) {
    const card = view.known[place];
    return card ? shown(card) : id;
  }
  return id;
}

/**
 * The ways to touch things, in order, that mean this move. The first is the usual one; with the
 * others one may begin as well, but they do not light things up (see `plain`).
 */
export function routes(move: Move, view: View): string[][] {
  const here = standing(view);
  const mine = here === null ? [] : [tileId(here)];
  const either = (card: CardName, space: number) => [
    [kind(card), tileId(space)],
    [tileId(space), kind(card)],
  ];
  switch (move.type) {
    case "end":
      return [];
    case "draw":
      return [[DECK], mine];
    case "search":
      return [mine];
    case "send":
      return [mine, [INTEL]];
    case "escape":
      return [mine, [kind(keyAt(view, here))]];
    case "crowbar":
      return [[kind("crowbar")], [...mine, kind("crowbar")]];
    case "disguise":
    case "jammer":
    case "binoculars":
      return [[kind(move.type)]];
    case "smoke-bomb":
      return here === null ? [] : either("smoke-bomb", here);
    case "smoke-move":
      return either("smoke-bomb", move.space);
    case "bicycle":
    case "sewer-map":
    case "bribe":
      return either(move.type, move.space);
    case "buy":
      return [[kind(move.card)]];
    case "move":
      return move.pay === null ? [[tileId(move.space)]] : either(move.pay, move.space);
    case "lure":
      return [[tileId(move.space)]];
    case "give": {
      const gift = move.card === "intel" ? INTEL : kind(move.card);
      return [
        [gift, seatId(move.seat)],
        [...mine, gift, seatId(move.seat)],
      ];
    }
    case "walkie-talkie":
      return [[kind("walkie-talkie"), kind(move.card), seatId(move.seat)]];
    case "decoy":
      return [[kind("decoy"), tileId(move.space), tileId(move.to)]];
    case "put-back":
      return [move.order.slice(0, view.known.length).map((place) => shown(view.known[place]!))];
  }
}

/** Ways that light things up from the start: special cards begin with the card, gifts with the gift. */
function plain(move: Move, place: number): boolean {
  return place === 0 || ["draw", "send", "escape", "move"].includes(move.type);
}

function keyAt(view: View, space: number | null): CardName {
  return space !== null && view.tiles[space]?.key === "tunnel" ? "car-key" : "boat-key";
}

export function family(move: Move): Family {
  switch (move.type) {
    case "crowbar":
    case "disguise":
    case "jammer":
    case "binoculars":
    case "smoke-bomb":
    case "smoke-move":
    case "bicycle":
    case "sewer-map":
    case "bribe":
    case "walkie-talkie":
    case "decoy":
      return "use";
    default:
      return move.type;
  }
}

/** The card whose special action a move is. */
export function cardOf(move: Move): CardName | null {
  if (move.type === "smoke-move") return "smoke-bomb";
  return family(move) === "use" ? (move.type as CardName) : null;
}

/** How many enforcers, where a move asks for that. */
function enforcers(move: Move): number | null {
  return "enforcers" in move ? move.enforcers : null;
}

/** One of the things that can be done with what is picked. */
export interface Way {
  key: string;
  family: Family;
  /** Enforcers, where that is all that is left to choose. */
  count: number | null;
  /** The move, once everything for it is picked. */
  ready: Legal<Move> | null;
  /** What can be touched next, as moves speak of it. */
  next: Set<string>;
}

export interface Choice {
  ways: Way[];
  chosen: Way | null;
  ready: Legal<Move> | null;
  /** Things that lead on to a move when touched next. */
  lit: Set<string>;
  /** Things picked, those included that go without saying. */
  picked: string[];
}

const ORDER: Family[] = ["put-back", "search", "send", "escape", "move", "use", "draw", "lure", "buy", "give", "end"];
/** Who touches a tile first thinks of the plain actions. */
const ON_TILE: Family[] = ["search", "send", "escape", "move", "draw", "lure", "use", "give"];

/**
 * What can be done with what is picked. `wish`: a way asked for by name ("lure-2", "give"); the
 * nearest one is chosen, else the one that comes first. Where only one thing can come next it is
 * taken for picked, but never played by itself.
 */
export function choose(legal: Legals, view: View, picked: readonly string[], wish: string | null): Choice {
  const all = waysOf(legal, view, picked);
  const ways = wish && picked.length === 0 ? all.filter((way) => way.family === familyOf(wish)) : all;
  const chosen = pick(ways, wish);
  const wished = wish !== null && chosen?.family === familyOf(wish);
  const next = new Set((wished && chosen ? [chosen] : ways).flatMap((way) => [...way.next]));
  const lit = things(next, view, picked);
  if (chosen && !chosen.ready && chosen.next.size === 1 && picked.length > 0) {
    const [only] = things(chosen.next, view, picked);
    if (only) {
      const further = choose(legal, view, [...picked, only], wish ?? chosen.key);
      if (further.chosen?.family === chosen.family && further.ready) {
        return { ...further, lit: new Set([...lit, ...further.lit]), ways: merged(ways, chosen, further.ways) };
      }
    }
  }
  return { ways, chosen, ready: chosen?.ready ?? null, lit, picked: [...picked] };
}

/** The ways before a thing was taken for picked, with the way it led to in their place. */
function merged(ways: Way[], chosen: Way, further: Way[]): Way[] {
  const finer = further.filter((way) => way.family === chosen.family);
  return ways.flatMap((way) => (way === chosen ? finer : [way]));
}

function pick(ways: readonly Way[], wish: string | null): Way | null {
  const exact = ways.find((way) => way.key === wish);
  return exact ?? ways.find((way) => wish !== null && way.family === familyOf(wish)) ?? ways[0] ?? null;
}

export function familyOf(wish: string): Family {
  return wish.replace(/-\d$/, "") as Family;
}

function waysOf(legal: Legals, view: View, picked: readonly string[]): Way[] {
  const found = new Map<string, Way>();
  const parts = picked.map((id) => part(id, view));
  const way = (key: string, of: Family, count: number | null): Way => {
    const known = found.get(key) ?? { key, family: of, count, ready: null, next: new Set<string>() };
    found.set(key, known);
    return known;
  };
  for (const each of legal) {
    const of = family(each.move);
    for (const [place, route] of routes(each.move, view).entries()) {
      if (route.length < parts.length || parts.some((name, at) => route[at] !== name)) continue;
      if (parts.length === 0 && !plain(each.move, place)) continue;
      const count = enforcers(each.move);
      const next = route[parts.length];
      if (next === undefined) way(count === null ? of : `${of}-${count}`, of, count).ready ??= each;
      else way(of, of, null).next.add(next);
    }
  }
  const order = picked[0]?.startsWith("tile-") ? ON_TILE : ORDER;
  return [...found.values()].sort((a, b) => rank(a, order, view) - rank(b, order, view));
}

/** A card that buys nothing is not spent by a slip. */
function rank(way: Way, order: readonly Family[], view: View): number {
  const worthless = way.ready !== null && buysNothing(way.ready.move, view);
  return order.indexOf(way.family) * 10 + (way.count ?? 0) + (way.ready ? 0 : 0.5) + (worthless ? 100 : 0);
}

/** C4 lets any card be spent, also one that is worth no action. */
export function buysNothing(move: Move, view: View): boolean {
  return move.type === "buy" && valueOf(view, move.card) === 0;
}

/** Things on the table that moves speak of: of equal cards each one that is not picked yet. */
function things(parts: ReadonlySet<string>, view: View, picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  const names = [...(own(view)?.cards ?? []).map((_, place) => cardId(place)), ...view.known.map((_, place) => knownId(place))];
  for (const name of parts) {
    if (!name.startsWith("kind-") && !name.startsWith("shown-")) found.add(name);
  }
  for (const id of names) if (parts.has(part(id, view)) && !picked.includes(id)) found.add(id);
  return found;
}

/** Touch a thing: it joins what is picked, is put back with what came after it, or starts over. */
export function touch(choice: Choice, picked: readonly string[], id: string): string[] {
  const place = picked.indexOf(id);
  const again = place >= 0 && !choice.lit.has(id);
  if (again) return picked.slice(0, place);
  return choice.lit.has(id) ? [...picked, id] : [id];
}

/** The things a move is made of, for hints: one way to touch them. */
export function thingsOf(move: Move, view: View): Set<string> {
  const found: string[] = [];
  for (const name of routes(move, view)[0] ?? []) {
    const [id] = things(new Set([name]), view, found);
    if (id) found.push(id);
  }
  return new Set(found);
}

/** What to touch for a move, and the way to ask for where touching leaves a choice. */
export function picking(move: Move, view: View): { touched: string[]; wish: string | null } {
  const touched = [...thingsOf(move, view)];
  const count = enforcers(move);
  const of = family(move);
  return { touched, wish: touched.length === 0 ? null : count === null ? of : `${of}-${count}` };
}

// What would come of it -----------------------------------------------------------------------

export function valueOf(view: View, card: CardName): number {
  return view.supply.find((each) => each.card === card)?.value ?? 0;
}

/** How many enforcers stand where after a move, before Enforce: only the spaces that change. */
export function changes(move: Move, view: View): Map<number, number> {
  const after = new Map<number, number>();
  const add = (space: number, count: number) => after.set(space, (after.get(space) ?? view.tiles[space]?.enforcers ?? 0) + count);
  const here = standing(view);
  if (here === null) return after;
  switch (move.type) {
    case "move":
    case "bicycle":
      if (!view.disguised && !view.tiles[here]!.removed && view.enforcers_left > 0) add(here, 1);
      break;
    case "lure":
      add(move.space, -move.enforcers);
      add(here, move.enforcers);
      break;
    case "decoy":
      add(move.space, -move.enforcers);
      add(move.to, move.enforcers);
      break;
    case "bribe":
      add(move.space, -1);
      break;
    case "smoke-bomb":
      add(here, -move.enforcers);
      break;
  }
  return after;
}

/** What a text needs of the table to name things. */
export interface Namer {
  tile(space: number): string;
  card(card: Gift): string;
  who(seat: number): string;
  whos(seats: readonly number[]): string;
}

/** What a move will do, in sentences. */
export function preview(move: Move, view: View, name: Namer): Text[] {
  const said = [...effect(move, view, name), ...crowding(move, view, name)];
  const costs = !["buy", "put-back", "end", "escape", "binoculars"].includes(move.type);
  if (costs && view.actions_left === 1) said.push({ id: "preview-last" });
  return said;
}

function effect(move: Move, view: View, name: Namer): Text[] {
  const me = view.turn === null ? null : view.players[view.turn];
  if (!me) return [];
  switch (move.type) {
    case "end":
      return [{ id: "preview-enforce", args: { count: view.enforce_draws } }];
    case "jammer":
      return [{ id: "preview-enforce", args: { count: Math.max(0, view.enforce_draws - 1) } }];
    case "buy":
      return spending(move, view);
    case "draw":
      return [{ id: "preview-draw", args: { count: me.cards.length + 1 } }];
    case "search":
    case "crowbar":
      return [{ id: "preview-search", args: { count: me.intel + 1 } }];
    case "send":
      return [{ id: "preview-send", args: { count: view.sent + 1, wanted: view.wanted } }];
    case "escape":
      return [{ id: "preview-escape", args: { who: name.whos(view.tiles[me.space ?? 0]!.players) } }];
    case "disguise":
    case "binoculars":
      return [{ id: `preview-${move.type}` }];
    case "give":
    case "walkie-talkie":
      return giving(move, view, name);
    case "move":
      return [
        ...(move.pay ? [{ id: "preview-pays", args: { card: name.card(move.pay) } }] : []),
        ...(view.tiles[move.space]!.removed ? [{ id: "preview-gap" }] : []),
      ];
    default:
      return [];
  }
}

function spending(move: Moves.Buy, view: View): Text[] {
  const value = valueOf(view, move.card);
  const sum: Text =
    value === 0 ? { id: "preview-spend-nothing" } : { id: "preview-spend", args: { had: view.actions, value, sum: view.actions + value } };
  return move.card.endsWith("-key") ? [sum, { id: "preview-spend-key" }] : [sum];
}

function giving(move: Moves.Give | Moves.WalkieTalkie, view: View, name: Namer): Text[] {
  const to = view.players[move.seat]!;
  const whom = name.who(move.seat);
  return move.card === "intel"
    ? [{ id: "preview-give-intel", args: { whom, count: to.intel + 1 } }]
    : [{ id: "preview-give", args: { whom, count: to.cards.length + 1 } }];
}

/** What becomes of the enforcers, and what closes. */
function crowding(move: Move, view: View, name: Namer): Text[] {
  const after = changes(move, view);
  const walks = ["move", "bicycle", "smoke-move", "sewer-map"].includes(move.type);
  const here = standing(view);
  if (walks && after.size === 0) {
    return here !== null && view.tiles[here]!.removed ? [] : [{ id: "preview-leaves-none" }];
  }
  return [...after].map(([space, count]) => {
    const grew = count > view.tiles[space]!.enforcers;
    const id = count > view.crowd && grew ? "preview-closes" : walks ? "preview-leaves" : "preview-now-has";
    return { id, args: { tile: name.tile(space), count } };
  });
}

// Why something is not possible -----------------------------------------------------------------

export interface Blocked {
  family: Family;
  /** Message that says why. */
  why: string;
}

/** What one would expect to do with a thing but cannot now, and why. */
export function blocked(id: string, view: View, ways: readonly Way[]): Blocked[] {
  return expected(id, view)
    .filter((each) => !ways.some((way) => way.family === each))
    .map((each) => ({ family: each, why: reason(each, id, view) }));
}

function expected(id: string, view: View): Family[] {
  const here = standing(view);
  if (id === DECK) return ["draw"];
  if (id === INTEL) return ["send", "give"];
  if (id.startsWith("card-")) {
    const card = own(view)?.cards[numberOf(id)];
    const special = card && card !== "cash" && !card.endsWith("-key");
    return special ? ["use", "buy", "give"] : ["buy", "give"];
  }
  if (!id.startsWith("tile-") || here === null) return [];
  const space = numberOf(id);
  const tile = view.tiles[space]!;
  if (space !== here) return near(space, here) && !tile.removed ? ["move", "lure"] : ["move"];
  if (tile.removed) return [];
  const special: Record<string, Family[]> = { "radio-tower": ["send"], docks: ["escape"], tunnel: ["escape"] };
  return ["search", ...(special[tile.key] ?? []), "draw"];
}

function reason(of: Family, id: string, view: View): string {
  const me = own(view);
  const here = standing(view);
  if (!me || here === null) return "blocked-not-yet";
  const tile = view.tiles[here]!;
  const others = view.players.filter((player, seat) => seat !== view.seat && player.space === here);
  if (view.phase === "put-back") return "blocked-not-yet";
  if (tile.removed && of !== "move" && of !== "buy") return "warning-must-move";
  switch (of) {
    case "search":
      return tile.intel ? "blocked-enforcer" : "blocked-no-intel";
    case "send":
      if (view.sent >= view.wanted) return "blocked-all-sent";
      if (me.intel === 0) return "blocked-none-carried";
      return tile.key === "radio-tower" ? "blocked-enforcer" : "blocked-not-yet";
    case "escape":
      return view.sent < view.wanted ? "blocked-not-sent" : "blocked-no-key";
    case "draw":
      return me.cards.length >= view.most_cards ? "blocked-hand-full" : "blocked-no-cards";
    case "give":
      return others.length > 0 ? "blocked-their-hand" : "blocked-nobody";
    case "move":
      return near(numberOf(id), here) ? "blocked-gap" : "blocked-too-far";
    case "lure":
      return "blocked-no-enforcer";
    case "buy":
      return view.phase === "buy" ? "blocked-needed" : "blocked-too-late";
    default:
      return "blocked-no-change";
  }
}

// What threatens ------------------------------------------------------------------------------

/** Tiles that close with one more enforcer, and those that close whatever comes. */
export function threats(view: View): { hot: number[]; doomed: number[] } {
  const spaces = view.tiles.map((_, space) => space).filter((space) => !view.tiles[space]!.removed);
  return {
    hot: spaces.filter((space) => view.tiles[space]!.enforcers === view.crowd),
    doomed: spaces.filter((space) => view.tiles[space]!.enforcers > view.crowd),
  };
}

/** How many cards of each space are still in the city deck. */
export function inDeck(view: View): number[] {
  const counts = view.tiles.map(() => 0);
  for (const card of [...view.known, ...view.unknown]) counts[card.space] = (counts[card.space] ?? 0) + 1;
  return counts;
}

/**
 * How likely the next Enforce is to name a space, from 0 to 1: cards that were looked at are
 * certain, the others are drawn blindly. A deck that runs out is made again: then nobody can say.
 */
export function risk(view: View, space: number): number | null {
  const draws = view.enforce_draws;
  if (view.known.slice(0, draws).some((card) => card.space === space)) return 1;
  const blind = draws - Math.min(draws, view.known.length);
  const cards = view.unknown.length;
  if (blind > cards) return null;
  const bad = view.unknown.filter((card) => card.space === space).length;
  let safe = 1;
  for (let n = 0; n < blind; n += 1) safe *= Math.max(0, cards - bad - n) / (cards - n);
  return 1 - safe;
}

/** People who have left the city. */
export function out(view: View): number {
  return view.players.filter((player) => player.space === null).length;
}
