"""Observations of Close Enough: what a seat may see, as numbers, straight from the state. Compiled.

The same cells in the same order as `observation.py` gives the view's: names stand in alphabetical
order, cards and targets as often as they differ.
"""

from __future__ import annotations

from typing import Final

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.core import State
from closecall.engine.native import i16, i64, vec
from closecall.engine.rows import Observer, flag, maybe, maybe_one_of, numbers, one_of, put
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    BOX,
    DECK_TOP,
    DISCARD_TOP,
    GIVEN,
    HAND_SIZE,
    HOLDS,
    KINDS,
    LOCKING,
    LOT,
    LOWERED,
    NO_CARD,
    NOWHERE,
    RAISED,
    SHOWING,
    TOTALLING,
    Box,
    Report,
    SeatReport,
)
from closecall.games.close_enough.moves import EFFECT_COUNT, TOKEN_KINDS, token_of
from closecall.games.close_enough.observation import ROUNDS
from closecall.games.close_enough.rules import worth

# What the rules count, as a place among the names in alphabetical order.
PHASES: Final = (6, 1, 2, 0, 5, 4)  # turn, give, lock, back-out, tokens, show
OVER: Final = 3
ALL_PHASES: Final = 7
STATUSES: Final = (2, 0, 3, 1)  # playing, called, stayed, folded
ABILITIES: Final = (5, 0, 1, 3, 3)  # of the effects: subtract, double, ignore, nudge, nudge
ALL_ABILITIES: Final = 6
SOURCES: Final = 3  # deck, discard, face up
MARKS: Final = TOKEN_KINDS + ALL_ABILITIES + 2  # of a use: token, ability, face up or in hand
NUDGES: Final = 2


