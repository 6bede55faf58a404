// All words: the same Fluent files the Python side reads, each loaded when first needed.

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { PACKS, type Lang, type Messages } from "./language";
import { nested } from "./quotes";

export { LANGUAGES, language, type Lang } from "./language";

export type TextArgs = Record<string, FluentVariable>;
/** A text as data: kept instead of the words, so that changing the language changes it too. */
export interface Text {
  id: string;
  args?: TextArgs;
}

const PATH = "../../../src/closecall/games";
const TABLES = import.meta.glob<Messages>("../../../src/closecall/games/*/text/*.ftl", { query: "?table", import: "default" });
const RULES = import.meta.glob<Messages>("../../../src/closecall/games/*/text/*.ftl", { query: "?rules", import: "default" });
/** Some pages (challenges, reviews, the fair deal) have words of their own, asked for like those of a game. */
const PAGES = import.meta.glob<Messages>("../text/*/*.ftl", { query: "?page", import: "default" });

/** A game's words, built in or from the server; one from the server brings its rules with them. */
function ofGame(game: string, lang: Lang, part: typeof TABLES): Promise<Messages> {
  const built = PAGES[`../text/${game}/${lang}.ftl`] ?? part[`${PATH}/${game.replaceAll("-", "_")}/text/${lang}.ftl`];
  return built?.() ?? served(game, lang);
}

/** The words of a game that came to the server after this app was built. */
async function served(game: string, lang: Lang): Promise<Messages> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${lang}`);
  if (!answer.ok) return [];
  const [source, { read }] = await Promise.all([answer.text(), import("./fluent")]);
  return read(source);
}

/** As a bundle takes them. */
function resource(messages: Messages): FluentResource {
  return { body: messages.map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
}

/** What every page needs in a language, ready for use. */
interface Shared {
  words: FluentResource[];
  cards: Record<string, Messages>;
}

class Words {
  lang = $state<Lang>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #packs = new Map<Lang, Promise<Shared>>();
  #sources = new Map<string, Promise<Messages>>();
  #scopes = new Set<string>([""]);
  /** Games whose rules are wanted, and the bundles that have them. */
  #rules = new Set<string>();
  #ruled = new Set<string>();

  /** Make the words a game is played with ready in the language spoken. */
  async load(game: string): Promise<void> {
    this.#scopes.add(game);
    await this.#prepare(game, this.lang);
  }

  /** Make at least what stands on a game's card ready; a game built in has that already. */
  async loadCard(game: string): Promise<void> {
    if (!(game in (await this.#pack(this.lang)).cards)) await this.load(game);
  }

  /** Make a game's rules, and reasons for moves, ready too; returns the ids of its rules in reading order. */
  async loadRules(game: string): Promise<string[]> {
    this.#rules.add(game);
    await this.load(game);
    const source = await this.#source(game, this.lang, RULES);
    return source.map(([id]) => id).filter((id) => id.startsWith("rule-"));
  }

  /** Speak a language, once everything in use is there. */
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
    return nested(this.#bundle(game)!.formatPattern(pattern, args, []), this.lang);
  }

  has(game: string, id: string): boolean {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.#bundle(game)?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** A game's words, as far as they are loaded: all, those of its card, or none. */
  #bundle(game: string): FluentBundle | undefined {
    const { lang } = this;
    return this.#bundles.get(`${game}|${lang}`) ?? this.#bundles.get(`card ${game}|${lang}`) ?? this.#bundles.get(`|${lang}`);
  }

  async #prepare(game: string, lang: Lang): Promise<void> {
    const key = `${game}|${lang}`;
    const rules = this.#rules.has(game);
    if (this.#bundles.has(key) && (!rules || this.#ruled.has(key))) return;
    const [pack, own, ruled] = await Promise.all([
      this.#pack(lang),
      game ? this.#source(game, lang, TABLES) : [],
      rules ? this.#source(game, lang, RULES) : [],
    ]);
    if (rules) this.#ruled.add(key);
    const bundles = new Map(this.#bundles);
    const make = (key: string, own: Messages) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      // The first to define a message wins: the game's own words, then ours, then the common ones.
      for (const each of [resource(own), ...pack.words]) bundle.addResource(each);
      bundles.set(`${key}|${lang}`, bundle);
    };
    make(game, [...own, ...ruled]);
    if (!game) for (const [key, card] of Object.entries(pack.cards)) make(`card ${key}`, card);
    this.#bundles = bundles;
  }

  #pack(lang: Lang): Promise<Shared> {
    return kept(this.#packs, lang, async () => {
      const { web, common, cards } = (await PACKS[lang]()).default;
      return { words: [resource(web), resource(common)], cards };
    });
  }

  #source(game: string, lang: Lang, part: typeof TABLES): Promise<Messages> {
    return kept(this.#sources, `${game}|${lang}|${part === RULES}`, () => ofGame(game, lang, part));
  }
}

/** What was asked for before, or a first answer; a failure is not kept. */
function kept<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  let found = known.get(key);
  if (!found) {
    found = ask();
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

export const words = new Words();

/** A message of no particular game. */
export function t(id: string, args?: TextArgs): string {
  return words.say("", id, args);
}
