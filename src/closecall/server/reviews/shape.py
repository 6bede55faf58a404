"""A review as a page shows it: lines to draw, decisions to mark, sums that add up.

Positions are steps of the replay. Moves are in the game's own encoding and reasons are messages
with arguments, so that a page says both in the language of its reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, structs

from closecall.engine.registry import Game
from closecall.engine.types import Move
from closecall.review import Account, Decision, Grade, Reason, Review, Summary, Turn, Unit, Weighed
from closecall.review.luck import Cause

DIGITS = 5
"""Decimals of values: far more than their uncertainty, and half the bytes."""
MOST_WEIGHED = 24
"""Weighed moves that are kept of a decision, best first; the chosen one always is."""

MOST_NAMED = 4
"""Of these, how many a page can name: they carry the move itself."""

Phase = Literal["none", "waiting", "running", "done", "failed"]


class LinePoint(Struct, frozen=True, array_like=True):
    """A seat's expectation at a step, and its standard error."""

    step: int
    value: float
    error: float


class Line(Struct, frozen=True):
    """The expectation of a seat; `start + luck + own + others = result`. Seat null: the team."""

    seat: int | None
    points: list[LinePoint]
    start: float
    luck: float
    own: float
    others: float
    result: float


class MoveShown(Struct, frozen=True):
    """A move as tables take it."""

    move: Any
    text: str


class MoveWeighed(Struct, frozen=True, array_like=True):
    """The text of a move, its value, the standard error of that, and for the best few the move."""

    text: str
    value: float
    error: float
    move: Any = None


class Judged(Struct, frozen=True):
    """A decision: the step at which it was made, what was played and what would have been best."""

    step: int
    seat: int
    number: int
    grade: Grade
    loss: float
    doubt: float
    chosen: MoveShown
    best: MoveShown
    weighed: list[MoveWeighed]
    reason: Reason | None


class TurningPoint(Struct, frozen=True):
    """One of the greatest changes of an expectation, between two steps."""

    seat: int | None
    since: int
    until: int
    swing: float
    cause: Cause


class Reviewed(Struct, frozen=True):
    """The review of a match. Values are in `unit`; a chance of winning goes from 0 to 1."""

    game: str
    unit: Unit
    steps: int
    lines: list[Line]
    summaries: list[Summary]
    turns: list[TurningPoint]
    decisions: list[Judged]
    sound: bool = True
    """Own decisions are compared with a sound player's; else with the best move."""


class ReviewState(Struct, frozen=True):
    """How far a review is. `ahead`: reviews that were asked for earlier and are not done."""

    state: Phase
    done: int = 0
    total: int = 0
    ahead: int = 0
    review: Reviewed | None = None
    may_ask: bool = False


def shaped(found: Review, game: Game, made: Sequence[int], last: int) -> Reviewed:
    """Return a review for the page; `made` are the steps by which the moves were made."""

    def position(move: int) -> int:
        """Return the step at which a move was still to be made."""
        if move < 0:
            return 0
        return made[move] - 1 if move < len(made) else last

    return Reviewed(
        game=found.game,
        unit=found.unit,
        steps=last,
        lines=[
            _line(each, (*found.decisions, *found.stood_in), position) for each in found.accounts
        ],
        summaries=[_summary(each) for each in found.summaries],
        turns=[_turn(each, position) for each in found.turning_points],
        decisions=[_judged(each, game, position(each.move)) for each in found.decisions],
        sound=found.sound,
    )


def _line(line: Account, decisions: Sequence[Decision], position: Any) -> Line:
    errors = {each.move: max(each.best.error, each.wobble) for each in decisions}
    points = [LinePoint(0, _short(line.start), _short(line.doubt))]
    for step in line.steps:
        error = errors.get(step.until, 0.0)
        points.append(LinePoint(position(step.until), _short(step.after), _short(error)))
    start, own, others, result = map(_short, (line.start, line.own, line.others, line.result))
    luck = _short(result - start - own - others)
    return Line(line.seat, points, start, luck, own, others, result)


def _judged(each: Decision, game: Game, step: int) -> Judged:
    weighed = list(each.considered[:MOST_WEIGHED])
    if all(other.text != each.chosen.text for other in weighed):
        weighed.append(each.chosen)
    return Judged(
        step=step,
        seat=each.seat,
        number=each.number,
        grade=each.grade,
        loss=_short(each.loss),
        doubt=_short(each.doubt),
        chosen=_shown(game.move(each.chosen.action)),
        best=_shown(game.move(each.best.action)),
        weighed=[_weighed(one, game, place) for place, one in enumerate(weighed)],
        reason=each.reason,
    )


class Tried(Struct, frozen=True):
    """A move that was weighed later, and the value that the best one had beside it."""

    move: MoveWeighed
    best: float

    def beside(self, judged: Judged | None) -> MoveWeighed:
        """Return the move as the review would show it: as far behind the best one as it is."""
        if judged is None:
            return self.move
        # the review's own figure: shifting rounded ones again may miss it by their last digit
        known = next((each for each in judged.weighed if each.text == self.move.text), None)
        if known is not None:
            return structs.replace(self.move, value=known.value, error=known.error)
        value = judged.weighed[0].value + self.move.value - self.best
        return structs.replace(self.move, value=_short(value))


def tried(each: Weighed, best: Weighed, game: Game) -> Tried:
    """Return a move that was weighed later, for the page."""
    return Tried(_weighed(each, game, 0), _short(best.value))


def _weighed(each: Weighed, game: Game, place: int) -> MoveWeighed:
    move = game.move(each.action) if place < MOST_NAMED else None
    return MoveWeighed(each.text, _short(each.value), _short(each.error), move)


def _shown(move: Move) -> MoveShown:
    return MoveShown(move, move.text)


def _summary(each: Summary) -> Summary:
    return structs.replace(each, mean_loss=_short(each.mean_loss))


def _turn(each: Turn, position: Any) -> TurningPoint:
    since, until = position(each.since), position(each.until)
    return TurningPoint(each.seat, since, until, _short(each.swing), each.cause)


def _short(value: float) -> float:
    return round(value, DIGITS) or 0.0
