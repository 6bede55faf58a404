"""Chance: two streams of random numbers behind one interface.

`Rng(seed)` with an integer is sfc32, small and fast, for simulation and search. With 32 bytes it
is BLAKE2b in counter mode keyed by them, for matches between people: nobody can work out the next
card from those seen. Both give the same numbers compiled and interpreted.

>>> rng = Rng(7)
>>> [rng.below(6) + 1 for roll in range(5)]
[1, 4, 5, 4, 5]
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from closecall.engine.errors import BadSnapshot
from closecall.engine.native import i64, vec

MASK: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 16
KEY_BYTES: Final = 32


@final
class Rng:
    """A stream of random 32-bit words with unbiased draws on top."""

    def __init__(self, seed: int | bytes) -> None:
        self.secure = False
        self.key: bytes = b""
        self.block: bytes = b""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 1
        if isinstance(seed, bytes):
            self.secure = True
            self.key = seed
        else:
            self._seed(seed)

    def _seed(self, seed: int) -> None:
        # Any integer will do: what does not fit into 96 bits is folded in by hashing.
        if 0 <= seed < 1 << 62:
            self.a = seed & MASK
            self.b = seed >> 32
            self.c = 0x9E3779B9
        else:
            raw = seed.to_bytes(seed.bit_length() // 8 + 1, "little", signed=True)
            digest = blake2b(raw, digest_size=12).digest()
            self.a = int.from_bytes(digest[:4], "little")
            self.b = int.from_bytes(digest[4:8], "little")
            self.c = int.from_bytes(digest[8:], "little")
        # Twelve rounds spread a poor seed over the whole state.
        for turn in range(12):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        if self.secure:
            return self._secure_word()
        mixed: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + mixed) & MASK
        return mixed

    def _secure_word(self) -> i64:
        # a: the next block's number; b: words of the current block already used.
        if self.b == 0:
            number: int = self.a
            self.block = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
            self.a += 1
        place: i64 = self.b * 4
        word: i64 = int.from_bytes(self.block[place : place + 4], "little")
        self.b = (self.b + 1) % WORDS_PER_BLOCK
        return word

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, each equally likely (n up to 2**30)."""
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            # Lemire's method: throw away the few words that would favour some numbers.
            bound: i64 = ((1 << 32) - n) % n
            while low < bound:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: vec[i64], n: i64) -> None:
        """Shuffle the first n items in place."""
        i: i64
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def draw(self, items: vec[i64], place: i64) -> i64:
        """Put a random one of the items from `place` on there and return it.

        Drawing place after place shuffles as far as cards are needed and no further.
        """
        other = place + self.below(len(items) - place)
        drawn = items[other]
        items[other] = items[place]
        items[place] = drawn
        return drawn

    def copy(self) -> Rng:
        """Return an independent stream that goes on exactly like this one."""
        twin = Rng(self.key)
        twin.secure = self.secure
        twin.block = self.block
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def snapshot(self) -> dict[str, object]:
        """Return everything needed to go on from here, JSON-able."""
        if self.secure:
            return {"key": self.key.hex(), "next": [self.a, self.b]}
        return {"words": [self.a, self.b, self.c, self.d]}

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.snapshot(),)


def restore(data: object) -> Rng:
    """Return the stream a `snapshot` describes; refused with the reason when it describes none."""
    if not isinstance(data, dict):
        raise BadSnapshot("an object for the random stream", data, where="rng")
    if set(data) == {"words"}:
        return _restore_fast(_numbers(data["words"], 4))
    if set(data) == {"key", "next"}:
        return _restore_secure(data["key"], _numbers(data["next"], 2))
    raise BadSnapshot('"words", or "key" and "next"', sorted(map(str, data)), where="rng")


def _numbers(value: object, n: int) -> list[int]:
    if not isinstance(value, list) or len(value) != n:
        raise BadSnapshot(f"{n} whole numbers", value, where="rng")
    numbers: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= MASK:
            raise BadSnapshot("whole numbers from 0 to 2**32 - 1", item, where="rng")
        numbers.append(item)
    return numbers


def _restore_fast(words: list[int]) -> Rng:
    rng = Rng(0)
    rng.a = words[0]
    rng.b = words[1]
    rng.c = words[2]
    rng.d = words[3]
    return rng


def _restore_secure(key: object, position: list[int]) -> Rng:
    try:
        raw = bytes.fromhex(key) if isinstance(key, str) else b""
    except ValueError:
        raw = b""
    if len(raw) != KEY_BYTES:
        raise BadSnapshot("a key of 64 hexadecimal digits", key, where="rng")
    rng = Rng(raw)
    rng.a = position[0]
    rng.b = position[1]
    if rng.b >= WORDS_PER_BLOCK or (rng.b > 0 and rng.a == 0):
        raise BadSnapshot("a place inside a block of 16 words", position, where="rng")
    if rng.b > 0:
        number: int = rng.a - 1
        rng.block = blake2b(number.to_bytes(8, "little"), key=raw).digest()
    return rng
