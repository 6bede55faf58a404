"""Claims about moves of Close to the Mark, the strongest first, each with its check.

A check reads the view of the player who is advised, nothing else. Whatever an argument is needed
for stands in the sentence, so that different arguments are different sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, cast

from closecall.engine.claims import Arguments, Asked, Claim
from closecall.engine.types import Move
from closecall.games.close_to_the_mark.moves import CIRCLES, SIDE, Choose, Colour, Enter
from closecall.games.close_to_the_mark.rules import extreme_crosses
from closecall.games.close_to_the_mark.shapes import CloseToTheMarkView, Entry, Sheet

ALL_CROSSES: Final = SIDE - 1
CORNERS: Final = (0, SIDE - 1, CIRCLES - SIDE, CIRCLES - 1)


# What the player sees -----------------------------------------------------------------------


def _view(asked: Asked) -> CloseToTheMarkView:
    return cast(CloseToTheMarkView, asked.view)


def _sheet(asked: Asked) -> Sheet:
    return _view(asked).sheets[asked.seat]


def _entry_of(asked: Asked, move: Move | None) -> Entry | None:
    """Return the entry a move would make; None for other moves."""
    if not isinstance(move, Enter):
        return None
    for entry in _view(asked).choices:
        if entry.die == move.die and entry.circle == move.circle:
            return entry
    return None


def _entry(asked: Asked) -> Entry | None:
    return _entry_of(asked, asked.move)


def _neighbours(circle: int) -> Iterator[int]:
    row, column = divmod(circle, SIDE)
    if column > 0:
        yield circle - 1
    if column < SIDE - 1:
        yield circle + 1
    if row > 0:
        yield circle - SIDE
    if row < SIDE - 1:
        yield circle + SIDE


def _spoiled(asked: Asked, entry: Entry) -> int:
    """M7: boxes beside filled circles that this entry leaves without a cross for good."""
    numbers = _sheet(asked).numbers
    filled = sum(numbers[circle] is not None for circle in _neighbours(entry.circle))
    return filled - len(entry.crosses)


def _place(entry: Entry) -> Arguments:
    row, column = divmod(entry.circle, SIDE)
    return {"number": entry.number, "row": row + 1, "column": column + 1}


# Lines --------------------------------------------------------------------------------------


def _line(circle: int, kind: str) -> range:
    """Return the circles of the row or column through a circle."""
    row, column = divmod(circle, SIDE)
    if kind == "row":
        return range(row * SIDE, row * SIDE + SIDE)
    return range(column, CIRCLES, SIDE)


def _line_after(asked: Asked, entry: Entry, kind: str) -> list[int | None]:
    """Return the numbers of a line through the entry's circle once it is entered."""
    numbers = _sheet(asked).numbers
    return [
        entry.number if circle == entry.circle else numbers[circle]
        for circle in _line(entry.circle, kind)
    ]


def _crosses(numbers: list[int | None]) -> int:
    pairs = pairwise(numbers)
    return sum(
        one is not None and other is not None and abs(one - other) == 1 for one, other in pairs
    )


def _can_be_full(numbers: list[int | None]) -> bool:
    """Return whether numbers from 2 to 12 exist for the empty circles that cross every box."""
    reach = set(range(2, 13)) if numbers[0] is None else {numbers[0]}
    for number in numbers[1:]:
        reach = {next_ for one in reach for next_ in (one - 1, one + 1) if 2 <= next_ <= 12}
        if number is not None:
            reach &= {number}
    return bool(reach)


def _named(entry: Entry, kind: str) -> Arguments:
    row, column = divmod(entry.circle, SIDE)
    return {"line": kind, "place": 1 + (row if kind == "row" else column)}


def _newly_crossed(entry: Entry, kind: str) -> bool:
    sides = ("left", "right") if kind == "row" else ("above", "below")
    return any(side in sides for side in entry.crosses)


# Claims about entries -----------------------------------------------------------------------


