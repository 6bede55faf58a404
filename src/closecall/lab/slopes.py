"""What each parameter does to each measurement, learned from the boxes tried so far.

Every goal's measurement is taken to be linear in the parameters (shares on the logit scale), which
is rough but needs few matches: each match of each box says a little about every slope. A box is
proposed by Thompson sampling: slopes are drawn from what is believed of them, and of many boxes the
one is taken that would miss the goals least if they were true. So what is uncertain gets tried, and
what is known to be far off does not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from closecall.lab.metrics import Estimate, metric
from closecall.lab.wishes import Goal, Wishes, key_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.floating[Any]]

BOXES: Final = 400
"""Boxes that are looked at for each one proposed: half of them anywhere, half beside good ones."""
GOOD: Final = 4
"""The best boxes so far, beside which others are looked at."""
STAYS: Final = 0.6
"""How likely a parameter stays as it is in a box beside a good one."""
SLOPE: Final = 1.0
"""A typical change over half of a parameter's range, in logits or in the size of the mean."""
BENT: Final = 0.2
"""How far off straight lines are, in logits or widths of a goal."""

Values = Mapping[str, int]


class Tried(NamedTuple):
    """A box that was played."""

    values: Values
    measured: Mapping[str, Estimate]
    missed: float


class Slopes:
    """Beliefs about one search's parameters, as of the boxes tried so far."""

    def __init__(self, wishes: Wishes, tried: Sequence[Tried], seed: int) -> None:
        import numpy

        self._wishes = wishes
        self._tried = sorted(tried, key=lambda each: each.missed)
        self._rng = numpy.random.default_rng(seed)
        self._goals = [(key_of(goal, seats), goal) for goal in wishes.goals for seats in goal.seats]

    def boxes(self) -> Iterator[dict[str, int]]:
        """Yield boxes nobody has tried, the most promising first."""
        known = {
            tuple(each.values[one.path] for one in self._wishes.parameters) for each in self._tried
        }
        boxes = {tuple(box.values()): box for box in self._drawn()}
        fresh = [box for values, box in boxes.items() if values not in known]
        missed = self._missed(fresh)
        for index in sorted(range(len(fresh)), key=lambda index: missed[index]):
            yield fresh[index]

    def _drawn(self) -> Iterator[dict[str, int]]:
        for number in range(BOXES):
            near = number % 2 == 0 and self._tried
            good = self._tried[number // 2 % min(GOOD, len(self._tried))] if near else None
            yield {
                each.path: self._value(each.low, each.high, good and good.values[each.path])
                for each in self._wishes.parameters
            }

    def _value(self, low: int, high: int, now: int | None) -> int:
        if now is None:
            return int(self._rng.integers(low, high + 1))
        if self._rng.random() < STAYS:
            return now
        step = int(self._rng.integers(1, max(2, (high - low) // 3 + 1)))
        return min(max(now + (step if self._rng.random() < 0.5 else -step), low), high)

    def _missed(self, boxes: Sequence[Values]) -> Sequence[float]:
        """Return what each box would miss the goals by, with slopes drawn once for all."""
        import numpy

        total = numpy.zeros(len(boxes))
        places = self._places(boxes)
        for key, goal in self._goals:
            lines = self._lines(key, goal)
            if lines is None:
                continue
            slopes, error = lines
            for index, value in enumerate(places @ slopes):
                mean = _share(float(value)) if metric(goal.metric).share else float(value)
                total[index] += goal.doubted(mean, error)
        return list(total)

    def _lines(self, key: str, goal: Goal) -> tuple[Numbers, float] | None:
        """Draw an offset and the slopes of a measurement; beside them, its usual error."""
        import numpy

        seen = [each for each in self._tried if _known(each.measured.get(key))]
        if not seen:
            return None
        found = [each.measured[key] for each in seen]
        share = metric(goal.metric).share
        values = numpy.array([_logit(each) if share else each.mean for each in found])
        errors = numpy.array([_logit_error(each) if share else error_of(each) for each in found])
        weights = 1.0 / (errors**2 + (BENT if share else BENT * goal.width()) ** 2)
        middle = float(numpy.average(values, weights=weights))
        scale = 1.0 if share else max(goal.width(), abs(middle))
        places = self._places([each.values for each in seen])
        believed = numpy.full(places.shape[1], (SLOPE * scale) ** -2)
        believed[0] = (3 * scale) ** -2
        precision = (places.T * weights) @ places + numpy.diag(believed)
        likely = numpy.linalg.solve(precision, places.T @ (weights * (values - middle)))
        noise = self._rng.standard_normal(len(likely))
        drawn = likely + numpy.linalg.solve(numpy.linalg.cholesky(precision).T, noise)
        drawn[0] += middle
        return drawn, float(numpy.median([error_of(each) for each in found]))

    def _places(self, boxes: Sequence[Values]) -> Numbers:
        """Return where each box lies: 1 for the offset, then from -1 to 1 in each range."""
        import numpy

        rows = [
            [
                1.0,
                *(_place(box[each.path], each.low, each.high) for each in self._wishes.parameters),
            ]
            for box in boxes
        ]
        return numpy.array(rows, dtype=numpy.float64).reshape(
            len(boxes), 1 + len(self._wishes.parameters)
        )


def _place(value: int, low: int, high: int) -> float:
    return 0.0 if low == high else 2 * (value - low) / (high - low) - 1


def error_of(each: Estimate) -> float:
    """Return the standard error of a mean, as its interval tells it."""
    return (each.high - each.low) / 3.92


def _known(each: Estimate | None) -> bool:
    return each is not None and math.isfinite(error_of(each))


def _logit(each: Estimate) -> float:
    share = (each.mean * each.n + 0.5) / (each.n + 1)
    return math.log(share / (1 - share))


def _logit_error(each: Estimate) -> float:
    share = (each.mean * each.n + 0.5) / (each.n + 1)
    return 1 / math.sqrt((each.n + 1) * share * (1 - share))


def _share(logit: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))
