// The guided turns of 5 To Close. Their deal (lesson.toml) brings each of these moments about.

import type { Legal } from "../../lib/updates";
import type { Move, View } from "../../types/five-to-close";
import type { GuideStep, TableApi } from "../contract";
import { isLetter, lockedWord, ownSide, wordAt } from "./moves";

type At = TableApi<View, Move>;

/** Words the guide builds: everybody knows them, and all stand in the list. */
const WORDS = [
  "STAR",
  "RAIN",
  "ROSE",
  "NOTE",
  "SAND",
  "LION",
  "SEAL",
  "TREE",
  "DEAR",
  "GOLD",
  "LATE",
  "LINE",
  "NEST",
  "READ",
  "SONG",
  "TIDE",
];
const VOWEL = /[AEIOUY]/;

const open = ({ view }: At) => (ownSide(view) === null ? [] : view.sides[ownSide(view)!]!.words);
const find = ({ legal }: At, wanted: (move: Move) => boolean) => legal.find(({ move }) => wanted(move));

/** Whether the hand has all these letters. */
function has({ view }: At, letters: string): boolean {
  const hand: string[] = [...(view.hand ?? [])];
  return [...letters].every((letter) => hand.includes(letter) && hand.splice(hand.indexOf(letter), 1).length > 0);
}

/** The next letter of a word on the way to one of ours, or the first of a new one. */
function spell(table: At): Legal<Move> | undefined {
  const begun = open(table).flatMap((word, place) => (word ? [{ text: word.text, place }] : []));
  for (const { text, place } of begun) {
    const whole = WORDS.find((word) => word.startsWith(text) && word.length > text.length && has(table, word.slice(text.length)));
    if (whole) return find(table, (move) => move.type === "play" && move.card === whole[text.length] && move.place === place);
  }
  const fresh = begun.length > 0 ? undefined : WORDS.find((word) => has(table, word));
  return fresh === undefined ? undefined : find(table, (move) => move.type === "play" && move.card === fresh[0] && move.place === null);
}
/** The word `spell` is about, as far as it will come. */
function spelling(table: At): string {
  const next = spell(table)?.move;
  const text = next?.type === "play" ? (wordAt(table.view, ownSide(table.view), next.place)?.text ?? "") : "";
  return WORDS.find((word) => word.startsWith(text) && has(table, word.slice(text.length))) ?? "";
}
/** Whether a whole word of ours lies there. */
const whole = (table: At, place: number | null) => WORDS.includes(wordAt(table.view, ownSide(table.view), place)?.text ?? "");

const multiply = (table: At) =>
  find(table, (move) => move.type === "play" && (move.card === "double" || move.card === "triple") && whole(table, move.place));
const lock = (table: At) => find(table, (move) => move.type === "lock" && whole(table, move.place));
const spare = (table: At) => table.legal.filter(({ move }) => move.type === "discard" && isLetter(move.card)).at(-1);
const doubtful = (table: At) => find(table, (move) => move.type === "challenge" && !VOWEL.test(lockedWord(table.view, move.slot)));

function wordOf(table: At, legal: Legal<Move> | undefined): { word: string } {
  const move = legal?.move;
  if (move?.type === "challenge") return { word: lockedWord(table.view, move.slot) };
  return { word: move && "place" in move ? (wordAt(table.view, ownSide(table.view), move.place)?.text ?? "") : "" };
}

export default [
  { id: "goal", look: ["own"], args: ({ view }) => ({ letters: view.shortest }) },
  { id: "draw", move: (table) => find(table, (move) => move.type === "draw" && move.source === "deck") },
  { id: "start", when: (table) => open(table).every((word) => !word), move: spell, args: (table) => ({ word: spelling(table) }) },
  { id: "spell", again: true, move: spell, args: (table) => ({ word: spelling(table) }) },
  {
    id: "multiply",
    when: (table) => !spell(table),
    move: multiply,
    args: (table) => wordOf(table, multiply(table)),
  },
  { id: "lock", when: (table) => !multiply(table), move: lock, args: (table) => wordOf(table, lock(table)) },
  { id: "discard", move: spare },
  { id: "challenge", move: doubtful, args: (table) => wordOf(table, doubtful(table)) },
  {
    id: "special",
    when: ({ view, myTurn }) => myTurn && view.step === "draw" && (view.hand ?? []).some((card) => !isLetter(card)),
    look: ["hand"],
  },
  { id: "close", after: "lock", when: ({ view, myTurn }) => myTurn && view.step === "draw" },
] satisfies GuideStep<View, Move>[];
