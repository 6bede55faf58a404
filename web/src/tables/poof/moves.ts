// What one touches for a move of Poof, what a move does, and who laid what on the pile. Pure.

import type { Legal } from "../../lib/updates";
import type { Event, Move, Moves, View, Views } from "../../types/poof";

/** Four of a kind make the pile go (P13). */
export const RUN = 4;
export const POOF = 0;
/** Quiet turns of each player that end a round (P24). */
const PATIENCE = 30;

// Names of things: "hand-3" (a place in the hand), "slot-1", "pile".
export const inHand = (place: number) => `hand-${place}`;
export const inSlot = (slot: number) => `slot-${slot}`;
export const PILE = "pile";

/** What everybody sees of the viewer's own place; null for spectators. */
export function own(view: View): Views.Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** The card behind a name: its value, 0 a Poof card, null an unseen one. */
export function cardOf(view: View, name: string): number | null {
  const place = Number(name.split("-")[1]);
  if (name.startsWith("hand-")) return view.hand?.[place] ?? null;
  return own(view)?.slots[place]?.card ?? null;
}

/** The things one touches for a move. */
export function parts(move: Move, view: View): string[] {
  switch (move.type) {
    case "play":
      return [...copies(view, move.value).slice(0, move.hand), ...move.slots.map(inSlot)];
    case "poof":
      return move.slot === null ? copies(view, POOF).slice(0, 1) : [inSlot(move.slot)];
    case "blind":
      return [inSlot(move.slot)];
    case "pick-up":
      return [PILE];
    case "pooftastrophe":
      return [];
  }
}

function copies(view: View, value: number): string[] {
  return (view.hand ?? []).flatMap((card, place) => (card === value ? [inHand(place)] : []));
}

/** Everything that can be touched. Another value switches, so all of it stays lit. */
export function lit(legal: readonly Legal<Move>[], view: View): Set<string> {
  const names = new Set<string>();
  for (const { move } of legal) {
    for (const name of parts(move, view)) names.add(name);
    // Any copy will do.
    if (move.type === "play" && move.hand > 0) for (const name of copies(view, move.value)) names.add(name);
    if (move.type === "poof" && move.slot === null) for (const name of copies(view, POOF)) names.add(name);
  }
  return names;
}

/** The move that is picked, if these things together are one. */
export function ready(legal: readonly Legal<Move>[], view: View, picked: readonly string[]): Legal<Move> | null {
  if (picked.length === 0) return null;
  return legal.find(({ move }) => fits(move, view, picked)) ?? null;
}

function fits(move: Move, view: View, picked: readonly string[]): boolean {
  if (move.type !== "play") {
    const [only] = parts(move, view);
    if (picked.length !== 1 || only === undefined) return false;
    if (move.type !== "poof" || move.slot !== null) return only === picked[0];
    return picked[0]!.startsWith("hand-") && cardOf(view, picked[0]!) === POOF;
  }
  const slots = picked.filter((name) => name.startsWith("slot-"));
  const hand = picked.filter((name) => name.startsWith("hand-"));
  return (
    picked.every((name) => name !== PILE && cardOf(view, name) === move.value) &&
    hand.length === move.hand &&
    slots.length === move.slots.length &&
    move.slots.every((slot) => slots.includes(inSlot(slot)))
  );
}

/** Pick a thing or put it back; one that does not go with the others starts over. */
export function toggle(legal: readonly Legal<Move>[], view: View, picked: readonly string[], name: string): string[] {
  if (picked.includes(name)) return picked.filter((each) => each !== name);
  const more = [...picked, name];
  if (ready(legal, view, more)) return more;
  return ready(legal, view, [name]) ? [name] : [...picked];
}

/** Things of one value that can be touched: the hand first, then the table. */
export function ofValue(legal: readonly Legal<Move>[], view: View, value: number): string[] {
  const names = lit(legal, view);
  const slots = (own(view)?.slots ?? []).flatMap((slot, n) => (slot.card === value ? [inSlot(n)] : []));
  return [...copies(view, value), ...slots].filter((name) => names.has(name));
}

/** One more card of a value; when all are picked, none. `within`: only among these. */
export function pickNext(
  legal: readonly Legal<Move>[],
  view: View,
  picked: readonly string[],
  value: number,
  within: readonly string[] = ofValue(legal, view, value),
): string[] {
  const next = within.find((name) => !picked.includes(name));
  if (next === undefined) return picked.filter((name) => !within.includes(name));
  return toggle(legal, view, picked, next);
}

/** How many cards a play lays. */
export function count(move: Moves.Play): number {
  return move.hand + move.slots.length;
}

export function top(view: View): number | null {
  return view.pile.at(-1) ?? null;
}

/** Length of the run on top once a play lies there. */
export function runWith(view: View, move: Moves.Play): number {
  return (top(view) === move.value ? view.run : 0) + count(move);
}