class CloseEnoughObserver(Observer):
    """Writes observations of Close Enough."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.cards: i64 = 0  # how many different ones
        self.card_place = zeros(0)
        self.targets: i64 = 0
        self.target_place = zeros(0)
        self.phases = from_ints(list(PHASES))
        self.statuses = from_ints(list(STATUSES))
        self.abilities = from_ints(list(ABILITIES))
        ranked = sorted([(token_of(kind), kind) for kind in range(TOKEN_KINDS)])
        ranks = zeros(TOKEN_KINDS)
        rank: i64 = 0
        for _, kind in ranked:
            ranks[kind] = rank
            rank += 1
        self.token_ranks = ranks  # uses are listed by the names of their tokens
        self.lot = zeros(LOT)  # the cards of a lot, and the tokens on them
        self.uses = zeros(LOT)
        self.order = zeros(LOT)

    def learn_box(self, box: Box) -> None:
        """Learn the places of cards and targets for the box of a match."""
        self.box = box
        values = [card for card in range(KINDS) if box.copies[card] > 0]
        self.cards = len(values)
        self.card_place = from_ints(
            [values.index(it) if it in values else -1 for it in range(KINDS)]
        )
        pairs = [(box.targets[i], box.stars[i]) for i in range(len(box.targets))]
        distinct = list(dict.fromkeys(pairs))
        self.targets = len(distinct)
        self.target_place = from_ints([distinct.index(pair) for pair in pairs])

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        assert isinstance(state, CloseEnoughState)
        if self.box is not state.box:
            self.learn_box(state.box)
        at = self.turn(state, seat, cells, at)
        at = self.piles(state, cells, at)
        at = self.held(state, seat, cells, at)
        other: i64
        for other in range(state.seats):
            at = self.player(state, other, cells, at)
        at = self.own(state, seat, cells, at)
        i: i64
        for i in range(len(state.box.targets)):
            if state.barred >> i & 1:
                cells[at + self.target_place[i]] += 1
        at = numbers(cells, at + self.targets, state.table, BOX, TOKEN_KINDS)
        at = _scores(state, cells, at)
        last = state.last
        if last is not None:
            self.last_round(state, last, cells, at)

    def turn(self, state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> i64:
        seats = state.seats
        turn = state.turn
        phase = self.phases[state.phase]
        round_ = state.round + 1
        if state.over:
            phase = OVER
            round_ = state.round
        if state.over or state.phase > LOCKING:
            turn = -1
        at = maybe_one_of(cells, at, seat, seats)
        at = put(cells, at, round_)
        at = one_of(cells, at, phase, ALL_PHASES)
        at = maybe_one_of(cells, at, turn, seats)
        at = one_of(cells, at, state.first, seats)
        at = maybe_one_of(cells, at, state.caller, seats)
        at = flag(cells, at, state.backed_out)
        return maybe_one_of(cells, at, state.asked, seats)

    def piles(self, state: CloseEnoughState, cells: vec[i16], at: i64) -> i64:
        at = put(cells, at, state.left)
        at = put(cells, at, state.height)
        numbers(cells, at, state.pile, 0, state.height)
        at = put(cells, at + state.box.cards, state.reshuffles)
        if state.reshuffles:
            cells[at] = 1
            seat: i64
            for seat in range(state.seats):
                self.old(state, seat, cells, at + 1)
        return at + 1 + self.cards

    def old(self, state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> None:
        """Add the cards that were unknown in a hand at the reshuffle."""
        slot: i64
        for slot in range(HAND_SIZE):
            self.count(state.old(seat, slot), cells, at)

    def count(self, card: i64, cells: vec[i16], at: i64) -> None:
        """Add a card, if it is one, to those counted from `at` on."""
        if card != NO_CARD:
            cells[at + self.card_place[card]] += 1

    def card(self, card: i64, cells: vec[i16], at: i64) -> i64:
        """Write a card that may be absent."""
        place: i64 = -1
        if card != NO_CARD:
            place = self.card_place[card]
        return maybe_one_of(cells, at, place, self.cards)

    def held(self, state: CloseEnoughState, viewer: i64, cells: vec[i16], at: i64) -> i64:
        seats = state.seats
        after = at + 1 + seats + SOURCES + 1 + seats + 1 + self.cards
        source = state.source
        if source == NOWHERE:
            return after
        owner: i64 = -1
        name: i64 = 0
        card = state.held
        if source == DISCARD_TOP:
            name = 1
        elif source != DECK_TOP:
            name = 2
            owner = source
        elif state.turn != viewer:
            card = NO_CARD  # drawn from the deck: only its taker knows it
        at = put(cells, at, 1)
        at = one_of(cells, at, state.turn, seats)
        at = one_of(cells, at, name, SOURCES)
        at = maybe_one_of(cells, at, owner, seats)
        self.card(card, cells, at)
        return after

    def player(self, state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> i64:
        at = put(cells, at, state.stars(seat))
        at = one_of(cells, at, self.statuses[state.status(seat)], len(STATUSES))
        at = self.card(state.face_up(seat), cells, at)
        at = flag(cells, at, state.is_closed(seat))
        at = maybe_one_of(cells, at, state.lock_token(seat) - 1, TOKEN_KINDS)
        in_hand = at
        at += 1
        slot: i64
        for slot in range(HAND_SIZE):
            card = state.card(seat, slot)
            if card != NO_CARD:
                cells[in_hand] += 1
                if state.is_known(seat, slot):
                    self.count(card, cells, at)
        at = put(cells, at + self.cards, state.fine_tunes(seat))
        at = numbers(cells, at, state.table, HOLDS + seat * TOKEN_KINDS, TOKEN_KINDS)
        at = maybe_one_of(cells, at, state.silence_token(seat) - 1, TOKEN_KINDS)
        at = maybe_one_of(cells, at, state.silenced_by(seat), state.seats)
        at = _secret_choice(state, seat, cells, at)
        at = self.shown_uses(state, seat, cells, at)
        if state.shown >> seat & 1:
            self.take_lot(state, seat)
            self.whole_lot(state.target(seat), cells, at)
        at += 1 + self.lot_size()
        if state.reshuffles:
            cells[at] = 1
            flag(cells, at + 1, state.drew(seat))
            self.given(state, seat, cells, at + 2)
        return at + 2 + self.cards

    def given(self, state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> None:
        kind: i64
        for kind in range(KINDS):
            given = state.table[GIVEN + seat * KINDS + kind]
            if given:
                put(cells, at + self.card_place[kind], given)

    def own(self, state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> i64:
        uses = 1 + LOT * self.use_size()
        after = at + 1 + self.cards + self.targets + 4 + uses + 1 + TOKEN_KINDS + 3 + 1 + self.cards
        if seat < 0 or state.over:
            return after
        at = put(cells, at, 1)
        slot: i64
        for slot in range(HAND_SIZE):
            self.count(state.card(seat, slot), cells, at)
        at += self.cards
        at = one_of(cells, at, self.target_place[state.target(seat)], self.targets)
        if state.is_full(seat) and state.face_up(seat) != NO_CARD:
            maybe(cells, at, state.total(seat), -(1 << 30))
            maybe(cells, at + 2, state.distance(seat), -1)
            self.take_lot(state, seat)
            self.list_uses(True, cells, at + 4)
        at += 4 + uses
        choosing = state.waiting >> seat & 1 == 1
        token: i64 = -1
        if state.phase == TOTALLING and choosing:
            token = state.token_in_question(seat)
        at = maybe_one_of(cells, at, token, TOKEN_KINDS)
        if state.phase == SHOWING and not choosing and state.shown >> seat & 1 == 0:
            cells[at] = 1
            cells[at + (2 if state.will_show(seat) else 1)] = 1
        at += 3
        if state.reshuffles:
            cells[at] = 1
            self.old(state, seat, cells, at + 1)
        return after

    # Lots and the tokens on them --------------------------------------------------------------

    def use_size(self) -> i64:
        return MARKS + 1 + self.cards + 1 + NUDGES

    def lot_size(self) -> i64:
        return 2 * self.cards + self.targets + 2 + 1 + LOT * self.use_size()

    def take_lot(self, state: CloseEnoughState, seat: i64) -> None:
        """Look at the cards of a seat and the tokens on them."""
        self.lot[0] = state.face_up(seat)
        place: i64
        for place in range(LOT):
            if place > 0:
                self.lot[place] = state.card(seat, place - 1)
            self.uses[place] = state.use(seat, place)

    def shown_uses(self, state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> i64:
        """E19: the tokens everybody has shown, not yet on which hand card they lie."""
        if state.phase == SHOWING:
            self.take_lot(state, seat)
            self.list_uses(False, cells, at)
        return at + 1 + LOT * self.use_size()

    def whole_lot(self, target: i64, cells: vec[i16], at: i64) -> None:
        """Write the lot looked at, open."""
        box = self.box
        assert box is not None
        lot = self.lot
        at = put(cells, at, 1)
        at = one_of(cells, at, self.card_place[lot[0]], self.cards)
        total: i64 = 0
        place: i64
        for place in range(LOT):
            total += worth(lot[place], self.uses[place])
            if place > 0:
                self.count(lot[place], cells, at)
        at = one_of(cells, at + self.cards, self.target_place[target], self.targets)
        at = put(cells, at, total)
        distance = total - box.targets[target]
        if distance < 0:
            distance = -distance
        at = put(cells, at, distance)
        self.list_uses(True, cells, at)

    def list_uses(self, detailed: bool, cells: vec[i16], at: i64) -> None:
        """Write the tokens on the lot looked at, by name; cards and ways only if `detailed`."""
        n = self.sort_uses(detailed)
        put(cells, at, n)
        at += 1
        i: i64
        for i in range(n):
            self.use(self.order[i], detailed, cells, at)
            at += self.use_size()

    def use(self, place: i64, detailed: bool, cells: vec[i16], at: i64) -> None:
        effect = (self.uses[place] - 1) % EFFECT_COUNT
        at = one_of(cells, at, (self.uses[place] - 1) // EFFECT_COUNT, TOKEN_KINDS)
        at = one_of(cells, at, self.abilities[effect], ALL_ABILITIES)
        at = one_of(cells, at, 1 if place > 0 else 0, 2)
        if not detailed:
            return
        at = self.card(self.lot[place], cells, at)
        if effect == RAISED:
            maybe_one_of(cells, at, 1, NUDGES)
        elif effect == LOWERED:
            maybe_one_of(cells, at, 0, NUDGES)

    def sort_uses(self, detailed: bool) -> i64:
        """Put the places with a token in order: what lies beneath must not show in it."""
        order = self.order
        n: i64 = 0
        place: i64
        for place in range(LOT):
            if self.uses[place]:
                i = n
                while i > 0 and self.rank(order[i - 1], detailed) > self.rank(place, detailed):
                    order[i] = order[i - 1]
                    i -= 1
                order[i] = place
                n += 1
        return n

    def rank(self, place: i64, detailed: bool) -> i64:
        use = self.uses[place] - 1
        rank: i64 = 0
        if place > 0:
            rank = TOKEN_KINDS
        rank += self.token_ranks[use // EFFECT_COUNT]
        rank = rank * ALL_ABILITIES + self.abilities[use % EFFECT_COUNT]
        rank *= KINDS
        if detailed:
            rank += self.lot[place]
        return rank

    # The round before -------------------------------------------------------------------------

    def last_round(self, state: CloseEnoughState, report: Report, cells: vec[i16], at: i64) -> None:
        at = put(cells, at, 1)
        at = one_of(cells, at, report.caller, state.seats)
        at = flag(cells, at, report.backed_out)
        at = maybe_one_of(cells, at, report.drawn, TOKEN_KINDS)
        at = put(cells, at, len(report.seats))
        for row in report.seats:
            at = self.last_player(row, cells, at)

    def last_player(self, row: SeatReport, cells: vec[i16], at: i64) -> i64:
        self.lot[0] = row.face_up
        self.lot[1] = row.first_card
        self.lot[2] = row.second_card
        place: i64
        for place in range(LOT):
            self.uses[place] = row.uses[place]
        at = one_of(cells, at, self.statuses[row.status], len(STATUSES))
        at = one_of(cells, at, self.card_place[row.face_up], self.cards)
        at = one_of(cells, at, self.target_place[row.target], self.targets)
        at = maybe_one_of(cells, at, row.lock - 1, TOKEN_KINDS)
        self.list_uses(False, cells, at)
        at += 1 + LOT * self.use_size()
        if row.shown:
            self.whole_lot(row.target, cells, at)
        at = put(cells, at + 1 + self.lot_size(), row.result)
        return put(cells, at, row.bonus)


def _secret_choice(state: CloseEnoughState, seat: i64, cells: vec[i16], at: i64) -> i64:
    """Write whether a seat has a secret choice to make, whether it is made, and about how many
    tokens.
    """
    waited_for = state.waiting >> seat & 1 == 1
    chosen = False
    if state.phase == TOTALLING:
        chosen = state.decided(seat) > 0
    elif state.phase == SHOWING:
        chosen = state.shown >> seat & 1 == 0
    asked = chosen or (waited_for and state.phase in (TOTALLING, SHOWING))
    at = flag(cells, at, asked)
    at = flag(cells, at, asked and not waited_for)
    return put(cells, at, state.decided(seat))


def _scores(state: CloseEnoughState, cells: vec[i16], at: i64) -> i64:
    """Write stars by finished round: how many rounds, then the latest, each with its seats."""
    seats = state.seats
    rounds = len(state.scores) // seats
    put(cells, at, rounds)
    first: i64 = 0
    if rounds > ROUNDS:
        first = rounds - ROUNDS
    i: i64
    for i in range(rounds - first):
        row = put(cells, at + 1 + i * (1 + seats), seats)
        numbers(cells, row, state.scores, (first + i) * seats, seats)
    return at + 1 + ROUNDS * (1 + seats)


def observer() -> Observer:
    """Return what writes observations of this game."""
    return CloseEnoughObserver()
