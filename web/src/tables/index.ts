// The tables, each loaded when somebody sits down at it. A folder is found; there is no list.

import type { GameModule, GuideStep, Story } from "./contract";

type Loader = () => Promise<{ default: GameModule }>;
const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts") as Record<string, Loader>;

/** The table of a game; one that has no folder here is played as a list of moves. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = FOLDERS[`./${key}/index.ts`] ?? FOLDERS["./plain/index.ts"]!;
  return (await load()).default;
}

const STORIES = import.meta.glob<{ default: Story }>("./*/result.ts") as Record<string, () => Promise<{ default: Story }>>;

/** What a game tells about a finished match; one without a story shows its scores alone. */
export async function loadStory(key: string): Promise<Story | null> {
  return (await STORIES[`./${key}/result.ts`]?.())?.default ?? null;
}

const GUIDES = import.meta.glob<{ default: GuideStep[] }>("./*/guide.ts") as Record<string, () => Promise<{ default: GuideStep[] }>>;

/** The tips of a game's guided round; none for a game without. */
export async function loadGuide(key: string): Promise<GuideStep[]> {
  return (await GUIDES[`./${key}/guide.ts`]?.())?.default ?? [];
}
