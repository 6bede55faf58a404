"""Views and events of Close to the Mark, built up from nothing.

Circles and boxes are listed row by row from the upper left: 25 circles, 20 boxes between
neighbours in a row (four a row), 20 between neighbours in a column (five a gap).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from closecall.engine.core import SEATS_IN, Moves, Note
from closecall.engine.types import Event
from closecall.games.close_to_the_mark.moves import CIRCLES, COLOURS, DICE, SIDE, Colour
from closecall.games.close_to_the_mark.rules import (
    ABOVE,
    BELOW,
    COLOUR,
    EMPTY,
    EXTREMES,
    IN_COLUMN,
    IN_ROW,
    LAST,
    LEFT,
    NOTHING,
    NUMBER,
    PENDING,
    RIGHT,
    ROLL,
    TURNS,
    MarkState,
    is_one_off,
    points_for,
)
from closecall.games.close_to_the_mark.shapes import (
    Chose,
    CloseToTheMarkView,
    Ended,
    Entered,
    Entry,
    Revealed,
    Rolled,
    Sheet,
    Side,
)

SIDES: tuple[tuple[int, Side], ...] = (
    (LEFT, "left"),
    (RIGHT, "right"),
    (ABOVE, "above"),
    (BELOW, "below"),
)


def own(state: MarkState, seat: int) -> dict[str, object]:
    """Return what `seat` sees besides the open table (M6): its entry and its choices."""
    return {
        "seat": seat,
        "entry": _pending(state, seat),
        "choices": choices_of(state, seat) if _playing(state) else [],
    }


def show_open(state: MarkState) -> CloseToTheMarkView:
    """Return the table as everybody sees it."""
    sheets = [_sheet(state, each) for each in range(int(state.seats))]
    playing = _playing(state)
    taken = {sheet.colour for sheet in sheets}
    return CloseToTheMarkView(
        seat=None,
        phase="over" if state.over else "entries" if playing else "colours",
        side="A" if state.terms.options["sheet"] == "A" else "B",
        layout=[COLOURS[colour] for colour in state.layout],
        turn=min(int(state.turn) + 1, TURNS) if playing else 0,
        turns=TURNS,
        roller=int(state.roller()) if playing and not state.over else None,
        waiting=list(state.actors()),
        free=[colour for colour in COLOURS if colour not in taken],
        dice=_dice(list(state.table[ROLL : ROLL + DICE])) if playing else None,
        sheets=sheets,
        entry=None,
        choices=[],
        title=int(state.title()) or None,
    )


def _playing(state: MarkState) -> bool:
    """Return whether all colours are chosen."""
    return int(state.chosen) == int(state.seats)


def _sheet(state: MarkState, seat: int) -> Sheet:
    start = int(state.sheet(seat))
    held = list(state.table[start : int(state.sheet(seat + 1))])
    numbers = held[NUMBER : NUMBER + CIRCLES]
    return Sheet(
        colour=None if held[COLOUR] == NOTHING else COLOURS[held[COLOUR]],
        entered=bool(int(state.entered) >> seat & 1),
        numbers=[None if number == EMPTY else number for number in numbers],
        across=boxes_across(numbers),
        down=boxes_down(numbers),
        row_points=[int(points_for(crosses)) for crosses in held[IN_ROW : IN_ROW + SIDE]],
        column_points=[int(points_for(crosses)) for crosses in held[IN_COLUMN : IN_COLUMN + SIDE]],
        line_points=int(state.line_points(seat)),
        extremes=held[EXTREMES],
        extreme_points=int(state.extreme_points(seat)),
        total=int(state.points(seat)),
        last=None if held[LAST] == NOTHING else _entry(*state.describe_last(seat)),
    )


def boxes_across(numbers: Sequence[int]) -> list[bool]:
    """M7: the boxes between neighbours in a row, crossed or not; an empty circle is `EMPTY`."""
    lefts = [circle for circle in range(CIRCLES) if circle % SIDE < SIDE - 1]
    return [is_one_off(numbers[circle], numbers[circle + 1]) for circle in lefts]


def boxes_down(numbers: Sequence[int]) -> list[bool]:
    """M7: the boxes between neighbours in a column."""
    return [is_one_off(numbers[at], numbers[at + SIDE]) for at in range(CIRCLES - SIDE)]


def _pending(state: MarkState, seat: int) -> Entry | None:
    pending = int(state.table[state.sheet(seat) + PENDING])
    return None if pending == NOTHING else _entry(*state.describe(seat, pending))


def choices_of(state: MarkState, seat: int) -> list[Entry]:
    """Return the entries a seat may make now and their points, in the order of legal moves."""
    moves = Moves()
    state.offer(seat, moves)
    return [_entry(*state.describe(seat, entry)) for entry in moves.to_list()]


def _entry(action: int, number: int, sides: int, points: int) -> Entry:
    circle, die = divmod(action, DICE)
    crosses = [side for bit, side in SIDES if sides & bit]
    return Entry(COLOURS[die], circle, number, crosses, points)


def _dice(shown: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, shown, strict=True))


def cut(_: MarkState, note: Note, viewer: int | None) -> Event:
    """Return the typed event of a note.

    An entry shows to its player alone until all are in (M6).
    """
    kind, *what = note
    if kind == "entered":
        return _entered(viewer, *what)
    return _CUTS[str(kind)](*what)


def _entered(viewer: int | None, seat: object, entry: object) -> Event:
    assert isinstance(seat, int)
    assert isinstance(entry, tuple)
    return Entered(seat, _entry(*entry) if seat == viewer else None)


_CUTS: dict[str, Callable[..., Event]] = {
    "chose": lambda seat, colour: Chose(seat, COLOURS[colour]),
    "rolled": lambda turn, seat, shown: Rolled(turn, seat, _dice(list(shown))),
    "revealed": lambda turn, entries: Revealed(turn, [_entry(*entry) for entry in entries]),
    "ended": lambda winners, title: Ended(list(SEATS_IN[winners]), title or None),
}
