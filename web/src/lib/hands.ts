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
  /** What the keyboard stood on last, by its name, and the position that was drawn then. */
  #name: string | null = null;
  #seq = -1;

  watch(app: HTMLElement): () => void {
    this.#app = app;
    const onkey = () => (this.#keyboard = true);
    const onpointer = () => (this.#keyboard = false);
    const onfocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id !== "board") this.#name = nameOf(target);
    };
    app.addEventListener("focusin", onfocus);
    window.addEventListener("keydown", onkey, true);
    window.addEventListener("pointerdown", onpointer, true);
    return () => {
      app.removeEventListener("focusin", onfocus);
      window.removeEventListener("keydown", onkey, true);
      window.removeEventListener("pointerdown", onpointer, true);
    };
  }

  /** Something changed; `turn`: there is a move to make in the position `seq`. */
  settle(turn: boolean, seq: number): void {
    if (seq !== this.#seq) this.#name = null; // another position: the next move begins somewhere else
    this.#seq = seq;
    const board = this.#app?.querySelector<HTMLElement>("#board");
    if (!board || !this.#keyboard || !this.#lost(board)) return;
    const place = turn ? (this.#before() ?? this.#beginning()) : null;
    (place ?? board).focus({ preventScroll: !place });
  }

  /** Nowhere, on the table as such, or on something that can no longer be pressed. */
  #lost(board: HTMLElement): boolean {
    const at = document.activeElement;
    return !at || at === document.body || at === board || (at instanceof HTMLButtonElement && at.disabled);
  }

  /** Where it was before the line broke, if that is still there. */
  #before(): HTMLElement | null {
    if (!this.#name) return null;
    const all = [...this.#app!.querySelectorAll<HTMLElement>("button:not([disabled]), a[href]")];
    return all.find((each) => each.offsetParent !== null && nameOf(each) === this.#name) ?? null;
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

const nameOf = (element: HTMLElement): string => element.getAttribute("aria-label") ?? element.innerText.trim();
