"""Reload, a line that breaks and a server that dies in the middle of a match lose nothing."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from server.support import ServerProcess

from browser.support import (
    LISTEN,
    OVER,
    Clicker,
    Person,
    ask,
    becomes,
    eventually,
    my_turn_first,
    picture,
    seat_plan,
)

Come = Callable[..., Person]


class Line:
    """A line to a server that can go deaf, be cut and be mended."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self.deaf = False
        """What the server says is lost, what is said to it is not."""
        self.cut = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if self.cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            self._pairs.append((near, far))
            for here, there in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(here, there), daemon=True).start()

    def _pass(self, here: socket.socket, there: socket.socket) -> None:
        from_server = here.getpeername()[1] == self._to
        with contextlib.suppress(OSError):
            while data := here.recv(65536):
                if not (self.deaf and from_server):
                    there.sendall(data)
        for end in (here, there):
            end.close()

    def break_off(self) -> None:
        """Nothing goes through any more."""
        self.cut = True
        for pair in self._pairs:
            for end in pair:
                _hang_up(end)
        self._pairs.clear()

    def mend(self) -> None:
        """As if nothing had happened."""
        self.cut = self.deaf = False

    def close(self) -> None:
        """Take the line down."""
        self.break_off()
        self._listening.close()


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):  # has gone already
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@pytest.fixture
def line(table_server: ServerProcess) -> Iterator[Line]:
    """A line to the server."""
    made = Line(table_server.port)
    yield made
    made.close()


def begin(somebody: Person, game: str = "poof", **options: Any) -> tuple[str, Clicker]:
    """A match that has gone on for a while, with the player on turn."""
    code = somebody.against_bots(game, start_from=my_turn_first(game, **options))
    clicker = Clicker(somebody.sit_at(code))
    clicker.some(12)
    somebody.page.mouse.move(2, 2)  # a pointer that rests on a card shows what it would do
    somebody.page.keyboard.press("Escape")
    assert not clicker.over()
    return code, clicker


def standing(somebody: Person, code: str) -> tuple[list[str], int]:
    """All that the table shows, and how many steps the server knows, once it shows them all."""

    def look() -> tuple[list[str], int] | None:
        somebody.has_all()
        somebody.page.keyboard.press("Escape")  # the counting up of a round may stand there again
        somebody.page.evaluate("document.activeElement?.blur()")  # a thing in focus shows a trial
        seq = somebody.match(code)["seq"]
        sending = somebody.page.get_by_role("button", name="Sending").count() > 0
        shown = picture(somebody.page)
        told = max(update["seq"] for update in somebody.updates())
        rests = told == seq == somebody.match(code)["seq"]
        return (shown, seq) if rests and not sending else None

    return eventually(somebody.page, look, "a table that shows the last step")


def stands_as(somebody: Person, code: str, before: tuple[list[str], int]) -> None:
    """The table comes to show the same again."""
    becomes(somebody.page, lambda: standing(somebody, code), lambda: before)


@pytest.mark.parametrize("game", ["close-enough", "five-to-close", "poof"])
def test_reload(person: Come, game: str) -> None:
    """Reloading shows the same table, hand and log again."""
    somebody = person(worker=True)
    code, clicker = begin(somebody, game)
    before = standing(somebody, code)
    somebody.page.reload()
    somebody.page.wait_for_selector(".app")
    clicker.my_turn()
    stands_as(somebody, code, before)


def test_network_cut(person: Come, line: Line) -> None:
    """The line breaks: a banner says so, the board rests, and all is there again afterwards."""
    somebody = person(url=line.url, worker=True)
    code, clicker = begin(somebody, "close-enough")
    page = somebody.page
    before = standing(somebody, code)
    line.break_off()
    page.wait_for_selector(".banner")
    assert page.locator(".board button.legal").count() == 0
    assert page.locator(".dock .go .btn.primary:enabled").count() == 0
    line.mend()
    page.wait_for_selector(".banner", state="detached")
    clicker.my_turn()
    stands_as(somebody, code, before)
    clicker.play()
    somebody.forgive("WebSocket", "ERR_", "fetching the script")


def test_move_in_flight(person: Come, line: Line, table_server: ServerProcess) -> None:
    """The line dies while a move is on its way: it is played once, not never and not twice."""
    somebody = person(url=line.url, worker=True)
    begun = my_turn_first("closing-in")
    code = somebody.make("closing-in", seat_plan("me", "bot"), start_from=begun)
    page = somebody.sit_at(code)
    page.get_by_role("button", name="Inventory deck").click()
    before = somebody.match(code)["seq"]
    line.deaf = True
    page.locator(".dock .go .btn.primary:enabled").click()
    page.get_by_role("button", name="Sending").wait_for()
    there = f"{table_server.url}/api/matches/{code}"
    eventually(page, lambda: ask(there)["match"]["seq"] > before, "the move at the server")
    line.break_off()
    page.wait_for_selector(".banner")
    line.mend()
    page.wait_for_selector(".banner", state="detached")
    page.get_by_role("button", name="Sending").wait_for(state="detached")
    assert somebody.match(code)["seq"] == before + 1
    assert page.locator(".toast.bad").count() == 0
    somebody.forgive("WebSocket", "ERR_", "fetching the script")


AT = "() => document.activeElement.getAttribute('aria-label')"
"""What the keyboard stands on."""


def test_browser_offline(person: Come) -> None:
    """The device itself goes offline and comes back."""
    somebody = person(worker=True)
    code, clicker = begin(somebody, rounds=2)
    before = somebody.match(code)["seq"]
    somebody.page.evaluate(LISTEN)
    somebody.context.set_offline(True)
    somebody.page.locator(".banner", has_text="Trying again (3)").wait_for()
    somebody.context.set_offline(False)
    somebody.page.wait_for_selector(".banner", state="detached")
    assert somebody.match(code)["seq"] >= before
    said = [words for words in somebody.page.evaluate("window.spoken") if "onnect" in words]
    lost = "Connection lost. Trying again. Your moves are kept."
    assert said == [lost, "You are connected again."]
    clicker.play()
    somebody.forgive("WebSocket", "ERR_", "fetching the script")


def test_the_keyboard_stays_through_a_break(person: Come) -> None:
    """It comes back to the card it stood on, not to the page as such."""
    somebody = person(worker=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
    page = somebody.sit_at(somebody.make("poof", seats, lesson=True))
    cards = page.locator(".own .hand button.legal")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    stood = page.evaluate(AT)
    assert stood == cards.nth(1).get_attribute("aria-label")
    somebody.context.set_offline(True)
    page.wait_for_selector(".banner")
    somebody.context.set_offline(False)
    page.wait_for_selector(".banner", state="detached")
    page.wait_for_function(f"(stood) => ({AT})() === stood", arg=stood)
    somebody.forgive("WebSocket", "ERR_", "fetching the script")


def test_server_restart(person: Come, own_server: ServerProcess) -> None:
    """The server is killed in the middle of a match and comes back: nothing is lost."""
    somebody = person(url=own_server.url, worker=True)
    code, clicker = begin(somebody, "five-to-close")
    page = somebody.page
    before = standing(somebody, code)
    own_server.kill()
    page.wait_for_selector(".banner")
    own_server.start()
    page.wait_for_selector(".banner", state="detached")
    clicker.my_turn()
    stands_as(somebody, code, before)
    eventually(
        page, lambda: clicker.step() or somebody.match(code)["seq"] > before[1], "another step"
    )
    assert page.locator(OVER).count() == 0
    somebody.forgive("WebSocket", "ERR_", "fetching the script")
