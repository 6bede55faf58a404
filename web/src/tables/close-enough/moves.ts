// What is touched for a move, what lights up, what a move would make of the lot. Pure.

import type { Legal } from "../../lib/updates";
import type { Move, Moves, View, Views } from "../../types/close-enough";
import type { TableApi } from "../contract";

export type Token = Moves.Lock["token"];
export type Ability = Token[number];
export type Effect = Moves.Use["effect"];

/** One way to make a move: the things touched, in order. */
export interface Way {
  legal: Legal<Move>;
  parts: string[];
  /** A swap planned in one go: the card given once the other is in hand. */
  then?: number;
}

type Words = Pick<TableApi<View, Move>, "t" | "name" | "view">;

/** What a player made of a call, in words. */
export const STATUS = { called: "caller", stayed: "stayed-in", folded: "folded" } as const;

/** Whether a seat has the First! token; a call takes it. */
export function hasFirst(view: View, seat: number): boolean {
  return (view.caller ?? view.first) === seat;
}

// The viewer's own lot ------------------------------------------------------------------------------------

/** The hand as it lies: two cards, and the one just taken as the third. */
export function hand(view: View): number[] {
  const own = view.own;
  if (!own) return [];
  const held = view.held;
  return held && held.seat === view.seat && held.card !== null ? [...own.hand, held.card] : own.hand;
}

/** The viewer's own face-up card. */
export function faceUp(view: View): number | null {
  return view.seat === null ? null : (view.players[view.seat]?.face_up ?? null);
}

export function isFull(view: View): boolean {
  return view.own?.hand.length === 2;
}

/** What the cards make so far, tokens counted once the lot is full. */
export function sum(view: View): number {
  return view.own?.total ?? (faceUp(view) ?? 0) + (view.own?.hand ?? []).reduce((all, card) => all + card, 0);
}

/** The card that a source would bring, if it is open. */
export function cardOf(view: View, source: string): number | null {
  if (source === "discard") return view.discard.at(-1) ?? null;
  const seat = seatOf(source);
  return seat === null ? null : (view.players[seat]?.face_up ?? null);
}

export function seatOf(part: string): number | null {
  return part.startsWith("seat-") ? Number(part.slice(5)) : null;
}

/** What a card is worth with a token on it. */
export function change(effect: Effect, card: number): number {
  return { subtract: -2 * card, double: card, ignore: -card, raise: 1, lower: -1 }[effect];
}

export interface Outcome {
  total: number;
  distance: number;
  /** The hand is not full yet: the total will grow. */
  part: boolean;
}

/** What the lot would come to after touching these things; null: nothing changes, or unknown. */
export function outcome(view: View, parts: readonly string[]): Outcome | null {
  const total = totalAfter(view, parts);
  if (total === null || !view.own) return null;
  return { total, distance: Math.abs(total - view.own.target.value), part: !isFull(view) && cardsAfter(view, parts) < 2 };
}

function cardsAfter(view: View, parts: readonly string[]): number {
  return (view.own?.hand.length ?? 0) + (parts.length > 0 ? 1 : 0);
}

function totalAfter(view: View, parts: readonly string[]): number | null {
  const [first, second] = parts;
  if (!first || !view.own) return null;
  const now = sum(view);
  if (EFFECTS.has(first) && second) {
    const card = second === "up" ? faceUp(view) : view.own.hand[place(second)];
    return card == null ? null : now + change(first as Effect, card);
  }
  if (first.startsWith("hand-")) {
    const given = hand(view)[place(first)];
    return given === undefined || view.held?.card == null ? null : now + view.held.card - given;
  }
  const taken = cardOf(view, first);
  if (taken === null) return null;
  if (!isFull(view)) return now + taken;
  const given = second ? view.own.hand[place(second)] : undefined;
  return given === undefined ? null : now + taken - given;
}

function place(part: string): number {
  return Number(part.slice(5));
}

// Touching things --------------------------------------------------------------------------------

export const EFFECTS: ReadonlySet<string> = new Set<Effect>(["subtract", "double", "ignore", "raise", "lower"]);

export const tokenName = (token: Token): string => `token-${token.join("+")}`;

