// The games of this server, with their words: what pages list.

import type { GameInfo } from "../types/protocol";
import { gameInfos } from "./api";
import { words } from "./text.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);

  /** Ask for the games and load their words; a page may ask again after a failure. */
  async load(): Promise<void> {
    const found = await gameInfos();
    await Promise.all(found.map(({ key }) => words.load(key)));
    this.list = found;
  }

  find(key: string | undefined): GameInfo | undefined {
    return this.list.find((info) => info.key === key);
  }
}

export const games = new Games();
