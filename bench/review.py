"""How the grades of a review tell the levels apart: the calibration of `closecall.review`.

    python bench/review.py [GAME ...]

Each level plays against itself; every decision is reviewed with another seed than it was made by.
Matches are the same in every run.
"""

from __future__ import annotations

import sys
import time
from statistics import fmean
from typing import NamedTuple

import closecall
from closecall.bots import PLAYERS, choose
from closecall.engine.record import Match, Record
from closecall.review import Decision, review


class Setup(NamedTuple):
    seats: int
    options: dict[str, object]
    matches: int


SETUPS = {
    "poof": Setup(2, {"rounds": 2}, 3),
    "close-enough": Setup(3, {}, 2),
    "close-to-the-mark": Setup(2, {}, 2),
    "closing-in": Setup(2, {}, 2),
    "five-to-close": Setup(2, {}, 1),
}
MISSES = ("inaccuracy", "mistake", "blunder")


def play(key: str, setup: Setup, level: str, number: int) -> Record:
    """A match of a level against itself."""
    seed = bytes([number] * 32)
    nonces = [None] * setup.seats
    match = Match(closecall.game(key), setup.seats, setup.options, seed=seed, nonces=nonces)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, choose(match.state, seat, level, 7 * len(match.moves) + number))
    return match.record()


def row(key: str, setup: Setup, level: str) -> str:
    """A line of the table: mean loss, misses in a match, accuracy, CPU time for a decision."""
    judged: list[Decision] = []
    accuracies: list[float] = []
    spent = 0.0
    for number in range(setup.matches):
        record = play(key, setup, level, number)
        began = time.process_time()
        found = review(record)
        spent += time.process_time() - began
        judged += found.decisions
        accuracies += [each.accuracy for each in found.summaries]
    loss = f"{100 * fmean(each.loss for each in judged):.2f} %"
    misses = [sum(each.grade == grade for each in judged) / setup.matches for grade in MISSES]
    cells = [f"{key}, {setup.seats} seats", level, str(len(judged)), loss]
    cells += [f"{count:.1f}" for count in misses]
    cells += [f"{fmean(accuracies):.1f}", f"{1000 * spent / len(judged):.0f}"]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Print the table."""
    print(
        "| game | level | decisions | mean loss | inaccuracies | mistakes | blunders"
        " | accuracy | CPU ms/decision |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for key in sys.argv[1:] or SETUPS:
        for level in PLAYERS:
            print(row(key, SETUPS[key], level), flush=True)


if __name__ == "__main__":
    main()
