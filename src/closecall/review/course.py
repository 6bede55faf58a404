"""A finished match laid out for review: its decisions one by one, and what they add up to.

Each decision can be judged by itself, in any order and any process: the same record, seed and
budget give the same judgement. That lets a server cut a review into small jobs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from operator import index
from statistics import fmean

import msgspec

from closecall.bots import Budget
from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.errors import BadOptions, BadRecord
from closecall.engine.record import Record
from closecall.review.decisions import (
    Decision,
    Weighed,
    assumes_best,
    judge,
    scale_of,
    seed_at,
    weigh,
)
from closecall.review.grades import GRADES, Grade, Thresholds, Unit, accuracy_of
from closecall.review.luck import (
    Account,
    Expected,
    Turn,
    account,
    expect_at_start,
    results,
    turning_points,
)
from closecall.review.steady import steadied


class Summary(msgspec.Struct, frozen=True):
    """How well a seat decided."""

    seat: int
    decisions: int
    accuracy: float
    """From 0 to 100."""
    mean_loss: float
    grades: dict[Grade, int]
    stood_in: int = 0
    """Decisions a bot made at this seat while its player was away: not among the others."""


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
    stood_in: tuple[Decision, ...] = ()
    """Decisions that bots made at these seats while their players were away: nobody's to answer
    for."""

    @property
    def sound(self) -> bool:
        """Whether own decisions are compared with a sound player's, not with the best move."""
        return not assumes_best(self.game)


class Choice(msgspec.Struct, frozen=True):
    """A move whose seat could have played another one."""

    move: int
    seat: int
    action: int
    number: int
    """Which decision of its seat it is, counted from 1; 0: a stand-in bot made it."""
    state: State


class Course:
    """A finished match and its decisions; refuses a running match and an altered record.

    `stand_ins` are the moves that bots made for players who were away.
    """

    def __init__(self, record: Record, seed: int = 0, stand_ins: Collection[int] = ()) -> None:
        _check(record)
        self.record = record
        self.seed = _whole(seed)
        self.game = registry.game(record.game)
        self.scale = scale_of(self.game, record.seats)
        self.states = list(record.states())
        self.stand_ins = frozenset(stand_ins)
        self.choices = list(_choices(record, self.states, self.stand_ins))

    def judge(self, choice: Choice, budget: Budget | None = None) -> Decision:
        """Judge one decision by what its seat knew then."""
        return judge(
            choice.state,
            choice.move,
            choice.seat,
            choice.action,
            choice.number,
            scale=self.scale,
            seed=self.seed,
            budget=budget,
        )

    def weigh(self, choice: Choice, action: int) -> tuple[Weighed, Weighed]:
        """Weigh a move that could have been played instead, like those that were judged; the best
        one comes with it.
        """
        return weigh(
            choice.state,
            choice.move,
            choice.seat,
            choice.action,
            action,
            scale=self.scale,
            seed=self.seed,
        )

    def sum_up(self, decisions: Sequence[Decision], seat: int | None = None) -> Review:
        """Put the decisions of all seats together, for one `seat` or for all of them."""
        record, scale = self.record, self.scale
        decisions = steadied(decisions, record, self.states, scale.size)
        starts = expect_at_start(self.states[0], self.scale, seed_at(self.seed, -1))
        ends = results(record, self.states[-1], self.scale)
        shown = range(record.seats) if seat is None else (seat,)
        bots = self.stand_ins
        accounts = [
            account(n, record, self.game, decisions, starts[n], ends[n], bots) for n in shown
        ]
        if self.game.cooperative:
            # All play the same match: any seat expects what the team does.
            together = Expected(fmean(each.value for each in starts), starts[0].error)
            accounts.insert(0, account(None, record, self.game, decisions, together, ends[0]))
        return Review(
            game=record.game,
            seats=record.seats,
            moves=len(record.moves),
            unit=scale.unit,
            seed=self.seed,
            summaries=tuple(_summary(n, decisions, scale.limits, bots) for n in shown),
            accounts=tuple(accounts),
            turning_points=turning_points(accounts[:1] if self.game.cooperative else accounts),
            decisions=tuple(
                each for each in decisions if each.seat in shown and each.move not in bots
            ),
            stood_in=tuple(each for each in decisions if each.seat in shown and each.move in bots),
        )


def _check(record: object) -> None:
    if not isinstance(record, Record):
        raise BadRecord("a Record", record, where="record")
    if record.seed is None or record.result is None:
        expected = "a match that is over: a running one is not reviewed"
        missing = [name for name in ("seed", "result") if getattr(record, name) is None]
        got = " and ".join(f"no {name}" for name in missing)
        raise BadRecord(expected, f"{got} yet", where=missing[-1])
    verdict = record.verify()
    if not verdict.ok:
        first = verdict.findings[0]
        raise BadRecord(
            f"an unaltered record ({first.problem})", "an altered one", where=first.where
        )


def _whole(seed: object) -> int:
    try:
        return index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise BadOptions("a whole number", seed, where="seed") from None


def _choices(
    record: Record, states: Sequence[State], stand_ins: Collection[int]
) -> Iterator[Choice]:
    """Yield the moves whose seats had a choice."""
    game = registry.game(record.game)
    counts: Counter[int] = Counter()
    for move, (seat, text) in enumerate(record.moves):
        state = states[move]
        if len(state.legal(seat)) > 1:
            own = move not in stand_ins
            counts[seat] += own
            number = counts[seat] if own else 0
            yield Choice(move, seat, game.action(game.parse(text)), number, state)


def _summary(
    seat: int, decisions: Sequence[Decision], limits: Thresholds, stand_ins: Collection[int]
) -> Summary:
    made = [each for each in decisions if each.seat == seat]
    own = [each for each in made if each.move not in stand_ins]
    losses = [each.loss for each in own]
    counts = Counter(each.grade for each in own)
    return Summary(
        seat=seat,
        decisions=len(own),
        accuracy=accuracy_of([each.counted for each in own], limits),
        mean_loss=fmean(losses) if losses else 0.0,
        grades={grade: counts[grade] for grade in GRADES},
        stood_in=len(made) - len(own),
    )
