"""Measure simple players against thinking bots: calling early or always staying should not pay.

    python bench/callers.py --rivals hard --matches 200
    python bench/callers.py --rivals best --matches 80 --callers early-2,always

One player among three rivals, on the same deals and once from every seat: first plain medium, then
medium that calls whatever is as close as its name says, then one that calls as soon as it may, or
one that never folds (`stayer`). The gain is that over plain medium, deal by deal.

They also play in the arena: with this folder on the path,
`closecall arena close-enough --players hard,hard,hard,callers:always`.
"""

from __future__ import annotations

import argparse
from functools import partial
from statistics import mean, stdev
from typing import Any

from closecall.arena.contest import Contest, Played
from closecall.arena.run import run
from closecall.bots import choose, policy_of
from closecall.games.close_enough.moves import CALL_IT, FOLD_LOT, STAY_IN

GAME = "close-enough"
FAR = 1_000  # farther than any lot


class Caller:
    """Medium, except that it calls whenever its lot is at most `within` away."""

    def __init__(self, within: int) -> None:
        self.within = within

    def choose(self, state: Any, seat: int, seed: int) -> int:
        """Return the action to take."""
        policy: Any = policy_of(GAME)
        if CALL_IT in state.legal(seat) and policy.now(state, seat) <= self.within:
            return int(CALL_IT)
        return choose(state, seat, "medium", seed)


class Stayer:
    """Medium, except that it never folds."""

    def choose(self, state: Any, seat: int, seed: int) -> int:
        """Return the action to take."""
        action = choose(state, seat, "medium", seed)
        return int(STAY_IN) if action == FOLD_LOT else action


stayer = Stayer
always = partial(Caller, FAR)
early_1 = partial(Caller, 1)
early_2 = partial(Caller, 2)
early_3 = partial(Caller, 3)
early_4 = partial(Caller, 4)
early_6 = partial(Caller, 6)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rivals", default="hard")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--callers", default="early-2,early-4,always")
    asked = parser.parse_args()
    rivals = (asked.rivals,) * (asked.seats - 1)
    print(f"| one against {asked.seats - 1} {asked.rivals}, {asked.matches} matches | won | gain |")
    print("|---|---|---|")
    plain: list[float] = []
    for name in ["medium", *asked.callers.split(",")]:
        player = name if name == "medium" else "callers:" + name.replace("-", "_")
        contest = Contest(GAME, (player, *rivals), asked.matches, asked.seed)
        shares = [share(played) for played in run(contest, workers=asked.workers)]
        plain = plain or shares
        print(f"| {name} | {mean(shares):.1%} | {difference(shares, plain)} |", flush=True)


def share(played: Played) -> float:
    """Return the first player's part of the victory."""
    return played.won[0] / sum(played.won)


def difference(shares: list[float], plain: list[float]) -> str:
    """Return the mean of the differences deal by deal, with its 95 % interval."""
    gains = [one - other for one, other in zip(shares, plain, strict=True)]
    error = 1.96 * stdev(gains) / len(gains) ** 0.5
    return f"{mean(gains):+.1%} ± {error:.1%}"


if __name__ == "__main__":
    main()
