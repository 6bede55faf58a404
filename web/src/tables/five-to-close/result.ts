// A match of 5 To Close as its result page tells it.

import { all, inOrder, most } from "../../lib/story";
import type { Event, Move, View } from "../../types/five-to-close";
import type { Moment, Story } from "../contract";
import Ending from "./Ending.svelte";

export default {
  Ending,
  moments(steps, table) {
    const locked = all(steps, "locked");
    const dearest = most(locked, ({ event }) => event.points);
    const best = most(
      all(steps, "round-scored").flatMap(({ seq, event }) =>
        event.sides.map(({ score }, side) => ({
          seq,
          seats: table.view.sides[side]?.seats ?? [],
          round: event.round,
          points: score.points,
        })),
      ),
      ({ points }) => points,
    );
    const longest = most(locked, ({ event }) => event.word.length);
    const tell = (seq: number, seat: number, id: string, args: Record<string, string | number>): Moment => ({
      seq,
      seat,
      text: table.about(seat, id, args),
    });
    const lock = (told: NonNullable<typeof dearest>) =>
      tell(told.seq, told.event.seat, "moment-word", { word: told.event.word, points: told.event.points });
    return inOrder([
      dearest && lock(dearest),
      best && {
        seq: best.seq,
        seat: best.seats[0] ?? null,
        text: table.t("moment-round", { round: best.round, points: best.points, who: table.labels(best.seats) }),
      },
      longest && longest !== dearest ? lock(longest) : null,
      ...all(steps, "challenged")
        .slice(-2)
        .map(({ seq, event }) =>
          tell(seq, event.seat, event.valid ? "moment-challenge-lost" : "moment-challenge-won", { word: event.word }),
        ),
    ]);
  },
} satisfies Story<View, Move, Event> as unknown as Story;
