// The app kept on this device: whether there is a line, and whether a newer version waits.

/** Milliseconds left to a table that has just become usable. */
const PAUSE = 300;
/** Milliseconds after which it is worth asking again whether there is a newer version. */
const NEWS_AFTER = 60_000;
/** Milliseconds between tries to open a page that could not be had. */
const TRY_EVERY = 4000;

const IS_TABLE = /^\/m\/[^/]+\/?$/;

class Shell {
  #line = $state(typeof navigator === "undefined" ? true : navigator.onLine);
  #reached = $state(true);
  /** A newer version is here and waits until nobody is in the middle of something. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** The page is about to be opened again with a newer version. */
  renewing = $state(false);
  #settle: () => void = () => undefined;
  readonly #settled = new Promise<void>((settle) => (this.#settle = settle));
  #kept: ServiceWorkerRegistration | null = null;
  #asked = 0;
  /** The page this visit began with, and the table that can be used. */
  #first = "";
  #table = "";

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
    this.#first = location.pathname;
    addEventListener("vite:preloadError", () => this.#missing());
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // After everything the first page needs: keeping the app must not get in its way. A table comes later.
    const settled = () => IS_TABLE.test(location.pathname) || this.#settle();
    if (document.readyState === "complete") settled();
    else addEventListener("load", settled);
    void this.#register();
  }

  /** A table can be used: what comes now may take its time. */
  settled(): void {
    this.#table = location.pathname;
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

  /** Ask whether there is a newer version: whoever stays in the app for days opens no page from the server. */
  ask(): void {
    if (!this.#kept || Date.now() - this.#asked < NEWS_AFTER) return;
    this.#asked = Date.now();
    void this.#kept.update().catch(() => undefined);
  }

  /** Try to open this page until it can be had; returns how to stop. */
  tryAgain(): () => void {
    const timer = setInterval(
      () =>
        void fetch("/", { method: "HEAD" }).then(
          ({ ok }) => ok && location.reload(),
          () => undefined,
        ),
      TRY_EVERY,
    );
    return () => clearInterval(timer);
  }

  /**
   * A page of this version is no longer on the server: open its address with the newer version.
   * Not at a table that is in use, and not for the page just opened: that would go on for ever.
   */
  #missing(): void {
    const { pathname } = location;
    if (this.#line && pathname !== this.#table && pathname !== this.#first) {
      this.renewing = true;
      location.reload();
    }
  }

  async #register(): Promise<void> {
    await this.#settled;
    const found = await navigator.serviceWorker.register("/worker.js").catch(() => null);
    if (!found) return; // private windows and plain HTTP have none
    this.#kept = found;
    this.#asked = Date.now();
    void this.#look(found);
    const worker = (await navigator.serviceWorker.ready).active;
    // From here on it keeps what is loaded by itself; before, nothing may slip through, nor what is under way just now.
    if (!navigator.serviceWorker.controller) await takenOver();
    const keep = (files: PerformanceEntryList) => worker?.postMessage({ keep: assets(files) });
    new PerformanceObserver((news) => {
      const unseen = (news.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => workerStart === 0);
      if (unseen.length > 0) keep(unseen);
    }).observe({ type: "resource" });
    keep(performance.getEntriesByType("resource"));
    found.addEventListener("updatefound", () => {
      found.installing?.addEventListener("statechange", () => void this.#look(found));
    });
  }

  /** The first version has nobody to replace; it is no news. Nor is one that this page came with. */
  async #look({ waiting }: ServiceWorkerRegistration): Promise<void> {
    if (!waiting || !navigator.serviceWorker.controller) return;
    if (await isOf(waiting)) waiting.postMessage("go-on");
    else this.waiting = waiting;
  }
}

/** Whether the worker is of the version that runs here. */
function isOf(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ yours: new URL(import.meta.url).pathname }, [port2]);
  return new Promise((tell) => (port1.onmessage = ({ data }) => tell(data as boolean)));
}

function takenOver(): Promise<unknown> {
  return new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

/** The app's own files among what a page has loaded. */
function assets(loaded: PerformanceEntryList): string[] {
  return loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

export const shell = new Shell();
