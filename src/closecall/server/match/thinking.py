"""The bots' thinking at one table: moves and hints, dropped once the table has moved on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from closecall import lessons
from closecall.protocol import Lang
from closecall.server.bots import Choice, Tip
from closecall.server.match.board import Board
from closecall.server.match.house import House
from closecall.server.match.log import Log
from closecall.server.match.queue import Queue
from closecall.server.problems import Refusal

log = logging.getLogger("closecall.thinking")

AFTER_FAILURE = 1.0
UNUSED = 3
"""Prepared hints in a row that a player may leave unasked before no more are prepared."""


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
    hurry: asyncio.Future[None] | None = None
    """To be set when somebody waits for it; None if somebody has from the start."""


class Habit(Struct):
    """A player who asks for hints: the next ones are prepared while the player thinks."""

    lang: Lang
    unused: int = 0
    """Prepared hints in a row that were not asked for."""


class Thinking:
    """The bots of one table."""

    __slots__ = (
        "_board",
        "_drive",
        "_habits",
        "_hints",
        "_house",
        "_log",
        "_pause",
        "_queue",
        "_thoughts",
    )

    def __init__(
        self,
        board: Board,
        queue: Queue,
        log: Log,
        house: House,
        *,
        drive: Callable[[], None],
        pause: Callable[[int, float], float],
    ) -> None:
        self._board = board
        self._queue = queue
        self._log = log
        self._house = house
        self._drive = drive
        self._pause = pause
        self._thoughts: dict[int, Thought] = {}
        self._hints: dict[int, Advising] = {}
        self._habits: dict[int, Habit] = {}

    @property
    def under_way(self) -> bool:
        """Whether a bot is at work on a move."""
        return bool(self._thoughts)

    def go_on(self) -> None:
        """Let the bots whose turn it is think."""
        board, position = self._board, self._board.fold
        assert position is not None
        for seat in position.actors():
            if not board.plays(board.whole.seats[seat]):
                self._begin(seat)
            elif seat in self._habits and seat not in self._hints:
                self._house.tasks.spawn(self._prepare(seat, position.seq))

    def _begin(self, seat: int) -> None:
        """Let a bot think, if one plays this seat and does not think already."""
        if self._board.bot_plays(self._board.whole.seats[seat]) and seat not in self._thoughts:
            thought = self._thoughts[seat] = Thought(seat)
            thought.task = self._house.tasks.spawn(self._think(thought))

    def moved_on(self) -> None:
        """Drop work that nobody needs any more; what still waits gets its turn."""
        if not self._thoughts and not self._hints:
            return
        for thought in list(self._thoughts.values()):
            if thought.asked is not None and not self._wanted(thought.seat, thought.asked):
                self._drop(thought)
        for seat, hint in list(self._hints.items()):
            if not self._still_asked(seat, hint):
                self._forget(seat, hint)

    def stop(self) -> None:
        """Drop all work: the table leaves memory."""
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
        """Return whether a bot still has to answer for this seat what it was asked at that step."""
        position = self._board.going_on()
        if position is None or not self._board.bot_plays(self._board.whole.seats[seat]):
            return False
        return seat in position.actors() and position.same_question(seat, asked)

    # Moves ----------------------------------------------------------------------------------------

    async def _think(self, thought: Thought) -> None:
        board, seat, loop = self._board, thought.seat, self._house.tasks.loop
        try:
            await self._queue.settled()  # a move that is not durable may have come before us
        except Refusal:
            return
        if board.fold is None or not self._wanted(seat, board.fold.seq):
            self._rethink(thought)
            return
        row, match = board.whole.seats[seat], board.whole.match
        level = row.level or match.settings.takeover or "medium"
        thought.asked, began = board.fold.seq, loop.time()
        try:
            choice = self._scripted(seat)
            if choice is None:
                choice = await self._house.bots.choose(board.fold.state, seat, level, match.host)
            pause = self._pause(seat, choice.difficulty)
            await asyncio.sleep(pause - (loop.time() - began))
        except Exception:
            log.exception("bot move failed")
            await asyncio.sleep(AFTER_FAILURE)
            self._queue.do(partial(self._rethink, thought))
            return
        self._house.metrics.bot_seconds += loop.time() - began
        self._queue.do(partial(self._play, thought, thought.asked, choice.action))

    def _scripted(self, seat: int) -> Choice | None:
        """Return the scripted move of a lesson's bot, as long as the lesson goes as prepared."""
        position, match = self._board.fold, self._board.whole.match
        if position is None or match.source != lessons.MARK:
            return None
        played = [action for _, mover, action in position.moves if mover == seat]
        action = lessons.follow(match.game, seat, played, position.legal(seat))
        return None if action is None else Choice(action, 0.0)

    def _play(self, thought: Thought, asked: int, action: int) -> None:
        if not self._finish(thought):
            return
        position = self._board.fold
        if position is not None and self._wanted(thought.seat, asked):
            again = partial(self._queue.do, self._drive)
            self._log.move(
                position,
                thought.seat,
                action,
                lambda refused: None,
                again,
                stand_in=self._board.stands_in(thought.seat),
            )
        else:
            self._drive()

    def _rethink(self, thought: Thought) -> None:
        if self._finish(thought):
            self._drive()

    def _finish(self, thought: Thought) -> bool:
        """End a thought; False when it was dropped meanwhile."""
        if self._thoughts.get(thought.seat) is not thought:
            return False
        del self._thoughts[thought.seat]
        return True

    # Hints ----------------------------------------------------------------------------------------

    async def hint(self, seat: int, lang: Lang) -> tuple[int, Tip]:
        """Return the step and the advice for it; one hint per seat at a time.

        Until the table moves on, the same question gets the same answer.
        """
        position = self._board.running()
        if seat not in position.actors():
            raise Refusal("not_your_turn", "There is nothing to decide for you now.")
        self._habits[seat] = Habit(lang)
        hint = self._hints.get(seat)
        fits = hint is not None and hint.lang == lang and self._still_asked(seat, hint)
        if hint is not None and not fits:
            if hint.task.done():
                hint = None
            elif hint.hurry is not None:  # nobody asked for this one
                self._forget(seat, hint)
                hint = None
        if hint is None:
            hint = self._advise(seat, lang)
        elif not fits:
            raise Refusal("busy", "A hint for your seat is on its way.")
        elif hint.hurry is not None:
            hint.hurry.set_result(None)
            hint.hurry = None
        try:
            tip = await asyncio.shield(hint.task)
            return self._board.seq, tip
        except asyncio.CancelledError:
            if not hint.task.cancelled():
                raise  # it was the one who asked
            raise Refusal("stale_move", "The table has moved on.") from None

    async def _prepare(self, seat: int, seq: int) -> None:
        """Work a hint out in the background, for a player who will probably ask for it.

        It sees what the seat sees, as every hint does, waits behind all that people wait for, and
        goes with the position. A player who stops asking soon costs nothing.
        """
        try:
            await self._queue.settled()
        except Refusal:
            return
        position, habit = self._board.going_on(), self._habits.get(seat)
        if position is None or position.seq != seq or seat not in position.actors():
            return
        if habit is None or seat in self._hints or seat not in self._board.people():
            return
        if habit.unused == UNUSED:
            del self._habits[seat]
            return
        habit.unused += 1
        self._advise(seat, habit.lang, self._house.tasks.loop.create_future())

    def _advise(self, seat: int, lang: Lang, hurry: asyncio.Future[None] | None = None) -> Advising:
        position, whole = self._board.running(), self._board.whole
        owner = whole.seats[seat].guest or whole.match.host
        work = self._house.bots.explain(position.state, seat, lang, owner, hurry)
        hint = Advising(position.seq, lang, self._house.tasks.spawn(work), hurry)
        self._hints[seat] = hint
        hint.task.add_done_callback(lambda _: self._advised(seat, hint))
        return hint

    def _still_asked(self, seat: int, hint: Advising) -> bool:
        """Return whether a hint answers what the seat is asked now: others may have decided
        meanwhile.
        """
        position = self._board.going_on()
        if position is None or seat not in position.actors():
            return False
        return position.same_question(seat, hint.seq)

    def _forget(self, seat: int, hint: Advising) -> None:
        del self._hints[seat]
        hint.task.cancel()

    def _advised(self, seat: int, hint: Advising) -> None:
        """Keep an answer for repeated questions; forget failed ones."""
        failed = hint.task.cancelled() or hint.task.exception() is not None
        if failed and self._hints.get(seat) is hint:
            del self._hints[seat]
