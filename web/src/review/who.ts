// Whom a review speaks of.

import { t } from "./words";
import type { Table } from "../lib/table.svelte";

/** "You", or the name where one device played several seats; null is the team. */
export function who(table: Table, seat: number | null): string {
  if (seat === null) return t("team");
  const { label } = table.player(seat);
  const alike = table.players.filter((player) => player.label === label).length > 1;
  return alike ? table.name(seat) : label;
}
