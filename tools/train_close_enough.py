"""Learn from self-play what the hard level of Close Enough takes for granted.

    python tools/train_close_enough.py                  play, fit, write policy_learned.py
    python tools/train_close_enough.py --games 2000     fewer matches, rougher figures

Matches among four medium bots give two things: how much stars, tokens and the order of turns are
worth at the end of a round (a logistic fit to who won in the end), and how far away lots are when
they are called, and when they could be called for the first time. The same seed and number of
matches give the same file. The rules should be compiled (make compile); it takes a minute.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import cast

from rich.progress import track

import closecall
from closecall.bots import choose, policy_of
from closecall.engine.core import State
from closecall.engine.rng import Rng
from closecall.games.close_enough import policy as policy_module
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.moves import CALL_IT
from closecall.games.close_enough.policy import CloseEnoughPolicy

INTO = Path(policy_module.__file__).parent / "policy_learned.py"
SEATS = 4
MOST_STARS = 7
# What a seat has at the end of a round: a mark for each number of stars but none, tokens, and for
# each place in the order of turns but the last.
FEATURES = MOST_STARS + 1 + SEATS - 1
AWAYS = 7  # distances told apart

Row = tuple[list[list[float]], list[float]]


class Counts:
    """How far away lots were: those called, and all that could be called for the first time."""

    def __init__(self) -> None:
        self.called = [1] * AWAYS
        self.callable = [1] * AWAYS

    def add(self, state: CloseEnoughState, seat: int, action: int) -> None:
        """A decision at which calling was possible."""
        policy = cast(CloseEnoughPolicy, policy_of("close-enough"))
        away = min(int(policy.now(state, seat)), AWAYS - 1)
        self.called[away] += action == CALL_IT
        self.callable[away] += state.fine_tunes(seat) == 0


def shares(counts: list[int]) -> list[float]:
    """Return each count as a share of all."""
    return [count / sum(counts) for count in counts]


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description="what the hard level of Close Enough knows")
    parser.add_argument("--games", type=int, default=8_000, help="how many matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=INTO, help="the file to write")
    asked = parser.parse_args()
    counts = Counts()
    rows: list[Row] = []
    first = asked.seed * 1_000_000
    for seed in track(range(first, first + asked.games), "Playing"):
        rows += play(seed, counts)
    asked.into.write_text(written(fit(rows), counts))
    print(f"{asked.into.name}: {len(rows)} ends of rounds, {sum(counts.called)} calls")
    return 0


def play(seed: int, counts: Counts) -> list[Row]:
    """Play one match of medium bots; return the ends of its rounds, each with the winner of the
    match.
    """
    state: State = closecall.game("close-enough").start(SEATS, seed, advanced=True)
    game = cast(CloseEnoughState, state)
    rng = Rng(-1 - seed)
    ends: list[list[list[float]]] = []
    while not state.over:
        seat = state.actors()[0]
        rounds = game.round
        action = choose(state, seat, "medium", int(rng.word()))
        if CALL_IT in state.legal(seat):
            counts.add(game, seat, action)
        state.apply(seat, action)
        if game.round != rounds and not state.over:
            ends.append([features(game, each) for each in range(SEATS)])
    winners = state.result().winners
    share = [1 / len(winners) if each in winners else 0.0 for each in range(SEATS)]
    return [(end, share) for end in ends]


def features(game: CloseEnoughState, seat: int) -> list[float]:
    """Return the marks of one seat."""
    marks = [0.0] * FEATURES
    stars = int(game.stars(seat))
    if stars:
        marks[min(stars, MOST_STARS) - 1] = 1.0
    marks[MOST_STARS] = float(game.tokens(seat))
    place = (seat - int(game.first)) % SEATS
    if place < SEATS - 1:
        marks[MOST_STARS + 1 + place] = 1.0
    return marks


# The logistic fit: the odds of winning are in proportion to exp(worth) --------------------------


def fit(rows: list[Row]) -> list[float]:
    """Newton's method: a few steps are enough."""
    worths = [0.0] * FEATURES
    for _ in track(range(6), "Fitting"):
        slope, bend = derivatives(rows, worths)
        for i in range(FEATURES):
            bend[i][i] += 0.01
        worths = [a + b for a, b in zip(worths, solve(bend, slope), strict=True)]
    return worths


def derivatives(rows: list[Row], worths: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: the first, and the second turned round."""
    slope = [0.0] * FEATURES
    bend = [[0.0] * FEATURES for _ in range(FEATURES)]
    for seats, share in rows:
        marked = [[i for i, mark in enumerate(marks) if mark] for marks in seats]
        odds = [
            math.exp(sum(worths[i] * marks[i] for i in own))
            for marks, own in zip(seats, marked, strict=True)
        ]
        total = sum(odds)
        mean = [0.0] * FEATURES
        for marks, own, odd, won in zip(seats, marked, odds, share, strict=True):
            chance = odd / total
            for i in own:
                slope[i] += (won - chance) * marks[i]
                mean[i] += chance * marks[i]
                for j in own:
                    bend[i][j] += chance * marks[i] * marks[j]
        for i in range(FEATURES):
            for j in range(FEATURES):
                bend[i][j] -= mean[i] * mean[j]
    return slope, bend


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(len(rows)):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]


# The file ---------------------------------------------------------------------------------------


def written(worths: list[float], counts: Counts) -> str:
    """Return a module of constants."""
    stars = [0.0, *worths[:MOST_STARS]]
    places = [*worths[MOST_STARS + 1 :], 0.0, 0.0]  # the last also for a fifth seat
    return "\n".join(
        [
            '"""What medium bots taught the hard level: written by tools/train_close_enough.py."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            "# What raises the odds of winning the match, as a logarithm: stars, each token, and",
            "# the place in the order of turns of the next round.",
            table("STAR_WORTHS", stars),
            f"TOKEN_WORTH: Final = {worths[MOST_STARS]:.3f}",
            table("PLACE_WORTHS", places),
            "",
            "# How far away lots are, from 0 on, the last one for all beyond: those that sound",
            "# players call, and any that could be called for the first time.",
            table("SOUND_CALLS", shares(counts.called)),
            table("WILD_CALLS", shares(counts.callable)),
            "",
        ]
    )


def table(name: str, values: list[float]) -> str:
    """Return a tuple."""
    texts = ", ".join(f"{value:.3f}" for value in values)
    return f"{name}: Final[tuple[float, ...]] = ({texts})"


if __name__ == "__main__":
    sys.exit(main())
