// A hint in a sentence: what a bot would do, and what it expects of it.

import type { Table } from "../lib/table.svelte";

export function advice(table: Table): string {
  const { hint } = table;
  if (!hint) return "";
  return table.t("hint-says", { move: table.module.label(hint.move, table), percent: Math.round(100 * hint.chance) });
}
