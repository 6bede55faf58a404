// How a match ended, in a sentence.

import type { TableApi } from "../tables/contract";

type Ended = Pick<TableApi, "t" | "has" | "seat" | "result" | "names" | "teams" | "seats" | "players">;

/** "You win!", "Mira wins", "You won together!" */
export function headline(table: Ended): string {
  const result = table.result;
  if (!result || table.seats === 1) return table.t("result-over"); // alone there is nobody to beat
  const together = table.teams.length === 1 && table.seats > 1;
  if (together) return table.t(result.winners.length > 0 ? "result-team-won" : "result-team-lost");
  const winners = result.winners;
  if (winners.length === 0) return table.t("result-over");
  if (table.seat !== null && winners.includes(table.seat) && (winners.length === 1 || oneTeam(table))) return table.t("result-you-win");
  if (winners.length === 1) return table.t("result-wins", { who: table.names(winners) });
  return table.t("result-shared", { who: table.names(winners) });
}

function oneTeam(table: Ended): boolean {
  return table.teams.some((team) => table.result!.winners.every((seat) => team.includes(seat)));
}

/** Why it ended: a message of the game where it has one. */
export function reason(table: Ended): string {
  const why = table.result?.reason ?? "";
  if (why === "resigned") return gaveUp(table);
  if (table.has(`reason-${why}`)) return table.t(`reason-${why}`, { who: table.names(table.result?.winners ?? []) });
  return why.charAt(0).toUpperCase() + why.slice(1).replaceAll("-", " ");
}

/** Whether all is known of the end: the seats say who gave up a moment after the step that ended the match. */
export function explained(table: Pick<TableApi, "result" | "teams" | "players">): boolean {
  if (table.result?.reason !== "resigned") return true;
  const left = table.players.filter(({ resigned }) => !resigned);
  const sides = table.teams.filter((team) => left.some(({ seat }) => team.includes(seat)));
  return left.every(({ kind }) => kind === "bot") || (table.teams.length > 1 && sides.length === 1);
}

function gaveUp(table: Ended): string {
  const who = table.players.filter(({ resigned }) => resigned);
  const told = who.map(({ me, name }) => (me ? table.t("log-gave-up-you") : table.t("log-gave-up", { who: name })));
  return told.join(" · ") || table.t("seat-resigned");
}
