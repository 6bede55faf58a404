"""A viewer of a table: a player or a spectator."""

from __future__ import annotations

from typing import Protocol


class Viewer(Protocol):
    """Somebody looking at a table: a seat's socket or a spectator's."""

    seat: int | None
    key: str | None
    """What opened the seat: the guest's id, or the hash of a seat secret."""

    def push(self, frame: bytes) -> None:
        """Send a frame; never waits."""

    def drop(self, code: int, reason: str) -> None:
        """End the connection."""
