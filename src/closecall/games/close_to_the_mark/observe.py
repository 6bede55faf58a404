"""What a seat of Close to the Mark may see, as numbers, straight from the state. Compiled.

The same cells in the same order as `observation.py` gives the view's.
"""

from __future__ import annotations

from typing import Final

from closecall.engine.batch import Observer, Row
from closecall.engine.core import Moves, State
from closecall.engine.native import i64
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.rules import (
    COLOUR,
    EMPTY,
    EXTREMES,
    GAINED,
    IN_COLUMN,
    IN_ROW,
    LAST,
    NOTHING,
    NUMBER,
    PENDING,
    ROLL,
    TURNS,
    MarkState,
    is_one_off,
    points_for,
)

ENTRY: Final = DICE + CIRCLES + 6  # die, circle, number, four sides, points
TITLE: Final = 2


class MarkObserver(Observer):
    """Writes observations of Close to the Mark."""

    def __init__(self) -> None:
        self.moves = Moves()

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, MarkState)
        seats = state.seats
        playing = state.chosen == seats
        row.maybe_one_of(seat, seats)
        _turn(state, playing, row)
        _waiting(state, row)
        _free(state, row)
        _dice(state, playing, row)
        other: i64
        for other in range(seats):
            _sheet(state, other, row)
        _pending(state, seat, row)
        if seat >= 0 and playing:
            self.choices(state, seat, row)
        title = state.title()
        if title:
            row.cells[row.end - TITLE] = 1
            row.cells[row.end - TITLE + 1] = title

    def choices(self, state: MarkState, seat: i64, row: Row) -> None:
        moves = self.moves
        state.offer(seat, moves)
        row.put(moves.n)
        i: i64
        for i in range(moves.n):
            entry = moves.items[i]
            circle = entry // DICE
            number = state.sum_with(seat, entry % DICE)
            sides = state.sides(seat, circle, number)
            row.one_of(entry % DICE, DICE)
            row.put(circle)
            row.put(number)
            _sides(sides, row)
            row.put(state.gain(seat, circle, number))


def _turn(state: MarkState, playing: bool, row: Row) -> None:
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
    row.one_of(phase, 3)
    row.put(turn)
    row.maybe_one_of(roller, state.seats)


def _waiting(state: MarkState, row: Row) -> None:
    mask = state.actor_mask()
    seat: i64
    for seat in range(state.seats):
        row.put(mask >> seat & 1)


def _free(state: MarkState, row: Row) -> None:
    taken: i64 = 0
    seat: i64
    for seat in range(state.chosen):
        taken |= 1 << state.table[state.sheet(seat) + COLOUR]
    colour: i64
    for colour in range(DICE):
        row.flag(taken >> colour & 1 == 0)


def _dice(state: MarkState, playing: bool, row: Row) -> None:
    if not playing:
        row.skip(1 + 2 * DICE)
        return
    row.put(1)
    die: i64
    for die in range(DICE):
        row.put(1)
        row.put(state.table[ROLL + die])


def _sheet(state: MarkState, seat: i64, row: Row) -> None:
    table = state.table
    sheet = state.sheet(seat)
    row.maybe_one_of(table[sheet + COLOUR], DICE)
    row.put(state.entered >> seat & 1)
    _numbers(state, sheet + NUMBER, row)
    line: i64
    for line in range(SIDE):
        row.put(points_for(table[sheet + IN_ROW + line]))
    for line in range(SIDE):
        row.put(points_for(table[sheet + IN_COLUMN + line]))
    row.put(state.line_points(seat))
    row.put(table[sheet + EXTREMES])
    row.put(state.extreme_points(seat))
    row.put(state.points(seat))
    last = table[sheet + LAST]
    if last == NOTHING:
        row.skip(1 + ENTRY)
        return
    circle = last // DICE
    number = table[sheet + NUMBER + circle]
    _entry(last, number, state.sides(seat, circle, number), table[sheet + GAINED], row)


def _numbers(state: MarkState, first: i64, row: Row) -> None:
    """The numbers, then the boxes between neighbours in rows and in columns."""
    table = state.table
    circle: i64
    for circle in range(CIRCLES):
        number = table[first + circle]
        row.flag(number != EMPTY)
        row.put(number)
    for circle in range(CIRCLES):
        if circle % SIDE < SIDE - 1:
            row.flag(is_one_off(table[first + circle], table[first + circle + 1]))
    for circle in range(CIRCLES - SIDE):
        row.flag(is_one_off(table[first + circle], table[first + circle + SIDE]))


def _pending(state: MarkState, seat: i64, row: Row) -> None:
    """M6: an entry shows to its player alone until all are in."""
    pending: i64 = NOTHING
    if seat >= 0:
        pending = state.table[state.sheet(seat) + PENDING]
    if pending == NOTHING:
        row.skip(1 + ENTRY)
        return
    circle = pending // DICE
    number = state.sum_with(seat, pending % DICE)
    sides = state.sides(seat, circle, number)
    _entry(pending, number, sides, state.gain(seat, circle, number), row)


def _entry(entry: i64, number: i64, sides: i64, points: i64, row: Row) -> None:
    row.put(1)
    row.one_of(entry % DICE, DICE)
    row.one_of(entry // DICE, CIRCLES)
    row.put(number)
    _sides(sides, row)
    row.put(points)


def _sides(sides: i64, row: Row) -> None:
    side: i64
    for side in range(4):
        row.put(sides >> side & 1)


def observer() -> Observer:
    """Return what writes observations of this game."""
    return MarkObserver()
