// A moment of a finished match to try again: the real table, the view of then, nobody else playing.

import { seatsAt } from "../lib/seats";
import { Table, type Source } from "../lib/table.svelte";
import type { GameUpdate, Legal } from "../lib/updates";
import type { GameModule, Hinted } from "../tables/contract";
import type { GameInfo, Match, SeatChange } from "../types/protocol";

export class Trial {
  /** The match with its seats as they were at that moment. */
  then = $state.raw() as Match;
  readonly table: Table;
  readonly #match: Match;
  seat = $state(0);
  latest = $state.raw<GameUpdate | null>(null);
  hint = $state.raw<Hinted<unknown> | null>(null);
  /** Looked at only: it is solved, or was shown. */
  done = $state(false);
  ontry: (legal: Legal<unknown>) => void = () => undefined;

  constructor(match: Match, module: GameModule, info: GameInfo) {
    this.#match = match;
    this.then = match;
    this.table = new Table(match.game, module, this.#source(match));
    this.table.seated(info, match.seats.length);
  }

  /** Put the table into a moment, through the eyes of a seat. */
  show(seat: number, update: GameUpdate, changes: readonly SeatChange[]): void {
    this.then = { ...this.#match, seats: seatsAt(this.#match, changes, update.seq) };
    this.hint = null;
    this.done = false;
    this.seat = seat;
    this.latest = update;
    this.table.reset();
    this.table.jump({ ...update, events: [] });
  }

  #source(match: Match): Source {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const trial = this;
    return {
      mode: "play",
      get match() {
        return trial.then;
      },
      get viewer() {
        return trial.seat;
      },
      get latest() {
        return trial.done && trial.latest ? { ...trial.latest, legal: [] } : trial.latest;
      },
      connected: true,
      pending: null,
      get hint() {
        return trial.hint;
      },
      here: match.seats.map((seat) => seat.seat),
      skew: 0,
      get you() {
        return [trial.seat];
      },
      play: (legal) => trial.ontry(legal),
      point: () => undefined,
      ask: () => undefined,
    };
  }
}