def _full_line(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    if entry is None:
        return None
    for kind in ("row", "column"):
        crosses = _crosses(_line_after(asked, entry, kind))
        if crosses == ALL_CROSSES and _newly_crossed(entry, kind):
            return {"number": entry.number, **_named(entry, kind)}
    return None


def _more_points(asked: Asked) -> Arguments | None:
    entry, rival = _entry(asked), _entry_of(asked, asked.rival)
    if entry is None or rival is None or entry.points <= rival.points:
        return None
    row, column = divmod(rival.circle, SIDE)
    return {
        "number": entry.number,
        "points": entry.points,
        "other": rival.number,
        "row": row + 1,
        "column": column + 1,
        "fewer": rival.points,
    }


def _crosses_in_an_open_line(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    if entry is None or not entry.crosses:
        return None
    for kind in ("row", "column"):
        line = _line_after(asked, entry, kind)
        if None in line and _newly_crossed(entry, kind) and _can_be_full(line):
            return {"count": len(entry.crosses), "number": entry.number, **_named(entry, kind)}
    return None


def _crosses_made(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    if entry is None or not entry.crosses:
        return None
    return {"count": len(entry.crosses), "points": entry.points, **_place(entry)}


def _extreme_in_peace(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    if entry is None or not extreme_crosses(entry.number) or _spoiled(asked, entry):
        return None
    return {"points": int(2 * extreme_crosses(entry.number)), **_place(entry)}


def _open_row(asked: Asked) -> Arguments | None:
    return _open_line(asked, "row")


def _open_column(asked: Asked) -> Arguments | None:
    return _open_line(asked, "column")


def _open_line(asked: Asked, kind: str) -> Arguments | None:
    """Return a line with numbers in it that can still get all its crosses."""
    entry = _entry(asked)
    if entry is None:
        return None
    line = _line_after(asked, entry, kind)
    if None not in line or sum(number is not None for number in line) < 2:
        return None
    return {"number": entry.number, **_named(entry, kind)} if _can_be_full(line) else None


def _spoils_less(asked: Asked) -> Arguments | None:
    entry, rival = _entry(asked), _entry_of(asked, asked.rival)
    if entry is None or rival is None:
        return None
    here, there = _spoiled(asked, entry), _spoiled(asked, rival)
    if here >= there:
        return None
    row, column = divmod(rival.circle, SIDE)
    return {
        "number": entry.number,
        "count": here,
        "other": rival.number,
        "row": row + 1,
        "column": column + 1,
        "more": there,
    }


def _spoils_nothing(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    return None if entry is None or _spoiled(asked, entry) else _place(entry)


def _best_place(asked: Asked) -> Arguments | None:
    """Of several circles for the same number, none spoils fewer boxes and one spoils more."""
    entry = _entry(asked)
    if entry is None:
        return None
    same = [
        _spoiled(asked, other) for other in _view(asked).choices if other.number == entry.number
    ]
    here = _spoiled(asked, entry)
    return _place(entry) if here == min(same) < max(same) else None


def _own_circles_kept(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    sheet, layout = _sheet(asked), _view(asked).layout
    if entry is None or layout[entry.circle] == sheet.colour:
        return None
    kept = sum(
        colour == sheet.colour and number is None
        for colour, number in zip(layout, sheet.numbers, strict=True)
    )
    return {"count": kept, **_place(entry)} if kept else None


def _anything_else(asked: Asked) -> Arguments | None:
    entry = _entry(asked)
    if entry is None:
        return None
    numbers = _sheet(asked).numbers
    empty = sum(numbers[circle] is None for circle in _neighbours(entry.circle))
    return {"points": entry.points, "empty": empty, **_place(entry)}


# Claims about colours -----------------------------------------------------------------------


def _circles(asked: Asked, colour: Colour) -> list[int]:
    return [circle for circle, each in enumerate(_view(asked).layout) if each == colour]


def _neighbours_of(asked: Asked, colour: Colour) -> int:
    return sum(len([*_neighbours(circle)]) for circle in _circles(asked, colour))


def _no_corner(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Choose):
        return None
    circles = _circles(asked, asked.move.colour)
    if not circles or any(circle in CORNERS for circle in circles):
        return None
    return {"colour": asked.move.colour, "count": len(circles)}


def _more_neighbours(asked: Asked) -> Arguments | None:
    move, rival = asked.move, asked.rival
    if not isinstance(move, Choose) or not isinstance(rival, Choose):
        return None
    count, fewer = _neighbours_of(asked, move.colour), _neighbours_of(asked, rival.colour)
    if count <= fewer:
        return None
    return {"colour": move.colour, "count": count, "other": rival.colour, "fewer": fewer}


def _colour(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Choose):
        return None
    circles = _circles(asked, asked.move.colour)
    corners = sum(circle in CORNERS for circle in circles)
    return {"colour": asked.move.colour, "count": len(circles), "corners": corners}


CLAIMS: Final = (
    Claim("explain-full-line", _full_line),
    Claim("explain-crosses-open", _crosses_in_an_open_line),
    Claim("explain-more-points", _more_points),
    Claim("explain-crosses", _crosses_made),
    Claim("explain-extreme", _extreme_in_peace),
    Claim("explain-open", _open_row),
    Claim("explain-open", _open_column),
    Claim("explain-spoils-less", _spoils_less),
    Claim("explain-spoils-nothing", _spoils_nothing),
    Claim("explain-best-place", _best_place),
    Claim("explain-own-kept", _own_circles_kept),
    Claim("explain-place", _anything_else),
    Claim("explain-no-corner", _no_corner),
    Claim("explain-more-neighbours", _more_neighbours),
    Claim("explain-colour", _colour),
)
