// A table and its words, on their way before the app could ask for them. It needs nothing of the
// app, or it would have to wait for it: so these two lists stand here as well.

import { gameAsked } from "./early";
import { wantedLanguage } from "./language";

const TABLES = import.meta.glob("../tables/*/index.ts");
const WORDS = import.meta.glob("../../../src/closecall/games/*/text/*.ftl", { query: "?table", import: "default" });

const game = await gameAsked();
if (game) {
  void TABLES[`../tables/${game}/index.ts`]?.();
  void WORDS[`../../../src/closecall/games/${game.replaceAll("-", "_")}/text/${wantedLanguage()}.ftl`]?.();
}
