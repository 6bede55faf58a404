"""Clocks, worked out from the times of the steps: any node arrives at the same figures.

A clock runs while the game waits for its seat. Times during which no server ran do not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from closecall.protocol import ClockFace, Clocks, SeatClock

Pauses = Sequence[tuple[int, int]]


def now_ms() -> int:
    """Return the server's time."""
    return time.time_ns() // 1_000_000


def elapsed(began: int, ended: int, pauses: Pauses) -> int:
    """Return milliseconds between two moments while a server ran."""
    spent = ended - began
    for pause_began, pause_ended in pauses:
        spent -= max(0, min(ended, pause_ended) - max(began, pause_began))
    return max(0, spent)


class Timer:
    """The clocks of one match."""

    def __init__(self, clocks: Clocks, seats: int, pauses: Pauses) -> None:
        self._clocks = clocks
        self._pauses = pauses
        self.used = [0] * seats
        self._since: list[int | None] = [None] * seats
        self._reacting = [False] * seats

    def waits_for(
        self, actors: Iterable[int], mover: int | None, at: int, reacts: Callable[[int], bool]
    ) -> None:
        """Start the clocks of the seats the game waits for after a step."""
        waiting = set(actors)
        for seat, since in enumerate(self._since):
            if since is not None and (seat == mover or seat not in waiting):
                if not self._reacting[seat]:
                    self.used[seat] += elapsed(since, at, self._pauses)
                self._since[seat] = None
            if seat in waiting and self._since[seat] is None:
                self._since[seat] = at
                self._reacting[seat] = self._clocks.reaction is not None and reacts(seat)

    def stop(self, at: int) -> None:
        """Stop all clocks: the match is over."""
        self.waits_for((), None, at, lambda seat: False)

    def not_after(self, at: int) -> None:
        """Let clocks that were started in the future, by a clock set back since, run from now."""
        self._since = [None if since is None else min(since, at) for since in self._since]

    def left(self, seat: int, at: int) -> SeatClock:
        """Return the time a seat has left."""
        since = self._since[seat]
        spent = 0 if since is None else elapsed(since, at, self._pauses)
        reacting = self._reacting[seat] and since is not None
        clocks = self._clocks
        return SeatClock(
            running=since is not None,
            move=_left(clocks.move, 0 if reacting else spent),
            match=_left(clocks.match, self.used[seat] + (0 if reacting else spent)),
            reaction=_left(clocks.reaction, spent if reacting else 0) if reacting else None,
        )

    def face(self, at: int, behind: int = 0) -> ClockFace:
        """Return all clocks at a moment, as seen by a viewer `behind` milliseconds late."""
        return ClockFace(at, [self.left(seat, at - behind) for seat in range(len(self.used))])

    def run_out(self, at: int, seats: Iterable[int]) -> list[tuple[int, bool]]:
        """Return those of these seats whose time is up, and whether it was their time to react."""
        return [
            (seat, self._reacting[seat])
            for seat in seats
            if self._since[seat] is not None and self._next(seat, at) <= 0
        ]

    def next_deadline(self, at: int, seats: Iterable[int]) -> int | None:
        """Return milliseconds until the next clock of these seats runs out, if nobody moves."""
        waits = [self._next(seat, at) for seat in seats if self._since[seat] is not None]
        finite = [wait for wait in waits if wait < NEVER]
        return max(0, min(finite)) if finite else None

    def is_up(self, seat: int, at: int) -> bool:
        """Return whether a seat has used up its time for the match or for its current move."""
        left = self.left(seat, at).match
        return (left is not None and left <= 0) or bool(self.run_out(at, [seat]))

    def _next(self, seat: int, at: int) -> int:
        left = self.left(seat, at)
        if left.reaction is not None:
            return left.reaction
        if self._reacting[seat]:
            return NEVER
        return min(NEVER if each is None else each for each in (left.move, left.match))


NEVER = 1 << 60


def _left(seconds: int | None, spent: int) -> int | None:
    return None if seconds is None else max(0, seconds * 1000 - spent)
