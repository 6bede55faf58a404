"""Closing In: what blind clicking hardly ever reaches, from prepared positions to the rescue."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import closecall
from browser.support import OVER, Person, eventually, faults, prepared, seat_plan
from closecall.engine.core import State

Come = Callable[..., Person]
GAME = closecall.game("closing-in")
RESCUE = {"escape": 104, "win": 304}
"""Matches in which it comes to that: they are rare."""
FIRST = ("escape", "send", "search", "crowbar", "buy cash", "disguise")
"""What gets one on, in this order."""


def gentle() -> dict[str, Any]:
    """A box with much cash and intel, in which nobody is sent to tower and exits."""
    folder = Path(closecall.__file__).parent / "games" / "closing_in"
    edition = tomllib.loads((folder / "edition.toml").read_text())
    for tile in edition["tiles"]:
        tile["plain"], tile["intel"] = (0, 0) if "role" in tile else (1, 2)
    cards = {"boat-key": 4, "car-key": 4, "disguise": 24, "crowbar": 4, "cash": 12}
    edition["levels"]["easy"] = {
        "drawn": 1,
        "cards": {
            name: {"copies": copies, "value": 9 if name == "cash" else 1}
            for name, copies in cards.items()
        },
    }
    return edition


@cache
def text_of(action: int) -> str:
    """A move as text."""
    return str(GAME.move(action).text)


def may(state: State, move: str) -> bool:
    """Whether seat 0 may make a move now."""
    return 0 in state.actors() and GAME.action(GAME.parse(move)) in state.legal(0)


def purposeful(state: State, seat: int, chance: random.Random) -> int:
    """Search, send and escape; else walk towards where that can be done."""
    moves = {text_of(action): action for action in state.legal(seat)}
    for wanted in FIRST:
        for text, action in moves.items():
            if text.startswith(wanted):
                return action
    view: Any = state.view(seat)
    if not view.disguised and "draw" in moves:
        return moves["draw"]  # an undisguised player is followed
    walks = {action: text for text, action in moves.items() if text.startswith("move ")}
    if not walks:
        return moves.get("end", chance.choice(list(moves.values())))
    goals = goals_of(view, seat)
    if not goals:
        return moves.get("draw", chance.choice(list(moves.values())))
    return min(
        walks, key=lambda action: (nearest(walks[action].split()[1], goals), chance.random())
    )


def goals_of(view: Any, seat: int) -> list[str]:
    """Tiles to go to, by the names moves give them."""
    me = view.players[seat]
    if view.sent >= view.wanted:
        keys = {"docks": "boat-key", "tunnel": "car-key"}
        return [tile.space for tile in view.tiles if keys.get(tile.key) in me.cards]
    if me.intel > 0:
        return [tile.space for tile in view.tiles if tile.key == "radio-tower"]
    return [tile.space for tile in view.tiles if tile.intel and not tile.removed]


def nearest(space: str, goals: list[str]) -> int:
    """Steps to the nearest goal."""
    return min(
        abs(ord(space[0]) - ord(goal[0])) + abs(int(space[1]) - int(goal[1])) for goal in goals
    )


def wins(state: State) -> bool:
    """Whether seat 0 can end the match by escaping now."""
    if not may(state, "escape"):
        return False
    later = state.copy()
    later.apply(0, GAME.action(GAME.parse("escape")))
    return bool(later.over)


def sit_down(somebody: Person, wanted: Callable[[State], bool], kind: str = "") -> str:
    """A match at a wanted moment; its code. The gentle box has enforcers wherever intel is."""
    box = {"level": "easy", "edition": gentle()}
    if kind == "search":
        begun = prepared("closing-in", 2, wanted)
    else:
        begun = prepared("closing-in", 2, wanted, purposeful, box, RESCUE.get(kind, 0))
    code = somebody.make("closing-in", seat_plan("me", "bot"), start_from=begun)
    somebody.sit_at(code).wait_for_selector(".board button.legal")
    return code


@pytest.mark.parametrize(
    ("kind", "label"), [("send", "Send"), ("search", "Search"), ("escape", "Escape")]
)
def test_on_the_own_tile(regular: Come, kind: str, label: str) -> None:
    """Touch the tile one stands on, choose what to do there, do it."""
    somebody = regular()
    sit_down(somebody, lambda state: may(state, kind), kind)
    page = somebody.page
    seq, before = somebody.updates()[-1]["seq"], somebody.updates()[-1]["view"]
    page.locator(f"[data-space='{before['players'][0]['space']}'] button").first.click()
    choice = page.locator(".dock .mid").get_by_role("radio", name=label)
    if choice.count() > 0:
        choice.click()
    assert faults(page) == []
    play = page.locator(".dock .go .btn.primary:enabled")
    assert label in play.inner_text()
    play.click()
    after = moved(somebody, seq)
    assert {
        "send": after["sent"] == before["sent"] + 1,
        "search": after["players"][0]["intel"] == before["players"][0]["intel"] + 1,
        "escape": after["players"][0]["space"] is None,
    }[kind]


def test_crowbar(regular: Come) -> None:
    """Touch the card, use it: intel under the eyes of an enforcer."""
    somebody = regular()
    sit_down(somebody, lambda state: may(state, "crowbar"))
    page = somebody.page
    seq, before = somebody.updates()[-1]["seq"], somebody.updates()[-1]["view"]
    page.locator(".invs").get_by_role("button", name="Crowbar").first.click()
    use = page.locator(".dock .mid").get_by_role("radio", name="Use")
    if use.count() > 0:
        use.click()
    page.locator(".dock .go .btn.primary:enabled").click()
    after = moved(somebody, seq)
    assert after["players"][0]["intel"] == before["players"][0]["intel"] + 1


def worthless(state: State) -> bool:
    """Seat 0 holds a card that is worth no action and good for nothing else here (C4)."""
    if state.actors() != (0,):
        return False
    moves = [state.game.move(action).text for action in state.legal(0)]
    view: Any = state.view(0)
    values = {each.card: each.value for each in view.supply}
    return [each for each in moves if "crowbar" in each] == ["buy crowbar"] and not values[
        "crowbar"
    ]


def test_a_card_that_buys_nothing_is_not_spent_by_a_slip(regular: Come) -> None:
    """It can be discarded (C4), but the button asks twice and says what it is."""
    somebody = regular()
    begun = prepared("closing-in", 2, worthless, options={"edition": "lean"})
    code = somebody.make("closing-in", seat_plan("me", "bot"), start_from=begun)
    page = somebody.sit_at(code)
    page.locator(".invs").get_by_role("button", name="Crowbar").first.click()
    play = page.locator(".dock .go .btn.primary:enabled")
    assert "Discard Crowbar" in play.inner_text()
    assert "It buys no action." in page.locator(".dock .say").inner_text()
    play.click()
    page.locator(".dock .armed", has_text="Discard it for nothing?").click()
    page.locator(".side .log", has_text="You discard Crowbar, which buys nothing").wait_for()


def test_rescue(regular: Come) -> None:
    """The last escape wins the match for all."""
    somebody = regular()
    code = sit_down(somebody, wins, "win")
    page = somebody.page
    page.locator("#board").focus()
    page.keyboard.press("e")
    page.keyboard.press("Control+Enter")
    page.locator(".tally .btn.primary").wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".dock .say", has_text="Counting up").wait_for()
    assert page.locator(".dock .say span").count() == 0  # no Enforce is to come
    page.locator(".tally .btn.primary").click()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(OVER).wait_for()
    assert page.locator(".side .note").count() == 0  # nothing threatens any more
    page.click(OVER)
    page.wait_for_selector(".pod")
    assert "together" in page.locator(".hero h1").inner_text()
    assert somebody.match(code)["result"]["winners"] == [0, 1]
    assert faults(page) == []


def moved(somebody: Person, seq: int) -> dict[str, Any]:
    """What the player sees right after their own move."""

    def look() -> dict[str, Any] | None:
        found = (each["view"] for each in somebody.updates() if each["seq"] == seq + 1)
        return next(found, None)

    return eventually(somebody.page, look, "the player's own move")
