"""Words fit their places: long languages on a phone, names beside clocks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.support import (
    GAMES,
    PHONE,
    Clicker,
    Person,
    each_size,
    my_turn_first,
    prepared,
    seat_plan,
    sideways,
)
from closecall.puzzles import Puzzle, load
from closecall.server.challenges.puzzles import is_reserved

Come = Callable[..., Person]
TOO_LONG = """() => [...document.querySelectorAll(".btn, .seg label, .chip, .tabs a")]
  .filter((e) => e.checkVisibility() && e.clientWidth > 0)
  .filter((e) => e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 4)
  .map((e) => `${e.innerText}: ${[e.scrollWidth, e.clientWidth, e.scrollHeight, e.clientHeight]}`)
"""
"""Buttons and chips whose words do not fit."""


def fits(page: Page, where: str) -> None:
    assert page.evaluate(TOO_LONG) == [], where


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_words_fit_their_buttons(regular: Come, lang: str) -> None:
    """Home, set-up and every table, on a phone."""
    somebody = regular(lang=lang, size=PHONE)
    for path in ("/", "/new/poof", "/matches", "/fair"):
        page = somebody.turn_to(path)
        page.wait_for_selector("main h1:visible, main h2:visible")
        somebody.has_all()
        fits(page, path)
    for game in GAMES:
        code = somebody.against_bots(game, start_from=my_turn_first(game))
        page = somebody.turn_to_table(code)
        clicker = Clicker(page)
        clicker.my_turn()
        fits(page, game)
        clicker.step()
        fits(page, game)


@pytest.mark.parametrize("clocks", [{"match": 3600}, {"move": 86_000}], ids=["hour", "day"])
@pytest.mark.parametrize("game", GAMES)
def test_names_beside_clocks(regular: Come, game: str, clocks: dict[str, int]) -> None:
    """A running clock leaves the game's name, and a player's of usual length, their room."""
    somebody = regular(size=PHONE, lang="en" if "match" in clocks else "de")
    code = somebody.among_people(game, 4, clocks=clocks)
    page = somebody.sit_at(code)
    page.wait_for_selector(".top .clock")
    cut = page.locator(".top h1, .top .sub, .seat .nm").evaluate_all(
        """(all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1
            || e.scrollHeight > e.clientHeight + 1
            || e.getBoundingClientRect().bottom > document.querySelector(".top").offsetHeight
            && e.closest(".top")).map((e) => e.innerText)"""
    )
    assert cut == []


HIDDEN = """() => {
  const over = (e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2;
  const all = [...document.querySelectorAll(".dock .say, .dock .mid")];
  return all.filter((e) => e.checkVisibility() && over(e)).map((e) => e.innerText);
}"""
"""What the dock says and offers, as far as it has to be scrolled or lies over something else."""
STRUCK = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const name = document.createRange();
  name.selectNodeContents(tile.querySelector(".tn"));
  const marks = [...tile.querySelectorAll(".dk, .wn")].map((e) => e.getBoundingClientRect());
  return [...name.getClientRects()].some((a) => marks.some((b) =>
    a.right > b.left - 2 && a.left < b.right + 2 && a.bottom > b.top && a.top < b.bottom));
}).map((e) => e.innerText)"""
"""Tiles whose name is touched by a mark."""


def cornered(state: Any) -> bool:
    """Seat 0 stands on a tile that is gone and holds cards, none of which may be used."""
    if state.actors() != (0,) or len(state.view(0).players[0].cards) < 2:
        return False
    view = state.view(0)
    space = view.players[0].space
    return space is not None and view.tiles[space].removed and view.phase == "buy"


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_closing_in_says_all_it_has_to_say(regular: Come, lang: str) -> None:
    """Whatever is picked, the dock shows it whole; marks on tiles leave their names alone."""
    somebody = regular(lang=lang, size=PHONE)
    for begun in (my_turn_first("closing-in"), prepared("closing-in", 2, cornered)):
        page = somebody.turn_to_table(somebody.against_bots("closing-in", start_from=begun))
        things = page.locator(".city .legal, .invs .legal")
        things.first.wait_for()
        for n in range(-1, things.count()):
            if n >= 0:
                things.nth(n).click()
            for size in each_size(page):
                assert page.evaluate(HIDDEN) == [], size
                assert page.evaluate(STRUCK) == [], size
            page.keyboard.press("Escape")


ADVISED = """() => {
  const said = document.querySelector(".dock .say");
  said.insertAdjacentHTML("beforeend", '<span><i class="bulb-s"></i></span>');
  said.lastChild.append("Hint: discard it. ".repeat(8));
}"""
"""Makes the dock as a hint makes it; which move a bot advises here may change."""
BELOW = """() => [...document.querySelectorAll(".dock .btn, .dock .ib")]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom > innerHeight)
  .map((e) => e.innerText)"""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_hint_leaves_its_button_on_the_screen(regular: Come, lang: str) -> None:
    """Closing In: where a card offers four things, and a hint stands beside them."""
    somebody = regular(lang=lang)
    begun = prepared("closing-in", 2, cornered)
    page = somebody.sit_at(somebody.against_bots("closing-in", start_from=begun))
    page.locator(".invs button.legal").first.click()
    page.locator(".dock .ways .no").first.wait_for()
    page.evaluate(ADVISED)
    for size in each_size(page):
        assert page.evaluate(BELOW) == [], size


CUT = """() => [...document.querySelectorAll(".mate .nm, .mate .st")]
  .filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.innerText)"""
"""What the plates of Closing In say and do not show whole."""


def test_spectators_on_a_phone_on_its_side_read_where_everybody_is(regular: Come) -> None:
    """Closing In with four, all of them on plates; in German, whose words are long."""
    mira, somebody = regular(name="Mira"), regular(name="Cleo", lang="de", size=(844, 390))
    start = prepared("closing-in", 4, lambda state: state.actors()[0] == 0)
    watch = {"allow": "public", "delay": 0}
    code = mira.make("closing-in", seat_plan("me", *["bot"] * 3), start_from=start, watch=watch)
    mira.sit_at(code)
    page = somebody.go(f"/m/{code}")
    page.locator(".mate .st", has_text="überlegt").wait_for()
    for width, height in ((844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], width
        assert sideways(page) <= 0


def warned(state: Any) -> bool:
    """Seat 0 stands on one of two or more tiles that the next enforcer closes."""
    view = state.view(0)
    if state.actors() != (0,) or view.players[0].space is None:
        return False
    hot = [n for n, tile in enumerate(view.tiles) if not tile.removed and tile.enforcers == 2]
    return len(hot) >= 2 and view.players[0].space in hot


HIDES = """() => [...document.querySelectorAll(".tile .pawn")].filter((pawn) => {
  const mark = pawn.closest(".tile").querySelector(".wn");
  if (!mark) return false;
  const [a, b] = [pawn, mark].map((each) => each.getBoundingClientRect());
  const apart = a.right <= b.left + 1 || a.left >= b.right - 1;
  return !apart && a.bottom > b.top + 1 && a.top < b.bottom - 1;
}).map((e) => e.closest(".tile").innerText)"""
"""Figures that stand on the warning of their tile."""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_warnings_of_tiles_are_read(regular: Come, lang: str) -> None:
    """They touch no name, and nobody stands on them; on a phone on its side, too."""
    somebody = regular(lang=lang, size=PHONE)
    begun = prepared("closing-in", 2, warned)
    page = somebody.sit_at(somebody.against_bots("closing-in", start_from=begun))
    page.locator(".tile .wn").first.wait_for(state="attached")
    for width, height in (PHONE, (844, 390), (667, 375), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(STRUCK) == [], width
        assert page.evaluate(HIDES) == [], width


def calling(state: Any) -> bool:
    """Seat 0 may call, or swap for another's card."""
    if state.actors() != (0,):
        return False
    moves = {state.game.move(action).text.split(":")[0] for action in state.legal(0)}
    return {"call", "take"} <= moves


@pytest.mark.parametrize("lang", ["de", "fr", "it"])
def test_call_keeps_its_width(regular: Come, lang: str) -> None:
    """Beside a main button with a long name the smaller one is not squeezed."""
    somebody = regular(lang=lang, size=PHONE)
    begun = prepared("close-enough", 3, calling)
    page = somebody.sit_at(somebody.against_bots("close-enough", start_from=begun))
    page.locator(".seat button.legal").first.click()
    page.locator(".dock .go .btn.hold").wait_for()
    page.locator(".dock .go .primary:enabled").wait_for()
    fits(page, lang)


COVERED = """() => {
  const low = document.querySelector(".app > .low").getBoundingClientRect().top;
  return [...document.querySelectorAll(".own .card, .hand .card")]
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom > low + 2)
    .map((e) => e.ariaLabel);
}"""
"""Cards of the player's own that lie under the dock before anything is scrolled."""


def held(game: str, puzzle: Puzzle) -> int:
    """How many cards the one who is asked holds."""
    view: Any = load(game).state(puzzle).view(puzzle.seat)
    return len(view.hand if game == "poof" else view.players[puzzle.seat].cards)


@pytest.mark.parametrize("game", ["poof", "closing-in"])
def test_a_task_covers_no_card_of_a_long_hand(regular: Come, game: str) -> None:
    """A puzzle's question stands over the dock; the longest hands stay in sight on a phone."""
    somebody = regular(lang="de", size=PHONE)
    asked = [each for each in load(game).puzzles if not is_reserved(each)]
    for puzzle in sorted(asked, key=partial(held, game))[-3:]:
        page = somebody.turn_to(f"/puzzles/{game}/{puzzle.id}")
        page.locator(".own .legal").first.wait_for()
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate(COVERED) == [], puzzle.id
        page.set_viewport_size({"width": 844, "height": 390})
        assert page.evaluate(COVERED) == [], puzzle.id


RINGED = """() => [...document.querySelectorAll(".mid2 figure:has(button.card)")].filter((e) => {
  const pile = e.querySelector(".card");
  const words = document.createRange();
  words.selectNodeContents(e.querySelector("figcaption"));
  const [a, b] = [pile, words].map((each) => each.getBoundingClientRect());
  const look = getComputedStyle(pile);
  const ring = parseFloat(look.outlineWidth) + parseFloat(look.outlineOffset);
  return b.left < a.right + ring + 2 && a.left - ring - 2 < b.right;
}).map((e) => e.innerText)"""
"""Piles whose ring touches what they are called."""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_rings_of_piles_leave_their_names_alone(regular: Come, lang: str) -> None:
    """5 To Close: drawing lights the piles, and the keyboard stands on one."""
    somebody = regular(lang=lang)
    begun = my_turn_first("five-to-close")
    page = somebody.sit_at(somebody.against_bots("five-to-close", start_from=begun))
    page.locator(".mid2 .card.picked").wait_for()
    for keys in (False, True):
        if keys:
            page.keyboard.press("Shift")
            page.locator(".mid2 .card.picked").focus()
        for size in each_size(page):
            assert page.evaluate(RINGED) == [], size
            assert sideways(page) <= 0, size
    page.set_viewport_size({"width": 360, "height": 740})
    ends = page.locator(".mid2, .mid2 > :last-child").evaluate_all(
        "(all) => all.map((e) => e.getBoundingClientRect().right)"
    )
    assert ends[1] <= ends[0] + 1
    assert page.locator(".mid2 figcaption").first.is_visible()


CONTRAST = """(die) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number)
      .map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let under = die.parentElement;
  const clear = "rgba(0, 0, 0, 0)";
  while (getComputedStyle(under).backgroundColor === clear) under = under.parentElement;
  const edge = light(getComputedStyle(die).borderTopColor);
  const table = light(getComputedStyle(under).backgroundColor);
  return (Math.max(edge, table) + 0.05) / (Math.min(edge, table) + 0.05);
}"""
"""How clearly the edge of a die stands out from what it lies on."""


def test_the_black_die_in_the_dark(person: Come) -> None:
    """It has an edge that is seen on the dark table."""
    somebody = person(color_scheme="dark")
    game = "close-to-the-mark"
    page = somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
    die = page.locator(".die.black").first
    die.wait_for()
    assert die.evaluate(CONTRAST) >= 3
