"""Going on without people: bots that think, clocks that run out."""

from __future__ import annotations

import asyncio
from functools import partial

from closecall.server.match import takeover
from closecall.server.match.board import Board
from closecall.server.match.clocks import now_ms
from closecall.server.match.company import Company
from closecall.server.match.fold import Fold
from closecall.server.match.house import House
from closecall.server.match.log import Log
from closecall.server.match.queue import Queue
from closecall.server.match.thinking import Thinking

AGAIN_SECONDS = 1.0


class Driver:
    """Lets a table's bots think when it is their turn, and keeps its clocks."""

    __slots__ = (
        "_alarm",
        "_board",
        "_company",
        "_house",
        "_log",
        "_queue",
        "thinking",
    )

    def __init__(
        self, board: Board, queue: Queue, log: Log, company: Company, house: House
    ) -> None:
        self._board = board
        self._queue = queue
        self._log = log
        self._company = company
        self._house = house
        self._alarm: asyncio.TimerHandle | None = None
        self.thinking = Thinking(board, queue, log, house, drive=self.drive, pause=self._pause)

    def drive(self) -> None:
        """Let bots whose turn it is think, and set the alarm."""
        position = self._board.going_on()
        if position is not None and not self._queue.busy:
            self.thinking.go_on()
            if position.timer is not None:
                self.set_alarm()

    def waits_for_nobody(self) -> bool:
        """Return whether bots or clocks can take this match on."""
        position = self._board.going_on()
        if position is None:
            return False
        if self._next_deadline(position) is not None:
            return True
        seats = self._board.whole.seats
        return any(self._board.bot_plays(seats[seat]) for seat in position.actors())

    def _pause(self, seat: int, difficulty: float = 0.0) -> float:
        return takeover.pause(self._board, self._company.seats(), seat, difficulty)

    # Clocks ---------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Set the alarm for the next clock to run out."""
        self.rest()
        position = self._board.going_on()
        wait = None if position is None else self._next_deadline(position)
        if wait is not None:
            self._ring_in(wait / 1000 + 0.01)

    def rest(self) -> None:
        """Stop the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _next_deadline(self, position: Fold) -> int | None:
        if position.timer is None:
            return None
        return position.timer.next_deadline(now_ms(), self._board.people())

    def _ring_in(self, seconds: float) -> None:
        self._alarm = self._house.tasks.loop.call_later(seconds, self._queue.do, self._ring)

    def _ring(self) -> None:
        """Handle a clock that has run out."""
        self._alarm = None
        position = self._board.going_on()
        if position is None or position.timer is None:
            return
        if self._house.pulse.stood_still():  # nobody could move; the pause is about to be noted
            self._ring_in(AGAIN_SECONDS)
            return
        for seat, reacting in position.timer.run_out(now_ms(), self._board.people()):
            silence = position.game.silence(position.state, seat) if reacting else None
            if silence is not None:
                again = partial(self._queue.do, self.drive)
                self._log.move(position, seat, silence, lambda refused: None, again)
                return
            self._house.tasks.spawn(self._house.seats.time_up(self._board.id, seat))
        self._ring_in(AGAIN_SECONDS)  # seats whose time is up are being handed to bots
