"""Grades: how bad a loss is, in the unit the game declares.

The thresholds are the losses from which a decision is an inaccuracy, a mistake, a blunder. A game
says what they are in chances of winning (`Game.misses`), measured with a search ten times as long
(`docs/howto/review.md` says how). A loss that the review cannot tell from none is never worse than
fine.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal, NamedTuple

from closecall.engine.facts import ValueUnit
from closecall.engine.registry import Game

Grade = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
Unit = ValueUnit

GRADES: Final[tuple[Grade, ...]] = ("best", "fine", "inaccuracy", "mistake", "blunder")
SURE: Final = 2.0
"""Standard errors of the difference that a loss must exceed to be worse than fine."""
LIKELY: Final = 1.0
"""Standard errors that it must exceed to count in sums and means: small losses that are likely add
up, and what chance makes of none of them hardly does."""


class Thresholds(NamedTuple):
    """The smallest loss of each grade that is worse than fine."""

    inaccuracy: float
    mistake: float
    blunder: float


THRESHOLDS: Final[dict[Unit, Thresholds]] = {
    "win": Thresholds(*Game.misses),
    "points": Thresholds(1.0, 3.0, 6.0),
    "stars": Thresholds(0.1, 0.3, 0.6),
}
"""For games that say nothing else."""


def thresholds_of(game: Game, unit: Unit) -> Thresholds:
    """Return the thresholds by which a game grades a loss in this unit."""
    return Thresholds(*game.misses) if unit == "win" else THRESHOLDS[unit]


def is_sure(loss: float, doubt: float) -> bool:
    """Return whether a loss is too large to be chance, given its standard error."""
    return loss > SURE * doubt


def counts(loss: float, doubt: float) -> bool:
    """Return whether a loss counts where many of them are added up."""
    return loss > LIKELY * doubt


def grade_of(loss: float, doubt: float, limits: Thresholds) -> Grade:
    """Return the grade of a decision that lost `loss`, measured with the standard error `doubt`.

    >>> limits = Thresholds(0.02, 0.05, 0.10)
    >>> grade_of(0.0, 0.01, limits), grade_of(0.06, 0.01, limits), grade_of(0.06, 0.04, limits)
    ('best', 'mistake', 'fine')
    """
    if loss <= 0:
        return "best"
    if loss < limits.inaccuracy or not is_sure(loss, doubt):
        return "fine"
    if loss < limits.mistake:
        return "inaccuracy"
    return "mistake" if loss < limits.blunder else "blunder"


def accuracy_of(losses: Sequence[float], limits: Thresholds) -> float:
    """How well a seat decided, from 0 to 100: a decision counts half if it lost a mistake's worth.

    >>> accuracy_of([0.0, 0.05], Thresholds(0.02, 0.05, 0.10))
    75.0
    """
    if not losses:
        return 100.0
    return round(100 * fmean(0.5 ** (loss / limits.mistake) for loss in losses), 1)
