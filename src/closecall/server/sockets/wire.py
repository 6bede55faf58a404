"""uvicorn's WebSocket protocol with a short cut for what happens thousands of times a second.

Whole frames that were encoded once go straight to the transport, and the ordinary incoming message
(one unfragmented text frame) goes straight to its receiver, without a queue and a task switch in
between. Everything else (handshake, fragments, pings, closing, errors) is left to the original.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from closecall.server.sockets.outbox import LARGEST_BACKLOG, Outbox, Outgoing, whole_text
from closecall.server.sockets.slim import Flag, Mailbox

EXTENSION = "closecall.wire"
PIECE = 4 * 1024
"""Bytes parsed in one turn of the event loop: hundreds of the smallest frames."""

Receiver = Callable[[bytes], None]


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """Return the one outbox of an event loop."""
    found = _outboxes.get(loop)
    if found is None:
        found = _outboxes[loop] = Outbox(loop)
    return found


class Wire(WebSocketsSansIOProtocol):
    """A socket whose application can send and receive without going through ASGI."""

    # The fields of the original, too: with more than thirty in its dictionary an object takes
    # 1.5 KB instead of a few hundred bytes.
    __slots__ = (
        "_after_close",
        "_held",
        "_pending",
        "aligned",
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "conn",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "logger",
        "loop",
        "outgoing",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "receiver",
        "root_path",
        "scheme",
        "server",
        "tasks",
        "transport",
        "writable",
    )

    noise: Callable[[], None] | None = None
    """Told of every frame that is no message, so that it counts as one."""
    leave: Callable[[], None] | None = None
    """To be called when the connection is gone: it no longer counts against its address."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.receiver: Receiver | None = None
        self.aligned = True
        """Whether all that came in so far ended with the end of a frame."""
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]
        self.writable.set()
        self._pending = bytearray()
        self._held = False
        self._after_close = 0
        self.outgoing = Outgoing(outbox_of(self.loop), self)

    def forget_handshake(self) -> None:
        """Let go of what nobody needs once the socket is open: kilobytes for each of thousands."""
        self.scope.clear()  # type: ignore[attr-defined]
        self.request.headers.clear()  # the parser holds on to the request itself
        del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        self.outgoing.gone = True
        if self.leave is not None:
            self.leave()
            self.leave = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        receiver = self.receiver
        if receiver is not None and self._quiet():
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                receiver(text)
                return
        self._take(data)

    def _quiet(self) -> bool:
        """Return whether nothing is under way, so that the next bytes begin a frame."""
        if not self.aligned or self._pending or self.close_sent:
            return False
        return self.conn.current_size is None and self.conn.state is OPEN

    def _take(self, data: bytes) -> None:
        """Take what is not an ordinary message; a lot of it is parsed piece by piece."""
        if self.close_sent:
            self._after_close += len(data)
        if len(self._pending) + self._after_close > LARGEST_BACKLOG:
            self.transport.abort()
        elif self._pending:  # its turn comes
            self._pending += data
        elif len(data) <= PIECE:
            self.aligned = self.aligned and self._ends_a_frame(data)
            super().data_received(data)
        else:
            self.aligned = False
            self._pending += data
            self._take_piece()

    def _take_piece(self) -> None:
        piece = bytes(self._pending[:PIECE])
        del self._pending[:PIECE]
        if self.transport.is_closing():
            self._pending.clear()
            return
        super().data_received(piece)
        if self._pending:
            self._stop_reading()
            self.loop.call_soon(self._take_piece)
        elif not self._held:
            self._read_again()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        if self.noise is not None:
            self.noise()

    def _ends_a_frame(self, data: bytes) -> bool:
        """Return whether the last frame in these bytes is complete.

        The first one starts with them.
        """
        if not self.handshake_initiated:
            return data.endswith(b"\r\n\r\n")
        at = 0
        while at + 2 <= len(data):
            length = data[at + 1] & 0x7F
            head = 2 + (4 if data[at + 1] & 0x80 else 0) + {126: 2, 127: 8}.get(length, 0)
            if length >= 126:
                length = int.from_bytes(data[at + 2 : at + head - 4], "big")
            at += head + length
        return at == len(data)

    def send_receive_event_to_app(self) -> None:
        if self.receiver is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.receiver(bytes(data))

    def pause_writing(self) -> None:
        self.outgoing.backed_up = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.outgoing.backed_up = False
        super().resume_writing()

    def hold(self) -> None:
        """Stop reading until `go_on`: a client that sends faster than we work has to wait."""
        self._held = True
        self._stop_reading()

    def _stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        self._held = False
        if not self._pending:
            self._read_again()

    def _read_again(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
