/** Writes the service worker, with the list of what belongs to this build. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Kept when the worker is installed. The first page has loaded all of it: it costs nothing more. */
const SHELL = /^assets\/(boot|app)-/;
/** What a table may still ask for after an update has replaced it on the server. */
const AT_A_TABLE = /^assets\/(Chat|RulesText|SecondDevice)-/;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const build = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
      const extras = files.filter((name) => AT_A_TABLE.test(name)).map((name) => `/${name}`);
      const shell = ["/", ...files.filter((name) => SHELL.test(name)).map((name) => `/${name}`)];
      this.emitFile({ type: "asset", fileName: "worker.js", source: source(build, shell, extras) });
    },
  };
}

function source(build: string, shell: readonly string[], extras: readonly string[]): string {
  return `// Keeps the app on this device: pages open without a line, and say so.
const CACHE = "closecall-${build}";
const SHELL = ${JSON.stringify(shell)};
const AT_A_TABLE = ${JSON.stringify(extras)};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});
self.addEventListener("message", (event) => {
  if (event.data === "go-on") void self.skipWaiting();
  // Is a page that loaded this file of the same version as we are?
  event.ports[0]?.postMessage(SHELL.includes(event.data.yours));
  const wanted = event.data?.keep ?? (event.data === "at-a-table" ? AT_A_TABLE : []);
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/docs")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});
// What versions before kept goes when no other tab can need it.
async function tidy() {
  if ((await self.clients.matchAll({ type: "window", includeUncontrolled: true })).length > 1) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("closecall-") && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}
// A page is asked for afresh, so that an update is seen; without a line the kept one does.
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match("/")) ?? Promise.reject(error);
  }
}
// Files under /assets never change: the name says which version they are.
async function kept(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
`;
}
