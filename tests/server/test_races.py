"""Things that happen at the same time, in the order in which they would do harm."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from asyncio import Task
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import bot, free, me
from closecall.engine.core import State
from closecall.engine.record import stream_seed
from closecall.protocol import Level, NewMatch, SeatPlan
from closecall.server import broker as broker_module
from closecall.server.bots import Choice
from closecall.server.broker import EVERYWHERE, Bus, MemoryBroker, RedisBroker
from closecall.server.live.node import Node
from closecall.server.match import ending, fold, pulse, sync
from closecall.server.match.clocks import now_ms
from closecall.server.match.notes import Note
from closecall.server.match.queue import MAX_WAITING
from closecall.server.match.table import Table
from closecall.server.match.undo import Undo
from closecall.server.problems import Refusal
from closecall.server.security import new_id
from closecall.server.settings import Settings
from closecall.server.store import Store, open_store, sqlite
from closecall.server.store.base import Done, GuestRow, SeatRow, Step
from server.support import GENEROUS, LiveServer, guest, run, set_time
from server.test_play import at_seq, heard
from server.test_undo import walk

T = TypeVar("T")

DEADLINE = 30.0


# --- Nodes without a network, and what is seen at their tables ------------------------------------


class Eyes:
    """Somebody who looks at a table."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.key: str | None = None
        self.seen: list[dict[str, Any]] = []
        self.dropped: int | None = None

    def push(self, frame: bytes) -> None:
        self.seen.append(msgspec.json.decode(frame[frame.index(b"{") :]))

    def drop(self, code: int, reason: str) -> None:
        self.dropped = code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.seen if message["type"] == kind]


class FirstMove:
    """A bot that plays what comes first, once it is let on."""

    def __init__(self) -> None:
        self.on = asyncio.Event()
        self.on.set()
        self.asked = 0
        self.asked_in_vain = 0

    async def choose(self, state: State, seat: int, level: Level, owner: str) -> Choice:
        self.asked += 1
        self.asked_in_vain += seat not in state.actors()
        moves = state.legal(seat)
        await self.on.wait()
        return Choice(next(a for a in moves if state.game.move(a).text != "pooftastrophe"))

    def close(self) -> None:
        """Nothing to let go of."""


def bots_of(node: Node) -> FirstMove:
    assert isinstance(node.tables.bots, FirstMove)
    return node.tables.bots


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
        node.tables.bots = FirstMove()  # type: ignore[assignment]
        await node.cluster.join()
    try:
        yield made
    finally:
        for node in made:
            for task in list(node.tasks._running):
                task.cancel()
            await asyncio.gather(*node.tasks._running, return_exceptions=True)
        await store.close()


async def a_guest(store: Store, name: str = "Ada") -> GuestRow:
    row = GuestRow(new_id(), name, 1)
    await store.guests.add(row, new_id())
    return row


async def a_match(node: Node, *seats: SeatPlan, game: str = "poof", **wish: Any) -> str:
    host = await a_guest(node.store)
    options = {"pace": 0, "takeover": "easy", **wish}
    made = await node.seats.making.create(host, NewMatch(game=game, seats=list(seats), **options))
    return made.match.id


async def away(store: Store, match: str, number: int) -> None:
    """A bot plays this seat from now on; nobody is told."""
    whole = await store.match(match)
    assert whole is not None
    seat = whole.seats[number]
    assert await store.set_seat(match, whole.match.state, left(seat), seat)


def left(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, kind="away", level="easy")


def a_move(table: Table) -> tuple[int, bytes]:
    """Somebody who is to move, and something to play that does not end the round."""
    position = table.board.running()
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


async def held_up(store: Store, name: str, work: Coroutine[Any, Any, T]) -> tuple[HeldUp, Task[T]]:
    """Work that has read this much from the store and waits; whoever reads after it does not."""
    slow = HeldUp(getattr(store, name), reads=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, name, slow)
        task = asyncio.create_task(work)
        await slow.arrived.wait()
    return slow, task


async def fails(*args: Any) -> Any:
    raise OSError("the database is away")


