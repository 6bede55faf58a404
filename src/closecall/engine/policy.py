"""What a good player of one game knows, in the form bots can use. Compiled.

A game's `policy.py` holds a subclass; without one a game is played by `Policy` itself, which knows
nothing but the rules. A policy is only ever shown imagined states, so whatever it looks at, it
learns nothing its seat could not know.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.claims import PLAIN
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2


@final
class Plan:
    """How hard a level thinks: a search of `iterations` or `seconds`, or none at all (0)."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.7,
        widen: float = 1.0,
        first: int = 4,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.explore = explore
        self.widen = widen
        self.first: i64 = first


def sort_by_worth(moves: Moves, worths: vec[float]) -> None:
    """Put the moves with the highest worth first; equal ones keep their order.

    `worths` has a number for each move and is sorted along. A handful of moves: nothing is quicker
    than inserting one after the other.
    """
    items = moves.items
    i: i64
    for i in range(1, moves.n):
        action = items[i]
        worth = worths[i]
        j = i
        while j > 0 and worths[j - 1] < worth:
            worths[j] = worths[j - 1]
            items[j] = items[j - 1]
            j -= 1
        worths[j] = worth
        items[j] = action


class Policy:
    """Knows nothing: random roll-outs to the end of the match, won or lost."""

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Leave only the moves worth a thought, the most promising first."""

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A quick, sound move for roll-outs, out of the legal ones."""
        return moves.items[rng.below(moves.n)]

    def stage(self, state: State) -> i64:
        """Roll-outs stop when this changes, for instance at the end of a round."""
        return 0

    def patience(self) -> i64:
        """The number of moves after which roll-outs stop."""
        return 1 << 40

    def value(self, state: State, seat: i64) -> float:
        """How good a state is for a seat, from 0 (lost) to 1 (won)."""
        if not state.over:
            return 0.5
        if state.winners_mask() >> seat & 1:
            return 1.0
        return 0.0

    def plan(self, level: i64) -> Plan:
        """How a level searches; a plan without budget means `decide` alone."""
        if level == HARD:
            return Plan(iterations=2000)
        if level == MEDIUM:
            return Plan(iterations=200)
        return Plan()

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        """The move of a level that does not search, given an imagined state and the legal moves.

        Easy is a friendly beginner: sensible moves, now and then a human slip.
        """
        return self.pick(state, seat, moves, rng)

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        """What the hard level thinks of the moves if it does not search: for each candidate the
        action, how often it was tried, its value from 0 to 1 and the error of that, best first.

        Given the same as `decide`, the first is what `decide` would choose. Empty: it searches.
        """
        return []

    def reason(self, state: State, seat: i64, action: i64) -> tuple[str, dict[str, object]]:
        """Why a move is good: a message of the game's texts and its arguments."""
        return PLAIN, {"move": state.game.move(action).text}
