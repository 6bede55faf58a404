"""A bot that plays for a person who is looking on takes its time, so that they can step in."""

from __future__ import annotations

from collections.abc import Collection

from closecall.server.match.board import Board

STEP_IN_SECONDS = 4.0
"""Least time before a move of a stand-in bot whose person is connected and could play instead."""


def pause(board: Board, here: Collection[int], seat: int, difficulty: float = 0.0) -> float:
    """Return seconds a bot takes for its move at this seat, at least; `here`: who is connected.

    For a move anybody would play it is the table's pace, for a hard decision up to twice as long.
    """
    pace = board.whole.match.settings.pace / 1000 * (1 + difficulty)
    row = board.whole.seats[seat]
    watched = row.kind == "away" and not row.resigned and seat in here
    return max(pace, STEP_IN_SECONDS) if watched and not board.time_is_up(seat) else pace
