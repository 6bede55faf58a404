// A match against bots in one click.

import type { NewMatch, SeatPlan } from "../types/protocol";
import { gameInfo } from "./api";
import { me } from "./me.svelte";
import { recall } from "./settings.svelte";

export function kept(game: string): Partial<NewMatch> | null {
  return recall<Record<string, Partial<NewMatch>>>("closecall.tables", {})[game] ?? null;
}

/** Make the match; returns its address. Guided: the game's prepared first round. */
export async function playNow(game: string, guided = false): Promise<string> {
  const info = await gameInfo(game);
  const usual = guided ? info.lesson : info.usual_seats;
  const seats = info.seats.includes(usual ?? 0) ? usual! : (info.seats.find((n) => n > 1) ?? info.seats[0]!);
  const bot: SeatPlan = { kind: "bot", level: guided ? "gentle" : "medium" };
  const plan: NewMatch = {
    game,
    seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => bot)],
    hints: true,
    undo: true,
    ...(guided ? { lesson: true, pace: 1200 } : {}),
  };
  const made = await me.newMatch(plan, guided);
  return `/m/${made.match.code}${guided ? "?guide" : ""}`;
}
