"""Sitting down, getting up, and coming back."""

from __future__ import annotations

import msgspec

from closecall.protocol import Claim, MatchForMe
from closecall.server.match.people import same_owner, seats_of
from closecall.server.match.seat_changes import Change, seat_at, without_person
from closecall.server.problems import Refusal
from closecall.server.seats.desk import Desk
from closecall.server.seats.rows import name_at, owned
from closecall.server.seats.showing import Showing
from closecall.server.seats.starting import Starting
from closecall.server.security import SEAT_PREFIX, clean_text, hashed, new_secret
from closecall.server.store.base import GuestRow, SeatRow, Whole


class Sitting:
    """Changes of seats, stored and announced to everybody."""

    def __init__(self, desk: Desk, starting: Starting, showing: Showing) -> None:
        self._desk = desk
        self._tables = desk.tables
        self._starting = starting
        self._showing = showing

    async def claim(
        self, whole: Whole, number: int, guest: GuestRow | None, secret: str, claim: Claim
    ) -> MatchForMe:
        """Take an open seat, one that is held for this guest, or your own one back."""
        seat = seat_at(whole, number)
        given: dict[str, str] = {}
        if number in seats_of(whole, secret, guest):
            if seat.kind == "held":
                await self.sit(whole, seat, guest, claim, given)
            else:
                await self.take_back(whole.match.id, number)
                await self._starting.start_if_full(whole.match.id)
            return await self._showing.shown(whole.match.id, guest, given, secret)
        if whole.match.state != "open":
            raise Refusal("not_open", "The match has started; its seats are taken.")
        if seat.kind != "open" or guest is None:
            raise Refusal("seat_taken", f"Seat {number} is not free.")
        if await self._desk.store.guests.kept_out(guest.id, whole.match.id):
            raise Refusal(
                "removed", "The host removed you from this table. Ask them to open a seat for you."
            )
        await self.sit(whole, seat, guest, claim, given)
        return await self._showing.shown(whole.match.id, guest, given, secret)

    async def sit(
        self,
        whole: Whole,
        seat: SeatRow,
        guest: GuestRow | None,
        claim: Claim,
        given: dict[str, str],
    ) -> None:
        secret = new_secret(SEAT_PREFIX)
        name = name_at(whole, seat, guest)
        sitting = msgspec.structs.replace(
            seat,
            kind="person",
            guest=seat.guest if guest is None else guest.id,
            name=name if claim.name is None else clean_text(claim.name, "name"),
            level=None,
            secret=seat.secret or hashed(secret),
            nonce=claim.nonce,
        )
        if not await self._desk.store.set_seat(whole.match.id, "open", sitting, seat):
            raise Refusal("seat_taken", f"Somebody was quicker at seat {seat.seat}.")
        if seat.secret is None:
            given[str(seat.seat)] = secret
        await self._tables.changed(whole.match.id)
        await self._starting.start_if_full(whole.match.id)

    async def renew_secret(self, whole: Whole, number: int, guest: GuestRow) -> MatchForMe:
        """Issue a new secret for your own seat; only a hash of the old one was kept."""
        seat = seat_at(whole, number)
        secret = new_secret(SEAT_PREFIX)
        renewed = msgspec.structs.replace(seat, secret=hashed(secret))
        if not await self._desk.store.set_seat(whole.match.id, whole.match.state, renewed, seat):
            raise Refusal("busy", f"Seat {number} is just changing hands; please try again.")
        await self._tables.changed(whole.match.id)
        return await self._showing.shown(whole.match.id, guest, {str(number): secret})

    async def arrive(self, whole: Whole, number: int, guest: GuestRow | None) -> None:
        """Welcome the owner of a seat: a held seat becomes theirs, a bot's goes back to them."""
        seat = seat_at(whole, number)
        if seat.kind == "held":
            await self.sit(whole, seat, guest, Claim(), {})
        elif seat.kind == "away" and not seat.resigned:
            await self.take_back(whole.match.id, number)
        elif whole.match.state == "open":
            await self._starting.start_if_full(whole.match.id)

    async def take_back(self, match: str, number: int) -> None:
        """Take your own seat back from the bot, unless its time is up: used time stays used."""
        table = await self._tables.load(match)

        def back(_: Whole, seat: SeatRow) -> SeatRow | None:
            if seat.resigned:
                raise Refusal("resigned", "This seat has resigned.")
            if seat.kind != "away" or not owned(seat):  # its person is forgotten
                return None
            if table.board.time_is_up(number):
                raise Refusal("time_is_up", "Your time is up; the bot makes this move.")
            return msgspec.structs.replace(seat, kind="person", level=None)

        await self._tables.seats.change(match, number, back)

    async def leave(self, match: str, number: int, whose: SeatRow | None = None) -> None:
        """Get up: the seat is open again, or a bot plays on. `whose`: only while it is theirs."""

        def up(whole: Whole, seat: SeatRow) -> SeatRow | None:
            if whose is not None and not same_owner(whose, seat):
                return None
            if whole.match.state == "running" and whole.match.settings.takeover is None:
                raise Refusal(
                    "no_takeover", "At this table no bot plays for people; resign instead."
                )
            return without_person(whole, seat)

        await self._tables.seats.get_up(match, number, up)

    async def assign(self, match: str, number: int, change: Change) -> None:
        """Change a seat before the start; the match begins if it was the last one missing."""
        await self._tables.seats.change(match, number, change)
        await self._starting.start_if_full(match)

    async def forget_guest(self, guest: GuestRow) -> None:
        """Forget a guest; bots play on for them.

        They get up first: if the server dies in between they are still known and can ask again.
        Their words go before that: a seat of a match that has not started is nobody's afterwards.
        """
        await self._desk.store.guests.unsay(guest.id)
        for match in await self._desk.store.guests.matches_of(guest.id):
            await self._vacate(match, guest.id)
        for match in await self._desk.store.guests.forget(guest.id):
            await self._vacate(match, None)  # where they sat down again meanwhile
            await self._tables.changed(match)

    async def _vacate(self, match: str, owner: str | None) -> None:
        def up(whole: Whole, seat: SeatRow) -> SeatRow | None:
            theirs = not owned(seat) if owner is None else seat.guest == owner
            return without_person(whole, seat) if theirs else None

        whole = await self._desk.store.match(match)
        for seat in () if whole is None else whole.seats:
            if whole is not None and up(whole, seat) is not None:
                await self._tables.seats.get_up(match, seat.seat, up)
