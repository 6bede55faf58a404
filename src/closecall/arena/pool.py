"""The processes that play matches: the same for random ones and for contests of bots."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import TypeVar

from closecall.engine import registry
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game

MOST_WORKERS = 1024
AHEAD = 4  # tasks waiting per worker: enough to keep all busy, few enough to stop quickly

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")


def check_workers(workers: int) -> None:
    """Refuse an absurd number of processes."""
    if not 0 <= workers <= MOST_WORKERS:
        raise BadOptions(f"from 0 to {MOST_WORKERS} workers", workers, where="workers")


def count_of(workers: int) -> int:
    """Return the number of processes; 0 asks for one for each core."""
    return workers or os.cpu_count() or 1


@contextmanager
def processes(count: int, game: Game) -> Iterator[Executor]:
    """Freshly spawned processes that also know a game registered at run time.

    After an interrupt, matches under way are finished; another interrupt while waiting for them
    would leave processes behind that nobody ends.
    """
    context = get_context("spawn")
    with ProcessPoolExecutor(count, context, _prepare, (type(game),)) as pool:
        try:
            yield pool
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            raise


def _prepare(game: type[Game]) -> None:
    """Make a process ready. Interrupts are for the one that gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    registry.know([game])


def _end_with_parent() -> None:
    """End this process with the one that gives out the work, which may be killed at any moment."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def in_order(
    pool: Executor, count: int, work: Callable[[TaskT], DoneT], tasks: Iterable[TaskT]
) -> Iterator[DoneT]:
    """Yield the result of each task, in the order of the tasks.

    Only a few tasks per worker are under way, so that any number of them needs no memory.
    """
    waiting: deque[Future[DoneT]] = deque()
    left = iter(tasks)
    try:
        while True:
            while len(waiting) < count * AHEAD:
                task = next(left, None)
                if task is None:
                    break
                waiting.append(pool.submit(work, task))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
