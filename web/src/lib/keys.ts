// The keyboard: arrows inside a group, letters on the board.

import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Milliseconds after which new things in a group find their place in the order of tabs. */
const SETTLE = 80;

export interface GroupOptions {
  /** What can be reached in the group. */
  of?: string;
}

/**
 * One tab stop for a group of things; arrows go to the nearest thing in their direction, Home and
 * End to the first and last. `{@attach group()}`
 */
export function group({ of = "button, [tabindex], a[href]" }: GroupOptions = {}): Attachment<HTMLElement> {
  return (node) => {
    const items = () => [...node.querySelectorAll<HTMLElement>(of)].filter(visible);
    const settle = (active?: HTMLElement) => {
      const all = items();
      const current = active ?? all.find((item) => item.tabIndex === 0) ?? all[0];
      for (const item of all) {
        const stop = item === current ? 0 : -1;
        if (item.tabIndex !== stop) item.tabIndex = stop;
      }
    };
    const onfocus = (event: FocusEvent) => {
      const found = items().find((item) => item === event.target);
      if (found) settle(found);
    };
    const onkeydown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input, select, textarea")) return;
      const all = items();
      const next = neighbour(all, target, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      settle(next);
      next.focus();
    };
    // Looking whether things are visible costs a layout: not before the table, or the touch, has been seen.
    let soon: ReturnType<typeof setTimeout> | null = null;
    const settleSoon = () => {
      soon ??= setTimeout(() => {
        soon = null;
        settle();
      }, SETTLE);
    };
    settleSoon();
    const watcher = new MutationObserver(settleSoon);
    watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    node.addEventListener("focusin", onfocus);
    node.addEventListener("keydown", onkeydown);
    return () => {
      watcher.disconnect();
      if (soon !== null) clearTimeout(soon);
      node.removeEventListener("focusin", onfocus);
      node.removeEventListener("keydown", onkeydown);
    };
  };
}

const ASIDE: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * A choice with one answer: arrows choose the one before or after, Enter on the chosen one goes ahead with it, as in a
 * form; `go` says whether it could. `{@attach radios(play)}`
 */
export function radios(go: () => boolean): Attachment<HTMLElement> {
  return (node) => {
    const onkeydown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const taken = event.key === "Enter" && !event.repeat && target.getAttribute("aria-checked") === "true";
      if (taken && go()) event.preventDefault();
      const aside = ASIDE[event.key];
      if (!aside) return;
      event.preventDefault();
      const all = [...node.querySelectorAll<HTMLElement>("[role=radio]:not([aria-disabled=true])")];
      const next = all.at((all.indexOf(target) + aside) % all.length);
      next?.click();
      next?.focus();
    };
    node.addEventListener("keydown", onkeydown);
    return () => node.removeEventListener("keydown", onkeydown);
  };
}

/** Whether what does not fit into it could be brought into sight. */
export const mayScroll = (node: Element): boolean => /auto|scroll/.test(getComputedStyle(node).overflowY);

/** Whether there is more in it than is seen, and it can be brought into sight. */
export const scrolled = (node: Element): boolean => node.scrollHeight > node.clientHeight + 1 && mayScroll(node);

/** Keys reach what can be scrolled, as long as there is something to scroll. `{@attach scrolls()}` */
export function scrolls(): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      if (scrolled(node)) node.setAttribute("tabindex", "0");
      else node.removeAttribute("tabindex");
    };
    const sizes = new ResizeObserver(fit);
    const watch = () => [node, ...node.children].forEach((each) => sizes.observe(each));
    let soon = 0;
    const words = new MutationObserver(() => {
      watch();
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(fit); // with the layout the frame needs anyway
    });
    words.observe(node, { childList: true, characterData: true, subtree: true });
    watch();
    return () => {
      cancelAnimationFrame(soon);
      sizes.disconnect();
      words.disconnect();
    };
  };
}

function visible(item: HTMLElement): boolean {
  return !item.hasAttribute("disabled") && item.offsetParent !== null;
}

function neighbour(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const step = STEPS[key];
  if (!step || !all.includes(from)) return undefined;
  const here = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const there = centre(item);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (along <= 2) continue;
    const far = along + aside * 3;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

function centre(item: HTMLElement): { x: number; y: number } {
  const rect = item.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** A key as tables write it: "a", "Shift+1", "Delete", "*". Letters are small. */
export function keyName(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (event.shiftKey && digit) return `Shift+${digit}`;
  if (event.shiftKey && event.key.length > 1) return `Shift+${event.key}`;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Whether single keys mean something now: switched on, and nobody is writing. */
export function listening(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!settings.data.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !target?.closest("input, select, textarea, [contenteditable], dialog, [popover]:popover-open");
}
