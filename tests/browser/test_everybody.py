"""For those who play by keyboard, and those who listen."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from browser.measure_keys import Straight
from browser.support import (
    GAMES,
    LISTEN,
    OVER,
    SHORT,
    Clicker,
    Person,
    eventually,
    my_turn_first,
    prepared,
    seat_plan,
)

Come = Callable[..., Person]

TURNS = 4
WHERE = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  if (at.closest(".dock .go")) return at.disabled ? "nowhere" : "main";
  return at.matches("button.legal, button.cell") && at.closest(".board") ? "thing" : at.outerHTML;
}"""


def mine(page: Page) -> None:
    """Wait until there is a move to make, or the end."""
    ready = f".board button.legal, .board button.cell:enabled, .prompt, .tally, {OVER}"
    page.wait_for_function(
        "(list) => [...document.querySelectorAll(list)].some((e) => e.offsetParent)", arg=ready
    )


def moves(somebody: Person) -> list[dict[str, Any]]:
    """What was played."""
    return [each for each in somebody.sent if each["type"] == "play"]


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_stays_on_the_table(regular: Come, game: str) -> None:
    """After a move the focus is where the next one begins, never nowhere."""
    somebody = regular()
    code = somebody.against_bots(game, start_from=my_turn_first(game, **SHORT.get(game, {})))
    page = somebody.sit_at(code)
    for turn in range(TURNS):
        mine(page)
        if page.locator(f".tally, .prompt, {OVER}").count() > 0:
            break
        if turn > 0:
            page.wait_for_function(f"() => ['thing', 'main'].includes(({WHERE})())")
        before = len(moves(somebody))
        page.keyboard.press("+")  # advice picks a move
        page.wait_for_selector(".dock .bulb-s")
        page.keyboard.press("Control+Enter")
        if page.locator(".dock .armed").count() > 0:  # it ends a turn early
            page.keyboard.press("Control+Enter")
        page.wait_for_function("() => !document.querySelector('.dock .bulb-s')")
        assert page.evaluate(WHERE) != "nowhere"
        eventually(page, partial(_moved_on, somebody, before), "a move")


def _moved_on(somebody: Person, before: int) -> bool:
    return len(moves(somebody)) > before


def test_from_hand_to_dock_to_side(regular: Come) -> None:
    """First table, then dock, then side panel; reactions are one stop; ? goes to the help."""
    somebody = regular()
    page = somebody.sit_at(somebody.among_people("poof", 2))
    page.locator(".faces button").first.wait_for()
    order = page.evaluate(
        "() => [...document.querySelectorAll('.board, .dock, .side')].map((e) => e.classList[0])"
    )
    assert order == ["board", "dock", "side"]
    stops = ".faces button:not([tabindex='-1'])"
    page.wait_for_function("(list) => document.querySelectorAll(list).length === 1", arg=stops)
    page.keyboard.press("?")
    page.wait_for_function("() => document.activeElement?.closest('#rules')")


def pair_here_and_there(state: Any) -> bool:
    """Seat 0 may play a card from the table, and its like from the hand with it."""
    if state.actors() != (0,):
        return False
    moves = [msgspec.to_builtins(state.game.move(action)) for action in state.legal(0)]
    return any(move["type"] == "play" and move["hand"] and move["slots"] for move in moves)


def test_cards_to_add_keep_the_keyboard(regular: Come) -> None:
    """The player's own place is one stop, and the dock begins with its main button."""
    somebody = regular()
    place = prepared("poof", 2, pair_here_and_there, options={"rounds": 1})
    page = somebody.sit_at(somebody.against_bots("poof", start_from=place))
    page.locator(".own .hand button.legal").first.wait_for()
    page.keyboard.press("Shift")  # by keys from here
    for card in page.locator(".own .mine button.legal").all():
        card.focus()
        page.keyboard.press("Enter")
        page.locator(".dock .go .btn.primary:enabled").wait_for()
        if page.locator(".own .hand .tag", has_text="+1").count():
            break
        page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.own .mine .picked')")
    page.keyboard.press("Tab")
    assert page.evaluate(WHERE) == "main"
    assert page.evaluate("document.activeElement.classList.contains('primary')")
    page.keyboard.press("Enter")
    eventually(page, lambda: moves(somebody), "a move")


