"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from closecall.protocol import Problem
from closecall.server import telemetry
from closecall.server.broker import make_broker
from closecall.server.http.rest import rest
from closecall.server.live.expiry import expire
from closecall.server.live.lag import watch_lag
from closecall.server.live.node import Node
from closecall.server.logs import limited
from closecall.server.reviews.service import Reviews
from closecall.server.security import Hosts, cross_site, headers_for
from closecall.server.settings import Settings
from closecall.server.sockets.sockets import Sockets
from closecall.server.store import open_store

log = logging.getLogger("closecall.app")


class App:
    """The ASGI application: sockets straight to their tables, everything else to Litestar."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rest = rest(settings)
        self._origins = settings.origins
        self._hosts = Hosts(settings)
        self.node: Node | None = None
        self._sockets: Sockets | None = None

    async def start(self) -> Node:
        """Open store and broker and resume running matches."""
        broker = make_broker(self.settings.broker)
        store = await open_store(self.settings.database, self.settings.data_path)
        self.node = Node(self.settings, store, broker)
        if self.settings.telemetry:
            telemetry.start(self.settings.telemetry, self.node.id)
        self.rest.state.node = self.node
        self._sockets = Sockets(self.node)
        self.rest.state.reviews = Reviews(self.node)
        try:
            await self.node.start()
            await self.rest.state.reviews.start()
        except BaseException:
            with suppress(Exception):
                await self.node.stop()
            raise
        self.node.tasks.spawn(expire(self.node))
        self.node.tasks.spawn(watch_lag(self.node.metrics.loop_lag))
        return self.node

    def count_limited(self) -> None:
        """Count a client that was turned away before its request was read."""
        if self.node is not None:
            self.node.metrics.limited += 1

    def must_wait(self, address: str) -> bool:
        """Return whether an address may not open a socket now: it has just flooded one."""
        return self.node is not None and self.node.budgets.flooders.must_wait(address)

    async def stop(self) -> None:
        """Say goodbye to every client and make everything durable."""
        if self.node is not None:
            await self.node.stop()
        if self.settings.telemetry:
            await asyncio.to_thread(telemetry.stop)  # the collector may be slow

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/api/socket" and self._sockets is not None:
            await self._sockets(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4004})

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        assert self.node is not None
        self.node.metrics.requests += 1
        address = scope["client"][0] if scope.get("client") else ""
        careful = _with_headers(scope["path"], send)
        if scope["method"] == "HEAD":  # like GET; the web server leaves the body out
            scope = {**scope, "method": "GET"}
        if not _free(scope["path"]) and not self.node.budgets.requests.take(address):
            self.node.metrics.limited += 1
            limited(log, "requests_per_minute", address)
            await _turn_away(careful, 429, TOO_FAST)
            return
        if refusal := self._foreign(scope):
            await _turn_away(careful, *refusal)
            return
        if telemetry.tracing is None:
            await self.rest(scope, receive, careful)
        else:
            await telemetry.tracing.request(self.rest, scope, receive, careful)

    def _foreign(self, scope: Any) -> tuple[int, Problem] | None:
        """Return why a request does not belong here, judging by its origin and host."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if scope["path"] != "/healthz" and host not in self._hosts:
            return 421, OTHER_HOST
        if scope["method"] not in HARMLESS and cross_site(headers, self._origins):
            return 403, OTHER_SITE
        return None


TOO_FAST = Problem("too_fast", "Too many requests; please wait a little.")
OTHER_SITE = Problem("other_site", "A page of another site cannot do that here.")
OTHER_HOST = Problem("other_site", "This server does not answer under that name.")
HARMLESS = ("GET", "HEAD", "OPTIONS")


def _free(path: str) -> bool:
    """Return whether a request does not count.

    A visit asks for dozens of the app's files at once.
    """
    return path == "/healthz" or not path.startswith(("/api", "/metrics"))


def _with_headers(path: str, send: Any) -> Any:
    async def careful(message: Any) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower(): value for name, value in message.get("headers", [])}
            wanted = headers_for(path, known.get(b"content-type", b""))
            added = [(name, value) for name, value in wanted if name not in known]
            if b"cache-control" not in known:
                added.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*message.get("headers", []), *added]}
        await send(message)

    return careful


async def _turn_away(send: Any, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[App]:
    """Run the application without a web server around it, for programs and tests."""
    app = App(settings)
    await app.start()
    try:
        yield app
    finally:
        await app.stop()
