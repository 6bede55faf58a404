"""Poof: get rid of your cards; the lowest total after seven rounds wins.

In the order of the rule book: what there is, setting up a round, what may be played, what a play
does, the end of a round. A card is its number; 0 is a Poof card. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import count_bits, lowest_bit, nth_bit, zeros
from closecall.engine.core import Moves, State, copy_scalars
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.poof.moves import (
    BLIND,
    COUNTS,
    HAND_PLAYS,
    PICK_UP,
    POOF,
    POOF_SLOT,
    POOFTASTROPHE,
    SLOTS,
    TABLE_PLAYS,
    TOP,
)

# Facts --------------------------------------------------------------------------------------

POOF_CARD: Final = 0
NO_CARD: Final = -1
RUN: Final = 4  # P13: this many of a value in a row poof
PATIENCE: Final = 30  # P24: turns per player without a poof or an uncovered card
KINDS: Final = 21  # Poof and the numbers 1 to 20
MAX_PLAYERS: Final = 6
MAX_ROUNDS: Final = 20

# Where things lie in `cards`: counts by kind, cards by slot, figures by seat.
HAND: Final = 0  # + seat * KINDS + kind
KNOWN: Final = HAND + MAX_PLAYERS * KINDS  # of these, cards everybody saw go there
LEFT_OVER: Final = KNOWN + MAX_PLAYERS * KINDS  # what was shown at the end of the last round
FACE_UP: Final = LEFT_OVER + MAX_PLAYERS * KINDS  # + seat * SLOTS + slot
FACE_DOWN: Final = FACE_UP + MAX_PLAYERS * SLOTS
GONE: Final = FACE_DOWN + MAX_PLAYERS * SLOTS  # + kind: poofed
STOCK: Final = GONE + KINDS  # + kind: out of the round, unseen
IN_HAND: Final = STOCK + KINDS  # + seat: number of cards in hand
LEFT: Final = IN_HAND + MAX_PLAYERS  # + seat: number of cards to get rid of
FLOOR: Final = LEFT + MAX_PLAYERS  # + seat: unknown numbers in this hand are higher than this
TOTAL: Final = FLOOR + MAX_PLAYERS  # + seat
SIZE: Final = TOTAL + MAX_PLAYERS


# What the id of a play of numbers says: those from the hand alone come first, those with face-up
# cards last (see `moves.py`).


def is_play(action: i64) -> bool:
    return action < HAND_PLAYS or action >= TABLE_PLAYS


def value_of(action: i64) -> i64:
    if action < HAND_PLAYS:
        return action % TOP + 1
    return (action - TABLE_PLAYS) % TOP + 1


def held_of(action: i64) -> i64:
    """Return how many of the cards come from the hand."""
    if action < HAND_PLAYS:
        return action // TOP + 1
    return (action - TABLE_PLAYS) // TOP % COUNTS


def slots_of(action: i64) -> i64:
    """Return the slots from which face-up cards come, a bit each."""
    if action < HAND_PLAYS:
        return 0
    return (action - TABLE_PLAYS) // (TOP * COUNTS) + 1


def table_play(value: i64, held: i64, slots: i64) -> i64:
    """Return the id of a play with face-up cards."""
    return TABLE_PLAYS + ((slots - 1) * COUNTS + held) * TOP + value - 1


@final
class Box:
    """The cards and options of a match, shared by all its states."""

    def __init__(
        self,
        numbers: int,
        copies: int,
        poofs: int,
        hand: int,
        poof_points: int,
        blind: bool,
        rounds: int,
    ) -> None:
        self.numbers: i64 = numbers
        self.hand: i64 = hand
        self.poof_points: i64 = poof_points
        self.blind = blind
        self.rounds: i64 = rounds
        self.deck: vec[i64] = vec[i64]()
        value: i64
        i: i64
        for value in range(1, numbers + 1):  # P1
            for i in range(copies):
                self.deck = append(self.deck, value)
        for i in range(poofs):
            self.deck = append(self.deck, POOF_CARD)


@final
class PoofState(State):
    """A position of Poof."""

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        box: Box,
        cards: vec[i64],
        pile: vec[i64],
        turned: vec[i64],
        scores: vec[i64],
    ) -> None:
        super().__init__(terms, rng)
        self.box = box
        self.cards = cards
        self.pile = pile  # the first `height` places, bottom to top
        self.turned = turned  # P3: seat, card, seat, card, in the order of turning
        self.scores = scores  # points of finished rounds, seat by seat
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.height: i64 = 0  # cards on the pile
        self.top: i64 = 0  # the value on top, 0 with no pile
        self.run: i64 = 0  # how many of the top value lie in a row on top of the pile
        self.quiet: i64 = 0  # P24: turns since the last poof or uncovered card

    # Setting up a round -----------------------------------------------------------------------

    def deal(self) -> None:
        """P2, P4, P5: nineteen cards to everyone, the rest is out."""
        cards = self.cards
        i: i64
        for i in range(HAND, LEFT_OVER):
            cards[i] = 0
        for i in range(KINDS):
            cards[GONE + i] = 0
            cards[STOCK + i] = 0
        deck = self.box.deck[:]
        top: i64 = 0
        seat: i64
        for seat in range(self.seats):
            for i in range(SLOTS):
                cards[FACE_DOWN + seat * SLOTS + i] = self.rng.draw(deck, top)
                cards[FACE_UP + seat * SLOTS + i] = self.rng.draw(deck, top + 1)
                top += 2
            for i in range(self.box.hand):
                cards[HAND + seat * KINDS + self.rng.draw(deck, top)] += 1
                top += 1
            cards[IN_HAND + seat] = self.box.hand
            cards[LEFT + seat] = self.box.hand + 2 * SLOTS
            cards[FLOOR + seat] = 0
        top = self.draw_first_player(deck, top)
        for i in range(top, len(deck)):
            cards[STOCK + deck[i]] += 1
        self.clear_pile()
        self.quiet = 0
        if self.notes is not None:
            self.notes.append(("dealt", self.round + 1, self.first, tuple(self.turned)))
        self.begin_turn(self.first)

    def draw_first_player(self, deck: vec[i64], top: i64) -> i64:
        """P3: the highest card turned starts, Poof above all; only those tied turn again."""
        self.turned = vec[i64]()
        tied: i64 = (1 << self.seats) - 1
        while True:
            if len(deck) - top < count_bits(tied):
                self.first = self.draw_lots(tied)
                return top
            highest: i64 = -1
            best: i64 = 0
            seat: i64
            for seat in range(self.seats):
                if tied >> seat & 1:
                    card = self.rng.draw(deck, top)
                    top += 1
                    self.turned = append(append(self.turned, seat), card)
                    rank = card
                    if card == POOF_CARD:
                        rank = TOP + 1
                    if rank > highest:
                        highest = rank
                        best = 0
                    if rank == highest:
                        best |= 1 << seat
            tied = best
            if count_bits(tied) == 1:
                self.first = lowest_bit(tied)
                return top

    def draw_lots(self, tied: i64) -> i64:
        """P3: too few cards to turn another: lots decide among the tied."""
        return nth_bit(tied, self.rng.below(count_bits(tied)))

    # Whose turn it is -------------------------------------------------------------------------

    def actor_mask(self) -> i64:
        if self.over:
            return 0
        return 1 << self.turn

    def begin_turn(self, seat: i64) -> None:
        """The turn of `seat`, or of the next who is not skipped (P12, P16)."""
        i: i64
        for i in range(self.seats):
            if self.top > 0 or self.can_lead(seat):
                self.turn = seat
                return
            # The skip shows everyone that this hand holds no number.
            self.cards[FLOOR + seat] = TOP
            if self.notes is not None:
                self.notes.append(("skipped", seat))
            seat = self.after(seat)
        self.end_round("all-skipped")  # P12: nobody could go on

    def after(self, seat: i64) -> i64:
        """P6: clockwise."""
        following = seat + 1
        if following == self.seats:
            return 0
        return following

    def can_lead(self, seat: i64) -> bool:
        """P12: whether a player can start a pile. Covered cards are never looked at."""
        cards = self.cards
        if cards[IN_HAND + seat] > cards[HAND + seat * KINDS + POOF_CARD]:
            return True
        i: i64
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if cards[FACE_UP + i] > POOF_CARD or self.is_blind_slot(i):
                return True
        return False

    def is_blind_slot(self, place: i64) -> bool:
        """P20: an uncovered card that still lies face down."""
        return (
            self.box.blind
            and self.cards[FACE_UP + place] == NO_CARD
            and self.cards[FACE_DOWN + place] != NO_CARD
        )

    # What may be played -----------------------------------------------------------------------

    def list_moves(self, seat: i64, moves: Moves) -> None:
        if seat == self.turn:
            self.list_numbers(seat, moves)
            if self.top > 0:
                if moves.n == 0:  # P9, P10: only a player with no number to play may pick up
                    moves.add(PICK_UP)
                self.list_poof_cards(seat, moves)
            if self.box.blind:
                self.list_blind(seat, moves)
        if self.seats == 2:  # P21: at any point, also in the opponent's turn
            moves.add(POOFTASTROPHE)

    def list_numbers(self, seat: i64, moves: Moves) -> None:
        """P6, P7, P11: any quantity of one value, not above the top of the pile."""
        cards = self.cards
        limit = self.box.numbers
        if self.top > 0:
            limit = self.top
        hand = HAND + seat * KINDS
        self.list_table_plays(seat, limit, moves)
        # Written straight into the list: most of the time of random play goes here.
        items = moves.items
        n = moves.n
        value: i64
        count: i64
        for value in range(limit):
            action = value
            for count in range(cards[hand + 1 + value]):
                items[n] = action
                action += TOP
                n += 1
        moves.n = n

    def list_table_plays(self, seat: i64, limit: i64, moves: Moves) -> None:
        """Plays in which face-up cards take part, alone or with equal ones from the hand."""
        cards = self.cards
        place = FACE_UP + seat * SLOTS
        slots: i64 = SLOTS  # a bare number would make the inner loop count with Python's integers
        slot: i64
        other: i64
        for slot in range(slots):
            value = cards[place + slot]
            if POOF_CARD < value <= limit:
                equal: i64 = 0
                for other in range(slot + 1, slots):
                    if cards[place + other] == value:
                        equal |= 1 << other
                self.list_masks(seat, value, 1 << slot, equal, moves)

    def list_masks(self, seat: i64, value: i64, lowest: i64, others: i64, moves: Moves) -> None:
        """Every choice of slots with this lowest one, with every number from the hand."""
        held = self.cards[HAND + seat * KINDS + value]
        chosen = others
        count: i64
        while True:
            mask = chosen | lowest
            alone = table_play(value, 0, mask)
            for count in range(held + 1):
                moves.add(alone + count * TOP)
            if chosen == 0:
                return
            chosen = (chosen - 1) & others

    def list_poof_cards(self, seat: i64, moves: Moves) -> None:
        """P14: alone, and only on a pile."""
        cards = self.cards
        if cards[HAND + seat * KINDS + POOF_CARD] > 0:
            moves.add(POOF)
        slot: i64
        for slot in range(SLOTS):
            if cards[FACE_UP + seat * SLOTS + slot] == POOF_CARD:
                moves.add(POOF_SLOT + slot)

    def list_blind(self, seat: i64, moves: Moves) -> None:
        """P20: an uncovered card may be tried unseen."""
        slot: i64
        for slot in range(SLOTS):
            if self.is_blind_slot(seat * SLOTS + slot):
                moves.add(BLIND + slot)

    # What a play does -------------------------------------------------------------------------

    def do_move(self, seat: i64, action: i64) -> None:
        if action == POOFTASTROPHE:
            self.give_up(seat)
            return
        self.quiet += 1
        if is_play(action):
            self.play(seat, value_of(action), held_of(action), slots_of(action))
        elif action == PICK_UP:
            self.pick_up(seat)
        elif action == POOF:
            self.play_poof(seat)
        elif action < BLIND:
            self.play_poof_slot(seat, action - POOF_SLOT)
        else:
            self.play_blind(seat, action - BLIND)

    def play(self, seat: i64, value: i64, count: i64, mask: i64) -> None:
        """P6: cards of one value onto the pile."""
        if self.notes is not None:
            self.notes.append(("played", seat, value, count, mask))
        self.from_hand(seat, value, count)
        self.lay(value, count)
        if mask:
            self.from_table(seat, value, mask)
        self.end_play(seat, self.run >= RUN)  # P13

    def from_table(self, seat: i64, value: i64, mask: i64) -> None:
        slot: i64
        for slot in range(SLOTS):
            if mask >> slot & 1:
                self.cards[LEFT + seat] -= 1
                self.lay(value, 1)
                self.uncover(seat, slot)

    def from_hand(self, seat: i64, kind: i64, count: i64) -> None:
        cards = self.cards
        cards[HAND + seat * KINDS + kind] -= count
        cards[IN_HAND + seat] -= count
        cards[LEFT + seat] -= count
        known = KNOWN + seat * KINDS + kind
        if cards[known] > count:
            cards[known] -= count
        elif cards[known] > 0:
            cards[known] = 0

    def lay(self, value: i64, count: i64) -> None:
        if count == 0:
            return
        if self.top != value:
            self.run = 0
        self.run += count
        self.top = value
        i: i64
        for i in range(count):
            self.pile[self.height] = value
            self.height += 1

    def uncover(self, seat: i64, slot: i64) -> None:
        """P8: the card beneath is turned over at once; with `blind` it stays face down (P20)."""
        cards = self.cards
        place = seat * SLOTS + slot
        cards[FACE_UP + place] = NO_CARD
        beneath = cards[FACE_DOWN + place]
        if beneath == NO_CARD:
            return
        self.quiet = 0
        if self.box.blind:
            return
        cards[FACE_UP + place] = beneath
        cards[FACE_DOWN + place] = NO_CARD
        if self.notes is not None:
            self.notes.append(("uncovered", seat, slot, beneath))

    def end_play(self, seat: i64, poofs: bool) -> None:
        """Finish a play: cards were laid or, with `poofs`, the pile goes up."""
        if poofs:
            self.poof(seat)
        if self.cards[LEFT + seat] == 0:
            self.end_round("out")  # P17: at once, even by a poofing play
        elif poofs:
            self.end_turn(seat)  # P15: another turn on the empty pile
        else:
            self.end_turn(self.after(seat))

    def poof(self, seat: i64) -> None:
        """P13: the pile leaves the round."""
        pile = self.pile
        i: i64
        for i in range(self.height):
            self.cards[GONE + pile[i]] += 1
        if self.notes is not None:
            self.notes.append(("poofed", seat, self.height))
        self.clear_pile()
        self.quiet = 0

    def clear_pile(self) -> None:
        self.height = 0
        self.top = 0
        self.run = 0

    def end_turn(self, following: i64) -> None:
        if self.quiet >= PATIENCE * self.seats:
            self.end_round("stalemate")  # P24
        else:
            self.begin_turn(following)

    def play_poof(self, seat: i64) -> None:
        """P14: a Poof card from the hand."""
        if self.notes is not None:
            self.notes.append(("poof-played", seat, None))
        self.from_hand(seat, POOF_CARD, 1)
        self.poof_by_card(seat)

    def play_poof_slot(self, seat: i64, slot: i64) -> None:
        """P14: a face-up Poof card, for which the card beneath is uncovered."""
        if self.notes is not None:
            self.notes.append(("poof-played", seat, slot))
        self.cards[LEFT + seat] -= 1
        self.uncover(seat, slot)
        self.poof_by_card(seat)

    def poof_by_card(self, seat: i64) -> None:
        """P14: the card leaves the round with the pile."""
        self.cards[GONE + POOF_CARD] += 1
        self.end_play(seat, True)

    def pick_up(self, seat: i64) -> None:
        """P10: the whole pile into the hand; everybody knows what was picked up (P23)."""
        # Who must pick up has no number as low as the top: P9 tells everyone.
        if self.top > self.cards[FLOOR + seat]:
            self.cards[FLOOR + seat] = self.top
        self.take_pile(seat)
        self.end_turn(self.after(seat))

    def take_pile(self, seat: i64) -> None:
        if self.notes is not None:
            self.notes.append(("picked-up", seat, tuple(self.pile[: self.height])))
        pile = self.pile
        cards = self.cards
        hand = HAND + seat * KINDS
        known = KNOWN + seat * KINDS
        i: i64
        for i in range(self.height):
            cards[hand + pile[i]] += 1
            cards[known + pile[i]] += 1
        cards[IN_HAND + seat] += self.height
        cards[LEFT + seat] += self.height
        self.clear_pile()

    def take_openly(self, seat: i64, kind: i64) -> None:
        cards = self.cards
        cards[HAND + seat * KINDS + kind] += 1
        cards[KNOWN + seat * KINDS + kind] += 1
        cards[IN_HAND + seat] += 1

    def play_blind(self, seat: i64, slot: i64) -> None:
        """P20: turn over an uncovered card and play it if it fits."""
        place = FACE_DOWN + seat * SLOTS + slot
        card = self.cards[place]
        self.cards[place] = NO_CARD
        if self.notes is not None:
            self.notes.append(("turned-over", seat, slot, card))
        if card == POOF_CARD:
            if self.top == 0:
                self.take_openly(seat, card)
                self.end_turn(self.after(seat))
            else:
                self.cards[LEFT + seat] -= 1
                self.poof_by_card(seat)
        elif self.top == 0 or card <= self.top:
            self.cards[LEFT + seat] -= 1
            self.lay(card, 1)
            self.end_play(seat, self.run >= RUN)  # P13
        else:
            self.take_openly(seat, card)
            self.take_pile(seat)
            self.end_turn(self.after(seat))

    # The end of a round -----------------------------------------------------------------------

    def give_up(self, seat: i64) -> None:
        """P21: the player's leftovers and the pile count; the opponent scores 0."""
        if self.notes is not None:
            self.notes.append(("gave-up", seat))
        self.score_round("pooftastrophe", seat)

    def end_round(self, reason: str) -> None:
        """P17, P18: score what is left."""
        self.score_round(reason, -1)

    def score_round(self, reason: str, loser: i64) -> None:
        """The points of a round that ended, or was given up by `loser`."""
        seat: i64
        self.show_left_overs()
        for seat in range(self.seats):
            gained = self.left_over(seat)
            if seat == loser:
                gained += self.pile_points()
            elif loser >= 0:
                gained = 0
            self.cards[TOTAL + seat] += gained
            self.scores = append(self.scores, gained)
        self.round += 1
        if self.notes is not None:
            self.notes.append(
                ("round-scored", self.round, reason, self.last_points(), self.shown_cards())
            )
        if self.round >= self.box.rounds:  # P19, P22
            self.over = True
        else:
            self.deal()

    def left_over(self, seat: i64) -> i64:
        """P18: the points of everything a player has left, face-down cards included."""
        sum_: i64 = 0
        kind: i64
        for kind in range(KINDS):
            sum_ += self.cards[LEFT_OVER + seat * KINDS + kind] * self.worth(kind)
        return sum_

    def pile_points(self) -> i64:
        """P21: there are only numbers on a pile."""
        sum_: i64 = 0
        i: i64
        for i in range(self.height):
            sum_ += self.pile[i]
        return sum_

    def worth(self, kind: i64) -> i64:
        if kind == POOF_CARD:
            return self.box.poof_points
        return kind

    def show_left_overs(self) -> None:
        """P18: all leftovers are shown; they stay to be looked at during the next round."""
        cards = self.cards
        seat: i64
        i: i64
        for seat in range(self.seats):
            shown = LEFT_OVER + seat * KINDS
            for i in range(KINDS):
                cards[shown + i] = cards[HAND + seat * KINDS + i]
            for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
                if cards[FACE_UP + i] != NO_CARD:
                    cards[shown + cards[FACE_UP + i]] += 1
                if cards[FACE_DOWN + i] != NO_CARD:
                    cards[shown + cards[FACE_DOWN + i]] += 1

    def shown_cards(self) -> tuple[int, ...]:
        return tuple(self.cards[LEFT_OVER : LEFT_OVER + self.seats * KINDS])

    def last_points(self) -> tuple[int, ...]:
        return tuple(self.scores[len(self.scores) - self.seats :])

    def points(self, seat: i64) -> i64:
        return self.cards[TOTAL + seat]

    def winners_mask(self) -> i64:
        """P19: the lowest total; equal ones share the win."""
        lowest = self.points(0)
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.points(seat) < lowest:
                lowest = self.points(seat)
        for seat in range(self.seats):
            if self.points(seat) == lowest:
                mask |= 1 << seat
        return mask

    def reason(self) -> str:
        return "lowest-total"

    def pile_cards(self) -> list[int]:
        """Return the pile from bottom to top."""
        return list(self.pile[: self.height])

    # Copies, imagined and saved ---------------------------------------------------------------

    def copy(self) -> PoofState:
        return self.twin(self.rng.copy())

    def twin(self, rng: Rng) -> PoofState:
        twin = PoofState(
            self.terms,
            rng,
            self.box,
            self.cards[:],
            self.pile[:],
            self.turned[:],
            self.scores[:],
        )
        copy_scalars(self, twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> PoofState:
        """P23: other hands as far as unknown, face-down cards and the stock are drawn again.

        Hands are filled in the order of how much is known of them: the sets of cards possible in
        each are nested, so every deal that fits is equally likely.
        """
        twin = self.twin(rng)
        if not self.over:
            twin.deal_unseen(seat, twin.gather_unseen(seat))
        return twin

    def gather_unseen(self, viewer: i64) -> vec[i64]:
        """Return every card the viewer cannot place, Poof cards first, then from high to low.

        So what may be in a hand is always the front part, and the order does not tell where the
        cards lay.
        """
        cards = self.cards
        unseen = cards[STOCK : STOCK + KINDS]
        seat: i64
        kind: i64
        i: i64
        for seat in range(self.seats):
            for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
                if cards[FACE_DOWN + i] != NO_CARD:
                    unseen[cards[FACE_DOWN + i]] += 1
            if seat != viewer:
                for kind in range(KINDS):
                    place = seat * KINDS + kind
                    unseen[kind] += cards[HAND + place] - cards[KNOWN + place]
        pool = vec[i64]()
        for i in range(unseen[POOF_CARD]):
            pool = append(pool, POOF_CARD)
        for kind in range(TOP, POOF_CARD, -1):
            for i in range(unseen[kind]):
                pool = append(pool, kind)
        return pool

    def deal_unseen(self, viewer: i64, pool: vec[i64]) -> None:
        cards = self.cards
        dealt: i64 = 0
        done: i64 = 0 if viewer < 0 else 1 << viewer
        everyone: i64 = (1 << self.seats) - 1
        while done != everyone:
            seat = self.best_known(done)
            done |= 1 << seat
            dealt = self.deal_hand(seat, pool, dealt)
        i: i64
        for i in range(self.seats * SLOTS):
            if cards[FACE_DOWN + i] != NO_CARD:
                cards[FACE_DOWN + i] = self.rng.draw(pool, dealt)
                dealt += 1
        for i in range(KINDS):
            cards[STOCK + i] = 0
        for i in range(dealt, len(pool)):
            cards[STOCK + pool[i]] += 1

    def best_known(self, done: i64) -> i64:
        best: i64 = -1
        seat: i64
        for seat in range(self.seats):
            if done >> seat & 1 == 0:
                if best < 0 or self.cards[FLOOR + seat] > self.cards[FLOOR + best]:
                    best = seat
        return best

    def deal_hand(self, seat: i64, pool: vec[i64], dealt: i64) -> i64:
        """Fill the unknown part of a hand with cards that may be there; how many are dealt now."""
        cards = self.cards
        wanted = cards[IN_HAND + seat]
        kind: i64
        for kind in range(KINDS):
            cards[HAND + seat * KINDS + kind] = cards[KNOWN + seat * KINDS + kind]
            wanted -= cards[KNOWN + seat * KINDS + kind]
        possible = dealt
        floor = cards[FLOOR + seat]
        while possible < len(pool) and (pool[possible] == POOF_CARD or pool[possible] > floor):
            possible += 1
        i: i64
        for i in range(dealt, dealt + wanted):
            other = i + self.rng.below(possible - i)
            card = pool[other]
            pool[other] = pool[i]
            pool[i] = card
            cards[HAND + seat * KINDS + card] += 1
        return dealt + wanted


def begin(terms: Terms, rng: Rng, box: Box) -> PoofState:
    """Deal the first round."""
    state = PoofState(terms, rng, box, zeros(SIZE), zeros(len(box.deck)), vec[i64](), vec[i64]())
    state.deal()
    return state