@pytest.mark.parametrize("game", GAMES)
def test_from_hand_to_play_in_three_keys(regular: Come, game: str) -> None:
    """After a pick the keyboard goes on to what completes the move, whichever thing was picked."""
    somebody = regular()
    somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
    hands = Straight(somebody, astray=0)
    hands.play(8)
    assert len(hands.keys) == 8
    assert max(hands.keys) <= 3, hands.ways


def decoying(state: Any) -> bool:
    """Seat 0 may use a Decoy."""
    if state.actors() != (0,):
        return False
    moves = (msgspec.to_builtins(state.game.move(action)) for action in state.legal(0))
    return any(move["type"] == "decoy" for move in moves)


def test_a_decoy_takes_three_keys(regular: Come) -> None:
    """A card and two tiles: Ctrl+Enter on the thing that completes a move picks it and plays."""
    somebody = regular()
    begun = prepared("closing-in", 2, decoying)
    page = somebody.sit_at(somebody.against_bots("closing-in", start_from=begun))
    card = page.locator(".invs button.legal", has_text="Decoy").first
    card.wait_for()
    page.keyboard.press("Shift")  # by keys from here
    card.focus()
    page.keyboard.press("Control+Enter")  # completes nothing yet: it is picked
    page.wait_for_function(AT, arg=".city button.legal")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.board .picked').length === 2")
    page.wait_for_function(AT, arg=".city button.legal")
    assert not moves(somebody)
    page.keyboard.press("Control+Enter")
    eventually(page, lambda: moves(somebody), "a move")
    assert moves(somebody)[0]["move"]["type"] == "decoy"
    assert page.evaluate(WHERE) != "nowhere"


def wasting(state: Any) -> bool:
    """Seat 0 holds a card that buys nothing, and may discard it for that."""
    if state.actors() != (0,) or state.view(0).phase != "buy":
        return False
    moves = (msgspec.to_builtins(state.game.move(action)) for action in state.legal(0))
    return any(move["type"] == "buy" and move["card"] == "binoculars" for move in moves)


def test_keys_are_asked_whether_they_are_sure(regular: Come) -> None:
    """Ctrl+Enter and the key of a button ask what the button asks; pressed again they go ahead."""
    somebody = regular()
    begun = prepared("closing-in", 2, wasting)
    page = somebody.sit_at(somebody.against_bots("closing-in", start_from=begun))
    page.locator(".invs button.legal", has_text="Binoculars").first.click()
    page.locator(".dock .ways button", has_text="Discard").click()
    page.keyboard.press("Control+Enter")
    page.locator(".dock .primary.armed").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Enter")
    page.locator(".dock .armed:not(.primary)").wait_for()
    assert not moves(somebody)
    page.keyboard.press("Shift+Enter")
    eventually(page, lambda: moves(somebody), "a move")
    assert moves(somebody)[0]["move"]["type"] == "end"


def test_keys_that_come_fast_lose_nothing(person: Come) -> None:
    """A pick sends the keyboard on; a move right after it must not leave it nowhere."""
    somebody = person()
    busy = "const real = setTimeout; setTimeout = (work, wait) => real(work, wait || 2000)"
    somebody.context.add_init_script(f"(() => {{ {busy} }})()")  # keys are heard before timers
    game = "close-to-the-mark"
    place = prepared(game, 2, lambda state: state.view(0).dice is not None)
    page = somebody.sit_at(somebody.against_bots(game, start_from=place))
    page.keyboard.press("Shift")  # by keys from here
    page.locator(".own button.cell:not([aria-label*=' / '])").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({WHERE})() === 'main'")
    page.keyboard.press("Enter")
    eventually(page, lambda: moves(somebody), "a move")
    assert page.evaluate(WHERE) != "nowhere"


