// Where the keyboard is: after a move, at the place where the next one begins.

const BEGINS = [".own button.legal", ".own button.cell:not([disabled])", ".board button.legal", ".board button.cell:not([disabled])"];
const MAIN = ".dock .go .btn.primary:not([disabled])";

/**
 * Takes care that the keyboard does not fall off the table when the button it stood on vanishes.
 * Only for people who use it: those who point are not sent anywhere.
 */
export class Hands {
  #app: HTMLElement | null = null;
  #keyboard = false;

  watch(app: HTMLElement): () => void {
    this.#app = app;
    const onkey = () => (this.#keyboard = true);
    const onpointer = () => (this.#keyboard = false);
    window.addEventListener("keydown", onkey, true);
    window.addEventListener("pointerdown", onpointer, true);
    return () => {
      window.removeEventListener("keydown", onkey, true);
      window.removeEventListener("pointerdown", onpointer, true);
    };
  }

  /** Something changed; `turn`: there is a move to make. */
  settle(turn: boolean): void {
    const board = this.#app?.querySelector<HTMLElement>("#board");
    if (!board || !this.#keyboard || !this.#lost(board)) return;
    const place = turn ? this.#beginning() : null;
    (place ?? board).focus({ preventScroll: !place });
  }

  /** Nowhere, on the table as such, or on something that can no longer be pressed. */
  #lost(board: HTMLElement): boolean {
    const at = document.activeElement;
    return !at || at === document.body || at === board || (at instanceof HTMLButtonElement && at.disabled);
  }

  /** The main button if a move is picked already, else the first thing to touch: one's own before others'. */
  #beginning(): HTMLElement | null {
    for (const list of [MAIN, ...BEGINS]) {
      const found = [...this.#app!.querySelectorAll<HTMLElement>(list)].find((each) => each.offsetParent !== null);
      if (found) return found;
    }
    return null;
  }
}
