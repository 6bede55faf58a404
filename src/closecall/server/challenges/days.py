"""Days and their secrets: what a deal of the day is made of, fixed before and told afterwards.

Each day has a secret of 32 random bytes, drawn once for all nodes, a day ahead. Its SHA-256, the
commitment, is published at once; the secret itself when the day is over. Every deal of the day is
derived from it, so nobody can work out tomorrow's, and yesterday's can be checked by everybody:
`part_seed` is all there is to it.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal

from msgspec import Struct

from closecall.engine.record import commitment_of
from closecall.server.store.days import Days

Part = Literal["solo", "position"]

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
        """The day so many days ago."""
        return self._at(-int(days)).isoformat()

    def _at(self, days: int) -> date:
        moment = datetime.fromtimestamp((self.now - self.starts * HOUR) / 1000, UTC)
        return moment.date() + timedelta(days=days)


def number_of(day: str) -> int:
    """A day as a number that grows by one each day."""
    return date.fromisoformat(day).toordinal()


async def secret_of(days: Days, day: str) -> bytes:
    """The secret of a day; drawn once, whichever node asks first."""
    return bytes.fromhex(await days.secret(day, secrets.token_hex(32)))


def commitment_to(secret: bytes) -> str:
    """What is published of a day's secret before the day."""
    return commitment_of(secret)


def part_seed(secret: bytes, day: str, part: Part) -> bytes:
    """The 32 bytes from which one deal of a day comes: HMAC-SHA-256, keyed by the secret."""
    return hmac.digest(secret, f"closecall day 1\n{day}\n{part}".encode(), "sha256")
