"""Questions of others come up while one does something else: they must not be answered by it."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from browser.support import PHONE, Person, faults, my_turn_first, sit_down_together

Come = Callable[..., Person]
FOCUS_IN = "(where) => document.activeElement.matches(where)"


def asked(come: Come, before: Callable[[Page], None]) -> tuple[Person, Person]:
    """Jonas does something first, then Mira moves and asks to take it back."""
    mira, jonas = come(name="Mira"), come(name="Jonas")
    sit_down_together(mira, jonas, "closing-in", start_from=my_turn_first("closing-in"))
    before(jonas.page)
    mira.page.locator(".city button.legal").first.click()
    mira.page.locator(".dock .go .btn.primary:enabled").click()
    mira.page.locator("[aria-label=Undo][aria-disabled=false]").click()
    jonas.page.locator(".prompt").wait_for()
    return mira, jonas


def write_in_the_chat(page: Page) -> None:
    """Begin a message."""
    page.get_by_role("textbox", name="Say something").click()
    page.keyboard.type("Well")


def test_who_writes_goes_on_writing(person: Come) -> None:
    """The keyboard stays in the text field; spaces and letters answer nothing."""
    _, jonas = asked(person, write_in_the_chat)
    page = jonas.page
    assert page.evaluate(FOCUS_IN, ".chat input")
    page.keyboard.type(", what a move")
    assert page.get_by_role("textbox", name="Say something").input_value() == "Well, what a move"
    assert page.locator(".prompt").is_visible()
    assert not page.locator(".dock").is_visible(), "the question takes the dock's place"
    # it is said aloud, since the keyboard did not go there
    said = page.locator(".over [role=alert]").inner_text()
    assert "Mira would like to undo the last move" in said
    assert faults(page) == []
    page.keyboard.press("Enter")
    page.locator(".chat li", has_text="Well, what a move").wait_for()
    page.locator(".prompt").get_by_role("button", name="No").click()
    page.locator(".prompt").wait_for(state="detached")


def test_who_is_in_a_drawer_stays_there(person: Come) -> None:
    """A question leaves the keyboard in the menu, so that "Really give up?" is still asked."""

    def about_to_give_up(page: Page) -> None:
        page.get_by_role("button", name="More").click()
        page.locator("#more").get_by_role("button", name="Give up").click()

    _, jonas = asked(lambda **looks: person(unhurried=True, **looks), about_to_give_up)
    sure = jonas.page.locator("#more").get_by_role("button", name="Really give up?")
    assert sure.is_visible()
    assert jonas.page.evaluate(FOCUS_IN, "#more .armed")
    assert "Mira would like to undo" in jonas.page.locator(".over [role=alert]").inner_text()
    jonas.page.keyboard.press("Escape")
    assert jonas.page.locator(".prompt").is_visible()


def hold_time(page: Page) -> None:
    """From here on time passes only when the test says so."""
    page.clock.install()
    page.clock.pause_at(time.time() + 2)
    page.locator("#board").focus()


def test_a_question_focuses_its_card_and_takes_no_early_key(person: Come) -> None:
    """Not an answer; and within half a second of its coming up no key answers it."""
    _, jonas = asked(person, hold_time)
    page = jonas.page
    page.wait_for_function(FOCUS_IN, arg=".prompt")
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS_IN, ".prompt button.primary")
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    assert page.locator(".prompt").is_visible()
    page.clock.run_for(600)
    page.keyboard.press("Space")
    page.locator(".prompt").wait_for(state="detached")


def test_the_curtain_takes_no_early_key(person: Come) -> None:
    """Pass and play: the key that made the move must not lift the curtain for the next one."""
    somebody = person(size=PHONE)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    code = somebody.make("poof", seats, options={"rounds": 1})
    page = somebody.page
    page.clock.install()
    page.clock.pause_at(time.time() + 2)
    somebody.sit_at(code)
    page.wait_for_function(FOCUS_IN, arg=".curtain")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.locator(".curtain").is_visible()
    page.clock.run_for(600)
    page.keyboard.press("Enter")
    page.wait_for_selector(".app .dock")
