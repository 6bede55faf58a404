"""A finished match is reviewed, looked through miss by miss, and its mistakes are tried again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from server.support import Visitor, run

from browser.support import (
    DESKTOP,
    PHONE,
    Clicker,
    Person,
    ask,
    becomes,
    eventually,
    faults,
    prepared,
    seat_plan,
    sideways,
)
from closecall import protocol as p
from closecall.engine.core import State

Come = Callable[..., Person]
LYING_PHONE = (844, 390)
LOW_PHONE = (740, 320)
MOVES = 30


def careless(somebody: Person) -> str:
    """A match of Poof that was played at random until the other side gave up; its code."""
    looks: list[State] = []

    def long_enough(state: State) -> bool:
        if looks and looks[-1] is not state:
            looks.clear()  # another match
        looks.append(state)
        return len(looks) > MOVES

    start = prepared("poof", 2, long_enough, options={"rounds": 1})
    code = somebody.make("poof", seat_plan("me", "me"), start_from=start, options={"rounds": 1})

    async def give_up() -> None:
        seat = Visitor(somebody.url, somebody.secret).sit(code, 1)
        await seat.open()
        await seat.send(p.Resign(MOVES))

    run(give_up())
    return code


def reviewed(somebody: Person, code: str) -> dict[str, Any]:
    """The review, once it is made."""
    where = f"{somebody.url}/api/matches/{code}/review"

    def look() -> Any:
        found = ask(where, None, somebody.secret)
        return found if found["state"] == "done" else None

    review: dict[str, Any] = eventually(somebody.page, look, "the review")["review"]
    return review


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def check_look(page: Page) -> None:
    assert faults(page) == []
    assert sideways(page) <= 0
    assert "explain-" not in page.locator("body").inner_text(), "a reason without its words"


def test_review_and_lessons(person: Come) -> None:
    somebody = person()
    code = careless(somebody)
    page = somebody.go(f"/m/{code}/result")
    page.get_by_role("link", name="Review", exact=True).click()  # one tap asks for it
    page.wait_for_selector(".player .chart")
    review = reviewed(somebody, code)
    own = [each for each in review["decisions"] if each["seat"] == 0]
    misses = [each for each in own if each["grade"] in ("inaccuracy", "mistake", "blunder")]
    assert len(misses) >= 3, "the fixed match has some"
    assert page.locator(".marks i").count() == len(misses)
    look_through(page, misses)
    by_keys(page, review["steps"])
    for size in (PHONE, LYING_PHONE):
        resized(page, size)
        page.wait_for_selector(".player .line:visible")
        check_look(page)
    on_a_phone(page)
    resized(page, DESKTOP)
    mistakes = [each for each in review["decisions"] if each["grade"] in ("mistake", "blunder")]
    learn(somebody, page, code, mistakes)  # both seats are this person's


def test_a_replay_shows_who_had_given_up_then(person: Come) -> None:
    """What came of somebody later is not told at the beginning."""
    somebody = person()
    code = careless(somebody)
    page = somebody.go(f"/m/{code}/replay?at=0&seat=0")
    rival = page.locator(".board section.seat").first
    rival.wait_for()
    page.get_by_text(f"{MOVES + 1}", exact=False).first.wait_for()
    assert "Gave up" not in rival.inner_text()
    assert rival.locator("svg.bot, .bot").count() == 0
    page = somebody.go(f"/m/{code}/replay?at={MOVES + 1}&seat=0")
    page.locator(".board section.seat", has_text="Gave up").wait_for()


def on_a_phone(page: Page) -> None:
    """What is better is in sight, its reason a tap away, and the buttons share one row."""
    resized(page, PHONE)
    page.keyboard.press("n")
    lit = page.locator(".board .hinted, .board .hint").first
    lit.wait_for()
    controls = page.locator(".player").bounding_box()
    card = lit.bounding_box()
    assert controls and card
    assert card["y"] >= 0 and card["y"] + card["height"] <= controls["y"]
    buttons = page.locator(".pl-row button:visible")
    middles = [
        box["y"] + box["height"] / 2 for each in buttons.all() if (box := each.bounding_box())
    ]
    assert len(middles) == 7 and max(middles) - min(middles) < 2
    page.locator(".player .line").click()
    page.locator(".side .judged").get_by_text("Better:").wait_for()
    page.keyboard.press("Escape")


def look_through(page: Page, misses: list[dict[str, Any]]) -> None:
    """From miss to miss by key; what is better glows, is said, and can be linked to."""
    misses = [each for each in misses if each["step"] > 0]  # the replay begins at 0
    for each in misses[:2]:
        page.keyboard.press("n")
        page.wait_for_url(f"**/replay?at={each['step']}*")
        page.wait_for_selector(f".judged h2 >> text=Decision {each['number']} of")
        page.wait_for_selector(".board .hinted, .board .hint")
        assert page.evaluate("scrollY") == 0, "on a desktop nothing needs to be moved"
        slider = page.get_by_role("slider")
        assert "better:" in (slider.get_attribute("aria-valuetext") or "")
    page.keyboard.press("p")
    page.wait_for_url(f"**/replay?at={misses[0]['step']}*")
    page.get_by_label("Show the better move on the table").uncheck()
    page.wait_for_selector(".board .hinted", state="detached")
    page.get_by_label("Show the better move on the table").check()
    page.wait_for_selector(".board .hinted, .board .hint")
    page.get_by_role("button", name="All cards", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".side .held .thing")
    kept = "() => document.activeElement.innerText"
    assert page.evaluate(kept) == "All cards", "the keyboard stays where it was"
    page.wait_for_url("**seat=open*")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "one screen"
    nothing_covered(page)
    check_look(page)
    for size in (PHONE, LYING_PHONE):  # there they take the place of the chart
        resized(page, size)
        page.wait_for_selector(".player .held .thing")
        assert not page.locator(".chart").is_visible()
        nothing_covered(page)
        check_look(page)
    resized(page, DESKTOP)
    page.wait_for_selector(".side .held .thing")
    page.get_by_role("button", name="What you knew").click()
    page.wait_for_selector(".held", state="detached")


def nothing_covered(page: Page) -> None:
    """The table ends where the controls begin, or can be scrolled up to there."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    board, controls = (page.locator(each).bounding_box() for each in (".board", ".player"))
    assert board and controls
    assert board["y"] + board["height"] <= controls["y"] + 1
    inner = "(board) => board.scrollTo(0, board.scrollHeight)"
    page.locator(".board").evaluate(inner)
    hand = page.locator(".board .own").last.bounding_box()
    assert hand and hand["y"] + hand["height"] <= controls["y"] + 1
    page.evaluate("scrollTo(0, 0)")