/** What a move does, as far as can be known. */
export interface Outcome {
  poofs: boolean;
  /** The last card goes: the round is over. */
  out: boolean;
  /** Face-down cards that come to light (or, blind, become playable). */
  uncovers: number;
  /** After a poof: no number left to start the next pile. */
  skipped: boolean;
}

export function outcome(view: View, move: Move): Outcome {
  const me = own(view)!;
  const slots = move.type === "play" ? move.slots : move.type === "poof" && move.slot !== null ? [move.slot] : [];
  const laid = move.type === "play" ? count(move) : move.type === "poof" ? 1 : 0;
  const poofs = move.type === "poof" || (move.type === "play" && runWith(view, move) >= RUN);
  const uncovers = slots.filter((slot) => me.slots[slot]?.face_down).length;
  const out = laid > 0 && me.left === laid;
  return { poofs, out, uncovers, skipped: poofs && !out && uncovers === 0 && !canLead(view, move) };
}

/** Whether a number (or a card to try unseen) is left after a move that uncovers nothing. */
function canLead(view: View, move: Move): boolean {
  const gone = new Set(parts(move, view));
  const hand = (view.hand ?? []).some((card, place) => card !== POOF && !gone.has(inHand(place)));
  const slots = own(view)!.slots.some((slot, n) => {
    if (gone.has(inSlot(n))) return false;
    return slot.card === null ? view.blind && slot.face_down : slot.card !== POOF;
  });
  return hand || slots;
}

/** What giving up costs: what is known of it, and how many cards nobody knows (P21). */
export function cost(view: View, poofPoints: number): { points: number; hidden: number } {
  const slots = own(view)?.slots ?? [];
  const worth = (card: number) => (card === POOF ? poofPoints : card);
  const seen = [...(view.hand ?? []), ...slots.flatMap(({ card }) => (card === null ? [] : [card])), ...view.pile];
  return {
    points: seen.reduce((sum, card) => sum + worth(card), 0),
    hidden: slots.filter((slot) => slot.face_down).length,
  };
}

/** Turns left before a round without anything new ends; null while that is far away. */
export function patience(view: View): number | null {
  const left = PATIENCE * view.players.length - view.quiet;
  return left <= 2 * view.players.length ? left : null;
}

/** Cards of one value in the hand, for big hands. */
export interface Stack {
  value: number;
  names: string[];
}

export function stacks(view: View): Stack[] {
  const found = new Map<number, string[]>();
  (view.hand ?? []).forEach((card, place) => found.set(card, [...(found.get(card) ?? []), inHand(place)]));
  return [...found].map(([value, names]) => ({ value, names }));
}

// Who laid what ---------------------------------------------------------------------------------

/** One play on the pile; the seat is null where we did not see it happen. */
export interface Laid {
  seat: number | null;
  value: number;
  count: number;
  /** How many came from the hand, and the slots the others came from. */
  hand: number;
  slots: readonly number[];
}

/** The plays that lie there after these events. */
export function follow(plays: readonly Laid[], events: readonly Event[]): Laid[] {
  let now = [...plays];
  for (const event of events) {
    if (event.type === "played") {
      const { seat, value, hand, slots } = event;
      now.push({ seat, value, hand, slots, count: hand + slots.length });
    } else if (event.type === "turned-over" && event.card !== POOF) {
      now.push({ seat: event.seat, value: event.card, count: 1, hand: 0, slots: [event.slot] });
    } else if (["poofed", "picked-up", "dealt", "round-scored"].includes(event.type)) now = [];
  }
  return now;
}

const cardsOf = (plays: readonly Laid[]) => plays.flatMap((play) => Array<number>(play.count).fill(play.value));

/** Whether the top of a pile is just these plays. */
function agree(pile: readonly number[], plays: readonly Laid[]): boolean {
  const flat = cardsOf(plays);
  return flat.length <= pile.length && flat.every((value, n) => pile[pile.length - flat.length + n] === value);
}

/** What happened before we came, put under what we saw, where the pile bears it out. */
export function remember(pile: readonly number[], earlier: readonly Laid[], seen: readonly Laid[]): readonly Laid[] {
  return [[...earlier, ...seen], earlier].find((plays) => agree(pile, plays)) ?? seen;
}

/** The pile as plays: those we saw as far as they agree with it, runs of equal cards otherwise. */
export function lay(pile: readonly number[], seen: readonly Laid[]): Laid[] {
  const agrees = agree(pile, seen);
  const rest = agrees ? pile.slice(0, pile.length - cardsOf(seen).length) : pile;
  const plays: Laid[] = [];
  for (const value of rest) {
    const last = plays.at(-1);
    if (last?.value === value) plays[plays.length - 1] = { ...last, count: last.count + 1, hand: last.hand + 1 };
    else plays.push({ seat: null, value, count: 1, hand: 1, slots: [] });
  }
  return agrees ? [...plays, ...seen] : plays;
}
