"""Whole matches in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page
from server.support import ServerProcess

from browser.support import GAMES, OVER, PHONE, Clicker, Person, ask, seat_plan

Come = Callable[..., Person]



@pytest.mark.parametrize("game", GAMES)
def test_whole_match_by_clicking(person: Come, game: str) -> None:
    """One human and bots, from the first click to the result and the replay."""
    somebody = person()
    code = somebody.against_bots(game)
    page = somebody.sit_at(code)
    Clicker(page).play()
    assert somebody.match(code)["state"] == "over"
    page.click(OVER)
    page.wait_for_selector(".pod")
    page.wait_for_selector(".fair .chip.good")
    assert page.locator(".fair li").count() == 4
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".player")
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url("**/replay?at=1*")


def test_play_now_is_one_click(person: Come) -> None:
    """From the first page to a table, without anything to fill in."""
    somebody = person(size=PHONE)
    page = somebody.go("/")
    page.locator(".game[data-game=poof] .primary").click()
    page.wait_for_selector(".app .dock")


def test_two_browsers(person: Come) -> None:
    """Two people, two browsers: one makes a table, the other comes by its code; both play."""
    mira, jonas = person(name="Mira"), person(name="Jonas", size=PHONE)
    code = mira.make("poof", seat_plan("me", "open"), options={"rounds": 1})
    mira.sit_at(code)
    page = jonas.go("/")
    first = page.locator(".code input").first
    first.click()
    page.keyboard.type(code)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector(".lobby")
    page.get_by_role("button", name="Sit at seat 2").click()
    for each in (mira, jonas):
        each.page.wait_for_selector(".app .dock")
    clickers = [Clicker(mira.page, 1), Clicker(jonas.page, 2)]
    for _ in range(3000):
        if all(clicker.over() for clicker in clickers):
            break
        for clicker in clickers:
            if not clicker.over():
                clicker.step()
    assert mira.match(code)["state"] == "over"
    # they see the same end, each through their own eyes
    assert all(each.page.locator(OVER).count() == 1 for each in (mira, jonas))


def test_reload_and_second_tab_stay_in_step(person: Come) -> None:
    """Reloading keeps the seat; a second tab shows the same table."""
    somebody = person()
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    clicker = Clicker(page)
    for _ in range(12):
        clicker.step()
    page.reload()
    page.wait_for_selector(".app .dock")
    other = somebody.sit_at(code, somebody.open_page())
    other.wait_for_selector(".app .dock")
    Clicker(page).play()
    other.wait_for_selector(OVER)


def test_network_cut(person: Come) -> None:
    """The line breaks: a banner says so, and afterwards the match goes on where it stood."""
    somebody = person()
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    clicker = Clicker(page)
    for _ in range(10):
        clicker.step()
    before = somebody.match(code)["seq"]
    somebody.context.set_offline(True)
    page.evaluate("for (const s of window.__sockets ?? []) s.close()")
    page.wait_for_timeout(300)
    somebody.context.set_offline(False)
    somebody.troubles.clear()  # the browser itself complains about the cut
    page.wait_for_selector(".banner", state="detached")
    assert somebody.match(code)["seq"] >= before
    clicker.play()
    somebody.troubles[:] = [each for each in somebody.troubles if "ERR_INTERNET" not in each]


def test_server_restart(browser: Browser, own_server: ServerProcess) -> None:
    """The server is killed in the middle of a match and comes back: nothing is lost."""
    somebody = Person(browser, own_server.url)
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    clicker = Clicker(page)
    for _ in range(10):
        clicker.step()
    before = somebody.match(code)
    own_server.kill()
    page.wait_for_selector(".banner")
    own_server.start()
    page.wait_for_selector(".banner", state="detached", timeout=30_000)
    assert somebody.match(code)["seq"] >= before["seq"]
    clicker.play()
    assert somebody.match(code)["state"] == "over"
    somebody.troubles[:] = [each for each in somebody.troubles if "WebSocket" not in each]
    somebody.close()


def test_pass_and_play_hides_hands(person: Come) -> None:
    """Two people at one device: between their turns the page holds nothing of the table."""
    somebody = person()
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Jonas"}]
    code = somebody.make("poof", seats, options={"rounds": 1})
    page = somebody.sit_at(code)
    clicker = Clicker(page)
    passed = 0
    for _ in range(600):
        if clicker.over() or passed > 12:
            break
        if page.locator(".curtain").count() > 0:
            passed += 1
            assert page.locator(".app, .card, .own").count() == 0
            name = page.locator(".curtain h1").inner_text()
            page.locator(".curtain .btn").click()
            page.wait_for_selector(".app .dock")
            hand = page.locator(".own").inner_text()
            assert ("Mira" in name) != ("Jonas" in name), hand
        else:
            clicker.step()
    assert passed > 2


def test_watching(person: Come) -> None:
    """A spectator sees the table, no hand, and has nothing to press."""
    mira, jonas = person(name="Mira"), person(name="Jonas")
    code = mira.against_bots("poof")
    mira.sit_at(code)
    page = jonas.sit_at(code)
    page.wait_for_selector(".app .dock")
    assert "watching" in page.locator(".dock .say").inner_text()
    assert page.locator(".board button.legal").count() == 0
    sockets = ask(f"{jonas.url}/api/matches/{code}")["match"]["watchers"]
    assert sockets >= 1


def test_rematch(person: Come) -> None:
    """After the end the same people sit down again."""
    somebody = person()
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    Clicker(page).play()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: code not in address)
    page.wait_for_selector(".app .dock, .lobby")


def test_play_on_from_a_moment(person: Come) -> None:
    """A finished match goes on from its third move, against bots."""
    somebody = person()
    code = somebody.against_bots("poof")
    Clicker(somebody.sit_at(code)).play()
    page = somebody.go(f"/m/{code}/replay?at=3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: code not in address)
    page.wait_for_selector(".app .dock")


def test_keyboard_alone(person: Come) -> None:
    """A whole match without a mouse: Tab, arrows, Enter, Ctrl+Enter."""
    somebody = person()
    code = somebody.against_bots("poof")
    page = somebody.sit_at(code)
    page.locator("#board").focus()
    for _ in range(4000):
        if page.locator(OVER).count() > 0:
            break
        press_a_key(page)
    assert somebody.match(code)["state"] == "over"


def press_a_key(page: Page) -> None:
    """Tab to the next thing that can be picked; pick it, play it."""
    if page.locator(".dock .go .btn.primary:enabled").count() > 0:
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(20)
        return
    if page.locator(".tally .btn.primary").count() > 0:
        page.keyboard.press("Escape")
        return
    if page.locator(".board button.legal").count() == 0:
        page.wait_for_timeout(30)
        return
    on = page.evaluate("document.activeElement?.matches('.board button.legal') ?? false")
    page.keyboard.press("Enter" if on else "Tab")
