"""The best way to lay the cards of a hand onto a side's words, in one turn. Compiled.

For every word of the side, and for the new ones it may start, all ways to go on with the cards in
hand are walked; then the ways are put together so that no card is used twice and the whole gains
most. What a word is worth comes from a table made by `Lattice.worths`.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.games.five_to_close.layout import Table
from closecall.games.five_to_close.moves import ALPHABET, KINDS, PLACES, WILD
from closecall.games.five_to_close.policy_words import Avoided, Lattice, next_mark

MOST_CARDS: Final = 8
MOST_STATES: Final = 256  # ways to choose some of eight cards
MOST_WORDS: Final = 6
DIGIT: Final = 4  # bits that count the cards of one kind in a code
STEP_BITS: Final = 6  # of one letter in a path: the letter, and 32 if it is a Wild
WILD_STEP: Final = 32
STEP_MASK: Final = 63
NO_WAY: Final = -1e18
NOTHING_LEFT: Final = 1e9
NONE: Final = -1


@final
class Layout:
    """Finds the best plays. All arrays are reused from turn to turn."""

    def __init__(self, lattice: Lattice, avoided: Avoided) -> None:
        self.lattice = lattice
        self.avoided = avoided
        self.table: vec[float] = vec[float]()
        self.base: i64 = 0
        self.longest: i64 = 99
        self.bits = _powers()  # 1 << n, which compiled code gets wrong from 31 on
        # The hand: kinds of cards, how many of each, and what one counts in an index.
        self.kinds = zeros(MOST_CARDS)
        self.counts = zeros(MOST_CARDS)
        self.strides = zeros(MOST_CARDS)
        self.keep = float_zeros(MOST_CARDS)
        self.n: i64 = 0
        self.states: i64 = 1
        self.fence: i64 = 0  # a code is within the hand if none of its digits passes it
        self.tops: i64 = 0
        self.held: i64 = 0
        self.codes = zeros(MOST_STATES)
        # The ways of each word: what it uses, what it gains, and its letters.
        self.words: i64 = 0
        self.place = zeros(MOST_WORDS)
        self.begin = zeros(MOST_WORDS + 1)
        self.way_index = zeros(MOST_WORDS * MOST_STATES)
        self.way_code = zeros(MOST_WORDS * MOST_STATES)
        self.way_path = zeros(MOST_WORDS * MOST_STATES)
        self.way_gain = float_zeros(MOST_WORDS * MOST_STATES)
        self.ways: i64 = 0
        self.way_at = zeros(MOST_STATES)  # of the word being walked, by index: which way
        self.exposed = float_zeros(ALPHABET)  # what it costs to lay a Wild as this letter
        self.scale: float = 1.0
        self.origin: float = 0.0
        # Putting ways together.
        self.sums = float_zeros(MOST_STATES)
        self.next_sums = float_zeros(MOST_STATES)
        self.choice = zeros(MOST_WORDS * MOST_STATES)
        self.to_discard: float = NOTHING_LEFT  # the worth of a card that is no letter or Wild
        self.best: i64 = 0
        self.gain: float = 0.0
        self.chosen = zeros(MOST_WORDS)  # by word: the path played there, 0 for none

    def hold(self, hand: vec[i64], worth: vec[float]) -> None:
        """Take up a hand, given as how many there are of each kind of card."""
        self.n = 0
        self.states = 1
        self.fence = 0
        self.tops = 0
        self.held = 0
        self.words = 0
        self.ways = 0
        self.begin[0] = 0
        kind: i64
        for kind in range(WILD + 1):
            if hand[kind] == 0:
                continue
            j = self.n
            self.kinds[j] = kind
            self.counts[j] = hand[kind]
            self.keep[j] = worth[kind]
            self.strides[j] = self.states
            self.states *= hand[kind] + 1
            top = self.bits[DIGIT * j + DIGIT - 1]
            self.tops |= top
            self.fence |= top | hand[kind] << DIGIT * j
            if kind < ALPHABET:
                self.held |= 1 << kind
            self.n += 1
        self._number()

    def _number(self) -> None:
        """Work out the code of every index."""
        i: i64
        j: i64
        for i in range(self.states):
            code: i64 = 0
            rest = i
            for j in range(self.n):
                digits = self.counts[j] + 1
                code |= rest % digits << DIGIT * j
                rest //= digits
            self.codes[i] = code

    # Walking ------------------------------------------------------------------------------------

    def add_word(self, place: i64, node: i64, mark: i64, scale: float, origin: float) -> None:
        """Add all ways to go on with a word; `place` PLACES is a new one, `origin` its worth."""
        self.place[self.words] = place
        self.scale = scale
        self.origin = origin
        i: i64
        for i in range(self.states):
            self.way_at[i] = NONE
        if node >= 0:
            self._grow(node, 0, 0, 0, 0, mark, 0.0)
        self.words += 1
        self.begin[self.words] = self.ways

    def add_again(self, origin: float) -> None:
        """Add one more new word: the same ways as the word before, from another worth."""
        first = self.begin[self.words - 1]
        end = self.ways
        shift = self.origin - origin
        i: i64
        for i in range(first, end):
            at = self.ways
            self.way_index[at] = self.way_index[i]
            self.way_code[at] = self.way_code[i]
            self.way_path[at] = self.way_path[i]
            self.way_gain[at] = self.way_gain[i] + shift
            self.ways += 1
        self.place[self.words] = PLACES
        self.origin = origin
        self.words += 1
        self.begin[self.words] = self.ways

    def _grow(
        self, node: i64, index: i64, code: i64, path: i64, steps: i64, mark: i64, cost: float
    ) -> None:
        lattice = self.lattice
        letters = lattice.letters[node]
        if letters == 0 or steps == MOST_CARDS or lattice.size[node] >= self.longest:
            return
        j: i64
        for j in range(self.n):
            if code >> DIGIT * j & 15 == self.counts[j]:
                continue
            kind = self.kinds[j]
            ahead = index + self.strides[j]
            ahead_code = code + self.bits[DIGIT * j]
            if kind < ALPHABET:
                if letters >> kind & 1:
                    self._enter(node, kind, ahead, ahead_code, path, kind, steps, mark, cost)
            elif lattice.size[node] > 1:  # a Wild among the first letters would promise too much
                rest = letters & ~self.held
                letter: i64 = 0
                while rest:
                    if rest & 1:
                        wild = letter | WILD_STEP
                        paid = cost + self.exposed[letter]
                        self._enter(node, letter, ahead, ahead_code, path, wild, steps, mark, paid)
                    rest >>= 1
                    letter += 1

    def _enter(
        self,
        node: i64,
        letter: i64,
        index: i64,
        code: i64,
        path: i64,
        step: i64,
        steps: i64,
        mark: i64,
        cost: float,
    ) -> None:
        mark = next_mark(mark, letter)
        node = self.lattice.step(node, letter)
        path |= step << STEP_BITS * steps
        # An avoided word is no end, but others may go on from there.
        if not self.avoided.has(mark):
            self._note(node, index, code, path | self.bits[STEP_BITS * (steps + 1)], cost)
        self._grow(node, index, code, path, steps + 1, mark, cost)

    def _note(self, node: i64, index: i64, code: i64, path: i64, cost: float) -> None:
        """Remember a way, if it is the best one with these cards.

        Its path has a top bit after the last letter, so that A is no empty path.
        """
        gain = self.scale * self.table[self.base + node] - self.origin - cost
        at = self.way_at[index]
        if at == NONE:
            at = self.ways
            self.ways += 1
            self.way_at[index] = at
            self.way_index[at] = index
            self.way_code[at] = code
            self.way_gain[at] = NO_WAY
        if gain > self.way_gain[at]:
            self.way_gain[at] = gain
            self.way_path[at] = path

    # Putting together ---------------------------------------------------------------------------

    def solve(self, least: float) -> None:
        """Choose a way for each word, or none, for the greatest gain.

        A way must gain at least `least` for each card it uses.
        """
        states = self.states
        i: i64
        for i in range(states):
            self.sums[i] = NO_WAY
        self.sums[0] = 0.0
        word: i64
        for word in range(self.words):
            self._combine(word)
        self.best = 0
        self.gain = NO_WAY
        for i in range(states):
            if self.sums[i] > NO_WAY:
                total = self.sums[i] + self._kept(i, least)
                if total > self.gain:
                    self.gain = total
                    self.best = i
        self._unfold()

    def _kept(self, index: i64, least: float) -> float:
        """Return the worth of the cards left in hand; F6: the poorest goes to the discards."""
        total: float = 0.0
        poorest: float = self.to_discard
        code = self.codes[index]
        j: i64
        for j in range(self.n):
            left = self.counts[j] - (code >> DIGIT * j & 15)
            total += float(left) * (self.keep[j] + least)
            if left > 0 and self.keep[j] < poorest:
                poorest = self.keep[j]
        return total - poorest if poorest < NOTHING_LEFT else total

    def _combine(self, word: i64) -> None:
        states = self.states
        sums = self.sums
        after = self.next_sums
        row = word * MOST_STATES
        i: i64
        for i in range(states):
            after[i] = sums[i]
            self.choice[row + i] = NONE
        first = self.begin[word]
        end = self.begin[word + 1]
        way: i64
        for i in range(states):
            had = sums[i]
            if had <= NO_WAY:
                continue
            free = self.fence - self.codes[i]
            for way in range(first, end):
                if (free - self.way_code[way]) & self.tops != self.tops:
                    continue
                index = i + self.way_index[way]
                total = had + self.way_gain[way]
                if total > after[index]:
                    after[index] = total
                    self.choice[row + index] = way
        self.sums = after
        self.next_sums = sums

    def _unfold(self) -> None:
        index = self.best
        word: i64
        for word in range(self.words - 1, -1, -1):
            way = self.choice[word * MOST_STATES + index]
            self.chosen[word] = 0
            if way != NONE:
                self.chosen[word] = self.way_path[way]
                index -= self.way_index[way]


def _powers() -> vec[i64]:
    """Return the powers of two."""
    powers = zeros(62)
    power: i64 = 1
    i: i64
    for i in range(62):
        powers[i] = power
        power += power
    return powers


def counts_of(game: Table, seat: i64) -> vec[i64]:
    """Return how many of each kind a hand has."""
    counts = zeros(KINDS)
    i: i64
    for i in range(game.held(seat)):
        counts[game.card_in_hand(seat, i)] += 1
    return counts
