"""How fast environments are: observed steps a second, and the ratio to OpenSpiel's vector_env.

    python bench/envs.py [--envs 256] [--games poof close-to-the-mark] [--processes]

All play at random and see every position. `VectorEnv` writes observations and masks of all matches
into its arrays; OpenSpiel's `SyncVectorEnv` does the same for a card game, crazy_eights with four
players; the loop asks each state for `legal` and `view`, as a learner would without either. Medians
of several short runs in turn, in CPU seconds, on one core; `best` is the best of ten in a row,
least disturbed by other work on the machine. With `--processes` also two of them
(`ProcessVectorEnv`), in seconds of the clock: that needs two cores to itself.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import closecall
from closecall.engine.registry import Game
from closecall.envs import ProcessVectorEnv, VectorEnv

ROUNDS = 5
SECONDS = 0.4
IN_A_ROW = 10
PEER = "crazy_eights"
PEER_ENVS = 16  # it steps them one after the other: more would not make it faster
WANTED = {"poof": 1_000_000, "close-to-the-mark": 1_000_000}
WANTED_OF_OTHERS = 300_000

Work = Callable[[], int]


def rate(work: Work, clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second."""
    began, steps = clock(), 0
    while (spent := clock() - began) < SECONDS:
        steps += work()
    return steps / spent


def vector(env: Any) -> Work:
    """Step all matches with a random legal action each; the cost of a policy would come on top."""

    def step() -> int:
        env.step(env.sample())
        return int(env.num_envs)

    return step


def peer() -> Work:
    """Step OpenSpiel's environments."""
    from open_spiel.python import rl_agent, rl_environment
    from open_spiel.python.vector_env import SyncVectorEnv

    one = [rl_environment.Environment(PEER, players=4) for _ in range(PEER_ENVS)]
    envs = SyncVectorEnv(one)
    choice = random.Random(1).choice
    seen = envs.reset()

    def step() -> int:
        nonlocal seen
        chosen = []
        for each in seen:
            legal = each.observations["legal_actions"][each.observations["current_player"]]
            chosen.append(rl_agent.StepOutput(choice(legal), []))
        seen, _, _, _ = envs.step(chosen, reset_if_done=True)
        return PEER_ENVS

    return step


def loop(game: Game) -> Work:
    """Play a match position by position, as Python sees it."""
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


def spread(values: list[float], form: str = ",.0f") -> str:
    """Return the median, and in brackets the lowest and highest."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:{form}} ({low:{form}}–{high:{form}})"


def row(game: Game, envs: int, theirs: Work) -> str:
    """Measure one game and return the row of its table."""
    ours, views = vector(VectorEnv(game, envs, seed=1)), loop(game)
    short = vector(VectorEnv(game, envs, seed=1, dtype="int16"))
    best = max(rate(ours) for _ in range(IN_A_ROW))
    runs = [[rate(work) for work in (ours, short, theirs, views)] for _ in range(ROUNDS)]
    fast, narrow, other, slow = ([run[i] for run in runs] for i in range(4))
    cells = [
        f"{game.key}, {game.usual_seats} seats",
        spread(fast),
        f"{best:,.0f}",
        f"{WANTED.get(game.key, WANTED_OF_OTHERS):,}",
        spread(narrow),
        spread(other),
        spread([run[0] / run[2] for run in runs], ".0f"),
        f"{statistics.median(fast) / statistics.median(slow):.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


def two_processes(game: Game, envs: int) -> str:
    """Measure one process and two, by the clock."""
    one = vector(VectorEnv(game, envs, seed=1))
    with ProcessVectorEnv(game, envs, workers=2, seed=1) as env:
        two = vector(env)
        runs = [[rate(work, time.perf_counter) for work in (one, two)] for _ in range(ROUNDS)]
    alone, both = ([run[i] for run in runs] for i in range(2))
    return f"| {game.key}, {game.usual_seats} seats | {spread(alone)} | {spread(both)} |"


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--games", nargs="*", default=[game.key for game in closecall.list_games()])
    parser.add_argument("--processes", action="store_true")
    given = parser.parse_args()
    games = [closecall.game(key) for key in given.games]
    print(
        f"| game | observed steps/s ({given.envs} matches) | best | wanted | int16 "
        f"| OpenSpiel vector_env, {PEER} | ratio | to a loop over views |"
    )
    print("|---|---|---|---|---|---|---|---|")
    theirs = peer()
    for game in games:
        print(row(game, given.envs, theirs), flush=True)
    if given.processes:
        print("\n| game | one process, steps/s by the clock | two |\n|---|---|---|")
        for game in games:
            print(two_processes(game, given.envs), flush=True)


if __name__ == "__main__":
    main()
