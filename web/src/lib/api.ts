// The REST half of the protocol.

import type {
  Changes,
  Claim,
  GameInfo,
  Give,
  Guest,
  GuestCreated,
  Level,
  MatchForMe,
  MatchList,
  NewMatch,
  Problem,
  SeatChange,
  WhatIf,
} from "../types/protocol";
import type { MatchRecord } from "../types/record";
import type { Judged, ReviewState } from "../types/review";
import { takeEarly } from "./early";
import { shell } from "./shell.svelte";
import type { GameUpdate } from "./updates";

/** A refusal, with its stable code. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ReplayAnswer {
  match: string;
  seq: number;
  updates: GameUpdate[];
  changes: SeatChange[];
}

let secret: string | null = null;

/** Who asks from now on. */
export function identify(guestSecret: string | null): void {
  secret = guestSecret;
}

/** A request; `as`: with another secret than that of this device, null: with none. */
export async function ask<T>(method: string, path: string, body?: unknown, as?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  const who = as === undefined ? secret : as;
  if (who) headers["authorization"] = `Bearer ${who}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    const request: RequestInit = { method, headers };
    if (body !== undefined) request.body = JSON.stringify(body);
    answer = await (takeEarly(method, path, who) ?? fetch(`/api${path}`, request));
    shell.reached(true);
  } catch {
    shell.reached(false);
    throw new Refused(0, "unavailable", "");
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  const problem = await answer.json().then(
    (found: unknown) => found as Problem,
    () => ({ code: "unknown", message: answer.statusText }),
  );
  throw new Refused(answer.status, problem.code ?? "unknown", problem.message ?? "");
}

const at = (match: string) => `/matches/${encodeURIComponent(match)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  newGuest: (name: string) => ask<GuestCreated>("POST", "/guests", { name }),
  me: () => ask<Guest>("GET", "/guests/me"),
  rename: (name: string) => ask<Guest>("PUT", "/guests/me", { name }),
  forgetMe: () => ask<void>("DELETE", "/guests/me"),
  newMatch: (plan: NewMatch) => ask<MatchForMe>("POST", "/matches", plan),
  whatIf: (wish: WhatIf) => ask<Changes>("POST", "/lab", wish),
  list: (kind: "open" | "running" | "mine", before?: number, limit = 50) =>
    ask<MatchList>("GET", `/matches?list=${kind}&limit=${limit}${before ? `&before=${before}` : ""}`),
  match: (match: string, as?: string | null) => ask<MatchForMe>("GET", at(match), undefined, as),
  cancel: (match: string) => ask<void>("DELETE", at(match)),
  sit: (match: string, seat: number, claim: Claim) => ask<MatchForMe>("POST", `${at(match)}/seats/${seat}`, claim),
  getUp: (match: string, seat: number, as?: string | null) => ask<MatchForMe>("DELETE", `${at(match)}/seats/${seat}`, undefined, as),
  giveSeat: (match: string, seat: number, give: Give, as?: string | null) => ask<MatchForMe>("PUT", `${at(match)}/seats/${seat}`, give, as),
  handOver: (match: string, seat: number) => ask<MatchForMe>("PUT", `${at(match)}/host`, { seat }),
  newSeatSecret: (match: string, seat: number) => ask<MatchForMe>("POST", `${at(match)}/seats/${seat}/secret`),
  start: (match: string, fill: Level | null, as?: string | null) => ask<MatchForMe>("POST", `${at(match)}/start`, { fill }, as),
  rematch: (match: string) => ask<MatchForMe>("POST", `${at(match)}/rematch`),
  replay: (match: string, seat: number | "open" | null, first: number, last: number, as?: string | null) => {
    const eyes = seat === null ? "" : `seat=${seat}&`;
    return ask<ReplayAnswer>("GET", `${at(match)}/replay?${eyes}first=${first}&last=${last}`, undefined, as);
  },
  record: (match: string, as?: string | null) => ask<MatchRecord>("GET", `${at(match)}/record`, undefined, as),
  review: (match: string, as?: string | null) => ask<ReviewState>("GET", `${at(match)}/review`, undefined, as),
  askReview: (match: string, as?: string | null) => ask<ReviewState>("POST", `${at(match)}/review`, undefined, as),
  /** What another move would have been worth at a step, as the review weighs it. */
  weigh: (match: string, seat: number, step: number, move: string, as?: string | null) =>
    ask<Judged["weighed"][number]>("GET", `${at(match)}/seats/${seat}/weigh?at=${step}&move=${encodeURIComponent(move)}`, undefined, as),
  /** A moment of a finished match as a seat saw it, with what it could have played. */
  moment: (match: string, seat: number, step: number, as?: string | null) =>
    ask<ReplayAnswer>("GET", `${at(match)}/seats/${seat}/moment?at=${step}`, undefined, as),
  async qr(text: string): Promise<string> {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/qr", { method: "POST", headers, body: JSON.stringify({ text }) });
    if (!answer.ok) throw new Refused(answer.status, "unknown", "");
    return `data:image/svg+xml;base64,${btoa(await answer.text())}`;
  },
};

let known: Promise<GameInfo[]> | null = null;

/** The games of this server, asked for once. */
export function gameInfos(): Promise<GameInfo[]> {
  known ??= api.games().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function gameInfo(key: string): Promise<GameInfo> {
  const found = (await gameInfos()).find((game) => game.key === key);
  if (!found) throw new Refused(404, "unknown_game", "");
  return found;
}
