// A thing that can be dragged with mouse, finger or pen onto another: an extra beside touching it.

import type { Attachment } from "svelte/attachments";

export interface DragOptions {
  /** It left its place. */
  onstart(): void;
  /** What it hovers over: the nearest `data-drop`, or null. */
  onover(target: string | null): void;
  /** Let go there. */
  ondrop(target: string | null): void;
}

/** So far a press is still a tap. */
const SLACK = 7;

export function drag(options: () => DragOptions | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;
    const under = (event: PointerEvent) => {
      node.style.pointerEvents = "none";
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
      node.style.pointerEvents = "";
      return found?.dataset["drop"] ?? null;
    };
    const onpointerdown = (event: PointerEvent) => {
      if (event.button !== 0 || !options()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // On the window: a quick hand is off the thing before it has moved.
      addEventListener("pointermove", onpointermove);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    const onpointermove = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving) {
        if (Math.hypot(x, y) < SLACK) return;
        moving = true;
        node.classList.add("dragged");
        options()?.onstart();
      }
      node.style.translate = `${x}px ${y}px`;
      options()?.onover(under(event));
    };
    const quiet = () => {
      removeEventListener("pointermove", onpointermove);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      quiet();
      const target = moving && event.type === "pointerup" ? under(event) : null;
      if (moving) {
        // the click that follows is not meant
        const stop = (click: Event) => click.stopPropagation();
        node.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 50);
        node.classList.remove("dragged");
        node.style.translate = "";
        options()?.ondrop(target);
      }
      from = null;
      moving = false;
    };
    node.addEventListener("pointerdown", onpointerdown);
    return () => {
      node.removeEventListener("pointerdown", onpointerdown);
      quiet();
    };
  };
}
