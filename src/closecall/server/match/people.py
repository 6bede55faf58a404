"""A match as everybody may see it, and who is who at it."""

from __future__ import annotations

from collections.abc import Container

from closecall.protocol import Match, Seat
from closecall.server.match.looks import looks
from closecall.server.security import GUEST_PREFIX, hashed, same
from closecall.server.store.base import GuestRow, SeatRow, Whole


def public(whole: Whole, *, seq: int, here: Container[int] = (), watchers: int = 0) -> Match:
    """Return the public facts of a match."""
    row = whole.match
    settings = row.settings
    return Match(
        id=row.id,
        code=row.code,
        game=row.game,
        revision=row.revision,
        options=row.options,
        state=row.state,
        seats=[
            _seat(seat, seat.seat in here, look)
            for seat, look in zip(whole.seats, looks(whole.seats), strict=True)
        ],
        listed=row.listed,
        clocks=settings.clocks,
        watch=settings.watch,
        takeover=settings.takeover,
        undo=settings.undo,
        hints=settings.hints,
        chat=settings.chat,
        pace=settings.pace,
        wait=settings.wait,
        start=settings.start,
        name=settings.name,
        hosts=[seat.seat for seat in whole.seats if seat.guest == row.host],
        seq=seq,
        created=row.created,
        started=row.started,
        ended=row.ended,
        commitment=row.commitment,
        nonces=row.nonces,
        result=row.result,
        rematch=row.rematch,
        source=row.source,
        watchers=watchers,
        sealed_until=settings.sealed_until,
    )


def _seat(row: SeatRow, here: bool, look: int) -> Seat:
    present = here or row.kind == "bot"
    return Seat(row.seat, row.kind, row.name, row.level, present, row.resigned, look)


def seats_of(whole: Whole, secret: str | None, guest: GuestRow | None) -> list[int]:
    """Return the seats a secret opens: all of a guest, or the one of a seat secret."""
    if guest is not None:
        return [seat.seat for seat in whole.seats if seat.guest == guest.id]
    if secret is None or secret.startswith(GUEST_PREFIX):
        return []
    digest = hashed(secret)
    return [seat.seat for seat in whole.seats if same(seat.secret, digest)]


def is_person(seat: SeatRow) -> bool:
    """Return whether a person plays or may come back to play this seat."""
    return seat.kind in ("person", "away") and not seat.resigned


def same_owner(before: SeatRow, after: SeatRow) -> bool:
    """Return whether the seat still has the same owner."""
    if before.guest is not None and before.guest == after.guest:
        return True
    return before.secret is not None and before.secret == after.secret
