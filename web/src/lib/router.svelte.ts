// Addresses of pages. Links are ordinary links; the browser's back and forward work.

class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  search = $state(typeof location === "undefined" ? "" : location.search);

  constructor() {
    if (typeof window === "undefined") return;
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Links within the app change the page without loading it again. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.href);
  }
}

export const router = new Router();
