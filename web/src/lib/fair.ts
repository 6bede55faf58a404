// Was the deal fixed before the first move? Checked here, with the browser's own cryptography.
// The same derivation as src/closecall/engine/record.py.

import type { MatchRecord } from "../types/record";
import type { Note } from "./me.svelte";

export interface Check {
  id: "seed" | "noted" | "nonces" | "seals";
  /** null: cannot be told on this device. */
  ok: boolean | null;
  /** Values that ought to be equal. */
  expected: string;
  came: string;
  count?: number;
  /** Fields that were altered since the record was written. */
  altered?: Altered[];
}

/** A field whose value no longer fits its seal. */
export interface Altered {
  field: string;
  /** The seal it was written with, and the one its value has now. */
  expected: string;
  came: string;
  /** The value found. */
  value: string;
}

const text = (value: string) => new TextEncoder().encode(value);

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", data));
}

/** JSON without spaces, keys sorted. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}

/** What the server published before anybody sat down. */
export const commitmentOf = (seed: string) => sha256(bytes(seed));

/** The nonce of a seat that brought none. */
export const absentNonce = (commitment: string, seat: number) => sha256(text(`closecall nonce 1\n${commitment}\n${seat}`));

/** The 32 bytes from which all dice and cards of a match come. */
export async function streamSeed(record: MatchRecord): Promise<string> {
  const agreed = await sha256(text(canonical(record.options)));
  const lines = ["closecall stream 1", record.game, String(record.revision), agreed, ...record.nonces];
  const usage: KeyUsage[] = ["sign"];
  const key = await crypto.subtle.importKey("raw", bytes(record.seed ?? ""), { name: "HMAC", hash: "SHA-256" }, false, usage);
  return hex(await crypto.subtle.sign("HMAC", key, text(lines.join("\n"))));
}

async function seal(label: string, value: unknown): Promise<string> {
  return (await sha256(text(`closecall seal 1\n${label}\n${canonical(value)}`))).slice(0, 16);
}

/** Where a record does not fit its seals. */
export async function broken(record: MatchRecord): Promise<Altered[]> {
  const found: Altered[] = [];
  const compare = async (field: string, expected: string | undefined, label: string, value: unknown) => {
    const came = await seal(label, value);
    if (came !== expected) found.push({ field, expected: expected ?? "–", came, value: canonical(value) });
  };
  const fields: Record<string, [string, unknown]> = {};
  for (const [name, value] of Object.entries(record)) {
    if (!["seals", "options", "nonces", "moves"].includes(name)) fields[name] = [name, value];
  }
  for (const [name, value] of Object.entries(record.options)) fields[`options.${name}`] = [name, value];
  for (const [n, nonce] of record.nonces.entries()) fields[`nonces[${n}]`] = [`nonces[${n}]`, nonce];
  for (const [where, [label, value]] of Object.entries(fields)) {
    await compare(where, record.seals.fields[where], label, value);
  }
  for (const [n, move] of record.moves.entries()) {
    await compare(`moves[${n}]`, record.seals.moves[n], String(n), move);
  }
  const [sealed, moves] = [record.seals.moves.length, record.moves.length];
  if (moves < sealed) found.push({ field: "moves", expected: String(sealed), came: String(moves), value: String(moves) });
  return found;
}

/** Everything a browser can check of a record; `note` is what this device wrote down at the start. */
export async function check(record: MatchRecord, note: Note | null): Promise<Check[]> {
  const came = record.seed ? await commitmentOf(record.seed) : "";
  const checks: Check[] = [{ id: "seed", ok: came === record.commitment, expected: record.commitment, came }];
  checks.push({
    id: "noted",
    ok: note ? note.commitment === record.commitment : null,
    expected: note?.commitment ?? "",
    came: record.commitment,
  });
  const own = Object.entries(note?.nonces ?? {});
  const wrong = own.find(([seat, nonce]) => record.nonces[Number(seat)] !== nonce);
  checks.push({
    id: "nonces",
    ok: own.length > 0 ? wrong === undefined : null,
    expected: wrong?.[1] ?? "",
    came: wrong ? (record.nonces[Number(wrong[0])] ?? "") : "",
    count: record.nonces.length,
  });
  const altered = await broken(record);
  checks.push({ id: "seals", ok: altered.length === 0, expected: "", came: "", count: record.moves.length, altered });
  return checks;
}
