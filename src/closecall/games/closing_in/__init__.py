"""Closing In: find the intel, send it, and leave the city before it closes in."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.terms import Terms
from closecall.games.closing_in import layout, moves, shapes
from closecall.games.closing_in.edition import LEVELS, box_of, edition_of


class ClosingIn(Game[shapes.ClosingInView, moves.AnyMove]):
    """The facts of Closing In; its modules do the rest."""

    key = "closing-in"
    title = "Closing In"
    seats = (2, 3, 4)
    options: ClassVar = (
        Option(
            "level",
            "choice",
            "standard",
            "How hard it is: the inventory cards and how many location cards are drawn.",
            choices=LEVELS,
            first="relaxed",
        ),
        Option(
            "edition",
            "edition",
            "default",
            "The tiles and cards in the box.",
            choices=edition_of.names,
        ),
    )
    hidden = False
    chance = True
    simultaneous = False
    cooperative = True
    shelf = 4
    usual_seats = 3
    minutes = 40
    kind = "coop"
    revision = 5
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = shapes.ClosingInView
    event_type: ClassVar = shapes.AnyEvent

    def undervalued(self, seats: int) -> tuple[float, float]:
        """Return what the weights miss, learned from teams that look no further than a turn."""
        return {2: 1.1, 3: 1.6, 4: 1.3}[seats], 20.0 * (seats + 1)

    def box(self, terms: Terms) -> layout.Box:
        return _box(terms)


@lru_cache(maxsize=256)  # terms are shared, so their box is
def _box(terms: Terms) -> layout.Box:
    options = terms.options
    return box_of(options["edition"], options["level"], terms.seats, int(terms.revision))
