"""Counting up is a show: nothing else tells how it ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from browser.support import FEWEST, OVER, Clicker, Person, becomes, prepared, seat_plan
from browser.test_after import nearly_over

Come = Callable[..., Person]
GIVE_UP = {"type": "pooftastrophe"}
WATCH = """(over) => {
  window.spoiled = [];
  window.counted = false;
  const totals = () => [...document.querySelectorAll(".side .sheet .tot")];
  const sheet = () => totals().map((e) => e.textContent).join();
  const before = sheet();
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const plates = () => [...document.querySelectorAll(".board :is(.pts, .stars b)")].filter(seen);
  const stand = plates().map((e) => e.textContent);
  const sub = document.querySelector(".top .sub").textContent.split("·")[0].trim();
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector(".tally")) return;
    window.counted = true;
    window.focused ||= Boolean(document.activeElement.closest(".tally"));
    if (sheet() !== before) window.spoiled.push(`scores ${sheet()}`);
    const known = plates().map((e) => e.textContent);
    if (known.some((each, n) => each !== stand[n])) window.spoiled.push(`plates ${known}`);
    if (document.querySelector(".dock .go .primary:disabled")) window.spoiled.push("whose turn");
    const now = document.querySelector(".top .sub").textContent;
    if (!now.includes(sub)) window.spoiled.push(`after ${sub}: ${now}`);
    if (document.querySelectorAll(".side .log .hd").length > 1) window.spoiled.push("the log");
    if (document.querySelector(".board button.legal")) window.spoiled.push("a move");
    if (document.querySelector(over)) window.spoiled.push("the end");
  };
  look();
}"""
"""Looks at every picture while the card counts: whatever else tells the points or what is next."""


def test_the_card_tells_it_first(person: Come) -> None:
    """Side panel and dock keep quiet until the player goes on."""
    somebody = person()
    page = somebody.sit_at(nearly_over(somebody, "poof"))
    page.evaluate(WATCH, OVER)
    Clicker(page).play()
    assert page.evaluate("window.counted")
    assert page.evaluate("window.focused")  # the keyboard is where one goes on
    assert page.evaluate("[...new Set(window.spoiled)]") == []
    page.wait_for_function(
        "() => [...document.querySelectorAll('.side .tot')].some((e) => e.innerText !== '0')"
    )


def last_card(state: Any) -> bool:
    """Whether we hold a single card, and playing it ends the match."""
    if state.actors() != (0,):
        return False
    plays = [each for each in state.legal(0) if kind_of(state, each) == "play"]
    return bool(plays) and all(then(state, each).over for each in plays)


def never_give_up(state: Any, _: int, chance: random.Random) -> int:
    """Any move but giving up; cards before picking up."""
    legal: list[int] = [
        each for each in state.legal(state.actors()[0]) if kind_of(state, each) != "pooftastrophe"
    ]
    plays = [each for each in legal if kind_of(state, each) == "play"]
    return chance.choice(plays or legal)


def kind_of(state: Any, action: int) -> str:
    """What kind of move it is."""
    found: str = msgspec.to_builtins(state.game.move(action))["type"]
    return found


def then(state: Any, action: int) -> Any:
    """How it stands after a move of ours."""
    later = state.copy()
    later.apply(0, action)
    return later


def test_plates_wait_for_the_last_count(person: Come) -> None:
    """The table stays in sight when a match ends: the other side's total is the old one."""
    somebody = person()
    start = prepared("poof", 2, last_card, never_give_up, options={"rounds": 1})
    page = somebody.sit_at(somebody.make("poof", seat_plan("me", "bot"), start_from=start))
    play = page.locator(".dock .go .btn.primary:enabled")
    play.wait_for()  # a single card is picked already
    page.evaluate(WATCH, OVER)
    play.click()
    page.wait_for_selector(".tally")
    assert page.evaluate("[...new Set(window.spoiled)]") == []
    assert page.locator(".board .seat .pts").inner_text().startswith("0")
    page.locator(".tally .btn.primary").click()
    page.wait_for_function(
        "() => !document.querySelector('.board .seat .pts').innerText.startsWith('0')"
    )


def test_racks_wait_for_the_last_count(person: Come) -> None:
    """The same in 5 To Close: both totals on the table are the old ones until the count is told."""
    somebody = person()
    page = somebody.sit_at(nearly_over(somebody, "five-to-close"))
    page.wait_for_selector(".board .pts")
    page.evaluate(WATCH, OVER)
    totals = page.locator(".board .pts")
    before = totals.all_inner_texts()
    count_up(page)
    spoiled: list[str] = page.evaluate("window.spoiled")
    assert [each for each in spoiled if each.startswith("plates")] == []
    assert totals.all_inner_texts() == before
    page.locator(".tally .btn.primary").click()
    becomes(page, lambda: totals.all_inner_texts() != before, lambda: True, "totals that moved")


def round_of(state: Any) -> int:
    """Which round is played."""
    found: int = msgspec.to_builtins(state.view(0))["round"]
    return found


def ends_the_round(state: Any) -> bool:
    """Whatever we play ends the first round, but not the match; in Poof: giving up does."""
    if state.actors() != (0,) or round_of(state) > 1:
        return False
    legal = state.legal(0)
    if state.game.key == "poof":
        return any(msgspec.to_builtins(state.game.move(each)) == GIVE_UP for each in legal)
    return all(starts_another(state, action) for action in legal)


def starts_another(state: Any, action: int) -> bool:
    """Whether the second round follows."""
    later = then(state, action)
    return not later.over and round_of(later) == 2


def count_up(page: Page) -> None:
    """Play until the round is counted."""
    page.wait_for_selector(".board .legal, .prompt")
    give_up = page.locator(".dock .go").get_by_role("button", name="Pooftastrophe")
    if give_up.count() > 0:
        give_up.click()
    clicker = Clicker(page)
    for _ in range(12):
        if page.locator(".tally").count() > 0:
            return
        clicker.some(1)
    raise AssertionError("no round was counted")


@pytest.mark.parametrize("game", ["poof", "close-enough", "five-to-close"])
def test_the_next_round_waits(person: Come, game: str) -> None:
    """No scores, no heading, no cards of the next round until the player goes on."""
    somebody = person()
    start = prepared(game, FEWEST[game], ends_the_round)
    seats = seat_plan("me", *["bot"] * (FEWEST[game] - 1))
    page = somebody.sit_at(somebody.make(game, seats, start_from=start))
    page.evaluate(WATCH, OVER)
    count_up(page)
    assert page.evaluate("[...new Set(window.spoiled)]") == []
    assert page.locator(".board .seat.turn:visible").count() == 0, "whose turn it is comes later"
    if game == "close-enough":  # it speaks to the player, not of them
        page.locator(".tally li", has_text="You").get_by_text("stay in", exact=True).wait_for()
    page.locator(".tally .btn.primary").click()
    page.wait_for_function("() => document.querySelectorAll('.side .log .hd').length > 0")
    page.wait_for_function(
        "() => !document.querySelector('.top .sub').textContent.includes('Round 1')"
    )
