// Asks for the match an address names before the app is there: on a slow line that is a round trip
// less. Small: it runs first.

import { ME, recall } from "./kept";

let asked: { path: string; secret: string | null; answer: Promise<Response> } | null = null;

export function askEarly({ pathname, hash }: Location): void {
  const code = /^\/m\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!code || hash.includes("seat=")) return; // a private link asks with its own secret
  const path = `/matches/${encodeURIComponent(decodeURIComponent(code))}`;
  const secret = recall<{ secret?: string } | null>(ME, null)?.secret ?? null;
  const answer = fetch(`/api${path}`, secret ? { headers: { authorization: `Bearer ${secret}` } } : {});
  asked = { path, secret, answer };
  answer.catch(() => undefined); // whoever takes the answer says what is wrong
}

/** The answer to the same request, if it was asked early; once. */
export function takeEarly(method: string, path: string, secret: string | null): Promise<Response> | null {
  if (method !== "GET" || asked?.path !== path || asked.secret !== secret) return null;
  const { answer } = asked;
  asked = null;
  return answer;
}
