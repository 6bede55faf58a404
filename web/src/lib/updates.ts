// The order of what the server tells: each step once, none skipped unseen, repeats harmless.

import type { Update } from "../types/protocol";

/** A move that may be played now. */
export interface Legal<M> {
  move: M;
  text: string;
}

/** An update with the types of its game. */
export interface GameUpdate<V = unknown, M = unknown, E = unknown> extends Omit<Update, "view" | "legal" | "events"> {
  view: V;
  legal: Legal<M>[];
  events: E[];
}

/** What receiving an update brought. */
export interface Received {
  /** Steps to show, in order. */
  steps: GameUpdate[];
  /** The newest step came again with fresher legal moves or clocks. */
  refreshed: boolean;
  /** Something between is missing: ask the server again from `lastSeq`. */
  gap: boolean;
  /** The server stands elsewhere (an older state): forget what was shown. */
  reset: boolean;
}

const MOST_EARLY = 64;

/**
 * Puts updates in order. Pure: no sockets, no timers.
 *
 * After `welcome()` the first update may jump, since the server leaves out what is too long ago;
 * from then on every step must follow its predecessor.
 */
export class Timeline {
  latest: GameUpdate | null = null;
  #early = new Map<number, GameUpdate>();
  #mayJump = true;

  /** The last step known, or −1: what `hello` wants to know. */
  get lastSeq(): number {
    return this.latest?.seq ?? -1;
  }

  /** The server has answered our hello: what follows may begin later than we ended. */
  welcome(): void {
    this.#mayJump = true;
    this.#early.clear();
  }

  /** Another match or another seat: nothing known. */
  forget(): void {
    this.latest = null;
    this.welcome();
  }

  receive(update: GameUpdate): Received {
    const known = this.lastSeq;
    const jump = this.#mayJump;
    this.#mayJump = false;
    if (update.seq === known) return this.#refresh(update);
    if (update.seq < known && !jump) return { ...NOTHING };
    if (update.seq < known) {
      this.latest = update;
      return { ...NOTHING, steps: [update], reset: true };
    }
    if (jump || update.seq === known + 1) return { ...NOTHING, steps: this.#accept(update) };
    if (this.#early.size < MOST_EARLY) this.#early.set(update.seq, update);
    return { ...NOTHING, gap: true };
  }

  #accept(update: GameUpdate): GameUpdate[] {
    const steps = [update];
    for (let next = update.seq + 1; this.#early.has(next); next++) {
      steps.push(this.#early.get(next)!);
      this.#early.delete(next);
    }
    for (const seq of this.#early.keys()) if (seq <= update.seq) this.#early.delete(seq);
    this.latest = steps.at(-1)!;
    return steps;
  }

  #refresh(update: GameUpdate): Received {
    this.latest = { ...update, events: [] };
    return { ...NOTHING, refreshed: true };
  }
}

const NOTHING: Received = { steps: [], refreshed: false, gap: false, reset: false };
