"""Moves that matches share: a match that went on from another one begins with the other's moves.

It keeps a reference instead of a copy. References lead on from match to match; the steps they lead
to stay until nobody refers to them any more.
"""

from __future__ import annotations

from collections.abc import Iterable

from closecall.server.store.base import Prefix, Step


def standing(steps: Iterable[Step]) -> list[Step]:
    """Return the moves that were not undone, in order."""
    moves: list[Step] = []
    for step in steps:
        if step.kind == "move":
            moves.append(step)
        elif step.kind == "undo":
            moves.pop()
    return moves


def begun_with(match: str, prefix: Prefix, base: Iterable[Step]) -> list[Step]:
    """Return the steps a match begins with, given those of its base."""
    moves = enumerate(standing(base)[: prefix.moves], 1)
    return [
        Step(match, seq, "move", step.seat, step.move, prefix.at, step.stand_in)
        for seq, step in moves
    ]
