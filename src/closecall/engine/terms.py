"""Terms agreed before a match: compiled, immutable, shared by all copies of a state."""

from __future__ import annotations

from typing import final

from closecall.engine.native import i64


@final
class Terms:
    """The game and the revision of its rules, the number of seats, every option with its value."""

    def __init__(self, key: str, seats: int, options: dict[str, object], revision: int) -> None:
        self.key = key
        self.seats: i64 = seats
        self.options = options
        self.revision: i64 = revision
