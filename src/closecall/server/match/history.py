"""The moves that stand, kept small: a server has thousands of matches in memory."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import overload

Made = tuple[int, int, int]
"""The seq of a move, the seat that made it, the action."""


class History(Sequence[Made]):
    """Like a list of `Made`, in twelve bytes each: a list of tuples takes eight times as many."""

    __slots__ = ("_flat",)

    def __init__(self) -> None:
        self._flat = array("i")

    def append(self, seq: int, seat: int, action: int) -> None:
        """Add a move."""
        self._flat.extend((seq, seat, action))

    def pop(self) -> None:
        """Take the last move back."""
        del self._flat[-3:]

    def __len__(self) -> int:
        return len(self._flat) // 3

    def __iter__(self) -> Iterator[Made]:
        return self._between(0, len(self))

    def after(self, seq: int) -> Iterator[Made]:
        """Return the moves made after step `seq`, in order."""
        flat = self._flat
        first = bisect_right(range(len(self)), seq, key=lambda at: flat[3 * at])
        return self._between(first, len(self))

    def _between(self, first: int, last: int) -> Iterator[Made]:
        flat = iter(self._flat[3 * first : 3 * last])
        return zip(flat, flat, flat, strict=True)

    @overload
    def __getitem__(self, at: int) -> Made: ...
    @overload
    def __getitem__(self, at: slice) -> list[Made]: ...
    def __getitem__(self, at: int | slice) -> Made | list[Made]:
        if isinstance(at, slice):
            first, last, stride = at.indices(len(self))
            if stride == 1:
                return list(self._between(first, last))
            return [self[each] for each in range(first, last, stride)]
        place = range(len(self))[at] * 3
        seq, seat, action = self._flat[place : place + 3]
        return seq, seat, action
