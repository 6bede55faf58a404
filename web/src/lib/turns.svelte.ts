// For whom the running matches of this guest wait.

import type { Match } from "../types/protocol";
import { api } from "./api";
import { keep, recall, TURNS } from "./kept";
import { me } from "./me.svelte";

/** Asked for at most; older matches just say that they run. */
const MOST = 8;

export interface Turn {
  seq: number;
  actors: readonly number[];
}

export class Turns {
  #known = $state.raw<ReadonlyMap<string, Turn>>(new Map());

  /** The seats a match waits for; undefined: not known. */
  of(match: Match): readonly number[] | undefined {
    return this.#known.get(match.id)?.actors;
  }

  /** Whether a match waits for a seat of this device. */
  mine(match: Match): boolean {
    const seats = me.notes[match.id]?.seats ?? [];
    return match.state === "running" && (this.of(match)?.some((seat) => seats.includes(seat)) ?? false);
  }

  /** Ask about those that moved on since the last look. */
  async look(matches: readonly Match[]): Promise<void> {
    const running = matches.filter(({ state, id }) => state === "running" && me.notes[id]?.seats.length).slice(0, MOST);
    const stale = running.filter(({ id, seq }) => this.#known.get(id)?.seq !== seq);
    const found = await Promise.all(stale.map((match) => ask(match)));
    const known = new Map(this.#known);
    for (const [n, match] of stale.entries()) if (found[n]) known.set(match.id, found[n]);
    this.#known = known;
    keep(TURNS, [...known]);
  }

  /** Without a line: for whom they waited when there was one. */
  remember(): void {
    this.#known = new Map(recall<[string, Turn][]>(TURNS, []));
  }
}

async function ask({ id, seq }: Match): Promise<Turn | null> {
  const note = me.notes[id]!;
  const answer = await api.replay(id, note.seats[0]!, seq, seq, note.secret).catch(() => null);
  const actors = answer?.updates.at(-1)?.actors;
  return actors ? { seq, actors } : null;
}
