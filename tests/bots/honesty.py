"""What every bot must do at every position."""

from __future__ import annotations

from closecall.bots import Budget, choose
from closecall.engine.core import State


def check_honesty(
    state: State, seat: int, level: str, seed: int, budget: Budget | None = None
) -> None:
    """Its move is legal, the same again, and the same on a state the seat cannot tell."""
    action = choose(state, seat, level, seed, budget)
    assert action in state.legal(seat)
    assert action == choose(state, seat, level, seed, budget)
    assert action == choose(state.imagine(seat, 12345), seat, level, seed, budget)
