// A match against bots in one click.

import type { GameInfo, NewMatch, OptionInfo, SeatPlan } from "../types/protocol";
import { gameInfo } from "./api";
import { me } from "./me.svelte";

/** What a match is played with unless somebody chooses; a first one may be easier. */
export function usualOptions(info: GameInfo): Record<string, unknown> {
  const newcomer = !me.hasPlayed(info.key);
  const usual = (option: OptionInfo) => (newcomer ? (option.first ?? option.default) : option.default);
  return Object.fromEntries(info.options.map((option) => [option.name, usual(option)]));
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
    ...(guided ? { lesson: true, pace: 1200 } : { options: usualOptions(info) }),
  };
  const made = await me.newMatch(plan, guided);
  return `/m/${made.match.code}${guided ? "?guide" : ""}`;
}
