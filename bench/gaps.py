"""How well a level of Poof plays a round in which the totals are far apart.

    python bench/gaps.py --levels best,hard --deals 25 --seed 0

One round after three others, one player of a level among three of `medium`, with totals that are
equal, or the player's own 250 points lower or higher than the rest. Every deal is played from
every seat, and the same deals in every row. The lead is how much less the player writes down in
that round than the others do on average; a player who gives a decided match up has none.
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev
from typing import Any, cast

import closecall
from closecall.bots import choose
from closecall.engine.core import State

GAME = closecall.game("poof")
SEATS = 4
PLAYED = 3  # rounds on the score sheet when the round begins
GAPS = {"equal": 0, "{} ahead": 1, "{} behind": -1}


def main() -> None:
    """Play the rounds and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--levels", default="best,hard")
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--gap", type=int, default=250)
    asked = parser.parse_args()
    print("| level | totals | rounds | lead | more than with equal totals |\n|---|---|---|---|---|")
    for level in asked.levels.split(","):
        equal: list[float] = []
        for name, sign in GAPS.items():
            leads = [
                lead(seed, seat, level, sign * asked.gap)
                for seed in range(asked.seed, asked.seed + asked.deals)
                for seat in range(SEATS)
            ]
            equal = equal or leads
            more = [each - other for each, other in zip(leads, equal, strict=True)]
            row = f"| {level} | {name.format(asked.gap)} | {len(leads)} | {shown(leads)} |"
            print(row, shown(more) if sign else "", "|", flush=True)


def shown(values: list[float]) -> str:
    """Return the mean and its 95 % interval."""
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / len(values) ** 0.5:.1f}"


def lead(seed: int, own: int, level: str, gap: int) -> float:
    """Return how much less `own` writes down than the mean of the others, in one round."""
    state = cast(Any, table_with(seed, own, gap))
    before, step = [int(state.points(seat)) for seat in range(SEATS)], 0
    while state.round == PLAYED:
        seat = state.actors()[0]
        player = level if seat == own else "medium"
        state.apply(seat, choose(state, seat, player, seed * 10_000 + step))
        step += 1
    points = [int(state.points(seat)) - before[seat] for seat in range(SEATS)]
    others = [points[seat] for seat in range(SEATS) if seat != own]
    return mean(others) - float(points[own])


def table_with(seed: int, own: int, gap: int) -> State:
    """Return a fresh deal in a match in which a seat is so many points ahead of all others."""
    data = GAME.start(SEATS, seed).snapshot()
    saved = cast(dict[str, object], data["state"])
    first = [max(0, gap) if seat != own else max(0, -gap) for seat in range(SEATS)]
    saved["scores"] = [first, *[[0] * SEATS] * (PLAYED - 1)]
    return GAME.restore(data)


if __name__ == "__main__":
    main()
