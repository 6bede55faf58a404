"""Following the log: steps of other nodes, rows that changed, and what to do when a step was lost.

The log in the store is the truth. When somebody else was quicker, the position is folded again from
the log, and waiting callers are tried again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Protocol

from closecall.server.aside import Aside
from closecall.server.match.board import Board
from closecall.server.match.fold import LONG
from closecall.server.match.notes import Notes
from closecall.server.match.queue import Answer, Job, Queue, set_up_again
from closecall.server.problems import Refusal
from closecall.server.store.base import Step, Store, Whole
from closecall.server.tasks import Tasks

STORE_PAUSE = 0.5
STORE_TRIES = 3


class Shown(Protocol):
    """Shows what was read."""

    def announce(self) -> None:
        """Show another step."""

    def folded_again(self) -> None:
        """Handle a new position object."""

    def rows_changed(self) -> None:
        """Handle changed rows of match or seats."""

    def seats_read(self) -> None:
        """Handle match and seats as read again, changed or not."""

    def went_on(self) -> None:
        """Go on: the whole log is on the table."""

    def went_wrong(self) -> None:
        """Handle a failure after which memory can't be trusted."""

    def drive(self) -> None:
        """Let bots and clocks go on."""

    def forget(self, *, removed: bool) -> None:
        """Leave memory."""


class Sync:
    """Keeps one table at what the store says."""

    def __init__(
        self,
        board: Board,
        queue: Queue,
        store: Store,
        tasks: Tasks,
        aside: Aside,
        notes: Notes,
        table: Shown,
    ) -> None:
        self._board = board
        self._queue = queue
        self._store = store
        self._tasks = tasks
        self._aside = aside
        self._notes = notes
        self._table = table
        self._announced = 0
        """The seq other nodes say the match is at."""
        self._looks = self._seen = 0
        """How often the match was read, and the newest of these readings that was taken over."""

    # Steps of others ------------------------------------------------------------------------------

    def catch_up(self, seq: int = 0) -> None:
        """Read up to the seq that another node reports."""
        if seq > self._announced:
            self._announced = seq
        position = self._board.fold
        if position is not None and self._announced > position.seq and not self._queue.busy:
            self._queue.busy = True
            self._tasks.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        self._announced = 0  # what is announced from here on may be newer than what is read
        try:
            steps = await self._store.steps(self._board.id, self._board.seq)
            if self._queue.gone:
                return
            self._queue.busy = False
            self._add(steps)
            self._queue.go_on()
        except Exception:
            self._table.went_wrong()

    def _add(self, steps: Iterable[Step]) -> None:
        assert self._board.fold is not None
        for step in steps:
            self._board.fold.add(step)
            self._table.announce()
        self._table.went_on()

    # A step that was lost -------------------------------------------------------------------------

    async def recover(self, step: Step, failures: int, answer: Answer, retry: Job) -> None:
        """Start again from the log: another node made that step, or the store failed."""
        try:
            if failures:
                await asyncio.sleep(STORE_PAUSE)
            steps = await self._refold()
            self._queue.next(self._second_try(step in steps, failures, answer, retry))
            self._queue.go_on()
        except Exception:
            self._table.went_wrong()
            return
        self._queue.do(self._table.drive)

    def _second_try(self, durable: bool, failures: int, answer: Answer, retry: Job) -> Job:
        if durable:  # only the store's answer got lost
            self._notes.seq(self._board.id, self._board.seq)
            return partial(answer, None)
        if failures >= STORE_TRIES:
            return partial(
                answer, Refusal("busy", "Your move could not be saved. Please try again.")
            )
        return retry

    async def _refold(self) -> list[Step]:
        seen = self._board.seq
        number, whole = await self._look()
        if whole is None:
            raise LookupError(self._board.id)
        steps = await self._store.steps(self._board.id)
        if self._queue.gone:
            raise set_up_again()
        if self._newest(number):
            self._replace(whole)
        known, new = [s for s in steps if s.seq <= seen], [s for s in steps if s.seq > seen]
        if len(known) > LONG:
            folded = await self._aside.run(self._board.id, self._board.folded, whole, known)
            if self._queue.gone:
                raise set_up_again()
            self._board.lay(folded)
        else:
            self._board.set_up(whole, known)
        self._table.folded_again()
        self._queue.busy = False
        self._add(new)
        self._queue.busy = True
        return steps

    # Seats and settings changed -------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the match and its seats again and tell everybody what is new."""
        number, whole = await self._look()
        if whole is None:
            self._table.forget(removed=True)
            return
        begins = self._board.fold is None and whole.match.state != "open"
        steps = await self._store.steps(self._board.id) if begins else []
        try:
            await self._queue.settled()
        except Refusal:
            return  # it left memory: the next load reads all this
        if self._newest(number):
            self._show(whole, steps)

    async def _look(self) -> tuple[int, Whole | None]:
        """Return the match as the store has it now, and which reading this is."""
        self._looks += 1
        number = self._looks
        return number, await self._store.match(self._board.id)

    def _newest(self, number: int) -> bool:
        """Return whether this reading is to be taken over: none that began later has been."""
        if number < self._seen:
            return False
        self._seen = number
        return True

    def _show(self, whole: Whole, steps: list[Step]) -> None:
        """Go on with the match as it was read; without waiting, so that nothing comes between."""
        begins = self._board.fold is None and whole.match.state != "open"
        if begins:
            self._board.set_up(whole, steps)
        self._replace(whole)
        self._table.seats_read()
        if begins:
            self._table.announce()
            self.catch_up()
        self._table.went_on()

    def _replace(self, whole: Whole) -> None:
        before, self._board.whole = self._board.whole, whole
        if whole != before:
            self._table.rows_changed()
