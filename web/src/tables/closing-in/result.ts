// A match of Closing In as its result page tells it.

import { all, inOrder } from "../../lib/story";
import type { Event, Move, View } from "../../types/closing-in";
import type { Story } from "../contract";
import Ending from "./Ending.svelte";
import { tileName } from "./log";

/** Tiles whose closing is told: the last ones, which decided. */
const LAST_CLOSED = 2;

export default {
  Ending,
  moments(steps, table) {
    const tile = (space: number) => tileName(table.view, space, (id, args) => table.t(id, args));
    const closed = all(steps, "tile-removed").slice(-LAST_CLOSED);
    /** Whose turn a step was, for things the city does. */
    const turnOf = (seq: number) => all(steps, "turn-began").findLast((turn) => turn.seq <= seq)?.event.seat ?? 0;
    return inOrder([
      ...all(steps, "sent").map(({ seq, event }) => ({
        seq,
        seat: event.seat,
        text: table.about(event.seat, "moment-sent", { number: event.sent, wanted: table.view.wanted }),
      })),
      ...closed.map(({ seq, event }) => ({ seq, seat: turnOf(seq), text: table.t("moment-closed", { tile: tile(event.space) }) })),
      ...all(steps, "escaped").map(({ seq, event }) => ({
        seq,
        seat: event.seats[0] ?? 0,
        text: table.t("moment-escaped", { who: table.names(event.seats), tile: tile(event.space) }),
      })),
    ]);
  },
} satisfies Story<View, Move, Event> as unknown as Story;
