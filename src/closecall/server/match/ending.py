"""The end of a match: its result is durable too."""

from __future__ import annotations

import asyncio
import logging

from closecall.server.logs import note
from closecall.server.match.board import Board
from closecall.server.match.clocks import now_ms
from closecall.server.match.house import House
from closecall.server.match.queue import Queue

log = logging.getLogger("closecall.table")

PAUSE = 1.0
LONGEST_PAUSE = 60.0


class Ending:
    """Notes the end of one match, on any node."""

    __slots__ = (
        "_board",
        "_house",
        "_queue",
        "under_way",
    )

    def __init__(self, board: Board, queue: Queue, house: House) -> None:
        self._board = board
        self._queue = queue
        self._house = house
        self.under_way = False

    async def note(self) -> bool | None:
        """Return whether it was us who noted the end; None when the store failed."""
        position, match = self._board.fold, self._board.id
        assert position is not None
        try:
            noted = await self._house.store.end_match(match, "over", position.outcome, now_ms())
        except Exception:
            log.exception("end of match could not be saved")
            return None
        self._house.metrics.finished += noted
        if noted:
            about = {"game": position.game.key, "seats": position.seats}
            note(log, "match over", match=match, **about, moves=len(position.moves))
        return noted

    def see_to_it(self) -> None:
        """Make sure the end is noted: the node that made the last step may not have done so."""
        if self._board.whole.match.state == "running" and not self.under_way:
            self.under_way = True
            self._house.tasks.spawn(self._note_late())

    async def _note_late(self) -> None:
        pause = PAUSE
        while (noted := await self.note()) is None and not self._queue.gone:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self.under_way = False
        if noted:
            await self._house.changed(self._board.id)
