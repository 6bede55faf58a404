"""Coming back to a table: what somebody missed meanwhile."""

from __future__ import annotations

from closecall.server.match import frames
from closecall.server.match.board import Board
from closecall.server.match.fold import LONG, Fold, fold
from closecall.server.match.house import House
from closecall.server.match.queue import Queue

MISSED = 30
"""Missed updates that are sent one by one to a viewer who comes back."""


class Comeback:
    """Updates of the past for those who were there before."""

    __slots__ = (
        "_board",
        "_house",
        "_queue",
    )

    def __init__(self, board: Board, queue: Queue, house: House) -> None:
        self._board = board
        self._queue = queue
        self._house = house

    async def missed(self, seq: int, audience: int | None, whose: str) -> list[bytes]:
        """Return the updates after `seq`, without the current one, once nothing is under way.

        `whose`: the line in which this waits when the match is long.
        """
        found: list[bytes] = []
        while True:
            await self._queue.settled()
            head = self._board.seq
            found += await self._between(seq, audience, whose)
            if self._board.seq == head and not self._queue.busy:
                return found
            seq = max(seq, head - 1) if seq >= 0 else seq  # it went on while we read

    async def _between(self, seq: int, audience: int | None, whose: str) -> list[bytes]:
        head, match, whole = self._board.seq, self._board.id, self._board.whole
        if self._board.fold is None or seq < 0 or seq >= head - 1:
            return []
        first, last = max(seq + 1, head - MISSED), head - 1
        steps = await self._house.store.steps(match)
        found: list[bytes] = []

        def see(position: Fold) -> None:
            if first <= position.seq <= last:
                found.append(frames.framed(frames.past_update(match, position, audience)))

        known = [step for step in steps if step.seq <= last]
        pauses = self._house.pulse.pauses
        if len(known) > LONG:
            await self._house.aside.run(whose, fold, whole, known, pauses, see)
        else:
            fold(whole, known, pauses, see)
        return found
