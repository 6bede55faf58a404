"""What a level of Close to the Mark scores alone, with the luck of the dice taken off.

    python bench/alone.py --level best --matches 400 --sheet A

For each roll, the value of the sheet after the best entry is compared with what was expected before
the roll. Those differences are luck alone, zero in the mean however somebody plays, and they
make up most of what matches vary by: without them as many matches tell three times as much.
"""

from __future__ import annotations

import argparse
import statistics
import time
from math import sqrt
from typing import cast

import closecall
from closecall.bots import LEVELS, choose
from closecall.games.close_to_the_mark.policy import best_with_roll, sheet_of
from closecall.games.close_to_the_mark.rules import MarkState


def main() -> None:
    """Play matches and print the mean score, as it came and without luck."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--level", choices=list(LEVELS), default="best")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--sheet", choices=["A", "B"], default="A")
    asked = parser.parse_args()
    times: list[float] = []
    seeds = range(asked.seed, asked.seed + asked.matches)
    played = [play(asked.level, seed, asked.sheet, times) for seed in seeds]
    print(f"{asked.level} on sheet {asked.sheet}, {asked.matches} matches from seed {asked.seed}")
    print_mean("score", [score for score, _ in played])
    print_mean("without luck", [score - luck for score, luck in played])
    print(
        f"CPU time a decision: mean {statistics.mean(times) * 1000:.2f} ms, "
        f"median {statistics.median(times) * 1000:.2f} ms"
    )


def play(level: str, seed: int, sheet: str, times: list[float]) -> tuple[int, float]:
    """Play a match alone; return its score and the luck in it. Note what each decision took."""
    state = cast(MarkState, closecall.game("close-to-the-mark").start(1, seed, sheet=sheet))
    luck = 0.0
    while not state.over:
        if state.chosen == state.seats:
            luck += luck_of_roll(state)
        start = time.process_time()
        action = choose(state, 0, level, seed)
        times.append(time.process_time() - start)
        state.apply(0, action)
    return state.result().scores[0], luck


def luck_of_roll(state: MarkState) -> float:
    """Return by how much the roll on the table is better than rolls are in the mean."""
    return best_with_roll(state, 0) - sheet_of(state, 0).expect()


def print_mean(name: str, scores: list[float]) -> None:
    error = 1.96 * statistics.stdev(scores) / sqrt(len(scores))
    print(f"{name}: {statistics.mean(scores):.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
