"""Where everything lies on the table of 5 To Close: fields and flat arrays, with names for both.

`Table` holds the cards and words and can say what is where and move it; what may be moved when is
in `rules.py`. Cards are kinds: 0 to 25 the letters, then the specials. A side is a team of two or a
lone player. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import count_bits, lowest_bit
from closecall.engine.core import State, copy_scalars
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.five_to_close.lexicon import Lexicon
from closecall.games.five_to_close.moves import KINDS, PLACES

# Steps of a turn: what the game waits for.
DRAWING: Final = 0
PLAYING: Final = 1
DECLARING: Final = 2
LOCKING: Final = 3  # F5: after the first lock nothing is played any more
DISCARDING: Final = 4  # F22: all that is left of a turn whose fifth lock did not stand
ANSWERING: Final = 5

# Where things lie in `hands`, for each seat: its cards in ascending order, each twice its kind,
# and one more if everybody saw it go there; then how many they are.
HAND_SIZE: Final = 7
MOST_CARDS: Final = HAND_SIZE + 1  # F3
HELD: Final = MOST_CARDS
SEAT_SIZE: Final = HELD + 1

# Where things lie in `table`, for each side. A word is at one of five places; once locked, in one
# of five slots, which follow the places.
SLOTS: Final = 2 * PLACES
LENGTH: Final = 0  # + place or slot: letters of the word there, 0 for none
WORDS: Final = LENGTH + SLOTS  # a bit for each place or slot that has a word; so for all marks
DOUBLED: Final = WORDS + 1
TRIPLED: Final = WORDS + 2
FROZEN: Final = WORDS + 3
SHIELDED: Final = WORDS + 4
PROVEN: Final = WORDS + 5  # challenged and found in the dictionary
TOTAL: Final = WORDS + 6  # points of finished rounds
CHALLENGES: Final = TOTAL + 1  # points lost by challenges in this round
SIDE_SIZE: Final = CHALLENGES + 1
ALL_PLACES: Final = (1 << PLACES) - 1

# An item of `laid`: the word (side * SLOTS + place or slot), who played it if it is a wild, and
# the letter.
LETTER_BITS: Final = 5
LETTER_MASK: Final = 31
PLAYER_MASK: Final = 15 << LETTER_BITS  # 1 + seat; 0 for a letter card
WORD_SHIFT: Final = 9

# What a finished round brought a side, in `scores`.
SCORE_ITEMS: Final = 4  # words, bonus, penalties, challenges


def sides_of(seats: i64) -> i64:
    """Return the number of sides: even numbers above two play in teams of two."""
    return seats // 2 if seats > 2 and seats % 2 == 0 else seats


def word_of(item: i64) -> i64:
    """Return the word (side * SLOTS + place or slot) an item of `laid` belongs to."""
    return item >> WORD_SHIFT


def letter_of(item: i64) -> i64:
    """Return the letter of an item of `laid`."""
    return item & LETTER_MASK


def player_of(item: i64) -> i64:
    """Return the seat that played an item of `laid` as a Wild; -1 for a letter card."""
    return ((item & PLAYER_MASK) >> LETTER_BITS) - 1


@final
class Box:
    """The cards and options of a match, shared by all its states."""

    def __init__(
        self, deck: list[int], decks: int, enforce: bool, words: Lexicon, buries_words: bool
    ) -> None:
        self.enforce = enforce
        self.words = words
        self.buries_words = buries_words  # F11 by revision 1: five words go beneath the discards
        self.cards: vec[i64] = vec[i64]()
        kind: i64
        i: i64
        for kind in range(KINDS):
            copies: i64 = deck[kind]
            for i in range(copies * decks):
                self.cards = append(self.cards, kind)


class Table(State):
    """The cards and words of a match, and how far the turn has come."""

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        box: Box,
        hands: vec[i64],
        table: vec[i64],
        laid: vec[i64],
        discard: vec[i64],
        pile: vec[i64],
        drawn: vec[i64],
        lots: vec[i64],
        scores: vec[i64],
    ) -> None:
        super().__init__(terms, rng)
        self.box = box
        self.sides: i64 = sides_of(terms.seats)
        self.hands = hands
        self.table = table
        self.laid = laid  # the letters of all words, in the order of playing
        self.discard = discard  # bottom to top
        self.pile = pile  # never written to: the first `left` are the draw pile, the top is last
        self.left: i64 = 0
        self.drawn = drawn  # since a reshuffle: seat << 5 | kind of each card drawn
        self.lots = lots  # F1: seat, card, seat, card, in the order of drawing
        self.scores = scores  # of finished rounds: SCORE_ITEMS for each side
        self.wild_letters: i64 = 0  # a bit for each letter that a wild on an unlocked word is
        self.reshuffled = False  # in this round, so that all know what the draw pile can hold
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.step: i64 = DRAWING
        self.place: i64 = 0  # of the wild that is being declared
        self.started_fresh = False  # F11: in this turn
        self.locked_now: i64 = 0  # slots of the words locked in this turn that stand
        self.closing = False  # F22: the fifth word was locked and is being answered
        self.waiting: i64 = 0  # F19: seats that have not answered yet
        self.quiet: i64 = 0  # F26: turns in a row without a lock that stands

    def carry(self, twin: Table) -> None:
        """Copy the fields above that are not arrays; here, because the build looks at one class."""
        copy_scalars(self, twin)

    def side_of(self, seat: i64) -> i64:
        """F9: partners, who sit opposite each other, are one side."""
        return seat if seat < self.sides else seat - self.sides

    # Hands --------------------------------------------------------------------------------------

    def held(self, seat: i64) -> i64:
        """Return how many cards a hand has."""
        return self.hands[seat * SEAT_SIZE + HELD]

    def hand(self, seat: i64) -> tuple[int, ...]:
        """Return the cards of a hand, for views: twice the kind, and one more if everybody knows
        it.
        """
        base = seat * SEAT_SIZE
        return tuple(self.hands[base : base + self.hands[base + HELD]])

    def card_in_hand(self, seat: i64, i: i64) -> i64:
        """Return the kind of the card at a place of a hand, in the order of kinds."""
        return self.hands[seat * SEAT_SIZE + i] >> 1

    def from_pile(self, seat: i64) -> i64:
        """Move the top card of the draw pile into a hand."""
        self.left -= 1
        kind = self.pile[self.left]
        if self.reshuffled:
            self.drawn = append(self.drawn, seat << LETTER_BITS | kind)
        self.to_hand(seat, kind << 1)
        return kind

    def to_hand(self, seat: i64, card: i64) -> None:
        hands = self.hands
        base = seat * SEAT_SIZE
        i = base + hands[base + HELD]
        while i > base and hands[i - 1] > card:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = card
        hands[base + HELD] += 1

    def from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand: of equal ones, one that everybody knows."""
        hands = self.hands
        base = seat * SEAT_SIZE
        end = base + hands[base + HELD] - 1
        i = end
        while hands[i] >> 1 != kind:
            i -= 1
        while i < end:
            hands[i] = hands[i + 1]
            i += 1
        hands[end] = 0
        hands[base + HELD] -= 1

    # Words --------------------------------------------------------------------------------------

    def length(self, side: i64, place: i64) -> i64:
        """Return how many letters the word at a place or in a slot has; 0 for none."""
        return self.table[side * SIDE_SIZE + LENGTH + place]

    def active(self, side: i64) -> i64:
        """Return a bit for each of the five places that has a word."""
        return self.table[side * SIDE_SIZE + WORDS] & ALL_PLACES

    def locked(self, side: i64) -> i64:
        """Return how many locked words a side has."""
        return count_bits(self.table[side * SIDE_SIZE + WORDS] >> PLACES)

    def free(self, side: i64, first: i64) -> i64:
        """Return the lowest free one of the five places or slots from `first` on."""
        return first + lowest_bit(~(self.table[side * SIDE_SIZE + WORDS] >> first))

    def has(self, mark: i64, side: i64, place: i64) -> bool:
        """Return whether the word at a place or in a slot has a mark."""
        return self.table[side * SIDE_SIZE + mark] >> place & 1 == 1

    def put(self, mark: i64, side: i64, place: i64) -> None:
        self.table[side * SIDE_SIZE + mark] |= 1 << place

    def remove(self, mark: i64, side: i64, place: i64) -> None:
        self.table[side * SIDE_SIZE + mark] &= ~(1 << place)

    def factor(self, side: i64, place: i64) -> i64:
        """F15: 2 or 3 with a Double or Triple on the word, otherwise 1."""
        if self.has(DOUBLED, side, place):
            return 2
        return 3 if self.has(TRIPLED, side, place) else 1

    def total(self, side: i64) -> i64:
        """Return points of finished rounds."""
        return self.table[side * SIDE_SIZE + TOTAL]

    def lost(self, side: i64) -> i64:
        """Return points lost by challenges in this round: 0 or less."""
        return self.table[side * SIDE_SIZE + CHALLENGES]

    def lose(self, side: i64, points: i64) -> None:
        """Add to them, as a negative number."""
        self.table[side * SIDE_SIZE + CHALLENGES] += points

    def lay(self, side: i64, place: i64, letter: i64) -> None:
        self.laid = append(self.laid, (side * SLOTS + place) << WORD_SHIFT | letter)
        self.table[side * SIDE_SIZE + LENGTH + place] += 1
        self.table[side * SIDE_SIZE + WORDS] |= 1 << place

    def clear_words(self, side: i64, first: i64, end: i64) -> None:
        """Take the words from one place or slot up to another off the table."""
        kept = vec[i64]()
        i: i64
        for i in range(len(self.laid)):
            place = (self.laid[i] >> WORD_SHIFT) - side * SLOTS
            if place < first or place >= end:
                kept = append(kept, self.laid[i])
        self.laid = kept
        base = side * SIDE_SIZE
        for i in range(base + LENGTH + first, base + LENGTH + end):
            self.table[i] = 0
        gone: i64 = (1 << end) - (1 << first)
        for i in range(base + WORDS, base + TOTAL):
            self.table[i] &= ~gone
        self.find_wilds()

    # Letters ------------------------------------------------------------------------------------

    def items(self, side: i64, place: i64) -> tuple[int, ...]:
        """Return the items of a word in order, for views."""
        items = vec[i64]()
        i: i64
        for i in range(len(self.laid)):
            if self.laid[i] >> WORD_SHIFT == side * SLOTS + place:
                items = append(items, self.laid[i])
        return tuple(items)

    def spelling(self, side: i64, slot: i64) -> tuple[int, ...]:
        """Return the letters of a word, for events."""
        letters = vec[i64]()
        i: i64
        for i in range(len(self.laid)):
            if self.laid[i] >> WORD_SHIFT == side * SLOTS + slot:
                letters = append(letters, self.laid[i] & LETTER_MASK)
        return tuple(letters)

    def find_wilds(self) -> None:
        """Note the letters of wilds that can be taken, so that most often none is looked for."""
        laid = self.laid
        self.wild_letters = 0
        i: i64
        for i in range(len(laid)):
            if laid[i] & PLAYER_MASK and (laid[i] >> WORD_SHIFT) % SLOTS < PLACES:
                self.wild_letters |= 1 << (laid[i] & LETTER_MASK)

    def wilds_before(self, word: i64, end: i64) -> i64:
        """Return how many wilds a word has among the first `end` items laid."""
        n: i64 = 0
        i: i64
        for i in range(end):
            if self.laid[i] >> WORD_SHIFT == word and self.laid[i] & PLAYER_MASK:
                n += 1
        return n

    def position_in(self, word: i64, end: i64) -> i64:
        """Return how many letters a word has among the first `end` items laid."""
        n: i64 = 0
        i: i64
        for i in range(end):
            if self.laid[i] >> WORD_SHIFT == word:
                n += 1
        return n
