// A puzzle on the table: a position to look at and one move to make.

import { seatName } from "../lib/names";
import { Table, type Source } from "../lib/table.svelte";
import type { GameUpdate, Legal } from "../lib/updates";
import type { GameModule, Hinted } from "../tables/contract";
import type { GameInfo, Match } from "../types/protocol";
import type { Task } from "./api";

export class Position {
  readonly task: Task;
  readonly table: Table;
  readonly match: Match;
  /** The move that is being judged. */
  pending = $state.raw<Legal<unknown> | null>(null);
  /** Looked at only: a move was judged, or the answer is shown. */
  done = $state(false);
  /** The answer, shown on the table. */
  hint = $state.raw<Hinted<unknown> | null>(null);
  /** Told when the player makes a move. */
  onmove: (legal: Legal<unknown>) => void = () => undefined;

  constructor(task: Task, module: GameModule, info: GameInfo, name: string) {
    this.task = task;
    this.match = {
      ...task.match,
      seats: task.match.seats.map((seat) =>
        seat.seat === task.seat ? { ...seat, name } : { ...seat, name: seatName(seat, task.match.seats) },
      ),
    };
    this.table = new Table(task.game, module, this.#source(task.updates.at(-1)!));
    this.table.seated(info, this.match.seats.length);
    this.table.history(task.updates);
    this.table.jump(task.updates.at(-1)!);
  }

  /** A move in words. */
  label(move: unknown): string {
    const { module } = this.table;
    return (module.full ?? module.label)(move, this.table);
  }

  #source(latest: GameUpdate): Source {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const position = this;
    return {
      mode: "demo",
      match: this.match,
      viewer: this.task.seat,
      get latest() {
        return position.done ? { ...latest, legal: [] } : latest;
      },
      connected: true,
      get pending() {
        return position.pending;
      },
      get hint() {
        return position.hint;
      },
      here: this.match.seats.map((seat) => seat.seat),
      skew: 0,
      play: (legal) => position.onmove(legal),
      point: () => undefined,
      ask: () => undefined,
    };
  }
}
