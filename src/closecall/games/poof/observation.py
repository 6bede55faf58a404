"""Bounds for observations that the view's type does not express."""

from __future__ import annotations

from typing import Final

from closecall.engine.observe import Bag, Bound, First, Fixed, OneOf, Same, UpTo
from closecall.games.poof.rules import POOF_CARD
from closecall.games.poof.shapes import PoofView

TURNED: Final = 6  # more ties in a row than that are cut


def bounds(view: PoofView) -> dict[str, Bound]:
    """Return the bounds of a set-up, from the first view of a match."""
    seats = range(len(view.players))
    kinds = [*range(1, view.numbers + 1), POOF_CARD]  # in the order of hands
    dealt = sum(player.left for player in view.players)
    return {
        "seat": OneOf(seats),
        "rounds": Fixed(),
        "blind": Fixed(),
        "numbers": Fixed(),
        "turn": OneOf(seats),
        "first": OneOf(seats),
        "pile": UpTo(dealt),
        "gone": Bag(kinds),
        "players": Same(),
        "players[].known": Bag(kinds),
        "players[].slots": Same(),
        "players[].slots[].card": OneOf(kinds),
        "players[].turned": First(TURNED),
        "hand": Bag(kinds),
        "scores": UpTo(view.rounds),
        "scores[]": UpTo(len(seats)),
        "left_over": UpTo(len(seats)),
        "left_over[]": Bag(kinds),
    }
