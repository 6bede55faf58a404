"""Metrics for operators, in the text format of Prometheus. No names, no ids, no secrets."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

from msgspec import Struct, field

PREFIX = "closecall_"
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the buckets of a histogram, from half a millisecond to ten seconds."""


class Histogram:
    """How often something took how long."""

    __slots__ = ("_counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one occurrence."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def cumulative(self) -> list[tuple[str, int]]:
        """Return the number of occurrences up to each bucket's end, and all of them at `+Inf`."""
        found, so_far = [], 0
        for end, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            so_far += count
            found.append((end, so_far))
        return found


class Metrics(Struct):
    """Counters of this process."""

    began: float = 0.0
    steps: int = 0
    finished: int = 0
    refused: int = 0
    requests: int = 0
    errors: int = 0
    limited: int = 0
    sockets: int = 0
    sockets_total: int = 0
    bot_seconds: float = 0.0
    loop_lag: Histogram = field(default_factory=Histogram)


class Page:
    """The text of `/metrics`, built up one metric at a time."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def counter(self, name: str, what: str, value: float) -> None:
        """Add something that only grows."""
        self._head(name, "counter", what)
        self._value(name, value)

    def gauge(self, name: str, what: str, value: float) -> None:
        """Add something that goes up and down."""
        self._head(name, "gauge", what)
        self._value(name, value)

    def labelled(self, name: str, what: str, label: str, values: Mapping[str, float]) -> None:
        """Add a gauge for each value of a label."""
        self._head(name, "gauge", what)
        for key, value in sorted(values.items()):
            self._value(f'{name}{{{label}="{key}"}}', value)

    def histogram(self, name: str, what: str, found: Histogram) -> None:
        """Add the distribution of a time."""
        self._head(name, "histogram", what)
        buckets = found.cumulative()
        for end, count in buckets:
            self._value(f'{name}_bucket{{le="{end}"}}', count)
        self._value(f"{name}_sum", found.total)
        self._value(f"{name}_count", buckets[-1][1])

    def text(self) -> str:
        """Return the whole page."""
        return "\n".join(self._lines) + "\n"

    def _head(self, name: str, kind: str, what: str) -> None:
        self._lines.append(f"# HELP {PREFIX}{name} {what}.")
        self._lines.append(f"# TYPE {PREFIX}{name} {kind}")

    def _value(self, name: str, value: float) -> None:
        self._lines.append(f"{PREFIX}{name} {value:.12g}")
