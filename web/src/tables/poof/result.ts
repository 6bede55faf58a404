// A match of Poof as its result page tells it.

import { all, inOrder, most } from "../../lib/story";
import type { Event, Move, View } from "../../types/poof";
import type { Moment, Story } from "../contract";
import Ending from "./Ending.svelte";

export default {
  Ending,
  moments(steps, table) {
    const poof = most(all(steps, "poofed"), ({ event }) => event.cards);
    const taken = most(all(steps, "picked-up"), ({ event }) => event.cards.length);
    const dear = most(all(steps, "round-scored"), ({ event }) => Math.max(...event.points));
    const tell = (seq: number, seat: number, id: string, args: Record<string, number>): Moment => ({
      seq,
      seat,
      text: table.about(seat, id, args),
    });
    return inOrder([
      poof && tell(poof.seq, poof.event.seat, "moment-poof", { cards: poof.event.cards }),
      taken && tell(taken.seq, taken.event.seat, "moment-pick-up", { cards: taken.event.cards.length }),
      dear &&
        tell(dear.seq, dear.event.points.indexOf(Math.max(...dear.event.points)), "moment-round", {
          round: dear.event.round,
          points: Math.max(...dear.event.points),
        }),
    ]);
  },
} satisfies Story<View, Move, Event> as unknown as Story;
