// What the rest of the app needs of every game before anybody sits down: its emblem. Its colours are in colours.ts.
// A folder that brings `emblem.svg` is found; there is no list.

const EMBLEMS = import.meta.glob<string>("./*/emblem.svg", { eager: true, query: "?raw", import: "default" });

export const emblems = Object.values(EMBLEMS);

/** The symbol to draw a game with. */
export function emblem(game: string): string {
  return `./${game}/emblem.svg` in EMBLEMS ? `e-${game}` : "e-plain";
}
