// Who sits at this device: a guest with a name, and the seats it took.

import type { Changes, Match, MatchForMe, NewMatch, SeatPlan, WhatIf } from "../types/protocol";
import { ME, MINE } from "./kept";
import { api, identify, Refused } from "./api";
import { lookOfGuest } from "./looks";
import { keep, recall } from "./settings.svelte";
import { t } from "./text.svelte";

interface Kept {
  guest: string;
  name: string;
  secret: string;
}

/** What this device noted when it sat down: the proof of a fair deal needs it. */
export interface Note {
  commitment: string;
  nonces: Record<number, string>;
  seats: number[];
  /** A seat brought here by a private link. */
  secret?: string;
  /** Private links made here for own seats. */
  links?: Record<number, string>;
  guided?: boolean;
  /** Which game it was; older notes do not say. */
  game?: string;
}

const NOTES = "closecall.notes";
const MOST_NOTES = 200;
/** `default-name` in the four languages: somebody may have switched since. */
const DEFAULT_NAMES = new Set(["Guest", "Gast", "Invité", "Ospite"]);

/** 32 random bytes: this seat's share of the chance. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds for which the answer to a new match is as good as asking for it. */
const FRESH = 2000;

class Me {
  kept = $state.raw<Kept | null>(recall<Kept | null>(ME, null));
  notes = $state.raw<Record<string, Note>>(recall<Record<string, Note>>(NOTES, {}));
  #made: { found: MatchForMe; until: number } | null = null;

  constructor() {
    identify(this.kept?.secret ?? null);
  }

  get name(): string {
    return this.kept?.name ?? "";
  }
  /** Colour and shape of this guest. */
  get look(): number {
    return this.kept ? lookOfGuest(this.kept.guest) : 0;
  }
  /** Whether a name was ever given, rather than the one everybody begins with. */
  get named(): boolean {
    return this.kept !== null && !DEFAULT_NAMES.has(this.kept.name);
  }
  /** Whether a match of this game was begun here, apart from the guided one. */
  hasPlayed(game: string): boolean {
    return Object.values(this.notes).some((note) => (note.game ?? game) === game && !note.guided);
  }
  get secret(): string | null {
    return this.kept?.secret ?? null;
  }

  /** A guest, made when first needed. */
  async be(name = this.name || t("default-name")): Promise<Kept> {
    if (this.kept) {
      if (name !== this.kept.name) await this.rename(name);
      return this.kept;
    }
    const made = await api.newGuest(name);
    this.#set({ guest: made.guest, name: made.name, secret: made.secret });
    return this.kept!;
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (!wanted || !this.kept) {
      if (wanted) await this.be(wanted);
      return;
    }
    const guest = await this.#again(() => api.rename(wanted));
    this.#set({ ...this.kept, name: guest.name });
  }

  async forget(): Promise<void> {
    if (this.kept) await api.forgetMe().catch(() => undefined);
    this.#set(null);
    this.notes = {};
    keep(NOTES, {});
    keep(MINE, []);
  }

  /** Ask what options would change; bots try it out. */
  async whatIf(wish: WhatIf): Promise<Changes> {
    await this.be();
    return this.#again(() => api.whatIf(wish));
  }

  /** Make a match; `me` seats get nonces of this device. */
  async newMatch(plan: NewMatch, guided = false): Promise<MatchForMe> {
    await this.be();
    const seats = plan.seats.map((seat: SeatPlan) => (seat.kind === "me" ? { ...seat, nonce: newNonce() } : seat));
    const made = await this.#again(() => api.newMatch({ ...plan, seats }));
    const nonces: Record<number, string> = {};
    // A match played on from somewhere has the chance of where it came from.
    if (!made.match.source) for (const [seat, wish] of seats.entries()) if (wish.nonce) nonces[seat] = wish.nonce;
    this.note(made.match.id, { commitment: made.match.commitment, nonces, seats: made.mine, guided, game: made.match.game });
    this.#made = { found: made, until: Date.now() + FRESH };
    return made;
  }

  async sit(match: string, seat: number, name: string): Promise<MatchForMe> {
    await this.be(name);
    const nonce = newNonce();
    const made = await this.#again(() => api.sit(match, seat, { name, nonce }));
    const before = this.notes[made.match.id];
    this.note(made.match.id, {
      commitment: made.match.commitment,
      nonces: { ...before?.nonces, [seat]: nonce },
      seats: made.mine,
      game: made.match.game,
    });
    return made;
  }

  /** The seats this guest turned out to have: in a rematch they are kept, and a host may give them to others. */
  seated({ id, commitment, game }: Match, seats: readonly number[]): void {
    const before = this.#recalled()[id];
    if (seats.join() === (before?.seats ?? []).join()) return;
    this.note(id, { commitment, nonces: {}, game, ...before, seats: [...seats] });
  }

  /** A match as this device may know it: as this guest, or by the private link it came with. */
  async find(code: string): Promise<{ found: MatchForMe; secret: string | null }> {
    const found = this.#justMade(code) ?? (await api.match(code));
    const brought = found.mine.length === 0 ? this.notes[found.match.id]?.secret : undefined;
    if (!brought) return { found, secret: this.secret };
    return { found: await api.match(code, brought), secret: brought };
  }

  /** The match that was made here a moment ago: its table needs no question of its own, once. */
  #justMade(code: string): MatchForMe | null {
    const made = this.#made;
    this.#made = null;
    return made && made.found.match.code === code && Date.now() < made.until ? made.found : null;
  }

  /** A private link was opened here. Null if it opens no seat of this match. */
  async bring(code: string, secret: string): Promise<MatchForMe | null> {
    const found = await api.match(code, secret);
    if (found.mine.length === 0) return null;
    const { id, commitment } = found.match;
    this.note(id, { commitment, nonces: {}, seats: found.mine, ...this.notes[id], secret });
    return found;
  }

  /** What opens your own seat elsewhere: the secret made before if it still does, or a new one. */
  async seatSecret(match: string, seat: number): Promise<string> {
    const note = this.#recalled()[match];
    for (const kept of [note?.links?.[seat], note?.secret]) {
      if (kept && (await api.match(match, kept)).mine.includes(seat)) return kept;
    }
    const made = await api.newSeatSecret(match, seat);
    const secret = made.secrets[seat]!;
    const links = { ...note?.links, [seat]: secret };
    this.note(match, { commitment: made.match.commitment, nonces: {}, seats: made.mine, ...note, links });
    return secret;
  }

  /** The private link that brought us is of no use any more. */
  dropLink(match: string): void {
    const note = this.#recalled()[match];
    if (!note?.secret) return;
    const { secret: _, ...kept } = note;
    this.note(match, kept);
  }

  /** Another tab may have noted more. */
  #recalled(): Record<string, Note> {
    return recall<Record<string, Note>>(NOTES, this.notes);
  }

  note(match: string, note: Note): void {
    const entries = Object.entries({ ...this.#recalled(), [match]: note }).slice(-MOST_NOTES);
    this.notes = Object.fromEntries(entries);
    keep(NOTES, this.notes);
  }

  /** A server with a fresh database does not know us any more: become a new guest, once. */
  async #again<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "who_are_you") throw error;
      const name = this.name || t("default-name");
      this.#set(null);
      await this.be(name);
      return request();
    }
  }

  #set(kept: Kept | null): void {
    this.kept = kept;
    identify(kept?.secret ?? null);
    keep(ME, kept);
  }
}

export const me = new Me();
