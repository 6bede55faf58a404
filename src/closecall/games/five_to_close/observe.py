"""Observations of 5 To Close: what a seat may see, as numbers, straight from the state. Compiled.

The same cells in the same order as `observation.py` gives the view's.
"""

from __future__ import annotations

from typing import Final

from closecall.engine.arrays import count_bits, from_ints, zeros
from closecall.engine.core import State
from closecall.engine.native import i16, i64, vec
from closecall.engine.rows import Observer, bits, flag, maybe_one_of, one_of, put
from closecall.games.five_to_close.layout import (
    ANSWERING,
    DECLARING,
    FROZEN,
    HELD,
    LETTER_MASK,
    PROVEN,
    SCORE_ITEMS,
    SEAT_SIZE,
    SHIELDED,
    SIDE_SIZE,
    SLOTS,
    WORDS,
    letter_of,
    player_of,
    word_of,
)
from closecall.games.five_to_close.moves import KINDS, MAX_SIDES, PLACES
from closecall.games.five_to_close.observation import LOTS, TILES
from closecall.games.five_to_close.rules import ROUNDS, SHORTEST, FiveToCloseState

# The steps of a turn as places among their names in alphabetical order.
STEPS: Final = (3, 6, 1, 4, 2, 0)  # draw, play, declare, lock, discard, answer
OVER: Final = 5
ALL_STEPS: Final = 7

TILE: Final = 3  # the letter; whether it is a wild; whose
SPELLING: Final = 1 + TILES * TILE  # length, then the tiles
WORD: Final = 1 + SPELLING + 4  # whether there is one; multiplier, frozen, shield, points
LOCKED_WORD: Final = PLACES + SPELLING + 4  # slot; multiplier, shield, points, proven
SIDE_SCORE: Final = SCORE_ITEMS + 1


class FiveToCloseObserver(Observer):
    """Writes observations of 5 To Close."""

    def __init__(self) -> None:
        self.steps = from_ints(list(STEPS))
        self.spellings = zeros(MAX_SIDES * SLOTS)  # where each word is spelt

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        assert isinstance(state, FiveToCloseState)
        at = self.turn(state, seat, cells, at)
        at = _declaring(state, cells, at)
        at = flag(cells, at, state.started_fresh)
        at = _answers(state, cells, at)
        side: i64
        for side in range(state.sides):
            at = self.side(state, side, cells, at)
        self.spell(state, cells)
        other: i64
        for other in range(state.seats):
            at = put(cells, at, state.held(other))
            at = _cards(state, other, True, cells, at)
        if seat >= 0:
            cells[at] = 1
            _cards(state, seat, False, cells, at + 1)
        at = put(cells, at + 1 + KINDS, state.left)
        at = _reshuffled(state, cells, at)
        at = _discard(state, cells, at)
        at = put(cells, at, state.quiet)
        at = _scores(state, cells, at)
        _lots(state, cells, at)

    def turn(self, state: FiveToCloseState, seat: i64, cells: vec[i16], at: i64) -> i64:
        seats = state.seats
        turn = state.turn
        step = self.steps[state.step]
        round_ = state.round
        if state.over:
            turn = -1
            step = OVER
            round_ -= 1
        at = maybe_one_of(cells, at, seat, seats)
        at = put(cells, at, round_ + 1)
        at = put(cells, at, SHORTEST + min(state.round, ROUNDS - 1))
        at = one_of(cells, at, state.dealer, seats)
        at = maybe_one_of(cells, at, turn, seats)
        return one_of(cells, at, step, ALL_STEPS)

    def side(self, state: FiveToCloseState, side: i64, cells: vec[i16], at: i64) -> i64:
        """Write the words of a side except for their letters; where those go is noted."""
        words = state.table[side * SIDE_SIZE + WORDS]
        place: i64
        for place in range(PLACES):
            if words >> place & 1:
                cells[at] = 1
                self.spellings[side * SLOTS + place] = at + 1
                mark = put(cells, at + 1 + SPELLING, state.factor(side, place))
                mark = flag(cells, mark, state.has(FROZEN, side, place))
                mark = flag(cells, mark, state.has(SHIELDED, side, place))
                put(cells, mark, state.worth(side, place))
            at += WORD
        put(cells, at, count_bits(words >> PLACES))
        locked = at + 1
        for place in range(PLACES, SLOTS):
            if words >> place & 1:
                locked = self.locked_word(state, side, place, cells, locked)
        at = put(cells, at + 1 + PLACES * LOCKED_WORD, state.points(side))
        return put(cells, at, state.lost(side))

    def locked_word(
        self, state: FiveToCloseState, side: i64, slot: i64, cells: vec[i16], at: i64
    ) -> i64:
        at = one_of(cells, at, slot - PLACES, PLACES)
        self.spellings[side * SLOTS + slot] = at
        at = put(cells, at + SPELLING, state.factor(side, slot))
        at = flag(cells, at, state.has(SHIELDED, side, slot))
        at = put(cells, at, state.worth(side, slot))
        return flag(cells, at, state.has(PROVEN, side, slot))

    def spell(self, state: FiveToCloseState, cells: vec[i16]) -> None:
        """Put all letters on the table into their words."""
        laid = state.laid
        i: i64
        for i in range(len(laid)):
            item = laid[i]
            at = self.spellings[word_of(item)]
            length: i64 = i64(cells[at])
            cells[at] += 1
            if length < TILES:
                tile = put(cells, at + 1 + length * TILE, letter_of(item) + 1)
                player = player_of(item)
                if player >= 0:
                    put(cells, put(cells, tile, 1), player)


