"""The processes that play matches: the same for random ones and for contests of bots."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from closecall.engine import registry
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game

MOST_WORKERS = 1024


def check_workers(workers: int) -> None:
    """Refuse a number of processes that cannot be meant."""
    if not 0 <= workers <= MOST_WORKERS:
        raise BadOptions(f"from 0 to {MOST_WORKERS} workers", workers, where="workers")


def count_of(workers: int) -> int:
    """The number of processes; 0 asks for one for each core."""
    return workers or os.cpu_count() or 1


def processes(count: int, game: Game) -> ProcessPoolExecutor:
    """Processes started from nothing, which know the game also if it was registered by hand."""
    context = get_context("spawn")
    return ProcessPoolExecutor(count, context, registry.know, ([type(game)],))