@pytest.mark.parametrize("way", ["letter", "arrow", "enter"])
def test_a_circle_that_leaves_a_choice_takes_three_keys(person: Come, way: str) -> None:
    """Its sums are a choice with one answer; each die has a letter as well."""
    somebody = person()
    game = "close-to-the-mark"
    place = prepared(game, 2, lambda state: state.view(0).dice is not None)
    page = somebody.sit_at(somebody.against_bots(game, start_from=place))
    cells = page.locator(".own button.cell")
    cells.first.wait_for()
    several = next(each for each in cells.all() if " / " in str(each.get_attribute("aria-label")))
    page.keyboard.press("Shift")  # by keys from here
    several.focus()
    page.keyboard.press("Enter")
    sums = page.locator(".dock .mid [role=radio]")
    page.wait_for_function("() => document.activeElement.matches('.dock .mid [role=radio]')")
    wanted = sums.nth({"letter": 2, "arrow": 1, "enter": 0}[way])
    die = str(wanted.get_attribute("aria-keyshortcuts"))
    page.keyboard.press({"letter": die.lower(), "arrow": "ArrowRight", "enter": "Enter"}[way])
    page.locator(".dock .go .btn.primary:enabled").wait_for()
    assert wanted.get_attribute("aria-checked") == "true"
    page.keyboard.press("Enter")
    eventually(page, lambda: moves(somebody), "a move")
    letters = {"B": "black", "L": "blue", "G": "green", "Y": "yellow", "R": "red"}
    assert moves(somebody)[0]["move"]["die"] == letters[die]


def swapping(state: Any) -> bool:
    """Seat 0 may take an open card for one of two in hand."""
    if state.actors() != (0,):
        return False
    moves = [msgspec.to_builtins(state.game.move(action)) for action in state.legal(0)]
    return len(state.view(0).own.hand) == 2 and any(move["type"] == "take" for move in moves)


def test_a_swap_is_three_keys_and_no_card_keeps_the_keyboard(regular: Come) -> None:
    """Another's card, the one given for it, Play; Tab leaves a card that previews its swap."""
    somebody = regular()
    begun = prepared("close-enough", 3, swapping)
    page = somebody.sit_at(somebody.against_bots("close-enough", start_from=begun))
    card = page.locator(".seat button.legal").first
    card.wait_for()
    page.keyboard.press("Shift")  # by keys from here
    card.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(AT, arg=".own .cards button.legal")
    page.keyboard.press("Tab")
    page.wait_for_function(AT, arg=MAIN)
    page.keyboard.press("Shift+Tab")
    page.wait_for_function(AT, arg=".own .toks *, .own .cards button.legal")
    page.locator(".own .cards button.legal").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(AT, arg=MAIN)
    page.keyboard.press("Enter")
    # The card is given in the same breath, sometimes before anybody looks.
    eventually(
        page, lambda: [each["move"]["type"] for each in moves(somebody)][:1] == ["take"], "take"
    )


def locking_last(state: Any) -> bool:
    """Seat 0 has played its last card and may lock a word before the turn ends."""
    if state.actors() != (0,):
        return False
    kinds = {msgspec.to_builtins(state.game.move(action))["type"] for action in state.legal(0)}
    return {"lock", "end-turn"} <= kinds


def spell_on(state: Any, seat: int, chance: random.Random) -> int:
    """Put down whatever goes, so that the hand runs out."""
    legal: list[int] = list(state.legal(seat))
    chance.shuffle(legal)
    order = ("play", "declare", "accept", "draw", "discard")
    kind = {action: msgspec.to_builtins(state.game.move(action))["type"] for action in legal}
    return min(legal, key=lambda a: order.index(kind[a]) if kind[a] in order else len(order))


def test_a_word_to_lock_comes_before_the_end_of_the_turn(person: Come) -> None:
    """With an empty hand the keyboard begins at the lock, and the dock asks for nothing else."""
    somebody = person()
    begun = prepared("five-to-close", 2, locking_last, play=spell_on)
    page = somebody.sit_at(somebody.against_bots("five-to-close", start_from=begun))
    page.locator(".lockb.legal").first.wait_for()
    page.keyboard.press("Shift")  # by keys from here
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.body.append(document.createElement('i'))")  # whatever changes
    page.wait_for_function(AT, arg=".lockb.legal")
    assert page.locator(".dock .say b").inner_text() == "Lock a word or end your turn"
    assert page.locator(".dock .primary").is_disabled()
    page.locator(".dock .go").get_by_role("button", name="End turn").press("Enter")
    eventually(page, lambda: [each["move"]["type"] for each in moves(somebody)], "a move")
    assert moves(somebody)[0]["move"]["type"] == "end-turn"


