"""What the view's type cannot say about its size: bounds for observations."""

from __future__ import annotations

from closecall.engine.observe import Bag, Bound, Fixed, OneOf, Same, UpTo
from closecall.games.close_to_the_mark.moves import CIRCLES, COLOURS, DICE
from closecall.games.close_to_the_mark.view import SIDES, CloseToTheMarkView


def bounds(view: CloseToTheMarkView) -> dict[str, Bound]:
    """The bounds of a set-up, from the first view of a match."""
    seats = range(len(view.sheets))
    sides = Bag([side for _, side in SIDES])
    lists = ("numbers", "across", "down", "row_points", "column_points")
    return {
        "seat": OneOf(seats),
        "side": Fixed(),
        "layout": Fixed(),
        "turns": Fixed(),
        "roller": OneOf(seats),
        "waiting": Bag(seats),
        "free": Bag(COLOURS),
        "dice": OneOf(COLOURS),
        "sheets": Same(),
        **{f"sheets[].{name}": Same() for name in lists},
        "sheets[].colour": OneOf(COLOURS),
        "sheets[].last.die": OneOf(COLOURS),
        "sheets[].last.circle": OneOf(range(CIRCLES)),
        "sheets[].last.crosses": sides,
        "entry.die": OneOf(COLOURS),
        "entry.circle": OneOf(range(CIRCLES)),
        "entry.crosses": sides,
        "choices": UpTo(_most_choices(view)),
        "choices[].die": OneOf(COLOURS),
        "choices[].crosses": sides,
    }


def _most_choices(view: CloseToTheMarkView) -> int:
    """M5: a circle takes one die, those of a player's own colour any of the four others."""
    own = max(view.layout.count(colour) for colour in COLOURS)
    return CIRCLES + own * (DICE - 2)
