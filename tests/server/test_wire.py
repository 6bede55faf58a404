"""Frames leave at the end of a turn of the event loop: all of them, in order, in few writes."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from closecall.server.sockets.outbox import (
    LARGEST_BACKLOG,
    MOST_AT_ONCE,
    Outbox,
    Outgoing,
    whole_text,
)
from closecall.server.sockets.slim import Flag
from closecall.server.sockets.wire import Wire, outbox_of
from server.support import run


class Transport:
    """Keeps what is written to it, with as much waiting as it is told."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.waiting = 0
        self.closing = False

    def write(self, frame: bytes) -> None:
        self.written.append(frame)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closing


def wired() -> tuple[Wire, Transport]:
    """An open socket without a handshake."""
    wire, transport = Wire.__new__(Wire), Transport()
    wire.transport = transport  # type: ignore[assignment]
    wire.close_sent = wire.disconnected = False
    wire.writable = Flag()  # type: ignore[assignment]
    wire.writable.set()
    wire.outgoing = Outgoing(outbox_of(asyncio.get_running_loop()), wire)
    return wire, transport


def test_frames_of_a_turn_leave_together_and_before_whatever_was_asked_for_later() -> None:
    async def check() -> None:
        (one, first), (two, second) = wired(), wired()
        assert one.outgoing.push(b"a") and two.outgoing.push(b"b") and one.outgoing.push(b"c")
        closed: list[list[bytes]] = []
        asyncio.get_running_loop().call_soon(lambda: closed.append(list(first.written)))
        assert first.written == second.written == []
        await asyncio.sleep(0)
        assert first.written == [b"ac"] and second.written == [b"b"]
        assert closed == [[b"ac"]], "a socket that is closed right after has heard everything"
        one.outgoing.push(b"d")
        await asyncio.sleep(0)
        assert first.written == [b"ac", b"d"]

    run(check())


def test_much_at_once_leaves_in_several_goes() -> None:
    async def check() -> None:
        wire, transport = wired()
        for _ in range(MOST_AT_ONCE):
            wire.outgoing.push(b"x")
        assert transport.written == [b"x" * MOST_AT_ONCE]
        wire.outgoing.push(b"y")
        await asyncio.sleep(0)
        assert transport.written == [b"x" * MOST_AT_ONCE, b"y"]

    run(check())


def test_who_is_gone_or_hopelessly_slow_is_noticed() -> None:
    async def check() -> None:
        wire, transport = wired()
        wire.pause_writing()
        transport.waiting = LARGEST_BACKLOG - 1
        assert wire.outgoing.push(b"a")
        transport.waiting = LARGEST_BACKLOG
        assert not wire.outgoing.push(b"b")
        wire.resume_writing()
        assert wire.outgoing.push(b"c")
        transport.closing = True
        await asyncio.sleep(0)
        assert transport.written == [] and wire.outgoing.waiting() == 0
        wire.outgoing.gone = True
        assert not wire.outgoing.push(b"d") and wire.outgoing.waiting() == 0

    run(check())


def test_every_event_loop_has_its_own() -> None:
    async def outboxes() -> tuple[Outbox, Outbox]:
        loop = asyncio.get_running_loop()
        return outbox_of(loop), outbox_of(loop)

    (one, again), (other, _) = run(outboxes()), run(outboxes())
    assert one is again and one is not other


def sent(
    data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True
) -> bytes:
    """The bytes of a frame, made by another's code."""
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 1000])
def test_the_ordinary_message_is_read_at_once(length: int) -> None:
    text = bytes(i % 96 + 32 for i in range(length))
    frame = sent(text)
    assert whole_text(frame, 1000) == text
    for other in (frame[:-1], frame + b"x", frame + frame):
        assert whole_text(other, 1000) is None, "not exactly one frame"


def test_everything_else_is_left_to_the_library() -> None:
    text = b"x" * 200
    assert whole_text(sent(text), 199) is None, "too long"
    assert whole_text(sent(text, mask=False), 1000) is None
    assert whole_text(sent(text, fin=False), 1000) is None
    assert whole_text(sent(text, Opcode.BINARY), 1000) is None
    assert whole_text(sent(b"x", Opcode.PING), 1000) is None
    assert whole_text(sent(b"x" * (1 << 16)), 1 << 20) is None, "with a length of eight bytes"
    for cut in range(8):
        assert whole_text(sent(text)[:cut], 1000) is None


def test_nothing_is_sent_after_a_close() -> None:
    async def check() -> None:
        wire, transport = wired()
        wire.outgoing.push(b"a")
        wire.close_sent = True
        await asyncio.sleep(0)
        assert transport.written == [] and wire.outgoing.waiting() == 0

    run(check())
