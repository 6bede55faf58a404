// Any view as lines to read: for games that have no drawing of their own.

export interface Facts {
  /** Single values: a name and what it is. */
  lines: { name: string; text: string }[];
  /** Lists of alike things: a table each. */
  tables: { name: string; columns: string[]; rows: string[][] }[];
}

type Row = Record<string, unknown>;

/** `face_up` → "Face up". */
export function spoken(name: string): string {
  const text = name.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value in a few characters; `yes` and `no` are words of the reader's language. */
export function short(value: unknown, yes: string, no: string): string {
  const inner = (each: unknown) => short(each, yes, no);
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? yes : no;
  if (Array.isArray(value)) return value.map(inner).join(value.some(Array.isArray) ? " | " : " ") || "–";
  if (typeof value === "object") {
    const said = Object.entries(value as Row).filter(([name, each]) => name !== "type" && each !== null && each !== false);
    return said.map(([name, each]) => (each === true ? spoken(name) : `${spoken(name)} ${inner(each)}`)).join(", ") || "–";
  }
  return String(value);
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** All a view says, without what nobody needs to read (its type). */
export function facts(view: unknown, yes: string, no: string): Facts {
  const found: Facts = { lines: [], tables: [] };
  if (!isRow(view)) return found;
  for (const [name, value] of Object.entries(view)) {
    if (name === "type") continue;
    if (Array.isArray(value) && value.length > 0 && value.every(isRow)) {
      const columns = [...new Set(value.flatMap((row) => Object.keys(row)))].filter((each) => each !== "type");
      const rows = value.map((row) => columns.map((column) => short(row[column], yes, no)));
      found.tables.push({ name: spoken(name), columns: columns.map(spoken), rows });
    } else found.lines.push({ name: spoken(name), text: short(value, yes, no) });
  }
  return found;
}
