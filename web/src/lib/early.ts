// Asks for what a table needs before the app is there: on a slow line that is a few round trips
// less. Small: it runs first.

import { ME, recall } from "./kept";

let secret: string | null = null;
const answers = new Map<string, Promise<Response>>();
let match: Promise<Response> | null = null;
let line: WebSocket | null = null;

/** The match an address names, what the server knows of its game, and the line; whether there is one. */
export function askEarly({ pathname, hash }: Location): boolean {
  const code = /^\/m\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!code || hash.includes("seat=")) return false; // a private link asks with its own secret
  secret = recall<{ secret?: string } | null>(ME, null)?.secret ?? null;
  match = fetchEarly(`/matches/${encodeURIComponent(decodeURIComponent(code))}`);
  void fetchEarly("/games", "low"); // the table asks for it last
  line = dial();
  return true;
}

function fetchEarly(path: string, priority: RequestPriority = "auto"): Promise<Response> {
  const answer = fetch(`/api${path}`, { priority, ...(secret ? { headers: { authorization: `Bearer ${secret}` } } : {}) });
  answer.catch(() => undefined); // whoever takes the answer says what is wrong
  answers.set(path, answer);
  return answer;
}

/** The game of the match asked for, as soon as it is known; null if there is none. */
export async function gameAsked(): Promise<string | null> {
  try {
    const answer = (await match)?.clone();
    if (!answer?.ok) return null;
    return ((await answer.json()) as { match: { game: string } }).match.game;
  } catch {
    return null; // whoever takes the answer says what is wrong
  }
}

/** The answer to the same request, if it was asked early; once. */
export function takeEarly(method: string, path: string, who: string | null): Promise<Response> | null {
  const answer = answers.get(path);
  if (method !== "GET" || !answer || who !== secret) return null;
  answers.delete(path);
  return answer;
}

function dial(): WebSocket {
  const address = new URL("/api/socket", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address);
}

/** A socket to the server: the one dialled early, once, or a new one. */
export function takeLine(): WebSocket {
  const early = line;
  line = null;
  return early && early.readyState <= WebSocket.OPEN ? early : dial();
}
