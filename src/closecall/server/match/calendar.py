"""Days as this server counts them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from msgspec import Struct

HOUR: Final = 3600 * 1000


class Moment(Struct, frozen=True):
    """A moment, as the days of this server count."""

    now: int
    starts: int
    """The hour, UTC, at which a day begins."""

    @property
    def day(self) -> str:
        """The day it belongs to, such as `2026-11-17`."""
        return self._at(0).isoformat()

    @property
    def tomorrow(self) -> str:
        """The day after."""
        return self._at(1).isoformat()

    @property
    def yesterday(self) -> str:
        """The day before."""
        return self._at(-1).isoformat()

    @property
    def ends(self) -> int:
        """When the day is over, in milliseconds since 1970."""
        begin = datetime.combine(self._at(1), datetime.min.time(), UTC)
        return int(begin.timestamp() * 1000) + self.starts * HOUR

    def before(self, days: float) -> str:
        """Return the day `days` days ago."""
        return self._at(-int(days)).isoformat()

    def _at(self, days: int) -> date:
        moment = datetime.fromtimestamp((self.now - self.starts * HOUR) / 1000, UTC)
        return moment.date() + timedelta(days=days)
