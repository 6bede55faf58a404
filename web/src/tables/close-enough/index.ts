import type { Event, Move, View } from "../../types/close-enough";
import type { GameModule, ScoreTable } from "../contract";
import { describe } from "./log";
import { full, label, rule } from "./moves";
import Table from "./Table.svelte";

const TIMES: Partial<Record<Event["type"], number>> = {
  dealt: 320,
  took: 240,
  gave: 240,
  "turned-up": 320,
  called: 520,
  "tokens-shown": 520,
  "lot-shown": 520,
  mucked: 240,
};

const SOUNDS: Partial<Record<Event["type"], string>> = {
  took: "card",
  gave: "card",
  "turned-up": "card",
  called: "challenge",
  locked: "lock",
  silenced: "freeze",
  "lot-shown": "cross",
};

function scores(view: View): ScoreTable {
  return {
    caption: { id: "table-first-to", args: { goal: view.goal } },
    columns: view.scores.map((_, n) => String(n + 1)),
    rows: view.players.map((player, seat) => ({
      seats: [seat],
      cells: view.scores.map((round) => round[seat] ?? null),
      total: player.stars,
    })),
  };
}

export default {
  Table,
  describe,
  chips: ["value"],
  label,
  full,
  held: ({ own }, { t }) => (own ? [...own.hand.map(String), t("target-value", { ...own.target })] : []),
  scores,
  progress: (view) => ({ id: "table-round", args: { round: view.round } }),
  timing: (event) => TIMES[event.type] ?? 0,
  rule,
  sound: (event) => SOUNDS[event.type] ?? null,
} satisfies GameModule<View, Move, Event>;
