"""Lab statistics for Close to the Mark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine.ledger import Ledger, Pace
from closecall.engine.terms import Terms
from closecall.engine.types import Event
from closecall.games.close_to_the_mark.shapes import Revealed

NUMBERS: Final = range(2, 13)
EXTREMES: Final = (2, 3, 4, 10, 11, 12)


def things(event: Event) -> Iterator[str]:
    """Yield the numbers written, boxes crossed, and extremes."""
    if isinstance(event, Revealed):
        for entry in event.entries:
            yield f"number:{entry.number}"
            yield from ["rule:M7"] * len(entry.crosses)
            if entry.number in EXTREMES:
                yield "rule:M10"


def parts(terms: Terms) -> Iterator[str]:
    """Yield every number two dice can make."""
    yield from (f"number:{number}" for number in NUMBERS)
    yield from ("rule:M3", "rule:M5", "rule:M7", "rule:M10")


# Everybody thinks at the same time: a turn takes as long as its slowest player.
LEDGER: Final = Ledger(
    rules={"chose": ("M3",), "entered": ("M5",)},
    things=things,
    parts=parts,
    turn="rolled",
    pace=Pace(decision=45.0, forced=10.0, together=True),
)