def _declaring(state: FiveToCloseState, cells: vec[i16], at: i64) -> i64:
    if not state.over and state.step == DECLARING:
        cells[at] = 1
        place = one_of(cells, at + 1, state.side_of(state.turn), state.sides)
        one_of(cells, place, state.place, PLACES)
    return at + 1 + state.sides + PLACES


def _answers(state: FiveToCloseState, cells: vec[i16], at: i64) -> i64:
    seats = state.seats
    after = at + 1 + state.sides + PLACES + 2 * seats + 1
    if state.over or state.step != ANSWERING:
        return after
    side = state.side_of(state.turn)
    at = put(cells, at, 1)
    at = one_of(cells, at, side, state.sides)
    at = bits(cells, at, state.unsettled(), PLACES)
    seat: i64
    for seat in range(seats):
        if state.side_of(seat) != side:
            waited_for = state.waiting >> seat & 1
            cells[at + seat] = i16(waited_for)
            cells[at + seats + seat] = i16(1 - waited_for)
    flag(cells, at + 2 * seats, state.closing)
    return after


def _cards(state: FiveToCloseState, seat: i64, known: bool, cells: vec[i16], at: i64) -> i64:
    """Write the cards of a hand by kind; with `known` only those everybody saw go there."""
    hands = state.hands
    base = seat * SEAT_SIZE
    i: i64
    for i in range(base, base + hands[base + HELD]):
        if not known or hands[i] & 1:
            cells[at + (hands[i] >> 1)] += 1
    return at + KINDS


def _reshuffled(state: FiveToCloseState, cells: vec[i16], at: i64) -> i64:
    """F24: what the draw pile was made of: what is left of it and what was drawn since."""
    if state.reshuffled:
        cells[at] = 1
        i: i64
        for i in range(state.left):
            _count(state.pile[i], cells, at + 1)
        for i in range(len(state.drawn)):
            _count(state.drawn[i] & LETTER_MASK, cells, at + 1)
    return at + 1 + 2 * KINDS


def _count(kind: i64, cells: vec[i16], at: i64) -> None:
    cells[at + 2 * kind] = 1
    cells[at + 2 * kind + 1] += 1


def _discard(state: FiveToCloseState, cells: vec[i16], at: i64) -> i64:
    discard = state.discard
    at = put(cells, at, len(discard))
    i: i64
    for i in range(len(discard)):
        cells[at + i] = i16(discard[i] + 1)
    return at + len(state.box.cards)


def _scores(state: FiveToCloseState, cells: vec[i16], at: i64) -> i64:
    """Write the points by finished round: how many rounds, then each with its sides."""
    sides = state.sides
    scores = state.scores
    rounds = len(scores) // (SCORE_ITEMS * sides)
    put(cells, at, rounds)
    round_: i64
    for round_ in range(rounds):
        _round(
            scores,
            round_ * sides * SCORE_ITEMS,
            sides,
            cells,
            at + 1 + round_ * (1 + sides * SIDE_SCORE),
        )
    return at + 1 + ROUNDS * (1 + sides * SIDE_SCORE)


def _round(scores: vec[i64], first: i64, sides: i64, cells: vec[i16], at: i64) -> None:
    at = put(cells, at, sides)
    side: i64
    i: i64
    for side in range(sides):
        points: i64 = 0
        for i in range(SCORE_ITEMS):
            item = scores[first + side * SCORE_ITEMS + i]
            points += item
            at = put(cells, at, item)
        at = put(cells, at, points)


def _lots(state: FiveToCloseState, cells: vec[i16], at: i64) -> None:
    lots = state.lots
    kept = len(lots) // 2
    at = put(cells, at, kept)
    if kept > LOTS * state.seats:
        kept = LOTS * state.seats
    i: i64
    for i in range(kept):
        at = put(cells, at, lots[2 * i])
        at = put(cells, at, lots[2 * i + 1] + 1)


def observer() -> Observer:
    """Return what writes observations of this game."""
    return FiveToCloseObserver()
