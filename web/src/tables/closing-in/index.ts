// Closing In: the city shuts tile by tile; all together against it.

import type { Event, Move, View } from "../../types/closing-in";
import type { GameModule } from "../contract";
import { describe, label } from "./log";
import { own } from "./moves";
import Table from "./Table.svelte";

const TIMES: Partial<Record<Event["type"], number>> = {
  deployed: 900,
  "tile-removed": 1100,
  looked: 520,
  sent: 420,
  escaped: 520,
  found: 320,
};
const SOUNDS: Partial<Record<Event["type"], string>> = {
  drew: "card",
  bought: "card",
  used: "card",
  gave: "card",
  deployed: "enforcer",
  "enforcers-moved": "enforcer",
  "tile-removed": "gone",
  found: "lock",
  sent: "turn",
};

const RULES: Partial<Record<Move["type"], string>> = {
  escape: "rule-actions-escape",
  send: "rule-actions-send",
  search: "rule-actions-search",
};

export default {
  Table,
  describe,
  chips: ["card"],
  label,
  scores: () => null,
  progress: (view) => ({ id: "turn-of", args: { turn: view.turn_number, turns: view.last_turn } }),
  timing: (event) => TIMES[event.type] ?? 260,
  sound: (event) => SOUNDS[event.type] ?? null,
  rule: (view, legal) => {
    const mine = own(view);
    if (legal.length === 0 || !mine) return null;
    if (view.phase === "put-back") return "rule-cards-helpers";
    if (mine.space !== null && view.tiles[mine.space]!.removed) return "rule-actions-stranded";
    const found = legal.find(({ move }) => RULES[move.type]);
    if (found) return RULES[found.move.type]!;
    return view.phase === "buy" ? "rule-turn-buy" : "rule-turn-act";
  },
} satisfies GameModule<View, Move, Event>;
