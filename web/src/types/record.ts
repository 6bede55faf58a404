// Made by tools/make_types.py from the Structs in Python. Do not edit.

/** A match: what was agreed, what chance was made of, what was played, how it ended. */
export interface MatchRecord {
  format: number;
  game: string;
  revision: number;
  seats: number;
  options: Record<string, unknown>;
  commitment: string;
  nonces: string[];
  moves: ([number, string])[];
  resigned: number[];
  seed: string | null;
  result: Result | null;
  seals: Seals;
}

/** How a match stands or ended: points per seat, who won, and why it is over. */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
}

/** A checksum for every field (by its place, such as `nonces[1]`) and for every move. */
export interface Seals {
  fields: Record<string, string>;
  moves: string[];
}
