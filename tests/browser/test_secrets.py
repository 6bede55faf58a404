"""Nobody's page or line ever holds what only others may see."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from browser.support import FEWEST, SHORT, Clicker, Person, ask, eventually, faults

Come = Callable[..., Person]
HIDDEN = ("poof", "close-enough", "close-to-the-mark", "five-to-close")
HAND: dict[str, Callable[[dict[str, Any]], object]] = {
    "poof": lambda view: view["hand"],
    "close-enough": lambda view: view["own"],
    "close-to-the-mark": lambda view: view["choices"] or view["entry"],
    "five-to-close": lambda view: view["hand"],
}
"""What of a view only its seat may know."""


@pytest.mark.parametrize("game", HIDDEN)
def test_pass_and_play_hides_hands(regular: Come, game: str) -> None:
    """Two people at one device: between their turns the page holds nothing of the table."""
    somebody = regular()
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Jonas"}]
    seats += [{"kind": "bot", "level": "easy"}] * (FEWEST[game] - 2)
    code = somebody.make(game, seats, options=SHORT.get(game, {}))
    page = somebody.sit_at(code)
    clicker = Clicker(page)
    holders: list[int] = []
    deadline = time.monotonic() + 300
    while not clicker.over() and len(holders) < 4:
        assert time.monotonic() < deadline, holders
        if page.locator(".curtain").count() == 0:
            clicker.step()
            continue
        if not holders:
            assert faults(page) == []
        # nothing of the other seat came while one held the device, nor before it was passed on
        eyes = {each["view"]["seat"] for each in somebody.updates()}
        assert eyes <= {holders[-1] if holders else 0}
        holders.append(curtain_falls(somebody))
    assert {0, 1} <= set(holders)


def curtain_falls(somebody: Person) -> int:
    """The page is empty of the table; the next one takes the device. Their seat."""
    page = somebody.page
    assert page.locator(".app, .board, .card, .own, .log, .die").count() == 0
    words = page.locator("body").inner_text()
    name = page.locator(".curtain h1").inner_text()
    assert ("Mira" in name) != ("Jonas" in name)
    assert len(words) < 400, words
    somebody.heard.clear()  # whatever came up to here was for the one before
    page.locator(".curtain .btn").click()
    page.wait_for_selector(".app")
    return 0 if "Mira" in name else 1


@pytest.mark.parametrize("game", HIDDEN)
def test_watching(regular: Come, game: str) -> None:
    """A spectator sees the table, no hand, and has nothing to press."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas")
    code = mira.against_bots(game)
    clicker = Clicker(mira.sit_at(code))
    page = jonas.sit_at(code)
    page.wait_for_selector(".app .dock")
    assert ask(f"{jonas.url}/api/matches/{code}")["match"]["watchers"] >= 1
    for _ in range(12):
        clicker.step()
    said = page.locator(".dock .say")
    watched = ("watching", "Counting up")  # a round may just have ended
    eventually(
        page,
        lambda: clicker.over() or any(word in said.inner_text() for word in watched),
        "who watches",
    )
    assert page.locator(".board button.legal, .board button.cell").count() == 0
    views = [each["view"] for each in jonas.updates()]
    assert views
    assert all(view["seat"] is None and not HAND[game](view) for view in views)
    assert all(each["legal"] == [] for each in jonas.updates())
    eventually(
        mira.page,
        lambda: clicker.step() or any(HAND[game](each["view"]) for each in mira.updates()),
        "what only Mira may know",
    )
    assert faults(page) == []
