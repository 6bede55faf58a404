import type { Event, Move, View } from "../../types/close-enough";
import type { GameModule, GuideStep, ScoreTable, TableApi } from "../contract";
import { describe } from "./log";
import { isFull, label, rule } from "./moves";
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

const may = ({ legal }: Pick<TableApi<View, Move>, "legal">, type: Move["type"]) => legal.some(({ move }) => move.type === type);

const guide: GuideStep<View, Move>[] = [
  { id: "target", look: ["target"] },
  { id: "lot", when: (table) => may(table, "deck") && !isFull(table.view), look: ["lot", "deck"] },
  { id: "tune", when: (table) => may(table, "deck") && isFull(table.view), look: ["deck", "lot"] },
  { id: "gauge", when: ({ view }) => isFull(view), look: ["gauge"] },
  { id: "call", when: (table) => may(table, "call") },
  { id: "stay", when: (table) => may(table, "stay") },
  { id: "muck", when: (table) => may(table, "muck") },
  { id: "tokens", when: (table) => table.seat !== null && table.view.players[table.seat]!.tokens.length > 0, look: ["tokens"] },
];

export default {
  Table,
  describe,
  chips: ["value"],
  label,
  held: ({ own }, { t }) => (own ? [...own.hand.map(String), t("target-value", { ...own.target })] : []),
  scores,
  progress: (view) => ({ id: "table-round", args: { round: view.round } }),
  timing: (event) => TIMES[event.type] ?? 0,
  rule,
  sound: (event) => SOUNDS[event.type] ?? null,
  guide,
} satisfies GameModule<View, Move, Event>;
