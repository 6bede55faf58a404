// Every word in every language, and every word the app asks for.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, language, type Lang } from "./text.svelte";

const SOURCE = join(__dirname, "..");
const PACKAGE = join(SOURCE, "../../src/closecall");
const FOLDERS: Record<string, string> = {
  web: join(SOURCE, "text"),
  challenges: join(SOURCE, "text", "challenges"),
  review: join(SOURCE, "text", "review"),
  fair: join(SOURCE, "text", "fair"),
  keys: join(SOURCE, "text", "keys"),
  guide: join(SOURCE, "text", "guide"),
  common: join(PACKAGE, "common_text"),
  ...Object.fromEntries(
    readdirSync(join(PACKAGE, "games"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map(({ name }) => [name, join(PACKAGE, "games", name, "text")]),
  ),
};

/** Messages, their attributes and the values they want. */
function read(folder: string, lang: Lang): Map<string, string> {
  const source = readFileSync(join(folder, `${lang}.ftl`), "utf-8");
  const bundle = new FluentBundle(lang);
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const found = new Map<string, string>();
  let name = "";
  for (const line of source.split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^\s+\.(\w+) =/.exec(line)?.[1];
    if (start) found.set((name = start), "");
    if (attribute) found.set(`${name}.${attribute}`, "");
    const values = [...line.matchAll(/\$(\w+)/g)].map((value) => value[1]!);
    const key = attribute ? `${name}.${attribute}` : name;
    if (name) found.set(key, [...new Set([...(found.get(key) ?? "").split(" ").filter(Boolean), ...values])].sort().join(" "));
  }
  return found;
}

describe("words", () => {
  for (const [scope, folder] of Object.entries(FOLDERS)) {
    for (const lang of LANGUAGES.filter((each) => each !== "en")) {
      it(`${scope} says the same in ${lang} as in English`, () => {
        const english = read(folder, "en");
        const other = read(folder, lang);
        expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
        for (const [id, values] of english) expect(`${id}: ${other.get(id)}`).toBe(`${id}: ${values}`);
      });
    }
  }

  it("has every word that pages and frame ask for by name", () => {
    const ids = (...scopes: string[]) => scopes.flatMap((scope) => [...read(FOLDERS[scope]!, "en").keys()]);
    const pages = ["challenges", "review", "fair", "guide", "keys"];
    const home = new Set([...ids("web"), ...ids("common").filter((id) => !pages.some((page) => id.startsWith(`${page}-`)))]);
    const all = new Set([...home, ...ids("common", ...pages)]);
    const missing = new Set<string>();
    for (const folder of ["frame", "pages", "parts", "lib", "puzzles", "daily", "review"]) {
      const asked = /puzzles|daily/.test(folder) ? /(?<![\w.])(t|say)\("([\w-]+)"/g : /(?<![\w.])(t)\("([\w-]+)"/g;
      for (const file of readdirSync(join(SOURCE, folder)).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))) {
        const source = readFileSync(join(SOURCE, folder, file), "utf-8");
        // whoever has no words of its own must do with those that home loads
        const known = /import \{[^}]*\bt\b[^}]*\} from ".*lib\/text.svelte"/.test(source) ? home : all;
        for (const [, by, id] of source.matchAll(asked)) if (!(by === "t" ? known : all).has(id!)) missing.add(`${file}: ${id}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it("keeps French marks on the line of their word", () => {
    const lines = ["web", "challenges", "review", "fair"].flatMap((scope) =>
      readFileSync(join(FOLDERS[scope]!, "fr.ftl"), "utf-8").split("\n"),
    );
    const values = lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(/^[\w-]+ = /, ""));
    expect(values.filter((line) => / [:;!?»%]|« /.test(line))).toEqual([]);
  });

  it("speaks the nearest language", () => {
    expect(language("de-CH")).toBe("de");
    expect(language("pt-BR")).toBe("en");
  });
});
