"""Expectations made steady: what neighbouring decisions say about one and the same position.

Values of a decision come from few worlds, so they jump from one decision to the next. While a seat
plays on and learns nothing, its expectation changes by what its own moves gain or lose and by
nothing else. Such decisions form a run, and each of them tells how the run stood at its beginning;
the mean of what they tell is steadier than any of them, and costs nothing. What a decision gained,
lost or is graded stays the same: the values of its moves are shifted together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from statistics import fmean, variance
from typing import Final

import msgspec

from closecall.engine.core import State
from closecall.engine.record import Record
from closecall.engine.registry import Game
from closecall.review.decisions import Decision, Weighed

TWINS: Final = 3
"""Imagined positions in which a move is made again, to see whether it shows the seat anything."""


def steadied(
    decisions: Sequence[Decision], record: Record, states: Sequence[State], size: float
) -> list[Decision]:
    """Return the decisions with their values shifted to what the whole run says; `size` is the
    greatest value there is.
    """
    runs = list(_runs(decisions, record, states))
    apart = _spread(runs)
    found = {each.move: each for run in runs for each in _level(run, apart, size)}
    return [found[each.move] for each in decisions]


def _runs(
    decisions: Sequence[Decision], record: Record, states: Sequence[State]
) -> Iterator[list[Decision]]:
    """Yield decisions of a seat between which it learned nothing, in order."""
    for seat in range(record.seats):
        own = [each for each in decisions if each.seat == seat]
        run = own[:1]
        for one, two in pairwise(own):
            if not _plays_on(record, states, one.move, two.move):
                yield run
                run = []
            run.append(two)
        if run:
            yield run


def _plays_on(record: Record, states: Sequence[State], first: int, last: int) -> bool:
    """Return whether one seat makes all moves from the first to the last, and they show it nothing.

    Only what the seat sees is compared, so this tells nothing of what is hidden.
    """
    seat = record.moves[last][0]
    game = states[first].game
    return all(record.moves[move][0] == seat for move in range(first, last)) and not any(
        _shows(game, states[move], states[move + 1], *record.moves[move])
        for move in range(first, last)
    )


def _shows(game: Game, state: State, after: State, seat: int, text: str) -> bool:
    """Return whether a move showed its seat something: in another world it would see otherwise."""
    action = game.action(game.parse(text))
    seen = after.view(seat)
    for number in range(TWINS):
        twin = state.imagine(seat, number)
        twin.apply(seat, action)
        if twin.view(seat) != seen:
            return True
    return False


def _beginnings(run: Sequence[Decision]) -> list[float]:
    """Return what each decision of a run says about its beginning."""
    gains = accumulate((each.change for each in run), initial=0.0)
    return [each.before - gain for each, gain in zip(run, gains, strict=False)]


def _spread(runs: Sequence[Sequence[Decision]]) -> float:
    """Return the standard deviation of one decision, as the others of its run show it."""
    apart = [_beginnings(run) for run in runs if len(run) > 1]
    freedom = sum(len(told) - 1 for told in apart)
    if freedom == 0:
        return 0.0
    return math.sqrt(sum(variance(told) * (len(told) - 1) for told in apart) / freedom)


def _level(run: Sequence[Decision], apart: float, size: float) -> Iterator[Decision]:
    """Yield the decisions of a run, shifted to the mean of what they say about its beginning."""
    told = _beginnings(run)
    level = fmean(told)
    wobble = apart / math.sqrt(len(run))
    for each, alone in zip(run, told, strict=True):
        yield _shifted(each, level - alone, wobble, size)


def _shifted(each: Decision, by: float, wobble: float, size: float) -> Decision:
    """Return a decision with its expectation shifted, and the values of its moves as far as all of
    them stay possible: they must not come nearer to each other. A move that is worth nothing would
    otherwise hold the line where it is.
    """
    values = [one.value for one in (each.best, each.chosen, *each.considered)]
    together = _within(by, min(values), max(values), size)

    def shift(one: Weighed) -> Weighed:
        return msgspec.structs.replace(one, value=one.value + together)

    return msgspec.structs.replace(
        each,
        chosen=shift(each.chosen),
        best=shift(each.best),
        considered=tuple(map(shift, each.considered)),
        expected=each.before + _within(by, each.before, each.before, size),
        wobble=wobble,
    )


def _within(by: float, least: float, most: float, size: float) -> float:
    """Return the shift, cut so that values between `least` and `most` stay from 0 to `size`."""
    return max(by, min(0.0, -least)) if by < 0 else min(by, max(0.0, size - most))
