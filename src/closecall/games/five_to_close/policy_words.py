"""Promise of the word list: the score that the beginning of a word may reach. Compiled.

The word graph of `lexicon.py` says which letters lead on, but not how long a word already is, and
points go by length (F23). `Lattice` is the same graph unrolled by length. Its nodes are numbered
from short to long, so one pass backwards works out, for every beginning of a word, what it is
worth with a number of turns to go: each turn offers some of the letters, and the best one that is
there is played, or none.

A few words are never played by bots, though they are in the list and people may: `avoid.bin` holds
their marks (a hash of their letters, so that nobody has to read them), made by tools/make_avoid.py.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from closecall.engine.arrays import filled, float_zeros, zeros
from closecall.engine.native import append, i64, vec
from closecall.games.five_to_close.lexicon import Lexicon
from closecall.games.five_to_close.moves import ALPHABET, WILD
from closecall.games.five_to_close.rules import letter_points

AVOID_FILE: Final = Path(__file__).with_name("avoid.bin")
MARK_BYTES: Final = 4
MARK_MASK: Final = (1 << 31) - 1
MARK_FACTOR: Final = 1_540_483_477
TABLE_SIZE: Final = 4096  # for the marks: a power of two, mostly empty
NOWHERE: Final = -1
START: Final = 0
WILD_SHARE: Final = 0.35  # how far a Wild counts as every letter


def next_mark(mark: i64, letter: i64) -> i64:
    """Return the mark of a word that is one letter (0 is a) longer; that of no letters is 0."""
    mixed: i64 = ((mark ^ (mark >> 15)) * MARK_FACTOR + letter + 1) & MARK_MASK
    return mixed


def mark_of(word: str) -> int:
    """Return the mark of a word in small letters."""
    mark: i64 = 0
    for letter in word:
        mark = next_mark(mark, ord(letter) - ord("a"))
    return mark


@final
class Avoided:
    """The marks of the words bots do not play."""

    def __init__(self, content: bytes) -> None:
        self.table = filled(TABLE_SIZE, NOWHERE)
        for at in range(0, len(content), MARK_BYTES):
            mark: i64 = int.from_bytes(content[at : at + MARK_BYTES], "little")
            place = mark & (TABLE_SIZE - 1)
            while self.table[place] >= 0:
                place = (place + 1) & (TABLE_SIZE - 1)
            self.table[place] = mark

    def has(self, mark: i64) -> bool:
        place = mark & (TABLE_SIZE - 1)
        while self.table[place] >= 0:
            if self.table[place] == mark:
                return True
            place = (place + 1) & (TABLE_SIZE - 1)
        return False


@final
class Lattice:
    """Every beginning of a word as a node: where it leads, and how long it is."""

    def __init__(self, words: Lexicon) -> None:
        self.letters: vec[i64] = vec[i64]()  # that lead on, a bit each
        self.first: vec[i64] = vec[i64]()  # where the nodes they lead to start in `after`
        self.after: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.word: vec[i64] = vec[i64]()  # 1 if the letters so far are a word
        self.n: i64 = 0
        self._unroll(words)

    def _unroll(self, words: Lexicon) -> None:
        """Unroll the graph length by length; equal ends of words of one length are one node."""
        nodes = vec[i64]([words.root()])
        number = filled(2 * len(words.cells) + 2, NOWHERE)  # of a graph node at this length
        start: i64 = 0
        length: i64 = 0
        i: i64
        while start < len(nodes):
            end: i64 = len(nodes)
            for i in range(start, end):
                nodes = self._add(words, nodes, number, nodes[i], length)
            for i in range(end, len(nodes)):
                number[nodes[i]] = NOWHERE
            start = end
            length += 1
        self.n = len(nodes)

    def _add(
        self, words: Lexicon, nodes: vec[i64], number: vec[i64], node: i64, length: i64
    ) -> vec[i64]:
        letters = words.letters(node)
        self.letters = append(self.letters, letters)
        self.first = append(self.first, len(self.after))
        self.size = append(self.size, length)
        self.word = append(self.word, 1 if words.is_word(node) else 0)
        letter: i64
        for letter in range(ALPHABET):
            if letters >> letter & 1:
                child = words.step(node, letter)
                if number[child] < 0:
                    number[child] = len(nodes)
                    nodes = append(nodes, child)
                self.after = append(self.after, number[child])
        return nodes

    def step(self, node: i64, letter: i64) -> i64:
        """Return the node one letter further; -1 when no word goes on like that."""
        if node < 0:
            return NOWHERE
        letters: i64 = self.letters[node]
        bit: i64 = 1 << letter
        if letters & bit == 0:
            return NOWHERE
        return self.after[self.first[node] + ones(letters & (bit - 1))]

    def count(self, node: i64) -> i64:
        """Return how many words go on from here, or end here."""
        n = self.word[node]
        letters = self.letters[node]
        place = self.first[node]
        while letters:
            if letters & 1:
                n += self.count(self.after[place])
                place += 1
            letters >>= 1
        return n

    def worths(
        self, odds: vec[float], shortest: i64, turns: i64, floor: float, share: float
    ) -> vec[float]:
        """[t * n + node]: what is to be expected of a word there with t more turns of its side.

        `odds` says for each letter how likely one can be added to this word in a turn. A word that
        can be locked counts `floor`, and `share` of its points.
        """
        table = float_zeros((turns + 1) * self.n)
        node: i64
        for node in range(self.n):
            if self.word[node] and self.size[node] >= shortest:
                table[node] = floor + share * float(letter_points(self.size[node]))
        turn: i64
        for turn in range(1, turns + 1):
            for node in range(self.n - 1, -1, -1):
                table[turn * self.n + node] = self._expect(table, odds, turn, node)
        return table

    def _expect(self, table: vec[float], odds: vec[float], turn: i64, node: i64) -> float:
        """Return the worth if the best letter is added, or the word left if that is better."""
        stop = table[(turn - 1) * self.n + node]
        letters = self.letters[node]
        if letters == 0:
            return stop
        base = turn * self.n
        kid = self.first[node]
        missed: float = 1.0
        worth: float = 0.0
        done: i64 = 0
        best_letter: i64 = 0
        while best_letter >= 0:
            best_letter = -1
            best: float = stop
            place: i64 = kid
            letter: i64 = 0
            rest = letters
            while rest:
                if rest & 1:
                    if done >> letter & 1 == 0 and table[base + self.after[place]] > best:
                        best = table[base + self.after[place]]
                        best_letter = letter
                    place += 1
                rest >>= 1
                letter += 1
            if best_letter >= 0:
                done |= 1 << best_letter
                worth += missed * odds[best_letter] * best
                missed *= 1.0 - odds[best_letter]
        return worth + missed * stop


def letter_odds(cards: vec[i64], seen: float) -> vec[float]:
    """Return how likely each letter turns up among `seen` cards; a Wild helps out."""
    counts = zeros(ALPHABET + 1)
    i: i64
    for i in range(len(cards)):
        if cards[i] <= WILD:
            counts[cards[i]] += 1
    total = float(len(cards)) + 0.001
    odds = float_zeros(ALPHABET)
    for i in range(ALPHABET):
        share = (float(counts[i]) + WILD_SHARE * float(counts[WILD])) / total
        if share > 1.0:
            share = 1.0
        odds[i] = 1.0 - math.pow(1.0 - share, seen)
    return odds


def ones(bits: i64) -> i64:
    """Return how many of 26 bits are set."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) >> 24) & 0x3F
