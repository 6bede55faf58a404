"""The host's rights before the match starts, and the stand-in for a host who left.

The host is the guest who made the match. A host who has a seat but is not connected must not keep
the others waiting: then every seated player may start the match and dispose of seats nobody is
using, but not of those of players who are there.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from closecall import bots
from closecall.engine.errors import CloseCallError
from closecall.protocol import Give
from closecall.server.match.people import seats_of
from closecall.server.problems import Refusal, from_engine
from closecall.server.seats.desk import Desk
from closecall.server.seats.rows import bot_seat, is_host, open_seat
from closecall.server.seats.sitting import Sitting
from closecall.server.security import clean_text
from closecall.server.store.base import GuestRow, SeatRow, Whole

RENAMED = ("person", "held")


class Hosting:
    """Hosts, and people's names before the start."""

    def __init__(self, desk: Desk, sitting: Sitting) -> None:
        self._desk = desk
        self._tables = desk.tables
        self._sitting = sitting

    def _host_is_away(self, whole: Whole) -> bool:
        seats = [row.seat for row in whole.seats if row.guest == whole.match.host]
        return bool(seats) and not self._here(whole) & set(seats)

    def _here(self, whole: Whole) -> set[int]:
        table = self._tables.get(whole.match.id)
        return set() if table is None else table.company.seats()

    def check_start(self, whole: Whole, guest: GuestRow | None, mine: Collection[int]) -> None:
        """Refuse a start by somebody who may not start this table."""
        everybody = whole.match.settings.start == "seated" or whole.match.state != "open"
        if everybody or is_host(whole, guest, mine) or self._host_is_away(whole):
            return
        if any(row.guest == whole.match.host for row in whole.seats):
            raise Refusal("host_only", "Only the host can start this match.")

    async def give_seat(
        self, whole: Whole, guest: GuestRow | None, mine: Collection[int], seat: int, give: Give
    ) -> None:
        """Put a bot on a seat or open it; its person, if any, has to get up."""
        self._check_may_give(whole, guest, mine, seat)
        try:
            bots.level_number(whole.match.game, give.level)
        except CloseCallError as error:
            raise from_engine(error) from None
        if is_host(whole, guest, mine):
            await self._let_stay_out(whole, seat, give)

        def change(now: Whole, row: SeatRow) -> SeatRow | None:
            if now.match.state != "open":
                raise Refusal("not_open", "The match has started; its seats stay as they are.")
            kind = "bot" if give.kind == "bot" else "open"
            if row.kind == kind and row.level == (give.level if kind == "bot" else None):
                return None
            if kind == "open":
                return open_seat(seat)
            return bot_seat(seat, give.level)

        await self._sitting.assign(whole.match.id, seat, change)

    async def _let_stay_out(self, whole: Whole, seat: int, give: Give) -> None:
        """Keep out a guest whom the host removes; opening a seat without a person readmits them."""
        row, guests = whole.seats[seat], self._desk.store.guests
        if row.kind == "person" and row.guest is not None:
            if row.guest != whole.match.host:
                await guests.keep_out(row.guest, whole.match.id)
        elif give.kind == "open":
            await guests.invite_all(whole.match.id)

    def _check_may_give(
        self, whole: Whole, guest: GuestRow | None, mine: Collection[int], seat: int
    ) -> None:
        if is_host(whole, guest, mine):
            return
        row = whole.seats[seat]
        unused = row.kind != "person" or seat not in self._here(whole)
        if not (mine and unused and self._host_is_away(whole)):
            raise Refusal("host_only", "Only the host can give this seat away.")

    async def hand_over(self, whole: Whole, guest: GuestRow, seat: int) -> None:
        """Make the person at a seat the host."""
        if not is_host(whole, guest, ()):
            raise Refusal("host_only", "Only the host can hand the role over.")
        heir = whole.seats[seat]
        if heir.kind != "person" or heir.guest is None:
            raise Refusal("seat_taken", f"There is no person at seat {seat}.")
        most = self._desk.settings.matches_per_guest
        if await self._desk.store.live_of_host(heir.guest) >= most:
            raise Refusal("too_many", f"{heir.name} hosts {most} matches already.")
        if not await self._desk.store.set_host(whole.match.id, heir.guest, guest.id):
            raise Refusal("not_open", "The match has started, or it has another host by now.")
        await self._tables.changed(whole.match.id)

    async def rename(self, guest: GuestRow, name: str) -> str:
        """Rename a guest, also where they have sat down and the match has not started."""
        wanted = clean_text(name, "name")
        await self._desk.store.guests.rename(guest.id, wanted)

        def renamed(whole: Whole, row: SeatRow) -> SeatRow | None:
            if whole.match.state != "open" or row.guest != guest.id or row.kind not in RENAMED:
                return None
            several = len(seats_of(whole, None, guest)) > 1
            if row.name == wanted or (several and row.name != guest.name):
                return None  # others play at this device, under names of their own
            return msgspec.structs.replace(row, name=wanted)

        for match in await self._desk.store.guests.matches_of(guest.id):
            whole = await self._desk.store.match(match)
            for row in () if whole is None else whole.seats:
                if whole is not None and renamed(whole, row) is not None:
                    await self._sitting.assign(match, row.seat, renamed)
        return wanted
