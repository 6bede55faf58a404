// A match of Close Enough as its result page tells it.

import { all, inOrder, most } from "../../lib/story";
import type { Event, Move, View } from "../../types/close-enough";
import type { Moment, Story } from "../contract";
import Ending from "./Ending.svelte";

export default {
  Ending,
  moments(steps, table) {
    const lots = all(steps, "lot-shown");
    const closest = most(lots, ({ event }) => 1 / (1 + event.lot.distance));
    const results = all(steps, "round-ended").flatMap(({ seq, event }) =>
      event.last.players.map((player, seat) => ({ seq, seat, round: event.round, stars: player.result + player.bonus })),
    );
    const won = most(results, ({ stars }) => stars);
    const lost = most(results, ({ stars }) => -stars);
    const tell = (seq: number, seat: number, id: string, args: Record<string, number>): Moment => ({
      seq,
      seat,
      text: table.about(seat, id, args),
    });
    return inOrder([
      closest &&
        tell(closest.seq, closest.event.seat, "moment-closest", {
          distance: closest.event.lot.distance,
          target: closest.event.lot.target.value,
        }),
      won && tell(won.seq, won.seat, "moment-won", { round: won.round, stars: won.stars }),
      lost && tell(lost.seq, lost.seat, "moment-lost", { round: lost.round, stars: -lost.stars }),
    ]);
  },
} satisfies Story<View, Move, Event> as unknown as Story;