/** All ways to make the legal moves. */
export function ways(view: View, legal: readonly Legal<Move>[]): Legal<Way>[] {
  return legal.flatMap((each) => waysOf(view, each).map((way) => ({ move: way, text: each.text })));
}

function waysOf(view: View, legal: Legal<Move>): Way[] {
  const move = legal.move;
  switch (move.type) {
    case "deck":
      return [{ legal, parts: ["deck"] }];
    case "discard":
      return withSwaps(view, legal, "discard");
    case "take":
      return withSwaps(view, legal, `seat-${move.seat}`);
    case "give":
      return places(view, move.card).map((part) => ({ legal, parts: [part] }));
    case "lock":
      return [{ legal, parts: [tokenName(move.token), "lock"] }];
    case "silence":
      return [{ legal, parts: [tokenName(move.token), "silence", `seat-${move.seat}`] }];
    case "back-out":
      return [{ legal, parts: ["back-out", tokenName(move.token)] }];
    case "use":
      return usePlaces(view, move).map((part) => ({ legal, parts: [move.effect, part] }));
    default:
      return [{ legal, parts: [move.type] }];
  }
}

/** E7, E8: an open source can be planned together with the card given for it. */
function withSwaps(view: View, legal: Legal<Move>, source: string): Way[] {
  const swaps = isFull(view) ? view.own!.hand : [];
  return [{ legal, parts: [source] }, ...swaps.map((card, n) => ({ legal, parts: [source, `hand-${n}`], then: card }))];
}

/** E6: from the deck the new card may go again; otherwise it stays. */
function places(view: View, card: number): string[] {
  const most = view.held?.source === "deck" ? 3 : 2;
  return hand(view).flatMap((each, n) => (each === card && n < most ? [`hand-${n}`] : []));
}

/** E23: the first equal card without a token is as good as the other. */
function usePlaces(view: View, move: Moves.Use): string[] {
  if (move.card === null) return ["up"];
  const free = view.own!.hand.flatMap((each, n) => (each === move.card ? [`hand-${n}`] : []));
  const taken = view.own!.uses.filter((use) => use.place === "hand" && use.card === move.card).length;
  return free.slice(taken);
}

export { choose, touch } from "../../lib/picks";

/** What is picked to begin with: the only move there is, or the first thing a token can do. */
export function initial(view: View, all: readonly Legal<Way>[]): string[] {
  const first = all.find((way) => way.move.parts.length > 1 && EFFECTS.has(way.move.parts[0]!));
  if (view.phase === "tokens" && first) return [first.move.parts[0]!];
  return all.length === 1 ? all[0]!.move.parts : [];
}

/** The things to touch for a move. */
export function partsOfMove(view: View, legal: Legal<Move>): string[] {
  return ways(view, [legal])[0]?.move.parts ?? [];
}

/** What can be chosen with a token: the halves that go now, a Nudge in both directions. */
export function halves(all: readonly Legal<Way>[], picked: readonly string[]): string[] {
  const found = new Set<string>();
  const depth = picked[0]?.startsWith("token-") ? 1 : 0;
  for (const { move } of all) {
    const part = move.parts[depth]!;
    if (depth === 1 ? move.parts[0] === picked[0] : EFFECTS.has(part)) found.add(part);
  }
  return [...found];
}

// Dragging a token -------------------------------------------------------------------------------

/** The thing a way ends on, as something to drop a token on: locking lands on the face-up card. */
function landing(way: Way): string {
  const end = way.parts.at(-1)!;
  return end === "lock" ? "up" : end;
}

function tokenWays(all: readonly Legal<Way>[], token: string): Way[] {
  const ways = all.map((each) => each.move);
  return ways.filter((way) => way.parts.length > 1 && (way.parts[0] === token || EFFECTS.has(way.parts[0]!)));
}

/** Where a token can be dropped. */
export function landings(all: readonly Legal<Way>[], token: string): Set<string> {
  return new Set(tokenWays(all, token).map(landing));
}

/** What dropping a token on a thing picks: with the half chosen already, if that fits. */
export function dropped(all: readonly Legal<Way>[], token: string, target: string, picked: readonly string[]): string[] | null {
  const fitting = tokenWays(all, token).filter((way) => landing(way) === target);
  const meant = fitting.find((way) => picked.includes(way.parts[0]!) && way.parts[0] !== token);
  return (meant ?? fitting[0])?.parts ?? null;
}

