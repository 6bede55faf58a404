"""Puzzles and the daily challenge, as somebody walks through them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route

from browser.support import (
    DESKTOP,
    OVER,
    PHONE,
    Clicker,
    Person,
    ask,
    becomes,
    faults,
    in_both_sizes,
)
from closecall.engine.record import commitment_of
from closecall.puzzles import load, shipped

Come = Callable[..., Person]
SIZES = (DESKTOP, PHONE)
LYING_PHONE = (844, 390)
JUDGED = ".judged"
YOURS = ".top .sub b"
"""What says "your turn" in the top bar."""


def play_something(page: Page) -> None:
    """Touch what lights up until a move is judged."""
    clicker = Clicker(page)
    while page.locator(JUDGED).count() == 0:
        clicker.step(patience=100)


def wide(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"]


def kept(page: Page, key: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate(f"localStorage['{key}'] ?? '{{}}'"))
    return found


@pytest.mark.parametrize("game", shipped())
def test_a_puzzle_is_tried_hinted_and_solved(regular: Come, game: str) -> None:
    """A move, the verdict with a reason, the solution, and the next puzzle."""
    somebody = regular(size=SIZES[shipped().index(game) % 2])
    page = somebody.go("/puzzles")
    page.locator(f"article[data-game={game}] .btn.primary").click()
    asks = page.locator(".asks")
    asks.wait_for()
    in_both_sizes(page)
    first = page.url
    assert page.locator(YOURS).count() == 1
    asks.get_by_role("button", name="Hint").click()
    said = asks.get_by_text("It is one of these")
    said.wait_for()
    assert wide(said) > 0.9 * wide(asks), "in a narrow column it would hide the table"
    play_something(page)
    said = page.locator(JUDGED)
    said.locator(".say b").wait_for()
    assert page.locator(".board button.legal").count() == 0, "it was judged: nothing to play"
    assert not any(page.get_by_role("alert").all_inner_texts()), "and nobody is called to"
    assert page.locator(YOURS).count() == 0, "nor does the top bar call it somebody's turn"
    in_both_sizes(page)
    page.set_viewport_size({"width": LYING_PHONE[0], "height": LYING_PHONE[1]})
    becomes(page, lambda: faults(page), list, "what scrolls")  # nothing in it can be touched now
    if "not the best" in said.inner_text():
        assert "loses about" in said.inner_text()
        said.get_by_role("button", name="Try again").click()
        asks.get_by_role("button", name="Solution").click()
        said.get_by_text("Best:").wait_for()
    assert len(said.locator(".say span").first.inner_text()) > 10
    said.get_by_role("button", name="Next puzzle").click()
    asks.wait_for()
    becomes(page, lambda: page.url == first, lambda: False, "the address of the next puzzle")


def test_the_right_move_at_once_makes_a_streak(person: Come) -> None:
    """The verdict takes the focus, and its button goes on."""
    somebody = person()
    page = somebody.go("/puzzles/close-enough")
    page.locator(".asks").wait_for()
    name = page.url.rsplit("/", 1)[-1]
    puzzle = load("close-enough").get(name)
    assert puzzle is not None
    ask_for = f"{somebody.url}/api/puzzles/close-enough/{name}/solution"
    answer = ask(ask_for)["answers"][0]["text"]
    verdict = ask(f"{somebody.url}/api/puzzles/close-enough/{name}/try", {"move": answer})
    assert verdict["right"]
    page.route("**/try", lambda route: route.fulfill(json=verdict))
    page.locator(".board button.legal").first.click()
    page.locator(".dock .go .btn.primary:enabled").click()
    page.locator(JUDGED).get_by_text("That’s it!").wait_for()
    page.wait_for_function("() => document.activeElement.closest('.judged') !== null")
    assert kept(page, "closecall.puzzles")["streak"] == 1
    page.keyboard.press("Enter")
    page.locator(".asks").get_by_text("1 in a row").wait_for()


def test_levels_have_puzzles_of_their_own(regular: Come) -> None:
    somebody = regular()
    page = somebody.go("/puzzles")
    page.locator("article[data-game=poof] .levels a").first.click()
    page.locator(".asks").get_by_text("Easy").wait_for()
    assert "level=easy" in page.url


def test_the_day_from_begin_to_share(person: Come) -> None:
    """Alone with today's dice, then the position; board, bot, history and a result to share."""
    somebody = person(name="Day by day", size=PHONE)
    page = somebody.go("/")
    page.get_by_role("link", name="Daily challenge").click()
    page.get_by_role("heading", name="Daily challenge").wait_for()
    page.locator(".parts").wait_for()
    in_both_sizes(page)
    page.locator("article").first.get_by_role("button", name="Play").click()
    page.wait_for_selector(".app")
    assert page.get_by_role("button", name="Hint").count() == 0
    over = OVER.replace("/result", "/daily")
    clicker = Clicker(page)
    while page.locator(over).count() == 0:
        clicker.step(patience=100)
    page.locator(".dock .say", has_text="The match is over").wait_for()  # alone nobody is beaten
    page.locator(over).click()
    solo = page.locator("article").first
    solo.get_by_text("place").first.wait_for()
    solo.get_by_text("the strong bot scores").wait_for()
    page.locator("article").nth(1).get_by_role("button", name="Play").click()
    page.locator(".asks").get_by_text("one try").wait_for()
    in_both_sizes(page)
    play_something(page)
    in_both_sizes(page)
    page.locator(JUDGED).get_by_role("link", name="To the leaderboard").click()
    board = page.locator("article").nth(1).locator(".board-of-day li")
    board.filter(has_text=somebody.name).wait_for()
    lines = page.locator(".share pre").inner_text().splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("Close Call") and lines[-1].endswith("/daily")
    assert all(any(mark in line for mark in "●○") for line in lines[1:3])
    in_both_sizes(page)
    [(_, played)] = kept(page, "closecall.daily").items()
    assert isinstance(played, dict) and set(played) == {"solo", "position"}
    page.reload()
    page.locator("article").nth(1).get_by_role("link", name="See the solution").click()
    page.locator(JUDGED).get_by_text("Best:").wait_for()


@pytest.mark.parametrize(("altered", "says"), [(False, "matches"), (True, "does not match")])
def test_the_page_itself_checks_the_secret_of_yesterday(
    person: Come, altered: bool, says: str
) -> None:
    """What the server tells of yesterday is held against the fingerprint it had published."""
    somebody = person()
    secret = bytes(range(32))
    told = secret[::-1] if altered else secret
    proof = {"day": "2026-01-01", "commitment": commitment_of(secret), "secret": told.hex()}

    def with_yesterday(route: Route) -> None:
        day = route.fetch().json()
        route.fulfill(json={**day, "yesterday": proof})

    somebody.page.route("**/api/daily", with_yesterday)
    page = somebody.go("/daily")
    page.get_by_text(proof["secret"]).wait_for()
    in_both_sizes(page)
    verdict = page.locator(".share dt", has_text="yesterday").locator(".chip")
    assert verdict.inner_text().strip() == says
