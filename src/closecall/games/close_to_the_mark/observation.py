"""Bounds for observations that the view's type does not express."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from closecall.engine.arrays import from_ints
from closecall.engine.observe import Bag, Bound, Fixed, FollowsFrom, OneOf, Same
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_to_the_mark.moves import CIRCLES, COLOURS
from closecall.games.close_to_the_mark.rules import COLOUR, EMPTY, ROLL, begin
from closecall.games.close_to_the_mark.shapes import CloseToTheMarkView, Entry
from closecall.games.close_to_the_mark.view import SIDES, boxes_across, boxes_down, choices_of


def bounds(view: CloseToTheMarkView) -> dict[str, Bound]:
    """Return the bounds of a set-up, from the first view of a match."""
    seats = range(len(view.sheets))
    sides = Bag([side for _, side in SIDES])
    lists = ("numbers", "row_points", "column_points")
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
        "sheets[].across": FollowsFrom(lambda sheet: boxes_across(_numbers(sheet))),
        "sheets[].down": FollowsFrom(lambda sheet: boxes_down(_numbers(sheet))),
        "sheets[].colour": OneOf(COLOURS),
        "sheets[].last.die": OneOf(COLOURS),
        "sheets[].last.circle": OneOf(range(CIRCLES)),
        "sheets[].last.crosses": sides,
        "entry.die": OneOf(COLOURS),
        "entry.circle": OneOf(range(CIRCLES)),
        "entry.crosses": sides,
        "choices": FollowsFrom(_choices),
    }


def _numbers(sheet: Mapping[str, Any]) -> list[int]:
    return [number or EMPTY for number in sheet["numbers"]]


def _choices(view: Mapping[str, Any]) -> list[Entry]:
    """Return the choices the rules offer on the viewer's sheet with these dice."""
    seat, dice = view["seat"], view["dice"]
    if dice is None or seat not in view["waiting"]:
        return []
    layout = from_ints([COLOURS.index(colour) for colour in view["layout"]])
    state = begin(Terms("close-to-the-mark", len(view["sheets"]), {}, 1), Rng(0), layout)
    state.chosen = int(state.seats)
    for die, colour in enumerate(COLOURS):
        state.table[ROLL + die] = dice[colour]
    state.table[state.sheet(seat) + COLOUR] = COLOURS.index(view["sheets"][seat].colour)
    for circle, number in enumerate(view["sheets"][seat].numbers):
        if number is not None:
            state.write(seat, circle, number)
    return choices_of(state, seat)
