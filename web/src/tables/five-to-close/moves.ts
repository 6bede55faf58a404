// What is touched for a move, what lights up, what a move is called. Pure.

import type { Legal } from "../../lib/updates";
import type { Move, Moves, View, Views } from "../../types/five-to-close";
import type { TableApi } from "../contract";

export type Card = Moves.Discard["card"];
export type Letter = Moves.Declare["letter"];
export const SPECIALS = ["wild", "double", "triple", "freeze", "unfreeze"] as const;
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"] as Letter[];

/** One way to make a move: the things touched, in order. */
export interface Way {
  legal: Legal<Move>;
  parts: string[];
}
type Words = Pick<TableApi<View, Move>, "t" | "name" | "view">;

// Who and what -----------------------------------------------------------------------------------

/** The viewer's own side; null for spectators. */
export function ownSide(view: View): number | null {
  return view.seat === null ? null : view.players[view.seat]!.side;
}

export function isLetter(card: Card): card is Letter {
  return card.length === 1;
}

/** The word a move is about. */
export function wordAt(view: View, side: number | null, place: number | null): Views.Word | null {
  return side === null || place === null ? null : (view.sides[side]?.words[place] ?? null);
}

/** F23: points by letters; the tests hold it against what the game says. */
export function wordPoints(letters: number, multiplier = 1): number {
  const table = [0, 0, 0, 10, 15, 25, 35, 50, 80, 110, 150];
  return multiplier * (letters <= 10 ? table[letters]! : 150 + 50 * (letters - 10));
}

/** Where in a word the n-th wild lies. */
export function wildAt(word: Views.Word, nth: number): number {
  const places = word.tiles.flatMap((tile, place) => (tile.wild === null ? [] : [place]));
  return places[nth] ?? -1;
}

// Touching things --------------------------------------------------------------------------------

export const wordPart = (side: number, place: number | null): string => `word-${side}-${place ?? "new"}`;
export const wildPart = (side: number, place: number, position: number): string => `wild-${side}-${place}-${position}`;
export const lockPart = (place: number): string => `lock-${place}`;

/** All ways to make the legal moves: equal cards of the hand are each one. */
export function ways(view: View, legal: readonly Legal<Move>[]): Legal<Way>[] {
  return legal.flatMap((each) => partsOf(view, each.move).map((parts) => ({ move: { legal: each, parts }, text: each.text })));
}

function partsOf(view: View, move: Move): string[][] {
  const side = ownSide(view) ?? 0;
  switch (move.type) {
    case "draw":
      return [[{ deck: "deck", discard: "pile", none: "none" }[move.source]]];
    case "play":
      return inHand(view, move.card).map((card) => [card, wordPart(side, move.place)]);
    case "freeze":
      return inHand(view, "freeze").map((card) => [card, wordPart(move.side, move.place)]);
    case "take-wild": {
      const word = wordAt(view, move.side, move.place);
      const position = word ? wildAt(word, move.wild) : -1;
      const letter = word?.tiles[position]?.letter;
      return letter ? inHand(view, letter).map((card) => [card, wildPart(move.side, move.place, position)]) : [];
    }
    case "discard":
      return inHand(view, move.card).map((card) => [card, "pile"]);
    case "declare":
      return [[`letter-${move.letter}`]];
    case "lock":
      return [[lockPart(move.place)]];
    case "challenge":
      return [["challenge", `slot-${move.slot}`]];
    default:
      return [[move.type]];
  }
}

function inHand(view: View, card: Card): string[] {
  return (view.hand ?? []).flatMap((each, n) => (each === card ? [`hand-${n}`] : []));
}

export { choose, touch } from "../../lib/picks";

/** What is picked to begin with: the draw pile, or the only move there is. */
export function initial(view: View, all: readonly Legal<Way>[]): string[] {
  if (view.step === "draw") return all.find((way) => way.move.parts[0] === "deck")?.move.parts ?? all[0]?.move.parts ?? [];
  return all.length === 1 ? all[0]!.move.parts : [];
}

