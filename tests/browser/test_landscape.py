"""A phone on its side: everything a move needs is in sight, without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.support import Person, my_turn_first, sideways

Come = Callable[..., Person]

LANDSCAPE = (844, 390)
HIDDEN = """(list) => {
  const floor = document.querySelector(".app > .low").getBoundingClientRect().top;
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


def test_a_hint_is_read_whole(person: Come) -> None:
    """Its last line is not cut, and the card it picks covers no heading."""
    somebody = person(size=LANDSCAPE)
    page = somebody.sit_at(somebody.against_bots("poof", start_from=my_turn_first("poof")))
    page.wait_for_selector(".board button.legal")
    page.keyboard.press("+")
    page.wait_for_selector(".dock .bulb-s")
    page.wait_for_selector(".own .card.picked")
    cut = "(e) => e.scrollHeight - e.clientHeight"
    assert page.locator(".dock .say").evaluate(cut) <= 1
    covered = """(card) => [...document.querySelectorAll(".own .area-t")].filter((heading) => {
      const [a, b] = [card, heading].map((e) => e.getBoundingClientRect());
      return a.top < b.bottom - 1 && a.bottom > b.top && a.left < b.right && a.right > b.left;
    }).length"""
    assert page.locator(".own .card.picked").first.evaluate(covered) == 0
