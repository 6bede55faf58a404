"""Review of a finished match: each decision by what the player knew, and luck apart from skill.

>>> import closecall
>>> from closecall.engine.record import Match
>>> match = Match(closecall.game("poof"), 2, {"rounds": 1}, seed=bytes(32), nonces=[None, None])
>>> while not match.state.over:
...     seat = match.state.actors()[0]
...     match.play(seat, closecall.bots.choose(match.state, seat, "medium", seed=1))
>>> found = review(match.record())
>>> line = found.accounts[0]
>>> abs(line.start + line.luck + line.own + line.others - line.result) < 1e-6
True
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from closecall.bots import Budget
from closecall.engine.errors import BadOptions
from closecall.engine.record import Record
from closecall.review.course import Choice, Course, Review, Summary
from closecall.review.decisions import Decision, Reason, Weighed
from closecall.review.grades import GRADES, THRESHOLDS, Grade, Unit
from closecall.review.luck import Account, Step, Turn

__all__ = [
    "GRADES",
    "THRESHOLDS",
    "Account",
    "Choice",
    "Course",
    "Decision",
    "Grade",
    "Reason",
    "Review",
    "Step",
    "Summary",
    "Turn",
    "Unit",
    "Weighed",
    "review",
]

Progress = Callable[[int, int], None]
"""Told how many decisions are judged, of how many."""


def review(
    record: Record,
    seat: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    stand_ins: Collection[int] = (),
) -> Review:
    """Review a finished match, for one `seat` or for all of them.

    The same record, budget in iterations and seed give the same review. A `budget` is for games
    whose bots search; the others take the effort of their strong level. Others' decisions are
    judged even if only one seat is asked for: their part of its result is known no other way.

    `stand_ins` are the moves of the record, counted from 0, that a bot made for a player who was
    away. A record does not say which; a server knows. They belong to the line of their seat as
    others' decisions, and are not graded.
    """
    course = Course(record, seed, stand_ins)
    _check_seat(record, seat)
    total = len(course.choices)
    decisions: list[Decision] = []
    for choice in course.choices:
        if progress is not None:
            progress(len(decisions), total)
        decisions.append(course.judge(choice, budget))
    if progress is not None:
        progress(total, total)
    return course.sum_up(decisions, seat)


def _check_seat(record: Record, seat: object) -> None:
    if seat is not None and (type(seat) is not int or not 0 <= seat < record.seats):
        raise BadOptions(f"a seat from 0 to {record.seats - 1}", seat, where="seat")
