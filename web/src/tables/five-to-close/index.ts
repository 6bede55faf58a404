import type { Event, Move, View } from "../../types/five-to-close";
import type { GameModule, ScoreTable } from "../contract";
import { describe } from "./log";
import { cardWords, full, label, rule } from "./moves";
import Table from "./Table.svelte";

const TIMES: Partial<Record<Event["type"], number>> = {
  dealt: 320,
  drew: 60,
  "took-discard": 240,
  played: 240,
  "wild-played": 240,
  declared: 240,
  "took-wild": 320,
  multiplied: 240,
  froze: 320,
  unfroze: 320,
  locked: 320,
  discarded: 240,
  "started-fresh": 320,
  challenged: 900,
};

const SOUNDS: Partial<Record<Event["type"], string>> = {
  drew: "card",
  "took-discard": "card",
  played: "card",
  "wild-played": "card",
  "took-wild": "card",
  discarded: "card",
  froze: "freeze",
  locked: "lock",
  challenged: "challenge",
};

function scores(view: View): ScoreTable {
  return {
    caption: { id: "table-highest" },
    columns: Array.from({ length: view.rounds }, (_, n) => String(n + 1)),
    rows: view.sides.map((side, n) => ({
      seats: side.seats,
      cells: Array.from({ length: view.rounds }, (_, round) => view.scores[round]?.[n]?.points ?? null),
      total: side.total,
    })),
  };
}

export default {
  Table,
  describe,
  chips: ["card", "letter", "word"],
  label,
  full,
  held: (view, { t }) => (view.hand ?? []).map((card) => cardWords(card, t)),
  scores,
  progress: (view) => ({ id: "table-progress", args: { round: view.round, rounds: view.rounds, minimum: view.shortest } }),
  timing: (event) => TIMES[event.type] ?? 0,
  rule,
  sound: (event) => SOUNDS[event.type] ?? null,
} satisfies GameModule<View, Move, Event>;
