"""A live match: its position in memory, who looks at it, and how it goes on.

A move is put on the board, handed to the store, and shown to anybody only when it is durable; until
then everything else that concerns the match waits. Each of these is a part of its own; the table
puts them together and says what follows from what.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec import Raw, Struct

from closecall.protocol import Match, TableChanged
from closecall.server.match import frames
from closecall.server.match.audience import Audience
from closecall.server.match.board import Board
from closecall.server.match.comeback import Comeback
from closecall.server.match.company import Company
from closecall.server.match.driver import Driver
from closecall.server.match.ending import Ending
from closecall.server.match.fold import Fold
from closecall.server.match.house import House
from closecall.server.match.log import Log
from closecall.server.match.notes import Note
from closecall.server.match.playing import Playing
from closecall.server.match.queue import Answer, Job, Queue
from closecall.server.match.sync import Sync
from closecall.server.match.undo import Undo
from closecall.server.match.watch import LateTable
from closecall.server.store.base import Step, Whole

log = logging.getLogger("closecall.table")


class Table:
    """One match in memory."""

    def __init__(self, house: House, whole: Whole, steps: list[Step]) -> None:
        store, tasks, notes = house.store, house.tasks, house.notes
        self.id = whole.match.id
        self._house = house
        self.board = board = Board(whole, steps, house.pulse.pauses)
        self.queue = queue = Queue(tasks.loop, lambda: self.sync.catch_up())
        self.audience = audience = Audience(board, queue)
        self.company = Company(board, audience, notes, tasks.loop)
        self.sync = Sync(board, queue, store, tasks, house.aside, notes, self)
        self._log = Log(board, queue, store, house.metrics, self)
        self.playing = Playing(board, queue, self._log)
        self.undoing = Undo(board, queue, self._log, audience, notes, catch_up=self.sync.catch_up)
        self.driver = Driver(board, queue, self._log, self.company, house)
        self.comeback = Comeback(board, queue, house)
        self._ending = Ending(board, queue, house)

    @property
    def whole(self) -> Whole:
        """The match and its seats."""
        return self.board.whole

    @property
    def fold(self) -> Fold | None:
        """The position, if the match has begun."""
        return self.board.fold

    @property
    def seq(self) -> int:
        """Steps so far."""
        return self.board.seq

    def public(self) -> Match:
        """Return the match as everybody may know it."""
        return self.company.public(self.whole, self.seq)

    def drive(self) -> None:
        """Let bots and clocks go on."""
        self.driver.drive()

    def tell(self, struct: Struct, seats: list[int] | None = None) -> None:
        """Send a message to everybody at this table on all nodes, or to some seats."""
        body = msgspec.json.encode(struct)
        self.audience.tell(frames.framed(body), seats)
        self._house.notes.publish(self.id, Note("tell", seats=seats, body=Raw(body)))

    async def late(self) -> LateTable | None:
        """Return the delayed side, as far on as it may be; None where all is seen at once."""
        if self.whole.match.settings.watch.delay == 0:
            return None
        if self.audience.late is None:
            self.audience.late = LateTable(self.board, self._house, self.company.public)
        await self.audience.late.load()
        return self.audience.late

    # After a step ---------------------------------------------------------------------------------

    def step_made(self, answer: Answer) -> None:
        """Show a step of ours that is now durable."""
        position = self.board.fold
        assert position is not None
        if position.outcome is not None:
            self._house.tasks.spawn(self._end(answer))
        else:
            self._go_on(answer)

    def _go_on(self, answer: Answer) -> None:
        if self.queue.gone:
            return
        self.queue.busy = False
        self.announce()
        answer(None)
        self._house.notes.seq(self.id, self.board.seq)
        self.driver.drive()
        self.queue.go_on()

    async def _end(self, answer: Answer) -> None:
        """End the match: its result is durable before anybody hears of it."""
        noted = await self._ending.note()
        try:
            self._go_on(answer)
        except Exception:
            self.went_wrong()
        if noted is None:
            self.went_on()
        else:
            await self._house.changed(self.id)

    def step_lost(self, step: Step, failures: int, answer: Answer, retry: Job) -> None:
        """Recover from a step of ours that did not get into the log."""
        self._house.tasks.spawn(self.sync.recover(step, failures, answer, retry))

    def announce(self) -> None:
        """Show the new position to everybody, each audience its own."""
        self.undoing.step_made()
        self.driver.thinking.moved_on()
        self.audience.show()

    def went_on(self) -> None:
        """Go on: the whole log is on the table."""
        self.driver.set_alarm()
        if self.fold is not None and self.fold.over:
            self._ending.see_to_it()

    def went_wrong(self) -> None:
        """Reload the table after a failure in mid-step: only the log can be trusted."""
        if not self.queue.gone:
            log.exception("table has to be reloaded")
            self._house.metrics.errors += 1
            self.forget()

    # After reading --------------------------------------------------------------------------------

    def folded_again(self) -> None:
        """Drop everything that depends on the old position object."""
        self.audience.forget_frames()

    def rows_changed(self) -> None:
        """Tell everybody that match or seats have changed."""
        self.audience.tell_present(frames.message(TableChanged(self.public())))
        if self.audience.late is not None:
            self.audience.late.table_changed()
        self.company.turn_out()

    def seats_read(self) -> None:
        """Look again whom the table waits for, after match and seats were read."""
        self.undoing.seats_changed()
        self.driver.thinking.moved_on()

    # Life -----------------------------------------------------------------------------------------

    def idle(self, patience: float) -> bool:
        """Return whether the table can leave memory."""
        at_work = self.queue.busy or self.driver.thinking.under_way or self._ending.under_way
        if at_work or self.audience.everybody():
            return False
        if self._house.tasks.loop.time() - self.company.quiet_since < patience:
            return False
        return not self.driver.waits_for_nobody()

    def forget(self, *, removed: bool = False) -> None:
        """Leave memory; clients reconnect by themselves, unless the match is gone."""
        if self.queue.gone:
            return
        self.let_go()
        self._house.left(self.id)
        for viewer in self.audience.everybody():
            if removed:
                viewer.drop(4009, "the match is gone")
            else:
                viewer.drop(1012, "the match has to be reloaded")

    def let_go(self) -> None:
        """Release the table; waiting clients come back and load it again."""
        self.queue.leave()
        self.driver.thinking.stop()
        self.close()

    def close(self) -> None:
        """Stop timers."""
        self.driver.rest()
        self.company.close()
        if self.audience.late is not None:
            self.audience.late.close()
