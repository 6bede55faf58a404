"""Undo at one table: at once, or after asking the others, on whatever node they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from closecall.protocol import UndoAsked, UndoObstacle, UndoOver
from closecall.server.match import frames
from closecall.server.match.audience import Audience
from closecall.server.match.board import Board
from closecall.server.match.fold import Fold
from closecall.server.match.log import Log
from closecall.server.match.notes import Notes
from closecall.server.match.people import is_person
from closecall.server.match.queue import Answer, Queue
from closecall.server.match.unseen import would_unsee
from closecall.server.problems import Refusal

_SENTENCES: dict[UndoObstacle, str] = {
    "you_saw": "Cannot undo: it showed you something you did not know.",
    "others_saw": "Cannot undo: others saw something they did not know.",
    "not_yours": "Cannot undo: the last step was not a move of yours.",
    "off": "This table plays without undo.",
    "over": "Cannot undo: nothing is going on.",
}


class Question(Struct):
    """An undo request that waits for the others to agree."""

    seat: int
    seq: int
    waiting: set[int]
    mine: bool
    """Whether this node asked, and so makes the step when all agree."""

    def about(self, seat: int, seq: int) -> bool:
        """Return whether this is that seat's request about that step."""
        return (self.seat, self.seq) == (seat, seq)

    def frame(self) -> bytes:
        """Return the question as a frame for everybody."""
        return frames.message(UndoAsked(self.seat, self.seq, sorted(self.waiting)))


class Undo:
    """Undo at a table: what may be undone, and the open question, if any."""

    __slots__ = (
        "_audience",
        "_board",
        "_catch_up",
        "_found",
        "_log",
        "_notes",
        "_queue",
        "open",
    )

    def __init__(
        self,
        board: Board,
        queue: Queue,
        log: Log,
        audience: Audience,
        notes: Notes,
        *,
        catch_up: Callable[[int], None],
    ) -> None:
        self._board = board
        self._queue = queue
        self._log = log
        self._audience = audience
        self._notes = notes
        self._catch_up = catch_up
        self.open: Question | None = None
        self._found: tuple[tuple[int, tuple[int, ...]], UndoObstacle | None] | None = None
        """What the last move was found to have shown, for a step and the people at the table."""

    def want(self, seat: int, seq: int, answer: Answer) -> None:
        """Undo the seat's last move, at once or after asking the others."""
        again = partial(self.want, seat, seq, answer)
        if self._queue.busy:
            self._queue.in_turn(again, answer)
            return
        try:
            position = self._board.running()
            if not _done(position, seat, seq):  # or the caller retries without having heard of it
                self._check(position, seat, seq)
        except Refusal as refusal:
            answer(refusal)
            return
        if _done(position, seat, seq):
            answer(None)
        elif self.open is not None and self.open.about(seat, seq):
            self.open.mine = True  # the node that asked first may be gone
            answer(None)
            self._check_agreed()
        elif others := self._others(seat):
            self._ask(Question(seat, seq, others, mine=True))
            answer(None)
        else:
            self._log.append("undo", seat, "", answer, again)

    def _check(self, position: Fold, seat: int, seq: int) -> None:
        if not self._board.whole.match.settings.undo:
            raise Refusal("undo_off", "This table plays without undo.")
        if seq != position.seq:
            raise Refusal(
                "stale_move", f"That was for step {seq}; the table is at step {position.seq}."
            )
        obstacle = self.obstacle(seat)
        if obstacle is not None:
            raise Refusal("cannot_undo", _SENTENCES[obstacle])

    def obstacle(self, seat: int) -> UndoObstacle | None:
        """Return why an undo by this seat would be refused now, or None. Tried out once for each
        step.
        """
        position = self._board.going_on()
        if position is None:
            return "over"
        if not self._board.whole.match.settings.undo:
            return "off"
        if self._board.who_may_undo() != seat:
            return "not_yours"
        people = tuple(row.seat for row in self._board.whole.seats if is_person(row))
        key = (position.seq, people)
        if self._found is None or self._found[0] != key:
            self._found = (key, would_unsee(position, people))
        return self._found[1]

    def _others(self, seat: int) -> set[int]:
        """Return the seats of other people who are playing: they have to agree."""
        seats = self._board.whole.seats
        own = seats[seat].guest
        return {
            row.seat
            for row in seats
            if self._board.plays(row) and row.seat != seat and (own is None or row.guest != own)
        }

    def _ask(self, question: Question) -> None:
        self.open = question
        self._audience.tell(question.frame())
        self._notes.undo(self._board.id, question.seat, question.seq, question.waiting)

    def answered(self, seat: int, seq: int, yes: bool, answer: Answer | None = None) -> None:
        """Take an answer to an undo request; `answer` is None when another node passes it on."""
        question = self.open
        if question is None or question.seq != seq or seat not in question.waiting:
            if answer is not None:
                answer(Refusal("nobody_asked", "Nobody waits for this answer."))
            return
        if yes:
            question.waiting.discard(seat)
            self._still_waiting()
        else:
            self._end(granted=False)
        if answer is not None:
            self._notes.undo_answer(self._board.id, seat, seq, yes)
            answer(None)

    def _still_waiting(self) -> None:
        """Tell who is still to answer, or go on if nobody is."""
        if self.open is not None and self.open.waiting:
            self._audience.tell(self.open.frame())
        self._check_agreed()

    def _check_agreed(self) -> None:
        """Undo once every answer is in, if it was this node that asked."""
        question = self.open
        if question is not None and question.mine and not question.waiting:
            self._queue.do(partial(self._granted, question))

    def _granted(self, question: Question) -> None:
        if self.open is question and self._board.seq == question.seq:
            again = partial(self._queue.do, partial(self._granted, question))
            self._log.append("undo", question.seat, "", lambda refused: None, again)

    def asked_elsewhere(self, seat: int, seq: int, waiting: list[int]) -> None:
        """Note a request on another node, perhaps about a move that is still being read here."""
        self._catch_up(seq)
        self._queue.do(partial(self._heard, Question(seat, seq, set(waiting), mine=False)))

    def _heard(self, question: Question) -> None:
        known = self.open
        if known is not None and known.about(question.seat, question.seq):
            known.waiting &= question.waiting
            self._still_waiting()
        elif question.seq == self._board.seq:
            self.open = question
            self._audience.tell(question.frame())

    def seats_changed(self) -> None:
        """Stop waiting for the answers of players who left."""
        if self.open is not None:
            self.open.waiting &= self._others(self.open.seat)
            self._still_waiting()

    def step_made(self) -> None:
        """Close the request after any step; if that step is the undo itself, it was granted."""
        if self.open is not None:
            position = self._board.fold
            last = None if position is None else position.last
            self._end(granted=last is not None and last.kind == "undo")

    def repeat(self) -> None:
        """Repeat the open request to a node that joined late."""
        if self.open is not None and self.open.mine:
            self._notes.undo(self._board.id, self.open.seat, self.open.seq, self.open.waiting)

    def _end(self, *, granted: bool) -> None:
        question, self.open = self.open, None
        if question is not None:
            self._audience.tell(frames.message(UndoOver(question.seat, question.seq, granted)))


def _done(position: Fold, seat: int, seq: int) -> bool:
    last = position.last
    return last is not None and (last.kind, last.seat, last.seq) == ("undo", seat, seq + 1)
