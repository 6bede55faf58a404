// Poof: lower and lower; four of a kind and the pile is gone.

import { words } from "../../lib/text.svelte";
import type { Legal } from "../../lib/updates";
import type { Event, Move, View } from "../../types/poof";
import type { GameModule, GuideStep } from "../contract";
import { cardName, describe, grouped, label } from "./log";
import { POOF, own } from "./moves";
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

/** Nothing else is left: no number fits, and no Poof card helps. */
const mustPickUp = (legal: readonly Legal<Move>[]) =>
  may(legal, "pick-up") && legal.every(({ move }) => move.type === "pick-up" || move.type === "pooftastrophe");
/** So many cards in hand that giving up may be worth a thought. */
const MANY = 15;

const guide: GuideStep<View, Move>[] = [
  { id: "hand", look: ["own-hand", "own-slots"] },
  { id: "turn", when: ({ legal }) => may(legal, "play"), look: ["own-hand"] },
  { id: "lower", when: (table) => table.view.pile.length > 0, look: ["pile"] },
  { id: "run", when: (table) => table.view.pile.length > 0, look: ["run"] },
  {
    id: "uncover",
    when: ({ view }) => own(view)?.slots.some((slot) => slot.card !== null && !slot.face_down) ?? false,
    look: ["own-slots"],
  },
  { id: "poof-card", when: ({ view }) => view.hand?.includes(POOF) ?? false, look: ["own-hand"] },
  { id: "pick-up", when: ({ legal }) => mustPickUp(legal), look: ["pile"] },
  { id: "give-up", when: ({ legal, view }) => may(legal, "pooftastrophe") && (view.hand?.length ?? 0) >= MANY },
  { id: "score", when: (table) => table.view.scores.length > 0 },
];

export default {
  Table,
  describe,
  chips: ["value", "card"],
  label,
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
  guide,
} satisfies GameModule<View, Move, Event>;
