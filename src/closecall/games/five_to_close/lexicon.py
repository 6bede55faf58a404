"""The word list of 5 To Close (F20), for exact lookup and for walking letter by letter.

    >>> words = lexicon()
    >>> words.contains("close"), words.contains("clsoe")
    (True, False)
    >>> node = words.step(words.root(), 2)  # c
    >>> words.is_word(node), words.is_word(words.step(words.step(node, 0), 19))  # c, cat
    (False, True)

The file `words.dawg` holds the list as a minimal word graph and is the only copy of it; it is made
by tools/make_words.py from SCOWL, Copyright 2000-2018 by Kevin Atkinson and others, whose notices
are in LICENSE-words.txt.

The graph is one flat array of cells. A node has a place p: cell p is the set of letters that lead
on (bit 0 is a), and the cells after it are the nodes they lead to, in the order of the alphabet.
A node is written as 2p, plus 1 when the letters walked so far are a word.
"""

from __future__ import annotations

import sys
from array import array
from hashlib import sha256
from pathlib import Path
from struct import Struct
from typing import Final, final

from closecall.engine.native import i64, vec

WORDS_FILE: Final = Path(__file__).with_name("words.dawg")
ROOT: Final = 2  # place 0 is the node that nothing follows
NOWHERE: Final = -1

_MAGIC: Final = b"CCWORDS1"
_START: Final = Struct("<8sII")  # magic, number of words, number of cells
_BODY: Final = 48  # after the start comes the SHA-256 of all the rest, then the cells
_LOADED: list[Lexicon] = []


@final
class Lexicon:
    """A set of words over the letters a-z."""

    def __init__(self, count: i64, cells: vec[i64]) -> None:
        self.count = count
        self.cells = cells

    def root(self) -> i64:
        """Return the node before the first letter."""
        return ROOT

    def step(self, node: i64, letter: i64) -> i64:
        """Return the node one letter (0 is a, 25 is z) further, -1 when no word goes on like that.

        From -1 every letter leads to -1, so a walk need not be checked at each step.
        """
        if node < 0 or letter < 0 or letter > 25:
            return NOWHERE
        place: i64 = node >> 1
        letters: i64 = self.cells[place]
        bit: i64 = 1 << letter
        if letters & bit == 0:
            return NOWHERE
        return self.cells[place + 1 + _ones(letters & (bit - 1))]

    def is_word(self, node: i64) -> bool:
        """Return whether the letters walked so far are a word."""
        return node > 0 and node & 1 == 1

    def letters(self, node: i64) -> i64:
        """Return the letters that lead on from here, as bits (bit 0 is a); 0 at the end of the
        road.
        """
        if node < 0:
            return 0
        return self.cells[node >> 1]

    def walk(self, node: i64, text: str) -> i64:
        """Return the node after these letters, -1 when no word goes on like that.

        Capitals and small letters are the same, as on the cards.
        """
        for i in range(len(text)):
            node = self.step(node, _letter(ord(text[i])))
        return node

    def contains(self, word: str) -> bool:
        """Return whether the word is in the list, in capitals or small letters."""
        return self.is_word(self.walk(ROOT, word))

    def words(self) -> list[str]:
        """Return all words in the order of the alphabet: for tools and tests, it takes a while."""
        found: list[str] = []
        self._gather(ROOT, "", found)
        return found

    def _gather(self, node: i64, text: str, found: list[str]) -> None:
        if self.is_word(node):
            found.append(text)
        for letter in range(26):
            child = self.step(node, letter)
            if child != NOWHERE:
                self._gather(child, text + chr(97 + letter), found)


def lexicon() -> Lexicon:
    """Return the shipped word list, read once per process."""
    if not _LOADED:
        _LOADED.append(unpack(WORDS_FILE.read_bytes()))
    return _LOADED[0]


def pack(count: int, cells: list[int]) -> bytes:
    """Return the content of a word list file."""
    start = _START.pack(_MAGIC, count, len(cells))
    body = _little_endian(array("I", cells)).tobytes()
    return start + sha256(start + body).digest() + body


def unpack(content: bytes) -> Lexicon:
    """Return the word list in the content of a file; ValueError when the file is not whole."""
    if len(content) < _BODY or content[:8] != _MAGIC:
        raise ValueError(f"word list: starts with {content[:8]!r}, expected {_MAGIC!r}")
    start, digest, body = content[: _START.size], content[_START.size : _BODY], content[_BODY:]
    _magic, count, size = _START.unpack(start)
    if len(body) != 4 * size:
        raise ValueError(f"word list: {len(body)} bytes of cells, expected {4 * size}")
    found = sha256(start + body).digest()
    if found != digest:
        raise ValueError(
            f"word list: altered, SHA-256 is {found.hex()}, expected {digest.hex()}; install again"
        )
    cells = array("I")
    cells.frombytes(body)
    return Lexicon(count, vec[i64](_little_endian(cells)))


def _little_endian(cells: array[int]) -> array[int]:
    if sys.byteorder == "big":
        cells.byteswap()
    return cells


def _letter(code: i64) -> i64:
    """0..25 for a letter of either case, something outside that for every other character."""
    if 65 <= code <= 90:
        return code - 65
    if 97 <= code <= 122:
        return code - 97
    return NOWHERE


def _ones(bits: i64) -> i64:
    """Return how many bits are set in 26.

    Adds neighbours in pairs, fours, then all bytes at once.
    """
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) >> 24) & 0x3F
