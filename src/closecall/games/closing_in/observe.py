"""Observations of Closing In: what a seat may see, as numbers, straight from the state. Compiled.

The same cells in the same order as `observation.py` gives the view's: names and endings in
alphabetical order.
"""

from __future__ import annotations

from typing import Final

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.core import State
from closecall.engine.native import i16, i64, vec
from closecall.engine.rows import Observer, flag, maybe_one_of, one_of, put
from closecall.games.closing_in.layout import (
    DISCARDS,
    INVENTORY,
    LOCATION_CARDS,
    LOCATIONS,
    OUTSIDE,
    Box,
)
from closecall.games.closing_in.moves import KINDS, SPACES
from closecall.games.closing_in.rules import ClosingInState

CARD: Final = 2 * SPACES + 1  # a location card: tile, space, symbol
CARD_KINDS: Final = 2 * SPACES

ACT: Final = 0
BUY: Final = 1
OVER: Final = 2
PUT_BACK: Final = 3
PHASES: Final = 4

ENDINGS: Final = ("escaped", "exits-gone", "intel-gone", "tower-gone", "turn-limit")


class ClosingInObserver(Observer):
    """Writes observations of Closing In."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.places = zeros(0)  # of each tile's name among all names
        self.counts = zeros(CARD_KINDS)

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        assert isinstance(state, ClosingInState)
        if self.box is not state.box:
            self.box = state.box
            names = sorted(state.box.tiles)
            self.places = from_ints([names.index(name) for name in state.box.tiles])
        at = _turn(state, seat, cells, at)
        space: i64
        for space in range(SPACES):
            at = self.tile(state, space, cells, at)
        other: i64
        for other in range(state.seats):
            at = _player(state, other, cells, at)
        at = put(cells, at, state.sent)
        at = put(cells, at, state.enforcers_left)
        at = put(cells, at, state.intel_left)
        at = _supply(state, cells, at)
        at = put(cells, at, state.in_deck)
        at = put(cells, at, LOCATION_CARDS - state.drawn)
        at = self.cards(state, state.drawn, state.known, cells, at)
        at = self.unknown(state, cells, at)
        at = self.cards(state, 0, state.drawn, cells, at)
        if state.over:
            maybe_one_of(cells, at, ENDINGS.index(state.ending), len(ENDINGS))

    def tile(self, state: ClosingInState, space: i64, cells: vec[i16], at: i64) -> i64:
        at = one_of(cells, at, self.places[state.tile_on(space)], SPACES)
        at = put(cells, at, state.enforcers_on(space))
        at = put(cells, at, state.lying >> space & 1)
        at = flag(cells, at, state.standing >> space & 1 == 0)
        seat: i64
        for seat in range(state.seats):
            at = flag(cells, at, state.space_at(seat) == space)
        return at

    def cards(self, state: ClosingInState, first: i64, count: i64, cells: vec[i16], at: i64) -> i64:
        """Location cards in the order in which they lie."""
        put(cells, at, count)
        i: i64
        for i in range(count):
            card = state.board[LOCATIONS + first + i]
            self.card(state, card, cells, at + 1 + i * CARD)
        return at + 1 + LOCATION_CARDS * CARD

    def unknown(self, state: ClosingInState, cells: vec[i16], at: i64) -> i64:
        """C21: the rest of the location deck, sorted: its order is unknown."""
        counts = self.counts
        board = state.board
        first = LOCATIONS + state.drawn + state.known
        left = LOCATION_CARDS - state.drawn - state.known
        i: i64
        copy: i64
        for i in range(CARD_KINDS):
            counts[i] = 0
        for i in range(left):
            counts[board[first + i]] += 1
        put(cells, at, left)
        place = at + 1
        for i in range(CARD_KINDS):
            for copy in range(counts[i]):
                self.card(state, i, cells, place)
                place += CARD
        return at + 1 + LOCATION_CARDS * CARD

    def card(self, state: ClosingInState, card: i64, cells: vec[i16], at: i64) -> None:
        tile = card >> 1
        at = one_of(cells, at, self.places[tile], SPACES)
        at = one_of(cells, at, state.space_of(tile), SPACES)
        put(cells, at, card & 1)


def _turn(state: ClosingInState, seat: i64, cells: vec[i16], at: i64) -> i64:
    turn = state.turn
    phase: i64 = BUY
    if state.over:
        phase = OVER
        turn = -1
    elif state.looking > 0:
        phase = PUT_BACK
    elif state.acted:
        phase = ACT
    at = maybe_one_of(cells, at, seat, state.seats)
    at = one_of(cells, at, phase, PHASES)
    at = maybe_one_of(cells, at, turn, state.seats)
    at = put(cells, at, state.turn_number)
    at = put(cells, at, state.actions)
    at = put(cells, at, state.granted)
    at = flag(cells, at, state.disguised)
    return put(cells, at, state.box.draws - state.jammed)


def _player(state: ClosingInState, seat: i64, cells: vec[i16], at: i64) -> i64:
    hand = state.hand_of(seat)
    while hand:
        cells[at + (hand & 15) - 1] += 1
        hand >>= 4
    at = put(cells, at + KINDS, state.intel_of(seat))
    space = state.space_at(seat)
    if space == OUTSIDE:
        space = -1
    return maybe_one_of(cells, at, space, SPACES)


def _supply(state: ClosingInState, cells: vec[i16], at: i64) -> i64:
    """Write how many cards of each kind are in the deck and discarded, in turn."""
    board = state.board
    i: i64
    for i in range(state.in_deck):
        cells[at + 2 * board[INVENTORY + i]] += 1
    for i in range(KINDS):
        cells[at + 2 * i + 1] = i16(board[DISCARDS + i])
    return at + 2 * KINDS


def observer() -> Observer:
    """Return what writes observations of this game."""
    return ClosingInObserver()
