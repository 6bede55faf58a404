// All words: the same Fluent files the Python side reads, each loaded when first needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "de" | "fr" | "it";
export const LANGUAGES: readonly Lang[] = ["en", "de", "fr", "it"];

export type TextArgs = Record<string, FluentVariable>;
/** A text as data: kept instead of the words, so that changing the language changes it too. */
export interface Text {
  id: string;
  args?: TextArgs;
}

type Loader = () => Promise<string>;
const FILES = import.meta.glob<string>(
  ["../text/*.ftl", "../text/challenges/*.ftl", "../../../src/closecall/common_text/*.ftl", "../../../src/closecall/games/*/text/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The file that holds the words of a game (""; those all share, "web": the app's own, "challenges": those of puzzles and days). */
function loader(scope: string, lang: Lang): Loader | null {
  const folder = scope.replaceAll("-", "_");
  const path =
    scope === "web"
      ? `../text/${lang}.ftl`
      : scope === "challenges"
        ? `../text/challenges/${lang}.ftl`
        : scope === ""
          ? `../../../src/closecall/common_text/${lang}.ftl`
          : `../../../src/closecall/games/${folder}/text/${lang}.ftl`;
  const built = FILES[path];
  if (built || scope === "web" || scope === "") return built ?? null;
  return () => served(scope, lang);
}

/** The words of a game that came to the server after this app was built. */
async function served(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${lang}`);
  return answer.ok ? await answer.text() : "";
}

/** Like Python's: "de-CH" is German, what we do not speak is English. */
export function language(wanted: string): Lang {
  const base = wanted.replace("_", "-").split("-")[0]!.toLowerCase();
  return LANGUAGES.find((lang) => lang === base) ?? "en";
}

class Words {
  lang = $state<Lang>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #sources = new Map<string, Promise<string>>();
  #scopes = new Set<string>();

  /** Make the words of a game (or of no game) ready in the language spoken. */
  async load(game = ""): Promise<void> {
    this.#scopes.add(game);
    await this.#prepare(game, this.lang);
  }

  /** Speak another language, once everything in use is there. */
  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.#scopes].map((scope) => this.#prepare(scope, lang)));
    this.lang = lang;
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }

  /** One message. `id.attribute` asks for an attribute; a missing one comes back as its id. */
  say(game: string, id: string, args: TextArgs = {}): string {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle(game)?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return this.#bundle(game)!.formatPattern(pattern, args, []);
  }

  has(game: string, id: string): boolean {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle(game)?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** The ids of a game's messages that begin so, in the order of the file. */
  async ids(game: string, prefix: string): Promise<string[]> {
    const source = await this.#source(game, "en");
    return [...source.matchAll(/^([a-z][\w-]*) =/gm)]
      .map((found) => found[1]!)
      .filter((id) => id.startsWith(prefix));
  }

  #bundle(game: string): FluentBundle | undefined {
    return this.#bundles.get(`${game}|${this.lang}`) ?? this.#bundles.get(`|${this.lang}`);
  }

  async #prepare(game: string, lang: Lang): Promise<void> {
    const key = `${game}|${lang}`;
    if (this.#bundles.has(key)) return;
    const scopes = game ? [game, "web", ""] : ["web", ""];
    const sources = await Promise.all(scopes.map((scope) => this.#source(scope, lang)));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    // The first to define a message wins: the game's own words, then ours, then the common ones.
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundles = new Map(this.#bundles).set(key, bundle);
  }

  #source(scope: string, lang: Lang): Promise<string> {
    const key = `${scope}|${lang}`;
    let source = this.#sources.get(key);
    if (!source) {
      source = loader(scope, lang)?.() ?? Promise.resolve("");
      this.#sources.set(key, source);
    }
    return source;
  }
}

export const words = new Words();

/** A message of no particular game. */
export function t(id: string, args?: TextArgs): string {
  return words.say("", id, args);
}
