"""Luck apart from skill: one line for each seat that adds up.

    start + luck + own decisions + others' decisions = result

A seat's expectation is known at each of its decisions, by what the seat knew. Between two of them
it changes by how much the move it chose is worth more or less than expected (own), by the same for
the moves of others, by their own knowledge (others), and by everything else: deals, draws, dice,
what rivals happened to hold (luck). The changes telescope, so the line adds up.

Luck is fair if nobody can expect any: its mean over many matches is zero. Three things see to that.
What a seat expects before the deal is the mean over other deals, and where somebody must win all
these expectations add up to one. All values assume one and the same player from there on: where
roll-outs play on by rules of thumb, the expectation is that of such a player, and a better move is
a gain of one's own. Counted from the best move instead, a chance that is passed by for three turns
would be lost three times, and luck would seem to give it back twice. Where values are what the best
moves lead to, the best move is what is expected. What a decision gains or loses is measured in
worlds in which nothing was chosen, so that chance adds nothing to the sum of many. And where bots
expect less at first than they get in the end, `Scale.worth` adds what is missing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, Literal, NamedTuple

import msgspec

from closecall.bots import policy_of
from closecall.engine.core import State
from closecall.engine.record import Record
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.review.decisions import Decision, Outlook, Scale, mean_and_error

START_WORLDS: Final = 256
PLANNED_STARTS: Final = 48
DIGITS: Final = 9
"""Decimals that are kept: sums of these add up, whatever the order."""
MOST_TURNS: Final = 3

Cause = Literal["luck", "own", "others"]


class Step(msgspec.Struct, frozen=True):
    """How an expectation changed from one decision of a seat to its next one."""

    since: int
    """The move of the record at which the step begins; -1: before the deal."""
    until: int
    """The move at which it ends; the number of moves: the end of the match."""
    before: float
    after: float
    own: float
    others: float
    luck: float

    @property
    def swing(self) -> float:
        """How much the expectation changed."""
        return self.after - self.before

    @property
    def cause(self) -> Cause:
        """Return what contributed most to the swing, in its direction."""
        way = 1 if self.swing >= 0 else -1
        parts: dict[Cause, float] = {"luck": self.luck, "own": self.own, "others": self.others}
        return max(parts, key=lambda name: way * parts[name])


class Account(msgspec.Struct, frozen=True):
    """The line of a seat, or of the whole team where all win together."""

    seat: int | None
    """None: the team."""
    start: float
    luck: float
    own: float
    others: float
    result: float
    steps: tuple[Step, ...]
    doubt: float = 0.0
    """The standard error of `start`."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point of the match."""

    seat: int | None
    since: int
    until: int
    swing: float
    cause: Cause


class Expected(NamedTuple):
    """A value with its standard error."""

    value: float
    error: float


def expect_at_start(state: State, scale: Scale, seed: int) -> list[Expected]:
    """Return what each seat may expect before the deal: the mean over other deals of the same
    match.
    """
    rng = Rng(seed)
    terms = state.terms
    seats = int(terms.seats)
    outlook = Outlook(policy_of(terms.key))
    worlds = []
    for _ in range(PLANNED_STARTS if outlook.plans else START_WORLDS):
        world = state.game.start(
            seats, int(rng.word()), revision=int(terms.revision), **terms.options
        )
        worlds.append(outlook.values(world, int(rng.word())))
    found = [mean_and_error(list(values)) for values in zip(*worlds, strict=True)]
    starts = [Expected(*scale.worth(mean, error, 0)) for mean, error in found]
    if scale.unit != "win":
        return starts
    return _shared_out(starts, state.game.teams(seats), scale.size)


def _shared_out(
    starts: list[Expected], teams: Sequence[Sequence[int]], whole: float
) -> list[Expected]:
    """Spread what is missing over the teams, so that their expectations add up to one win."""
    if len(teams) == 1:
        return starts
    missing = whole - sum(fmean(starts[seat].value for seat in team) for team in teams)
    return [Expected(each.value + missing / len(teams), each.error) for each in starts]


