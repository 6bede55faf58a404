"""Colour and shape of everybody at a table: a person keeps them from match to match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from closecall.protocol import MAX_SEATS
from closecall.server.store.base import SeatRow


def looks(seats: Sequence[SeatRow]) -> list[int]:
    """Return the number of each seat's look, all different.

    A person's look follows from who they are, so it stays when everybody moves one seat on. Two
    people who would look alike are told apart in an order that does not depend on their seats. The
    web app works out the look of its own guest in the same way.
    """
    several = Counter(row.guest for row in seats)
    taken: dict[int, int] = {}
    people = [row for row in seats if row.guest is not None]
    for row in sorted(people, key=lambda row: (str(row.guest), row.name, row.seat)):
        key = str(row.guest) + (row.name if several[row.guest] > 1 else "")
        _take(taken, row.seat, sum(key.encode()))
    for row in seats:
        if row.guest is None:
            _take(taken, row.seat, row.seat)
    return [taken[row.seat] for row in seats]


def _take(taken: dict[int, int], seat: int, wanted: int) -> None:
    tried = ((wanted + step) % MAX_SEATS for step in range(MAX_SEATS))
    taken[seat] = next(look for look in tried if look not in taken.values())
