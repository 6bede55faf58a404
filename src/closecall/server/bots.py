"""Bots think in processes of their own, never on the event loop.

A worker gets the position and the seat and calls `closecall.bots.choose`, which plans on imagined
states only: no bot sees more than its seat.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

import closecall
from closecall import bots
from closecall.engine.core import State
from closecall.server.protocol import Lang, Level

log = logging.getLogger("closecall.bots")

ATTEMPTS = 3


class BotPool:
    """The processes in which bots think; replaced when one dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, level: Level) -> int:
        """What a bot plays at this seat."""
        action: int = await self._ask(_choose, state, seat, level)
        return action

    async def explain(self, state: State, seat: int, lang: Lang) -> tuple[int, float, str]:
        """What a strong bot would play, what it expects of it (1: a certain win), and why."""
        advice: tuple[int, float, str] = await self._ask(_explain, state, seat, lang)
        return advice

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, task: Any, state: State, seat: int, how: str) -> Any:
        snapshot = state.snapshot()
        for attempt in range(ATTEMPTS):
            pool = self._running()
            try:
                future: Future[Any] = pool.submit(task, snapshot, seat, how, secrets.randbits(31))
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                log.warning("a bot process died (attempt %d)", attempt + 1)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("bot processes keep dying")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _prepare)
        return self._pool


# --- Inside a worker ------------------------------------------------------------------------------


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # thinking may wait, moves of people may not


def _follow_parent() -> None:
    """End with the server, also when it was killed and could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _choose(snapshot: dict[str, object], seat: int, level: Level, seed: int) -> int:
    state = closecall.game(str(snapshot["game"])).restore(snapshot)
    return int(bots.choose(state, seat, level, seed))


def _explain(
    snapshot: dict[str, object], seat: int, lang: Lang, seed: int
) -> tuple[int, float, str]:
    state = closecall.game(str(snapshot["game"])).restore(snapshot)
    best = bots.explain(state, seat, lang, seed)[0]
    return best.action, float(best.value), best.reason
