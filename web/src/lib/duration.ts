// Lengths of time as people say them: "1 day", "2 minutes", "90 seconds".

import { words } from "./text.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** In the largest unit that leaves nothing over, in the language spoken. */
export function duration(seconds: number, lang: string = words.lang): string {
  const [unit, long] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? UNITS[3];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(seconds / long);
}