def results(record: Record, end: State, scale: Scale) -> list[float]:
    """Return each seat's result: its share of the win, or its score in other units. What a match
    that was given up might have come to is nobody's result.
    """
    assert record.result is not None
    if scale.unit != "win":
        return [float(score) for score in record.result.scores]
    winners = set(record.result.winners)
    teams = end.game.teams(record.seats)
    won = [team for team in teams if winners.intersection(team)]
    return [scale.size / len(won) if seat in winners else 0.0 for seat in range(record.seats)]


def account(
    seat: int | None,
    record: Record,
    game: Game,
    decisions: Sequence[Decision],
    start: Expected,
    result: float,
    stand_ins: Collection[int] = (),
) -> Account:
    """Return the line of a seat; `decisions` are those of all seats, in the order of the record.

    What a bot decided for a player who was away, the moves `stand_ins`, is others' doing in the
    line of its seat; in a team's it is the team's, like all that its bots do.
    """
    # The team decides whatever anybody decides.
    own = [each for each in decisions if seat is None or each.seat == seat]
    rivals = [each for each in decisions if seat is not None and each.seat != seat]
    marks = [-1, *(each.move for each in own), len(record.moves)]
    heights = [_kept(start.value), *(_kept(each.before) for each in own), _kept(result)]
    # what the seat's own moves bring about, and what a bot's at the same seat do
    lent = [seat is not None and each.move in stand_ins for each in own]
    changes = [_kept(each.change) for each in own]
    gained = [0.0, *(0.0 if bot else gain for bot, gain in zip(lent, changes, strict=True))]
    brought = [0.0, *(gain if bot else 0.0 for bot, gain in zip(lent, changes, strict=True))]
    shares = [_share(game, record.seats, seat, each) for each in rivals]
    steps = []
    for place, (since, until) in enumerate(pairwise(marks)):
        given = [
            share for share, each in zip(shares, rivals, strict=True) if since < each.move < until
        ]
        others = brought[place] + sum(given)
        step = _step(since, until, heights[place], heights[place + 1], gained[place], others)
        steps.append(step)
    if record.resigned and record.result is not None and record.result.reason == "resigned":
        steps[-1] = _blame(steps[-1], seat is None or seat in record.resigned)
    return _sum_up(seat, steps, start.error)


def _step(since: int, until: int, before: float, after: float, own: float, others: float) -> Step:
    others = _kept(others)
    luck = _kept(after - before - own - others)
    return Step(since, until, before, after, own or 0.0, others, luck)


def _blame(step: Step, own: bool) -> Step:
    """Charge a resignation to the seat that resigned: it is not luck."""
    if own:
        return msgspec.structs.replace(step, own=_kept(step.own + step.luck), luck=0.0)
    return msgspec.structs.replace(step, others=_kept(step.others + step.luck), luck=0.0)


def _sum_up(seat: int | None, steps: Sequence[Step], doubt: float) -> Account:
    start, result = steps[0].before, steps[-1].after
    own = _kept(sum(step.own for step in steps))
    others = _kept(sum(step.others for step in steps))
    luck = _kept(result - start - own - others)
    return Account(seat, start, luck, own, others, result, tuple(steps), doubt)


def _share(game: Game, seats: int, seat: int | None, other: Decision) -> float:
    """Return the share of another seat's gain or loss that falls to this one: partners have it too,
    rivals divide the opposite.
    """
    teams = game.teams(seats)
    together = any(seat in team and other.seat in team for team in teams)
    return other.change if together else -other.change / (len(teams) - 1)


def _kept(value: float) -> float:
    return round(value, DIGITS) or 0.0


def turning_points(accounts: Sequence[Account]) -> tuple[Turn, ...]:
    """Return the greatest swings that do not overlap, in the order of the match."""
    swings = [(each.seat, step) for each in accounts for step in each.steps if step.since >= 0]
    swings.sort(key=lambda pair: -abs(pair[1].swing))
    found: list[Turn] = []
    for seat, step in swings:
        if len(found) == MOST_TURNS or step.swing == 0:
            break
        if all(step.until <= turn.since or turn.until <= step.since for turn in found):
            found.append(Turn(seat, step.since, step.until, step.swing, step.cause))
    return tuple(sorted(found, key=lambda turn: turn.since))
