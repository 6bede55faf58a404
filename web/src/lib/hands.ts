// Where the keyboard is: after a move, at the place where the next one begins; while one is picked, at what completes
// it, where the table says what that is; never nowhere.

import { tick } from "svelte";

/** Where a move begins: the player's own things before others'. */
const BEGINS = [".own button.legal", ".own button.cell:not([disabled])", ".board button.legal", ".board button.cell:not([disabled])"];
/** The main button, while it has a move. */
export const MAIN = ".dock .go .btn.primary:not([disabled])";

/** What asks for an answer or lies over the table goes before the table. */
const BEFORE = ":popover-open[tabindex], .prompt, .tally";
/** Keys of those who point, too: one closes things, the others move the page while nothing has the keyboard. */
const SCROLLS = new Set([" ", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** Whether the keyboard was used last: those who point are not sent anywhere. */
let typing = false;
/** The table that is open, if there is one. */
let open: Hands | null = null;

/** Between two things: it has left one and is about to reach the other. */
let passing = false;

/** Nowhere, or on something that can no longer be pressed; a window behind others has its reasons. */
function lost(): boolean {
  const at = document.activeElement;
  if (passing) return false;
  if (!at || at === document.body) return document.hasFocus();
  if (at.closest("[popover]:not(:popover-open)")?.checkVisibility() === false) return true; // a drawer that was closed
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
  const onkey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const points = key === "Escape" || (document.activeElement === document.body && SCROLLS.has(key));
    if (!points) typing = true;
    // A key held too long must not press what the keyboard has gone on to.
    if (event.repeat && key === "Enter" && open && target instanceof HTMLButtonElement) event.preventDefault();
  };
  addEventListener("keydown", onkey, true);
  addEventListener("pointerdown", () => (typing = false), true);
  // What changes because a thing is left must not call the keyboard back to it.
  const onblur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return;
    passing = true;
    setTimeout(() => {
      passing = false;
      mend(); // should it not have arrived
    });
  };
  addEventListener("blur", onblur, true);
  addEventListener("focus", () => (passing = false), true); // it has arrived
  // A drawer closes, and what the keyboard came from is gone: browsers leave it in the drawer for some pictures.
  addEventListener("toggle", (event) => void ((event as ToggleEvent).newState === "closed" && mend()), true);
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
  /** Where picking began: what is put back leads back there. */
  #from: HTMLElement | null = null;
  #next: () => readonly string[] | undefined = () => undefined;

  /** `next`: what completes the move that is being picked, see `Dock.next`. */
  watch(app: HTMLElement, next: () => readonly string[] | undefined): () => void {
    lookAfterKeyboard();
    this.#app = app;
    this.#next = next;
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    open = this;
    const onfocus = ({ target }: FocusEvent) => {
      // A drawer is no place to come back to.
      if (target instanceof HTMLElement && target.id !== "board" && !target.closest(":popover-open")) this.#name = nameOf(target);
    };
    // Keys press things, too: without a pointer, so without a count of clicks. Here everybody else has heard of it.
    const onclick = ({ target, detail, isTrusted }: MouseEvent) => {
      const thing = target instanceof Element ? target.closest<HTMLElement>(".board button, .dock .mid button") : null;
      if (thing && isTrusted && detail === 0 && app.contains(thing)) this.goOn(thing);
    };
    app.addEventListener("focusin", onfocus);
    addEventListener("click", onclick);
    return () => {
      app.removeEventListener("focusin", onfocus);
      removeEventListener("click", onclick);
      if (open === this) open = null;
    };
  }

  /** Something changed; `turn`: there is a move to make in the position `seq`. */
  settle(turn: boolean, seq: number): void {
    if (seq !== this.#seq) this.#name = this.#from = null; // another position: the next move begins somewhere else
    this.#seq = seq;
    this.#turn = turn;
    if (typing && (lost() || document.activeElement === this.#board)) this.mend();
  }

  /** Something was picked by key: on to what completes the move. What the keyboard is on already is passed over. */
  goOn(thing?: HTMLElement): void {
    const at = document.activeElement;
    void tick().then(() => {
      const next = this.#next();
      if (!next) this.#from = null; // nothing is picked
      if (!next || !typing) return;
      this.#from ??= thing ?? null;
      const on = next.findLastIndex((list) => at?.matches(list));
      this.#first(next.slice(on + 1))?.focus();
    });
  }

  /** Everything was put back. */
  goBack(): void {
    const from = this.#began();
    this.#from = null;
    if (typing) from?.focus();
  }

  mend(): void {
    const before = this.#app?.querySelector<HTMLElement>(BEFORE);
    const place = before ?? (this.#turn ? (this.#before() ?? this.#began() ?? this.#first([MAIN, ...BEGINS])) : null);
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

  #began(): HTMLElement | null {
    return this.#from?.isConnected && this.#from.offsetParent !== null ? this.#from : null;
  }

  /** The first that can be seen, by the order of the lists. */
  #first(lists: readonly string[]): HTMLElement | null {
    for (const list of lists) {
      const found = [...this.#app!.querySelectorAll<HTMLElement>(list)].find((each) => each.offsetParent !== null);
      if (found) return found;
    }
    return null;
  }
}

const nameOf = (element: HTMLElement): string => element.getAttribute("aria-label") ?? element.innerText.trim();
