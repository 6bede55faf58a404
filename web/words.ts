/**
 * The words of the app at build time.
 *
 * `virtual:words/<lang>` is what every page needs in one language, in one file: the app's own words,
 * those all games share, and of each game what its card on the home page says. The words a game is
 * played with are a file of its own (`…ftl?table`), and so are its rules and the reasons for moves
 * (`…ftl?rules`): pages load what they show. A folder `src/text/<page>` has the words of some pages only (`…ftl?page`); the
 * common words that begin with its name go with it.
 *
 * All are read here and sent as data: a browser that only looks messages up needs no parser.
 */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { Messages } from "./src/lib/language";

const PREFIX = "virtual:words/";
/** What a game says before anybody opens it. */
const ON_THE_CARD = ["title", "tagline", "note", "first"];

export function words(web: string, source: string): Plugin {
  const games = join(source, "games");
  const file = (folder: string, lang: string) => join(folder, `${lang}.ftl`);
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map(({ name }) => name);
  const pages = folders(join(web, "src/text"));
  return {
    name: "words",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const part = /\.ftl\?(table|rules)$/.exec(id)?.[1];
      if (part) return text(split(readFileSync(id.slice(0, -part.length - 1), "utf8"))[part as "table" | "rules"]);
      if (id.endsWith(".ftl?page")) {
        const path = id.slice(0, -"?page".length);
        const common = readFileSync(file(join(source, "common_text"), basename(path, ".ftl")), "utf8");
        const own = messages(common).filter((message) => isOf([basename(dirname(path))], message));
        return text(withoutComments(readFileSync(path, "utf8")) + own.join(""));
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const lang = id.slice(PREFIX.length + 1);
      const read = (path: string) => {
        this.addWatchFile(path);
        return withoutComments(readFileSync(path, "utf8"));
      };
      const cards = folders(games).map((name) => [name.replaceAll("_", "-"), asData(card(read(file(join(games, name, "text"), lang))))]);
      // Lab reports are written by the server and the command line: no page needs their words.
      const elsewhere = [...pages, "lab"];
      return `export default ${JSON.stringify({
        web: asData(read(file(join(web, "src/text"), lang))),
        common: asData(
          messages(read(file(join(source, "common_text"), lang)))
            .filter((message) => !isOf(elsewhere, message))
            .join(""),
        ),
        cards: Object.fromEntries(cards),
      })}`;
    },
  };
}

const text = (content: string) => `export default ${JSON.stringify(asData(content))}`;

/** Messages as Fluent reads them, without what is empty. */
function asData(source: string): Messages {
  return new FluentResource(source).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value],
  );
}

export function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** Every message with all its lines. */
function messages(source: string): string[] {
  return withoutComments(source).match(/^[a-z-].*\n(?:[ \t}].*\n)*/gm) ?? [];
}

/** Whether a message's name begins with one of these. */
function isOf(names: readonly string[], message: string): boolean {
  return names.some((name) => message.startsWith(`${name}-`));
}

/** What is read beside the table, rules and (in a review) reasons for moves; and all other words of a game. */
export function split(source: string): { table: string; rules: string } {
  const all = messages(source);
  const isRule = (message: string) => /^(rule|section|explain)-/.test(message);
  return {
    table: all.filter((message) => !isRule(message)).join(""),
    rules: all.filter(isRule).join(""),
  };
}

/** The messages of a game's card; each is a single line. */
function card(source: string): string {
  const wanted = new RegExp(`^(${ON_THE_CARD.join("|")}) = .*$`, "gm");
  return (source.match(wanted) ?? []).join("\n");
}