def test_cards_laid_open_can_be_scrolled_to_by_keys(person: Come) -> None:
    """On a low screen the table scrolls, and nothing that lies on it can be touched."""
    somebody = person(size=LOW_PHONE)
    start = prepared("five-to-close", 4, lambda state: len(state.legal(state.actors()[0])) > 9)
    seats = seat_plan("me", "bot", "bot", "bot")
    code = somebody.make("five-to-close", seats, start_from=start)

    async def give_up() -> None:
        seat = Visitor(somebody.url, somebody.secret).sit(code, 0)
        await seat.open()
        await seat.send(p.Resign(somebody.match(code)["seq"]))

    run(give_up())
    eventually(somebody.page, lambda: somebody.match(code)["state"] == "over", "the end")
    page = somebody.go(f"/m/{code}/replay?seat=open")
    page.locator(".player .held .thing").first.wait_for()
    becomes(page, lambda: faults(page), list, "with all cards open")
    board = page.locator("#board")
    hidden = "(board) => board.scrollHeight > board.clientHeight + 1"
    assert board.evaluate(hidden), "there is something to scroll"
    assert board.get_attribute("tabindex") == "0"
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    becomes(
        page, lambda: board.get_attribute("tabindex"), lambda: "-1", "what need not be scrolled"
    )


def by_keys(page: Page, last: int) -> None:
    """To the end, to the beginning, and a step: no pointer is needed."""
    for key, step in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/replay?at={step}*")
        assert page.get_by_role("slider").input_value() == str(step)


def learn(somebody: Person, page: Page, code: str, lessons: list[dict[str, Any]]) -> None:
    """Each mistake comes up; a try is answered; at the end it is counted."""
    page.goto(f"{somebody.url}/m/{code}/learn")
    clicker = Clicker(page)
    for number, _ in enumerate(lessons, 1):
        page.wait_for_selector(f".lesson >> text={number} of {len(lessons)}")
        if number == 1:
            heat = page.locator(".lesson [role=status] .heat")
            while not heat.count():
                clicker.step()
            page.wait_for_function(
                "() => !document.querySelector('.lesson .heat:not([class*=\" \"])')"
            )
            told = page.locator(".lesson [role=status]").all_inner_texts()
            assert len(told) == 2 and "Find something better" not in told[1], "heard once is enough"
            assert "weigh" not in told[1], "every legal move is answered"
            for size in (PHONE, LYING_PHONE, DESKTOP):
                resized(page, size)
                check_look(page)
        show = page.get_by_role("button", name="Show me")
        if show.count():
            show.click()
        page.wait_for_selector(".board .hinted, .board .hint")
        assert page.locator(".dock").count() == 0, "nobody is waited for, nothing can be played"
        page.wait_for_function("() => document.activeElement.closest('.lesson') !== null")
        last = number == len(lessons)
        page.get_by_role("button", name="See how it went" if last else "Next one").click()
    page.wait_for_selector(".end .big")
    assert f"of {len(lessons)}" in page.locator(".end .big").inner_text()
    assert page.locator(".end li").count() == len(lessons)
    assert faults(page) == []
