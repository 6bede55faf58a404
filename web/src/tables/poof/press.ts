// A long press, for stacks: a tap takes one more, holding takes all.

import type { Attachment } from "svelte/attachments";

const HOLD = 450;

export function longPress(held: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const press = (event: PointerEvent) => {
      done = false;
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        done = true;
        held();
      }, HOLD);
    };
    const release = () => clearTimeout(timer);
    // The click that ends a long press is not one more tap.
    const click = (event: MouseEvent) => {
      if (!done) return;
      done = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: MouseEvent) => event.preventDefault();
    node.addEventListener("pointerdown", press);
    node.addEventListener("pointerup", release);
    node.addEventListener("pointerleave", release);
    node.addEventListener("pointercancel", release);
    node.addEventListener("click", click, true);
    node.addEventListener("contextmenu", menu);
    return () => {
      release();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointerleave", release);
      node.removeEventListener("pointercancel", release);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
