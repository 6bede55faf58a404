// The words of the fair deal: a file of their own, so that home stays small.

import { words, type TextArgs } from "../lib/text.svelte";

export const SCOPE = "fair";

/** A message of the fair deal, or one that all pages share. */
export function t(id: string, args?: TextArgs): string {
  return words.say(SCOPE, id, args);
}
