// Moments of random matches from web/fixtures, to draw tables and test selection without a server.

import type { Match, Seat } from "../types/protocol";
import type { GameUpdate } from "./updates";

export interface Moment<V = unknown, M = unknown, E = unknown> {
  game: string;
  seats: Pick<Seat, "seat" | "name" | "kind" | "level">[];
  seat: number | null;
  teams: number[][];
  options: Record<string, unknown>;
  /** What turns up here for the first time: "event poofed", "move blind". */
  shows: string[];
  updates: GameUpdate<V, M, E>[];
}

const FILES = import.meta.glob<{ default: Moment[] }>("../../fixtures/*.json");

/** All moments of a game. */
export async function moments<V, M, E>(game: string): Promise<Moment<V, M, E>[]> {
  const load = FILES[`../../fixtures/${game}.json`];
  if (!load) throw new Error(`no fixtures of ${game}: run tools/make_fixtures.py ${game}`);
  return (await load()).default as Moment<V, M, E>[];
}

/** A match as the server would describe it. */
export function matchOf(moment: Moment): Match {
  return {
    id: "fixture",
    code: "FXTURE",
    game: moment.game,
    revision: 1,
    options: moment.options,
    state: "running",
    seats: moment.seats.map((seat) => ({ ...seat, here: true, resigned: false, look: seat.seat })),
    listed: false,
    start: "host",
    name: "",
    hosts: [],
    clocks: { move: null, match: null, reaction: null },
    watch: { allow: "public", delay: 0 },
    takeover: "medium",
    undo: true,
    hints: true,
    chat: true,
    pace: 600,
    wait: false,
    seq: 0,
    created: 0,
    started: 0,
    ended: null,
    commitment: "",
    nonces: null,
    result: null,
    rematch: null,
    source: null,
    watchers: 0,
    sealed_until: 0,
  };
}
