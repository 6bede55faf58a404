"""What a seat of Poof may see, as numbers, straight from the state. Compiled.

The same cells in the same order as `observation.py` gives the view's.
"""

from __future__ import annotations

from closecall.engine.batch import Observer, Row
from closecall.engine.core import State
from closecall.engine.native import i64
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.observation import TURNED
from closecall.games.poof.rules import (
    FACE_DOWN,
    FACE_UP,
    GONE,
    HAND,
    IN_HAND,
    KINDS,
    KNOWN,
    LEFT,
    LEFT_OVER,
    NO_CARD,
    POOF_CARD,
    PoofState,
)


class PoofObserver(Observer):
    """Writes observations of Poof."""

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, PoofState)
        seats = state.seats
        turn = state.turn
        round_ = state.round + 1
        if state.over:
            turn = -1
            round_ = state.round
        row.maybe_one_of(seat, seats)
        row.put(round_)
        row.maybe_one_of(turn, seats)
        row.one_of(state.first, seats)
        _pile(state, row)
        row.put(state.run)
        row.put(state.quiet)
        _kinds(state, GONE, row)
        other: i64
        for other in range(seats):
            _player(state, other, row)
        _hand(state, seat, row)
        _scores(state, row)
        _left_over(state, row)


def _pile(state: PoofState, row: Row) -> None:
    row.put(state.height)
    i: i64
    for i in range(state.height):
        row.put(state.pile[i])
    row.skip(state.seats * (state.box.hand + 2 * SLOTS) - state.height)


def _kinds(state: PoofState, start: i64, row: Row) -> None:
    """How many there are of each number, then of Poof cards."""
    kind: i64
    for kind in range(1, state.box.numbers + 1):
        row.put(state.cards[start + kind])
    row.put(state.cards[start + POOF_CARD])


def _player(state: PoofState, seat: i64, row: Row) -> None:
    row.put(state.cards[IN_HAND + seat])
    row.put(state.cards[LEFT + seat])
    _kinds(state, KNOWN + seat * KINDS, row)
    slot: i64
    for slot in range(SLOTS):
        _slot(state, seat * SLOTS + slot, row)
    row.put(state.points(seat))
    _turned(state, seat, row)


def _slot(state: PoofState, place: i64, row: Row) -> None:
    card = state.cards[FACE_UP + place]
    shown: i64 = -1  # none
    if card == POOF_CARD:
        shown = state.box.numbers
    elif card != NO_CARD:
        shown = card - 1
    row.maybe_one_of(shown, state.box.numbers + 1)
    row.flag(state.cards[FACE_DOWN + place] != NO_CARD)


def _turned(state: PoofState, seat: i64, row: Row) -> None:
    start = row.at
    kept: i64 = 0
    i: i64
    for i in range(0, len(state.turned), 2):
        if state.turned[i] == seat:
            kept += 1
            if kept <= TURNED:
                row.cells[start + kept] = state.turned[i + 1]
    row.cells[start] = kept
    row.skip(1 + TURNED)


def _hand(state: PoofState, seat: i64, row: Row) -> None:
    if seat < 0:
        row.skip(2 + state.box.numbers)
        return
    row.put(1)
    _kinds(state, HAND + seat * KINDS, row)


def _scores(state: PoofState, row: Row) -> None:
    """Points by finished round: how many rounds, then each with its seats."""
    seats = state.seats
    rounds = len(state.scores) // seats
    row.put(rounds)
    i: i64
    for i in range(len(state.scores)):
        if i % seats == 0:
            row.put(seats)
        row.put(state.scores[i])
    row.skip((state.box.rounds - rounds) * (1 + seats))


def _left_over(state: PoofState, row: Row) -> None:
    if len(state.scores) == 0:
        return
    row.put(1)
    row.put(state.seats)
    seat: i64
    for seat in range(state.seats):
        _kinds(state, LEFT_OVER + seat * KINDS, row)


def observer() -> Observer:
    """Return what writes observations of this game."""
    return PoofObserver()
