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

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from operator import index
from statistics import fmean

import msgspec

from closecall.bots import Budget
from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.errors import BadOptions, BadRecord
from closecall.engine.record import Record
from closecall.review.decisions import Decision, Reason, Scale, Weighed, judge, seed_at
from closecall.review.grades import GRADES, THRESHOLDS, Grade, Unit, accuracy_of
from closecall.review.luck import (
    Account,
    Step,
    Turn,
    account,
    expect_at_start,
    results,
    turning_points,
)

__all__ = [
    "GRADES",
    "THRESHOLDS",
    "Account",
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


class Summary(msgspec.Struct, frozen=True):
    """How well a seat decided."""

    seat: int
    decisions: int
    accuracy: float
    """From 0 to 100."""
    mean_loss: float
    grades: dict[Grade, int]


class Review(msgspec.Struct, frozen=True):
    """A match as its players could have seen it. Values and losses are in `unit`.

    A chance of winning goes from 0 to 1.
    """

    game: str
    seats: int
    moves: int
    unit: Unit
    seed: int
    summaries: tuple[Summary, ...]
    accounts: tuple[Account, ...]
    """One line for each reviewed seat, and first the team's where all win together."""
    turning_points: tuple[Turn, ...]
    decisions: tuple[Decision, ...]
    """Those of the reviewed seats, in the order of the match."""


class _Choice(msgspec.Struct, frozen=True):
    move: int
    seat: int
    action: int
    number: int
    state: State


def review(
    record: Record,
    seat: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Review a finished match, for one `seat` or for all of them.

    The same record, budget in iterations and seed give the same review. A `budget` is for games
    whose bots search; the others take the effort of their strong level. Others' decisions are
    judged even if only one seat is asked for: their part of its result is known no other way.
    """
    _check(record, seat)
    seed = _whole(seed)
    game = registry.game(record.game)
    scale = Scale(*game.value_means(record.seats))
    states = list(record.states())
    choices = list(_choices(record, states))
    decisions: list[Decision] = []
    for each in choices:
        if progress is not None:
            progress(len(decisions), len(choices))
        judged = judge(
            each.state,
            each.move,
            each.seat,
            each.action,
            each.number,
            scale=scale,
            seed=seed,
            budget=budget,
        )
        decisions.append(judged)
    if progress is not None:
        progress(len(choices), len(choices))
    starts = expect_at_start(states[0], scale, seed_at(seed, -1))
    ends = results(record, states[-1], scale)
    shown = range(record.seats) if seat is None else (seat,)
    accounts = [account(n, record, game, decisions, starts[n], ends[n]) for n in shown]
    if game.cooperative:
        team = account(None, record, game, decisions, fmean(starts), ends[0])
        accounts.insert(0, team)
    return Review(
        game=record.game,
        seats=record.seats,
        moves=len(record.moves),
        unit=scale.unit,
        seed=seed,
        summaries=tuple(_summary(n, decisions, scale.unit) for n in shown),
        accounts=tuple(accounts),
        turning_points=turning_points(accounts[:1] if game.cooperative else accounts),
        decisions=tuple(each for each in decisions if each.seat in shown),
    )


def _check(record: object, seat: object) -> None:
    if not isinstance(record, Record):
        raise BadRecord("a Record", record, where="record")
    if record.seed is None or record.result is None:
        expected = "a match that is over: a running one is not reviewed"
        raise BadRecord(expected, "no seed and no result yet", where="result")
    verdict = record.verify()
    if not verdict.ok:
        first = verdict.findings[0]
        raise BadRecord(f"an unaltered record ({first.problem})", "another one", where=first.where)
    if seat is not None and (type(seat) is not int or not 0 <= seat < record.seats):
        raise BadOptions(f"a seat from 0 to {record.seats - 1}", seat, where="seat")


def _whole(seed: object) -> int:
    try:
        return index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise BadOptions("a whole number", seed, where="seed") from None


def _choices(record: Record, states: Sequence[State]) -> Iterator[_Choice]:
    """The moves whose seats had a choice."""
    game = registry.game(record.game)
    counts: Counter[int] = Counter()
    for move, (seat, text) in enumerate(record.moves):
        state = states[move]
        if len(state.legal(seat)) > 1:
            counts[seat] += 1
            yield _Choice(move, seat, game.action(game.parse(text)), counts[seat], state)


def _summary(seat: int, decisions: Sequence[Decision], unit: Unit) -> Summary:
    own = [each for each in decisions if each.seat == seat]
    losses = [each.loss for each in own]
    counts = Counter(each.grade for each in own)
    return Summary(
        seat=seat,
        decisions=len(own),
        accuracy=accuracy_of([each.counted for each in own], unit),
        mean_loss=fmean(losses) if losses else 0.0,
        grades={grade: counts[grade] for grade in GRADES},
    )
