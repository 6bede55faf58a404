"""The moves of a match in memory."""

from __future__ import annotations

import sys

import pytest

from closecall.server.match.history import History, Made
from server.folds import begun


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
    for part in (slice(2), slice(1, 4), slice(4, 1), slice(None, None, -2), slice(9)):
        assert history[part] == plain[part]
    for beyond in (5, -6):
        with pytest.raises(IndexError):
            history[beyond]


def test_what_came_after_a_step_is_found_without_looking_at_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anybody may send a move for any step, and a match may be thousands of moves long."""
    history, plain = filled(5)
    for seq in range(-1, 8):
        assert list(history.after(seq)) == [made for made in plain if made[0] > seq]
    history.pop()
    history.append(9, 0, 7)  # steps that were undone leave gaps
    assert list(history.after(5)) == list(history.after(8)) == [(9, 0, 7)]
    fold = begun("poof", 2)
    fold.moves = filled(5000)[0]

    def read(*_: object) -> None:
        raise AssertionError("one by one")

    monkeypatch.setattr(History, "__getitem__", read)
    assert fold.first_move_after(2, 0) == 1002
    assert fold.first_move_after(2, 4990) == 5990
    assert fold.first_move_after(2, 5000) is None
    assert len(list(fold.moves)) == 5000


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
