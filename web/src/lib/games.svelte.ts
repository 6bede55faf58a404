// The games of this server, with what their cards say: what pages list.

import type { GameInfo } from "../types/protocol";
import { gameInfos } from "./api";
import { words } from "./text.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);

  /** Ask for the games and load their titles; a page may ask again after a failure. */
  async load(): Promise<void> {
    const found = await gameInfos();
    await Promise.all(found.map(({ key }) => words.loadCard(key)));
    this.list = found;
  }

  find(key: string | undefined): GameInfo | undefined {
    return this.list.find((info) => info.key === key);
  }
}

export const games = new Games();
