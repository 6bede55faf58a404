"""Observations written cell by cell, straight from a state. Compiled.

Cells are 16-bit integers, zero before they are written. Each function writes a value from `at` on
and returns the place after it; a part that stays zero is passed over by adding its size to `at`.
Loose functions rather than methods: the array then stays in a register, which is four times faster.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from closecall.engine.core import State
from closecall.engine.native import i16, i64, vec

HIGHEST: Final = 32_767
"""What a cell can hold; higher numbers become this."""


def blank(count: int) -> vec[i16]:
    """Return an array of zero cells."""
    nothing: i16 = 0
    return vec[i16]([nothing] * count)


def put(cells: vec[i16], at: i64, value: i64) -> i64:
    """Write a number as it is."""
    if value > HIGHEST:
        value = HIGHEST
    cells[at] = i16(value)
    return at + 1


def flag(cells: vec[i16], at: i64, holds: bool) -> i64:
    """Write a truth value."""
    if holds:
        cells[at] = 1
    return at + 1


def one_of(cells: vec[i16], at: i64, place: i64, count: i64) -> i64:
    """Write one of a few values, a cell for each."""
    cells[at + place] = 1
    return at + count


def maybe_one_of(cells: vec[i16], at: i64, place: i64, count: i64) -> i64:
    """Write one of a few values, or -1 for none: an extra cell says whether there is one."""
    if place >= 0:
        cells[at] = 1
        cells[at + 1 + place] = 1
    return at + 1 + count


def maybe(cells: vec[i16], at: i64, value: i64, none: i64) -> i64:
    """Write a number that can be absent, for which `none` stands."""
    if value != none:
        cells[at] = 1
        put(cells, at + 1, value)
    return at + 2


def bits(cells: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """Write the first bits of a mask, a cell for each."""
    i: i64
    for i in range(count):
        if mask >> i & 1:
            cells[at + i] = 1
    return at + count


def numbers(cells: vec[i16], at: i64, source: vec[i64], first: i64, count: i64) -> i64:
    """Write numbers that stand side by side in another array."""
    i: i64
    for i in range(count):
        cells[at + i] = i16(source[first + i])  # zeros too: a branch would cost more
    return at + count


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game straight from its states, without a view.

    A game that wants speed has a module `observe` with a subclass. It writes the very same numbers
    that the game's view gives; the tests compare them.
    """

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        """Write what a seat (-1: a spectator) may see into zero cells from `at` on."""
        raise NotImplementedError


def observed(observer: Observer, state: State, seat: int, size: int) -> vec[i16]:
    """Return a single observation."""
    cells = blank(size)
    observer.observe(state, seat, cells, 0)
    return cells