def starting_a_word(state: Any) -> bool:
    """Seat 0 may put down a letter."""
    if state.actors() != (0,):
        return False
    moves = (msgspec.to_builtins(state.game.move(action)) for action in state.legal(0))
    return any(move["type"] == "play" for move in moves)


def going_on_with_a_word(state: Any) -> bool:
    """Seat 0 may put down any letter at the end of a word, or start another one."""
    if state.actors() != (0,):
        return False
    moves = [msgspec.to_builtins(state.game.move(action)) for action in state.legal(0)]
    places = {str(move["place"]) for move in moves if move["type"] == "play"}
    return len(places) > 1 and all(len(move.get("card", "A")) == 1 for move in moves)


@pytest.fixture
def spelling(regular: Come) -> Person:
    """Somebody who may put down a letter now."""
    somebody = regular()
    begun = prepared("five-to-close", 2, going_on_with_a_word)
    somebody.sit_at(somebody.make("five-to-close", seat_plan("me", "bot"), start_from=begun))
    somebody.page.locator(".hand button.legal").first.wait_for()
    return somebody


MAIN = ".dock .go .btn.primary:enabled"
AT = "(list) => document.activeElement.matches(list)"


def test_a_letter_its_place_and_enter(spelling: Person) -> None:
    """Letters and places have keys of their own; the move is then one Enter away."""
    page = spelling.page
    letter = next(card for card in spelling.updates()[-1]["view"]["hand"] if len(card) == 1)
    page.keyboard.press(letter.lower())
    page.wait_for_function(AT, arg=".mineR .end.legal")
    page.keyboard.press("6")
    page.wait_for_function(AT, arg=".dock .primary:enabled")
    page.keyboard.press("Enter")
    eventually(page, lambda: moves(spelling), "a move")


def test_what_is_put_back_leads_back(spelling: Person) -> None:
    """Esc on the way to a move returns to the thing it began with, wherever the keyboard was."""
    page = spelling.page
    card = page.locator(".hand button.legal").last
    for steps, where in ((1, ".end.legal"), (2, ".dock .primary:enabled")):
        page.keyboard.press("Shift")  # by keys
        card.focus()
        for _ in range(steps):
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        page.wait_for_function(AT, arg=where)
        page.keyboard.press("Escape")
        page.wait_for_function(
            "(card) => document.activeElement === card", arg=card.element_handle()
        )
        assert page.locator(".board .picked").count() == 0
    assert not moves(spelling)


def test_a_key_held_too_long_plays_nothing(spelling: Person) -> None:
    """The keyboard goes on after a pick; an Enter that repeats does not press what it came to."""
    page = spelling.page
    page.keyboard.press("Shift")
    page.locator(".hand button.legal").last.focus()
    for _ in range(5):
        page.keyboard.down("Enter")  # again without letting go: the browser repeats it
        page.wait_for_timeout(50)
    page.keyboard.up("Enter")
    page.wait_for_function(AT, arg=".end.legal")
    assert not moves(spelling)


def test_nobody_who_points_is_sent_anywhere(spelling: Person) -> None:
    """A click picks, and the focus stays where the click put it."""
    page = spelling.page
    page.keyboard.press("Shift")
    card = page.locator(".hand button").last
    card.click()
    page.locator(".mineR .end.legal").first.wait_for()
    assert card.evaluate("(e) => e === document.activeElement")


