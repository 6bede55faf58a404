"""The sheets of Close to the Mark: read from `edition.toml` or from the owner's own file."""

from __future__ import annotations

from typing import Annotated

import msgspec

from closecall.engine import edition as editions
from closecall.games.close_to_the_mark.moves import COLOURS, SIDE, Colour

Row = Annotated[list[Colour], msgspec.Meta(min_length=SIDE, max_length=SIDE)]
Rows = Annotated[list[Row], msgspec.Meta(min_length=SIDE, max_length=SIDE)]


class Sheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the circles on both sides, row by row."""

    A: Rows
    B: Rows


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sheets printed on the pad (M1)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    sheets: Sheets

    def layout(self, side: str) -> list[int]:
        """Return the colours of the 25 circles of a side as numbers."""
        rows = self.sheets.A if side == "A" else self.sheets.B
        return [COLOURS.index(colour) for row in rows for colour in row]


def _check(edition: Edition) -> None:
    """M1: the types say it all. The book sets no number of circles for a colour."""


edition_of = editions.Editions(Edition, __file__, _check)
