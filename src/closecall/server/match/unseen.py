"""Whether a move may be undone: only when nobody would have to un-see something.

A move may be undone when everybody at the table could have said beforehand what it would make
them see. That is tried out: the same move is made in several worlds a viewer could not tell from
the real one; where it is not possible, or leads to another view, it has told that viewer something.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from closecall.engine.core import State
from closecall.server.match.fold import Fold

TWINS = 12


def would_unsee(fold: Fold, people: Iterable[int]) -> Literal["you_saw", "others_saw"] | None:
    """Say who would have to un-see something if the last move were undone, or None if nobody.

    `people`: seats of persons, not bots.
    """
    _, mover, action = fold.moves[-1]
    before = fold.before(len(fold.moves) - 1)
    others = [seat for seat in people if seat != mover]
    if _taught(before, fold.state, mover, mover, action):
        return "you_saw"
    # what the public could foresee everybody could; asking each seat alone would tell the mover
    # something about what that seat knew
    if others and _taught(before, fold.state, None, mover, action):
        return "others_saw"
    if any(_taught(before, fold.state, seat, mover, action) for seat in others):
        return "others_saw"
    return None


def _taught(before: State, after: State, viewer: int | None, mover: int, action: int) -> bool:
    seen = _seen(after, viewer)
    for seed in range(TWINS):
        twin = before.imagine(viewer, seed)
        if action not in twin.legal(mover):
            return True
        twin.apply(mover, action)
        if _seen(twin, viewer) != seen:
            return True
    return False


def _seen(state: State, viewer: int | None) -> tuple[bytes, list[int]]:
    legal = [] if viewer is None else state.legal(viewer)
    return msgspec.json.encode(state.view(viewer)), legal
