"""Questions about seats, answered from the rows of a match."""

from __future__ import annotations

from collections.abc import Collection

from closecall.protocol import BotKind
from closecall.server.match.people import seats_of
from closecall.server.store.base import GuestRow, SeatRow, Settings, Whole


def is_host(whole: Whole, guest: GuestRow | None, mine: Collection[int]) -> bool:
    """Return whether the caller is the host, by the guest secret or by that of one of the host's
    seats.
    """
    host = whole.match.host
    return (guest is not None and guest.id == host) or any(
        whole.seats[seat].guest == host for seat in mine
    )


def name_at(whole: Whole, seat: SeatRow, guest: GuestRow | None) -> str:
    """Return the name of a player who sits down without giving one."""
    if guest is None or (seat.kind == "held" and len(seats_of(whole, None, guest)) > 1):
        return seat.name
    return guest.name


def owned(seat: SeatRow) -> bool:
    """Return whether a person can come back to this seat."""
    return seat.guest is not None or seat.secret is not None


def bot_seat(number: int, level: BotKind) -> SeatRow:
    """Return a seat with a bot on it."""
    return SeatRow(number, "bot", None, level, level, None, None)


def open_seat(number: int) -> SeatRow:
    """Return a free seat."""
    return SeatRow(number, "open", None, "", None, None, None)


def driven(settings: Settings, seats: list[SeatRow]) -> bool:
    """Return whether a match with these seats goes on without people: it has bots or clocks."""
    clocks = settings.clocks
    timed = clocks.move is not None or clocks.match is not None or clocks.reaction is not None
    return timed or any(seat.kind in ("bot", "away") for seat in seats)
