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

/** What a clock shows: seconds in its last hour, before that the two largest units, as in "23h 59m". */
export function timeLeft(seconds: number, unitDisplay: "narrow" | "long" = "narrow", lang: string = words.lang): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const parts = hours < 24 ? { hour: hours, minute: minutes % 60 } : { day: Math.floor(hours / 24), hour: hours % 24 };
  const units = Object.entries(parts).filter(([, count]) => count > 0);
  const style = { style: "unit", unitDisplay: units.length > 1 ? unitDisplay : "long" } as const;
  return units.map(([unit, count]) => new Intl.NumberFormat(lang, { ...style, unit }).format(count)).join(" ");
}
