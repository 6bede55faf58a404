/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { precompress } from "./precompress";

const root = fileURLToPath(new URL(".", import.meta.url));
const built = fileURLToPath(new URL("../src/closecall/web", import.meta.url));
const server = process.env["CLOSECALL_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  root,
  base: "/",
  plugins: [svelte(), precompress(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    // The content policy forbids data: scripts and inline styles; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
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
  },
});
