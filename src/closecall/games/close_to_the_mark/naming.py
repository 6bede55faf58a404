"""The moves of Close to the Mark in words."""

from __future__ import annotations

from closecall.engine.naming import Named
from closecall.games.close_to_the_mark.moves import SIDE, AnyMove, Choose
from closecall.games.close_to_the_mark.shapes import CloseToTheMarkView


def name(view: CloseToTheMarkView, move: AnyMove) -> Named:
    """Return the words for a move: the number, the circle, and the die where that is a choice."""
    if isinstance(move, Choose):
        return Named("move-choose", {"colour": Named(f"colour-{move.colour}")})
    numbers = [
        each.number for each in view.choices if each.die == move.die and each.circle == move.circle
    ]
    row, column = divmod(move.circle, SIDE)
    colour = view.layout[move.circle]
    where = Named(
        "circle-at", {"circle": Named(f"circle-{colour}"), "row": row + 1, "column": column + 1}
    )
    # A circle of one's own colour takes any die, and two dice may make the same sum.
    die = () if colour == move.die else (Named(f"die-{move.die}"),)
    return Named("move-enter", {"value": numbers[0] if numbers else ""}, more=(where, *die))
