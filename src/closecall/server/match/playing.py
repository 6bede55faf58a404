"""Moves and resignations of people, checked before they go into the log."""

from __future__ import annotations

from functools import partial

from closecall.engine.errors import CloseCallError
from closecall.server.match import frames
from closecall.server.match.board import Board
from closecall.server.match.fold import Fold
from closecall.server.match.log import Log
from closecall.server.match.queue import Answer, Queue
from closecall.server.problems import Refusal, from_engine

REPEATED = Refusal("repeated", "This move has been made already.")
"""Not a refusal to the sender, who just did not hear of the success."""


class Playing:
    """Moves of people at one table."""

    __slots__ = (
        "_board",
        "_log",
        "_queue",
    )

    def __init__(self, board: Board, queue: Queue, log: Log) -> None:
        self._board = board
        self._queue = queue
        self._log = log

    def play(self, seat: int, seq: int, raw: bytes, answer: Answer) -> None:
        """Play a move that a client sent."""
        retry = partial(self.play, seat, seq, raw, answer)
        if self._queue.busy:
            self._queue.in_turn(retry, answer)
            return
        try:
            position = self._board.begun()
            action = frames.moves_of(position.game).action(raw)
            if seq != position.seq and _repeated(position, seat, seq, action):
                answer(REPEATED)  # it may have been the last one
                return
            self._board.running()
            self._check_person(seat)
            if seq != position.seq:
                _check_seq(position, seat, seq)
        except CloseCallError as error:
            answer(from_engine(error))
            return
        except Refusal as refusal:
            answer(refusal)
            return
        self._log.move(position, seat, action, answer, retry)

    def _check_person(self, seat: int) -> None:
        if self._board.resigned(self._board.whole.seats[seat]):
            raise Refusal("resigned", "This seat has resigned; a bot plays it now.")

    def resign(self, seat: int, answer: Answer) -> None:
        """Give the match up for a seat."""
        retry = partial(self.resign, seat, answer)
        if self._queue.busy:
            self._queue.in_turn(retry, answer)
            return
        try:
            if seat in self._board.begun().resigned:  # which may have ended the match
                answer(None)
                return
            self._board.running()
        except Refusal as refusal:
            answer(refusal)
            return
        self._log.append("resign", seat, "", answer, retry)


def _repeated(position: Fold, seat: int, seq: int, action: int) -> bool:
    return seq < position.seq and position.first_move_after(seat, seq) == action


def _check_seq(position: Fold, seat: int, seq: int) -> None:
    if position.same_question(seat, seq):
        return
    raise Refusal("stale_move", f"That was for step {seq}; the table is at step {position.seq}.")
