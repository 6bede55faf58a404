"""Shapes of views and events of Close to the Mark: what `view.py`, compiled, builds."""

from __future__ import annotations

from typing import Literal

import msgspec

from closecall.engine.types import Event, View
from closecall.games.close_to_the_mark.moves import Colour

Phase = Literal["colours", "entries", "over"]
Side = Literal["left", "right", "above", "below"]


class Entry(msgspec.Struct, frozen=True):
    """A number in a circle: how it was made and what it brings."""

    die: Colour
    """The die added to the player's own."""
    circle: int
    number: int
    crosses: list[Side]
    """On which sides of the circle a box is crossed."""
    points: int


class Sheet(msgspec.Struct, frozen=True):
    """A player's sheet as it lies open before everybody."""

    colour: Colour | None
    entered: bool
    """Whether this player has entered this turn; what, shows when all have."""
    numbers: list[int | None]
    across: list[bool]
    """Boxes between neighbours in a row: crossed or not."""
    down: list[bool]
    """Boxes between neighbours in a column: crossed or not."""
    row_points: list[int]
    column_points: list[int]
    line_points: int
    extremes: int
    """Boxes crossed in the table for extreme numbers."""
    extreme_points: int
    total: int
    last: Entry | None
    """The entry of the turn before."""


class CloseToTheMarkView(View, frozen=True, tag="close-to-the-mark"):
    """The table as one viewer sees it."""

    seat: int | None
    phase: Phase
    side: Literal["A", "B"]
    layout: list[Colour]
    """The colours of the circles, the same on all sheets."""
    turn: int
    """From 1; 0 while colours are chosen."""
    turns: int
    roller: int | None
    """Who rolled this turn."""
    waiting: list[int]
    """Whose decision the game waits for."""
    free: list[Colour]
    """Colours nobody has chosen."""
    dice: dict[Colour, int] | None
    sheets: list[Sheet]
    entry: Entry | None
    """What the viewer has entered this turn, still unseen by the others."""
    choices: list[Entry]
    """What the viewer may enter now and what it would bring, in the order of legal moves."""
    title: int | None
    """Once over, for a player alone: the rating from 1 to 7."""


class Chose(Event, frozen=True):
    """A player took a colour."""

    seat: int
    colour: Colour


class Rolled(Event, frozen=True):
    """The dice of a turn."""

    turn: int
    seat: int
    dice: dict[Colour, int]


class Entered(Event, frozen=True):
    """A player has entered; only they know what."""

    seat: int
    entry: Entry | None


class Revealed(Event, frozen=True):
    """All have entered: what each wrote, seat by seat."""

    turn: int
    entries: list[Entry]


class Ended(Event, frozen=True):
    """All circles are full."""

    winners: list[int]
    title: int | None


AnyEvent = Chose | Rolled | Entered | Revealed | Ended
