"""Adding to the log of a match: a step is put on the table, made durable, and only then shown."""

from __future__ import annotations

import logging
from functools import partial
from typing import Protocol

from closecall.engine.errors import CloseCallError
from closecall.server import telemetry
from closecall.server.match import frames
from closecall.server.match.board import Board
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import Fold
from closecall.server.match.queue import Answer, Job, Queue
from closecall.server.metrics import Metrics
from closecall.server.problems import from_engine
from closecall.server.store.base import Step, StepKind, Store

log = logging.getLogger("closecall.table")


class Attempt(Protocol):
    """Hears what became of a step."""

    def step_made(self, answer: Answer) -> None:
        """The step is durable."""

    def step_lost(self, step: Step, failures: int, answer: Answer, retry: Job) -> None:
        """Another step came first, or the store failed, for the `failures`th time in a row."""

    def went_wrong(self) -> None:
        """Handle a failure after which memory can't be trusted."""


class Log:
    """The end of the log to which one table adds."""

    __slots__ = (
        "_board",
        "_failures",
        "_metrics",
        "_queue",
        "_store",
        "_table",
    )

    def __init__(
        self, board: Board, queue: Queue, store: Store, metrics: Metrics, table: Attempt
    ) -> None:
        self._board = board
        self._queue = queue
        self._store = store
        self._metrics = metrics
        self._table = table
        self._failures = 0

    def move(
        self,
        position: Fold,
        seat: int,
        action: int,
        answer: Answer,
        retry: Job,
        *,
        stand_in: bool = False,
    ) -> None:
        """Put a move on the table and make it durable; `retry` when another step came first.

        `stand_in`: a bot makes it at the seat of a person.
        """
        try:
            position.state.apply(seat, action)
        except CloseCallError as error:
            answer(from_engine(error))
            return
        text = frames.moves_of(position.game).text(action)
        self.append("move", seat, text, answer, retry, action, stand_in=stand_in)

    def append(
        self,
        kind: StepKind,
        seat: int,
        text: str,
        answer: Answer,
        retry: Job,
        action: int = -1,
        *,
        stand_in: bool = False,
    ) -> None:
        """Make a step durable, then show it; `retry` when another one came first.

        `action`: what a move's `text` says, if that is known.
        """
        board = self._board
        step = Step(board.id, board.seq + 1, kind, seat, text, now_ms(), stand_in)
        self._queue.busy = True
        if telemetry.tracing is not None:
            telemetry.tracing.stage(answer, "store")
        self._store.append(step, partial(self._appended, step, action, answer, retry))

    def _appended(
        self, step: Step, action: int, answer: Answer, retry: Job, outcome: bool | Exception
    ) -> None:
        if self._queue.gone:
            return
        if outcome is not True:
            self._count_failure(outcome)
            self._table.step_lost(step, self._failures, answer, retry)
            return
        assert self._board.fold is not None
        self._failures = 0
        self._metrics.steps += 1
        if telemetry.tracing is not None:
            telemetry.tracing.stage(answer, "announce")
        try:
            self._board.fold.applied(step, action)
            self._table.step_made(answer)
        except Exception:
            self._table.went_wrong()

    def _count_failure(self, outcome: bool | Exception) -> None:
        if isinstance(outcome, Exception):
            log.error("store failed: %s", type(outcome).__name__)
            self._failures += 1
        else:
            self._failures = 0
