import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");
const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));

it("only a Thing decides between a button and a picture", () => {
  const deciding = components.filter((name) => /this=\{[^}]*"button"/.test(readFileSync(join(source, name), "utf8")));
  expect(deciding).toEqual([join("parts", "Thing.svelte")]);
});
