"""Frames on their way out, and the ordinary message on its way in. Compiled: every move has four
of the former and one of the latter.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from closecall.server.sockets.mask import apply_mask

LARGEST_BACKLOG: Final = 512 * 1024
"""Bytes waiting for a slow reader; beyond that it is dropped and can resume."""

MOST_AT_ONCE: Final = 64
"""Frames for one socket in one turn; those who missed a lot get it in several goes."""

MASKED_TEXT: Final = 0x81
"""First byte of a final text frame."""


class Line(Protocol):
    """The socket that frames leave through."""

    transport: Any
    close_sent: bool


class Outbox:
    """Frames that go out when a turn of the event loop has done its other work.

    Making frames is our work, sending them the kernel's; each is quicker when the other does
    not interrupt it, and several frames for one socket are sent in one go.
    """

    __slots__ = ("_call_soon", "_full")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._full: list[Outgoing] = []

    def add(self, outgoing: Outgoing) -> None:
        """Send what a socket has, once this turn is over."""
        if not self._full:
            self._call_soon(self._post)
        self._full.append(outgoing)

    def _post(self) -> None:
        full, self._full = self._full, []
        for outgoing in full:
            outgoing.post()


class Outgoing:
    """The frames that wait for the end of this turn, for one socket."""

    __slots__ = ("_frames", "_line", "_outbox", "backed_up", "gone")

    def __init__(self, outbox: Outbox, line: Line) -> None:
        self._outbox = outbox
        self._line = line
        self._frames: list[bytes] = []
        self.backed_up = False
        """Whether a lot waits to be sent."""
        self.gone = False
        """Whether the connection is lost."""

    def push(self, frame: bytes) -> bool:
        """Send a whole frame at the end of this turn; False when the reader is gone or hopelessly
        slow.
        """
        if self.gone:
            return False
        frames = self._frames
        if not frames:
            self._outbox.add(self)
        frames.append(frame)
        if len(frames) >= MOST_AT_ONCE:
            self.post()
        return not self.backed_up or self._backlog() < LARGEST_BACKLOG

    def post(self) -> None:
        """Send what waits, unless the connection is being closed."""
        frames, line = self._frames, self._line
        if frames and not line.close_sent:
            transport = line.transport
            if not transport.is_closing():
                transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        frames.clear()

    def _backlog(self) -> int:
        waiting: int = self._line.transport.get_write_buffer_size()
        return waiting

    def waiting(self) -> int:
        """Return how many frames wait for the end of this turn."""
        return len(self._frames)


def whole_text(data: bytes, most: int) -> bytes | None:
    """Return the text in these bytes; None if they are not one masked, final text frame.

    `most`: the longest text that may come.
    """
    size = len(data)
    if size < 6 or data[0] != MASKED_TEXT:
        return None
    length, start = data[1] - 0x80, 6  # a mask is announced by the highest bit
    if length == 126 and size > 8:
        length, start = data[2] << 8 | data[3], 8
        if length > most:
            return None
    elif not 0 <= length < 126:
        return None
    if size != length + start:
        return None
    text: bytes = apply_mask(data[start:], data[start - 4 : start])
    return text
