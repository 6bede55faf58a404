/** Files the server sends compressed: made once, at build time, and only where it pays. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;
const SMALLEST = 1024;
const WORTH = 0.9;

export function precompress(folder: string): Plugin {
  return {
    name: "precompress",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, name);
        if (TEXT.test(name) && statSync(file).size >= SMALLEST) {
          compress(file);
        }
      }
    },
  };
}

function compress(file: string): void {
  const plain = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  keep(`${file}.br`, brotliCompressSync(plain, { params: quality }), plain.length);
  keep(`${file}.gz`, gzipSync(plain, { level: 9 }), plain.length);
}

function keep(file: string, packed: Buffer, plain: number): void {
  if (packed.length < plain * WORTH) {
    writeFileSync(file, packed);
  }
}
