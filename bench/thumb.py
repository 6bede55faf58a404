"""A player of Poof who goes by looks alone: the rule of thumb that roll-outs are played by.

    PYTHONPATH=bench closecall arena poof --players best,thumb:Thumb,thumb:Thumb,thumb:Thumb

This was `medium` before there were five levels; today's `medium` tries three moves out and plays
much better, so shares won against the two do not compare.
"""

from __future__ import annotations

from typing import Any

from closecall.bots import policy_of
from closecall.engine.core import Moves, State

POLICY: Any = policy_of("poof")


class Thumb:
    """Plays what looks best, and never thinks."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return the action to take."""
        moves = Moves()
        state.offer(seat, moves)
        POLICY.narrow(state, seat, moves)
        return int(moves.items[0])
