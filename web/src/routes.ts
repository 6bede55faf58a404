// Which page an address opens. Small: it runs before the app is there, to ask for the page early.

import type { Component } from "svelte";

type Params = Record<string, string>;
interface Route {
  pattern: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has its own props
  load: () => Promise<{ default: Component<any> }>;
}
export interface Found {
  load: Route["load"];
  /** What the address says, for the page. */
  props: Params;
}

/** The page most people open first comes with the app, which hands it over. */
export let bringHome: (page: Component) => void;
const home = new Promise<{ default: Component }>((found) => (bringHome = (page) => found({ default: page })));

const ROUTES: Route[] = [
  { pattern: "/", load: () => home },
  { pattern: "/new/:game", load: () => import("./pages/NewMatch.svelte") },
  { pattern: "/m/:code", load: () => import("./pages/Match.svelte") },
  { pattern: "/m/:code/result", load: () => import("./pages/Result.svelte") },
  { pattern: "/m/:code/replay", load: () => import("./pages/Replay.svelte") },
  { pattern: "/m/:code/learn", load: () => import("./review/Learn.svelte") },
  { pattern: "/matches", load: () => import("./pages/Matches.svelte") },
  { pattern: "/fame", load: () => import("./pages/Fame.svelte") },
  { pattern: "/rules", load: () => import("./pages/Rules.svelte") },
  { pattern: "/rules/:game", load: () => import("./pages/Rules.svelte") },
  { pattern: "/print", load: () => import("./pages/Print.svelte") },
  { pattern: "/print/:game", load: () => import("./pages/Print.svelte") },
  { pattern: "/fair", load: () => import("./pages/Fair.svelte") },
  { pattern: "/puzzles", load: () => import("./puzzles/Puzzles.svelte") },
  { pattern: "/puzzles/:game", load: () => import("./puzzles/Puzzle.svelte") },
  { pattern: "/puzzles/:game/:id", load: () => import("./puzzles/Puzzle.svelte") },
  { pattern: "/daily", load: () => import("./daily/Daily.svelte") },
  { pattern: "/daily/position", load: () => import("./daily/Position.svelte") },
  { pattern: "/keys", load: () => import("./pages/Keys.svelte") },
  ...(import.meta.env.DEV ? [{ pattern: "/fixtures/:game/:number", load: () => import("./pages/Fixture.svelte") }] : []),
];

export function routeOf(path: string): Found | null {
  for (const { pattern, load } of ROUTES) {
    const props = matchPath(pattern, path);
    if (props) return { load, props };
  }
  return null;
}

/** `/m/:code` against `/m/K7PQ2M` → `{ code: "K7PQ2M" }`; null where it does not fit. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const parts = path.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const params: Params = {};
  for (const [place, name] of wanted.entries()) {
    const part = decodeURIComponent(parts[place]!);
    if (name.startsWith(":")) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
