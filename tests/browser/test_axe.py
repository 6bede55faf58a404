"""axe at every impact in the other languages: every table in all three, every page in one of them.

English is looked at page by page, light and dark, in `test_pages`, and every kind of moment where
it is played.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.support import GAMES, NEXT_PICTURE, Person, faults, my_turn_first
from browser.test_pages import PAGES

Come = Callable[..., Person]
LOOKS = [("de", "dark"), ("fr", "light"), ("it", "dark")]


@pytest.mark.parametrize(("lang", "scheme"), LOOKS)
def test_every_page_and_table(person: Come, lang: str, scheme: str) -> None:
    """Nothing at any level."""
    somebody = person(lang=lang, color_scheme=scheme)
    found: dict[str, list[str]] = {}
    for path in PAGES[[each for each, _ in LOOKS].index(lang) :: len(LOOKS)]:
        page = somebody.go(path)
        page.wait_for_selector("main h1:visible, main h2:visible")
        somebody.has_all()
        found[path] = faults(page)
    for game in GAMES:
        page = somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
        page.wait_for_selector(".board button.legal, .board button.cell")
        page.evaluate(NEXT_PICTURE)
        found[game] = faults(page)
    somebody.forgive("404 (Not Found)")
    assert {where: list_ for where, list_ in found.items() if list_} == {}
