// A match of Close to the Mark as its result page tells it.

import { all, inOrder } from "../../lib/story";
import type { Event, Move, View } from "../../types/close-to-the-mark";
import type { Story } from "../contract";
import Ending from "./Ending.svelte";

const MOST = 3;

export default {
  Ending,
  moments(steps, table) {
    const written = all(steps, "revealed").flatMap(({ seq, event }) =>
      event.entries.map((entry, seat) => ({ seq, seat, entry, turn: event.turn })),
    );
    const best = written.filter(({ entry }) => entry.points > 0).sort((a, b) => b.entry.points - a.entry.points || a.seq - b.seq);
    return inOrder(
      best.slice(0, MOST).map(({ seq, seat, entry, turn }) => ({
        seq,
        seat,
        text: table.about(seat, "moment-entry", { turn, number: entry.number, points: entry.points }),
      })),
    );
  },
} satisfies Story<View, Move, Event> as unknown as Story;
