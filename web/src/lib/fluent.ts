// Reads the words of games that are not built in; all others are read when the app is built (words.ts).

import { FluentResource } from "@fluent/bundle";
import type { Messages } from "./language";

export function read(source: string): Messages {
  return new FluentResource(source).body.map(({ id, value, attributes }) => [id, value, attributes]);
}
