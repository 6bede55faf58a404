"""The tree search here against that of another checkout, at equal processor time.

    python bench/search.py ../other-checkout [--game poof] [--seats 4] [--rounds 60] [--ms 3]

Both searches sit at one table, every second seat each, in rounds of the same deals with seats
swapped. Each has a process of its own checkout's interpreter, is given the position as a snapshot
and searches by `closecall.bots.search` with a fixed number of iterations, chosen at the start so
that both take the same processor time a decision; what they really took stands beside the result.
Both checkouts must be compiled in the same way.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

import closecall
from closecall.bots import choose
from closecall.engine.core import State

ROOT = Path(__file__).resolve().parent.parent
TRIED = 400  # iterations by which the pace of a search is taken

# Runs in either interpreter. Every line is a question: iterations, seat, seed and a position.
PROGRAM = """
import json, sys, time
import closecall
from closecall.bots import Budget, search
for line in sys.stdin:
    iterations, seat, seed, position = json.loads(line)
    state = closecall.game(position["game"]).restore(position)
    began = time.process_time()
    found = search(state, seat, seed, Budget(iterations=iterations))
    print(json.dumps([found[0].action, time.process_time() - began]), flush=True)
"""


class Searcher:
    """One of the two: its process, what it may spend and what it spent."""

    def __init__(self, checkout: Path) -> None:
        python = checkout / ".venv" / "bin" / "python"
        self.process = subprocess.Popen(
            [str(python), "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=checkout,
        )
        self.iterations = TRIED
        self.spent: list[float] = []

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return the search's move, its time noted."""
        assert self.process.stdin is not None and self.process.stdout is not None
        question = [self.iterations, seat, seed, state.snapshot()]
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        action, seconds = json.loads(self.process.stdout.readline())
        self.spent.append(seconds)
        return int(action)

    def settle(self, states: list[State], ms: float) -> None:
        """Choose the number of iterations that takes about `ms` a decision."""
        for seed, state in enumerate(states):
            self.choose(state, state.actors()[0], seed)
        pace = statistics.mean(self.spent[1:]) / TRIED
        self.iterations = max(20, round(ms / 1000 / pace))
        self.spent.clear()

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


def positions(game: str, seats: int, options: dict[str, object]) -> list[State]:
    """Decisions all along a few matches of easy bots, to take the pace by."""
    found: list[State] = []
    for seed in range(4):
        state, step = closecall.game(game).start(seats, seed, **options), 0
        while not state.over:
            seat, step = state.actors()[0], step + 1
            if len(state.legal(seat)) > 1 and step % 5 == 0:
                found.append(state.copy())
            state.apply(seat, choose(state, seat, "easy", step))
    return found


def play(game: str, table: list[Searcher], seed: int, options: dict[str, object]) -> list[int]:
    """Return one match; everybody's points."""
    state, step = closecall.game(game).start(len(table), seed, **options), 0
    while not state.over:
        seat, step = state.actors()[0], step + 1
        legal = state.legal(seat)
        state.apply(
            seat,
            legal[0] if len(legal) == 1 else table[seat].choose(state, seat, seed * 1000 + step),
        )
    return list(state.result().scores)


def lead(ours: Searcher, game: str, table: list[Searcher], points: list[int], low: bool) -> float:
    """Return points ahead of the others, on average; in Poof fewer are better."""
    mine = [each for each, who in zip(points, table, strict=True) if who is ours]
    others = [each for each, who in zip(points, table, strict=True) if who is not ours]
    ahead = statistics.mean(mine) - statistics.mean(others)
    return -ahead if low else ahead


def main() -> None:
    """Play and print a line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("--game", default="poof")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--ms", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options: dict[str, object] = {"rounds": 1} if given.game == "poof" else {}
    ours, theirs = Searcher(ROOT), Searcher(given.other.resolve())
    states = positions(given.game, given.seats, options)
    for each in (ours, theirs):
        each.settle(states, given.ms)
    leads, began = [], time.monotonic()
    for seed in range(given.seed, given.seed + given.rounds // 2):
        pair = []
        for first in (0, 1):
            pair_of = (ours, theirs) if first == 0 else (theirs, ours)
            table = [pair_of[seat % 2] for seat in range(given.seats)]
            points = play(given.game, table, seed, options)
            pair.append(lead(ours, given.game, table, points, given.game == "poof"))
        leads.append(statistics.mean(pair))
        print(f"\r{2 * len(leads)} of {given.rounds}", end="", file=sys.stderr)
    error = 1.96 * statistics.stdev(leads) / len(leads) ** 0.5
    ahead = statistics.mean(leads)
    took = [1000 * statistics.mean(each.spent) for each in (ours, theirs)]
    print(
        f"\n{given.game}, {given.seats} seats, {2 * len(leads)} matches:"
        f" {ahead:+.1f} ± {error:.1f} points ahead; {took[0]:.2f} and {took[1]:.2f} ms a decision"
        f" ({ours.iterations} and {theirs.iterations} iterations), {time.monotonic() - began:.0f} s"
    )
    for each in (ours, theirs):
        each.close()


if __name__ == "__main__":
    main()
