// The review of one match: asked for with one tap, followed while it is made, then read.

import { api } from "../lib/api";
import { explain } from "../lib/errors";
import type { Reviewed, ReviewState } from "../types/review";

const EVERY = 900;
const RETRY = 3000;

export class ReviewLoader {
  status = $state.raw<ReviewState | null>(null);
  problem = $state("");
  #match: string;
  #secret: string | undefined;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(match: string, secret?: string) {
    this.#match = match;
    this.#secret = secret;
  }

  get review(): Reviewed | null {
    return this.status?.review ?? null;
  }
  /** It is being made, or waits for its turn. */
  get busy(): boolean {
    return this.status?.state === "waiting" || this.status?.state === "running";
  }
  get canAsk(): boolean {
    return Boolean(this.status?.may_ask) && (this.status?.state === "none" || this.status?.state === "failed");
  }

  /** Look whether there is one, and follow it if it is on its way. */
  load(): Promise<void> {
    return this.#take(() => api.review(this.#match, this.#secret));
  }
  ask(): Promise<void> {
    return this.#take(() => api.askReview(this.#match, this.#secret));
  }
  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #take(request: () => Promise<ReviewState>): Promise<void> {
    let pause = EVERY;
    try {
      this.status = await request();
      this.problem = "";
    } catch (error) {
      this.problem = explain(error);
      pause = RETRY;
    }
    if (this.#closed || !this.busy) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), pause);
  }
}
