"""A phone on its side: everything a move needs is in sight, without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.support import Person, my_turn_first, sideways

Come = Callable[..., Person]

LANDSCAPE = (844, 390)
HIDDEN = """(list) => {
  const floor = document.querySelector(".low").getBoundingClientRect().top;
  const roof = document.querySelector(".top").getBoundingClientRect().bottom;
  const out = (e) => {
    const box = e.getBoundingClientRect();
    return box.bottom > floor + 1 || box.top < roof - 1;
  };
  return [...document.querySelectorAll(list)].filter((e) => e.offsetParent && out(e)).length;
}"""


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        ("poof", ".own .card, .centre .topmost .card"),
        ("close-to-the-mark", ".dice .die, button.cell"),
        ("close-enough", ".own .cards .card, .place .card, .board figure .card"),
        ("closing-in", ".city button, .invs button"),
        ("five-to-close", ".hand .card, .mid2 .card, .mineR .word"),
    ],
)
def test_all_in_sight(person: Come, game: str, needed: str) -> None:
    """The things to touch lie between the bar at the top and the dock."""
    somebody = person(size=LANDSCAPE)
    code = somebody.against_bots(game, start_from=my_turn_first(game))
    page = somebody.sit_at(code)
    page.wait_for_selector(".board button.legal, .board button.cell")
    assert page.locator(needed).count() > 4
    assert page.evaluate(HIDDEN, needed) == 0
    assert sideways(page) <= 0
