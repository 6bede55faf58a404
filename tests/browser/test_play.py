"""Whole matches in the browser: by clicking, on a phone, with keys alone, two people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from browser.support import (
    DESKTOP,
    FEWEST,
    GAMES,
    OVER,
    PHONE,
    THINGS,
    Clicker,
    Inspector,
    Person,
    becomes,
    eventually,
    faults,
    in_passing,
    picture,
    prepared,
    seat_plan,
    sideways,
    sit_down_together,
)
from closecall.engine.core import State

Come = Callable[..., Person]
PREFER = {"five-to-close": ".board .lockb.legal"}
"""What even somebody who knows no rules would press at once."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whole_match_by_clicking(person: Come, game: str, size: tuple[int, int]) -> None:
    """One human and bots, to the result; axe at every kind of moment.

    On a desktop from the first deal, or the end of the last round but one where a match is long;
    on a phone from where the end is near: it shows the same things in the same phases, in another
    place.
    """
    somebody = person(size=size, worker=True)
    late = LATE.get((game, size))
    begun = {} if late is None else {"start_from": prepared(game, FEWEST[game], late)}
    code = somebody.against_bots(game, **begun)
    page = somebody.sit_at(code)
    inspector = Inspector(page)
    Clicker(page, prefer=PREFER.get(game, "")).play(look=inspector)
    assert len(inspector.seen) > 1
    match = somebody.match(code)
    assert match["state"] == "over"
    page.click(OVER)
    page.wait_for_selector(".pod")
    page.wait_for_selector(".fair .chip.good")
    assert page.locator(".fair li").count() == 4
    shown = [each.replace("−", "-") for each in page.locator(".pod .sc").all_inner_texts()]
    assert game == "closing-in" or sorted(map(int, shown)) == sorted(match["result"]["scores"])
    assert faults(page) == []
    assert sideways(page) <= 0


def rounds_left(most: int) -> Callable[[Any], bool]:
    """5 To Close with the given number of rounds to go, the first of them soon over."""

    def late(state: Any) -> bool:
        view = state.view(0)
        left, soon = view.rounds - view.round, 2 * view.quiet >= view.patience
        return bool(left < most - 1 or (left < most and soon))

    return late


def several_have(stars: int) -> Callable[[Any], bool]:
    """Close Enough with two players not far from the eight stars that end it."""
    return lambda state: sum(each.stars >= stars for each in state.view(0).players) > 1


def turn_reached(turn: int) -> Callable[[Any], bool]:
    """Close to the Mark in this of its 25 turns, or later."""
    return lambda state: bool(state.view(0).turn >= turn)


LATE: dict[tuple[str, tuple[int, int]], Callable[[Any], bool]] = {
    ("five-to-close", DESKTOP): rounds_left(2),
    ("five-to-close", PHONE): rounds_left(1),
    ("close-enough", PHONE): several_have(7),
    ("close-to-the-mark", PHONE): turn_reached(17),
}
"""Where matches begin that would be long."""


def test_play_now_is_one_click(person: Come) -> None:
    """From the first page to a table, without anything to fill in."""
    somebody = person(size=PHONE)
    page = somebody.go("/")
    page.locator(".game[data-game=poof] .primary").click()
    page.wait_for_selector(".app .dock")


def test_a_first_match_may_be_easier(person: Come) -> None:
    """Newcomers get what a game offers them for their first match, then what is usual."""
    somebody = person(size=PHONE)
    for level in ("relaxed", "standard"):
        page = somebody.go("/")
        page.locator(".game[data-game=closing-in] .primary").click()
        page.wait_for_selector(".app .dock")
        code = page.url.rsplit("/", 1)[1]
        assert somebody.match(code)["options"]["level"] == level


def test_two_browsers(person: Come) -> None:
    """Two people, two browsers: one makes a table, the other comes by its code; both play."""
    mira, jonas = person(name="Mira"), person(name="Jonas", size=PHONE)
    code = mira.make("poof", seat_plan("me", "open"), options={"rounds": 1})
    mira.sit_at(code)
    page = jonas.go("/")
    page.locator(".code input").first.click()
    page.keyboard.type(code)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector(".lobby")
    page.get_by_role("button", name="Sit at seat 2").click()
    for each in (mira, jonas):
        each.page.wait_for_selector(".app .dock")
    talk_to_each_other(mira.page, jonas.page)
    play_each_other(Clicker(mira.page, 1), Clicker(jonas.page, 2))
    assert mira.match(code)["state"] == "over"
    # the hands of the other never came over the line
    for seat, each in enumerate((mira, jonas)):
        assert {update["view"]["seat"] for update in each.updates()} <= {seat, None}
    results = []
    for each in (mira, jonas):
        each.page.click(OVER)
        each.page.wait_for_selector(".pod")
        results.append(sorted(each.page.locator(".pod .sc").all_inner_texts()))
    assert results[0] == results[1]


