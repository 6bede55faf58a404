"""Playing studies on all cores or on a cluster; matches in a log are not played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Protocol

import closecall
from closecall import bots
from closecall.arena.pool import check_workers
from closecall.arena.run import executor, run_with
from closecall.lab.figures import Report, build
from closecall.lab.study import Study, Trace, play

OTHERS: int = 4
"""The matches of other levels and team sizes are this part of the main ones."""
ASKED: int = 120
"""Decisions a strong bot is asked about in a report."""


class Played(Protocol):
    """Plays a study; the lab's commands get one that shows progress and keeps a log."""

    def __call__(self, study: Study) -> list[Trace]: ...


def play_here(study: Study) -> list[Trace]:
    """Play a study in this process, one match after the other."""
    study.check()
    return [play(study, index) for index in range(study.games)]


class Lab:
    """Worker processes shared by several studies, one log for each of them."""

    def __init__(
        self,
        pool: tuple[Executor, int],
        log: Path | None = None,
        progress: Callable[[int], None] = lambda finished: None,
    ) -> None:
        self._pool = pool
        self._log = log
        self._progress = progress
        self._studies = 0
        self._before = 0

    def __call__(self, study: Study) -> list[Trace]:
        """Play a study; the same studies in the same order find their logs again."""
        study.check()
        before = self._before
        traces = run_with(
            lambda: nullcontext(self._pool),
            play,
            study,
            Trace,
            log=self._next_log(),
            progress=lambda finished: self._progress(before + finished),
        )
        self._before += study.games
        return traces

    def _next_log(self) -> Path | None:
        self._studies += 1
        if self._log is None or self._studies == 1:
            return self._log
        return self._log.with_name(f"{self._log.stem}-{self._studies}{self._log.suffix}")


@contextmanager
def laboratory(
    game: str,
    *,
    workers: int = 0,
    cluster: str = "",
    log: Path | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Iterator[Lab]:
    """A lab with processes on this machine, or a Dask cluster by its address."""
    check_workers(workers)
    with executor(game, workers, cluster) as pool:
        yield Lab(pool, log, progress)


def report(study: Study, played: Played = play_here) -> Report:
    """Play a study, and beside it what tells skill from luck, or team sizes apart."""
    main = played(study)
    return build(study, main, [played(each) for each in companions(study)])


def companions(study: Study) -> list[Study]:
    """Smaller studies a report needs besides: other levels, and other team sizes."""
    game = closecall.game(study.game)
    seats = len(study.players)
    level = study.players[0]
    games = max(1, study.games // OTHERS)
    if len(set(study.players)) > 1:
        return []
    weaker = weaker_levels(level)
    if len(game.teams(seats)) > 1:
        side = game.teams(seats)[0]
        mixes = [
            tuple(level if seat in side else other for seat in range(seats)) for other in weaker
        ]
        # Every seating of a group is played: whole groups only.
        return [_beside(study, mix, -(-games // seats) * seats) for mix in mixes]
    sizes = [size for size in game.seats if size != seats] if game.cooperative else []
    lower = [(other,) * size for size in game.seats for other in weaker if game.cooperative]
    teams = [*((level,) * size for size in sizes), *lower]
    return [_beside(study, team, games) for team in teams]


def _beside(study: Study, players: tuple[str, ...], games: int) -> Study:
    return Study(study.game, players, games, study.seed, study.options)


def weaker_levels(level: str) -> list[str]:
    """Return the levels below this one, the nearest first; your own bots are above all."""
    levels = list(bots.LEVELS)
    if level == "random":
        return []
    below = levels[: levels.index(level)] if level in levels else levels
    return below[::-1]
