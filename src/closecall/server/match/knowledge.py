"""A viewer's knowledge of a match at a moment. Every surface asks here, none decides by itself.

A seat knows the present. Everybody else is behind by the delay the table agreed on: they know the
match as it stood at their *horizon*. What happened later (steps, the end and all that follows from
it, resignations, talk) does not exist for them yet. Who sits where and who is connected is no
secret of the match and comes at once; so does everything before the start. A *sealed* match is one
of many with the same deal: until it is unsealed others know nothing of how it went.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

import msgspec

from closecall.server.problems import Refusal
from closecall.server.store.base import SeatRow, Step, Whole

PRESENT = 1 << 62
"""The horizon of a viewer from whom nothing is withheld."""
LONGEST_DELAY = 3600 * 1000


def horizon(whole: Whole, mine: Collection[int], now: int) -> int:
    """Return the moment up to which a viewer who holds the seats `mine` may know a match."""
    row = whole.match
    delay = delay_of(whole)
    if mine or row.started is None:
        return PRESENT
    if sealed(whole, now):
        return row.started - 1
    return PRESENT if delay == 0 else max(now - delay, row.started - 1)


def sealed(whole: Whole, now: int) -> bool:
    """Return whether others may still have to play the same deal: nobody learns its seed then."""
    return now < whole.match.settings.sealed_until


def delay_of(whole: Whole) -> int:
    """Return by how many milliseconds spectators are behind."""
    return whole.match.settings.watch.delay * 1000


def known(whole: Whole, moment: int) -> Whole:
    """Return a match as it stood at a horizon."""
    seats = tuple(_seat_then(seat, moment) for seat in whole.seats)
    then = Whole(whole.match, seats)
    ended = whole.match.ended
    return unended(then) if ended is not None and ended > moment else then


def known_to(whole: Whole, mine: Collection[int], now: int) -> Whole:
    """Return a match as far as a viewer who holds the seats `mine` may know it."""
    return known(whole, horizon(whole, mine, now))


def unended(whole: Whole) -> Whole:
    """Return a match that is over, with nothing that says so."""
    row = msgspec.structs.replace(
        whole.match, state="running", ended=None, result=None, rematch=None
    )
    return Whole(row, whole.seats)


def _seat_then(seat: SeatRow, moment: int) -> SeatRow:
    if seat.resigned_at <= moment:
        return seat
    return msgspec.structs.replace(seat, kind="person", level=None, resigned_at=0)


def deal_known(whole: Whole, moment: int) -> bool:
    """Return whether the deal, the first thing to see of a match, lies before a horizon."""
    return whole.match.started is not None and whole.match.started <= moment


def happened(whole: Whole, step: Step) -> int:
    """Return when a step was played here: moves a match went on from are older than its start."""
    return max(step.at, whole.match.started or 0)


def known_steps(whole: Whole, steps: list[Step], moment: int) -> list[Step]:
    """Return the steps before a horizon; refused as long as not even the deal is."""
    if not deal_known(whole, moment):
        raise Refusal("not_running", "Spectators of this match cannot see its beginning yet.")
    return list(takewhile(lambda step: happened(whole, step) <= moment, steps))
