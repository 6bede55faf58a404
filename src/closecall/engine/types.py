"""Types that cross the edge of a game: moves in; views, events and results out.

All are msgspec Structs tagged by `type`, so that JSON, Python and the browser agree on one schema.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

import msgspec


def kebab(name: str) -> str:
    """`PickUp` → `pick-up`.

    >>> kebab("PickUp")
    'pick-up'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """One decision of one seat, with JSON and a short text that round-trips."""

    @property
    def text(self) -> str:
        """The move as a player would jot it down."""
        raise NotImplementedError(f"{type(self).__name__} needs a text")

    def __str__(self) -> str:
        return self.text


def type_of(move: Move) -> str:
    """Return the `type` of a move in JSON.

    >>> class PickUp(Move, frozen=True): ...
    >>> type_of(PickUp())
    'pick-up'
    """
    return str(move.__struct_config__.tag)


class View(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Everything one viewer may see, built up from nothing."""


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that happened, cut for one viewer."""


class Result(msgspec.Struct, frozen=True):
    """How a match stands or ended: points per seat, who won, and why it is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    UNFINISHED: ClassVar[str] = "unfinished"


# A game is generic in its view and its move (`Game` alone is any game), `StateOf` in its view.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    ViewT = TypeVar("ViewT", bound=View, default=View, covariant=True)
    MoveT = TypeVar("MoveT", bound=Move, default=Move, covariant=True)
else:  # defaults of type variables came with Python 3.13; nothing reads them at run time
    from typing import TypeVar

    ViewT = TypeVar("ViewT")
    MoveT = TypeVar("MoveT")
