// Close to the Mark: one roll for all, and everybody writes at the same time.

import { words } from "../../lib/text.svelte";
import type { Event, Move, View } from "../../types/close-to-the-mark";
import type { GameModule } from "../contract";
import { describe, label } from "./log";
import { columnOf, rowOf } from "./moves";
import Table from "./Table.svelte";

const TIMES: Record<Event["type"], number> = { chose: 240, rolled: 520, entered: 160, revealed: 700, ended: 520 };
const SOUNDS: Partial<Record<Event["type"], string>> = { chose: "card", rolled: "dice", entered: "card", revealed: "cross" };

const say = (id: string) => words.say("close-to-the-mark", id);

export default {
  Table,
  describe,
  label,
  full: (move, table) => {
    if (move.type !== "enter") return label(move, table);
    const circle = table.t(`circle-${table.view.layout[move.circle]}`);
    const where = table.t("circle-at", { circle, row: rowOf(move.circle) + 1, column: columnOf(move.circle) + 1 });
    // A circle of one's own colour takes any die, and two dice may make the same sum.
    const free = table.view.layout[move.circle] !== move.die;
    return `${label(move, table)} (${where}${free ? `, ${table.t(`die-${move.die}`)}` : ""})`;
  },
  scores: (view) => ({
    caption: view.turn > 0 ? { id: "turn-of", args: { turn: view.turn, turns: view.turns } } : { id: "table-phase" },
    columns: [say("lines"), say("extremes")],
    rows: view.sheets.map((sheet, seat) => ({ seats: [seat], cells: [sheet.line_points, sheet.extreme_points], total: sheet.total })),
    parts: true,
  }),
  progress: (view) => (view.turn > 0 ? { id: "turn-of", args: { turn: view.turn, turns: view.turns } } : { id: "table-phase" }),
  timing: (event) => TIMES[event.type],
  sound: (event) => SOUNDS[event.type] ?? null,
  rule: (view, legal) => {
    if (view.phase === "colours") return "rule-setup-colour";
    if (view.phase === "over") return "rule-score-winner";
    return legal.length > 0 ? "rule-turn-sum" : "rule-turn-together";
  },
} satisfies GameModule<View, Move, Event>;
