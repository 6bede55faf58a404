// The words of reviews and lessons: a file of their own, so that home stays small.

import { words, type TextArgs } from "../lib/text.svelte";

export const SCOPE = "review";

/** A message of reviews, or one that all pages share. */
export function t(id: string, args?: TextArgs): string {
  return words.say(SCOPE, id, args);
}
