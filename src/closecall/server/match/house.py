"""The surroundings that all tables of a process share."""

from __future__ import annotations

from abc import ABC, abstractmethod

from closecall.server.aside import Aside
from closecall.server.bots import BotPool
from closecall.server.broker import Broker
from closecall.server.match.notes import Notes
from closecall.server.match.pulse import Pulse
from closecall.server.match.seat_changes import SeatChanges
from closecall.server.metrics import Metrics
from closecall.server.security import new_id
from closecall.server.store.base import Store
from closecall.server.tasks import Tasks


class House(ABC):
    """The surroundings of a table."""

    def __init__(self, store: Store, broker: Broker, bot_workers: int) -> None:
        self.id = new_id()
        self.store = store
        self.notes = Notes(broker, self.id)
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.metrics.began = self.tasks.loop.time()
        self.bots = BotPool(bot_workers)
        self.aside = Aside()
        self.pulse = Pulse(store, self.id)
        self.seats = SeatChanges(store, self.changed, self.drive)

    @abstractmethod
    async def changed(self, match: str) -> None:
        """Tell everybody that seats or state of a match changed in the store, and go on."""

    @abstractmethod
    async def drive(self, match: str) -> None:
        """Make sure that a match's bots and clocks run here."""

    @abstractmethod
    def left(self, match: str) -> None:
        """Forget a table that has left memory by itself; the next caller loads it again."""
