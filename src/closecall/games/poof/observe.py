"""Observations of Poof: what a seat may see, as numbers, straight from the state. Compiled.

The same cells in the same order as `observation.py` gives the view's.
"""

from __future__ import annotations

from closecall.engine.core import State
from closecall.engine.native import i16, i64, vec
from closecall.engine.rows import Observer, flag, maybe_one_of, numbers, one_of, put
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
    TOTAL,
    PoofState,
)


class PoofObserver(Observer):
    """Writes observations of Poof."""

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        assert isinstance(state, PoofState)
        seats = state.seats
        cards = state.cards  # handed on as it is: each look into the state costs a little
        top = state.box.numbers
        turn = state.turn
        round_ = state.round + 1
        if state.over:
            turn = -1
            round_ = state.round
        at = maybe_one_of(cells, at, seat, seats)
        at = put(cells, at, round_)
        at = maybe_one_of(cells, at, turn, seats)
        at = one_of(cells, at, state.first, seats)
        at = put(cells, at, state.height)
        numbers(cells, at, state.pile, 0, state.height)
        at += seats * (state.box.hand + 2 * SLOTS)
        at = put(cells, at, state.run)
        at = put(cells, at, state.quiet)
        at = _kinds(cards, GONE, top, cells, at)
        other: i64
        for other in range(seats):
            at = _player(cards, other, top, cells, at)
            at = _turned(state.turned, other, cells, at)
        if seat >= 0:
            cells[at] = 1
            _kinds(cards, HAND + seat * KINDS, top, cells, at + 1)
        at += 1 + top + 1
        at = _scores(state, cells, at)
        if state.round > 0:
            at = put(cells, at, 1)
            at = put(cells, at, seats)
            for other in range(seats):
                at = _kinds(cards, LEFT_OVER + other * KINDS, top, cells, at)


def _kinds(cards: vec[i64], start: i64, top: i64, cells: vec[i16], at: i64) -> i64:
    """Write how many there are of each number up to `top`, then of Poof cards."""
    numbers(cells, at, cards, start + 1, top)
    return put(cells, at + top, cards[start + POOF_CARD])


def _player(cards: vec[i64], seat: i64, top: i64, cells: vec[i16], at: i64) -> i64:
    at = put(cells, at, cards[IN_HAND + seat])
    at = put(cells, at, cards[LEFT + seat])
    at = _kinds(cards, KNOWN + seat * KINDS, top, cells, at)
    place: i64
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = cards[FACE_UP + place]
        if card == POOF_CARD:
            card = top + 1
        if card != NO_CARD:
            cells[at] = 1
            cells[at + card] = 1
        at = flag(cells, at + 2 + top, cards[FACE_DOWN + place] != NO_CARD)
    return put(cells, at, cards[TOTAL + seat])


def _turned(turned: vec[i64], seat: i64, cells: vec[i16], at: i64) -> i64:
    """P3: the cards a seat turned; there are a few in all."""
    kept: i64 = 0
    i: i64
    for i in range(0, len(turned), 2):
        if turned[i] == seat:
            kept += 1
            if kept <= TURNED:
                put(cells, at + kept, turned[i + 1])
    put(cells, at, kept)
    return at + 1 + TURNED


def _scores(state: PoofState, cells: vec[i16], at: i64) -> i64:
    """Write the points by finished round: how many rounds, then each with its seats."""
    seats = state.seats
    scores = state.scores
    put(cells, at, state.round)
    row = at + 1
    round_: i64
    for round_ in range(state.round):
        row = put(cells, row, seats)
        row = numbers(cells, row, scores, round_ * seats, seats)
    return at + 1 + state.box.rounds * (1 + seats)


def observer() -> Observer:
    """Return what writes observations of this game."""
    return PoofObserver()