def answer_lost(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next step becomes durable, but the connection breaks before the answer."""
    real = store.append

    def broken(step: Step, done: Done) -> None:
        monkeypatch.setattr(store, "append", real)
        real(step, lambda outcome: done(OSError("connection lost")))

    monkeypatch.setattr(store, "append", broken)


def step() -> Step:
    return Step("m", 1, "move", 0, "x", 1)


async def appended(store: Store, step: Step) -> None:
    heard: list[bool | Exception] = []
    store.append(step, heard.append)
    await until(lambda: heard)
    assert heard == [True]


async def waiting_for_a_person(node: Node) -> str:
    """A match with a bot in which it is the person's turn."""
    match = await a_match(node, me(), bot("easy"))
    table = await node.tables.load(match)
    table.queue.do(table.drive)
    await until(lambda: not table.queue.busy and table.board.running().actors() == (0,))
    return match


async def after_a_walk(node: Node, *seats: SeatPlan) -> tuple[Table, int]:
    """A match of Closing In after a move that told nobody anything new, and its player."""
    return await walked(await node.tables.load(await a_match(node, *seats, game="closing-in")))


async def behind(node: Node, match: str, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table at a node that has not heard of any step yet."""
    real = node.store.steps

    async def nothing(match: str, after: int = 0) -> list[Step]:
        return []

    monkeypatch.setattr(node.store, "steps", nothing)
    table = await node.tables.load(match)
    monkeypatch.setattr(node.store, "steps", real)
    return table


async def walked(table: Table) -> tuple[Table, int]:
    position = table.board.running()
    seat = position.actors()[0]
    moves = (position.game.move(action) for action in position.legal(seat))
    about = next(m for m in moves if b'"type":"move"' in msgspec.json.encode(m))
    answers = Answers()
    table.playing.play(seat, 0, msgspec.json.encode(about), answers)
    await until(lambda: answers.heard)
    assert answers.heard == [None]
    return table, seat


# --- Secrets --------------------------------------------------------------------------------------


def test_a_repeated_move_is_not_answered_with_the_eyes_of_another_match(server: LiveServer) -> None:
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
            table.queue.busy = now
            if not now:
                table.queue.go_on()

        server.call(busy(True))
        got: list[bytes] = []
        mover.raw = got
        raw = msgspec.Raw(msgspec.json.encode(move.text))
        hello = p.Hello(match=own.match.id, secret=client.secret, seat=1 - who)
        assert mover._socket is not None
        for message in (p.Play(0, raw, id=99), hello):
            await mover._socket.send(msgspec.json.encode(message), text=True)
        mine = own.match.id.encode()
        await until(lambda: any(b'"update"' in raw and mine in raw for raw in got))
        server.call(busy(False))
        await until(lambda: any(b'"ack"' in raw and b"99" in raw for raw in got))
        assert not [raw for raw in got if b'"type":"update"' in raw and match.encode() in raw]

    run(check())


# --- What is in memory, and what the store says ---------------------------------------------------


def test_an_old_reading_does_not_replace_a_newer_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"))
            table = await node.tables.load(match)
            slow, older = await held_up(node.store, "match", table.sync.refresh())
            await away(node.store, match, 0)
            await table.sync.refresh()
            slow.on.set()
            await older
            assert table.whole.seats[0].kind == "away"

    run(check())


def test_who_waited_at_a_busy_table_does_not_bring_old_seats(tmp_path: Path) -> None:
    """Woken by a table that is busy again, a reading gets behind a later one."""

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"))
            table = await node.tables.load(match)
            table.queue.busy = True
            older = asyncio.create_task(table.sync.refresh())
            await until(lambda: table.queue._settling)
            await away(node.store, match, 0)
            table.queue.do(
                lambda: setattr(table.queue, "busy", True)
            )  # a move that waited between the two
            newer = asyncio.create_task(table.sync.refresh())
            await until(lambda: len(table.queue._settling) == 2)
            table.queue.go_on()
            await until(lambda: len(table.queue._waiting) == 2)
            table.queue.go_on()
            await asyncio.gather(older, newer)
            assert table.whole.seats[0].kind == "away"

    run(check())


def test_a_match_begins_once_however_many_notice(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            match = await a_match(there, me(), free())
            table = await node.tables.load(match)
            friend, whole = await a_guest(there.store, "Bob"), await there.store.match(match)
            assert whole is not None and table.fold is None
            await node.broker.close()  # it hears of nothing
            await there.seats.sitting.claim(whole, 1, friend, "", p.Claim())
            slow, second = await held_up(node.store, "steps", table.sync.refresh())
            await table.sync.refresh()
            answers = Answers()
            seat, move = a_move(table)
            table.playing.play(seat, 0, move, answers)
            await until(lambda: answers.heard)
            slow.on.set()
            await second
            assert answers.heard == [None] and table.seq == 1

    run(check())


def test_a_change_while_the_table_is_loaded_is_not_lost(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"))
            (await node.tables.load(match)).forget()
            slow, loading = await held_up(node.store, "steps", node.tables.load(match))
            await away(node.store, match, 0)
            changed = asyncio.create_task(node.tables.changed(match))
            await asyncio.sleep(0)
            slow.on.set()
            await changed
            assert (await loading).whole.seats[0].kind == "away"

    run(check())


def test_a_load_that_failed_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), free())
            slow = HeldUp(fails, reads=False)
            monkeypatch.setattr(node.store, "steps", slow)
            loading = asyncio.create_task(node.tables.load(match))
            await slow.arrived.wait()
            node.cluster.heard(match, msgspec.json.encode(Note("changed")))
            changed = asyncio.create_task(node.tables.changed(match))
            slow.on.set()
            await changed
            with pytest.raises(OSError, match="away"):
                await loading
            assert not node.tables._outdated and not node.tables._loading

    run(check())


# --- A match that would stand still ---------------------------------------------------------------


def test_a_crowd_that_waits_does_not_push_out_a_bots_move(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            bots = bots_of(node)
            bots.on.clear()
            match = await a_match(node, bot("easy"), bot("easy"))
            await until(lambda: bots.asked)
            table = await node.tables.load(match)
            table.queue.busy = True
            crowd = [asyncio.create_task(table.queue.settled()) for _ in range(MAX_WAITING)]
            await until(lambda: len(table.queue._waiting) == MAX_WAITING)
            bots.on.set()
            await until(lambda: len(table.queue._waiting) > MAX_WAITING)
            table.queue.go_on()
            await asyncio.gather(*crowd)
            await until(lambda: table.seq > 3)

    run(check())


def test_too_many_attempts_at_a_busy_table_are_told_so(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await a_match(node, me(), me("Bob")))
            seat, move = a_move(table)
            table.queue.busy = True
            crowd = [asyncio.create_task(table.queue.settled()) for _ in range(MAX_WAITING)]
            await until(lambda: len(table.queue._waiting) == MAX_WAITING)
            answers = Answers()
            for _ in range(MAX_WAITING):
                table.playing.play(seat, 0, move, answers)
            assert answers.heard == []
            table.playing.play(seat, 0, move, answers)
            table.playing.resign(seat, answers)
            table.undoing.want(seat, 0, answers)
            assert answers.heard == ["busy"] * 3
            table.queue.go_on()
            await asyncio.gather(*crowd)
            await until(lambda: len(answers.heard) == MAX_WAITING + 3)
            assert answers.heard.count(None) == 1 and answers.heard.count("repeated") == 255

    run(check())


def test_a_match_that_cannot_be_read_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            made = [await a_match(node, me(), bot("easy")) for _ in range(4)]
            for match in made:
                await away(node.store, match, 0)
                if match in node.tables:
                    node.tables[match].forget()
            broken, *sound = sorted(made)
            head = (await node.store.heads([broken])).get(broken, 0)
            await appended(node.store, Step(broken, head + 1, "move", 0, "nonsense", 1))
            await node.sweeper.take_up_all(-1000)
            assert broken in node.tables.for_people and broken not in node.tables
            await until(lambda: all(node.tables[match].seq > 3 for match in sound))

    run(check())


def test_a_node_looks_again_when_it_hears_of_a_match(tmp_path: Path) -> None:
    """It waited for a person, who left through a node that died at once."""

    async def check() -> None:
        async with nodes(tmp_path, 2) as [dying, node]:
            match = await waiting_for_a_person(dying)
            await node.sweeper.take_up_all(-1000)
            assert match in node.tables.for_people
            node.tables[match].forget()
            await away(dying.store, match, 0)
            dying.tables.notes.publish(match, Note("changed"), everywhere=True)
            await until(lambda: match not in node.tables.for_people)
            seq = (await dying.store.heads([match])).get(match, 0)
            await node.sweeper.take_up_all(-1000)
            await until(lambda: node.tables[match].seq > seq)

    run(check())


def test_a_node_looks_again_now_and_then_though_it_hears_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [dying, node]:
            match = await waiting_for_a_person(dying)
            await node.sweeper.take_up_all(-1000)
            await away(dying.store, match, 0)
            seq = node.tables[match].seq
            await node.sweeper.look_closely()
            await node.sweeper.take_up_all(-1000)
            await until(lambda: node.tables[match].seq > seq)

    run(check())


def test_a_bot_is_not_asked_about_a_move_that_is_under_way(tmp_path: Path) -> None:
    """Between the decision that it is to think and its beginning somebody moved."""

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await waiting_for_a_person(node)
            table = await node.tables.load(match)
            position = table.board.running()
            await away(node.store, match, 0)
            await table.sync.refresh()
            table.drive()
            table._log.move(position, 0, position.legal(0)[0], Answers(), lambda: None)
            await until(lambda: table.seq > 3)
            assert bots_of(node).asked_in_vain == 0

    run(check())


def test_a_lost_note_of_the_beginning_is_made_up_for(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            match = await a_match(there, me(), free())
            table = await node.tables.load(match)
            friend, whole = await a_guest(there.store, "Bob"), await there.store.match(match)
            assert whole is not None
            await node.broker.close()  # it hears of nothing
            await there.seats.sitting.claim(whole, 1, friend, "", p.Claim())
            assert table.fold is None
            await node.sweeper.follow()
            assert table.fold is not None

    run(check())


def test_a_lost_note_of_a_seat_is_made_up_for(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            match = await a_match(there, me(), me("Bob"))
            table, eyes = await node.tables.load(match), Eyes()
            table.company.join(eyes)
            await away(there.store, match, 0)
            for _ in range(2):
                await node.sweeper.look_closely()
            told = [m["match"]["seats"][0]["kind"] for m in eyes.of("table")]
            assert told == ["away"], "once: what is known already is no news"

    run(check())


def test_one_table_that_cannot_be_read_again_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            made = [await a_match(there, me(), me("Bob")) for _ in range(2)]
            first, second = [await node.tables.load(match) for match in made]
            await away(there.store, second.id, 0)
            monkeypatch.setattr(first.sync, "refresh", fails)
            await node.sweeper._after_gap()
            assert second.whole.seats[0].kind == "away"

    run(check())


class FlakyRedis:
    """Fails at the first pipeline."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []
        self._failed = False

    def pipeline(self, transaction: bool) -> FlakyRedis:
        self._batch: list[tuple[str, bytes]] = []
        return self

    def publish(self, channel: str, message: bytes) -> None:
        self._batch.append((channel, message))

    async def execute(self) -> None:
        if not self._failed:
            self._failed = True
            raise OSError("connection lost")
        self.sent += self._batch


def test_what_could_not_be_sent_is_sent_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broker_module, "RETRY_SECONDS", 0.0)

    async def check() -> None:
        redis, broker = FlakyRedis(), RedisBroker("redis://nowhere")
        broker._redis = redis
        broker.publish("m", b"1")
        sending = asyncio.create_task(broker._send())
        await until(lambda: redis._failed)
        broker.publish("m", b"2")
        await until(lambda: len(redis.sent) == 2)
        assert [message for _, message in redis.sent] == [b" 1", b" 2"]
        sending.cancel()

    run(check())


class Channel:
    """A subscription that was lost and renewed by the library itself."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self._messages = messages

    def pubsub(self) -> Channel:
        return self

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *error: object) -> None:
        """Nothing to close."""

    async def subscribe(self, *channels: str) -> None:
        """Confirmed by a message."""

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        for message in self._messages:
            yield message
        await asyncio.Event().wait()


def test_a_renewed_subscription_is_a_gap_and_one_bad_message_is_no_end() -> None:
    async def check() -> None:
        confirmed = {"type": "subscribe", "channel": EVERYWHERE.encode()}
        message = {"type": "message", "channel": b"closecall:m", "data": b"other x"}
        broker = RedisBroker("redis://nowhere")
        broker._redis = Channel(confirmed, message, confirmed, message)
        seen: list[str] = []

        def heard(match: str, body: bytes) -> None:
            seen.append("heard")
            raise RuntimeError("nonsense")

        ready = asyncio.Event()
        listening = asyncio.create_task(broker._listen(heard, lambda: seen.append("gap"), ready))
        await until(lambda: len(seen) == 3 or listening.done())
        assert seen == ["heard", "gap", "heard"]
        listening.cancel()

    run(check())


def test_a_reaction_clock_that_does_not_run_keeps_no_table_in_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            seats, clocks = [me(name) for name in "abcd"], p.Clocks(reaction=5)
            match = await a_match(node, *seats, game="five-to-close", clocks=clocks)
            table = await node.tables.load(match)
            assert table.board.running().timer is not None and table.idle(-1)
            moving = await a_match(node, *seats, game="five-to-close", clocks=p.Clocks(move=5))
            assert not (await node.tables.load(moving)).idle(-1)

    run(check())


def test_a_resignation_that_is_only_a_step_is_one(tmp_path: Path) -> None:
    """Whoever made the step did not come to change the seat."""

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"), me("Eve"))
            table = await node.tables.load(match)
            seat = table.board.running().actors()[0]
            _, move = a_move(table)
            answers = Answers()
            table.playing.resign(seat, answers)
            await until(lambda: answers.heard)
            await until(lambda: seat not in table.board.running().actors())
            table.playing.play(seat, 0, move, answers)
            await until(lambda: len(answers.heard) == 2)
            assert answers.heard[0] is None and answers.heard[1] in ("resigned", "repeated")
            assert not table.whole.seats[seat].resigned
            table.forget()
            await node.tables.load(match)
            await until(lambda: node.tables[match].whole.seats[seat].resigned)

    run(check())


def test_a_guest_who_is_forgotten_changes_no_result(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), free(), free(), pace=5000)
            others = [await a_guest(node.store, name) for name in ("Bob", "Eve")]
            for number, other in enumerate(others, 1):
                whole = await node.store.match(match)
                assert whole is not None
                await node.seats.sitting.claim(whole, number, other, "", p.Claim())
            table = await node.tables.load(match)
            answers = Answers()
            table.playing.resign(0, answers)
            await until(lambda: answers.heard)
            for other in others:
                await node.seats.sitting.forget_guest(other)
            assert not table.board.running().over
            table.forget()
            assert not (await node.tables.load(match)).board.begun().over

    run(check())


# --- Time during which nobody ran -----------------------------------------------------------------


class Clock:
    """The time, which a test can move on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = now_ms()
        set_time(monkeypatch, lambda: self.now)


def test_a_machine_that_slept_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            clock = Clock(monkeypatch)
            await node.tables.pulse.wake()
            match = await a_match(node, me(), me("Bob"), clocks=p.Clocks(move=30))
            table = await node.tables.load(match)
            timer, seat = table.board.running().timer, table.board.running().actors()[0]
            assert timer is not None
            fell_asleep = clock.now
            clock.now += 60_000
            table.driver._ring()  # alarms go off before anything else
            await until(lambda: not node.tasks._running)
            await node.tables.pulse.beat()
            assert node.tables.pulse.pauses == [(fell_asleep, clock.now)]
            table.driver._ring()
            await until(lambda: not node.tasks._running)
            assert timer.left(seat, clock.now).move == 30_000
            whole = await node.store.match(match)
            assert whole is not None and whole.seats[seat].kind == "person"
            clock.now += 1_000
            await node.tables.pulse.beat()
            assert len(node.tables.pulse.pauses) == 1

    run(check())


def test_while_another_node_ran_time_went_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            clock = Clock(monkeypatch)
            await node.tables.pulse.wake()
            await node.store.nodes.wake("another", clock.now, pulse.PATIENCE_MS)
            clock.now += 60_000
            await node.store.nodes.alive("another", clock.now - 1_000)
            await node.tables.pulse.beat()
            assert node.tables.pulse.pauses == [] and node.well

    run(check())


# --- The question whether a move may be taken back ------------------------------------------------


async def asked(node: Node, others: int = 1) -> tuple[Table, int]:
    """A walk that its maker wants to take back; the others are asked."""
    host = await a_guest(node.store)
    plan = [me(), *[free()] * others]
    wish = NewMatch(game="closing-in", seats=plan, takeover="easy", pace=5000)
    match = (await node.seats.making.create(host, wish)).match.id
    for number in range(1, others + 1):
        whole, guest = await node.store.match(match), await a_guest(node.store, f"Bob{number}")
        assert whole is not None
        await node.seats.sitting.claim(whole, number, guest, "", p.Claim())
    table, seat = await walked(await node.tables.load(match))
    answers = Answers()
    table.undoing.want(seat, 1, answers)
    assert answers.heard == [None] and table.undoing.open is not None
    return table, seat


def test_who_connects_hears_the_question(server: LiveServer) -> None:
    async def check() -> None:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        made = await ada.create("closing-in", [me(), free()])
        await bob.claim(made.match.id, 1)
        async with ada.sit(made.match.id) as seat:
            await seat.play(walk(await at_seq(seat, 0)))
            await seat.send(p.Undo(1))
            async with bob.sit(made.match.id) as other:
                question = await heard(other, p.UndoAsked)
                assert (question.seat, question.seq, question.waiting) == (0, 1, [1])
                await other.send(p.UndoAnswer(1, True))
                await at_seq(seat, 2)

    run(check())


def test_a_question_asked_again_keeps_its_answers(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table, seat = await asked(node, others=2)
            eyes = Eyes(0)
            table.company.join(eyes)
            first, second = sorted({0, 1, 2} - {seat})
            table.undoing.answered(first, 1, True)
            answers = Answers()
            table.undoing.want(seat, 1, answers)
            assert answers.heard == [None]
            assert [told["waiting"] for told in eyes.of("undo_asked")] == [[second]]
            table.undoing.answered(second, 1, True)
            await until(lambda: table.seq == 2)

    run(check())


def test_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table, seat = await asked(node, others=2)
            first, second = sorted({0, 1, 2} - {seat})
            table.undoing.answered(first, 1, True)
            await node.seats.sitting.leave(table.id, second)
            await until(lambda: table.seq == 2)
            last = table.board.running().last
            assert last is not None and (last.kind, last.seat) == ("undo", seat)

    run(check())


def test_a_question_reaches_a_node_that_is_still_reading_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            table, seat = await asked(there)
            here, eyes = await behind(node, table.id, monkeypatch), Eyes(1 - seat)
            here.company.join(eyes)
            assert table.undoing.open is not None
            there.tables.notes.seq(table.id, 1)
            table.undoing.repeat()
            await until(lambda: eyes.of("undo_asked"))
            assert [m["seq"] for m in eyes.of("update")] == [1]
            answers = Answers()
            here.undoing.answered(1 - seat, 1, True, answers)
            await until(lambda: table.seq == here.seq == 2)
            assert eyes.of("undo_over")[0]["granted"] is True

    run(check())


def test_a_node_that_comes_later_is_told_the_question(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [there, node]:
            table, _ = await asked(there)
            here = await node.tables.load(table.id)
            await until(lambda: here.undoing.open)
            assert here.undoing.open is not None and here.undoing.open.mine is False

    run(check())


# --- A store that fails ---------------------------------------------------------------------------


def test_what_goes_wrong_after_one_step_does_not_concern_the_rest_of_its_batch(
    database: str, tmp_path: Path
) -> None:
    async def check() -> None:
        store = await open_store(database, tmp_path)
        heard: list[bool | Exception] = []

        def breaks(outcome: bool | Exception) -> None:
            raise RuntimeError("not the store's fault")

        store.append(Step("a", 1, "move", 0, "x", 1), breaks)
        store.append(Step("b", 1, "move", 0, "x", 1), heard.append)
        store.append(Step("a", 1, "move", 0, "y", 1), breaks)
        store.append(Step("c", 1, "move", 0, "x", 1), heard.append)
        await until(lambda: len(heard) == 2)
        assert heard == [True, True]
        await store.close()

    run(check())


def test_a_script_that_cannot_be_run_does_not_concern_the_rest_of_its_batch(tmp_path: Path) -> None:
    async def check() -> None:
        store = await open_store(f"sqlite:{tmp_path / 'x.db'}", tmp_path)
        much = asyncio.create_task(store.guests.add(GuestRow("a", "A", 1 << 70), "1"))
        fine = asyncio.create_task(store.guests.add(GuestRow("b", "B", 1), "2"))
        with pytest.raises(OverflowError):
            await much
        await fine
        assert await store.guests.by_secret("2") is not None
        await store.close()

    run(check())


def test_nothing_joins_a_transaction_that_could_not_be_rolled_back() -> None:
    class Sticky(sqlite3.Connection):
        stuck = True

        def execute(self, sql: str, *args: Any) -> Any:
            if sql in ("ROLLBACK", "COMMIT") and self.stuck:
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(sql, *args)

    connection = sqlite3.connect(":memory:", isolation_level=None, factory=Sticky)
    connection.execute("CREATE TABLE steps (match, seq, kind, seat, move, at, UNIQUE (match, seq))")
    connection.execute("CREATE TABLE journal (batch)")
    job = sqlite._Script((("DELETE FROM steps", ()),), 0, None)  # type: ignore[arg-type]
    writer = sqlite.Writer(connection)
    for scripts in ([job], []):
        settled, _ = writer.commit([(step(), print)], scripts)
        assert isinstance(settled[0][1], sqlite3.Error)
    Sticky.stuck = False
    settled, _ = writer.commit([(step(), print)], [])
    assert settled[0][1] is True and not connection.in_transaction


def test_a_step_that_cannot_be_shown_sets_the_table_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await a_match(node, me(), me("Bob")))
            eyes = Eyes(0)
            table.company.join(eyes)
            monkeypatch.setattr(Undo, "step_made", lambda _: 1 / 0)
            seat, move = a_move(table)
            table.playing.play(seat, 0, move, Answers())
            await until(lambda: eyes.dropped)
            assert eyes.dropped == 1012 and table.id not in node.tables
            with pytest.raises(Refusal, match="being reloaded"):
                await table.queue.settled()
            answers = Answers()
            again = await node.tables.load(table.id)
            again.playing.play(seat, 0, move, answers)
            assert answers.heard == ["repeated"]

    run(check())


def test_a_store_that_keeps_failing_is_not_asked_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "STORE_PAUSE", 0.01)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await a_match(node, me(), me("Bob")))
            tried: list[Step] = []

            def full(step: Step, done: Done) -> None:
                tried.append(step)
                node.tasks.loop.call_soon(done, OSError("disk full"))

            real = node.store.append
            monkeypatch.setattr(node.store, "append", full)
            seat, move = a_move(table)
            answers = Answers()
            table.playing.play(seat, 0, move, answers)
            await until(lambda: answers.heard)
            assert answers.heard == ["busy"] and len(tried) == 3
            monkeypatch.setattr(node.store, "append", real)
            table.playing.play(seat, 0, move, answers)
            await until(lambda: len(answers.heard) == 2)
            assert answers.heard == ["busy", None] and table.seq == 1

    run(check())


