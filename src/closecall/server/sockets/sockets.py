"""The ASGI side: lets sockets in and hands them over."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from closecall.protocol import (
    Answer,
    Ask,
    ClientMessage,
    Hello,
    Leave,
    MayUndo,
    Ping,
    Play,
    Point,
    React,
    Resign,
    Say,
    Sit,
    Undo,
    UndoAnswer,
    WantHint,
)
from closecall.server.live.node import Node
from closecall.server.logs import limited
from closecall.server.security import Hosts, household, origin_allowed
from closecall.server.sockets import hello, playing, talking
from closecall.server.sockets.connection import TOO_MUCH, Connection
from closecall.server.sockets.wire import EXTENSION

log = logging.getLogger("closecall.socket")

HELLO_SECONDS = 10

Scope = dict[str, Any]
_Handler = Callable[[Connection, Any], Awaitable[None]]
_HANDLERS: dict[type, _Handler] = {
    Hello: hello.hello,
    Play: playing.play,
    Undo: playing.undo,
    MayUndo: playing.may_undo,
    UndoAnswer: playing.undo_answer,
    Resign: playing.resign,
    Sit: playing.sit,
    Leave: playing.leave,
    WantHint: playing.hint,
    Say: talking.say,
    React: talking.react,
    Point: talking.point,
    Ask: talking.ask,
    Answer: talking.answer,
    Ping: talking.ping,
}


class _Handling:
    """Dispatches each message to its function."""

    def at_once(self, connection: Connection, message: ClientMessage) -> bool:
        return type(message) is Play and playing.play_at_once(connection, message)

    async def handle(self, connection: Connection, message: ClientMessage) -> None:
        await _HANDLERS[type(message)](connection, message)


_HANDLING = _Handling()


class Sockets:
    """The ASGI side: lets sockets in and hands them over."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._per_address: dict[str, int] = {}
        self._origins = node.settings.origins
        self._hosts = Hosts(node.settings)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        await receive()
        address = scope["client"][0] if scope.get("client") else ""
        code = self._turned_away(scope, address)
        await send({"type": "websocket.accept"})
        if code is not None:
            self._node.metrics.limited += 1
            if code == TOO_MUCH:
                limited(log, "connections_per_address", address)
            await send({"type": "websocket.close", "code": code})
            return
        home = household(address)
        self._per_address[home] = self._per_address.get(home, 0) + 1
        try:
            wire = scope["extensions"][EXTENSION]
            wire.forget_handshake()
            await self._serve(Connection(self._node, wire, address, _HANDLING), receive)
        finally:
            self._per_address[home] -= 1
            if not self._per_address[home]:
                del self._per_address[home]

    def _turned_away(self, scope: Scope, address: str) -> int | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if not origin_allowed(headers.get(b"origin"), headers.get(b"host"), self._origins):
            return 4003
        if headers.get(b"host") not in self._hosts:
            return 4003
        if self._node.budgets.flooders.must_wait(address):
            return TOO_MUCH
        here = self._per_address.get(household(address), 0)
        if here >= self._node.settings.connections_per_address:
            return TOO_MUCH
        return 1001 if self._node.stopping else None

    async def _serve(self, connection: Connection, receive: Any) -> None:
        metrics = self._node.metrics
        metrics.sockets += 1
        metrics.sockets_total += 1
        connection.wire.receiver = connection.receive
        connection.wire.noise = connection.noise
        loop = self._node.tasks.loop
        connection.patience = loop.call_later(HELLO_SECONDS, _expect_hello, connection)
        try:
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    break
                connection.receive_bytes()
        finally:
            connection.greeted()
            metrics.sockets -= 1
            connection.closed()


def _expect_hello(connection: Connection) -> None:
    if connection.table is None:
        connection.drop(4000, "no hello")
