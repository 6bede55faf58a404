// A long press, to say "look here". The click that ends it does nothing more.

import type { Attachment } from "svelte/attachments";

const LONG = 500;

export function hold(held: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const stop = new AbortController();
    const { signal } = stop;
    const release = () => clearTimeout(timer);
    node.addEventListener(
      "pointerdown",
      (event) => {
        done = false;
        if (event.button !== 0) return;
        timer = setTimeout(() => {
          done = true;
          held();
        }, LONG);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointerleave", "pointercancel"]) node.addEventListener(end, release, { signal });
    node.addEventListener(
      "click",
      (event) => {
        if (!done) return;
        done = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    node.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    return () => {
      release();
      stop.abort();
    };
  };
}
