// Small things kept in the browser, and nowhere else.

/** Under which key: who sits at this device. */
export const ME = "closecall.me";

/** What the home page showed last, for the times without a line: the games, and a guest's own matches. */
export const GAMES = "closecall.games";
export const MINE = "closecall.mine";
/** For whom those matches waited then. */
export const TURNS = "closecall.turns";

/** Something kept in the browser; absent or broken: the fallback. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback;
  }
}

/** Keep something in the browser; quietly not, where that is switched off. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse: the setting then lasts as long as the page
  }
}
