"""Regular work: matches that no node looks after, and messages lost between nodes."""

from __future__ import annotations

import itertools
import logging

from closecall.server.live.share import chosen
from closecall.server.match import pulse
from closecall.server.match.clocks import now_ms
from closecall.server.match.table import Table
from closecall.server.match.tables import Tables
from closecall.server.problems import Refusal
from closecall.server.security import new_id

log = logging.getLogger("closecall.sweeper")

EVERY = 3.0
CLOSE_LOOK = 30.0
RECHECKED = 50
"""Matches that waited for people of which one close look asks again whether they still do: each has
to be loaded for it."""
IDLE = 20.0
LONG_QUIET_MS = 600_000
"""Silence after which any node helps: the one that should have may not be able to."""
PAGE = 1000
MOST_REMEMBERED = 100_000


class Sweeper:
    """Makes sure that every match in the store goes on somewhere."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.stopping = False

    def start(self) -> None:
        """Resume what waits already, then sweep regularly."""
        tasks = self._tables.tasks
        alone = not self._tables.notes.shared
        tasks.spawn(self.take_up_all(0 if alone else pulse.PATIENCE_MS))
        tasks.repeat(EVERY, self.sweep)
        tasks.repeat(CLOSE_LOOK, self.look_closely)

    async def sweep(self) -> None:
        """Make one round."""
        await self.take_up_all(pulse.PATIENCE_MS)
        await self.follow()
        self._tables.unload(IDLE)
        if len(self._tables.for_people) > MOST_REMEMBERED:
            self._tables.for_people.clear()

    async def take_up_all(self, patience: int) -> None:
        """Resume matches that wait for bots or clocks while no node looks after them.

        Of several nodes one takes it up, so that each has its share in memory.
        """
        after, now = "", now_ms()
        shared = self._tables.notes.shared
        latest = now + pulse.PATIENCE_MS if shared else now  # others' clocks may be ahead
        while page := await self._tables.store.quiet(now - patience, after, PAGE, latest):
            nodes = await self._tables.pulse.living() if shared else ()
            for match, seq in page:
                if not shared or chosen(match, nodes) == self._tables.id:
                    await self._take_up(match, seq)
            after = page[-1][0]

    async def _help_others(self) -> None:
        """Take up some matches of other nodes that have been quiet for very long."""
        now, somewhere = now_ms(), new_id()
        latest = now + pulse.PATIENCE_MS
        for match, seq in await self._tables.store.quiet(
            now - LONG_QUIET_MS, somewhere, RECHECKED, latest
        ):
            await self._take_up(match, seq)

    async def _take_up(self, match: str, seq: int) -> None:
        for_people = self._tables.for_people
        if for_people.get(match) == seq or self.stopping:
            return
        try:
            table = await self._tables.load(match)
        except Refusal as refusal:
            for_people[match] = seq
            log.warning("match cannot go on: %s", refusal.code)
            return
        except Exception:
            for_people[match] = seq
            self._tables.metrics.errors += 1
            log.exception("match cannot go on")
            return
        if table.seq < seq:
            table.sync.catch_up(seq)
        if table.driver.waits_for_nobody():
            table.queue.do(table.drive)
        else:
            for_people[match] = seq

    async def follow(self) -> None:
        """Check where the watched matches stand: messages between nodes can get lost."""
        tables = self._tables
        if not tables.notes.shared or not tables:
            return
        for match, seq in (await tables.store.heads(list(tables))).items():
            table = tables.get(match)
            if table is not None and seq > table.seq:
                table.sync.catch_up(seq)
        for table in list(tables.values()):
            table.company.forget_silent_nodes(10 * EVERY)
            if table.audience.everybody():
                table.company.publish()
            if table.fold is None:
                await self._look_again(table)  # it may have begun

    async def look_closely(self) -> None:
        """Find what got lost with a message or with a node that died."""
        for match in list(itertools.islice(self._tables.for_people, RECHECKED)):
            del self._tables.for_people[match]
        if self._tables.notes.shared:
            await self._help_others()
        await self._after_gap()

    def gap(self) -> None:
        """Recover after a gap in the messages of other nodes."""
        self._tables.tasks.spawn(self._after_gap())

    async def _after_gap(self) -> None:
        if self._tables.notes.shared:
            for table in list(self._tables.values()):
                await self._look_again(table)
            await self.follow()

    async def _look_again(self, table: Table) -> None:
        try:
            await table.sync.refresh()
        except Exception:  # the others are to be looked at all the same
            self._tables.metrics.errors += 1
            log.exception("match cannot be reloaded")
