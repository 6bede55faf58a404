"""Review jobs for the workers: small, each needing the record and nothing else.

A worker keeps the last matches it was asked about laid out, since the next job is most often about
the same one. All jobs ignore their share of the budget: a review says the same on every server, and
takes longer instead where there is much to do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from closecall.engine.errors import IllegalMove, NotYourTurn
from closecall.engine.record import Record
from closecall.review import Course, Decision
from closecall.server.reviews.shape import shaped, tried

LAID_OUT = 4
"""Matches a worker keeps laid out."""

_decisions = msgspec.json.Decoder(Decision)


@lru_cache(LAID_OUT)
def _course(record: bytes, stand_ins: tuple[int, ...]) -> Course:
    return Course(Record.load(record), stand_ins=stand_ins)


def plan(share: float, record: bytes, stand_ins: tuple[int, ...]) -> list[int]:
    """Return the numbers of the moves that were decisions."""
    return [choice.move for choice in _course(record, stand_ins).choices]


def judge(share: float, record: bytes, stand_ins: tuple[int, ...], move: int) -> bytes:
    """Judge the decision for one move."""
    course = _course(record, stand_ins)
    choice = next(each for each in course.choices if each.move == move)
    return msgspec.json.encode(course.judge(choice))


def weigh(share: float, record: bytes, stand_ins: tuple[int, ...], move: int, text: str) -> bytes:
    """Weigh a move that could have been played instead of one of the record."""
    course = _course(record, stand_ins)
    choice = next((each for each in course.choices if each.move == move), None)
    if choice is None:
        raise NotYourTurn("a decision of the match", move, where="at")
    action = course.game.action(course.game.parse(text))
    if action not in choice.state.legal(choice.seat):
        raise IllegalMove("a move that was legal then", text, where="move")
    return msgspec.json.encode(tried(*course.weigh(choice, action), course.game))


def sum_up(
    share: float,
    record: bytes,
    stand_ins: tuple[int, ...],
    parts: Mapping[int, str],
    made: Sequence[int],
    last: int,
) -> bytes:
    """Put the judged decisions together, as the page shows them."""
    course = _course(record, stand_ins)
    judged = [_decisions.decode(parts[choice.move]) for choice in course.choices]
    return msgspec.json.encode(shaped(course.sum_up(judged), course.game, made, last))
