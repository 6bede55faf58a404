"""How mixed calling and backing out is in Close Enough where neither is clearly better.

    python bench/mixed.py --level best --positions 60 --seed 4000

Positions in which a player may call without a hit, or must stay in or fold, from matches of the
level itself. In each the level decides many times with other draws; a search with ten times the
effort of the strongest level says how far the two choices are apart. Where they are close, nobody
should be able to tell the choice from the position: between 10 and 90 of 100 is called mixed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean
from typing import Any

from agreement import patient, weighed

import closecall
from closecall.bots import choose, policy_of
from closecall.games.close_enough.moves import CALL_IT, FOLD_LOT, STAY_IN

KEY = "close-enough"
CLOSE = 0.01  # of the chance of winning
CLEAR = 0.05
TIMES = 10  # the effort of the judge
MIXED = (0.1, 0.9)

Seen = dict[str, list[tuple[float, float]]]


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--level", default="best")
    parser.add_argument("--positions", type=int, default=60, help="of each kind")
    parser.add_argument("--draws", type=int, default=16, help="decisions in each position")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=4000)
    asked = parser.parse_args()
    judge = patient(KEY, TIMES)
    seen: Seen = {"calls": [], "stays in": []}
    for state, seat, action in positions(asked.level, asked.seats, asked.seed):
        found = seen["calls" if action == CALL_IT else "stays in"]
        if len(found) < asked.positions:
            often = mean(
                choose(state, seat, asked.level, draw) == action for draw in range(asked.draws)
            )
            found.append((apart(judge, state, seat, action), often))
        if all(len(each) >= asked.positions for each in seen.values()):
            break
    report(seen)


def positions(level: str, seats: int, seed: int) -> Iterator[tuple[Any, int, int]]:
    """Yield states with the seat to move and what it may do: call without a hit, or stay in."""
    policy: Any = policy_of(KEY)
    while True:
        state, step = closecall.game(KEY).start(seats, seed), 0
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            if CALL_IT in legal and 0 < policy.now(state, seat) <= 3:
                yield state, seat, CALL_IT
            if FOLD_LOT in legal:
                yield state, seat, STAY_IN
            state.apply(seat, choose(state, seat, level, seed * 10_000 + step))
            step += 1
        seed += 1


def apart(judge: Any, state: Any, seat: int, action: int) -> float:
    """Return how much better an action is than the best other one, by the judge."""
    values = weighed(judge, state, seat, 1)
    worst = min(values.values())
    return values.get(action, worst) - max(v for a, v in values.items() if a != action)


def report(seen: Seen) -> None:
    """Print how often the level does it and how mixed that is, by how far apart the choices are."""
    print("| what | apart | positions | how often, mean | mixed (10 to 90 of 100) |")
    print("|---|---|---|---|---|")
    for what, found in seen.items():
        for name, least, most in (
            (f"less than {CLOSE:.0%}", 0.0, CLOSE),
            (f"{CLOSE:.0%} to {CLEAR:.0%}", CLOSE, CLEAR),
            ("more", CLEAR, 2.0),
        ):
            some = [often for gap, often in found if least <= abs(gap) < most]
            if some:
                share = mean(MIXED[0] <= often <= MIXED[1] for often in some)
                print(f"| {what} | {name} | {len(some)} | {mean(some):.0%} | {share:.0%} |")


if __name__ == "__main__":
    main()
