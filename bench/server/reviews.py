"""Live bots go first: how long a hard bot's move takes while reviews are made in the same workers.

    python bench/server/reviews.py [--moves 40] [--workers 2]

A hard bot of Poof decides one move after the other, first alone, then while reviews of all games
keep the queue's background lane full. Beside it: how long a slice of a review holds a worker.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from contextlib import suppress

import closecall
from closecall.bots import choose
from closecall.engine.record import Match
from closecall.server.bots import BotPool
from closecall.server.fair import Lane
from closecall.server.reviews import work

SEATS = {"poof": 2, "close-enough": 3, "close-to-the-mark": 2, "closing-in": 2, "five-to-close": 2}


def record_of(key: str) -> bytes:
    """Play a match of easy bots."""
    seats = SEATS[key]
    match = Match(closecall.game(key), seats, seed=bytes(32), nonces=[None] * seats)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, choose(match.state, seat, "easy", len(match.moves)))
    return match.record().to_json()


async def live(pool: BotPool, moves: int) -> list[float]:
    """Measure the milliseconds a hard bot takes for each of its moves."""
    state = closecall.game("poof").start(2, 1)
    waits = []
    for _ in range(moves):
        seat = state.actors()[0]
        began = time.monotonic()
        choice = await pool.choose(state, seat, "hard", "guest")
        waits.append((time.monotonic() - began) * 1000)
        state.apply(seat, choice.action)
        if state.over:
            state = closecall.game("poof").start(2, len(waits))
    return waits


async def review(pool: BotPool, key: str, record: bytes, slices: list[float]) -> None:
    """Review a match again and again, as the server does."""
    moves = await pool.submit(work.plan, record, (), lane=Lane.BACKGROUND, owner=key)
    while True:
        for move in moves:
            began = time.monotonic()
            await pool.submit(work.judge, record, (), move, lane=Lane.BACKGROUND, owner=key)
            slices.append((time.monotonic() - began) * 1000)


def shown(name: str, values: list[float]) -> str:
    """Return a line of the table."""
    ordered = sorted(values)
    middle = statistics.median(ordered)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"| {name} | {len(values)} | {middle:.0f} | {late:.0f} | {ordered[-1]:.0f} |"


async def measure(moves: int, workers: int) -> None:
    """Print the table."""
    records = {key: record_of(key) for key in SEATS}
    pool = BotPool(workers)
    try:
        await live(pool, 2)  # the processes are there
        print("| | moves or slices | median ms | 95 % ms | longest ms |\n|---|---|---|---|---|")
        print(shown("hard bot, alone", await live(pool, moves)), flush=True)
        slices: dict[str, list[float]] = {key: [] for key in records}
        reviewing = [
            asyncio.create_task(review(pool, key, record, slices[key]))
            for key, record in records.items()
        ]
        print(shown("hard bot, five reviews waiting", await live(pool, moves)), flush=True)
        for task in reviewing:
            task.cancel()
        for task in reviewing:
            with suppress(asyncio.CancelledError):
                await task
        for key, values in slices.items():
            if values:
                print(shown(f"slice of {key}, waiting included", values))
    finally:
        pool.close()


def main() -> None:
    """Read the options."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    asyncio.run(measure(options.moves, options.workers))


if __name__ == "__main__":
    main()
