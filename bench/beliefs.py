"""Measure what `hard` and `best` of Close Enough believe about the lots of others.

    python bench/beliefs.py --matches 16

In matches of mixed levels some positions are looked at: how likely the true lot of each rival is
believed to be (the mean logarithm, nearer 0 is better), and how often a lot is believed to hit and
really does, all lots and those that were called. The readings of both levels are shown beside each
other; `TEMPERS` in `levels.py` were fitted with this, one figure after the other.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean
from typing import Any, NamedTuple, cast

import closecall
from closecall.bots import choose, policy_of
from closecall.engine.policy import BEST, HARD
from closecall.games.close_enough.layout import CALLED, FOLDED, TURN
from closecall.games.close_enough.policy import CloseEnoughPolicy

GAME = closecall.game("close-enough")
POLICY = cast(CloseEnoughPolicy, policy_of(GAME.key))
TABLES = (
    ("best", "easy", "easy"),
    ("best", "hard", "best", "hard"),
    ("medium", "easy", "hard", "gentle"),
    ("hard", "medium", "medium", "hard"),
)
LOOKED_AT = 0.25
LEAST = 1e-5


class Look(NamedTuple):
    """What is believed of a lot, and what is true."""

    likely: float
    hit: float
    hits: bool


def main() -> None:
    """Look and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=16, help="of each table")
    parser.add_argument("--seed", type=int, default=500_000)
    asked = parser.parse_args()
    found: dict[tuple[str, str], list[Look]] = defaultdict(list)
    for number in range(asked.matches):
        for table in TABLES:
            for reader, of, look in watch(table, asked.seed + number):
                found[of, reader].append(look)
    print("| lots of | read by | looks | log of the true lot | hits, believed | hits |")
    print("|---|---|---|---|---|---|")
    for (of, reader), looks in sorted(found.items()):
        likely = fmean(math.log(look.likely + LEAST) for look in looks)
        believed, true = fmean(look.hit for look in looks), fmean(look.hits for look in looks)
        print(f"| {of} | {reader} | {len(looks)} | {likely:+.3f} | {believed:.1%} | {true:.1%} |")


def watch(table: tuple[str, ...], seed: int) -> Iterator[tuple[str, str, Look]]:
    """Play a match; yield who reads, whose lot it is, and the look."""
    state: Any = GAME.start(len(table), seed)
    chance = random.Random(seed)
    step = 0
    while not state.over:
        seat = state.actors()[0]
        if state.phase == TURN and state.reshuffles == 0 and chance.random() < LOOKED_AT:
            for reader, level in (("hard", HARD), ("best", BEST)):
                beliefs = POLICY.beliefs(state.imagine(seat, step), seat, level)
                for other in range(len(table)):
                    if other != seat and state.is_full(other) and state.status(other) != FOLDED:
                        found = look(state, other, beliefs)
                        yield reader, table[other], found
                        if state.status(other) == CALLED:
                            yield reader, f"{table[other]}, called", found
        state.apply(seat, choose(state, seat, table[seat], seed * 1_000 + step))
        step += 1


def look(state: Any, other: int, beliefs: Any) -> Look:
    """Compare the true lot of a seat with what is believed."""
    study, sums = beliefs.study, beliefs.sums[other]
    one, two = (list(study.cards).index(state.card(other, slot)) for slot in range(2))
    lot = study.at(list(study.targets).index(state.target(other)), one, two)
    likely = (sums[lot] - (sums[lot - 1] if lot else 0.0)) / sums[len(sums) - 1]
    return Look(likely, beliefs.chance_within(other, 0), POLICY.now(state, other) == 0)


if __name__ == "__main__":
    main()
