// What is read aloud.

/** Lines of the log as sentences: each ends once. */
export function sentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…]$/.test(line.trimEnd()) ? line : `${line}.`)).join(" ");
}
