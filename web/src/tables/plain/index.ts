// A table for games that have no drawing of their own: what may be done, as a list.

import type { GameModule } from "../contract";
import Table from "./Table.svelte";

interface Plain {
  type: string;
  round?: number;
  rounds?: number;
}

export default {
  Table,
  describe: (event: Plain) => [{ id: event.type }],
  label: (move: Plain) => move.type,
  scores: () => null,
  progress: (view: Plain) =>
    view.round && view.rounds ? { id: "round-of", args: { round: view.round, rounds: view.rounds } } : null,
} as unknown as GameModule;
