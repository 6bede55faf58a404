// Puzzles over REST.

import { ask } from "../lib/api";
import type { Lang } from "../lib/text.svelte";
import type { GameUpdate, Legal } from "../lib/updates";
import type { Level, PuzzleCount, PuzzleTask, PuzzleVerdict } from "../types/protocol";

/** A puzzle with the types of its game. */
export interface Task extends Omit<PuzzleTask, "updates"> {
  updates: GameUpdate[];
}
export interface Solution {
  answers: Legal<unknown>[];
  why: string;
  unit: PuzzleVerdict["unit"];
  weighed: { move: unknown; text: string; value: number; loss: number }[];
}

const at = (game: string, id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const puzzles = {
  counts: () => ask<PuzzleCount[]>("GET", "/puzzles"),
  next: (game: string, level: Level | null, after: string) =>
    ask<Task>("GET", `/puzzles/${encodeURIComponent(game)}?after=${after}${level ? `&level=${level}` : ""}`),
  read: (game: string, id: string) => ask<Task>("GET", at(game, id)),
  attempt: (game: string, id: string, move: string, lang: Lang) => ask<PuzzleVerdict>("POST", `${at(game, id)}/try`, { move, lang }),
  hint: (game: string, id: string) => ask<{ moves: Legal<unknown>[] }>("GET", `${at(game, id)}/hint`),
  solution: (game: string, id: string, lang: Lang) => ask<Solution>("GET", `${at(game, id)}/solution?lang=${lang}`),
};
