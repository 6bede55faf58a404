"""A bot that plays for a person who is looking on takes its time, so that they can step in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from closecall.server.match.table import Table

STEP_IN_SECONDS = 4.0
"""Least time before a move of a stand-in bot whose person is connected and could play instead."""


def pause(table: Table, seat: int, difficulty: float = 0.0) -> float:
    """Seconds a bot takes for its move at this seat, at least: the table's pace for a move anybody
    would play, up to twice as long for a hard decision.
    """
    pace = table.whole.match.settings.pace / 1000 * (1 + difficulty)
    row = table.whole.seats[seat]
    watched = row.kind == "away" and not row.resigned and seat in table.here()
    return max(pace, STEP_IN_SECONDS) if watched and not table.time_is_up(seat) else pace
