"""Everything that concerns seats, put together."""

from __future__ import annotations

from closecall.server.match.tables import Tables
from closecall.server.seats import finding
from closecall.server.seats.desk import Desk
from closecall.server.seats.hosting import Hosting
from closecall.server.seats.making import Making
from closecall.server.seats.showing import Showing
from closecall.server.seats.sitting import Sitting
from closecall.server.seats.starting import Starting
from closecall.server.security import Budgets
from closecall.server.settings import Settings
from closecall.server.store.base import GuestRow, Whole


class Seats:
    """Making matches, sitting down, getting up, starting, playing again."""

    def __init__(self, tables: Tables, settings: Settings, budgets: Budgets) -> None:
        self._desk = desk = Desk(tables, settings, budgets)
        self.showing = Showing(desk)
        self.starting = Starting(desk)
        self.sitting = Sitting(desk, self.starting, self.showing)
        self.making = Making(desk, self.sitting, self.starting, self.showing)
        self.hosting = Hosting(desk, self.sitting)

    async def find(
        self, name: str, guesser: str, secret: str | None, guest: GuestRow | None
    ) -> Whole:
        """Return the match with this id or code. `guesser`: the address that asks, or the guest."""
        return await finding.find(self._desk, name, guesser, secret, guest)
