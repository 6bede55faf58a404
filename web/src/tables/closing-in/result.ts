// A match of Closing In as its result page tells it.

import { all, inOrder } from "../../lib/story";
import type { Event, Move, View } from "../../types/closing-in";
import type { Story } from "../contract";
import Ending from "./Ending.svelte";
import { tileName } from "./log";

/** Tiles whose loss decides a match; where it was decided otherwise, the last one to go is told. */
const DECIDING: Partial<Record<NonNullable<View["ending"]>, string[]>> = {
  "tower-gone": ["radio-tower"],
  "exits-gone": ["docks", "tunnel"],
};

export default {
  Ending,
  moments(steps, table) {
    const tile = (space: number) => tileName(table.view, space, (id, args) => table.t(id, args));
    const removed = all(steps, "tile-removed");
    const deciding = table.view.ending ? DECIDING[table.view.ending] : undefined;
    const closed = deciding ? removed.filter(({ event }) => deciding.includes(table.view.tiles[event.space]!.key)) : removed.slice(-1);
    const began = all(steps, "turn-began");
    /** The turn at whose end the city acted: the next one begins in the same step. */
    const turnAt = (seq: number) => began.findLast((turn) => turn.seq < seq)?.event.turn_number ?? 1;
    return inOrder([
      ...all(steps, "sent").map(({ seq, event }) => ({
        seq,
        seat: event.seat,
        text: table.about(event.seat, "moment-sent", { number: event.sent, wanted: table.view.wanted }),
      })),
      ...closed.map(({ seq, event }) => ({
        seq,
        seat: null,
        text: table.t("moment-closed", { tile: tile(event.space), turn: turnAt(seq) }),
      })),
      ...all(steps, "escaped").map(({ seq, event }) => ({
        seq,
        seat: event.seats[0] ?? 0,
        text: table.t("moment-escaped", { who: table.labels(event.seats), tile: tile(event.space) }),
      })),
    ]);
  },
} satisfies Story<View, Move, Event> as unknown as Story;