def test_a_long_match_is_folded_again_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "STORE_PAUSE", 0.0)
    monkeypatch.setattr(sync, "LONG", 2)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await a_match(node, me(), me("Bob")))
            threads: list[str] = []

            def seed_of(*given: Any, **named: Any) -> bytes:
                threads.append(threading.current_thread().name)
                return stream_seed(*given, **named)

            monkeypatch.setattr(fold, "stream_seed", seed_of)  # what folding begins with
            answers = Answers()
            for number in range(5):
                if number in (1, 4):
                    answer_lost(node.store, monkeypatch)
                seat, move = a_move(table)
                table.playing.play(seat, number, move, answers)
                await until(lambda: table.seq == number + 1 and not table.queue.busy)  # noqa: B023
            assert answers.heard == [None] * 5
            assert len(threads) == 2, "one step was lost early, one late"
            assert threads[0] == threading.current_thread().name
            assert threads[1].startswith("aside")

    run(check())


def test_between_two_tries_there_is_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await a_match(node, me(), me("Bob")))
            real, tried = node.store.append, list[float]()

            def fails_once(step: Step, done: Done) -> None:
                tried.append(node.tasks.loop.time())
                if len(tried) == 1:
                    node.tasks.loop.call_soon(done, OSError("locked"))
                else:
                    real(step, done)

            monkeypatch.setattr(node.store, "append", fails_once)
            seat, move = a_move(table)
            answers = Answers()
            table.playing.play(seat, 0, move, answers)
            await until(lambda: answers.heard)
            assert answers.heard == [None] and tried[1] - tried[0] >= sync.STORE_PAUSE

    run(check())


