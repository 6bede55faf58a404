// Poof: lower and lower; four of a kind and the pile is gone.

import { words } from "../../lib/text.svelte";
import type { Legal } from "../../lib/updates";
import type { Event, Move, View } from "../../types/poof";
import type { GameModule } from "../contract";
import { cardName, describe, full, grouped, label } from "./log";
import Table from "./Table.svelte";

const TIMES: Partial<Record<Event["type"], number>> = {
  dealt: 520,
  played: 300,
  "poof-played": 300,
  uncovered: 380,
  "turned-over": 520,
  poofed: 900,
  skipped: 600,
};
const SOUNDS: Partial<Record<Event["type"], string>> = {
  played: "card",
  "poof-played": "card",
  uncovered: "card",
  "turned-over": "card",
  poofed: "poof",
  "picked-up": "gone",
};

const may = (legal: readonly Legal<Move>[], type: Move["type"]) => legal.some(({ move }) => move.type === type);

export default {
  Table,
  describe,
  chips: ["value", "card"],
  label,
  full,
  held: (view, { t }) => grouped(view.hand ?? []).map(([card, copies]) => (copies > 1 ? `${copies} × ` : "") + cardName(card, t)),
  scores: (view) => ({
    caption: { id: "lowest-wins" },
    columns: view.scores.map((_, n) => words.say("poof", "table-round-short", { round: n + 1 })),
    rows: view.players.map((player, seat) => ({
      seats: [seat],
      cells: view.scores.map((points) => points[seat] ?? null),
      total: player.total,
    })),
    lowWins: true,
  }),
  progress: (view) => ({ id: "round-of", args: { round: view.round, rounds: view.rounds } }),
  timing: (event) => TIMES[event.type] ?? 240,
  sound: (event) => SOUNDS[event.type] ?? null,
  rule: (view, legal) => {
    const has = (type: Move["type"]) => may(legal, type);
    if (has("pick-up")) return "rule-turn-pick-up";
    if (has("blind")) return "rule-variants-blind";
    if (has("play")) return view.pile.length > 0 ? "rule-turn-lower" : "rule-turn-play";
    return null;
  },
} satisfies GameModule<View, Move, Event>;
