// The games of this server, with what their cards say: what pages list.

import type { GameInfo } from "../types/protocol";
import { gameInfos } from "./api";
import { GAMES, keep, recall } from "./kept";
import { words } from "./text.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);

  /** Ask for the games and load their titles; a page may ask again after a failure. */
  async load(): Promise<void> {
    const found = await gameInfos();
    await Promise.all(found.map(({ key }) => words.loadCard(key)));
    if (this.list === found) return;
    this.list = found;
    keep(GAMES, found);
  }

  /** Without a line: the games this device knows of. Those that are not built in have no words then. */
  remember(): void {
    if (this.list.length === 0) this.list = recall<GameInfo[]>(GAMES, []).filter(({ key }) => words.has(key, "title"));
  }

  find(key: string | undefined): GameInfo | undefined {
    return this.list.find((info) => info.key === key);
  }
}

export const games = new Games();
