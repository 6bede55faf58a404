"""What helps a player: new match, lobby, rules, hints, undo, the guided first game."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route
from server.support import PATIENCE

from browser.support import (
    FEWEST,
    GAMES,
    OVER,
    PHONE,
    THINGS,
    Clicker,
    Person,
    becomes,
    eventually,
    faults,
    in_passing,
    my_turn_first,
    picture,
    seat_plan,
    sideways,
    sit_down_together,
)
from browser.test_guide import CLAIMS

Come = Callable[..., Person]

FIRST_TIPS = {game: next(iter(claims)) for game, claims in CLAIMS.items()}
HINTS = 3
TRIES = 6  # there is none while a round is counted up
TOLD = ".dock .say:has(.bulb-s), .prompt :has(> .bulb-s)"
HINT = ".dock [aria-label=Hint]:enabled"
LIT = ":is(.board, .dock .go, .prompt) :is(.hinted, .bulb, .hint)"
"""What a hint points at: things on the table, or a button to press."""


@pytest.mark.parametrize("game", GAMES)
def test_new_match(regular: Come, game: str) -> None:
    """The form makes the table one asked for: seats, levels, options, clocks."""
    somebody = regular()
    page = somebody.go(f"/new/{game}")
    page.get_by_role("button", name="Remove a seat").wait_for()
    while page.locator(".seatrow").count() > FEWEST[game]:
        page.get_by_role("button", name="Remove a seat").click()
    page.get_by_label("Level of the bot at seat 2").select_option("hard")
    if game == "poof":
        page.get_by_role("spinbutton").fill("3")
    page.get_by_label("Clock per move").select_option("60")
    assert faults(page) == []
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".app")
    match = somebody.match(page.url.rsplit("/", 1)[1])
    assert [seat["kind"] for seat in match["seats"]] == ["person"] + ["bot"] * (FEWEST[game] - 1)
    assert match["seats"][1]["level"] == "hard"
    assert match["clocks"]["move"] == 60
    assert game != "poof" or match["options"]["rounds"] == 3
    page.wait_for_selector(".clock, [role=timer]")


def test_lobby(regular: Come) -> None:
    """A table with free seats: axe, code, link and QR."""
    somebody = regular()
    code = somebody.make("poof", seat_plan("me", "open", "bot"))
    page = somebody.sit_at(code)
    page.wait_for_selector(".qr")
    assert page.locator(".inv .code").inner_text() == code
    page.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
    assert faults(page) == []
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".app")


@pytest.mark.parametrize("game", GAMES)
def test_drawers(regular: Come, game: str) -> None:
    """Rules (searchable), scores and log, and the menu open at the table; axe looks at each."""
    somebody = regular(size=PHONE)
    page = somebody.sit_at(somebody.against_bots(game))
    page.wait_for_selector(".app")
    page.get_by_role("button", name="Rules").first.click()
    drawer = page.locator("#rules")
    drawer.locator("article").first.wait_for()
    many = drawer.locator("article").count()
    assert faults(page) == []
    word = (
        drawer.locator("article")
        .nth(many // 2)
        .locator("h4")
        .first.evaluate("(h) => h.firstChild.data.trim()")
    )
    drawer.get_by_role("searchbox").fill(word)
    page.wait_for_function(
        "(many) => document.querySelectorAll('#rules article').length < many", arg=many
    )
    assert drawer.locator("article").count() > 0
    drawer.get_by_role("searchbox").fill("no such word anywhere")
    page.wait_for_function("() => document.querySelectorAll('#rules article').length === 0")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    drawer.wait_for(state="hidden")
    for name, panel in (("Scores and log", "#side"), ("More:", "#more")):
        page.get_by_role("button", name=name).first.click()
        page.locator(panel).wait_for()
        assert faults(page) == []
        assert sideways(page) <= 0
        page.keyboard.press("Escape")
        page.locator(panel).wait_for(state="hidden")


@pytest.mark.parametrize("game", GAMES)
def test_hints(regular: Come, game: str) -> None:
    """At one decision after another a hint says why, lights its things, and the main button
    plays exactly what it names."""
    somebody = regular()
    code = somebody.against_bots(game, start_from=my_turn_first(game))
    page = somebody.sit_at(code)
    clicker = Clicker(page)
    told, hint = page.locator(TOLD).first, page.locator(HINT)
    # asked too late, while a move is on its way, there is no answer but the button again
    answered = page.locator(f"{TOLD}, {HINT}, .tally, {OVER}").filter(visible=True).first
    seen = 0
    for _ in range(TRIES):
        clicker.my_turn()
        deadline = time.monotonic() + PATIENCE
        while hint.is_visible() and not told.is_visible():  # not while counting up, nor once over
            assert time.monotonic() < deadline
            hint.click()
            answered.wait_for()
        if told.is_visible():
            words = told.inner_text()
            assert "Hint: " in words
            assert "%" not in words
            assert page.locator(LIT).count() > 0, words
            follow(somebody)
            seen += 1
        if seen == HINTS:
            break
        clicker.some(3)
    assert seen > 1
    assert faults(page) == []


def follow(somebody: Person) -> None:
    """Press what a hint makes the main button; that very move goes out."""
    page = somebody.page
    hint = next(each for each in reversed(somebody.heard) if each["type"] == "hint")
    main = page.locator(".dock .go .btn.primary").or_(page.locator(".prompt .btn.hinted")).first
    if page.locator(".dock").is_visible():
        assert f"Hint: {main.inner_text().strip()}." in page.locator(".dock .say").inner_text()
    before = len(somebody.sent)
    main.click()
    armed = page.locator(".armed")
    if armed.count() > 0:
        armed.first.click()
    played = eventually(
        page,
        lambda: next((each for each in somebody.sent[before:] if each["type"] == "play"), None),
        "the advised move",
    )
    assert played["move"] == hint["move"]


def test_undo(regular: Come) -> None:
    """Alone with bots a move that showed nothing new is taken back at once."""
    somebody = regular()
    begun = my_turn_first("closing-in")
    code = somebody.make("closing-in", seat_plan("me", "bot"), start_from=begun)
    page = somebody.sit_at(code)
    page.wait_for_selector(THINGS)
    before = picture(page)
    page.locator(".city button.legal").first.click()
    page.locator(".dock .go .btn.primary:enabled").click()
    page.wait_for_selector("[aria-label=Undo][aria-disabled=false]")
    page.keyboard.press("Escape")
    assert gone(page, before)
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("was undone").first.wait_for()
    page.keyboard.press("Escape")
    becomes(page, lambda: gone(page, before), lambda: ["|Nothing has happened yet."])


def gone(page: Page, before: list[str]) -> list[str]:
    """What is not to be seen any more."""
    now = picture(page)
    return [each for each in before if each not in now]


def test_undo_with_others(regular: Come) -> None:
    """Other people are asked first, and the move is gone if they agree."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas")
    code = sit_down_together(mira, jonas, "closing-in", start_from=my_turn_first("closing-in"))
    page = mira.page
    for answer, left in (("No", 1), ("Yes", 0)):
        page.wait_for_selector(".app")
        if mira.match(code)["seq"] == 0:
            page.locator(".city button.legal").first.click()
            page.locator(".dock .go .btn.primary:enabled").click()
        page.get_by_role("button", name="Undo").click()
        jonas.page.locator(".prompt").wait_for()
        assert faults(jonas.page) == []
        said = (".toast", "Not everybody agreed") if left else (".log li", "was undone")
        with in_passing(page, *said):
            jonas.page.locator(".prompt").get_by_role("button", name=answer).click()
            jonas.page.locator(".prompt").wait_for(state="detached")


def hurry(route: Route) -> None:
    """Bots do not pause."""
    plan: dict[str, Any] = json.loads(route.request.post_data or "{}")
    if route.request.method != "POST" or "game" not in plan:
        route.fallback()
        return
    route.continue_(post_data=json.dumps({**plan, "pace": 0}))


def test_guided_first_games(person: Come) -> None:
    """Each starts from the first page, at its first tip; `test_guide` walks through all of them."""
    somebody = person()
    somebody.page.route("**/api/matches", hurry)
    for game in GAMES:
        page = somebody.turn_to("/")
        page.locator(f".game[data-game={game}] .acts .quiet").click()
        page.wait_for_selector(".guide")
        assert page.locator(".guide").get_attribute("data-step") == FIRST_TIPS[game]
        assert faults(page) == []
