"""Bots think in processes of their own, never on the event loop.

A worker gets the position and the seat and calls `closecall.bots.choose`, which plans on imagined
states only: no bot sees more than its seat. Quick moves have workers of their own, so that no
thinking bot is ever in their way; the fair queue decides which bot thinks next.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from msgspec import Struct

import closecall
from closecall import bots
from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.registry import Game
from closecall.protocol import BotKind, Lang, Sureness
from closecall.server import telemetry
from closecall.server.fair import LEAST_SHARE, FairQueue, Lane

log = logging.getLogger("closecall.bots")

ATTEMPTS = 3
WORKERS_PER_QUICK = 4
BRIEF = 0.5
"""The share of its usual effort below which a bot plays at a lower level."""
QUICK_NICE, THINKING_NICE = 2, 10  # thinking may wait, moves of people and quick bots may not

Task = Callable[..., Any]
"""A module's function, called in a worker with the share of its budget (1: all) and its arguments.

It should return within a second or so: a longer one is cut into several jobs by its caller.
"""


class Choice(NamedTuple):
    """A bot's move."""

    action: int
    difficulty: float = 0.0
    """How hard the decision was: 0 anybody would play this, 1 no two would play the same."""


class Tip(NamedTuple):
    """A strong bot's advice."""

    action: int
    chance: float
    """What the bot expects of it: 1 is a certain win."""
    why: str
    sure: Sureness = "clear"
    """How far it is ahead of `other`."""
    other: int | None = None
    """The next best move; None where there is no other."""


