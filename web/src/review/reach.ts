// What scrolls on a table can be scrolled by keys, also where nothing that lies in it can be touched.

import { mayScroll, scrolled, scrolls } from "../lib/keys";

export class Reach {
  readonly #reached = new Map<HTMLElement, () => void>();
  /** What stands beneath the table comes and goes, and the table gives way to it. */
  readonly #sizes = new ResizeObserver(() => this.look());
  #board: HTMLElement | null = null;

  /** Look again: the table, the screen or what is on it has changed. */
  readonly look = (): void => {
    const board = document.getElementById("board");
    if (board && board !== this.#board) this.#sizes.observe((this.#board = board));
    if (board) board.tabIndex = scrolled(board) ? 0 : -1; // it takes the keyboard in any case
    for (const [each, leave] of this.#reached) if (!each.isConnected) this.#forget(each, leave);
    for (const each of document.querySelectorAll<HTMLElement>(".board *")) {
      if (!this.#reached.has(each) && mayScroll(each)) this.#reached.set(each, scrolls()(each) as () => void);
    }
  };

  close(): void {
    this.#sizes.disconnect();
    this.#reached.forEach((leave, each) => this.#forget(each, leave));
  }

  #forget(each: HTMLElement, leave: () => void): void {
    leave();
    this.#reached.delete(each);
  }
}
