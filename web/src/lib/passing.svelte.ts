// Pass and play: only the player who holds the device sees the table, and only through their own eyes.

import { untrack } from "svelte";
import type { Live } from "./live.svelte";

/** Long enough to see the viewer's own move land before the table turns to the next one. */
const LANDING = 1200;
/** What a move sets off is seen to its end, and then for a moment more. */
const AFTER = 300;

export class Passing {
  #live: Live;
  #holder = $state<number | null>(null);
  #landed = $state(true);

  /** Made while a component is set up: it turns the table by itself. */
  constructor(live: Live) {
    this.#live = live;
    $effect(() => this.#land());
    $effect(() => this.#turn());
  }

  /** The seat the device is to be handed to; null: the table may be seen. */
  get curtain(): number | null {
    // The one who looks keeps looking until the move has landed; nobody else gets to see anything.
    return this.#next !== null && (this.#landed || this.#holder !== this.#live.session?.seat) ? this.#next : null;
  }

  takeOver(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.#holder = seat;
    this.#landed = false;
    this.#live.session?.changeSeat(seat);
  }

  get #deciding(): number[] {
    const { session } = this.#live;
    return (session?.mine ?? []).filter((seat) => session?.latest?.actors.includes(seat));
  }

  get #shared(): boolean {
    return (this.#live.session?.mine.length ?? 0) > 1;
  }

  /** Somebody could see what is not theirs. */
  get #secretive(): boolean {
    return Boolean(this.#live.info?.hidden || this.#live.info?.simultaneous);
  }

  readonly #next = $derived.by<number | null>(() => {
    const { session } = this.#live;
    if (!session?.latest || !this.#shared || session.latest.over || !this.#secretive) return null;
    const at = session.seat;
    const allowed = this.#holder === at && (this.#deciding.length === 0 || this.#deciding.includes(at ?? -1));
    return allowed ? null : this.#nextSeat();
  });

  get #landing(): number {
    return Math.max(LANDING, untrack(() => this.#live.table?.lasts ?? 0) + AFTER);
  }

  #nextSeat(): number {
    const at = this.#live.session?.seat ?? -1;
    if (this.#holder === null && this.#deciding.includes(at)) return at;
    return this.#deciding.find((seat) => seat > at) ?? this.#deciding[0] ?? at;
  }

  #land(): (() => void) | undefined {
    if (this.#next === null || this.#landed || !this.#live.table?.settled) return undefined;
    const timer = setTimeout(() => (this.#landed = true), this.#landing);
    return () => clearTimeout(timer);
  }

  /** Where all lies open the picture turns to whose turn it is, without a curtain. */
  #turn(): (() => void) | undefined {
    const { session, table } = this.#live;
    if (!session?.latest || !this.#shared || this.#secretive || session.latest.over) return undefined;
    if (this.#deciding.length === 0 || this.#deciding.includes(session.seat ?? -1) || (table?.shown && !table.settled)) return undefined;
    const timer = setTimeout(() => session.changeSeat(this.#nextSeat()), untrack(() => table?.shown) ? this.#landing : 0);
    return () => clearTimeout(timer);
  }
}
