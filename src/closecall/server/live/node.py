"""One server process: everything that matches need, from start to stop."""

from __future__ import annotations

import asyncio
import contextlib

from closecall.protocol import Bye
from closecall.server.broker import Broker
from closecall.server.live.cluster import Cluster
from closecall.server.live.sweeper import Sweeper
from closecall.server.live.what_if import Laboratory
from closecall.server.match import frames
from closecall.server.match.tables import Tables
from closecall.server.match.talk import chat_limiter
from closecall.server.seats.seats import Seats
from closecall.server.security import Budgets
from closecall.server.settings import Settings
from closecall.server.store.base import Store

HEARTBEAT = 2.0
RETRY_MS = 1500


class Node:
    """The parts of one process, and how they live and stop together."""

    def __init__(self, settings: Settings, store: Store, broker: Broker) -> None:
        self.settings = settings
        self.store = store
        self.broker = broker
        self.tables = Tables(store, broker, settings.bot_workers)
        self.id = self.tables.id
        self.tasks = self.tables.tasks
        self.aside = self.tables.aside
        self.metrics = self.tables.metrics
        self.bots = self.tables.bots
        self.lab = Laboratory(self.bots, self.aside)
        self.budgets = Budgets(settings)
        self.chat_limiter = chat_limiter(settings.chat_lines_per_minute)
        self.seats = Seats(self.tables, settings, self.budgets)
        self.sweeper = Sweeper(self.tables)
        self.cluster = Cluster(self.tables, broker, self.sweeper.gap)
        self.stopping = False

    @property
    def well(self) -> bool:
        """Whether this process runs, and what is played can be kept."""
        return not self.tables.pulse.stood_still()

    async def start(self) -> None:
        """Resume all matches that go on without people."""
        await self.tables.pulse.wake()
        await self.cluster.join()
        self.tasks.repeat(HEARTBEAT, self.tables.pulse.beat)
        self.sweeper.start()

    def say_goodbye(self) -> None:
        """Tell everybody that this node stops; they can come back to another one, or later."""
        if self.stopping:
            return
        self.stopping = self.sweeper.stopping = True
        goodbye = frames.message(Bye(RETRY_MS))
        for table in list(self.tables.values()):
            for viewer in table.audience.everybody():
                viewer.push(goodbye)
                viewer.drop(1001, "the server stops")
            table.close()

    async def stop(self) -> None:
        """Make everything durable and release all resources."""
        self.say_goodbye()
        settled = (table.queue.settled() for table in list(self.tables.values()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*settled, return_exceptions=True), 5)
        await self.tasks.stop()
        async with contextlib.AsyncExitStack() as last:  # each of these, even if another fails
            last.push_async_callback(self.store.close)
            last.push_async_callback(self.broker.close)
            last.callback(self.tables.bots.close)
            last.callback(self.aside.close)
            await self.tables.pulse.stop()
