"""Grades: how bad a loss is, in the unit the game declares.

The thresholds are the losses from which a decision is an inaccuracy, a mistake, a blunder. They are
round figures set beforehand and then checked on a few matches of the bots, not fitted to them
(`docs/howto/review.md` says what was checked). A loss that the review cannot tell from none is
never worse than fine.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal, NamedTuple

from closecall.engine.facts import ValueUnit

Grade = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
Unit = ValueUnit

GRADES: Final[tuple[Grade, ...]] = ("best", "fine", "inaccuracy", "mistake", "blunder")
SURE: Final = 2.0
"""Standard errors of the difference that a loss must exceed to be worse than fine."""


class Thresholds(NamedTuple):
    """The smallest loss of each grade that is worse than fine."""

    inaccuracy: float
    mistake: float
    blunder: float


THRESHOLDS: Final[dict[Unit, Thresholds]] = {
    "win": Thresholds(0.02, 0.05, 0.10),
    "points": Thresholds(1.0, 3.0, 6.0),
    "stars": Thresholds(0.1, 0.3, 0.6),
}


def is_sure(loss: float, doubt: float) -> bool:
    """Whether a loss is too large to be chance, given the standard error of the difference."""
    return loss > SURE * doubt


def grade_of(loss: float, doubt: float, unit: Unit) -> Grade:
    """The grade of a decision that lost `loss`, measured with the standard error `doubt`.

    >>> grade_of(0.0, 0.01, "win"), grade_of(0.06, 0.01, "win"), grade_of(0.06, 0.04, "win")
    ('best', 'mistake', 'fine')
    """
    limits = THRESHOLDS[unit]
    if loss <= 0:
        return "best"
    if loss < limits.inaccuracy or not is_sure(loss, doubt):
        return "fine"
    if loss < limits.mistake:
        return "inaccuracy"
    return "mistake" if loss < limits.blunder else "blunder"


def accuracy_of(losses: Sequence[float], unit: Unit) -> float:
    """How well a seat decided, from 0 to 100: a decision counts half if it lost a mistake's worth.

    >>> accuracy_of([0.0, 0.05], "win")
    75.0
    """
    if not losses:
        return 100.0
    half = THRESHOLDS[unit].mistake
    return round(100 * fmean(0.5 ** (loss / half) for loss in losses), 1)
