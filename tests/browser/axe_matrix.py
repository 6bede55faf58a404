"""axe over every page and table in every language, light and dark.

    python tests/browser/axe_matrix.py

The suite looks at every place in every language and at each of those in one theme, at the colours
of every place once in each theme (`test_axe`); this looks at all there is in all of them, and
prints what it finds.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

from server.support import ServerProcess

from browser.support import (
    GAMES,
    NEXT_PICTURE,
    Person,
    chromium,
    faults,
    my_turn_first,
    seat_plan,
)
from browser.test_after import finished
from browser.test_pages import PAGES

LANGUAGES = ("en", "de", "fr", "it")
THEMES = ("light", "dark")
Look = tuple[str, str, bool]
"""A language, a theme, and whether to look at colours."""
ALL_LOOKS = tuple((lang, theme, True) for theme in THEMES for lang in LANGUAGES)
SET = """([lang, theme]) => {
  let chosen = 0;
  for (const list of document.querySelectorAll("select")) {
    const found = list.querySelector("option[lang=de]") ? lang
      : list.querySelector("option[value=dark]") ? theme : null;
    if (found === null) continue;
    list.value = found;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    chosen += 1;
  }
  if (chosen > 0) return true;
  localStorage["closecall.settings"] = JSON.stringify({ lang, theme });
  return false;
}"""
"""Choose a language and a theme where a person does: in the settings of the page, if it has any."""
HEADING = "main h1:visible, main h2:visible, .app h1:visible"
LIVE = ".board button.legal, .board button.cell"


def open_page(somebody: Person, path: str) -> None:
    """Open a page and wait until it has loaded everything."""
    somebody.turn_to(path).wait_for_selector(HEADING)
    somebody.has_all()


def open_table(somebody: Person, game: str) -> None:
    """Open a table at which it is our turn."""
    page = somebody.turn_to_table(somebody.against_bots(game, start_from=my_turn_first(game)))
    page.wait_for_selector(LIVE)


def open_lobby(somebody: Person, game: str) -> None:
    """Open a table that waits for players, as its host."""
    code = somebody.make(game, seat_plan("me", "open", "bot"))
    somebody.turn_to_table(code).wait_for_selector(".lobby")
    somebody.has_all()


def open_after(somebody: Person, game: str, page: str) -> None:
    """Open a page of a finished match."""
    open_page(somebody, f"/m/{finished(somebody, game)}/{page}")


PLACES: dict[str, Callable[[Person], None]] = {
    **{path: partial(open_page, path=path) for path in (*PAGES, "/puzzles/poof")},
    **{game: partial(open_table, game=game) for game in GAMES},
    **{f"result of {game}": partial(open_after, game=game, page="result") for game in GAMES},
    "replay": partial(open_after, game="poof", page="replay"),
    "lobby": partial(open_lobby, game="poof"),
}


def found_at(somebody: Person, place: str, looks: Iterable[Look]) -> Iterator[str]:
    """Open a place once and yield what axe finds there in several languages and themes."""
    PLACES[place](somebody)
    page = somebody.page
    for lang, theme, colours in looks:
        if not page.evaluate(SET, [lang, theme]):
            page.reload()
            page.wait_for_selector(HEADING)
        page.wait_for_selector(f"html[lang={lang}][data-theme={theme}]", state="attached")
        somebody.has_all()  # the words of another language
        page.evaluate(NEXT_PICTURE)
        yield from (f"{place} in {lang}, {theme}: {fault}" for fault in faults(page, colours))


def main() -> None:
    """Look at every place in every look; exit with 1 if anything was found."""
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(sys.executable, folder / "log", {"data": str(folder), "open": False})
    count = 0
    with chromium() as browser:
        somebody = Person(browser, server.url)
        places = sys.argv[1:] or list(PLACES)
        for place in places:
            found = list(found_at(somebody, place, ALL_LOOKS))
            print(
                f"{place}: {len(ALL_LOOKS)} looks, {len(found)} faults",
                *found,
                sep="\n  ",
                flush=True,
            )
            count += len(found)
        somebody.context.close()
    server.terminate()
    print(f"{len(places)} places in {len(ALL_LOOKS)} looks each: {count} faults")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
