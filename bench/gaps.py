"""How well a level of Poof plays a round in which the totals are far apart.

    python bench/gaps.py --levels best,hard --deals 25 --seed 0

One round after three others, one player of a level among three who go by looks alone and know no
totals (`thumb.py`), with totals that are equal, or the player's own 250 points lower or higher than
the rest. Every deal is played from every seat, and the same deals in every row. The lead is how
much less the player writes down in that round than the others do on average; a player who gives a
decided match up has none. The last column has how often it is a hundred points or more.

With `--rivals medium` the others try moves out and know the totals: behind a leader they play for
the leader's bad luck, and leave alone who is far behind, so rows differ by what the rivals do.
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev
from typing import Any, cast

from thumb import Thumb

import closecall
from closecall.bots import choose
from closecall.engine.core import State

GAME = closecall.game("poof")
SEATS = 4
MANY = 100  # points of a round
PLAYED = 3  # rounds on the score sheet when the round begins
GAPS = {"equal": 0, "{} ahead": 1, "{} behind": -1}


def main() -> None:
    """Play the rounds and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--levels", default="best,hard")
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--gap", type=int, default=250)
    parser.add_argument("--rivals", default="thumb", help="a level, or thumb")
    asked = parser.parse_args()
    print("| level | totals | rounds | lead | more than with equal totals | 100 points or more |")
    print("|---|---|---|---|---|---|")
    for level in asked.levels.split(","):
        equal: list[float] = []
        for name, sign in GAPS.items():
            played = [
                play(seed, seat, level, asked.rivals, sign * asked.gap)
                for seed in range(asked.seed, asked.seed + asked.deals)
                for seat in range(SEATS)
            ]
            leads = [mean(others) - own for own, others in played]
            equal = equal or leads
            more = [each - other for each, other in zip(leads, equal, strict=True)]
            many = mean(own >= MANY for own, _ in played)
            row = f"| {level} | {name.format(asked.gap)} | {len(leads)} | {shown(leads)} |"
            print(row, shown(more) if sign else "", f"| {many:.1%} |", flush=True)


def shown(values: list[float]) -> str:
    """Return the mean and its 95 % interval."""
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / len(values) ** 0.5:.1f}"


def play(seed: int, own: int, level: str, rivals: str, gap: int) -> tuple[float, list[int]]:
    """Play one round; return what `own` writes down, and what the others do."""
    state = cast(Any, table_with(seed, own, gap))
    before, step = [int(state.points(seat)) for seat in range(SEATS)], 0
    while state.round == PLAYED:
        seat = state.actors()[0]
        player = level if seat == own else rivals
        state.apply(seat, action_of(player, state, seat, seed * 10_000 + step))
        step += 1
    points = [int(state.points(seat)) - before[seat] for seat in range(SEATS)]
    return points[own], [points[seat] for seat in range(SEATS) if seat != own]


def action_of(player: str, state: State, seat: int, seed: int) -> int:
    """Return what a level, or who goes by looks alone, plays."""
    if player == "thumb":
        return Thumb().choose(state, seat, seed)
    return choose(state, seat, player, seed)


def table_with(seed: int, own: int, gap: int) -> State:
    """Return a fresh deal in a match in which a seat is so many points ahead of all others."""
    data = GAME.start(SEATS, seed).snapshot()
    saved = cast(dict[str, object], data["state"])
    first = [max(0, gap) if seat != own else max(0, -gap) for seat in range(SEATS)]
    saved["scores"] = [first, *[[0] * SEATS] * (PLAYED - 1)]
    return GAME.restore(data)


if __name__ == "__main__":
    main()
