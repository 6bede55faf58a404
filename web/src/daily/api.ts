// The daily challenge over REST.

import { ask } from "../lib/api";
import type { Lang } from "../lib/text.svelte";
import type { Solution, Task } from "../puzzles/api";
import type { Day, MatchForMe, PuzzleVerdict } from "../types/protocol";

export const daily = {
  day: () => ask<Day>("GET", "/daily"),
  solo: () => ask<MatchForMe>("POST", "/daily/solo"),
  position: () => ask<Task>("GET", "/daily/position"),
  attempt: (move: string, lang: Lang) => ask<PuzzleVerdict>("POST", "/daily/position/try", { move, lang }),
  solution: (lang: Lang) => ask<Solution>("GET", `/daily/position/solution?lang=${lang}`),
};
