"""TCP connections: how many an address may have, and how long each may take to say what it wants.

A connection costs a file descriptor before it has sent a byte. So connections are counted by
address as they arrive, headers are bounded in size and number while they arrive, and a request that
does not get finished is closed. Trusted proxies bring the connections of many people and are not
counted; they count for themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from closecall.server.logs import limited
from closecall.server.security import Proxies, household
from closecall.server.settings import Settings

log = logging.getLogger("closecall.doors")

HEADER_BYTES = 16 * 1024
MOST_HEADERS = 64
LONGEST_ADDRESS = 4 * 1024
MOST_PIPELINED = 8
"""Requests that may wait behind another one on the same connection."""
MOST_FILES = 1 << 20
RESERVED, MOST_RESERVED = 0.1, 512
"""Share of the file descriptors kept for the database, the broker and the bots, and its bound."""


def raise_file_limit() -> None:
    """Allow as many open files, hence connections, as the system lets this process have."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with contextlib.suppress(ValueError, OSError):  # then it stays as it is
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _most_connections() -> int:
    """Return the connections this process can have and still open files."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return connections_of(most)


def connections_of(files: int) -> int:
    """Return the connections a process can have that may open `files` files."""
    return files - min(int(files * RESERVED), MOST_RESERVED)


class Gate:
    """Counts the TCP connections of every address."""

    def __init__(self, settings: Settings, count: Callable[[], None]) -> None:
        self._count_limited = count
        self._each = settings.tcp_per_address
        self._all = _most_connections()
        self._proxies = Proxies(settings.trusted_proxies)
        self._count = 0
        self._by_address: dict[str, int] = {}

    def enter(self, address: str) -> Callable[[], None] | None:
        """Admit a connection and return what to call when it ends; None if it is refused."""
        key = "" if address in self._proxies else household(address)
        here = self._by_address.get(key, 0)
        if self._count >= self._all or (key and here >= self._each):
            self.refused("tcp_per_address", address)
            return None
        self._count += 1
        self._by_address[key] = here + 1
        return partial(self._leave, key)

    def _leave(self, key: str) -> None:
        self._count -= 1
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def refused(self, limit: str, address: str) -> None:
        """Count a refusal, and log it once in a while."""
        self._count_limited()
        limited(log, limit, address)


def doors(
    settings: Settings, count: Callable[[], None], must_wait: Callable[[str], bool]
) -> type[HttpToolsProtocol]:
    """Return the protocol of every HTTP connection.

    `count` is called for each that is turned away; `must_wait` tells whether an address may not
    open a socket now.
    """
    shared = {
        "gate": Gate(settings, count),
        "seconds": float(settings.request_seconds),
        "must_wait": staticmethod(must_wait),
    }
    return type("Door", (Door,), shared)


class Door(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which trusts its clients, with bounds."""

    gate: Gate
    seconds: float
    must_wait: Callable[[str], bool]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._leave: Callable[[], None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._in_headers = False
        self._fed = 0
        """Bytes that came while the headers were not complete."""
        self._known = 0
        """Bytes of address and headers read so far."""

    # Coming and going -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._leave = self.gate.enter(self._address)
        if self._leave is None:
            transport.abort()
        else:
            self._hurry()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        if self._leave is not None:
            self._leave()
            self._leave = None
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        if self.must_wait(self._address):  # before anything is set up for a socket
            self.gate.refused("messages_per_second", self._address)
            self._turn_away(429)
            return
        super().handle_websocket_upgrade()
        wire: Any = self.transport.get_protocol()
        wire.leave, self._leave = self._leave, None

    # Time -----------------------------------------------------------------------------------------

    def _hurry(self) -> None:
        """Start the client's time limit, for the headers or for the body."""
        self._rest()
        self._timer = self.loop.call_later(self.seconds, self._too_slow)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        self.gate.refused("request_seconds", self._address)
        self._turn_away(408)

    # Size -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._hurry()
        self._fed += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:  # to something we do not speak: answered as if it had not been asked for
                self._rest()
        except httptools.HttpParserError:
            self._turn_away(431 if self._too_much() else 400)
        else:
            if self._in_headers and self._fed > HEADER_BYTES:
                self._turn_away(431)

    def _too_much(self) -> bool:
        return (
            self._known > HEADER_BYTES
            or len(self.url) > LONGEST_ADDRESS
            or len(self.headers) > MOST_HEADERS
        )

    def _turn_away(self, status: int) -> None:
        """Close the connection, with a word unless an answer is under way."""
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            head = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers = True
        self._fed = self._known = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._check()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._known += len(name) + len(value)
        self._check()

    def _check(self) -> None:
        if self._too_much():
            raise httptools.HttpParserError("too much")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise httptools.HttpParserError("too many requests at once")
        super().on_headers_complete()
        self._in_headers = False
        self._hurry()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._rest()
