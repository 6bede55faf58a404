/**
 * The words of the app at build time.
 *
 * `virtual:words/<lang>` is what every page needs in one language, in one file: the app's own words,
 * those all games share, and of each game what its card on the home page says. The words a game is
 * played with are a file of its own (`…ftl?table`), and so are its rules (`…ftl?rules`): pages load
 * what they show.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
/** What a game says before anybody opens it. */
const ON_THE_CARD = ["title", "tagline", "note", "first"];

export function words(web: string, source: string): Plugin {
  const games = join(source, "games");
  const file = (folder: string, lang: string) => join(folder, `${lang}.ftl`);
  return {
    name: "words",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const part = /\.ftl\?(table|rules)$/.exec(id)?.[1];
      if (part) return text(split(readFileSync(id.slice(0, -part.length - 1), "utf8"))[part as "table" | "rules"]);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const lang = id.slice(PREFIX.length + 1);
      const read = (path: string) => {
        this.addWatchFile(path);
        return withoutComments(readFileSync(path, "utf8"));
      };
      const cards = readdirSync(games, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
        .map(({ name }) => [name.replaceAll("_", "-"), card(read(file(join(games, name, "text"), lang)))]);
      return `export default ${JSON.stringify({
        web: read(file(join(web, "src/text"), lang)),
        common: withoutLab(read(file(join(source, "common_text"), lang))),
        cards: Object.fromEntries(cards),
      })}`;
    },
  };
}

const text = (content: string) => `export default ${JSON.stringify(content)}`;

export function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** Lab reports, and some of reviews, are written by the server and the command line alone. */
const ELSEWHERE = /^(lab-.*|review-(of|written|doubt|why|lost|played|better|move|decisions)|winners?|rules-all|turn-of-player|button-(cancel|done|end-turn)) = .*\n/gm;
export function withoutLab(source: string): string {
  return source.replace(/^lab-.*\n/gm, "").replace(ELSEWHERE, "");
}

/** The rules of a game, and all its other words. */
export function split(source: string): { table: string; rules: string } {
  const messages = withoutComments(source).match(/^[a-z-].*\n(?:[ \t}].*\n)*/gm) ?? [];
  const isRule = (message: string) => /^(rule|section)-/.test(message);
  return {
    table: messages.filter((message) => !isRule(message)).join(""),
    rules: messages.filter(isRule).join(""),
  };
}

/** The messages of a game's card; each is a single line. */
function card(source: string): string {
  const wanted = new RegExp(`^(${ON_THE_CARD.join("|")}) = .*$`, "gm");
  return (source.match(wanted) ?? []).join("\n");
}
