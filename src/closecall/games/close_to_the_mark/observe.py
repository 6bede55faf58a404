"""Observations of Close to the Mark: what a seat may see, as numbers, straight from the state.
Compiled.

The same cells in the same order as `observation.py` gives the view's.
"""

from __future__ import annotations

from typing import Final

from closecall.engine.core import State
from closecall.engine.native import i16, i64, vec
from closecall.engine.rows import Observer, bits, maybe, maybe_one_of, one_of, put
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.rules import (
    COLOUR,
    EXTREMES,
    GAINED,
    IN_ROW,
    LAST,
    LINE_POINTS,
    NOTHING,
    NUMBER,
    PENDING,
    ROLL,
    TURNS,
    MarkState,
    points_for,
)

SIDES: Final = 4
FULL: Final = 15  # a number from 2 to 12 and this has the fifth bit, EMPTY and this has not
ENTRY: Final = DICE + CIRCLES + 1 + SIDES + 1  # die, circle, number, sides with a cross, points


class MarkObserver(Observer):
    """Writes observations of Close to the Mark."""

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        assert isinstance(state, MarkState)
        seats = state.seats
        playing = state.chosen == seats
        at = maybe_one_of(cells, at, seat, seats)
        at = _turn(state, playing, cells, at)
        at = bits(cells, at, state.actor_mask(), seats)
        at = _free(state, cells, at)
        at = _dice(state, playing, cells, at)
        other: i64
        for other in range(seats):
            at = _sheet(state, other, cells, at)
        at = _pending(state, seat, cells, at)
        maybe(cells, at, state.title(), 0)


def _turn(state: MarkState, playing: bool, cells: vec[i16], at: i64) -> i64:
    phase: i64 = 0
    turn: i64 = 0
    roller: i64 = -1
    if playing:
        phase = 1
        turn = state.turn + 1
        roller = state.roller()
    if state.over:
        phase = 2
        turn = TURNS
        roller = -1
    at = one_of(cells, at, phase, 3)
    at = put(cells, at, turn)
    return maybe_one_of(cells, at, roller, state.seats)


def _free(state: MarkState, cells: vec[i16], at: i64) -> i64:
    taken: i64 = 0
    seat: i64
    for seat in range(state.chosen):
        taken |= 1 << state.table[state.sheet(seat) + COLOUR]
    return bits(cells, at, ~taken, DICE)


def _dice(state: MarkState, playing: bool, cells: vec[i16], at: i64) -> i64:
    if playing:
        cells[at] = 1
        die: i64
        for die in range(DICE):
            maybe(cells, at + 1 + 2 * die, state.table[ROLL + die], 0)
    return at + 1 + 2 * DICE


def _sheet(state: MarkState, seat: i64, cells: vec[i16], at: i64) -> i64:
    table = state.table
    sheet = state.sheet(seat)
    at = maybe_one_of(cells, at, table[sheet + COLOUR], DICE)
    at = put(cells, at, state.entered >> seat & 1)
    at = _numbers(table, sheet + NUMBER, cells, at)
    line: i64
    for line in range(2 * SIDE):  # rows, then columns
        crosses = table[sheet + IN_ROW + line]
        if crosses > 0:
            cells[at + line] = i16(points_for(crosses))
    at += 2 * SIDE
    at = put(cells, at, table[sheet + LINE_POINTS])
    at = put(cells, at, table[sheet + EXTREMES])
    at = put(cells, at, state.extreme_points(seat))
    at = put(cells, at, state.points(seat))
    last = table[sheet + LAST]
    if last != NOTHING:
        circle = last // DICE
        number = table[sheet + NUMBER + circle]
        sides = state.sides(seat, circle, number)
        _entry(last, number, sides, table[sheet + GAINED], cells, at)
    return at + 1 + ENTRY


def _numbers(table: vec[i64], first: i64, cells: vec[i16], at: i64) -> i64:
    """For each circle whether it has a number, and which; without branches to guess wrong."""
    circle: i64
    for circle in range(CIRCLES):
        number = table[first + circle]
        cells[at] = i16((number + FULL) >> 4)
        cells[at + 1] = i16(number)
        at += 2
    return at


def _pending(state: MarkState, seat: i64, cells: vec[i16], at: i64) -> i64:
    """M6: an entry shows to its player alone until all are in."""
    pending: i64 = NOTHING
    if seat >= 0:
        pending = state.table[state.sheet(seat) + PENDING]
    if pending != NOTHING:
        circle = pending // DICE
        number = state.sum_with(seat, pending % DICE)
        sides = state.sides(seat, circle, number)
        _entry(pending, number, sides, state.gain(seat, circle, number), cells, at)
    return at + 1 + ENTRY


def _entry(entry: i64, number: i64, sides: i64, points: i64, cells: vec[i16], at: i64) -> None:
    at = put(cells, at, 1)
    at = one_of(cells, at, entry % DICE, DICE)
    at = one_of(cells, at, entry // DICE, CIRCLES)
    at = put(cells, at, number)
    at = bits(cells, at, sides, SIDES)
    put(cells, at, points)


def observer() -> Observer:
    """Return what writes observations of this game."""
    return MarkObserver()
