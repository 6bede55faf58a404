"""When a seat only has to say whether it objects, and what its silence means."""

from __future__ import annotations

from typing import Final

from closecall.engine.core import State

ACCEPTING: Final = frozenset({"accept", "leave"})
"""Types of moves that say "no objection": accept the words locked (F19), leave the new face-up
card unlocked (E24)."""


def silent_move(state: State, seat: int) -> int | None:
    """The move that silence stands for: set when the seat reacts to somebody else's move."""
    game = state.game
    for action in state.legal(seat):
        if type(game.move(action)).__struct_config__.tag in ACCEPTING:
            return action
    return None


def reacts(state: State, seat: int) -> bool:
    """Whether the game waits for this seat's objection only."""
    return silent_move(state, seat) is not None
