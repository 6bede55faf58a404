"""What is particular to Close Enough's table."""

from __future__ import annotations

from collections.abc import Callable

from browser.support import Person, prepared, seat_plan
from closecall.engine.core import State

Come = Callable[..., Person]


def between(state: State) -> bool:
    """Seat 0 holds three cards, and may lock its face-up card before giving one."""
    if state.actors() != (0,):
        return False
    kinds = {state.game.move(action).text.split(":")[0] for action in state.legal(0)}
    return {"give", "lock"} <= kinds


def test_a_token_between_taking_and_giving(regular: Come) -> None:
    """Tokens light up while a card is to be given; one is laid, and giving goes on."""
    somebody = regular()
    begun = prepared("close-enough", 3, between)
    code = somebody.make("close-enough", seat_plan("me", "bot", "bot"), start_from=begun)
    page = somebody.sit_at(code)
    lit = page.locator(".toks button.legal")
    lit.first.wait_for()
    page.locator(".toks button.legal[aria-label*=Lock]").first.click()
    half = page.locator(".dock .mid button", has_text="Lock")
    if half.count() > 0:
        half.click()
    main = page.locator(".dock .go .btn.primary:enabled")
    main.filter(has_text="Lock").click()
    page.wait_for_selector(".own .lk")
    page.locator(".own .cards button.legal").first.click()
    main.click()
    page.locator(".own .inc").wait_for(state="detached")
