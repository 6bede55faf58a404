// The end of a round, counted up side by side.

import { signed } from "../../lib/figures";
import type { Events, View } from "../../types/five-to-close";
import type { TableApi, Tally } from "../contract";

type Words = Pick<TableApi<View>, "t">;
type Row = Tally["rows"][number];

export function count({ round, sides }: Events.RoundScored, view: View, words: Words): Tally {
  const t: Words["t"] = (id, args) => words.t(id, args);
  const best = Math.max(...sides.map((side) => side.score.points));
  const rows = sides.map(({ locked, score }, side): Row => ({
    seats: view.sides[side]?.seats ?? [],
    steps: [
      ...locked.map((word) => ({
        text: `${word.text} ${word.multiplier > 1 ? `×${word.multiplier} ` : ""}${word.points}`,
        value: word.points,
      })),
      ...(locked.length === 0 ? [{ text: t("table-count-nothing"), value: 0 }] : []),
      ...besides(score, t),
    ],
    sum: signed(score.points),
    total: signed(view.sides[side]?.total ?? 0),
    best: score.points === best,
  }));
  return { key: `round-${round}`, sweeps: round < view.rounds, title: t("table-count", { round }), rows };
}

/** What counts besides the words. */
export function besides(score: Events.SideScore, t: Words["t"]): Row["steps"] {
  return [...item("bonus", score.bonus, t), ...item("penalty", score.penalties, t), ...item("challenges", score.challenges, t)];
}

function item(kind: string, points: number, t: Words["t"]): Row["steps"] {
  return points === 0 ? [] : [{ text: t(`table-count-${kind}`, { points: kind === "bonus" ? points : signed(points) }), value: points }];
}
