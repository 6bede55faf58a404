// The app kept on this device: whether there is a line, and whether a newer version waits.

/** Milliseconds left to a table that has just become usable. */
const PAUSE = 300;

class Shell {
  #line = $state(typeof navigator === "undefined" ? true : navigator.onLine);
  #reached = $state(true);
  /** A newer version is here and waits until nobody is in the middle of something. */
  waiting = $state.raw<ServiceWorker | null>(null);
  #settle: () => void = () => undefined;
  readonly #settled = new Promise<void>((settle) => (this.#settle = settle));

  /** There is a line, and the server answered when it was last asked. */
  get online(): boolean {
    return this.#line && this.#reached;
  }

  /** Whether the server answered just now. */
  reached(yes: boolean): void {
    this.#reached = yes;
  }

  start(): void {
    addEventListener("online", () => (this.#line = true));
    addEventListener("offline", () => (this.#line = false));
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // After everything the first page needs: keeping the app must not get in its way. A table comes later.
    const settled = () => location.pathname.startsWith("/m/") || this.#settle();
    if (document.readyState === "complete") settled();
    else addEventListener("load", settled);
    void this.#register();
  }

  /** A table can be used: what comes now may take its time. */
  settled(): void {
    setTimeout(() => {
      this.#settle();
      this.#keepForTheTable();
    }, PAUSE);
  }

  /** An update of the server must not take away what the table may still need. */
  #keepForTheTable(): void {
    if (import.meta.env.PROD) void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("at-a-table"));
  }

  /** Let the newer version take over, and open the page again with it. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("go-on");
  }

  async #register(): Promise<void> {
    await this.#settled;
    const found = await navigator.serviceWorker.register("/worker.js").catch(() => null);
    if (!found) return; // private windows and plain HTTP have none
    this.#look(found);
    const worker = (await navigator.serviceWorker.ready).active;
    worker?.postMessage({ keep: loaded() });
    found.addEventListener("updatefound", () => {
      found.installing?.addEventListener("statechange", () => this.#look(found));
    });
  }

  /** The first version has nobody to replace; it is no news. */
  #look(found: ServiceWorkerRegistration): void {
    if (found.waiting && navigator.serviceWorker.controller) this.waiting = found.waiting;
  }
}

/** What this page has loaded before there was a worker to keep it. */
function loaded(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return files
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

export const shell = new Shell();
