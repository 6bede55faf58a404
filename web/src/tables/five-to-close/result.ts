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
      longest && longest !== dearest ? lock(longest) : null,
      ...all(steps, "challenged")
        .slice(-2)
        .map(({ seq, event }) =>
          tell(seq, event.seat, event.valid ? "moment-challenge-lost" : "moment-challenge-won", { word: event.word }),
        ),
    ]);
  },
} satisfies Story<View, Move, Event> as unknown as Story;
