"""Shared by the whole suite: order of the tests, the build in the header, the longest matches."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

import closecall.engine.core as core

LONG = ("server/test_kill.py", "browser/test_play.py", "browser/")
"""Parts of the paths of slow tests, slowest first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start every worker with its share of the long tests, so that none is left for the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Put the list in the order in which each of several workers gets a stretch of it.

    Long tests are dealt by module, whose tests share pages and servers. All others stay in their
    order, for the same reason.
    """
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for module in modules([item for item in items if rank(item) < len(LONG)]):
        min(shares, key=len).extend(module)
    rest = [item for item in items if rank(item) == len(LONG)]
    order: list[pytest.Item] = []
    for worker, share in enumerate(shares):
        size = (len(items) - len(order)) // (workers - worker)  # as the scheduler counts
        others = max(size - len(share), 0)
        order += share + rest[:others]
        del rest[:others]
    return order


def modules(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Return the tests of each module, slow modules first, then large ones."""
    found: dict[Path, list[pytest.Item]] = {}
    for item in items:
        found.setdefault(item.path, []).append(item)
    return sorted(found.values(), key=lambda module: (rank(module[0]), -len(module)))


def rank(item: pytest.Item) -> int:
    """Return how early a test starts: 0 is first."""
    path = item.path.as_posix()
    return next((number for number, part in enumerate(LONG) if part in path), len(LONG))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over all that lives as long as the tests.

    Modules and some thousand collected tests are most of what it would look through, again and
    again.
    """
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    """Say which build is tested."""
    build = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    return f"closecall: {build} ({core.__file__})"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the longest random match of every game, whichever worker played it."""
    longest: dict[str, tuple[int, str]] = {}
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", []):
            if name == "longest-match":
                game, setup, moves = value
                longest[game] = max(longest.get(game, (0, "")), (moves, setup))
    for game, (moves, setup) in longest.items():
        terminalreporter.write_line(f"longest random match of {game}: {moves} moves ({setup})")
