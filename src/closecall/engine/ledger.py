"""The ledger of a game for the lab, declared in `lab.py` beside its class.

    LEDGER = Ledger(rules={"picked-up": ("P10",)}, pace=Pace(decision=5.0))

Everything has a default, so a game without the module is measured too, only with fewer words: its
events and moves are counted by their type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from closecall.engine import parts
from closecall.engine.registry import Game
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, type_of

KINDS: Final = ("rule", "card", "token", "tile")
"""What a label can be about: `rule:P10`, `card:Poof`."""


class Pace(msgspec.Struct, frozen=True):
    """How long people take, in seconds; a guess that turns moves into minutes."""

    decision: float = 6.0
    """A decision between several moves."""
    forced: float = 1.5
    """A move without an alternative."""
    together: bool = False
    """Whether everybody thinks at the same time."""

    def seconds(self, decisions: int, forced: int, seats: int) -> float:
        """Estimate the seconds a match takes, counting the moves of all seats."""
        total = self.decision * decisions + self.forced * forced
        return total / seats if self.together else total


def _no_things(event: Event) -> Iterable[str]:
    return ()


def _no_parts(terms: Terms) -> Iterable[str]:
    return ()


class Ledger(msgspec.Struct, frozen=True):
    """How the events of a match are read by a designer."""

    rules: Mapping[str, tuple[str, ...]] = {}
    """The rule ids that a type of event shows at work."""
    things: Callable[[Any], Iterable[str]] = _no_things
    """Labels of what an event is about: rules that its type alone does not tell, cards, tiles."""
    parts: Callable[[Terms], Iterable[str]] = _no_parts
    """Labels of everything in the box, so that what is never used shows up too."""
    option: Callable[[Any], str] = type_of
    """What a move is called when moves are counted; its type unless the game says otherwise."""
    turn: str = ""
    """The type of event that begins a turn; empty: a turn ends when another seat moves."""
    pace: Pace = Pace()
    quick: str = "medium"
    """The level that plays hundreds of matches in a few seconds, for a group that waits."""


def ledger_of(game: Game) -> Ledger:
    """Return the ledger a game declares, or one that knows nothing of it."""
    own = parts.find(type(game), "lab")
    if own is None:
        return _PLAIN
    ledger: Ledger = own.LEDGER
    return ledger


_PLAIN: Final = Ledger()


def kind_of(happened: Event | Move) -> str:
    """Return the `type` of an event or a move in JSON."""
    return str(happened.__struct_config__.tag)
