// What the page round a table lends to its frame.

import { getContext, setContext, type Snippet } from "svelte";
import type { Session } from "../lib/session.svelte";

export interface Chrome {
  /** The live session; null in a replay or a demonstration. */
  readonly session: Session | null;
  /** Takes the place of the dock (the player of a replay). */
  readonly footer?: Snippet | undefined;
  /** Stands over the dock (a task, and what became of a try). */
  readonly above?: Snippet | undefined;
  /** First section of the side panel (the review of a replay). */
  readonly side?: Snippet | undefined;
  readonly title?: string | undefined;
  readonly guided?: boolean;
  readonly resultLink?: string | undefined;
  readonly replayLink?: string | undefined;
  readonly rematch?: (() => void) | undefined;
  leave(): void;
}

const KEY = Symbol("chrome");

export function lendChrome(chrome: Chrome): void {
  setContext(KEY, chrome);
}

export function chrome(): Chrome {
  return getContext<Chrome | undefined>(KEY) ?? { session: null, leave: () => history.back() };
}
