"""Close to the Mark: sums of two dice, and neighbours that are one apart."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from closecall.engine.arrays import from_ints
from closecall.engine.facts import ValueUnit
from closecall.engine.native import i64, vec
from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.terms import Terms
from closecall.games.close_to_the_mark import moves, shapes
from closecall.games.close_to_the_mark.edition import edition_of


class CloseToTheMark(Game[shapes.CloseToTheMarkView, moves.AnyMove]):
    """The facts of Close to the Mark; its modules do the rest."""

    key = "close-to-the-mark"
    title = "Close to the Mark"
    seats = (1, 2, 3, 4, 5)
    options: ClassVar = (
        Option("sheet", "choice", "A", "Which side of the sheet is used.", choices=("A", "B")),
        Option("edition", "edition", "default", "The colours on both sides of the sheet."),
    )
    hidden = True  # M6: an entry, until all are in
    chance = True
    simultaneous = True
    cooperative = False
    shelf = 3
    usual_seats = 3
    minutes = 20
    daily = True
    foresees_best = True
    kind = "together-at-once"
    revision = 1
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = shapes.CloseToTheMarkView
    event_type: ClassVar = shapes.AnyEvent

    def value_means(self, seats: int) -> tuple[ValueUnit, float]:
        """Alone nobody wins: the value is the share of a perfect sheet."""
        if seats > 1:
            return super().value_means(seats)
        from closecall.games.close_to_the_mark.policy import MOST  # only once bots are about

        return "points", float(MOST)

    def undervalued(self, seats: int) -> tuple[float, float]:
        """Alone the first entries bring two points more than expected: 120 matches."""
        return (2.2, 10.0) if seats == 1 else super().undervalued(seats)

    def box(self, terms: Terms) -> vec[i64]:
        return _layout(terms)


def _layout(terms: Terms) -> vec[i64]:
    side = str(terms.options["sheet"])
    edition = terms.options["edition"]
    if edition == "default":
        return _default_layout(side)
    return from_ints(edition_of(edition).layout(side))


@cache
def _default_layout(side: str) -> vec[i64]:
    """Shared by all matches: a layout never changes."""
    return from_ints(edition_of("default").layout(side))