/** The things to touch for a move. */
export function partsOfMove(view: View, legal: Legal<Move>): string[] {
  return ways(view, [legal])[0]?.move.parts ?? [];
}

/** The hand card that a picked part names. */
export function cardOf(view: View, part: string | undefined): Card | null {
  return part?.startsWith("hand-") ? (view.hand?.[Number(part.slice(5))] ?? null) : null;
}

/** The next card of a letter (or Wild) to pick by key: one not picked yet, if there is. */
export function nextCard(view: View, picked: readonly string[], card: Card): string | null {
  const places = inHand(view, card);
  return places.find((part) => !picked.includes(part)) ?? places[0] ?? null;
}

// Words ------------------------------------------------------------------------------------------

export function cardWords(card: Card, t: Words["t"]): string {
  return isLetter(card) ? card : t(`card-${card}`);
}

/** A move in words, as on a button. */
export function label(move: Move, words: Words): string {
  const { view } = words;
  const t: Words["t"] = (id, args) => words.t(id, args);
  const side = ownSide(view);
  switch (move.type) {
    case "draw":
      return t(`move-draw-${move.source}`, { card: cardWords(view.discard.at(-1) ?? "A", t) });
    case "play":
      return playLabel(move, wordAt(view, side, move.place), t);
    case "declare":
      return t("move-declare", { letter: move.letter });
    case "freeze":
      return t("move-freeze", { word: wordAt(view, move.side, move.place)?.text ?? "" });
    case "take-wild": {
      const word = wordAt(view, move.side, move.place);
      const letter = word?.tiles[wildAt(word, move.wild)]?.letter ?? "";
      return t("move-take-wild", { letter, word: word?.text ?? "" });
    }
    case "lock": {
      const word = wordAt(view, side, move.place);
      return t("move-lock", { word: word?.text ?? "", points: word?.points ?? 0 });
    }
    case "discard":
      return t("move-discard", { card: cardWords(move.card, t) });
    case "challenge":
      return t("move-challenge", { word: lockedWord(view, move.slot) });
    case "accept":
      return t("move-accept", { count: view.answers?.slots.length ?? 0 });
    default:
      return t(`move-${move.type}`);
  }
}

/** A move where nothing on the table shows which of two equal words it means. */
export function full(move: Move, words: Words): string {
  const said = label(move, words);
  if (!("place" in move) || move.place === null) return said;
  const side = "side" in move ? move.side : ownSide(words.view);
  const text = wordAt(words.view, side, move.place)?.text;
  const equal = (side === null ? [] : words.view.sides[side]!.words).filter((word) => word?.text === text);
  return equal.length > 1 ? words.t("full-word", { move: said, number: move.place + 1 }) : said;
}

function playLabel(move: Moves.Play, word: Views.Word | null, t: Words["t"]): string {
  const args = { card: cardWords(move.card, t), word: word?.text ?? "" };
  if (!word) return t("move-play-new", args);
  if (move.card === "unfreeze") return t(word.frozen ? "move-play-unfreeze" : "move-play-shield", args);
  if (move.card === "double" || move.card === "triple") return t("move-play-on", args);
  return t("move-play", args);
}

/** A word just locked by the side whose words are in question. */
export function lockedWord(view: View, slot: number): string {
  const side = view.answers?.side;
  return side === undefined ? "" : (view.sides[side]?.locked.find((word) => word.slot === slot)?.text ?? "");
}

/** The rule that applies now. */
export function rule(view: View): string | null {
  switch (view.step) {
    case "draw":
      return "rule-turn-draw";
    case "declare":
      return "rule-specials-wild";
    case "lock":
      return "rule-turn-lock";
    case "discard":
      return "rule-turn-discard";
    case "answer":
      return "rule-challenges-ask";
    case "over":
      return "rule-end-winner";
    default:
      return "rule-turn-play";
  }
}