class BotPool:
    """The processes in which bots think, shared fairly."""

    def __init__(self, workers: int) -> None:
        quick = max(1, workers // WORKERS_PER_QUICK)
        self._quick = Crew(quick, QUICK_NICE)
        self._thinking = Crew(workers, THINKING_NICE)

    def choose(
        self, state: State, seat: int, level: BotKind, owner: str
    ) -> Coroutine[Any, Any, Choice]:
        """Return what a bot plays at this seat in the position as it is now."""
        lane = lane_of(state.terms.key, level)
        return self.submit(_choose, state.snapshot(), seat, level, lane=lane, owner=owner)

    def explain(
        self,
        state: State,
        seat: int,
        lang: Lang,
        owner: str,
        hurry: asyncio.Future[None] | None = None,
    ) -> Coroutine[Any, Any, Tip]:
        """Return what a strong bot would play, what it expects of it, and why.

        With `hurry` it is prepared in the background, until that is done.
        """
        lane = Lane.THINKING if hurry is None else Lane.BACKGROUND
        snapshot = state.snapshot()
        return self.submit(_explain, snapshot, seat, lang, lane=lane, owner=owner, hurry=hurry)

    async def submit(
        self,
        task: Task,
        *args: Any,
        lane: Lane,
        owner: str,
        hurry: asyncio.Future[None] | None = None,
    ) -> Any:
        """Run a task in a worker when it is its turn; cancelling gives the turn to the next.

        `owner` is who the work is for: all of one owner's jobs share one place in the round. Once
        `hurry` is done, a job of the background that still waits is one that people wait for.
        """
        job = _Job(task, args, lane, owner, asyncio.get_running_loop().create_future())
        if hurry is not None:
            hurry.add_done_callback(lambda _: self._thinking.hurry(job))
        if telemetry.tracing is None:
            return await self._crew(lane).run(job)
        with telemetry.tracing.span(KINDS.get(task, "background"), lane=lane.name.lower()):
            return await self._crew(lane).run(job)

    def waiting(self) -> dict[str, int]:
        """Return the number of jobs that wait, by lane."""
        return {lane.name.lower(): self._crew(lane).waiting(lane) for lane in Lane}

    def _crew(self, lane: Lane) -> Crew:
        return self._quick if lane is Lane.QUICK else self._thinking

    def close(self) -> None:
        """Release the processes."""
        self._quick.close()
        self._thinking.close()


def lane_of(game: str, level: BotKind) -> Lane:
    """Return what a bot of this level costs."""
    thinks = bots.policy_of(game).thinks(bots.level_number(game, level))
    return Lane.THINKING if thinks else Lane.QUICK


class _Job(Struct, eq=False):
    task: Task
    args: tuple[Any, ...]
    lane: Lane
    owner: str
    outcome: asyncio.Future[Any]


class Crew:
    """Some workers and the queue in front of them; replaced when one dies."""

    def __init__(self, size: int, nice: int) -> None:
        self._size = size
        self._nice = nice
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def waiting(self, lane: Lane) -> int:
        """Return the number of jobs of a lane that wait."""
        return self._queue.waiting(lane)

    async def run(self, job: _Job) -> Any:
        """Wait for a job's turn and its result."""
        self._queue.put(job, job.lane, job.owner)
        self._fill()
        try:
            return await job.outcome
        finally:
            self._queue.remove(job, job.lane, job.owner)  # if nobody waits for it any more

    def hurry(self, job: _Job) -> None:
        """Let a job of the background wait with those that people wait for."""
        if self._queue.remove(job, job.lane, job.owner):
            job.lane = Lane.THINKING
            self._queue.put(job, job.lane, job.owner)
            self._fill()

    def close(self) -> None:
        """Release the workers; jobs that wait are cancelled."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        while (job := self._queue.take()) is not None:
            job.outcome.cancel()

    def _fill(self) -> None:
        """Give every free worker a job."""
        while len(self._running) < self._size and not self._closed:
            job = self._queue.take()
            if job is None:
                return
            task = asyncio.get_running_loop().create_task(self._work(job))
            self._running.add(task)
            task.add_done_callback(self._free)

    def _free(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._fill()

    async def _work(self, job: _Job) -> None:
        """See a job through. A worker cannot be stopped: it stays taken if the job is cancelled."""
        share = self._queue.share(job.lane, job.owner, self._size)
        try:
            result = await self._attempt(job, share)
        except asyncio.CancelledError:
            job.outcome.cancel()
        except Exception as error:
            if not job.outcome.done():
                job.outcome.set_exception(error)
        else:
            if not job.outcome.done():
                job.outcome.set_result(result)

    async def _attempt(self, job: _Job, share: float) -> Any:
        for attempt in range(ATTEMPTS):
            pool = self._started()
            try:
                future: Future[Any] = pool.submit(
                    _informed, registry.to_tell(), job.task, share, *job.args
                )
                # Shielded: when the loop ends under it, the pool still settles its own future, and
                # some versions of Python trip over one that was cancelled meanwhile.
                return await asyncio.shield(asyncio.wrap_future(future))
            except BrokenProcessPool:
                log.warning("bot process died (attempt %d)", attempt + 1)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("bot processes keep dying")

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._size, context, _prepare, (self._nice,))
        return self._pool


# --- Inside a worker ------------------------------------------------------------------------------


def _prepare(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(nice)


def _follow_parent() -> None:
    """End with the server, even if it was killed and could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _informed(games: list[type[Game]], task: Task, *args: Any) -> Any:
    """Run a task in a process that may not know games registered while the server ran."""
    registry.know(games)
    return task(*args)


def _choose(share: float, snapshot: dict[str, object], seat: int, level: BotKind) -> Choice:
    game = str(snapshot["game"])
    state = closecall.game(game).restore(snapshot)
    level = affordable(game, level, share)
    action = bots.choose(state, seat, level, _seed(), _budget(game, level, share))
    return Choice(int(action), bots.difficulty(state, seat, _seed()))


def _explain(share: float, snapshot: dict[str, object], seat: int, lang: Lang) -> Tip:
    game = str(snapshot["game"])
    state = closecall.game(game).restore(snapshot)
    best, *others = bots.explain(state, seat, lang, _seed(), _budget(game, "best", share))
    other = others[0].action if others else None
    return Tip(best.action, float(best.value), best.reason, best.sure, other)


KINDS: dict[Task, str] = {_choose: "bot", _explain: "hint"}
"""What traces call the tasks."""


def affordable(game: str, level: BotKind, share: float) -> BotKind:
    """Return the level a bot plays at when it may spend a share of its usual effort.

    A search is cut short instead (`_budget`). Levels that work a move out have their effort in
    their figures, so a share of it is a lower level: `best` thinks like `hard` below half of it,
    and at the least share both answer by rule of thumb, like `medium`.
    """
    plan = bots.policy_of(game).plan(bots.level_number(game, level))
    if share >= BRIEF or level not in ("hard", "best") or plan.iterations or plan.seconds:
        return level
    return "medium" if share <= LEAST_SHARE else "hard"


def _budget(game: str, level: BotKind, share: float) -> bots.Budget | None:
    """Return a part of what a level usually spends; None when it may spend all of it."""
    if share >= 1:
        return None
    plan = bots.policy_of(game).plan(bots.level_number(game, level))
    return bots.Budget(math.ceil(int(plan.iterations) * share), float(plan.seconds) * share)


def _seed() -> int:
    return secrets.randbits(31)
