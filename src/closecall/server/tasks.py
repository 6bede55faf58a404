"""Background work: no failure there goes unnoticed."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from closecall.server.metrics import Metrics

log = logging.getLogger("closecall.tasks")

T = TypeVar("T")


class Tasks:
    """All background work of a process."""

    def __init__(self, metrics: Metrics) -> None:
        self.loop = asyncio.get_running_loop()
        self._metrics = metrics
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background; what goes wrong is logged."""
        task = self.loop.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Run something repeatedly, at about the given interval."""
        self.spawn(self._repeated(seconds, work))

    async def stop(self) -> None:
        """Cancel everything."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._metrics.errors += 1
            log.error("background work failed", exc_info=task.exception())

    async def _repeated(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        chance = random.Random()  # nodes that started together do not stay in step
        while True:
            await asyncio.sleep(seconds * chance.uniform(0.8, 1.2))
            try:
                await work()
            except Exception:
                self._metrics.errors += 1
                log.exception("regular work failed")