def test_a_move_whose_answer_got_lost_is_made_once_and_bots_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "STORE_PAUSE", 0.0)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await waiting_for_a_person(node))
            seq = table.seq
            answer_lost(node.store, monkeypatch)
            answers = Answers()
            seat, move = a_move(table)
            table.playing.play(seat, seq, move, answers)
            await until(lambda: answers.heard)
            assert answers.heard == [None]
            await until(lambda: table.seq > seq + 1 or 0 in table.board.running().actors())
            steps = await node.store.steps(table.id, seq)
            assert [step.seat for step in steps[:1]] == [seat]

    run(check())


def test_an_undo_whose_answer_got_lost_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "STORE_PAUSE", 0.0)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table, seat = await after_a_walk(node, me(), me("me too"))
            answer_lost(node.store, monkeypatch)
            answers = Answers()
            table.undoing.want(seat, 1, answers)
            await until(lambda: answers.heard)
            table.undoing.want(seat, 1, answers)  # the client did not hear of it either
            assert answers.heard == [None, None]
            assert (table.seq, len(table.board.running().moves)) == (2, 0)

    run(check())


def test_an_undo_is_tried_again_when_the_store_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "STORE_PAUSE", 0.0)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table, seat = await after_a_walk(node, me(), me("me too"))
            real = node.store.append

            def fails_once(step: Step, done: Done) -> None:
                monkeypatch.setattr(node.store, "append", real)
                node.tasks.loop.call_soon(done, OSError("locked"))

            monkeypatch.setattr(node.store, "append", fails_once)
            answers = Answers()
            table.undoing.want(seat, 1, answers)
            await until(lambda: answers.heard)
            assert answers.heard == [None] and table.seq == 2

    run(check())


def test_the_end_is_noted_when_the_store_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "PAUSE", 0.01)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            match = await a_match(node, me(), me("Bob"))
            table = await node.tables.load(match)
            real, tries = node.store.end_match, list[int]()

            async def fails_thrice(*args: Any) -> bool:
                tries.append(1)
                if len(tries) <= 3:
                    raise OSError("away")
                return await real(*args)

            monkeypatch.setattr(node.store, "end_match", fails_thrice)
            answers = Answers()
            table.playing.resign(0, answers)
            await until(lambda: answers.heard)
            assert answers.heard == [None] and not table.idle(0)
            await until(lambda: table.whole.match.state == "over")
            assert len(tries) == 4 and table.idle(-1)

    run(check())


def test_stopping_closes_everything_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            table = await node.tables.load(await a_match(node, me(), me("Bob")))
            table.queue.busy = True
            monkeypatch.setattr(node.store.nodes, "alive", fails)
            stopping = asyncio.create_task(node.stop())
            await until(lambda: table.queue._settling)
            table.forget()
            with pytest.raises(OSError, match="away"):
                await stopping
            assert node.store._closed  # type: ignore[attr-defined]

    run(check())
