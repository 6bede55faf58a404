// What a hint says, and which button it speaks of.

import type { Table } from "../lib/table.svelte";
import type { DockButton } from "../tables/contract";

/** In two sentences: what a bot would do and expects of it, and why. */
export function advice(table: Table): string {
  const { hint } = table;
  if (!hint) return "";
  const says = table.t("hint-says", { move: table.module.label(hint.move, table), percent: Math.round(100 * hint.chance) });
  return `${says} ${hint.why}`;
}

/** Whether a button makes the advised move, or asks about it first. */
export function advised(table: Table, button: DockButton): boolean {
  return table.hint !== null && (button.move ?? button.leads)?.text === table.hint.text;
}
