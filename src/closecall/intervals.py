"""95 % confidence intervals, the same ones wherever something is measured."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

Z: Final = 1.96  # 95 %


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games)
    half *= math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def around_mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean, by the standard error; one value has none.

    >>> [round(end, 2) for end in around_mean([1.0, 2.0, 3.0])]
    [0.87, 3.13]
    """
    mean = statistics.fmean(values)
    if len(values) < 2:
        return -math.inf, math.inf
    half = Z * statistics.stdev(values) / math.sqrt(len(values))
    return mean - half, mean + half
