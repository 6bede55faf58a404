"""Matches as positions alone, without a server around them."""

from __future__ import annotations

import random

import closecall
from closecall.protocol import Clocks, Watch
from closecall.server.match.fold import Fold
from closecall.server.store import base

MATCH = "0123456789abcdef"


def begun(game: str, seats: int) -> Fold:
    """A match of people that has just been dealt."""
    rows = tuple(
        base.SeatRow(seat, "person", f"guest{seat}", "\0", None, None, "") for seat in range(seats)
    )
    settings = base.Settings(Clocks(), Watch(), None, True, True, True, 0, False)
    row = base.MatchRow(
        id=MATCH,
        code="code",
        game=game,
        revision=closecall.game(game).revision,
        options={},
        settings=settings,
        state="running",
        listed=False,
        driven=False,
        host="guest0",
        commitment="",
        seed="00" * 32,
        nonces=[],
        created=1,
        started=1,
        ended=None,
        touched=1,
        result=None,
        rematch=None,
        source=None,
    )
    return Fold(base.Whole(row, rows))


def play(fold: Fold, chance: random.Random) -> base.Step:
    """Make a random move and return its step."""
    seat = chance.choice(fold.actors())
    action = chance.choice(fold.legal(seat))
    text = fold.game.move(action).text
    step = base.Step(MATCH, fold.seq + 1, "move", seat, text, 1)
    fold.add(step)
    return step
