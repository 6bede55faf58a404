// The five tables, each loaded when somebody sits down at it.

import type { GameKey, GameModule } from "./contract";

export const GAMES: readonly GameKey[] = [
  "poof",
  "close-enough",
  "close-to-the-mark",
  "closing-in",
  "five-to-close",
];

type Loader = () => Promise<{ default: GameModule }>;
const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts") as Record<string, Loader>;

export function isGame(key: string): key is GameKey {
  return (GAMES as readonly string[]).includes(key);
}

/** The table of a game; one that has no drawing yet is played as a list of moves. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = FOLDERS[`./${key}/index.ts`] ?? FOLDERS["./plain/index.ts"]!;
  return (await load()).default;
}
