"""Changes of a seat in the store that are safe against others made at the same moment."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec

from closecall.protocol import Level
from closecall.server.logs import note
from closecall.server.match.clocks import now_ms
from closecall.server.problems import Refusal
from closecall.server.store.base import SeatRow, Store, Whole

log = logging.getLogger("closecall.seats")

TRIES = 8

Change = Callable[[Whole, SeatRow], SeatRow | None]
"""What becomes of a seat; None: it stays as it is."""
Tell = Callable[[str], Awaitable[None]]


class SeatChanges:
    """Changes of seats, told to everybody: `changed` and `drive` are for the match they concern."""

    def __init__(self, store: Store, changed: Tell, drive: Tell) -> None:
        self._store = store
        self._changed = changed
        self._drive = drive

    async def change(self, match: str, number: int, change: Change) -> SeatRow | None:
        """Change a seat; None if there was nothing to change."""
        for _ in range(TRIES):
            whole = await existing(self._store, match)
            seat = seat_at(whole, number)
            changed = change(whole, seat)
            if changed is None:
                return None
            if await self._store.set_seat(match, whole.match.state, changed, seat):
                _note(match, seat, changed)
                await self._changed(match)
                return changed
        raise Refusal("busy", "This seat is busy. Please try again.")

    async def get_up(self, match: str, number: int, change: Change) -> None:
        """Change a seat; if a bot plays it then, the match goes on without its person."""
        changed = await self.change(match, number, change)
        if changed is not None and changed.kind == "away":
            await self._drive(match)

    async def time_up(self, match: str, number: int) -> None:
        """Hand a seat to its bot: the clock ran out."""
        await self.get_up(match, number, without_person)

    async def resigned(self, match: str, number: int) -> None:
        """Hand a seat to its bot: the player resigned."""
        now = now_ms()

        def give_up(whole: Whole, seat: SeatRow) -> SeatRow | None:
            if seat.resigned:
                return None
            return msgspec.structs.replace(
                seat, kind="away", level=_takeover(whole), resigned_at=now
            )

        await self.change(match, number, give_up)


async def existing(store: Store, match: str) -> Whole:
    """Return a match by its id, refused when it is gone."""
    whole = await store.match(match)
    if whole is None:
        raise Refusal("unknown_match", "There is no such match.")
    return whole


def seat_at(whole: Whole, number: int) -> SeatRow:
    """Return a seat of a match by its number."""
    if not 0 <= number < len(whole.seats):
        raise Refusal("unknown_seat", f"Seats of this match are 0 to {len(whole.seats) - 1}.")
    return whole.seats[number]


def without_person(whole: Whole, seat: SeatRow) -> SeatRow | None:
    """Return a seat whose person gets up: open before the start, a bot's afterwards."""
    if whole.match.state == "open" and seat.kind in ("person", "held"):
        return SeatRow(seat.seat, "open", None, "", None, None, None)
    if whole.match.state == "running" and seat.kind == "person":
        return msgspec.structs.replace(seat, kind="away", level=_takeover(whole))
    return None


def _takeover(whole: Whole) -> Level:
    return whole.match.settings.takeover or "medium"


def _note(match: str, before: SeatRow, after: SeatRow) -> None:
    if after.resigned and not before.resigned:
        note(log, "seat resigned", match=match, seat=after.seat)
    elif after.kind == "away" and before.kind != "away":
        note(log, "seat handed to a bot", match=match, seat=after.seat)
    elif before.kind == "away" and after.kind == "person":
        note(log, "seat taken back", match=match, seat=after.seat)
