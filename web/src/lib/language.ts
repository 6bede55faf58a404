// Which language a person reads, and where its words are. Small: it runs before the app is there.

import type { FluentResource } from "@fluent/bundle";
import { recall } from "./kept";

export type Lang = "en" | "de" | "fr" | "it";
export const LANGUAGES: readonly Lang[] = ["en", "de", "fr", "it"];

type Entry = FluentResource["body"][number];
/** Messages as data: the name, the text, and its attributes where it has any. */
export type Messages = [id: string, value: Entry["value"], attributes?: Entry["attributes"]][];

/** What every page needs in a language; see words.ts. */
export interface Pack {
  web: Messages;
  common: Messages;
  /** Title and the like of each game, by its key. */
  cards: Record<string, Messages>;
}
export const PACKS: Record<Lang, () => Promise<{ default: Pack }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
};

export const SETTINGS = "closecall.settings";

/** Like Python's: "de-CH" is German, what we do not speak is English. */
export function language(wanted: string): Lang {
  const base = wanted.replace("_", "-").split("-")[0]!.toLowerCase();
  return LANGUAGES.find((lang) => lang === base) ?? "en";
}

/** As the browser wishes, unless another one was chosen. */
export function wantedLanguage(): Lang {
  const wished = language(typeof navigator === "undefined" ? "en" : navigator.language);
  return recall<{ lang?: Lang }>(SETTINGS, {}).lang ?? wished;
}
