"""Nothing is cut off, and nothing moves away from under the finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from browser.support import (
    DESKTOP,
    GAMES,
    NEXT_PICTURE,
    PHONE,
    Person,
    my_turn_first,
    prepared,
    seat_plan,
    sideways,
)
from browser.test_guide import LANDSCAPE, Pupil

Come = Callable[..., Person]
CRAMPED = """() => {
  const words = [...document.querySelectorAll(".lobby :is(b, .d, dt, dd, button, .chip)")];
  const cut = words.filter((e) => e.offsetParent && e.scrollWidth > e.clientWidth + 1
    && getComputedStyle(e).display !== "inline");
  const split = [...document.querySelectorAll(".seatrow b")].filter((e) => e.offsetHeight > 45);
  return [...cut, ...split].map((e) => e.innerText);
}"""
"""Words of a lobby that run into others, and names broken over several lines."""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_lobby_has_room_for_its_words(regular: Come, lang: str) -> None:
    """The host's row has buttons beside the name, and an option may be a whole sentence."""
    somebody = regular(lang=lang)
    seats = seat_plan("me", "open", "bot")
    page = somebody.sit_at(somebody.make("poof", seats, watch={"allow": "seats", "delay": 30}))
    page.wait_for_selector(".lobby .seatrow")
    for width, height in (DESKTOP, (1100, 760), PHONE, LANDSCAPE, (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CRAMPED) == [], f"{width} pixels wide"
        assert sideways(page) <= 0
        row = page.locator(".seatrow").first.bounding_box()
        lines = 2 if width > 320 else 3
        assert row and row["height"] < 20 + 45 * lines, "no empty band around the buttons"


ONE_ROW = """() => {
  const dock = document.querySelector(".dock");
  const parts = [...dock.querySelectorAll(".mid, .tools, .go")];
  const middle = (e) => e.getBoundingClientRect().top + e.offsetHeight / 2;
  const wanted = parts.reduce((sum, e) => sum + e.offsetWidth + 16, 180);
  if (wanted > dock.clientWidth - 32) return null;
  return parts.every((e) => Math.abs(middle(e) - middle(parts[0])) < 12);
}"""
"""Whether what can be done stands side by side; null where there is no room for that."""
TILES = """() => [...document.querySelectorAll(".city [data-space]")].map((e) => {
  const { top, left, width, height } = e.parentElement.getBoundingClientRect();
  return [top + scrollY, left, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_city_stays_where_it_is(regular: Come, lang: str) -> None:
    """Whatever is picked in Closing In, the dock takes no more room than before."""
    somebody = regular(lang=lang)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
    page = somebody.sit_at(somebody.make("closing-in", seats, lesson=True))
    things = page.locator(".board button.legal, .board button.picked")
    for width, height in (DESKTOP, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": width, "height": height})
        things.first.wait_for()
        rows = []
        before = page.evaluate(TILES)
        assert len(before) == 12
        for number in range(things.count()):
            things.nth(number).evaluate("(e) => e.click()")
            page.wait_for_selector(".board .picked")
            assert page.evaluate(TILES) == before, f"{width} pixels wide"
            assert sideways(page) <= 0
            rows.append(page.evaluate(ONE_ROW))
            page.keyboard.press("Escape")
        if width >= 900:
            assert True in rows
            assert False not in rows


HEIGHT = "document.querySelector('.board').offsetHeight"


@pytest.mark.parametrize("game", GAMES)
def test_the_dock_leaves_the_table_where_it_is(regular: Come, game: str) -> None:
    """Whatever is picked on a phone, what the dock says about it takes no more room than before."""
    somebody = regular(size=PHONE, lang="fr")
    page = somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
    things = page.locator(".board button.legal")
    things.first.wait_for()
    for width, height in (PHONE, LANDSCAPE, (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(HEIGHT)
        for number in range(min(things.count(), 4)):
            things.nth(number).evaluate("(e) => e.click()")
            page.wait_for_selector(".board .picked")
            assert page.evaluate(HEIGHT) == before, f"{width} pixels wide"
            page.keyboard.press("Escape")


BLANK = """() => {
  const say = document.querySelector(".dock .say");
  const words = document.createRange();
  words.selectNodeContents(say);
  const rows = [...document.querySelectorAll(".dock .mid, .dock .go")];
  const next = Math.min(...rows.map((e) => e.getBoundingClientRect().top));
  const { top, bottom } = words.getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return Math.max(next - bottom, top - dock.top);
}"""
"""The highest empty band of a dock, above its words or below them."""


def test_a_dock_without_an_empty_band(regular: Come) -> None:
    """On a phone Closing In keeps a row for choices: what can be done at all, or what threatens."""
    somebody = regular(size=PHONE, lang="de")
    page = somebody.sit_at(
        somebody.against_bots("closing-in", start_from=my_turn_first("closing-in"))
    )
    offers = page.locator(".dock .mid button")
    offers.first.wait_for()
    assert offers.count() > 1
    assert page.evaluate(BLANK) < 24
    go = offers.filter(has_text="Gehen")
    go.click()
    assert go.get_attribute("aria-pressed") == "true"
    page.locator(".city button.legal").first.click()
    page.locator(".dock .primary:enabled", has_text="Gehen").wait_for()
    page.keyboard.press("Escape")
    other = prepared("closing-in", 2, lambda state: state.actors() == (1,))
    page = somebody.sit_at(somebody.among_people("closing-in", 2, start_from=other))
    page.wait_for_selector(".dock .say span")
    assert page.evaluate(BLANK) < 48
    assert sideways(page) <= 0


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_words_beside_choices_on_a_phone_on_its_side(regular: Come, lang: str) -> None:
    """Whatever is picked in Closing In, what the dock says about it is read without scrolling."""
    somebody = regular(size=(667, 375), lang=lang)
    page = somebody.sit_at(
        somebody.against_bots("closing-in", start_from=my_turn_first("closing-in"))
    )
    things = page.locator(".board button.legal")
    things.first.wait_for()
    hidden = "(e) => e.scrollHeight - e.clientHeight"
    say = page.locator(".dock .say")
    assert say.evaluate(hidden) == 0
    for number in range(things.count()):
        things.nth(number).evaluate("(e) => e.click()")
        page.wait_for_selector(".board .picked")
        assert say.evaluate(hidden) == 0, say.inner_text()
        dock = page.locator(".dock").bounding_box()
        assert dock and dock["y"] + dock["height"] <= 375
        page.keyboard.press("Escape")
    page.keyboard.press("+")
    page.wait_for_selector(".dock .bulb-s")
    assert say.evaluate(hidden) == 0, say.inner_text()


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_question_beside_four_sums(person: Come, lang: str) -> None:
    """Close to the Mark on a small phone on its side: which sum, read without scrolling."""
    somebody = person(size=(667, 375), lang=lang)
    place = prepared("close-to-the-mark", 2, lambda state: state.view(0).dice is not None)
    page = somebody.sit_at(somebody.against_bots("close-to-the-mark", start_from=place))
    cells = page.locator(".own button.cell")
    cells.first.wait_for()
    several = next(each for each in cells.all() if " / " in str(each.get_attribute("aria-label")))
    several.click()
    page.wait_for_selector(".dock .mid [role=radio]")
    say = page.locator(".dock .say")
    assert say.evaluate("(e) => e.scrollHeight - e.clientHeight") == 0, say.inner_text()
    assert sideways(page) <= 0


def poofing(state: Any) -> bool:
    """Seat 0 may play a Poof card."""
    if state.actors() != (0,):
        return False
    moves = [msgspec.to_builtins(state.game.move(action)) for action in state.legal(0)]
    return any(move["type"] == "poof" for move in moves)


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_what_a_poof_says_stays_above_the_dock(person: Come, size: tuple[int, int]) -> None:
    """On a phone on its side there is little room between the plates and the dock."""
    somebody = person(size=size, reduced_motion="no-preference")
    begun = prepared("poof", 2, poofing)
    page = somebody.sit_at(somebody.among_people("poof", 2, start_from=begun))
    page.locator(".own button.legal[aria-label^='Poof']").first.click()
    page.evaluate(LOWEST)
    page.locator(".dock .go .btn.primary:enabled").click()
    page.wait_for_function("() => window.puffed !== undefined")
    assert page.evaluate("window.puffed") >= 0


LOWEST = """() => {
  const look = () => {
    const say = document.querySelector(".puff .say");
    if (say) {
      const dock = document.querySelector(".dock").getBoundingClientRect();
      window.puffed = dock.top - say.getBoundingClientRect().bottom;
    } else requestAnimationFrame(look);
  };
  look();
}"""
"""Note how far the words of a poof end above the dock."""

PLATES = """() => {
  const box = (e) => e.getBoundingClientRect();
  const middle = [...document.querySelectorAll(".centre > *")].map(box);
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1
    && b.top < a.bottom - 1;
  return [...document.querySelectorAll(".place .seat, .place .seat .lot > *")]
    .filter((e) => middle.some((each) => over(box(e), each))).map((e) => e.outerHTML.slice(0, 80));
}"""
"""What of the plates lies over the middle of the table."""


def busy_plates(state: Any) -> bool:
    """Seat 0 is asked whether to stay; somebody called, somebody is silenced."""
    if state.actors() != (0,):
        return False
    view = state.view(0)
    called = view.caller not in (None, 0) and view.phase == "turn" and len(view.barred) > 2
    return called and any(each.silence for each in view.players[1:])


@pytest.mark.parametrize("size", [PHONE, (844, 390), (667, 375)])
def test_plates_leave_the_piles_their_place(person: Come, size: tuple[int, int]) -> None:
    """Close Enough with three others: hands that are known, tokens, a call."""
    somebody = person(size=size, lang="de")
    begun = prepared("close-enough", 4, busy_plates)
    seats = seat_plan("me", "bot", "bot", "bot")
    page = somebody.sit_at(somebody.make("close-enough", seats, start_from=begun))
    page.wait_for_selector(".place .seat .tks > *")
    assert page.evaluate(PLATES) == []
    board = page.locator(".board")
    assert board.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 0 or size == PHONE


APART = """() => {
  const at = (list) => document.querySelector(list)?.getBoundingClientRect();
  const [above, toasts] = [at(".side > section:nth-last-of-type(2)"), at(".toasts")];
  return toasts && [toasts.top - above.bottom, innerHeight - toasts.bottom];
}"""
"""How far a toast lies below what stands above the log, and above the end of the screen."""


@pytest.mark.parametrize("game", ["poof", "closing-in"])
def test_a_toast_leaves_the_scores_in_sight(person: Come, game: str) -> None:
    """On a desktop it lies over the oldest lines of the log, below whatever stands above that."""
    somebody = person(unhurried=True)
    page = somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
    page.wait_for_selector(".board button.legal")
    for width, height in (DESKTOP, (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_PICTURE)
        page.keyboard.press("Control+z")  # nothing to undo: a note says so
        below, above = page.wait_for_function(APART).json_value()
        assert below >= 0, "it covers the scores"
        assert above >= 0, "it is cut off"
        assert page.evaluate("stays") > 0, "times of the app that `PASSING` does not know"
        page.locator(".toast .ib").click()
        page.wait_for_selector(".toasts", state="detached")


def test_the_badge_counts_what_is_new(regular: Come) -> None:
    """What others did since the log was last seen: not what we did, and nothing once it is open."""
    pupil = Pupil(regular(size=PHONE), "poof")
    page = pupil.page
    badge = page.locator(".top .n")
    assert (pupil.follow(), badge.count()) == ("hand", 0)
    pupil.follow()  # we play, Pebble plays one card
    page.wait_for_selector(".guide[data-step=lower]")
    assert badge.inner_text() == "1"
    page.locator("[popovertarget=side]").click()
    page.wait_for_selector("#side:popover-open")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('#side:popover-open')")
    assert badge.count() == 0
    pupil.follow()  # Pebble plays from the table: the card beneath is news, too
    page.wait_for_selector(".guide[data-step=poof-card]")
    assert badge.inner_text() == "2"
