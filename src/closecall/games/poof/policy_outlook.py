"""How a round of Poof will end, from the cards as they lie: instead of playing it out. Compiled.

For every seat two figures: how likely it is the one that goes out, and what its cards cost if
another does. Both are learned from rounds that were played out (`tools/train_poof.py`). They look
at what a turn gets rid of, which is all cards of one number: how many numbers are left, how many
of them are low enough to fit nearly always, and how far the turn is away.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import float_zeros
from closecall.engine.native import i64, vec
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.policy_learned import COST_WEIGHTS, OUT_WEIGHTS
from closecall.games.poof.rules import (
    FACE_DOWN,
    FACE_UP,
    HAND,
    KINDS,
    LEFT,
    NO_CARD,
    POOF_CARD,
    PoofState,
)

OUT_FEATURES: Final = 9
COST_FEATURES: Final = 7
LOW: Final = 6  # numbers up to this fit on nearly every pile
HIGH: Final = 14  # numbers above this fit on few


@final
class Outlook:
    """The figures of one position; `read` it, then ask."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.seen: vec[float] = float_zeros(8 * OUT_FEATURES)  # by seat, then feature
        self.costs: vec[float] = float_zeros(8 * COST_FEATURES)
        self.chances: vec[float] = float_zeros(8)  # to go out, by seat
        self.cost: vec[float] = float_zeros(8)  # points if another goes out, by seat
        self.out_weights = _floats(OUT_WEIGHTS)
        self.cost_weights = _floats(COST_WEIGHTS)

    def read(self, poof: PoofState) -> None:
        """Look at a position in the middle of a round."""
        self.look(poof)
        self.weigh_chances()
        self.weigh_costs()

    def look(self, poof: PoofState) -> None:
        """Fill in what there is to see, for every seat."""
        self.seats = poof.seats
        seat: i64
        for seat in range(poof.seats):
            self.look_at(poof, seat)
        self.look_at_rivals()

    def look_at(self, poof: PoofState, seat: i64) -> None:
        cards = poof.cards
        numbers: i64 = 0  # a bit for each number that is still to be laid
        worth: i64 = 0
        poofs: i64 = 0
        kind: i64
        for kind in range(1, KINDS):
            held = cards[HAND + seat * KINDS + kind]
            if held > 0:
                numbers |= 1 << kind
                worth += held * kind
        held_poofs = cards[HAND + seat * KINDS + POOF_CARD]
        poofs += held_poofs
        covered: i64 = 0
        i: i64
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            up = cards[FACE_UP + i]
            down = cards[FACE_DOWN + i]
            if up > POOF_CARD:
                numbers |= 1 << up
                worth += up
            elif up == POOF_CARD:
                poofs += 1
            if down != NO_CARD:
                covered += 1
                worth += down
                if down == POOF_CARD:
                    poofs += 1
        groups: i64 = 0
        low: i64 = 0
        high: i64 = 0
        fitting: i64 = 0
        for kind in range(1, KINDS):
            if numbers >> kind & 1:
                groups += 1
                if kind <= LOW:
                    low += 1
                if kind > HIGH:
                    high += 1
                if poof.top == 0 or kind <= poof.top:
                    fitting += 1
        away = seat - poof.turn
        if away < 0:
            away += poof.seats
        stuck = 1.0 if fitting == 0 and held_poofs == 0 else 0.0
        place = seat * OUT_FEATURES
        seen = self.seen
        seen[place] = float(cards[LEFT + seat]) / 10.0
        seen[place + 1] = float(groups) / 10.0
        seen[place + 2] = float(covered) / 4.0
        seen[place + 3] = float(high) / 5.0
        seen[place + 4] = float(low) / 5.0
        seen[place + 5] = float(poofs)
        seen[place + 6] = float(away) / float(poof.seats)
        seen[place + 7] = stuck * float(poof.height) / 10.0 if away == 0 else 0.0
        seen[place + 8] = float(groups * groups) / 100.0
        place = seat * COST_FEATURES
        costs = self.costs
        points = float(worth + poofs * poof.box.poof_points) / 100.0
        costs[place] = 1.0
        costs[place + 1] = points
        costs[place + 2] = float(poofs)
        costs[place + 3] = float(groups) / 10.0
        costs[place + 4] = seen[seat * OUT_FEATURES + 7]

    def look_at_rivals(self) -> None:
        """How soon another may go out, which is how long there is to shed points."""
        seat: i64
        other: i64
        for seat in range(self.seats):
            soonest: float = 9.0
            for other in range(self.seats):
                if other != seat:
                    place = other * OUT_FEATURES
                    soonest = min(soonest, self.seen[place + 1] + 0.4 * self.seen[place + 2])
            place = seat * COST_FEATURES
            self.costs[place + 5] = soonest
            self.costs[place + 6] = soonest * self.costs[place + 1]

    def weigh_chances(self) -> None:
        sum_: float = 0.0
        seat: i64
        i: i64
        for seat in range(self.seats):
            score: float = 0.0
            for i in range(OUT_FEATURES):
                score += self.out_weights[i] * self.seen[seat * OUT_FEATURES + i]
            self.chances[seat] = math.exp(score)
            sum_ += self.chances[seat]
        for seat in range(self.seats):
            self.chances[seat] /= sum_

    def weigh_costs(self) -> None:
        seat: i64
        i: i64
        for seat in range(self.seats):
            cost: float = 0.0
            for i in range(COST_FEATURES):
                cost += self.cost_weights[i] * self.costs[seat * COST_FEATURES + i]
            self.cost[seat] = max(1.0, 100.0 * cost)

    def seen_by(self, seat: int) -> list[float]:
        """Return the features that say who goes out; for training."""
        return list(self.seen[seat * OUT_FEATURES : (seat + 1) * OUT_FEATURES])

    def costs_of(self, seat: int) -> list[float]:
        """Return the features that say what is left over; for training."""
        return list(self.costs[seat * COST_FEATURES : (seat + 1) * COST_FEATURES])


def _floats(values: tuple[float, ...]) -> vec[float]:
    made = float_zeros(len(values))
    for i, value in enumerate(values):
        made[i] = value
    return made
