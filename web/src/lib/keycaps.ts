// Names of keys, as they are printed on the keyboards of a language.

import { words } from "./text.svelte";

const CAPS: Record<string, Record<string, string>> = {
  de: { Ctrl: "Strg", Shift: "Umschalt", Enter: "Eingabe", Delete: "Entf" },
  fr: { Shift: "Maj", Enter: "Entrée", Delete: "Suppr" },
  it: { Shift: "Maiusc", Enter: "Invio", Delete: "Canc" },
};

/** A shortcut as a reader knows it: "Strg+Z" in German. */
export function keycaps(shortcut: string, lang: string = words.lang): string {
  return shortcut.replace(/[A-Z][a-z]+/g, (name) => CAPS[lang]?.[name] ?? name);
}
