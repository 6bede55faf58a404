// What the rest of the app needs of every game before anybody sits down: its emblem and its colours.
// A folder that brings `emblem.svg` and `colours.css` is found; there is no list.

import.meta.glob("./*/colours.css", { eager: true });
const EMBLEMS = import.meta.glob<string>("./*/emblem.svg", { eager: true, query: "?raw", import: "default" });

export const emblems = Object.values(EMBLEMS);

/** The symbol to draw a game with. */
export function emblem(game: string): string {
  return `./${game}/emblem.svg` in EMBLEMS ? `e-${game}` : "e-plain";
}
