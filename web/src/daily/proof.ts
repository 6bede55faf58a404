// Was yesterday's deal fixed before? Checked with the browser's own cryptography.

import { commitmentOf } from "../lib/fair";
import type { DayProof } from "../types/protocol";

/** Whether the secret told fits what was published; null: this page has no cryptography. */
export async function fits(proof: DayProof): Promise<boolean | null> {
  if (typeof crypto === "undefined" || crypto.subtle === undefined) return null;
  return (await commitmentOf(proof.secret)) === proof.commitment;
}
