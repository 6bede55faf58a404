"""What a good player of Poof knows. Compiled.

Shed points, not cards: high numbers and Poof cards are what hurts when somebody goes out. Low
numbers are the key that always fits, so they are kept. Four of a kind clears the pile and gives
another turn. A face-up card is played before an equal one in hand, for the card beneath. A Poof
card saves from a big pile, and is played before it costs fifty.
"""

from __future__ import annotations

from typing import Final, cast, final

from closecall.engine.arrays import float_zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64
from closecall.engine.policy import EASY, HARD, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.poof.moves import (
    BLIND,
    PICK_UP,
    POOFTASTROPHE,
    SLOTS,
)
from closecall.games.poof.rules import (
    FACE_DOWN,
    LEFT,
    NO_CARD,
    RUN,
    PoofState,
    held_of,
    is_play,
    slots_of,
    value_of,
)

SPAN: Final = 240.0  # points between the best and the worst a round is expected to bring


@final
class PoofPolicy(Policy):
    """Rules of thumb, and what a round is worth."""

    def stage(self, state: State) -> i64:
        return cast(PoofState, state).round

    def value(self, state: State, seat: i64) -> float:
        """How far the own total is below the others': what lies ahead is the same for all."""
        poof = cast(PoofState, state)
        own = float(poof.points(seat))
        rivals: float = 0.0
        best: float = 1e9
        other: i64
        for other in range(poof.seats):
            if other != seat:
                points = float(poof.points(other))
                rivals += points
                if points < best:
                    best = points
        mean = rivals / float(poof.seats - 1)
        value = 0.5 + (0.6 * mean + 0.4 * best - own) / SPAN
        if value < 0.0:
            return 0.0
        if value > 1.0:
            return 1.0
        return value

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The move that looks best, with a little noise so that roll-outs differ."""
        poof = cast(PoofState, state)
        best = moves.items[0]
        best_worth: float = -1e9
        i: i64
        for i in range(moves.n):
            worth = self.worth(poof, seat, moves.items[i]) + 0.02 * float(rng.below(200))
            if worth > best_worth:
                best_worth = worth
                best = moves.items[i]
        return best

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Sort by what a move looks worth."""
        poof = cast(PoofState, state)
        worths = float_zeros(moves.n)
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            worth = self.worth(poof, seat, action)
            j = i
            while j > 0 and worths[j - 1] < worth:
                worths[j] = worths[j - 1]
                moves.items[j] = moves.items[j - 1]
                j -= 1
            worths[j] = worth
            moves.items[j] = action

    def worth(self, poof: PoofState, seat: i64, action: i64) -> float:
        """A rough figure for a move, in points."""
        if is_play(action):
            return self.worth_of_play(poof, seat, action)
        if action == PICK_UP:
            return -3.0 - 2.0 * float(poof.height)
        if action < BLIND:
            return 4.0 + 0.8 * float(poof.height)
        if action == POOFTASTROPHE:
            return self.worth_of_giving_up(poof, seat)
        return 2.0

    def worth_of_play(self, poof: PoofState, seat: i64, action: i64) -> float:
        value = value_of(action)
        laid = held_of(action)
        mask = slots_of(action)
        slots: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if mask >> slot & 1:
                laid += 1
                slots += 1
                if poof.cards[FACE_DOWN + seat * SLOTS + slot] != NO_CARD:
                    slots += 1
        worth = float(value) * 0.9 + 1.5 * float(laid) + 2.5 * float(slots)
        run = laid
        if poof.top == value:
            run += poof.run
        if run >= RUN:
            worth += 12.0
        return worth

    def worth_of_giving_up(self, poof: PoofState, seat: i64) -> float:
        """P21: only when the hand is lost anyway."""
        if poof.cards[LEFT + seat] > 24 and poof.cards[LEFT + 1 - seat] <= 3:
            return 3.0
        return -1000.0

    def plan(self, level: i64) -> Plan:
        if level == HARD:
            return Plan(iterations=3000, explore=0.2, widen=0.6, first=4)
        return Plan()

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        self.narrow(state, seat, moves)
        if level == EASY and rng.below(100) < 35:
            return self.slip(moves, rng)
        return moves.items[0]

    def slip(self, moves: Moves, rng: Rng) -> i64:
        """What a beginner plays instead of the best: cards that fit as well, but not the whole
        round, and not a pile in hand, while there is anything else."""
        fitting: i64 = 0
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if action not in (PICK_UP, POOFTASTROPHE):
                moves.items[fitting] = action
                fitting += 1
        if fitting < 2:
            return moves.items[0]
        return moves.items[1 + rng.below(fitting - 1)]


def policy() -> PoofPolicy:
    """The policy of Poof."""
    return PoofPolicy()
