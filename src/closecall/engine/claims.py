"""Claims: what may be said about a move, each with the check that makes it true.

A game lists its claims in `advice.py`, the strongest first. A claim is a message of the game's
texts and a check: given what the seat sees, the move and the best rival move, the check returns the
arguments of the sentence if the sentence is true, and None if it is not. `say_about` takes the
first claim that holds and whose sentence has not been used for another move, so advice never says
anything false and never says the same of two moves.

Checks see a `View`, never a state: advice cannot know more than the seat it is given to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from closecall.engine.types import Move, View

Arguments = dict[str, object]
Said = tuple[str, Arguments]


class Asked(NamedTuple):
    """Input of a claim's check: a move as seen by the seat that may make it."""

    view: View
    seat: int
    move: Move
    legal: tuple[Move, ...]
    """Every move the seat may make now."""
    rival: Move | None
    """The best other move that was weighed; None where there is no other."""


class Claim(NamedTuple):
    """A sentence and the check that makes it true."""

    message: str
    holds: Callable[[Asked], Arguments | None]


PLAIN: Final = "explain-plain"
"""Said where no claim holds: names the move, and claims nothing but that it was weighed."""


def say_about(claims: Iterable[Claim], asked: Asked, used: list[Said]) -> Said:
    """Return the first true and new thing to say about a move; adds it to `used`."""
    said: Said = (PLAIN, {"move": asked.move.text})
    for claim in claims:
        arguments = claim.holds(asked)
        if arguments is not None and (claim.message, arguments) not in used:
            said = (claim.message, arguments)
            break
    used.append(said)
    return said
