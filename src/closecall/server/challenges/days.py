"""Days and their secrets: what a deal of the day is made of, fixed before and told afterwards.

Each day has a secret of 32 random bytes, drawn once for all nodes, a day ahead. Its SHA-256, the
commitment, is published at once; the secret itself when the day is over. Every deal of the day is
derived from it, so nobody can work out tomorrow's, and yesterday's can be checked by everybody:
`part_seed` is all there is to it.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import date
from typing import Literal

from closecall.engine.record import commitment_of
from closecall.server.store.days import Days

Part = Literal["solo", "position"]


def number_of(day: str) -> int:
    """Return a day as a number that grows by one each day."""
    return date.fromisoformat(day).toordinal()


async def secret_of(days: Days, day: str) -> bytes:
    """Return the secret of a day; drawn once, whichever node asks first."""
    return bytes.fromhex(await days.secret(day, secrets.token_hex(32)))


def commitment_to(secret: bytes) -> str:
    """Return the commitment to a day's secret, published before the day."""
    return commitment_of(secret)


def part_seed(secret: bytes, day: str, part: Part) -> bytes:
    """Return the 32 bytes from which one deal of a day comes: HMAC-SHA-256, keyed by the secret."""
    return hmac.digest(secret, f"closecall day 1\n{day}\n{part}".encode(), "sha256")
