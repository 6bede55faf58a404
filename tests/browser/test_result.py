"""Pages of finished matches: what lay on the table in the end, and moments that lead there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from browser.support import DESKTOP, GAMES, OVER, PHONE, Person, faults, in_passing, sideways
from browser.test_after import finished

Come = Callable[..., Person]
SHOWN = {
    "poof": ("The rounds", ".rounds li .pts", 2),
    "close-enough": ("Targets, lots and calls", ".rounds li .tg", 3),
    "close-to-the-mark": ("The finished sheets", ".ending .paper svg", 2),
    "closing-in": ("The city at the end", ".ending .city li", 12),
    "five-to-close": ("The words", ".words li .pts", 2),
}
"""The heading of a game's own part, what stands in it, and how often at least."""


@pytest.mark.parametrize("game", GAMES)
def test_result_page(person: Come, game: str) -> None:
    """Each game tells its own story; a moment opens the replay at its step."""
    somebody = person()
    code = finished(somebody, game)
    page = somebody.go(f"/m/{code}/result")
    heading, things, least = SHOWN[game]
    page.get_by_role("heading", name=heading).wait_for()
    assert page.locator(things).count() >= least
    if game == "close-enough":  # a figure and its star are one line
        tall = "(all) => all.map((e) => e.getBoundingClientRect().height)"
        assert max(page.locator(".rounds li .pts").evaluate_all(tall)) < 30
    if game == "close-to-the-mark":  # its two sums are not rounds: no line through them
        assert page.locator(".chart").count() == 0
    somebody.has_all()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert sideways(page) <= 0
    assert faults(page) == []
    links = page.locator(".moments a")
    assert links.filter(has_text=somebody.name).count() == 0  # one is "you" there
    assert page.locator(".ending, .rounds").filter(has_text=somebody.name).count() == 0
    if game in ("poof", "close-to-the-mark"):  # there is always a best one
        assert links.count() > 0
    if links.count() > 0:
        at = re.search(r"at=(\d+)", links.first.get_attribute("href") or "")
        assert at and 0 < int(at[1]) <= somebody.match(code)["seq"]
        with in_passing(page, ".player", f"Step {int(at[1]) - 1} of"):  # it is seen to happen
            links.first.click()
        page.wait_for_url(f"**/replay?at={at[1]}&seat=0")


@pytest.mark.parametrize("game", ["poof", "close-enough", "five-to-close"])
def test_no_rounds_without_a_round(person: Come, game: str) -> None:
    """A match given up before the first count has no list of rounds, not an empty one."""
    somebody = person(unhurried=True)
    code = somebody.against_bots(game)
    page = somebody.sit_at(code)
    page.get_by_role("button", name="More").click()
    for name in ("Give up", "Really give up?"):
        page.locator("#more").get_by_role("button", name=name).click()
    page.wait_for_selector(OVER)
    page = somebody.go(f"/m/{code}/result")
    page.locator(".podium, .panel").first.wait_for()
    somebody.has_all()
    assert page.locator(".rounds").count() == 0
