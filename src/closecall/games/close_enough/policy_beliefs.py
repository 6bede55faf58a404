"""Beliefs of one seat of Close Enough about the lots of all others. Compiled.

How likely each lot is comes from `policy_study.py`; here lots are drawn by it for imagined worlds.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import float_zeros
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import FOLDED, NO_CARD, SHOWING
from closecall.games.close_enough.policy_study import WAYS, Study

TRIES: Final = 24  # lots drawn for a seat until one goes with those of the others
REGULAR: Final = 0  # where regular players stand among the kinds
WAY_BITS: Final = 2
FINE: Final = 1 << 30  # in how many parts a draw by chance is cut


@final
class Beliefs:
    """How likely each lot of each of the others is, in one position."""

    def __init__(self, study: Study, viewer: i64) -> None:
        self.study = study
        self.sums: list[vec[float]] = []  # by seat: how likely each lot and all before it are
        self.hidden: i64 = 0  # a mask of the seats whose lots the viewer does not know
        self.regular = float_zeros(study.game.seats)  # by seat: how likely it is a regular player
        self.ways: list[vec[float]] = []  # by seat: how likely it answers a call in each way
        other: i64
        for other in range(study.game.seats):
            sums: vec[float] = vec[float]()
            ways = float_zeros(WAYS)
            if other != viewer and is_hidden(study.game, other):
                self.hidden |= 1 << other
                if is_telling(study.game, other):
                    sums = study.about(other)
                    self.regular[other] = study.parts[REGULAR]
                    ways = study.ways
            self.sums.append(sums)
            self.ways.append(ways)

    def tells(self, other: i64) -> bool:
        """Return whether there is anything to believe about a seat's lot."""
        n = len(self.sums[other])
        return n > 0 and self.sums[other][n - 1] > 0.0

    def chance_within(self, other: i64, away: i64) -> float:
        """Return how likely a seat's lot, as it lies, is at most the given distance away."""
        study = self.study
        study.look_at(other)
        sums = self.sums[other]
        within: float = 0.0
        before: float = 0.0
        s: i64
        for s in range(study.size):
            if study.away[s] <= away:
                within += sums[s] - before
            before = sums[s]
        return within / before

    def draw_ways(self, rng: Rng) -> i64:
        """Return for each seat, in `WAY_BITS` bits, how it answers a call, by how likely that is;
        of seats nothing is known about as those do who think.
        """
        drawn: i64 = 0
        other: i64
        way: i64
        for other in range(len(self.ways)):
            mark = float(rng.below(FINE)) / float(FINE)
            for way in range(WAYS):
                mark -= self.ways[other][way]
                if mark < 0.0:
                    drawn |= way << WAY_BITS * other
                    break
        return drawn

    def deal(self, world: CloseEnoughState, rng: Rng) -> None:
        """Give all others lots in an imagined world as often as they are believed to have them."""
        other: i64
        for other in range(world.seats):
            if self.hidden >> other & 1:
                world.give_up_lot(other)
        for other in range(world.seats):
            if self.tells(other):
                self.deal_lot(world, other, rng)
        for other in range(world.seats):
            if self.hidden >> other & 1 and not self.tells(other):
                world.lay_any_lot(other)

    def deal_lot(self, world: CloseEnoughState, other: i64, rng: Rng) -> None:
        tries: i64
        for tries in range(TRIES):
            if self.lay(world, other, self.draw_lot(other, rng)):
                return
        world.lay_any_lot(other)

    def lay(self, world: CloseEnoughState, other: i64, s: i64) -> bool:
        """Give a seat a lot by its number, or its half; False if that cannot be."""
        study = self.study
        n = study.n
        if not world.is_full(other):
            return world.lay_half(other, study.cards[s % n], study.targets[s // n])
        one = study.cards[s // n % n]
        two = study.cards[s % n]
        return world.lay_lot(other, one, two, study.targets[s // (n * n)])

    def draw_lot(self, other: i64, rng: Rng) -> i64:
        """Return a lot, by how likely it is."""
        sums = self.sums[other]
        low: i64 = 0
        high: i64 = len(sums) - 1
        mark = sums[high] * float(rng.below(FINE)) / float(FINE)
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return low


def is_hidden(game: CloseEnoughState, other: i64) -> bool:
    """Return whether somebody's lot is unknown, and nothing was revealed that it must go with."""
    return game.phase != SHOWING and game.shown >> other & 1 == 0


def is_telling(game: CloseEnoughState, other: i64) -> bool:
    """Return whether what somebody did says anything about a lot that still matters."""
    return game.card(other, 0) != NO_CARD and game.status(other) != FOLDED
