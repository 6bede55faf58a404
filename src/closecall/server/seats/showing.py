"""A match as a viewer may know it."""

from __future__ import annotations

from closecall.protocol import Match, MatchForMe
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import PRESENT, deal_known, horizon, known
from closecall.server.match.people import public, seats_of
from closecall.server.match.seat_changes import existing
from closecall.server.seats.desk import Desk
from closecall.server.seats.rows import is_host
from closecall.server.store.base import GuestRow, Whole


class Showing:
    """Shows matches that need not be in memory."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tables = desk.tables

    async def shown(
        self,
        match: str,
        guest: GuestRow | None,
        given: dict[str, str] | None = None,
        secret: str | None = None,
    ) -> MatchForMe:
        """Return a match with what only this guest, or the holder of this seat secret, may know."""
        whole = await existing(self._desk.store, match)
        return await self.told(whole, guest, given, secret)

    async def told(
        self,
        whole: Whole,
        guest: GuestRow | None,
        given: dict[str, str] | None = None,
        secret: str | None = None,
    ) -> MatchForMe:
        """Return the same of a match that was read just now."""
        mine = seats_of(whole, secret, guest)
        host = is_host(whole, guest, mine)
        removed = await self._removed(whole, guest, mine, host)
        return MatchForMe(await self.public(whole, mine), mine, host, given or {}, removed)

    async def _removed(
        self, whole: Whole, guest: GuestRow | None, mine: list[int], host: bool
    ) -> list[str]:
        """Return the names of those the host keeps out, as long as somebody could be let in.

        The host reads them all, and others their own alone: no seat need be offered to them.
        """
        guests = self._desk.store.guests
        if whole.match.state != "open":
            return []
        if host:
            return await guests.names_kept_out(whole.match.id)
        if guest is None or mine or not await guests.kept_out(guest.id, whole.match.id):
            return []
        return [guest.name]

    async def public(self, whole: Whole, mine: list[int]) -> Match:
        """Return a match as far as a viewer with these seats may know it.

        With who is here, if this node knows.
        """
        moment = horizon(whole, mine, now_ms())
        table = self._tables.get(whole.match.id)
        then, seq = known(whole, moment), await self._seq(whole, moment)
        if table is None:
            return public(then, seq=seq)
        return table.company.public(then, seq)

    async def _seq(self, whole: Whole, moment: int) -> int:
        """Return the number of steps before a horizon."""
        match = whole.match.id
        if moment == PRESENT and match in self._tables:
            return self._tables[match].seq
        if moment != PRESENT and not deal_known(whole, moment):
            return 0
        return (await self._desk.store.heads([match], moment)).get(match, 0)
