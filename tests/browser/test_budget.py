"""What pages cost on the network: bytes and requests, counted on the wire."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from select import select
from threading import Thread
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from server.support import ServerProcess

from browser.support import GAMES, Person, eventually
from browser.test_offline import is_kept

Come = Callable[..., Person]
HOME_BYTES = 70_000
HOME_REQUESTS = 12
TABLE_BYTES = 60_000
WHOLE_BYTES = 77_000
"""The same with the first positions over the socket, and what is kept in case of an update: our own
ceiling, with room for positions that differ by half a kilobyte from match to match."""
LANGUAGES = ("en", "de", "fr", "it")


METHODS = (b"GET ", b"POST ", b"PUT ", b"PATCH ", b"DELETE ", b"HEAD ")


class Wire:
    """Stands between browser and server and counts what goes through, whoever asked for it.

    The browser's own count of a page leaves out what its service worker fetches.
    """

    def __init__(self, server: str) -> None:
        self.answers: list[tuple[str, int]] = []
        """Addresses asked for, and the bytes of their answers with all headers."""
        self._behind = (urlsplit(server).hostname, urlsplit(server).port)
        self._ears = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._ears.getsockname()[1]}"
        self._ear = Thread(target=self._listen)
        self._ear.start()

    @property
    def bytes(self) -> int:
        """All that came so far."""
        return sum(size for _, size in self.answers)

    @property
    def asked(self) -> list[str]:
        """The addresses asked for so far."""
        return [path for path, _ in self.answers]

    def of(self, kind: str) -> list[str]:
        """The addresses asked for so far that contain `kind`."""
        return [path for path in self.asked if kind in path]

    def close(self) -> None:
        """Take no more connections."""
        self._ears.shutdown(socket.SHUT_RDWR)
        self._ears.close()
        self._ear.join()

    def _listen(self) -> None:
        with suppress(OSError):  # closed
            while True:
                browser, _ = self._ears.accept()
                Thread(target=self._carry, args=(browser,)).start()

    def _carry(self, browser: socket.socket) -> None:
        """One connection, to its end: a browser asks again only after the answer."""
        with browser, socket.create_connection(self._behind) as server, suppress(OSError):
            place = -1
            while True:
                for source in select([browser, server], [], [])[0]:
                    if not (data := source.recv(1 << 16)):
                        return
                    if source is browser and data.startswith(METHODS):
                        place = len(self.answers)
                        self.answers.append((data.split(b" ", 2)[1].decode(), 0))
                    elif source is server:
                        path, size = self.answers[place]
                        self.answers[place] = (path, size + len(data))
                    (server if source is browser else browser).sendall(data)


@pytest.fixture
def wire(table_server: ServerProcess) -> Iterator[Wire]:
    """A wire to the server that counts."""
    made = Wire(table_server.url)
    yield made
    made.close()


def open_home(somebody: Person, wire: Wire) -> None:
    """The home page, for the first time in this browser, with everything it wants and keeps."""
    wire.answers.clear()  # the test itself made a guest
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    is_kept(page)
    somebody.has_all()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_download(person: Come, wire: Wire, lang: str) -> None:
    """The home page and everything it loads and keeps, in the one language it is read in."""
    open_home(person(wire.url, lang=lang, worker=True), wire)
    print(f"home in {lang}: {wire.bytes} bytes, {len(wire.asked)} requests")
    assert 0 < wire.bytes <= HOME_BYTES
    assert len(wire.asked) <= HOME_REQUESTS, wire.asked
    words = [name for other in LANGUAGES for name in wire.of(f"/assets/{other}-")]
    assert len(words) == 1, words
    assert f"/assets/{lang}-" in words[0]


def kept_for_later(server: ServerProcess) -> list[str]:
    """What the worker fetches at a quiet moment, in case the server is updated during a match."""
    with urlopen(f"{server.url}/worker.js") as answer:
        listed = re.search(r"AT_A_TABLE = (\[.*\])", answer.read().decode())
    assert listed
    paths: list[str] = json.loads(listed[1])
    return paths


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_table(
    person: Come, table_server: ServerProcess, wire: Wire, game: str
) -> None:
    """A table costs little more, and brings no other game with it."""
    somebody = person(wire.url, worker=True)
    open_home(somebody, wire)
    before = len(wire.answers)
    page = somebody.page
    page.locator(f".game[data-game={game}] .primary").click()
    page.wait_for_selector(".app .dock")
    later = kept_for_later(table_server)
    eventually(page, lambda: set(later) <= set(wire.asked), "everything the worker keeps")
    somebody.has_all()
    is_kept(page)
    more = wire.answers[before:]
    files = sum(size for path, size in more if path not in ("/api/socket", *later))
    whole = sum(size for _, size in more)
    print(f"{game}: {files} bytes more, {whole} with the socket and what is kept for later")
    assert 0 < files <= TABLE_BYTES
    assert whole <= WHOLE_BYTES
    assert not [path for path, _ in more if re.fullmatch(r"/api/matches/\w+", path)]
    assert wire.of(f"/assets/{game}-")
    assert not [name for other in GAMES if other != game for name in wire.of(f"/assets/{other}-")]
