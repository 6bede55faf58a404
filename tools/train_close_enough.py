"""Learn from self-play what the upper levels of Close Enough take for granted.

    python tools/train_close_enough.py                  play, fit, write policy_learned.py
    python tools/train_close_enough.py --games 2000     fewer matches, rougher figures

Matches in which everybody plays as in roll-outs tell what stars, tokens and the order of turns are
worth at the end of a round: a logistic fit to who won in the end, for each number of seats. The
same players as in roll-outs, so that a round begins with what the one before was said to be worth.
Matches among four medium bots tell how far away lots are when they are called, and when they could
be called for the first time. The same seed and number of matches give the same file. The rules
should be compiled (make compile); it takes two minutes.
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
from closecall.bots.search import Search
from closecall.engine.core import State
from closecall.engine.rng import Rng
from closecall.games.close_enough import policy as policy_module
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.moves import CALL_IT
from closecall.games.close_enough.policy import CloseEnoughPolicy

INTO = Path(policy_module.__file__).parent / "policy_learned.py"
SEATS = (3, 4, 5)
CALLERS = 4  # seats of the matches that tell about calls
MOST_STARS = 7
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
    parser.add_argument("--games", type=int, default=16_000, help="how many matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=INTO, help="the file to write")
    asked = parser.parse_args()
    counts = Counts()
    first = asked.seed * 1_000_000
    games = range(first, first + asked.games)
    for seed in track(games, "Watching calls"):
        watch(seed, counts)
    worths = []
    for seats in SEATS:
        rows: list[Row] = []
        for seed in track(games, f"Playing with {seats}"):
            rows += play(seats, seed)
        worths.append(fit(rows))
        print(f"{seats} seats: {len(rows)} ends of rounds")
    asked.into.write_text(written(worths, counts))
    print(f"{asked.into.name}: {sum(counts.called)} calls")
    return 0


def watch(seed: int, counts: Counts) -> None:
    """Play one match of medium bots and count their calls."""
    state = start(CALLERS, seed)
    rng = Rng(-1 - seed)
    while not state.over:
        seat = state.actors()[0]
        action = choose(state, seat, "medium", int(rng.word()))
        if CALL_IT in state.legal(seat):
            counts.add(state, seat, action)
        state.apply(seat, action)


def play(seats: int, seed: int) -> list[Row]:
    """Play one match as roll-outs do; return the ends of its rounds, each with the winner of the
    match.
    """
    state = start(seats, seed)
    rng = Rng(-1 - seed)
    search = Search(policy_of("close-enough"))
    ends: list[list[list[float]]] = []
    while not state.over:
        search.roll_out(state, state.round, Rng(rng.word()))
        if not state.over:
            ends.append([features(state, each) for each in range(seats)])
    winners = state.result().winners
    share = [1 / len(winners) if each in winners else 0.0 for each in range(seats)]
    return [(end, share) for end in ends]


def start(seats: int, seed: int) -> CloseEnoughState:
    """Start a match; in every other one the caller may back out."""
    state: State = closecall.game("close-enough").start(seats, seed, advanced=seed % 2 == 0)
    return cast(CloseEnoughState, state)


def features(game: CloseEnoughState, seat: int) -> list[float]:
    """Return the marks of one seat at the end of a round: one for each number of stars but none,
    its tokens, and one for each place in the order of turns but the last.
    """
    seats = int(game.seats)
    marks = [0.0] * (MOST_STARS + seats)
    stars = int(game.stars(seat))
    if stars:
        marks[min(stars, MOST_STARS) - 1] = 1.0
    marks[MOST_STARS] = float(game.tokens(seat))
    place = (seat - int(game.first)) % seats
    if place < seats - 1:
        marks[MOST_STARS + 1 + place] = 1.0
    return marks


# The logistic fit: the odds of winning are in proportion to exp(worth) --------------------------


def fit(rows: list[Row]) -> list[float]:
    """Newton's method: a few steps are enough."""
    features = len(rows[0][0][0])
    worths = [0.0] * features
    for _ in track(range(6), "Fitting"):
        slope, bend = derivatives(rows, worths)
        for i in range(features):
            bend[i][i] += 0.01
        worths = [a + b for a, b in zip(worths, solve(bend, slope), strict=True)]
    return worths


def derivatives(rows: list[Row], worths: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: the first, and the second turned round."""
    features = len(worths)
    slope = [0.0] * features
    bend = [[0.0] * features for _ in range(features)]
    for seats, share in rows:
        marked = [[i for i, mark in enumerate(marks) if mark] for marks in seats]
        odds = [
            math.exp(sum(worths[i] * marks[i] for i in own))
            for marks, own in zip(seats, marked, strict=True)
        ]
        total = sum(odds)
        mean = [0.0] * features
        for marks, own, odd, won in zip(seats, marked, odds, share, strict=True):
            chance = odd / total
            for i in own:
                slope[i] += (won - chance) * marks[i]
                mean[i] += chance * marks[i]
                for j in own:
                    bend[i][j] += chance * marks[i] * marks[j]
        for i in range(features):
            for j in range(features):
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


def written(worths: list[list[float]], counts: Counts) -> str:
    """Return a module of constants."""
    most = max(SEATS)
    stars = [[0.0, *each[:MOST_STARS]] for each in worths]
    tokens = [each[MOST_STARS] for each in worths]
    places = [[*each[MOST_STARS + 1 :], 0.0] for each in worths]
    places = [each + [0.0] * (most - len(each)) for each in places]
    return "\n".join(
        [
            '"""What self-play taught the upper levels: written by tools/train_close_enough.py."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            "# What raises the odds of winning the match, as a logarithm: stars, each token, and",
            "# the place in the order of turns of the next round; a row for each number of seats.",
            f"FEWEST_SEATS: Final = {SEATS[0]}",
            rows("STAR_WORTHS", stars),
            table("TOKEN_WORTHS", tokens),
            rows("PLACE_WORTHS", places),
            "",
            "# How far away lots are, from 0 on, the last one for all beyond: those that sound",
            "# players call, and any that could be called for the first time.",
            table("SOUND_CALLS", shares(counts.called)),
            table("WILD_CALLS", shares(counts.callable)),
            "",
        ]
    )


def rows(name: str, values: list[list[float]]) -> str:
    """Return a tuple of tuples."""
    texts = "\n".join(f"    ({figures(each)})," for each in values)
    return f"{name}: Final[tuple[tuple[float, ...], ...]] = (\n{texts}\n)"


def table(name: str, values: list[float]) -> str:
    """Return a tuple."""
    return f"{name}: Final[tuple[float, ...]] = ({figures(values)})"


def figures(values: list[float]) -> str:
    """Return figures, separated by commas."""
    return ", ".join(f"{value:.3f}" for value in values)


if __name__ == "__main__":
    sys.exit(main())
