"""Small helpers on flat arrays and seat masks, compiled with the rules that use them."""

from __future__ import annotations

from closecall.engine.native import i64, vec


def zeros(n: i64) -> vec[i64]:
    """Return an array of n zeros."""
    return filled(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    """Return an array of n equal values."""
    return vec[i64]([value] * n)


def from_ints(values: list[int]) -> vec[i64]:
    """Return an array of the values of a list."""
    array = zeros(len(values))
    i: i64 = 0
    for value in values:
        array[i] = value
        i += 1
    return array


def sort_part(array: vec[i64], first: i64, n: i64) -> None:
    """Sort n items from a place on, so that their order tells nothing."""
    i: i64
    for i in range(first + 1, first + n):
        item = array[i]
        place = i
        while place > first and array[place - 1] > item:
            array[place] = array[place - 1]
            place -= 1
        array[place] = item


def bit(n: i64) -> i64:
    """Return the mask of place n, up to 62. A literal 1 would be compiled to 32 bits: enough for
    seats.
    """
    one = (n | 1) & 1
    return one << n


def count_bits(mask: i64) -> i64:
    """Return how many seats are in a mask."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lowest_bit(mask: i64) -> i64:
    """Return the lowest seat in a mask, which must not be empty."""
    n: i64 = 0
    while mask >> n & 1 == 0:
        n += 1
    return n


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the seat that is n-th (from 0) in a mask."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)


def float_zeros(n: i64) -> vec[float]:
    """Return an array of n zeros, as floats."""
    nothing: float = 0.0
    return vec[float]([nothing] * n)