def test_ways_are_chosen_by_arrows(regular: Come) -> None:
    """A tile that offers several things: arrows choose among them, Enter goes ahead with one."""
    somebody = regular()
    somebody.sit_at(somebody.against_bots("closing-in", start_from=my_turn_first("closing-in")))
    page = somebody.page
    page.locator(".city button.legal").first.wait_for()
    page.keyboard.press("Shift")
    ways = page.locator(".ways button")
    for tile in page.locator(".city button.legal").all():
        tile.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
        if ways.count() > 1:
            break
        page.keyboard.press("Escape")
    page.wait_for_function(AT, arg=".ways [aria-checked=true]")
    assert page.locator(".ways button[tabindex='0']").count() == 1
    one = page.locator(".dock .primary").inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(AT, arg=".ways [aria-checked=true]:nth-child(2)")
    other = page.locator(".dock .primary").inner_text()
    assert other != one
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(AT, arg=".ways [aria-checked=true]:nth-child(1)")
    page.keyboard.press("Enter")
    eventually(page, lambda: moves(somebody), "a move")


def test_a_note_stays_while_it_is_looked_at(person: Come) -> None:
    """Under the pointer or with the keyboard on it; afterwards its time begins again."""
    somebody = person()
    page = somebody.page
    page.clock.install()
    somebody.sit_at(somebody.against_bots("poof", start_from=my_turn_first("poof")))
    mine(page)
    page.keyboard.press("Control+z")  # nothing to undo: a note says so
    note = page.locator(".toasts .toast")
    note.hover()
    page.clock.fast_forward(6_000)
    assert note.count() == 1
    note.get_by_role("button").focus()
    page.mouse.move(1, 1)
    page.clock.fast_forward(6_000)
    assert note.count() == 1
    page.locator("header .mk").focus()
    page.clock.fast_forward(4_000)
    assert note.count() == 1
    page.clock.fast_forward(1_500)
    note.wait_for(state="detached")


DAYS = {"en": ("1 day", "Ctrl + Z"), "de": ("1 Tag", "Strg + Z"), "fr": ("1 jour", "Ctrl + Z")}


@pytest.mark.parametrize("lang", DAYS)
def test_clocks_and_keys_as_people_call_them(regular: Come, lang: str) -> None:
    """A whole day on a clock, and what is printed on the keys."""
    day, undo = DAYS[lang]
    somebody = regular(lang=lang)
    begun = my_turn_first("poof")
    page = somebody.sit_at(somebody.against_bots("poof", start_from=begun, clocks={"move": 86_400}))
    clock = page.locator("header .clock")
    assert clock.inner_text().replace("\u00a0", " ") == day
    assert day in (clock.get_attribute("aria-label") or "").replace("\u00a0", " ")
    page = somebody.go("/keys")
    page.locator("kbd", has_text=undo).wait_for()


NOWHERE = "document.activeElement === document.body"


def test_the_keyboard_outlives_what_it_stood_on(person: Come) -> None:
    """A note that goes away, another page: the keyboard is never left behind."""
    somebody = person(unhurried=True)
    page = somebody.sit_at(somebody.against_bots("poof", start_from=my_turn_first("poof")))
    mine(page)
    page.keyboard.press("Control+z")  # nothing to undo: a note says so
    gone = page.locator(".toasts .ib")
    gone.focus()
    page.keyboard.press("Enter")
    gone.wait_for(state="detached")
    assert page.evaluate(WHERE) == "thing"
    page.locator("header .mk").focus()
    page.keyboard.press("Enter")
    page.locator("main h1").wait_for()
    assert not page.evaluate(NOWHERE)


GONE = """() => {
  const from = document.createElement("button");
  from.id = "gone";
  document.querySelector(".board").append(from);
  from.focus();
}"""
EACH_PICTURE = """() => {
  window.nowhere = 0;
  window.pictures = 0;
  const look = () => {
    const at = document.activeElement;
    window.pictures += 1;
    if (!at || at === document.body || !at.checkVisibility()) window.nowhere += 1;
    requestAnimationFrame(look);
  };
  document.querySelector("#rules").addEventListener("toggle", () => requestAnimationFrame(look));
}"""


