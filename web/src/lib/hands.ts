// Where the keyboard is: after a move, at the place where the next one begins; never nowhere.

const BEGINS = [".own button.legal", ".own button.cell:not([disabled])", ".board button.legal", ".board button.cell:not([disabled])"];
const MAIN = ".dock .go .btn.primary:not([disabled])";

/** What asks for an answer or lies over the table goes before the table. */
const BEFORE = ":popover-open[tabindex], .prompt, .tally";
/** Keys of those who point, too: one closes things, the others move the page while nothing has the keyboard. */
const SCROLLS = new Set([" ", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** Whether the keyboard was used last: those who point are not sent anywhere. */
let typing = false;
/** The table that is open, if there is one. */
let open: Hands | null = null;

/** Nowhere, or on something that can no longer be pressed; a window behind others has its reasons. */
function lost(): boolean {
  const at = document.activeElement;
  if (!at || at === document.body) return document.hasFocus();
  return at instanceof HTMLButtonElement && at.disabled;
}

/**
 * What the keyboard stood on is gone, by whatever: a move, another page, a note that closes itself. It goes to where
 * the next move begins, or to the beginning of the page.
 */
function mend(): void {
  if (!typing || !lost()) return;
  if (open) return open.mend();
  const main = document.querySelector<HTMLElement>("#main, main");
  if (!main) return; // a page that is on its way; it comes with a change of its own
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

let watching = false;
/** From the first table on the keyboard is looked after, on every page. Pages before it need not load this. */
function lookAfterKeyboard(): void {
  if (watching) return;
  watching = true;
  const onkey = ({ key }: KeyboardEvent) => {
    const points = key === "Escape" || (document.activeElement === document.body && SCROLLS.has(key));
    if (!points) typing = true;
  };
  addEventListener("keydown", onkey, true);
  addEventListener("pointerdown", () => (typing = false), true);
  const changes = { childList: true, subtree: true, attributeFilter: ["disabled"] };
  new MutationObserver(mend).observe(document.body, changes);
}

/** The keyboard at a table. */
export class Hands {
  #app: HTMLElement | null = null;
  /** What the keyboard stood on last, by its name, and the position that was drawn then. */
  #name: string | null = null;
  #seq = -1;
  #turn = false;

  watch(app: HTMLElement): () => void {
    lookAfterKeyboard();
    this.#app = app;
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    open = this;
    const onfocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id !== "board") this.#name = nameOf(target);
    };
    app.addEventListener("focusin", onfocus);
    return () => {
      app.removeEventListener("focusin", onfocus);
      if (open === this) open = null;
    };
  }

  /** Something changed; `turn`: there is a move to make in the position `seq`. */
  settle(turn: boolean, seq: number): void {
    if (seq !== this.#seq) this.#name = null; // another position: the next move begins somewhere else
    this.#seq = seq;
    this.#turn = turn;
    if (typing && (lost() || document.activeElement === this.#board)) this.mend();
  }

  mend(): void {
    const before = this.#app?.querySelector<HTMLElement>(BEFORE);
    const place = before ?? (this.#turn ? (this.#before() ?? this.#beginning()) : null);
    (place ?? this.#board)?.focus({ preventScroll: !place });
  }

  get #board(): HTMLElement | null {
    return this.#app?.querySelector<HTMLElement>("#board") ?? null;
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
