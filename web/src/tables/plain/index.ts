// A table for games that have no drawing of their own: what is to be seen, and what may be done.

import type { GameModule, LogContext } from "../contract";
import { short, spoken } from "./facts";
import Table from "./Table.svelte";

interface Plain {
  type: string;
  seat?: number | null;
  round?: number;
  rounds?: number;
}

/** "Mira: swapped (old 7)": what happened and to whom, without knowing the game. */
function describe(event: Plain, context: LogContext) {
  const { type, seat, ...rest } = event;
  const [yes, no] = [context.t("option-true"), context.t("option-false")];
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${short(value, yes, no)}`);
  const happened = spoken(type) + (facts.length > 0 ? ` (${facts.join(", ")})` : "");
  const who = typeof seat === "number" ? `${context.name(seat)}: ` : "";
  return [{ id: "plain-event", args: { text: who + happened }, seat: seat ?? null }];
}

export default {
  Table,
  describe,
  label: (move: Plain) => spoken(move.type),
  scores: () => null,
  progress: (view: Plain) => (view.round && view.rounds ? { id: "round-of", args: { round: view.round, rounds: view.rounds } } : null),
} as unknown as GameModule;
