"""A phone on its side: everything a move needs is in sight, without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from browser.support import FEWEST, Person, my_turn_first, prepared, seat_plan, sideways
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


OUTSIDE = """() => [...document.querySelectorAll(".dock .btn, .dock .ib")].filter((e) => {
  const { top, bottom, left, right } = e.getBoundingClientRect();
  return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
    || e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2;
}).map((e) => e.innerText)"""
"""Buttons of the dock that reach beyond the screen, or whose words do."""
CUT = """() => [...document.querySelectorAll(".dock .say")]
  .filter((e) => e.scrollHeight > e.clientHeight + 2).map((e) => e.innerText)"""


def paying(state: State) -> bool:
    """Seat 0 may leave a tile for a card."""
    if state.actors() != (0,):
        return False
    moves = [cast(Any, state.game.move(action)) for action in state.legal(0)]
    return any(move.text.startswith("move ") and move.pay for move in moves)


def drawing(state: State) -> bool:
    """Seat 0 begins its first turn of 5 To Close: all seven cards may still be changed."""
    if state.actors() != (0,):
        return False
    moves = {state.game.move(action).text for action in state.legal(0)}
    return {"draw:discard", "fresh-hand"} <= moves


LONG_LABELS: dict[str, tuple[Callable[[State], bool], tuple[str, ...]]] = {
    "closing-in": (paying, (".city button.legal", ".invs button.legal")),
    "five-to-close": (drawing, (".mid2 figure:last-of-type button", ".dock .go .btn.hold")),
}
"""Positions in which buttons say much, and what to touch one after the other."""


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("game", LONG_LABELS)
def test_long_labels_stay_in_the_dock(regular: Come, game: str, lang: str) -> None:
    """A button that names a long move breaks its words; what is said beside it is read whole."""
    somebody = regular(size=LANDSCAPE, lang=lang)
    wanted, touches = LONG_LABELS[game]
    page = somebody.sit_at(somebody.against_bots(game, start_from=prepared(game, 2, wanted)))
    for each in touches:
        page.locator(each).first.click()
    main = page.locator(".dock .go .btn.primary:enabled")
    main.wait_for()
    assert len(main.inner_text()) > 20
    for width, height in (LANDSCAPE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(CUT) == []


ADVISE = """(words) => {
  for (const each of document.querySelectorAll(".dock .say span")) each.remove();
  const said = document.querySelector(".dock .say");
  said.insertAdjacentHTML("beforeend", '<span><i class="bulb-s"></i></span>');
  said.lastChild.append(words);
}"""
LONG_HINT = (
    "Consiglio: Comincia una parola con G. Buono più o meno quanto «Comincia una parola con R»."
    " Una parola nuova con G; per continuare ti restano E E O O R T W."
)


@pytest.mark.parametrize("game", FEWEST)
def test_a_long_hint_is_read_whole(regular: Come, game: str) -> None:
    """As long as they get, in every game: put there by hand, since advice may change."""
    somebody = regular(size=LANDSCAPE, lang="it")
    page = somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
    page.locator(".board button.legal, .board button.cell").first.click()
    page.evaluate(ADVISE, LONG_HINT)
    for width, height in (LANDSCAPE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == []
        assert page.evaluate(OUTSIDE) == []


def mucking(state: State) -> bool:
    """Seat 0 alone stayed in, with an exact hit: the longest answers."""
    view = cast(Any, state.view(0))
    moves = {state.game.move(action).text for action in state.legal(0)}
    return {"show", "muck"} <= moves and view.own.distance == 0


def challenging(state: State) -> bool:
    """Seat 0 may challenge two words: the most answers."""
    if 0 not in state.actors():
        return False
    moves = [state.game.move(action).text for action in state.legal(0)]
    return sum(move.startswith("challenge") for move in moves) >= 2


QUESTIONS = {"close-enough": (3, mucking), "five-to-close": (2, challenging)}


@pytest.mark.parametrize("game", QUESTIONS)
@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_question_leaves_room(regular: Come, game: str, lang: str) -> None:
    """What it says is no narrow column, and half of the screen is left to the table."""
    somebody = regular(size=SMALL, lang=lang)
    begun = prepared(game, *QUESTIONS[game])
    page = somebody.sit_at(somebody.against_bots(game, start_from=begun))
    words = page.locator(".prompt > span").first
    words.wait_for()
    for width, height in (LANDSCAPE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        box, text = page.locator(".prompt").bounding_box(), words.bounding_box()
        assert box and text
        assert box["height"] <= height * 0.45
        assert text["width"] >= width * 0.38
        assert page.evaluate(APART)
        assert page.locator(".prompt .btn").evaluate_all(FITS) == []


APART = """() => {
  const answers = [...document.querySelectorAll(".prompt .row > *")];
  const row = answers.map((e) => e.getBoundingClientRect());
  const words = [...document.querySelectorAll(".prompt > b, .prompt > span")];
  return words.every((e) => e.getBoundingClientRect().right <= Math.min(...row.map((b) => b.left)));
}"""
"""Whether the answers stand beside what is asked."""
FITS = """(all) => all.filter((e) => e.scrollHeight > e.clientHeight + 2
  || e.scrollWidth > e.clientWidth + 2).map((e) => e.innerText)"""


def two_rows(state: State) -> bool:
    """The other side of 5 To Close has open words for two rows, and seat 0 plays."""
    view = cast(Any, state.view(0))
    if state.actors() != (0,) or view.step != "play" or view.sides[1].locked:
        return False
    words = [word.text for word in view.sides[1].words if word]
    return len(words) >= 4 and sum(map(len, words)) >= 14


def test_others_words_are_in_sight(regular: Come) -> None:
    """Freezing and taking wilds begins at another's word: two rows of them need no scrolling."""
    somebody = regular(size=LANDSCAPE, lang="de")
    begun = prepared("five-to-close", 2, two_rows)
    page = somebody.sit_at(somebody.against_bots("five-to-close", start_from=begun))
    page.locator(".hand .card").first.wait_for()
    for width, height in (LANDSCAPE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".opps").evaluate(LOOSE) == [0, 0]
        assert page.evaluate(HIDDEN, ".opps .word, .hand .card, .mid2 .card") == 0


def beginning(state: State) -> bool:
    """Seat 0 makes the first move of a match of Poof."""
    view = cast(Any, state.view(0))
    return state.actors() == (0,) and view.round == 1 and not view.pile and not view.gone


def test_an_empty_pile_leaves_the_table_at_rest(regular: Come) -> None:
    """Who begins, and why, stands below it: all that fits a small screen."""
    somebody = regular(size=LANDSCAPE, lang="de")
    begun = prepared("poof", 2, beginning)
    page = somebody.sit_at(somebody.against_bots("poof", start_from=begun))
    page.locator(".centre .empty, .centre .start").first.wait_for()
    for width, height in (LANDSCAPE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".board").evaluate(LOOSE) == [0, 0]
        assert page.evaluate(HIDDEN, ".centre button, .own .card") == 0


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
