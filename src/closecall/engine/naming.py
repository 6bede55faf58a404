"""Moves in words: messages of a game's texts, so that any language can say them.

A game names its moves in `naming.py`: given what the player sees, which message names a move, and
what stands in that message. An argument may be a message itself (a card, a tile), a player, or a
list of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Named(NamedTuple):
    """A message of the game's texts and its arguments."""

    message: str
    arguments: Mapping[str, object] = {}
    otherwise: str = ""
    """What to say where the texts have no such message: things of an edition bring their names."""
    more: tuple[Named, ...] = ()
    """What is said of it besides, in brackets."""


class Player(NamedTuple):
    """A player at the table, to be called by name."""

    seat: int


def spell(named: Named, say: Callable[..., str], name: Callable[[int], str]) -> str:
    """Return the words for a move; `say` finds messages, `name` says who sits on a seat.

    >>> say = lambda message, **arguments: message + "".join(map(str, arguments.values()))
    >>> spell(Named("give to ", {"to": Player(1)}, more=(Named("intel"),)), say, "Seat {}".format)
    'give to Seat 1 (intel)'
    """

    def one(value: object) -> object:
        if isinstance(value, Named):
            return spell(value, say, name)
        if isinstance(value, Player):
            return name(value.seat)
        if isinstance(value, list):
            return ", ".join(str(one(each)) for each in value)
        return value

    said = say(named.message, **{key: one(value) for key, value in named.arguments.items()})
    if named.otherwise and said == named.message:
        said = named.otherwise
    return f"{said} ({one(list(named.more))})" if named.more else said
