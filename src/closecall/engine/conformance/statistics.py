"""A chi-square test without a table of numbers."""

from __future__ import annotations

from collections import Counter
from math import sqrt

FEWEST = 10  # rarer values are counted together


def surprise(first: Counter[object], second: Counter[object]) -> float:
    """Return how unlikely two tallies of one distribution are, in standard deviations.

    The chi-square statistic of homogeneity on the normal scale (Wilson and Hilferty).

    >>> from collections import Counter
    >>> surprise(Counter(heads=510, tails=490), Counter(heads=498, tails=502)) < 3
    True
    >>> surprise(Counter(heads=510, tails=490), Counter(heads=700, tails=300)) > 6
    True
    """
    rows = _pooled(first, second)
    total_a, total_b = first.total(), second.total()
    total = total_a + total_b
    if len(rows) < 2 or not total_a or not total_b:
        return 0.0
    statistic = 0.0
    for a, b in rows:
        for seen, of in ((a, total_a), (b, total_b)):
            expected = (a + b) * of / total
            statistic += (seen - expected) ** 2 / expected
    return normal_scale(statistic, len(rows) - 1)


def fit(seen: Counter[object], weights: dict[object, float]) -> float:
    """Return how unlikely a tally is if each value has the given weight, in standard deviations."""
    if seen.keys() - weights.keys():
        return float("inf")
    scale = seen.total() / sum(weights.values())
    statistic = sum((seen[key] - w * scale) ** 2 / (w * scale) for key, w in weights.items())
    return normal_scale(statistic, len(weights) - 1)


def normal_scale(statistic: float, freedom: int) -> float:
    """Return a chi-square value as a number of standard deviations."""
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def _pooled(first: Counter[object], second: Counter[object]) -> list[tuple[int, int]]:
    rows: list[tuple[int, int]] = []
    rare_a = rare_b = 0
    for value in first.keys() | second.keys():
        a, b = first[value], second[value]
        if a + b < FEWEST:
            rare_a, rare_b = rare_a + a, rare_b + b
        else:
            rows.append((a, b))
    if rare_a + rare_b:
        rows.append((rare_a, rare_b))
    return rows
