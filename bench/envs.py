"""How fast environments are: observed steps a second, and the ratio to a plain loop over views.

    python bench/envs.py [--envs 256]

Both play at random and see every position: `VectorEnv` writes observations and masks of all matches
into its arrays, the loop asks each state for `legal` and `view`, as a learner would without it. The
median of several short runs in turn, in CPU seconds, on one core.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import numpy as np

import closecall
from closecall.envs import VectorEnv

ROUNDS = 5
SECONDS = 0.4


def rate(work: Callable[[], int]) -> float:
    """Steps per CPU second."""
    began, steps = time.process_time(), 0
    while (spent := time.process_time() - began) < SECONDS:
        steps += work()
    return steps / spent


def vector(key: str, envs: int) -> Callable[[], int]:
    """A step of all matches, with a random legal action in each."""
    env = VectorEnv(key, envs, seed=1)
    random_ = np.random.default_rng(1)
    draws = np.zeros(envs, np.int64)

    def step() -> int:
        # The n-th legal action of a match, n drawn at random: what a policy does costs extra.
        rows, actions = env.legal
        starts = np.searchsorted(rows, np.arange(envs))
        counts = np.diff(starts, append=len(rows))
        draws[:] = random_.random(envs) * counts
        env.step(actions[starts + draws])
        return envs

    return step


def loop(key: str) -> Callable[[], int]:
    """A match, position by position, as Python sees it."""
    game = closecall.game(key)
    seeds = iter(range(1_000_000))
    choice = random.Random(1).choice

    def match() -> int:
        state, steps = game.start(game.usual_seats, next(seeds)), 0
        while not state.over and steps < 200:
            seat = state.actors()[0]
            state.view(seat)
            state.apply(seat, choice(state.legal(seat)))
            steps += 1
        return steps

    return match


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--envs", type=int, default=256)
    envs = parser.parse_args().envs
    print(f"| game | observed steps/s ({envs} matches) | loop over views | ratio (spread) |")
    print("|---|---|---|---|")
    for game in closecall.list_games():
        quick, plain = vector(game.key, envs), loop(game.key)
        pairs = [(rate(quick), rate(plain)) for _ in range(ROUNDS)]
        ratios = sorted(fast / slow for fast, slow in pairs)
        fast, slow = (statistics.median(row) for row in zip(*pairs, strict=True))
        ratio = f"{ratios[ROUNDS // 2]:.1f} ({ratios[0]:.1f}–{ratios[-1]:.1f})"
        print(f"| {game.title} | {fast:,.0f} | {slow:,.0f} | {ratio} |")


if __name__ == "__main__":
    main()
