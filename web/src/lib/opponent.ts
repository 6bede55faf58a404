// A fair opponent: the level at which one wins as often as anybody else, by the results on this device.

import type { GameInfo, Level, Match } from "../types/protocol";

/** How strong somebody is, counted in levels: at 2.0 they win half of their duels with level 2. */
export interface Skill {
  rating: number;
  matches: number;
  /** The last matches that count already. */
  seen: string[];
}

/** A match against bots. */
export interface Result {
  id: string;
  /** The level of the other sides, counted from 0; their mean where they differ. */
  level: number;
  /** How many sides there were, one's own included. */
  sides: number;
  /** The share of the win. */
  won: number;
}

export const NEWCOMER: Skill = { rating: 1, matches: 0, seen: [] };
/** The logarithm of the odds between neighbouring levels: the upper one wins about 70 of 100 duels. */
const STEP = Math.log(0.7 / 0.3);
/** By how many levels a surprise moves the rating: at first much, later little. */
const FIRST = 1.6;
const LEAST = 0.5;
const MOST_SEEN = 200;

/** The matches that tell something: over, played from one seat, against sides of bots alone. */
export function results(matches: readonly Match[], info: GameInfo, mine: (match: Match) => readonly number[]): Result[] {
  if (info.cooperative) return [];
  return matches
    .filter((match) => match.game === info.key && match.state === "over")
    .flatMap((match) => {
      const seat = mine(match).length === 1 ? mine(match)[0]! : null;
      const teams = info.teams[String(match.seats.length)] ?? [];
      const own = seat === null ? undefined : teams.find((team) => team.includes(seat));
      if (!own || !match.result) return [];
      const rivals = match.seats.filter((each) => !own.includes(each.seat));
      const levels = rivals.map((each) => (each.kind === "bot" && each.level ? levelOf(each.level, info.levels) : -1));
      if (levels.length === 0 || levels.includes(-1)) return [];
      const winners = teams.filter((team) => team.some((each) => match.result!.winners.includes(each)));
      const won = match.result.winners.includes(seat!) ? 1 / winners.length : 0;
      return [{ id: match.id, level: levels.reduce((sum, level) => sum + level, 0) / levels.length, sides: teams.length, won }];
    });
}

/** Characters play about as well as the middle level. */
function levelOf(name: string, levels: readonly Level[]): number {
  const place = levels.indexOf(name as Level);
  return place < 0 ? levels.indexOf("medium") : place;
}

/** What is known after some more results, oldest first; those counted before count once. */
export function learn(skill: Skill, more: readonly Result[]): Skill {
  let { rating, matches } = skill;
  const seen = [...skill.seen];
  for (const result of more) {
    if (seen.includes(result.id)) continue;
    seen.push(result.id);
    const odds = Math.exp(STEP * (rating - result.level));
    const expected = odds / (odds + result.sides - 1);
    rating += Math.max(LEAST, FIRST / (1 + matches / 3)) * (result.won - expected);
    matches += 1;
  }
  return { rating, matches, seen: seen.slice(-MOST_SEEN) };
}

/** The level that fits. */
export function fairLevel(skill: Skill, levels: readonly Level[]): Level {
  const place = Math.min(Math.max(Math.round(skill.rating), 0), levels.length - 1);
  return levels[place]!;
}
