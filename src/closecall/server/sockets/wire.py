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

from closecall.server.sockets.slim import Flag, Mailbox

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this system
    from websockets.utils import apply_mask

EXTENSION = "closecall.wire"
LARGEST_BACKLOG = 512 * 1024
"""Bytes waiting for a slow reader; beyond that it is dropped and can resume."""

PIECE = 4 * 1024
"""Bytes parsed in one turn of the event loop: hundreds of the smallest frames."""

MOST_AT_ONCE = 64
"""Frames for one socket in one turn; those who missed a lot get it in several goes."""

Receiver = Callable[[bytes], None]


class Outbox:
    """Frames that go out when a turn of the event loop has done its other work.

    Making frames is our work, sending them the kernel's; each is quicker when the other does
    not interrupt it, and several frames for one socket are sent in one go.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Send what a socket has, once this turn is over."""
        if not self._wires:
            self._call_soon(self._post)
        self._wires.append(wire)

    def _post(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.post()


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
        "_outbox",
        "_outgoing",
        "_pending",
        "aligned",
        "app",
        "app_state",
        "asgi_version",
        "backed_up",
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
        self.backed_up = False
        """Whether a lot waits to be sent."""
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]
        self.writable.set()
        self._pending = bytearray()
        self._held = False
        self._after_close = 0
        self._outgoing: list[bytes] = []
        self._outbox = outbox_of(self.loop)

    def forget_handshake(self) -> None:
        """Let go of what nobody needs once the socket is open: kilobytes for each of thousands."""
        self.scope.clear()  # type: ignore[attr-defined]
        self.request.headers.clear()  # the parser holds on to the request itself
        del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        if self.leave is not None:
            self.leave()
            self.leave = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        receiver = self.receiver
        if receiver is None or self._pending or not self._whole_text(data):
            self._take(data)
            return
        start = 6 if data[1] & 0x7F < 126 else 8
        receiver(apply_mask(data[start:], data[start - 4 : start]))

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

    def _whole_text(self, data: bytes) -> bool:
        """Return whether this is exactly one masked, final, plain text frame and nothing is under
        way.
        """
        if len(data) < 6 or data[0] != 0x81 or not data[1] & 0x80 or not self.aligned:
            return False
        if self.conn.current_size is not None or self.conn.state is not OPEN or self.close_sent:
            return False
        length = data[1] & 0x7F
        if length < 126:
            return len(data) == length + 6
        if length == 126 and len(data) > 8:
            length = int.from_bytes(data[2:4], "big")
            return len(data) == length + 8 and length <= self.config.ws_max_size
        return False

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

    def push(self, frame: bytes) -> bool:
        """Send a whole frame at the end of this turn; False when the reader is gone or hopelessly
        slow.
        """
        if self.close_sent or self.disconnected:
            return False
        frames = self._outgoing
        if not frames:
            self._outbox.add(self)
        frames.append(frame)
        if len(frames) >= MOST_AT_ONCE:
            self.post()
        return not self.backed_up or self.transport.get_write_buffer_size() < LARGEST_BACKLOG

    def post(self) -> None:
        """Send what waits."""
        frames = self._outgoing
        if frames and not self.disconnected and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        frames.clear()

    def pause_writing(self) -> None:
        self.backed_up = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.backed_up = False
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