def test_a_drawer_gives_the_keyboard_back(person: Come) -> None:
    """Even if what it was opened from is gone by then, in the very next picture."""
    somebody = person()
    page = somebody.sit_at(somebody.against_bots("poof", start_from=my_turn_first("poof")))
    mine(page)
    page.keyboard.press("Shift")  # by keys from here
    page.evaluate(GONE)
    page.keyboard.press("?")
    page.wait_for_function("() => document.activeElement?.closest('#rules')")
    page.evaluate("document.querySelector('#gone').remove()")
    page.evaluate(EACH_PICTURE)
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.pictures > 5")
    assert page.evaluate("window.nowhere") == 0
    assert page.evaluate(WHERE) == "thing"


def test_a_ring_where_the_keyboard_is(regular: Come) -> None:
    """The places for a letter show the focus as everything else does."""
    somebody = regular()
    begun = prepared("five-to-close", 2, starting_a_word)
    code = somebody.make("five-to-close", seat_plan("me", "bot"), start_from=begun)
    page = somebody.sit_at(code)
    page.locator(".hand button.legal").first.press("Enter")
    end = page.locator(".mineR .end.legal").first
    end.wait_for()
    page.keyboard.press("Shift+Tab")
    end.focus()
    assert end.evaluate("(e) => e.matches(':focus-visible')")
    assert end.evaluate("(e) => parseFloat(getComputedStyle(e).outlineWidth)") >= 2


def test_each_event_is_spoken_once(person: Come) -> None:
    """What happens is said by one live region, and nothing is said about sending."""
    somebody = person()
    code = somebody.against_bots("poof", start_from=my_turn_first("poof", rounds=1))
    page = somebody.sit_at(code)
    mine(page)
    page.evaluate(LISTEN)
    clicker = Clicker(page)
    for _ in range(24):
        if clicker.step():
            break
    said: list[str] = page.evaluate("window.spoken")
    log = set(page.locator(".side .log li").all_inner_texts())
    told = [words for words in said if any(line.strip() in words for line in log)]
    assert told
    assert not any("Sending" in words for words in said)
    doubled = [one for one, other in pairwise(said) if one.strip(". ") == other.strip(". ")]
    within = [one for one in said if one.rstrip(".") in log and not one.endswith(".")]
    assert doubled == []
    assert within == []


def test_whose_turn_it_is_is_said_when_it_begins(person: Come) -> None:
    """Once, by one region: not again after each of several moves, and not by the log as well."""
    somebody = person()
    page = somebody.sit_at(
        somebody.against_bots("closing-in", start_from=my_turn_first("closing-in"))
    )
    mine(page)
    page.evaluate(LISTEN)
    page.keyboard.press("Shift")  # by keys from here
    page.locator(".city button.legal").first.focus()
    page.keyboard.press("Control+Enter")
    eventually(page, lambda: moves(somebody), "a move")
    page.wait_for_function("() => window.spoken.some((words) => words.startsWith('You '))")
    mine(page)
    assert not any("our turn" in words for words in page.evaluate("window.spoken"))
    page.keyboard.press("Shift+Enter")
    page.locator(".dock .armed").wait_for()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function("() => window.spoken.includes('Your turn')")
    mine(page)
    said: list[str] = page.evaluate("window.spoken")
    assert sum("our turn" in words for words in said) == 1
    assert any("Pebble’s turn" in words for words in said)
    assert page.locator(".side .log li", has_text="It’s your turn").count() == 1


def test_a_page_of_rules_has_a_heading(regular: Come) -> None:
    """One h1: the game's name."""
    page = regular().go("/rules/poof")
    page.locator("h1").wait_for()
    assert page.locator("h1").all_inner_texts() == ["Poof"]


NOTES = {
    "en": "English words only",
    "de": "Nur englische Wörter",
    "fr": "Mots anglais seulement",
    "it": "Solo parole inglesi",
}


@pytest.mark.parametrize("lang", NOTES)
def test_whose_words_count_is_said_beforehand(regular: Come, lang: str) -> None:
    """On the card of 5 To Close and where a match of it is set up, in every language."""
    somebody = regular(lang=lang)
    page = somebody.go("/")
    page.locator(".game[data-game=five-to-close]").get_by_text(NOTES[lang]).wait_for()
    assert page.locator(".games .note").count() == 1
    somebody.go("/new/five-to-close").locator(".new").get_by_text(NOTES[lang]).wait_for()
