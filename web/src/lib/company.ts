// Who plays with us: bots that take over, people who come back, give up or lose the connection.

import type { Match, Seat } from "../types/protocol";

export type CompanyNews = "bot-took-over" | "came-back" | "gave-up" | "connection-lost" | "connection-back";

/** A connection that breaks for a shorter time is nobody's business. */
export const LOST_AFTER = 4000;

/** What changed between two looks at the seats. */
export function seatNews(before: readonly Seat[], after: readonly Seat[]): { news: CompanyNews; seat: number }[] {
  return after.flatMap((now) => {
    const was = before[now.seat];
    const news = was ? seatChange(was, now) : null;
    return news ? [{ news, seat: now.seat }] : [];
  });
}

function seatChange(was: Seat, now: Seat): CompanyNews | null {
  if (now.resigned && !was.resigned) return "gave-up";
  if (was.kind === "person" && now.kind === "away") return "bot-took-over";
  return was.kind === "away" && now.kind === "person" ? "came-back" : null;
}

/** What changed at a table that has not started: who sat down, got up, or is the host now. The viewer knows what they did. */
export function lobbyNews(before: Match, after: Match, mine: readonly number[]): { id: string; seat: number }[] {
  const seated = (seat: Seat | undefined) => seat?.kind === "person" || seat?.kind === "bot";
  const moved = after.seats.flatMap((now) => {
    const was = before.seats[now.seat];
    if (!was || mine.includes(now.seat)) return [];
    if (seated(now) && (!seated(was) || was.kind !== now.kind)) return [{ id: "lobby-sat", seat: now.seat }];
    return seated(was) && !seated(now) ? [{ id: "lobby-left", seat: now.seat }] : [];
  });
  const hosts = after.hosts.filter((seat) => before.hosts.length > 0 && !before.hosts.includes(seat));
  return [...moved, ...hosts.map((seat) => ({ id: mine.includes(seat) ? "lobby-host-you" : "lobby-host", seat }))];
}

/** Tells what is worth telling, once. */
export class Company {
  #tell: (news: CompanyNews, seat: number) => void;
  #leaving = new Map<number, ReturnType<typeof setTimeout>>();
  #lost = new Set<number>();

  constructor(tell: (news: CompanyNews, seat: number) => void) {
    this.#tell = tell;
  }

  seats(before: Match, after: Match): void {
    if (after.state !== "running") this.close(); // whoever leaves now leaves a finished table
    if (before.id !== after.id || after.state !== "running" || before.state !== "running") return;
    for (const { news, seat } of seatNews(before.seats, after.seats)) {
      this.#forget(seat); // one sentence about one leaving
      this.#tell(news, seat);
    }
  }

  presence(before: readonly number[], here: readonly number[], match: Match): void {
    if (match.state !== "running") return;
    for (const seat of here) this.#arrived(seat);
    for (const seat of before) {
      if (!here.includes(seat) && match.seats[seat]?.kind === "person") this.#left(seat);
    }
  }

  close(): void {
    for (const seat of [...this.#leaving.keys()]) this.#forget(seat);
  }

  #left(seat: number): void {
    this.#forget(seat);
    const timer = setTimeout(() => {
      this.#leaving.delete(seat);
      this.#lost.add(seat);
      this.#tell("connection-lost", seat);
    }, LOST_AFTER);
    this.#leaving.set(seat, timer);
  }

  #arrived(seat: number): void {
    const told = this.#lost.has(seat);
    this.#forget(seat);
    if (told) this.#tell("connection-back", seat);
  }

  #forget(seat: number): void {
    clearTimeout(this.#leaving.get(seat));
    this.#leaving.delete(seat);
    this.#lost.delete(seat);
  }
}
