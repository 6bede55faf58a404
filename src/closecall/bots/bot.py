"""The `Bot` protocol, for your own bots too, and how bots are found by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, runtime_checkable

from closecall.engine.errors import BadOptions
from closecall.engine.policy import CHARACTERS, LEVELS
from closecall.engine.typed import StateOf

GROUP = "closecall.bots"
"""The entry points under which a distribution offers bots."""


@runtime_checkable
class Bot(Protocol):
    """Somebody who can play at a seat.

    It is handed an imagined state: complete, legal, and consistent with all that its seat knows,
    with everything else drawn at random. It may do with that state what it likes.

    >>> class Greedy:
    ...     def choose(self, state, seat, seed):
    ...         return max(state.legal(seat))
    >>> isinstance(Greedy(), Bot)
    True
    """

    def choose(self, state: StateOf[Any], seat: int, seed: int) -> int:
        """Return the action to take.

        Return the same one for the same state and seed if matches are to be repeatable.
        """
        ...


def named_bots() -> dict[str, EntryPoint]:
    """Return the bots that installed distributions offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def find_bot(name: str) -> Bot:
    """Return a bot by the name of its entry point, or as `module:factory`."""
    made = _factory(name)()
    if not isinstance(made, Bot):
        raise BadOptions("a bot: something with `choose(state, seat, seed)`", made, where=name)
    return made


def _factory(name: str) -> Any:
    offered = named_bots()
    if name in offered:
        return offered[name].load()
    module, colon, attribute = name.partition(":")
    if not colon:
        known = ["random", "hint", *LEVELS, *CHARACTERS, *offered]
        expected = "one of " + ", ".join(known) + ", or module:factory"
        raise BadOptions(expected, name, where="players")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        expected = f"a module that can be imported and a name in it ({error})"
        raise BadOptions(expected, name, where="players") from None
