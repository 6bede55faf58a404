"""Random matches by the thousand, and what they tell about a game.

Match number i is started with the seed `seed + i`, so that any of them can be looked at again, and
what is found does not depend on how the work was shared out.

>>> import closecall
>>> report = simulate(closecall.game("poof"), seats=3, games=10, seed=1)
>>> report.games, len(report.places)
(10, 3)
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from closecall import games as _all_games  # noqa: F401 - worker processes need them registered
from closecall.arena.pool import check_workers, count_of, in_order, processes
from closecall.arena.rows import Match, RowFiles, opened
from closecall.engine.errors import BadOptions
from closecall.engine.playout import play_noting, play_random
from closecall.engine.registry import Game, game
from closecall.engine.rng import Rng

MOST_GAMES = 1_000_000_000
BATCHES = 50  # steps of the progress bar
LARGEST_BATCH = 2_000
FOREIGN = 16  # workers an executor is taken to have: it does not say


class Range(msgspec.Struct, frozen=True):
    """Lowest, mean and highest of many numbers."""

    low: int
    mean: float
    high: int


class Place(msgspec.Struct, frozen=True):
    """How one seat fared."""

    seat: int
    score: Range
    wins: int
    """Matches won, alone or together with others."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of a simulation."""

    game: str
    seats: int
    options: dict[str, object]
    seed: int
    games: int
    moves: int
    seconds: float
    games_per_second: float
    moves_per_second: float
    length: Range
    """Moves in a match."""
    places: list[Place]
    reasons: dict[str, int]
    """Why the matches ended."""


class Batch(msgspec.Struct, frozen=True):
    """Some of the matches to play."""

    game: str
    seats: int
    options: dict[str, object]
    first_seed: int
    games: int
    rows: bool = False
    """Whether to report each match, not only the totals."""
    decisions: bool = False


class Spread:
    """Lowest, sum and highest, as numbers come in."""

    def __init__(self) -> None:
        self.n = 0
        self.sum = 0
        self.low = 0
        self.high = 0

    def add(self, value: int) -> None:
        self.low = value if self.n == 0 else min(self.low, value)
        self.high = value if self.n == 0 else max(self.high, value)
        self.sum += value
        self.n += 1

    def join(self, other: Spread) -> None:
        self.low = other.low if self.n == 0 else min(self.low, other.low)
        self.high = other.high if self.n == 0 else max(self.high, other.high)
        self.sum += other.sum
        self.n += other.n

    def range(self) -> Range:
        return Range(self.low, self.sum / self.n, self.high)


class Tally:
    """Figures of matches played; those of several batches can be joined."""

    def __init__(self, seats: int) -> None:
        self.length = Spread()
        self.scores = [Spread() for _ in range(seats)]
        self.wins = [0] * seats
        self.reasons: Counter[str] = Counter()
        self.matches: list[Match] = []
        """Each of them, if that was asked for; they are not joined."""

    def join(self, other: Tally) -> None:
        self.length.join(other.length)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.join(theirs)
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.reasons += other.reasons


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int], object] = lambda games: None,
    rows: Path | None = None,
    decisions: Path | None = None,
) -> Report:
    """Play random matches and count.

    `workers` processes share the work (0: one for each core), or any `executor` does. `progress` is
    told how many more games have been played. `rows` and `decisions` are files to write a row for
    each match or decision to, as they are played.
    """
    _check(games, workers)
    filled = dict(game.start(seats, seed, **(options or {})).terms.options)
    total = Tally(seats)
    begun = time.perf_counter()
    whole = Batch(game.key, seats, filled, seed, games, rows is not None, decisions is not None)
    files = RowFiles(game, ("random",) * seats, filled, rows, decisions)
    with opened(files, seed, seed + games - 1):
        for tally in _played(whole, count_of(workers), executor):
            total.join(tally)
            files.add(tally.matches)
            progress(tally.length.n)
    seconds = max(time.perf_counter() - begun, 1e-9)
    return Report(
        game=game.key,
        seats=seats,
        options=filled,
        seed=seed,
        games=games,
        moves=total.length.sum,
        seconds=seconds,
        games_per_second=games / seconds,
        moves_per_second=total.length.sum / seconds,
        length=total.length.range(),
        places=[Place(seat, total.scores[seat].range(), total.wins[seat]) for seat in range(seats)],
        reasons=dict(sorted(total.reasons.items())),
    )


def _check(games: int, workers: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"from 1 to {MOST_GAMES} games", games, where="games")
    check_workers(workers)


def _batches(whole: Batch) -> Iterator[Batch]:
    size = max(1, min(LARGEST_BATCH, whole.games // BATCHES))
    for start in range(0, whole.games, size):
        games = min(size, whole.games - start)
        yield msgspec.structs.replace(whole, first_seed=whole.first_seed + start, games=games)


def _played(whole: Batch, workers: int, executor: Executor | None) -> Iterator[Tally]:
    if executor is None and workers == 1:
        yield from map(play_batch, _batches(whole))
    elif executor is None:
        with processes(workers, game(whole.game)) as pool:
            yield from in_order(pool, workers, play_batch, _batches(whole))
    else:
        yield from in_order(executor, max(workers, FOREIGN), play_batch, _batches(whole))


def play_batch(batch: Batch) -> Tally:
    """Play a batch of matches in the current process."""
    rules = game(batch.game)
    tally = Tally(batch.seats)
    for seed in range(batch.first_seed, batch.first_seed + batch.games):
        state = rules.start(batch.seats, seed, **batch.options)
        # The players' luck must not be the dice's: another seed, far from all others.
        luck = Rng(-1 - seed)
        noted = list(play_noting(state, luck)) if batch.decisions else []
        moves = len(noted) // 3 if batch.decisions else play_random(state, luck)
        tally.length.add(moves)
        result = state.result()
        if batch.rows or batch.decisions:
            tally.matches.append(Match(seed, moves, result, noted))
        for seat, score in enumerate(result.scores):
            tally.scores[seat].add(score)
        for seat in result.winners:
            tally.wins[seat] += 1
        tally.reasons[result.reason] += 1
    return tally
