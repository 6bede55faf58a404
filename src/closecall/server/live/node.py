"""One server process: the tables it has in memory, and what it tells other nodes."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import random
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from closecall.protocol import Bye
from closecall.server.aside import Aside
from closecall.server.bots import BotPool
from closecall.server.broker import Broker
from closecall.server.live.what_if import Laboratory
from closecall.server.match import frames
from closecall.server.match.clocks import now_ms
from closecall.server.match.table import LONG, Table
from closecall.server.match.talk import chat_limiter
from closecall.server.match.undo import Question
from closecall.server.metrics import Metrics
from closecall.server.problems import Refusal
from closecall.server.seats.seating import Seats
from closecall.server.security import Budgets, new_id
from closecall.server.settings import Settings
from closecall.server.store.base import Store

log = logging.getLogger("closecall.node")

T = TypeVar("T")

HEARTBEAT = 2.0
SWEEP = 3.0
PATIENCE_MS = 8_000
"""Silence of all nodes that counts as a pause, and of a driven match before another node helps."""
CLOSE_LOOK = 30.0
RECHECKED = 50
"""Matches that waited for people of which one close look asks again whether they still do: each has
to be loaded for it."""
IDLE = 20.0
PAGE = 1000
RETRY_MS = 1500


class Note(Struct, omit_defaults=True):
    """What nodes tell each other about a match. Nothing secret: it goes to sockets or nowhere."""

    kind: str
    node: str = ""
    seq: int = 0
    seats: list[int] | None = None
    seat: int = 0
    yes: bool = False
    watchers: int = 0
    body: Raw = Raw(b"")


_notes = msgspec.json.Decoder(Note)


class Node:
    """Everything of one process that matches need."""

    def __init__(self, settings: Settings, store: Store, broker: Broker) -> None:
        self.settings = settings
        self.store = store
        self.broker = broker
        self.id = new_id()
        self.loop = asyncio.get_running_loop()
        self.bots = BotPool(settings.bot_workers)
        self.aside = Aside()
        self.lab = Laboratory(self.bots, self.aside)
        self.budgets = Budgets(settings)
        self.chat_limiter = chat_limiter(settings.chat_lines_per_minute)
        self.metrics = Metrics(began=self.loop.time())
        self.seats = Seats(self)
        self.tables: dict[str, Table] = {}
        self.pauses: list[tuple[int, int]] = []
        self.stopping = False
        self._beat = now_ms()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._dirty: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._nothing_to_do: dict[str, int] = {}
        self._chance = random.Random(self.id)

    # Life -----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take up all matches that go on without people."""
        await self._wake(now_ms())
        await self.broker.open(self.id, self._heard, self._gap)
        self.spawn(self._every(HEARTBEAT, self._heartbeat))
        self.spawn(self._sweep_all(0 if not self.broker.shared else PATIENCE_MS))
        self.spawn(self._every(SWEEP, self._sweep))
        self.spawn(self._every(CLOSE_LOOK, self._look_closely))

    def say_goodbye(self) -> None:
        """Tell everybody that this node stops; they can come back to another one, or later."""
        if self.stopping:
            return
        self.stopping = True
        goodbye = frames.message(Bye(RETRY_MS))
        for table in list(self.tables.values()):
            for viewer in table.all_viewers():
                viewer.push(goodbye)
                viewer.drop(1001, "the server stops")
            table.close()

    async def stop(self) -> None:
        """Make everything durable and let go."""
        self.say_goodbye()
        settled = (table.settled() for table in list(self.tables.values()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*settled, return_exceptions=True), 5)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with contextlib.AsyncExitStack() as last:  # each of these, even if another fails
            last.push_async_callback(self.store.close)
            last.push_async_callback(self.broker.close)
            last.callback(self.bots.close)
            last.callback(self.aside.close)
            await self.store.alive(self.id, now_ms())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background; what goes wrong is logged."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.errors += 1
            log.error("background work failed", exc_info=task.exception())

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds * self._chance.uniform(0.8, 1.2))
            try:
                await work()
            except Exception:
                self.metrics.errors += 1
                log.exception("regular work failed")

    async def _heartbeat(self) -> None:
        now = now_ms()
        if self.stood_still():
            await self._wake(now)
        await self.store.alive(self.id, now)
        self._beat = now

    async def _wake(self, now: int) -> None:
        """Note a pause if no other node ran meanwhile; all clocks know of it at once."""
        self.pauses[:] = await self.store.wake(self.id, now, PATIENCE_MS)
        self._beat = now

    def stood_still(self) -> bool:
        """Whether this process or its machine has slept, and nobody has noted it yet."""
        return now_ms() - self._beat > PATIENCE_MS

    # Tables ---------------------------------------------------------------------------------------

    async def table_of(self, match: str) -> Table:
        """The table of a match whose id is known; loaded once however many ask."""
        while True:
            found = self.tables.get(match)
            if found is not None:
                return found
            loading = self._loading.get(match)
            if loading is None:
                return await self._load(match)
            with contextlib.suppress(Exception):
                await asyncio.shield(loading)

    async def _load(self, match: str) -> Table:
        future: asyncio.Future[Table] = self.loop.create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._loading[match] = future
        try:
            table = await self._read(match)
            self.tables[match] = table
            future.set_result(table)
        except BaseException as error:
            self._dirty.discard(match)
            future.set_exception(error if isinstance(error, Exception) else Refusal("busy", ""))
            raise
        finally:
            del self._loading[match]
        if match in self._dirty:
            self._dirty.discard(match)
            self.spawn(table.refresh())
            table.catch_up(table.seq + 1)
        if self.broker.shared:
            self._publish(match, Note("who"))
        return table

    async def _read(self, match: str) -> Table:
        whole = await self.store.match(match)
        if whole is None:
            raise Refusal("unknown_match", "There is no such match.")
        steps = await self.store.steps(match)
        if len(steps) > LONG:
            table = await self.aside.run(match, Table, self, whole, steps)
        else:
            table = Table(self, whole, steps)
        if table.fold is not None and table.fold.over and whole.match.state == "running":
            await table.refresh()  # its last step was durable, its end not yet
        for seat in table.unnoted_resignations():
            self.spawn(self.seats.resigned(match, seat))
        return table

    def forget(self, table: Table, *, gone: bool = False) -> None:
        """Drop a table from memory; who looks at it comes back by itself."""
        table.let_go()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for viewer in table.all_viewers():
            if gone:
                viewer.drop(4009, "the match is gone")
            else:
                viewer.drop(1012, "the match has to be loaded again")

    async def changed(self, match: str) -> None:
        """Seats or state of a match changed in the store: tell everybody, and go on."""
        self._nothing_to_do.pop(match, None)
        self._publish(match, Note("changed"))
        table = self.tables.get(match)
        if table is None and match in self._loading:  # what is being read may be from before
            with contextlib.suppress(Exception):
                table = await asyncio.shield(self._loading[match])
        if table is not None:
            await table.refresh()
            table.do(table.drive)

    async def drive(self, match: str) -> None:
        """See to it that bots and clocks of a match go on here."""
        table = await self.table_of(match)
        table.do(table.drive)

    # Regular work ---------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        await self._sweep_all(PATIENCE_MS)
        await self._follow()
        self._unload()

    async def _sweep_all(self, patience: int) -> None:
        """Take up matches that wait for bots or clocks while no node sees to it."""
        after, now = "", now_ms()
        latest = now + PATIENCE_MS if self.broker.shared else now  # others' clocks may be ahead
        while page := await self.store.quiet(now - patience, after, PAGE, latest):
            await self._take_up(page)
            after = page[-1][0]

    async def _take_up(self, quiet: list[tuple[str, int]]) -> None:
        for match, seq in quiet:
            if self._nothing_to_do.get(match) == seq or self.stopping:
                continue
            try:
                table = await self.table_of(match)
            except Refusal as refusal:
                self._nothing_to_do[match] = seq
                log.warning("a match cannot go on: %s", refusal.code)
                continue
            except Exception:
                self._nothing_to_do[match] = seq
                self.metrics.errors += 1
                log.exception("a match cannot go on")
                continue
            if table.seq < seq:
                table.catch_up(seq)
            if table.waits_for_nobody():
                table.do(table.drive)
            else:
                self._nothing_to_do[match] = seq

    async def _follow(self) -> None:
        """Messages between nodes can get lost; look where the watched matches stand."""
        if not self.broker.shared or not self.tables:
            return
        for match, seq in (await self.store.heads(list(self.tables))).items():
            table = self.tables.get(match)
            if table is not None and seq > table.seq:
                table.catch_up(seq)
        for table in list(self.tables.values()):
            table.forget_silent_nodes(10 * SWEEP)
            if table.all_viewers():
                self.publish_presence(table)
            if table.fold is None:
                await self._look_again(table)  # it may have begun

    async def _look_closely(self) -> None:
        """What got lost with a message, or with a node that died, is found here at the latest."""
        for match in list(itertools.islice(self._nothing_to_do, RECHECKED)):
            del self._nothing_to_do[match]
        await self._after_gap()

    async def _look_again(self, table: Table) -> None:
        try:
            await table.refresh()
        except Exception:  # the others are to be looked at all the same
            self.metrics.errors += 1
            log.exception("a match cannot be read again")

    def _unload(self) -> None:
        for table in [each for each in self.tables.values() if each.idle(IDLE)]:
            table.let_go()
            del self.tables[table.id]
        if len(self._nothing_to_do) > 100_000:
            self._nothing_to_do.clear()

    # Between nodes --------------------------------------------------------------------------------

    def _publish(self, match: str, note: Note) -> None:
        if self.broker.shared:
            note.node = self.id
            self.broker.publish(match, msgspec.json.encode(note))

    def publish_seq(self, match: str, seq: int) -> None:
        """The match is at this seq."""
        if self.broker.shared:
            self._publish(match, Note("seq", seq=seq))

    def publish_presence(self, table: Table) -> None:
        """Who of a match is connected here."""
        seats, watchers = table.local_presence()
        self._publish(table.id, Note("here", seats=seats, watchers=watchers))

    def publish_undo(self, match: str, question: Question) -> None:
        """Somebody here asks to take a move back."""
        self._publish(
            match,
            Note("undo", seat=question.seat, seq=question.seq, seats=sorted(question.waiting)),
        )

    def publish_undo_answer(self, match: str, seat: int, seq: int, yes: bool) -> None:
        """Somebody here answered."""
        self._publish(match, Note("undo-answer", seat=seat, seq=seq, yes=yes))

    def tell(self, table: Table, struct: Struct, seats: list[int] | None = None) -> None:
        """Send a message to everybody at a table on all nodes, or to some seats."""
        body = msgspec.json.encode(struct)
        table.tell(frames.framed(body), seats)
        self._publish(table.id, Note("tell", seats=seats, body=Raw(body)))

    def _heard(self, match: str, message: bytes) -> None:
        table = self.tables.get(match)
        if table is None and match in self._loading:
            self._dirty.add(match)
        if table is None and match not in self._nothing_to_do:
            return
        try:
            note = _notes.decode(message)
        except msgspec.MsgspecError:
            log.warning("another node said something this one does not understand")
            return
        if note.kind == "changed":
            self._nothing_to_do.pop(match, None)
        if table is not None:
            self._act_on(table, note)

    def _act_on(self, table: Table, note: Note) -> None:
        if note.kind == "seq":
            table.catch_up(note.seq)
        elif note.kind == "changed":
            self.spawn(table.refresh())
        elif note.kind == "tell":
            table.tell(frames.framed(bytes(note.body)), note.seats)
        elif note.kind == "here":
            table.heard_presence(note.node, note.seats or [], note.watchers)
        elif note.kind == "who":
            self.publish_presence(table)
            question = table.undoing.open
            if question is not None and question.mine:
                self.publish_undo(table.id, question)
        elif note.kind == "undo":
            table.undoing.asked_elsewhere(note.seat, note.seq, note.seats or [])
        elif note.kind == "undo-answer":
            table.do(partial(table.undoing.answered, note.seat, note.seq, note.yes))

    def _gap(self) -> None:
        self.spawn(self._after_gap())

    async def _after_gap(self) -> None:
        if self.broker.shared:
            for table in list(self.tables.values()):
                await self._look_again(table)
            await self._follow()
