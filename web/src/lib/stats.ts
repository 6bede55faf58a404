// Lifetime figures from finished matches: the Back Page of Fame.

import type { Match } from "../types/protocol";
import { seatName } from "./names";

export interface GameStats {
  game: string;
  played: number;
  won: number;
  /** Wins in a row until now, and the longest such run. */
  streak: number;
  longest: number;
  best: number | null;
  average: number | null;
  /** Against whom, and how often they won. */
  rivals: { name: string; met: number; won: number }[];
}

/** Figures per game; `mine` says which seats of a match were one's own, `lowWins` which score is best. */
export function figures(
  matches: readonly Match[],
  mine: (match: Match) => readonly number[],
  lowWins: (game: string) => boolean = () => false,
): GameStats[] {
  const games = new Map<string, Match[]>();
  for (const match of matches) {
    if (match.state !== "over" || match.source === "lesson" || !match.result || mine(match).length !== 1) continue;
    games.set(match.game, [...(games.get(match.game) ?? []), match]);
  }
  return [...games].map(([game, list]) => one(game, list, (match) => mine(match)[0]!, lowWins(game)));
}

function one(game: string, matches: Match[], seat: (match: Match) => number, lowWins: boolean): GameStats {
  const inOrder = [...matches].sort((a, b) => (a.ended ?? 0) - (b.ended ?? 0));
  const wins = inOrder.map((match) => match.result!.winners.includes(seat(match)));
  const scores = inOrder.map((match) => match.result!.scores[seat(match)] ?? 0);
  let [streak, longest] = [0, 0];
  for (const win of wins) longest = Math.max(longest, (streak = win ? streak + 1 : 0));
  const best = lowWins ? Math.min(...scores) : Math.max(...scores);
  return {
    game,
    played: inOrder.length,
    won: wins.filter(Boolean).length,
    streak,
    longest,
    best: scores.length > 0 ? best : null,
    average: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    rivals: rivals(inOrder, seat),
  };
}

function rivals(matches: Match[], seat: (match: Match) => number): GameStats["rivals"] {
  const met = new Map<string, { name: string; met: number; won: number }>();
  for (const match of matches) {
    for (const other of match.seats) {
      const name = seatName(other);
      if (other.seat === seat(match) || !name) continue;
      const rival = met.get(name) ?? { name, met: 0, won: 0 };
      rival.met += 1;
      if (match.result!.winners.includes(other.seat)) rival.won += 1;
      met.set(name, rival);
    }
  }
  return [...met.values()].sort((a, b) => b.met - a.met).slice(0, 5);
}
