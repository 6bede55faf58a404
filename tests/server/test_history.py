"""The moves of a match in memory."""

from __future__ import annotations

import sys

import pytest

from closecall.server.match.history import History, Made


def filled(count: int) -> tuple[History, list[Made]]:
    history, plain = History(), []
    for number in range(count):
        made = (number + 1, number % 4, 1000 + number)
        history.append(*made)
        plain.append(made)
    return history, plain


def test_it_reads_like_a_list() -> None:
    history, plain = filled(5)
    assert list(history) == plain and len(history) == 5
    assert list(reversed(history)) == plain[::-1]
    assert history[-1] == plain[-1] and history[0] == plain[0]
    for part in (slice(2), slice(1, 4), slice(None, None, -2), slice(9)):
        assert history[part] == plain[part]
    for beyond in (5, -6):
        with pytest.raises(IndexError):
            history[beyond]


def test_the_last_move_can_be_taken_back() -> None:
    history, plain = filled(3)
    history.pop()
    assert list(history) == plain[:-1]
    history.append(*plain[-1])
    assert list(history) == plain


def test_a_move_takes_a_few_bytes() -> None:
    history, plain = filled(600)
    lists = sum(sys.getsizeof(made) + sys.getsizeof(made[0]) for made in plain)
    assert 5 * sys.getsizeof(history._flat) < lists