// Answering show or muck -------------------------------------------------------------------------

/** E18, E19: an exact hit that counts is worth showing, all else may as well stay secret. */
export function likelyAnswer(view: View): "show" | "muck" {
  const me = view.seat === null ? undefined : view.players[view.seat];
  return view.own?.distance === 0 && me !== undefined && me.status !== "folded" ? "show" : "muck";
}

// Words ------------------------------------------------------------------------------------------

export function tokenWords(token: Token, t: Words["t"]): string {
  return t("token-pair", { first: t(`ability-${token[0]}`), second: t(`ability-${token[1]}`) });
}

/** A move in words, as on a button. */
export function label(move: Move, words: Words): string {
  const { view } = words;
  const t: Words["t"] = (id, args) => words.t(id, args);
  switch (move.type) {
    case "discard":
      return t("move-discard", { value: cardOf(view, "discard") ?? "" });
    case "take":
      return t("move-take", { whom: words.name(move.seat), value: view.players[move.seat]?.face_up ?? "" });
    case "give":
      return t(view.held?.source === "face-up" ? "move-give" : "move-give-discard", { value: move.card });
    case "lock":
      return t("move-lock", { value: faceUp(view) ?? "" });
    case "silence":
      return t("move-silence", { whom: words.name(move.seat) });
    case "back-out":
      return t("move-back-out", { token: tokenWords(move.token, t) });
    case "use":
      return t(`move-${move.effect}`, { value: move.card ?? faceUp(view) ?? "" });
    default:
      return t(`move-${move.type}`);
  }
}

/** A move where nothing is picked that shows the card or the token. */
export function full(move: Move, words: Words): string {
  const said = label(move, words);
  if (move.type === "use" && move.card === null) return words.t("full-face-up", { move: said });
  if (move.type !== "lock" && move.type !== "silence") return said;
  return `${said} (${tokenWords(move.token, (id, args) => words.t(id, args))})`;
}

/** A way in words: a swap in one go, or its move. */
export function wayLabel(way: Way, words: Words): string {
  if (way.then === undefined) return label(way.legal.move, words);
  return words.t("move-swap", { given: way.then, taken: cardOf(words.view, way.parts[0]!) ?? "" });
}

/** The rule that applies now. */
export function rule(view: View): string | null {
  switch (view.phase) {
    case "lock":
      return "rule-tokens-lock";
    case "back-out":
      return "rule-call-back-out";
    case "tokens":
      return "rule-tokens-total";
    case "show":
      return "rule-reveal-show";
    case "over":
      return "rule-reveal-win";
    case "give":
      return { deck: "rule-turn-deck", discard: "rule-turn-discard", "face-up": "rule-turn-swap" }[view.held?.source ?? "deck"];
    default:
      if (view.caller !== null) return "rule-call-last";
      return !view.own || isFull(view) ? "rule-turn-full" : "rule-turn-fill";
  }
}

/** The order in which lots are revealed: clockwise, the caller last. */
export function revealOrder(last: Views.LastRound): number[] {
  const seats = last.players.length;
  return Array.from({ length: seats }, (_, n) => (last.caller + 1 + n) % seats);
}

const SIGNS: Record<string, (card: number) => string> = {
  subtract: (card) => `−${card}`,
  double: (card) => `${card}×2`,
  ignore: (card) => `${card}→0`,
};

/** A card of a shown lot as it counts: "6", "6×2", "6+1". */
export function counted(card: number, use: Views.TokenUse | undefined): string {
  if (!use) return String(card);
  if (use.ability === "nudge") return `${card}${use.nudge === -1 ? "−1" : "+1"}`;
  return SIGNS[use.ability]?.(card) ?? String(card);
}

/** The cards of a shown lot, face-up one first, each with the token on it. */
export function lotCards(lot: Views.Lot): { card: number; use: Views.TokenUse | undefined }[] {
  const left = [...lot.uses];
  const claim = (place: Views.TokenUse["place"], card: number) => {
    const at = left.findIndex((use) => use.place === place && use.card === card);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  return [{ card: lot.face_up, use: claim("face-up", lot.face_up) }, ...lot.hand.map((card) => ({ card, use: claim("hand", card) }))];
}
