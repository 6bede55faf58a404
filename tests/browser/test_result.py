"""Pages of finished matches: what lay on the table in the end, and moments that lead there."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from browser.support import (
    DESKTOP,
    GAMES,
    OVER,
    PHONE,
    Person,
    ask,
    faults,
    in_passing,
    sideways,
)
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
def test_result_page(regular: Come, game: str) -> None:
    """Each game tells its own story; a moment opens the replay at its step."""
    somebody = regular()
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


NUMBERS = re.compile(r"[+\u2212-]?\d+$")


def test_words_add_up(regular: Come) -> None:
    """What stands in a row of 5 To Close is the sum beside it, on a phone too."""
    somebody = regular(size=PHONE)
    page = somebody.go(f"/m/{finished(somebody, 'five-to-close')}/result")
    rows = page.locator(".words li")
    rows.first.wait_for()
    assert rows.count() >= 2
    for row in rows.all():
        parts = row.locator(".cardchip, .besides").all_inner_texts()
        assert sum(number(part) for part in parts) == number(row.locator(".pts").inner_text())
    assert page.locator(".besides").count() > 0, "somebody closed the round"
    outside = """(texts) => texts.filter((each) => {
      const box = each.getBBox();
      return box.x < 0 || box.x + box.width > each.ownerSVGElement.viewBox.baseVal.width;
    }).map((each) => each.textContent)"""
    assert page.locator(".chart text").evaluate_all(outside) == []


def number(text: str) -> int:
    """The number at the end of a text."""
    found = NUMBERS.search(text)
    assert found, text
    return int(found[0].replace("\u2212", "-"))


@pytest.mark.parametrize("lang", ["de", "fr", "it"])
def test_places_of_the_city_fit(regular: Come, lang: str) -> None:
    """On a phone no name of a place is broken within a word."""
    somebody = regular(size=PHONE, lang=lang)
    page = somebody.go(f"/m/{finished(somebody, 'closing-in')}/result")
    names = page.locator(".city li > span:first-of-type")
    names.first.wait_for()
    broken = """(all) => all.filter((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      return lines.size > each.textContent.trim().split(/\\s+/).length;
    }).map((each) => each.textContent)"""
    assert names.count() == 12
    assert names.evaluate_all(broken) == []


def test_what_decided_the_city(regular: Come) -> None:
    """The tile that was lost is told with its turn, not every tile, and leads to its step."""
    somebody = regular()
    code = finished(somebody, "closing-in")
    match = somebody.match(code)
    page = somebody.go(f"/m/{code}/result")
    page.locator(".city li").first.wait_for()
    somebody.has_all()
    told = page.locator(".moments a").filter(has_text="Gone on turn")
    match_id = match["id"]
    asked = f"{somebody.url}/api/matches/{match_id}/replay?seat=0&first=0&last={match['seq']}"
    steps = ask(asked, None, somebody.secret)["updates"]
    ending = steps[-1]["view"]["ending"]
    keys = {"tower-gone": ["radio-tower"], "exits-gone": ["docks", "tunnel"]}[ending]
    gone = [
        (step["seq"], before["view"]["turn_number"], event["tile"])
        for before, step in pairwise(steps)
        for event in step["events"]
        if event["type"] == "tile-removed" and step["view"]["tiles"][event["space"]]["key"] in keys
    ]
    assert gone
    assert told.all_inner_texts() == [f"Gone on turn {turn}: {tile}." for _, turn, tile in gone]
    for link, (seq, _, _) in zip(told.all(), gone, strict=True):
        assert f"at={seq}&" in (link.get_attribute("href") or "")


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
