"""Matches as positions alone, without a server around them."""

from __future__ import annotations

import random

import closecall
from closecall.server.match.fold import Fold
from closecall.server.store import base
from server.test_store import a_match, a_seat

MATCH = "0123456789abcdef"


def whole_of(game: str, seats: int) -> base.Whole:
    """The rows of a match of people that has just begun."""
    row = a_match(
        id=MATCH,
        game=game,
        revision=closecall.game(game).revision,
        options={},
        state="running",
        seed="00" * 32,
        nonces=[],
        started=1,
    )
    return base.Whole(row, tuple(a_seat(seat) for seat in range(seats)))


def begun(game: str, seats: int) -> Fold:
    """A match of people that has just been dealt."""
    return Fold(whole_of(game, seats))


def play(fold: Fold, chance: random.Random) -> base.Step:
    """Make a random move and return its step."""
    seat = chance.choice(fold.actors())
    action = chance.choice(fold.legal(seat))
    text = fold.game.move(action).text
    step = base.Step(MATCH, fold.seq + 1, "move", seat, text, 1)
    fold.add(step)
    return step
