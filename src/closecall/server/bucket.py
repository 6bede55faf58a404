"""How much somebody may do in a time. Compiled: every message of a socket is counted."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """Token bucket: up to `burst` at once, refilled at `rate` per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Return whether one more is within the limit."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Return whether nothing was taken for long: the bucket can be forgotten."""
        return self._left + (monotonic() - self._at) * self._rate >= self._burst
