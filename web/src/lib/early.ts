// Asks for the match an address names before the app is there, and for its table once the answer
// says which game it is: on a slow line that is two round trips less. Small: it runs first.

import { loadGame } from "../tables";
import { ME, recall } from "./kept";
import { TABLES, wantedLanguage, wordsOf } from "./language";

let asked: { path: string; secret: string | null; answer: Promise<Response> } | null = null;

export function askEarly({ pathname, hash }: Location): void {
  const code = /^\/m\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!code || hash.includes("seat=")) return; // a private link asks with its own secret
  const path = `/matches/${encodeURIComponent(decodeURIComponent(code))}`;
  const secret = recall<{ secret?: string } | null>(ME, null)?.secret ?? null;
  const answer = fetch(`/api${path}`, secret ? { headers: { authorization: `Bearer ${secret}` } } : {});
  asked = { path, secret, answer };
  answer.then(prepare).catch(() => undefined); // whoever takes the answer says what is wrong
}

/** The answer to the same request, if it was asked early; once. */
export function takeEarly(method: string, path: string, secret: string | null): Promise<Response> | null {
  if (method !== "GET" || asked?.path !== path || asked.secret !== secret) return null;
  const { answer } = asked;
  asked = null;
  return answer;
}

async function prepare(answer: Response): Promise<void> {
  if (!answer.ok) return;
  const { match } = (await answer.clone().json()) as { match: { game: string } };
  await Promise.all([loadGame(match.game), TABLES[wordsOf(match.game, wantedLanguage())]?.()]);
}
