// Quotation marks within quotation marks.

import type { Lang } from "./language";

/** Of each language: those outside, and those within them. */
const MARKS: Record<Lang, { outer: [open: string, close: string]; inner: [open: string, close: string] }> = {
  en: { outer: ["“", "”"], inner: ["‘", "’"] },
  de: { outer: ["„", "“"], inner: ["‚", "‘"] },
  fr: { outer: ["«", "»"], inner: ["“", "”"] },
  it: { outer: ["«", "»"], inner: ["“", "”"] },
};
const SPACES = "\u00a0\u202f"; // inside French marks, but not inside the inner ones

/** The same text with other marks for what is quoted inside a quotation, such as a move that names a card. */
export function nested(text: string, lang: Lang): string {
  const { outer, inner } = MARKS[lang];
  if (text.indexOf(outer[0]) === text.lastIndexOf(outer[0])) return text;
  let depth = 0;
  const marks = new RegExp(`${outer[0]}[${SPACES}]?|[${SPACES}]?${outer[1]}`, "g");
  return text.replace(marks, (mark) => {
    const opens = mark.startsWith(outer[0]);
    const within = opens ? depth++ > 0 : --depth > 0;
    return within ? inner[opens ? 0 : 1] : mark;
  });
}
