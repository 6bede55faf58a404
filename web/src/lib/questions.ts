// Questions that come up by themselves: they neither take the keyboard away from somebody who is
// writing or in a drawer nor take a key meant for something else as an answer.

import type { Attachment } from "svelte/attachments";

/** A key typed this soon after a question came up was not meant as its answer. */
export const UNREAD_MS = 500;

/** Whether somebody is writing there. */
export function isWriting(element: Element | null): boolean {
  return element?.matches("input, textarea, select, [contenteditable]:not([contenteditable=false])") ?? false;
}

/** Bring the keyboard to a question, unless somebody is writing or has a drawer open; true if it went there. */
export function bringFocus(card: HTMLElement | undefined): boolean {
  if (!card || isWriting(document.activeElement) || document.querySelector(":popover-open")) return false;
  card.focus({ preventScroll: true });
  return true;
}

/** Swallows keys that would answer while the question is new; another `_question` is new again. */
export function ignoreEarlyKeys(_question: string): Attachment<HTMLElement> {
  return (node) => {
    const since = performance.now();
    let early = false;
    const down = () => (early = performance.now() - since < UNREAD_MS);
    // A space answers when it is let go, after this event.
    const up = () => void setTimeout(() => (early = false));
    const click = (event: MouseEvent) => {
      if (event.detail > 0 || !early) return; // a pointer was aimed at the answer
      event.preventDefault();
      event.stopPropagation();
    };
    node.addEventListener("keydown", down, true);
    node.addEventListener("keyup", up, true);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("keydown", down, true);
      node.removeEventListener("keyup", up, true);
      node.removeEventListener("click", click, true);
    };
  };
}
