// A match that is over, or a moment of it: a table nobody plays at.

import type { GameModule, Hinted } from "../tables/contract";
import type { GameInfo, Match, SeatChange } from "../types/protocol";
import { api } from "./api";
import { Table, type Source } from "./table.svelte";
import { seatsAt } from "./seats";
import type { GameUpdate } from "./updates";

export class PastTable {
  readonly match: Match;
  readonly info: GameInfo;
  seat = $state<number | null>(null);
  latest = $state.raw<GameUpdate | null>(null);
  /** A move to light up, such as the better one of a review. */
  hint = $state.raw<Hinted<unknown> | null>(null);
  /** Who played people's seats, and from which step on. */
  changes = $state.raw<readonly SeatChange[]>([]);
  /** The match with its seats as they were at the step shown. */
  readonly then: Match = $derived.by(() => ({
    ...this.match,
    seats: seatsAt(this.match, this.changes, this.latest?.seq ?? this.match.seq),
  }));
  readonly table: Table;

  readonly mine: readonly number[];

  constructor(match: Match, module: GameModule, info: GameInfo, seat: number | null, mine: readonly number[], update: GameUpdate | null) {
    this.mine = mine;
    this.match = match;
    this.info = info;
    this.seat = seat;
    this.latest = update;
    this.table = new Table(match.game, module, this.#source());
    this.table.seated(info, match.seats.length);
    if (update) this.table.jump(update);
  }

  #source(): Source {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const past = this;
    const everybody = this.match.seats.map((seat) => seat.seat);
    return {
      mode: "replay",
      get match() {
        return past.then;
      },
      get viewer() {
        return past.seat;
      },
      get latest() {
        return past.latest;
      },
      connected: true,
      pending: null,
      get hint() {
        return past.hint;
      },
      here: everybody,
      skew: 0,
      get you() {
        // On a device that played several seats, "you" is the one looked through.
        return past.seat !== null && past.mine.includes(past.seat) ? [past.seat] : past.mine;
      },
      play: () => undefined,
      point: () => undefined,
      ask: () => undefined,
    };
  }
}

const CHUNK = 200;

/** All steps of a match as a seat saw them. */
export async function allSteps(match: Match, seat: number | null, secret?: string): Promise<GameUpdate[]> {
  const steps: GameUpdate[] = [];
  for (let first = 0; first <= match.seq; first += CHUNK) {
    const answer = await api.replay(match.id, seat, first, Math.min(match.seq, first + CHUNK - 1), secret);
    steps.push(...answer.updates);
  }
  return steps;
}
