// Refusals in the reader's language where we have words for them, else as the server put them.

import { Refused } from "./api";
import { t, words } from "./text.svelte";

export function explain(error: unknown): string {
  if (!(error instanceof Refused)) return t("error-unknown");
  if (words.has("", `error-${error.code}`)) return t(`error-${error.code}`);
  return error.message || t("error-unknown");
}
