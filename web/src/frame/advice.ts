// What a hint says, and how the dock follows it.

import type { Table } from "../lib/table.svelte";
import type { Dock, DockButton } from "../tables/contract";

/** In two sentences: what a strong bot would do, compared with the next best move, and why. */
export function advice(table: Table): string {
  const { hint } = table;
  if (!hint) return "";
  const move = table.module.label(hint.move, table);
  const other = hint.other ? table.module.label(hint.other, table) : move;
  const says = other === move ? table.t("hint-says", { move }) : table.t(`hint-says-${hint.sure}`, { move, other });
  return `${says} ${hint.why}`;
}

/** Whether a button makes the advised move, or asks about it first. */
export function advised(table: Table, button: DockButton): boolean {
  const wanted = table.hint ?? table.tip;
  return wanted !== null && (button.move ?? button.leads)?.text === wanted.text;
}

/**
 * The dock while a hint stands. Tables pick what is advised, so that their main button plays it;
 * where there is nothing to pick (ending a turn, giving up) the main button is the advice itself,
 * until the player picks something else.
 */
export function following(table: Table, dock: Dock, forget: () => void): Dock {
  const legal = table.hint && table.legal.find((each) => each.text === table.hint!.text);
  if (!legal) return dock;
  const clear = () => {
    dock.clear?.();
    forget();
  };
  const { primary } = dock;
  const chosen = Boolean(primary && !primary.disabled) || dock.clear !== undefined;
  if (chosen) return { ...dock, clear };
  const offered = dock.secondary?.find((each) => advised(table, each));
  const main: DockButton = { ...(offered ?? { move: legal }), label: table.module.label(legal.move, table), tight: false };
  return { ...dock, primary: main, secondary: dock.secondary?.filter((each) => each !== offered) ?? [], clear };
}
