"""Things that happen at the same time, in the order in which they would do harm."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from closecall.client import bot, free, me
from closecall.engine.core import State
from closecall.server import protocol as p
from closecall.server.broker import Bus, MemoryBroker
from closecall.server.node import Node
from closecall.server.protocol import Level, NewMatch, SeatPlan
from closecall.server.security import new_id
from closecall.server.settings import Settings
from closecall.server.store import Store, open_store
from closecall.server.store.base import Done, GuestRow, SeatRow, Step, Whole
from closecall.server.table import Table
from server.support import GENEROUS, LiveServer, guest, run
from server.test_play import at_seq

DEADLINE = 30.0


# --- Nodes without a network, and what is seen at their tables ------------------------------------


class Eyes:
    """Somebody who looks at a table."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.seen: list[dict[str, Any]] = []
        self.dropped: int | None = None

    def push(self, frame: bytes) -> None:
        self.seen.append(msgspec.json.decode(frame[frame.index(b"{") :]))

    def drop(self, code: int, reason: str) -> None:
        self.dropped = code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.seen if message["type"] == kind]


class FirstMove:
    """A bot that plays what comes first, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    async def choose(self, state: State, seat: int, level: Level) -> int:
        assert seat in state.actors(), "a bot was asked that has nothing to decide"
        self.asked.append((state.moves, seat))
        return next(a for a in state.legal(seat) if state.game.move(a).text != "pooftastrophe")

    def close(self) -> None:
        """Nothing to let go of."""


async def until(true: Callable[[], object]) -> None:
    """Wait for something that is about to happen."""
    async with asyncio.timeout(DEADLINE):
        while not true():
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def nodes(folder: Path, count: int = 1) -> AsyncIterator[list[Node]]:
    """Nodes on one store that do nothing by themselves: tests say what happens when."""
    store = await open_store(f"sqlite:{folder / 'closecall.db'}", folder)
    bus = None if count == 1 else Bus()
    made = [Node(Settings(**GENEROUS), store, MemoryBroker(bus)) for _ in range(count)]
    for node in made:
        node.bots = FirstMove()  # type: ignore[assignment]
        await node.broker.open(node.id, node._heard, node._gap)
    try:
        yield made
    finally:
        for node in made:
            for task in list(node._tasks):
                task.cancel()
            await asyncio.gather(*node._tasks, return_exceptions=True)
        await store.close()


async def a_guest(store: Store, name: str = "Ada") -> GuestRow:
    row = GuestRow(new_id(), name, 1)
    await store.add_guest(row, new_id())
    return row


async def a_match(node: Node, *seats: SeatPlan, game: str = "poof", **wish: Any) -> str:
    host = await a_guest(node.store)
    options = {"pace": 0, "takeover": "easy", **wish}
    made = await node.seats.create(host, NewMatch(game=game, seats=list(seats), **options))
    return made.match.id


async def away(store: Store, match: str, number: int) -> None:
    """A bot plays this seat from now on; nobody is told."""
    whole = await store.match(match)
    assert whole is not None
    seat = whole.seats[number]
    assert await store.set_seat(match, left(seat), seat)


def left(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, kind="away", level="easy")


def a_move(table: Table) -> tuple[int, bytes]:
    """Somebody who is to move, and something to play that does not end the round."""
    position = table.running()
    seat = position.actors()[0]
    moves = (position.game.move(action) for action in position.legal(seat))
    return seat, msgspec.json.encode(next(m.text for m in moves if m.text != "pooftastrophe"))


class Answers:
    """Hears how attempts ended."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []

    def __call__(self, refusal: Exception | None) -> None:
        self.heard.append(None if refusal is None else str(getattr(refusal, "code", refusal)))


class HeldUp:
    """A call to the store that waits until it is let on, after it has read or before it writes."""

    def __init__(self, real: Callable[..., Any], *, reads: bool) -> None:
        self._real, self._reads = real, reads
        self.arrived, self.on = asyncio.Event(), asyncio.Event()

    async def __call__(self, *args: Any) -> Any:
        found = await self._real(*args) if self._reads else None
        self.arrived.set()
        await self.on.wait()
        return found if self._reads else await self._real(*args)


