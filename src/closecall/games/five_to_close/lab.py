"""Lab statistics for 5 To Close."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine.ledger import Ledger, Pace
from closecall.engine.terms import Terms
from closecall.engine.types import Event
from closecall.games.five_to_close.edition import edition_of
from closecall.games.five_to_close.moves import CARDS
from closecall.games.five_to_close.shapes import (
    Challenged,
    Froze,
    Locked,
    Multiplied,
    Played,
    RoundScored,
    Unfroze,
    WildPlayed,
)


def things(event: Event) -> Iterator[str]:
    """Yield cards played, lengths of words, and the rules behind them."""
    if isinstance(event, Played):
        yield f"card:{event.letter}"
    elif isinstance(event, WildPlayed):
        yield "card:wild"
    elif isinstance(event, Multiplied):
        yield f"card:{event.card}"
    elif isinstance(event, Froze):
        yield "card:freeze"
    elif isinstance(event, Unfroze):
        yield "card:unfreeze"
    elif isinstance(event, Locked):
        yield f"word length:{len(event.word)}"
    elif isinstance(event, Challenged):
        yield "challenge:missed" if event.valid else "challenge:caught"
    elif isinstance(event, RoundScored):
        yield "rule:F26" if event.closer is None else "rule:F22"


def parts(terms: Terms) -> Iterator[str]:
    """Yield every card in the box."""
    deck = edition_of(terms.options["edition"], int(terms.revision)).deck()
    yield from (f"card:{card}" for card, copies in zip(CARDS, deck, strict=True) if copies)
    for ids in RULES.values():
        yield from (f"rule:{rule}" for rule in ids)
    yield from ("rule:F22", "rule:F26")


RULES: Final = {
    "took-discard": ("F3",),
    "locked": ("F5",),
    "discarded": ("F6",),
    "fresh-hand-drawn": ("F8",),
    "started-fresh": ("F11",),
    "declared": ("F14",),
    "took-wild": ("F14",),
    "multiplied": ("F15",),
    "froze": ("F16",),
    "unfroze": ("F17",),
    "challenged": ("F19",),
    "reshuffled": ("F24",),
    "drew-nothing": ("F24",),
}
LEDGER: Final = Ledger(rules=RULES, things=things, parts=parts, pace=Pace(decision=5.0, forced=2.0))