def talk_to_each_other(desk: Page, phone: Page) -> None:
    """A line of chat one way, a reaction the other."""
    desk.get_by_role("textbox", name="Say something").fill("Good evening")
    desk.keyboard.press("Enter")
    phone.get_by_role("button", name="Scores and log").click()
    phone.locator(".chat li", has_text="Good evening").wait_for()
    with in_passing(desk, ".floats li", "Well played"):
        phone.get_by_role("button", name="Well played").click()
    phone.keyboard.press("Escape")


def play_each_other(*clickers: Clicker) -> None:
    """In turns, until everybody sees the end."""
    deadline = time.monotonic() + 300
    over = [False] * len(clickers)
    while not all(over):
        assert time.monotonic() < deadline
        over = [clicker.step(20) for clicker in clickers]


def test_two_browsers_at_once(regular: Come) -> None:
    """Close to the Mark: both enter at the same time, and nobody sees an entry too early."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas")
    sit_down_together(mira, jonas, "close-to-the-mark")
    clickers = [Clicker(mira.page, 1), Clicker(jonas.page, 2)]
    while mira.page.get_by_text("Turn 4 of 25").count() == 0:
        for clicker in clickers:
            clicker.step(20)
    mine = clickers[0]
    while mira.page.get_by_role("button", name="Entered").count() == 0:
        mine.step(20)
    entry = [each for each in mira.updates() if each["view"]["entry"]][-1]
    later = eventually(
        jonas.page,
        lambda: [each for each in jonas.updates() if each["seq"] >= entry["seq"]],
        "the same step for Jonas",
    )
    assert all(each["view"]["sheets"][0] == entry["view"]["sheets"][0] for each in later)
    mira.page.locator(".dock", has_text="Waiting for Jonas").wait_for()


def test_two_tabs_stay_in_step(person: Come) -> None:
    """A second tab of the same seat shows the same table after every move."""
    somebody = person()
    code = somebody.against_bots("poof", options={"rounds": 2})
    page = somebody.sit_at(code)
    other = somebody.sit_at(code, somebody.open_page())
    clickers = [Clicker(page, 1), Clicker(other, 2)]
    for turn in range(6):
        clicker = clickers[turn % 2]
        clicker.some(3)
        page.keyboard.press("Escape")
        other.keyboard.press("Escape")
        seq = somebody.match(code)["seq"]
        if clicker.over():
            break
        for tab in (page, other):
            tab.bring_to_front()
        becomes(page, lambda: picture(page), lambda: picture(other), f"after step {seq}")
    clickers[0].play()
    clickers[1].play()  # it has the counting up to look at
    other.wait_for_selector(OVER)


def test_rematch(regular: Come) -> None:
    """After the end the same people sit down again."""
    somebody = regular()
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    Clicker(page).play()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: code not in address)
    page.wait_for_selector(".app .dock, .lobby")


def test_leaving(regular: Come) -> None:
    """A bot plays for a player who leaves; the others are told, and the seat can be taken back."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas")
    code = sit_down_together(mira, jonas, "poof")
    jonas.page.get_by_role("button", name="More").click()
    jonas.page.get_by_role("button", name="Leave and let a bot take over").click()
    jonas.page.wait_for_selector(".game h3")
    mira.page.get_by_text("A bot is playing here").first.wait_for()
    assert mira.match(code)["seats"][1]["kind"] == "away"
    jonas.sit_at(code)
    jonas.page.wait_for_selector(".app .dock")
    becomes(mira.page, lambda: mira.match(code)["seats"][1]["kind"], lambda: "person")


# Keys ---------------------------------------------------------------------------------------------


def test_keyboard_alone(person: Come) -> None:
    """Poof from the address to the result without a mouse: Tab, arrows, Enter, Ctrl+Enter."""
    somebody = person()
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.skip')")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "board"
    deadline = time.monotonic() + 300
    while page.locator(OVER).count() == 0:
        assert time.monotonic() < deadline
        press_a_key(page)
    assert somebody.match(code)["state"] == "over"
    for _ in range(60):
        if page.evaluate("(end) => document.activeElement.matches(end)", OVER):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".pod")


