/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { precompress } from "./precompress";
import { preloadApp, straightToTheApp } from "./preload";
import { words } from "./words";
import { serviceWorker } from "./worker";

const root = fileURLToPath(new URL(".", import.meta.url));
const source = fileURLToPath(new URL("../src/closecall", import.meta.url));
const built = fileURLToPath(new URL("../src/closecall/web", import.meta.url));
const server = process.env["CLOSECALL_SERVER"] ?? "http://127.0.0.1:8765";

/** With all it imports. */
const THE_APP = /[\\/]web[\\/]src[\\/]main\.ts$/;
/** Faces are what players react with; the chat, which comes later, needs them too. */
const AT_EVERY_TABLE = /[\\/]web[\\/]src[\\/]((frame|lib)[\\/]|parts[\\/]Face\.)/;
/** Not what is in a game's own folder: its result page needs that too, but no other table does. */
const SHARED_BY_TABLES = /[\\/]web[\\/]src[\\/](parts|tables)[\\/][^\\/]+$/;

/** What a game's table, its result page and its guided round share is one file. */
const A_GAMES_OWN = /[\\/]web[\\/]src[\\/]tables[\\/]([^\\/]+)[\\/][^\\/]+\.ts$/;
const gameOf = (id: string) => `${A_GAMES_OWN.exec(id)![1]}-moves`;

export default defineConfig({
  root,
  base: "/",
  plugins: [words(root, source), svelte(), straightToTheApp(), preloadApp(), serviceWorker(), precompress(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    // The content policy forbids data: scripts and inline styles; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // Few files: on a slow line each costs a round trip. What the home page needs is one, what all
    // tables share another; a game and a page of its own is its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "boot", tags: ["$initial"], priority: 3 },
            { name: "app", test: THE_APP, priority: 2 },
            { name: "session", test: AT_EVERY_TABLE, minShareCount: 2, priority: 1 },
            { name: gameOf, test: A_GAMES_OWN, minShareCount: 2, priority: 1 },
            { name: "table", test: SHARED_BY_TABLES, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the words lie beside the Python code
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  // Svelte's browser half, also in unit tests
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // One world for all files: setting one up for each takes as long as the tests.
    pool: "threads",
    isolate: false,
  },
});
