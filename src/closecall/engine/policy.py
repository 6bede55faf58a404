"""A game's playing knowledge in the form bots can use. Compiled.

A game's `policy.py` holds a subclass; without one a game is played by `Policy` itself, which knows
nothing but the rules. A policy is only ever shown imagined states, so whatever it looks at, it
learns nothing its seat could not know.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.claims import PLAIN
from closecall.engine.core import Moves, State
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng

GENTLE: Final = 0
EASY: Final = 1
MEDIUM: Final = 2
HARD: Final = 3
BEST: Final = 4
LEVELS: Final[tuple[str, ...]] = ("gentle", "easy", "medium", "hard", "best")
"""What the numbers of levels are called, weakest first."""

CAUTIOUS: Final = 5
GREEDY: Final = 6
BLUFFER: Final = 7
SPRINTER: Final = 8
CHARACTERS: Final[tuple[str, ...]] = ("cautious", "greedy", "bluffer", "sprinter")
"""What the numbers after the levels are called: ways to play, of about medium strength."""


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


@final
class Figures:
    """The figures in which the levels and characters of a game differ, a row for each of them."""

    def __init__(self, rows: dict[str, tuple[float, ...]]) -> None:
        self.width: i64 = len(rows[LEVELS[0]])
        self.characters = [name for name in CHARACTERS if name in rows]
        self.table: vec[float] = vec[float]()
        for name in LEVELS + CHARACTERS:
            row = rows[LEVELS[MEDIUM]] if name in CHARACTERS and name not in rows else rows[name]
            assert len(row) == self.width, name
            for figure in row:
                self.table = append(self.table, figure)

    def row(self, level: i64) -> vec[float]:
        """Return all figures of a level."""
        return self.table[level * self.width : level * self.width + self.width]

    def of(self, level: i64, which: i64) -> float:
        """Return one of the figures of a level."""
        return self.table[level * self.width + which]

    def count(self, level: i64, which: i64) -> i64:
        """Return one of the figures of a level that is a whole number."""
        return int(self.table[level * self.width + which])


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
        """Return a quick, sound move for roll-outs, out of the legal ones."""
        return moves.items[rng.below(moves.n)]

    def stage(self, state: State) -> i64:
        """Return the stage: roll-outs stop when it changes, for instance at the end of a round."""
        return 0

    def patience(self) -> i64:
        """Return the number of moves after which roll-outs stop."""
        return 1 << 40

    def horizon(self) -> i64:
        """Return the number of moves a tree search plays on by `pick` where its tree ends.

        A policy that can judge states in the middle of a stage looks less far than to its end.
        """
        return self.patience()

    def survey(self, state: State) -> None:
        """Look at a state in the middle of a stage, for `outlook` to be asked about its seats."""

    def outlook(self, state: State, seat: i64) -> float:
        """Return how good the last surveyed state is for a seat: the expected final `value`."""
        return self.value(state, seat)

    def value(self, state: State, seat: i64) -> float:
        """Return how good a state is for a seat, from 0 (lost) to 1 (won)."""
        if not state.over:
            return 0.5
        if state.winners_mask() >> seat & 1:
            return 1.0
        return 0.0

    def plan(self, level: i64) -> Plan:
        """Return how a level searches; a plan without budget means `decide` alone."""
        if level == BEST:
            return Plan(iterations=8000)
        if level == HARD:
            return Plan(iterations=1500)
        if level == MEDIUM:
            return Plan(iterations=300)
        if level == EASY:
            return Plan(iterations=60)
        return Plan()

    def characters(self) -> list[str]:
        """Return the names out of `CHARACTERS` that `decide` can play as, besides the levels."""
        return []

    def thinks(self, level: i64) -> bool:
        """Return whether a level takes its time, milliseconds and more, for a move."""
        plan = self.plan(level)
        return plan.iterations > 0 or plan.seconds > 0.0 or level in (HARD, BEST)

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        """Return the move of a level that does not search, given an imagined state and the legal
        moves.

        The lower levels err as people do: they overlook, grab and forget. A character is a number
        after the levels.
        """
        return self.pick(state, seat, moves, rng)

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        """Weigh the moves as the best level does without searching: for each candidate the action,
        how often it was tried, its value from 0 to 1 and the error of that, best first.

        Given the same as `decide`, the first is what `decide` would choose. Empty: it searches.
        """
        return []

    def leads(self, state: State, seat: i64, action: i64, worlds: i64, rng: Rng) -> list[float]:
        """Return by how much an action is worth more than what `pick` does, world by world.

        The worlds are those a seat believes in, given an imagined state, and everybody plays on
        by `pick`. Reviews ask for it. Empty: the policy believes nothing but what it knows.
        """
        return []

    def glance(self, state: State, seat: i64, moves: Moves, rng: Rng) -> float:
        """Return what the best move is worth, by a shorter look than `weigh` takes if there is one.

        Reviews ask for it where two positions are compared, often and in the same worlds.
        """
        rows = self.weigh(state, seat, moves, rng)
        return rows[0][2] if rows else self.value(state, seat)

    def reason(self, state: State, seat: i64, action: i64) -> tuple[str, dict[str, object]]:
        """Return why a move is good: a message of the game's texts and its arguments."""
        return PLAIN, {"move": state.game.move(action).text}
