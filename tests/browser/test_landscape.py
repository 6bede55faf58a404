"""A phone on its side: everything a move needs is in sight, without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from browser.support import FEWEST, Person, prepared, seat_plan, sideways
from closecall.engine.core import State

Come = Callable[..., Person]

LANDSCAPE = (844, 390)
SMALL = (667, 375)
LOOSE = "(e) => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
"""How far the table can be pushed about under the finger."""
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
def test_all_in_sight(regular: Come, game: str, needed: str) -> None:
    """The things to touch lie between the bar at the top and the dock, in few and full company.

    In French, whose words are long.
    """
    somebody = regular(size=LANDSCAPE, lang="fr")
    for seats in (FEWEST[game], 5 if game == "close-enough" else 4):
        begun = prepared(game, seats, lambda state: state.actors()[0] == 0)
        others = ["bot"] * (seats - 1)
        page = somebody.sit_at(somebody.make(game, seat_plan("me", *others), start_from=begun))
        page.wait_for_selector(".board button.legal, .board button.cell")
        assert page.locator(needed).count() > 4
        for width, height in (LANDSCAPE, SMALL):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HIDDEN, needed) == 0, f"{seats} players, {width} pixels wide"
            assert sideways(page) <= 0
            assert page.locator(".board").evaluate(LOOSE) == [0, 0]


def test_a_hint_is_read_whole(regular: Come) -> None:
    """Its last line is not cut, and the card it picks covers no heading."""
    somebody = regular(size=LANDSCAPE)
    begun = prepared("poof", 2, lambda state: state.actors()[0] == 0)
    page = somebody.sit_at(somebody.against_bots("poof", start_from=begun))
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


def test_the_button_says_no_more_than_it_has_room_for(regular: Come) -> None:
    """Through the Binoculars one sees long names; their order stands on the cards."""
    somebody = regular(size=LANDSCAPE, lang="fr")
    begun = prepared("closing-in", 2, putting_back)
    page = somebody.sit_at(somebody.against_bots("closing-in", start_from=begun))
    for n in (2, 1):  # the last one follows by itself
        page.locator(".board button.legal").nth(n).click()
    button = page.locator(".dock .go .btn.primary:enabled")
    for width, height in (LANDSCAPE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        box, words = button.bounding_box(), button.locator("span").bounding_box()
        assert box and words
        assert box["y"] + box["height"] <= height
        assert words["height"] <= box["height"]


def putting_back(state: State) -> bool:
    """Seat 0 has looked at three different cards and puts them back."""
    view = cast(Any, state.view(0))
    seen = {known.space for known in view.known}
    return state.actors()[0] == 0 and view.phase == "put-back" and len(seen) == 3
