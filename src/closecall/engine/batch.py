"""Many matches at once inside compiled code: moves made, and what is seen written into arrays.

The arrays are machine integers which NumPy reads in place, so a step makes no objects.
"""

from __future__ import annotations

from typing import final

from closecall.engine.arrays import lowest_bit, zeros
from closecall.engine.core import MAX_MOVES, Moves, State
from closecall.engine.native import i64, vec


@final
class Row:
    """Observations side by side, written from `at` on into cells that are zero."""

    def __init__(self, cells: int) -> None:
        self.cells: vec[i64] = zeros(cells)
        self.at: i64 = 0
        self.end: i64 = 0

    def begin(self, at: i64, size: i64) -> None:
        """Clear the cells of an observation and start writing it."""
        cells = self.cells
        i: i64
        for i in range(at, at + size):
            cells[i] = 0
        self.at = at
        self.end = at + size

    def put(self, value: i64) -> None:
        """A number as it is."""
        self.cells[self.at] = value
        self.at += 1

    def flag(self, holds: bool) -> None:
        """A truth value."""
        if holds:
            self.cells[self.at] = 1
        self.at += 1

    def one_of(self, place: i64, count: i64) -> None:
        """One of a few values, a cell for each."""
        self.cells[self.at + place] = 1
        self.at += count

    def maybe_one_of(self, place: i64, count: i64) -> None:
        """The same where -1 stands for none: a cell more says whether there is one."""
        if place >= 0:
            self.cells[self.at] = 1
            self.cells[self.at + 1 + place] = 1
        self.at += 1 + count

    def skip(self, count: i64) -> None:
        """Leave cells zero."""
        self.at += count


class Observer:
    """Writes observations of one game straight from its states, without a view.

    A game that wants speed has a module `observe` with a subclass. It writes the very same numbers
    that the game's view gives; the tests compare them.
    """

    def observe(self, state: State, seat: i64, row: Row) -> None:
        """Write what a seat (-1: a spectator) may see."""
        raise NotImplementedError


def observe_one(observer: Observer, state: State, seat: int, row: Row, size: int) -> None:
    """Write a single observation at the start of a row."""
    row.begin(0, size)
    observer.observe(state, seat, row)


@final
class Batch:
    """Matches of one game that are stepped together.

    `observations` are rows of `size` cells, `actors` the seats to decide, `legal` the legal actions
    of all matches as `match * num_actions + action`, of which the first `offered` count.
    """

    def __init__(
        self, states: list[State], size: int, num_actions: int, observer: Observer | None
    ) -> None:
        count = len(states)
        self.states = states
        self.size: i64 = size
        self.num_actions: i64 = num_actions
        self.observer = observer
        self.row = Row(count * size if observer is not None else 0)
        self.actors: vec[i64] = zeros(count)
        self.legal: vec[i64] = zeros(count * MAX_MOVES)
        self.offered: i64 = 0
        self.moves = Moves()

    def act(self, actions: vec[i64]) -> list[int]:
        """Make a legal move in every match, unchecked; return those which are over now."""
        over: list[int] = []
        i: i64
        for i in range(len(self.states)):
            state = self.states[i]
            state.act(self.actors[i], actions[i])
            if state.over:
                over.append(i)
        return over

    def await_first(self) -> None:
        """Ask the first seat that each match waits for."""
        i: i64
        for i in range(len(self.states)):
            self.actors[i] = lowest_bit(self.states[i].actor_mask())

    def look(self) -> None:
        """Write what every seat to decide may see and do."""
        moves = self.moves
        legal = self.legal
        observer = self.observer
        n: i64 = 0
        i: i64
        j: i64
        for i in range(len(self.states)):
            state = self.states[i]
            seat = self.actors[i]
            state.offer(seat, moves)
            first = i * self.num_actions
            for j in range(moves.n):
                legal[n] = first + moves.items[j]
                n += 1
            if observer is not None:
                self.row.begin(i * self.size, self.size)
                observer.observe(state, seat, self.row)
        self.offered = n
