"""What bots think about at one table: moves and hints, dropped when the table has moved on."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from closecall.protocol import Lang
from closecall.server.bots import Tip
from closecall.server.match import takeover
from closecall.server.problems import Refusal

if TYPE_CHECKING:
    from closecall.server.match.table import Table

log = logging.getLogger("closecall.thinking")

AFTER_FAILURE = 1.0


class Thought(Struct, eq=False):
    """A bot at work on a move."""

    seat: int
    asked: int | None = None
    """The step it was asked at; None until it is asked."""
    task: asyncio.Task[None] | None = None


class Advising(Struct, eq=False):
    """A hint on its way to a seat."""

    seq: int
    lang: Lang
    task: asyncio.Task[Tip]


class Thinking:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thoughts: dict[int, Thought] = {}
        self._hints: dict[int, Advising] = {}

    @property
    def under_way(self) -> bool:
        """Whether a bot is at work on a move."""
        return bool(self._thoughts)

    def go_on(self) -> None:
        """Let the bots think whose turn it is."""
        table = self._table
        assert table.fold is not None
        for seat in table.fold.actors():
            if table.bot_plays(table.whole.seats[seat]) and seat not in self._thoughts:
                thought = self._thoughts[seat] = Thought(seat)
                thought.task = table.node.spawn(self._think(thought))

    def moved_on(self) -> None:
        """Give up what nobody needs any more: those who still wait get its turn."""
        for thought in list(self._thoughts.values()):
            if thought.asked is not None and not self._wanted(thought.seat, thought.asked):
                self._drop(thought)
        position = self._table.fold
        for seat, hint in list(self._hints.items()):
            if position is None or position.over or hint.seq != position.seq:
                del self._hints[seat]
                hint.task.cancel()

    def stop(self) -> None:
        """Give up everything: the table leaves memory."""
        for thought in list(self._thoughts.values()):
            self._drop(thought)
        for hint in self._hints.values():
            hint.task.cancel()
        self._hints.clear()

    def _drop(self, thought: Thought) -> None:
        del self._thoughts[thought.seat]
        if thought.task is not None:
            thought.task.cancel()

    def _wanted(self, seat: int, asked: int) -> bool:
        """Whether a bot still has to answer for this seat what it was asked at that step."""
        table = self._table
        if table.fold is None or table.fold.over or not table.bot_plays(table.whole.seats[seat]):
            return False
        return seat in table.fold.actors() and table.fold.same_question(seat, asked)

    # Moves ----------------------------------------------------------------------------------------

    async def _think(self, thought: Thought) -> None:
        table, seat = self._table, thought.seat
        try:
            await table.settled()  # a move that is not durable may have come before us
        except Refusal:
            return
        if table.fold is None or not self._wanted(seat, table.fold.seq):
            self._rethink(thought)
            return
        row, settings = table.whole.seats[seat], table.whole.match.settings
        level = row.level or settings.takeover or "medium"
        thought.asked, began = table.fold.seq, table.node.loop.time()
        try:
            host = table.whole.match.host
            choice = await table.node.bots.choose(table.fold.state, seat, level, host)
            pause = takeover.pause(table, seat, choice.difficulty)
            await asyncio.sleep(pause - (table.node.loop.time() - began))
        except Exception:
            log.exception("bot move failed")
            await asyncio.sleep(AFTER_FAILURE)
            table.do(partial(self._rethink, thought))
            return
        table.node.metrics.bot_seconds += table.node.loop.time() - began
        table.do(partial(self._play, thought, thought.asked, choice.action))

    def _play(self, thought: Thought, asked: int, action: int) -> None:
        table = self._table
        if not self._finish(thought):
            return
        if table.fold is not None and self._wanted(thought.seat, asked):
            again = partial(table.do, table.drive)
            table.move(table.fold, thought.seat, action, lambda refused: None, again)
        else:
            table.drive()

    def _rethink(self, thought: Thought) -> None:
        if self._finish(thought):
            self._table.drive()

    def _finish(self, thought: Thought) -> bool:
        """End a thought; False when it was dropped meanwhile."""
        if self._thoughts.get(thought.seat) is not thought:
            return False
        del self._thoughts[thought.seat]
        return True

    # Hints ----------------------------------------------------------------------------------------

    async def hint(self, seat: int, lang: Lang) -> tuple[int, Tip]:
        """Return the step and the advice for it; one hint per seat at a time.

        Whoever asks for the same until the table moves on gets the same answer.
        """
        position = self._table.running()
        if seat not in position.actors():
            raise Refusal("not_your_turn", "There is nothing to decide for you now.")
        seq = position.seq
        hint = self._hints.get(seat)
        if hint is not None and hint.task.done() and (hint.seq, hint.lang) != (seq, lang):
            hint = None
        if hint is None:
            hint = self._hints[seat] = Advising(seq, lang, self._advise(seat, lang))
            hint.task.add_done_callback(lambda _: self._advised(seat, hint))
        elif (hint.seq, hint.lang) != (seq, lang):
            raise Refusal("busy", "A hint for your seat is on its way.")
        try:
            return seq, await asyncio.shield(hint.task)
        except asyncio.CancelledError:
            if not hint.task.cancelled():
                raise  # it was the one who asked
            raise Refusal("stale_move", "The table has moved on.") from None

    def _advise(self, seat: int, lang: Lang) -> asyncio.Task[Tip]:
        table = self._table
        position, row = table.running(), table.whole.seats[seat]
        owner = row.guest or table.whole.match.host
        return table.node.spawn(table.node.bots.explain(position.state, seat, lang, owner))

    def _advised(self, seat: int, hint: Advising) -> None:
        """Keep an answer for whoever asks again; forget what came to nothing."""
        failed = hint.task.cancelled() or hint.task.exception() is not None
        if failed and self._hints.get(seat) is hint:
            del self._hints[seat]