# --- Secrets --------------------------------------------------------------------------------------


def test_a_repeated_move_is_not_answered_with_the_eyes_of_another_match(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent again at a busy table, then on to the other seat of another match."""

    async def check() -> None:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        made = await ada.create("poof", [me(), free()])
        match = made.match.id
        await bob.claim(match, 1)
        both = [ada.sit(match), bob.sit(match)]
        for seat in both:
            await seat.open()
        who = (await at_seq(both[0], 0)).actors[0]
        mover, client = both[who], (ada, bob)[who]
        move = next(m for m in (await at_seq(mover, 0)).legal if m.text != "pooftastrophe")
        await mover.play(move, 0)
        own = await client.create("poof", [me("x"), me("y")])
        table = server.node.tables[match]

        async def busy(now: bool) -> None:
            table.busy = now
            if not now:
                table._go_on()

        server.call(busy(True))
        mover.raw = []
        raw = msgspec.Raw(msgspec.json.encode(move.text))
        hello = p.Hello(match=own.match.id, secret=client.secret, seat=1 - who)
        assert mover._socket is not None
        for message in (p.Play(0, raw, id=99), hello):
            await mover._socket.send(msgspec.json.encode(message), text=True)
        mine = own.match.id.encode()
        await until(lambda: any(b'"update"' in raw and mine in raw for raw in mover.raw))
        server.call(busy(False))
        await until(lambda: any(b'"ack"' in raw and b"99" in raw for raw in mover.raw))
        assert not [raw for raw in mover.raw if b'"type":"update"' in raw and match.encode() in raw]

    run(check())


# --- What is in memory, and what the store says ---------------------------------------------------


def test_an_old_reading_does_not_replace_a_newer_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"))
            table = await node.table_of(match)
            real = node.store.match
            slow = HeldUp(real, reads=True)
            node.store.match = slow  # type: ignore[method-assign]
            older = asyncio.create_task(table.refresh())
            await slow.arrived.wait()
            node.store.match = real  # type: ignore[method-assign]
            await away(node.store, match, 0)
            await table.refresh()
            slow.on.set()
            await older
            assert table.whole.seats[0].kind == "away"

    run(check())


def test_who_waited_at_a_busy_table_does_not_bring_old_seats(tmp_path: Path) -> None:
    """Woken by a table that is busy again, a reading gets behind a later one."""

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"))
            table = await node.table_of(match)
            table.busy = True
            older = asyncio.create_task(table.refresh())
            await until(lambda: table._settling)
            await away(node.store, match, 0)
            table.do(lambda: setattr(table, "busy", True))  # a move that waited between the two
            newer = asyncio.create_task(table.refresh())
            await until(lambda: len(table._settling) == 2)
            table._go_on()
            await until(lambda: len(table._waiting) == 2)
            table._go_on()
            await asyncio.gather(older, newer)
            assert table.whole.seats[0].kind == "away"

    run(check())


def test_a_match_begins_once_however_many_notice(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            match = await a_match(there, me(), free())
            table = await node.table_of(match)
            friend, whole = await a_guest(there.store, "Bob"), await there.store.match(match)
            assert whole is not None and table.fold is None
            node.broker._heard = None  # type: ignore[attr-defined]
            await there.seats.claim(whole, 1, friend, "", p.Claim())
            real = node.store.steps
            slow = HeldUp(real, reads=True)
            node.store.steps = slow  # type: ignore[method-assign]
            second = asyncio.create_task(table.refresh())
            await slow.arrived.wait()
            node.store.steps = real  # type: ignore[method-assign]
            await table.refresh()
            answers = Answers()
            seat, move = a_move(table)
            table.play(seat, 0, move, answers)
            await until(lambda: answers.heard)
            slow.on.set()
            await second
            assert answers.heard == [None] and table.seq == 1

    run(check())
