// A hint in two sentences: what a bot would do and expects of it, and why.

import type { Table } from "../lib/table.svelte";

export function advice(table: Table): string {
  const { hint } = table;
  if (!hint) return "";
  const says = table.t("hint-says", { move: table.module.label(hint.move, table), percent: Math.round(100 * hint.chance) });
  return `${says} ${hint.why}`;
}
