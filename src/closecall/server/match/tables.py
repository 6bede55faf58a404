"""All tables of a process: each match is in memory at most once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping

from closecall.server.broker import Broker
from closecall.server.match.fold import LONG
from closecall.server.match.house import House
from closecall.server.match.notes import Note
from closecall.server.match.seat_changes import existing
from closecall.server.match.table import Table
from closecall.server.problems import Refusal
from closecall.server.store.base import Store


class Tables(House, Mapping[str, Table]):
    """The tables in memory by the id of their match, and how they get there."""

    def __init__(self, store: Store, broker: Broker, bot_workers: int) -> None:
        super().__init__(store, broker, bot_workers)
        self._broker = broker
        self.for_people: dict[str, int] = {}
        """Matches that wait for people alone, and the seq at which they were found to."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._outdated: set[str] = set()
        """Matches of which something was heard while they were being read."""

    def __getitem__(self, match: str) -> Table:
        return self._tables[match]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    # Into memory ----------------------------------------------------------------------------------

    async def load(self, match: str) -> Table:
        """Return the table of a match whose id is known; read once however many ask."""
        while True:
            found = self._tables.get(match)
            if found is not None:
                return found
            loading = self._loading.get(match)
            if loading is None:
                return await self._load(match)
            with contextlib.suppress(Exception):
                await asyncio.shield(loading)

    async def _load(self, match: str) -> Table:
        future: asyncio.Future[Table] = self.tasks.loop.create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._loading[match] = future
        try:
            await self._broker.subscribe(match)  # first: what happens while we read is heard
            table = await self._read(match)
            self._tables[match] = table
            future.set_result(table)
        except BaseException as error:
            self._outdated.discard(match)
            self._broker.unsubscribe(match)
            future.set_exception(error if isinstance(error, Exception) else Refusal("busy", ""))
            raise
        finally:
            del self._loading[match]
        if match in self._outdated:
            self._outdated.discard(match)
            self.tasks.spawn(table.sync.refresh())
            table.sync.catch_up(table.seq + 1)
        self.notes.publish(match, Note("who"))
        return table

    async def _read(self, match: str) -> Table:
        whole = await existing(self.store, match)
        steps = await self.store.steps(match)
        if len(steps) > LONG:
            table = await self.aside.run(match, Table, self, whole, steps)
        else:
            table = Table(self, whole, steps)
        if table.fold is not None and table.fold.over and whole.match.state == "running":
            await table.sync.refresh()  # its last step was durable, its end not yet
        for seat in table.board.unnoted_resignations():
            self.tasks.spawn(self.seats.resigned(match, seat))
        return table

    def heard_while_loading(self, match: str) -> None:
        """Note that another node mentioned a match that may be loading just now."""
        if match in self._loading:
            self._outdated.add(match)

    # Out of memory --------------------------------------------------------------------------------

    def left(self, match: str) -> None:
        if self._tables.pop(match, None) is not None:
            self._broker.unsubscribe(match)

    def unload(self, patience: float) -> None:
        """Unload the tables nobody needs."""
        for table in [each for each in self._tables.values() if each.idle(patience)]:
            table.let_go()
            self.left(table.id)

    # Going on -------------------------------------------------------------------------------------

    async def changed(self, match: str) -> None:
        self.for_people.pop(match, None)
        # everywhere: nodes without the match may have noted that it waits for people alone
        self.notes.publish(match, Note("changed"), everywhere=True)
        table = self._tables.get(match)
        if table is None and match in self._loading:  # what is being read may be from before
            with contextlib.suppress(Exception):
                table = await asyncio.shield(self._loading[match])
        if table is not None:
            await table.sync.refresh()
            table.queue.do(table.drive)

    async def drive(self, match: str) -> None:
        table = await self.load(match)
        table.queue.do(table.drive)
