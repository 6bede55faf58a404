// Things move from where they were to where they are (FLIP), by transform and opacity alone.

import type { Attachment } from "svelte/attachments";

export interface PlaceOptions {
  /** Where a thing that was not on the table before comes from: the first of these known. */
  from?: string | string[];
  /** Turn over while moving (a card shown for the first time). */
  flip?: boolean;
  /** Never moves itself: a place that things come from, or a box around things that move. */
  still?: boolean;
}

interface Placed extends PlaceOptions {
  node: HTMLElement;
}

const EASE = "cubic-bezier(.2, .8, .2, 1)";
const MOVE = 240;
const FLIP = 320;
const STAGGER = 45;
const MOST_STAGGERED = 8;

/** All named things of one table. */
export class Motion {
  enabled = true;
  /** 2: twice as fast. */
  rate = 1;
  #places = new Map<string, Placed>();
  #before = new Map<string, DOMRect>();
  /** What has been on the table before: only new things turn over. */
  #known = new WeakSet<HTMLElement>();

  /**
   * Name a thing: `<span {@attach motion.place("pile-3", { from: "seat-1" })}>`. It keeps its
   * name wherever it lies; two elements never have the same name at the same time.
   */
  place(name: string, options: PlaceOptions = {}): Attachment<HTMLElement> {
    return (node) => {
      const placed = { node, ...options };
      this.#places.set(name, placed);
      return () => {
        if (this.#places.get(name) === placed) this.#places.delete(name);
      };
    };
  }

  /** Where a thing is, for effects of a table's own. */
  rect(name: string): DOMRect | undefined {
    return this.#places.get(name)?.node.getBoundingClientRect() ?? this.#before.get(name);
  }

  node(name: string): HTMLElement | undefined {
    return this.#places.get(name)?.node;
  }

  /** Remember where everything is, before the table changes. */
  capture(): void {
    this.#before.clear();
    if (!this.enabled) return;
    for (const [name, { node }] of this.#places) {
      const rect = node.getBoundingClientRect();
      if (rect.width > 0) this.#before.set(name, rect);
    }
  }

  /** Let everything move to where it is now, after the table has changed. */
  run(): void {
    if (this.enabled) this.#move();
    for (const { node } of this.#places.values()) this.#known.add(node);
    this.#before.clear();
  }

  #move(): void {
    // All are measured before the first one moves: what lies in it would seem to have moved too.
    const flights: { placed: Placed; start: DOMRect; end: DOMRect }[] = [];
    for (const [name, placed] of this.#places) {
      const start = placed.still ? undefined : this.#start(name, placed);
      if (start) flights.push({ placed, start, end: placed.node.getBoundingClientRect() });
    }
    let number = 0;
    for (const { placed, start, end } of flights) {
      const delay = (Math.min(number, MOST_STAGGERED) * STAGGER) / this.rate;
      if (this.#fly(placed, start, end, delay)) number += 1;
    }
  }

  /** A copy of a thing flies to another and is gone: cards picked up, points that go to a score. */
  ghost(fromName: string, toName: string, options: { delay?: number; fade?: boolean } = {}): void {
    const source = this.#places.get(fromName)?.node;
    const start = this.rect(fromName);
    const end = this.rect(toName);
    if (!this.enabled || !source || !start || !end) return;
    const copy = source.cloneNode(true) as HTMLElement;
    copy.removeAttribute("id");
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    const { style } = copy;
    style.position = "fixed";
    style.left = `${start.left}px`;
    style.top = `${start.top}px`;
    style.width = `${start.width}px`;
    style.height = `${start.height}px`;
    style.margin = "0";
    style.zIndex = "60";
    style.pointerEvents = "none";
    (document.querySelector("[data-game]") ?? document.body).append(copy);
    const goal = `translate(${end.left + end.width / 2 - start.left - start.width / 2}px, ${
      end.top + end.height / 2 - start.top - start.height / 2
    }px) scale(${Math.min(1, end.width / start.width)})`;
    const last = { transform: goal, opacity: options.fade === false ? 1 : 0.2 };
    const flight = copy.animate([{ transform: "none", opacity: 1 }, last], {
      duration: (MOVE * 1.5) / this.rate,
      delay: (options.delay ?? 0) / this.rate,
      easing: EASE,
      fill: "both",
    });
    flight.onfinish = flight.oncancel = () => copy.remove();
  }

  /** Draw attention to a thing: `pop`, `shake` or `pulse`. */
  nudge(name: string, kind: "pop" | "shake" | "pulse" = "pop"): void {
    const node = this.#places.get(name)?.node;
    if (!node || !this.enabled) return;
    node.animate(NUDGES[kind], { duration: FLIP / this.rate, easing: EASE });
  }

  #start(name: string, { node, from }: Placed): DOMRect | undefined {
    const before = this.#before.get(name);
    if (before) return before;
    if (node.closest("[hidden]")) return undefined;
    for (const each of typeof from === "string" ? [from] : (from ?? [])) {
      const rect = this.#before.get(each) ?? this.#places.get(each)?.node.getBoundingClientRect();
      if (rect && rect.width > 0) return rect;
    }
    return undefined;
  }

  #fly({ node, flip }: Placed, start: DOMRect, end: DOMRect, delay: number): boolean {
    if (end.width === 0) return false;
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const scale = Math.min(start.width / end.width, start.height / end.height);
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return false;
    const turns = flip && !this.#known.has(node);
    const turn = turns ? " rotateY(90deg)" : "";
    node.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})${turn}` }, { transform: "none" }], {
      duration: (turns ? FLIP : MOVE) / this.rate,
      delay,
      easing: EASE,
      fill: "backwards",
    });
    return true;
  }
}

const NUDGES = {
  pop: [{ transform: "scale(1)" }, { transform: "scale(1.12)" }, { transform: "scale(1)" }],
  pulse: [{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }],
  shake: [0, -6, 5, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
} satisfies Record<string, Keyframe[]>;
