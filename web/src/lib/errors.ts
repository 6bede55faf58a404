// Refusals in the reader's language where we have words for them, else as the server put them.

import { Refused } from "./api";
import { t, words } from "./text.svelte";

export function explain(error: unknown): string {
  return error instanceof Refused ? sentence(error.code, error.message) : t("error-unknown");
}

export function sentence(code: string, message: string): string {
  if (words.has("", `error-${code}`)) return t(`error-${code}`);
  return message || t("error-unknown");
}