def press_a_key(page: Page) -> None:
    """Tab to the next thing that can be picked; pick it, play it."""
    if page.locator(".tally .btn.primary").count() > 0:
        page.keyboard.press("Escape")
    elif page.locator(".dock .go .btn.primary:enabled").count() > 0:
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(10)
    elif page.locator(THINGS).count() == 0:
        page.wait_for_timeout(20)
    else:
        on = page.evaluate("(things) => document.activeElement?.matches(things)", THINGS)
        page.keyboard.press("Enter" if on else "Tab")


def test_keys_on_the_sheet(regular: Come) -> None:
    """Close to the Mark, its last turns with letters for dice and arrows for circles."""
    somebody = regular()
    begun = prepared("close-to-the-mark", 2, turn_reached(17))
    code = somebody.against_bots("close-to-the-mark", start_from=begun)
    page = somebody.sit_at(code)
    deadline = time.monotonic() + 300
    number = 0
    while page.locator(OVER).count() == 0:
        assert time.monotonic() < deadline
        number += 1
        if page.locator(".tally .btn.primary").count() > 0:
            page.keyboard.press("Escape")
        elif page.locator(".dock .go .btn.primary:enabled").count() > 0:
            page.keyboard.press("Control+Enter")
        elif page.locator(".board button.cell, .board button.die").count() == 0:
            page.wait_for_timeout(10)
        else:
            keys_for_an_entry(page, number)
    assert somebody.match(code)["state"] == "over"


def keys_for_an_entry(page: Page, number: int) -> None:
    """A die by its letter, then to the sheet and along its circles."""
    page.keyboard.press("blgyr"[number % 5])
    if page.locator(".board button.cell").count() == 0:
        return
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('button.cell')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[number % 4])
    page.keyboard.press("Enter")


TAP_AT_ONCE = """() => {
  const circles = () => [...document.querySelectorAll(".board button.cell:enabled")];
  window.seen = { lit: [], picked: null };
  const look = () => {
    const lit = circles().length > 0;
    if (lit !== (window.seen.lit.at(-1) ?? null)) {
      window.seen.lit.push(lit);
      if (lit && window.seen.picked === null && window.seen.lit.includes(false)) {
        const [first] = circles();
        window.seen.picked = first.getAttribute("aria-label");
        first.click();
      }
    }
    if (window.seen.going !== false) requestAnimationFrame(look);
  };
  look();
}"""
"""Tap a circle in the very picture in which they light up again; note when they are lit."""


def test_a_quick_tap_is_kept(person: Come) -> None:
    """After an entry the circles light up once; a tap in that moment picks, and stays picked."""
    somebody = person(reduced_motion="no-preference")
    begun = prepared("close-to-the-mark", 3, entering)
    seats = seat_plan("me", "bot", "bot")
    page = somebody.sit_at(somebody.make("close-to-the-mark", seats, pace=300, start_from=begun))
    circle = page.locator(".board button.cell[aria-pressed=true]")
    main = page.locator(".dock .go .btn.primary:enabled")
    page.locator(".board button.cell:enabled").first.click()
    for _ in range(3):
        circle.wait_for()
        if main.count() == 0:  # a circle of one's own colour: with which of the other dice?
            page.locator(".dock .mid button:enabled").first.click()
        page.evaluate(TAP_AT_ONCE)
        main.click()
        page.wait_for_function("() => window.seen.picked !== null")
        page.wait_for_timeout(1_500)  # within that time they went dark and lit up again
        page.evaluate("() => { window.seen.going = false }")
        assert page.evaluate("window.seen.lit") == [True, False, True]
        assert circle.get_attribute("aria-label") == page.evaluate("window.seen.picked")


def entering(state: State) -> bool:
    """Seat 0 has dice to enter."""
    return 0 in state.actors() and state.view(0).phase != "colours"


def challenging(state: State) -> bool:
    """Seat 0 may challenge a word of 5 To Close."""
    if 0 not in state.actors():
        return False
    moves = [msgspec.to_builtins(state.game.move(action)) for action in state.legal(0)]
    return any(move["type"] == "challenge" for move in moves)


def test_a_verdict_is_no_obstacle(person: Come) -> None:
    """What the word list says lies over the piles: they can be touched, and that ends it."""
    somebody = person(unhurried=True, size=PHONE)
    begun = prepared("five-to-close", 2, challenging)
    page = somebody.sit_at(somebody.against_bots("five-to-close", start_from=begun))
    page.locator(".prompt .btn", has_text="Challenge").first.click()
    page.locator(".prompt .armed").click()
    verdict = page.locator(".verdict")
    verdict.wait_for()
    page.wait_for_selector(".mid2 button.picked, .mid2 button.legal")
    pile = page.locator(".mid2 figure button").last
    box = pile.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    verdict.wait_for(state="detached")
    assert pile.get_attribute("aria-pressed") == "true"
