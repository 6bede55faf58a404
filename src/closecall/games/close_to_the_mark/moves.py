"""The moves of Close to the Mark and their ids.

Ids from 0: entries, by circle and then by the other die; after them the colours to choose.
`rules.py` lists and reads the same ids with the constants below.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from closecall.engine.types import Move

DICE: Final = 5  # M1: one of each colour
SIDE: Final = 5
CIRCLES: Final = SIDE * SIDE
ENTRIES: Final = CIRCLES * DICE  # id = circle * DICE + the other die
CHOOSE: Final = ENTRIES  # + colour
NUM_ACTIONS: Final = CHOOSE + DICE

Colour = Literal["black", "blue", "green", "yellow", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("black", "blue", "green", "yellow", "red")
COLUMN_NAMES: Final = "abcde"

Circle = Annotated[int, msgspec.Meta(ge=0, lt=CIRCLES)]


class Enter(Move, frozen=True):
    """Add your own die and this other one, and write the sum into this circle.

    Circles are counted row by row from 0 at the upper left.
    """

    die: Colour
    circle: Circle

    @property
    def text(self) -> str:
        """`green@b4`: with the green die, second column, fourth row."""
        row, column = divmod(self.circle, SIDE)
        return f"{self.die}@{COLUMN_NAMES[column]}{row + 1}"


class Choose(Move, frozen=True):
    """Choose the colour of your own die."""

    colour: Colour

    @property
    def text(self) -> str:
        return self.colour


AnyMove = Enter | Choose


def make_move(action: int) -> Move:
    """Return the move with this id."""
    if action < CHOOSE:
        circle, die = divmod(action, DICE)
        return Enter(COLOURS[die], circle)
    return Choose(COLOURS[action - CHOOSE])
