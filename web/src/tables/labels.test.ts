import { describe, expect, it } from "vitest";
import { moments } from "../lib/fixtures";
import { words } from "../lib/text.svelte";
import { loadGame } from "./index";

/** Games whose moves stand in lists: in the review, as what somebody played and what was better. */
const GAMES = ["poof", "close-enough", "close-to-the-mark", "closing-in", "five-to-close"];

describe.each(GAMES)("%s", (game) => {
  it("calls no two moves of a position the same", { timeout: 60_000 }, async () => {
    const [module, all] = await Promise.all([loadGame(game), moments<unknown, unknown, unknown>(game), words.load(game)]);
    const name = module.full ?? module.label;
    for (const { view, legal } of all.flatMap(({ updates }) => updates)) {
      const table = { view, name: (seat: number) => `P${seat}`, t: (id: string, args = {}) => words.say(game, id, args) };
      const texts = new Map<string, string>();
      for (const each of legal) {
        const label = name(each.move, table);
        expect(texts.get(label), `${label}: ${each.text} and ${texts.get(label)}`).toBeUndefined();
        texts.set(label, each.text);
      }
    }
  });
});
