"""Close Enough by finger: tokens can be dragged to where they are to be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import CDPSession, Locator, Page

from browser.support import PHONE, Person, eventually, prepared
from closecall.engine.core import State

Come = Callable[..., Person]
GAME = "close-enough"
SEATS = 4


class Finger:
    """A finger on the glass: the browser makes of it what it makes of a real one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.glass: CDPSession = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, thing: Locator) -> None:
        """Put it down in the middle of a thing."""
        self.at = middle(thing)
        self._send("touchStart", {"x": self.at[0], "y": self.at[1]})

    def move(self, x: float, y: float) -> None:
        """Move it there, in small steps."""
        (left, top), steps = self.at, 8
        for n in range(1, steps + 1):
            share = n / steps
            self._send("touchMove", {"x": left + (x - left) * share, "y": top + (y - top) * share})
        self.at = (x, y)

    def up(self) -> None:
        """Lift it."""
        self._send("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    """Where one would touch a thing."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def position(kind: str) -> dict[str, Any]:
    """Where the first seat may use a token in this way."""

    def wanted(state: State) -> bool:
        if 0 not in state.actors():
            return False
        moves = (msgspec.to_builtins(state.game.move(each)) for each in state.legal(0))
        return kind in {move["type"] for move in moves}

    return prepared(GAME, SEATS, wanted)


DONE = {"use": "ready", "silence": "silenced"}
"""What happens once the move is made."""


def done(somebody: Person, kind: str) -> bool:
    """Whether the server has told of it."""
    events = (event for update in somebody.updates() for event in update["events"])
    return any(event["type"] == DONE[kind] and event["seat"] == 0 for event in events)


@pytest.mark.parametrize(
    ("kind", "where"),
    [("use", ".own .drop"), ("silence", ".place.drop")],
    ids=["on your card", "on somebody"],
)
def test_drag_a_token(person: Come, kind: str, where: str) -> None:
    """It follows the finger, shows where it can land, picks the move there, else goes back."""
    somebody = person(size=PHONE, has_touch=True)
    page = somebody.sit_at(somebody.among_people(GAME, SEATS, start_from=position(kind)))
    token = page.locator(".toks .loose").first
    token.wait_for()
    token.scroll_into_view_if_needed()
    begun = page.evaluate("scrollY")
    finger = Finger(page)
    home = middle(token)

    finger.down(token)
    finger.move(home[0] - 30, home[1] - 20)
    page.wait_for_selector(where)
    assert page.locator(".tok.dragged").count() == 1
    finger.move(8, home[1])
    finger.up()
    page.wait_for_selector(".drop", state="detached")
    eventually(page, lambda: middle(token) == pytest.approx(home, abs=3), "the token back home")
    assert page.locator(".cards .picked, .place .picked").count() == 0

    finger.down(token)
    finger.move(home[0] - 30, home[1] - 20)
    place = page.locator(where).first
    place.wait_for()
    finger.move(*middle(place))
    page.wait_for_selector(f"{where}.aim")
    name = page.locator(f"{where}.aim").get_attribute("data-drop")
    finger.up()
    page.locator(f"[data-drop={name}] .picked").wait_for()
    assert page.evaluate("scrollY") == begun

    page.locator(".dock .go .btn.primary:enabled").click()
    eventually(page, lambda: done(somebody, kind), "the move")
