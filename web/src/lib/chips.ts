// A line of the log in pieces: words, and the cards it names as chips.

import type { Text, TextArgs } from "./text.svelte";

export interface Piece {
  text: string;
  /** Drawn as a little card. */
  chip: boolean;
}

// Of the private use area: no text has them, and every language puts them where its word goes.
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const CHIP = /\uE000(.*?)\uE001/;

/** `chips` names the arguments that are cards. */
export function pieces(line: Text, chips: readonly string[], say: (id: string, args?: TextArgs) => string): Piece[] {
  const { args = {} } = line;
  const marked = chips
    .filter((name) => args[name] !== undefined && args[name] !== "")
    .map((name) => [name, `${OPEN}${String(args[name])}${CLOSE}`]);
  const parts = say(line.id, { ...args, ...Object.fromEntries(marked) }).split(CHIP);
  return parts.map((text, n) => ({ text, chip: n % 2 === 1 })).filter(({ text }) => text !== "");
}
