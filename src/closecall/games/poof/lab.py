"""Lab statistics for Poof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine.ledger import Ledger, Pace
from closecall.engine.terms import Terms
from closecall.engine.types import Event
from closecall.games.poof.edition import edition_of
from closecall.games.poof.shapes import Played, PoofPlayed, RoundScored, TurnedOver

ENDS: Final = {
    "out": "rule:P17",
    "all-skipped": "rule:P12",
    "stalemate": "rule:P24",
    "pooftastrophe": "rule:P21",
}


def things(event: Event) -> Iterator[str]:
    """Yield the cards played, and why a round ended."""
    if isinstance(event, Played):
        yield from [f"card:{event.value}"] * (event.hand + len(event.slots))
    elif isinstance(event, PoofPlayed):
        yield "card:Poof"
    elif isinstance(event, TurnedOver):
        yield f"card:{event.card or 'Poof'}"
    elif isinstance(event, RoundScored):
        yield ENDS[event.reason]


def parts(terms: Terms) -> Iterator[str]:
    """Yield every number in the deck, and the rules that can be met."""
    edition = edition_of(terms.options["edition"])
    for number in range(1, edition.numbers[str(int(terms.seats))] + 1):
        yield f"card:{number}"
    if edition.poof_cards:
        yield "card:Poof"
    yield from ENDS.values()
    for ids in RULES.values():
        yield from (f"rule:{rule}" for rule in ids)


RULES: Final = {
    "played": ("P6",),
    "uncovered": ("P8",),
    "picked-up": ("P10",),
    "skipped": ("P12",),
    "poofed": ("P15",),
    "poof-played": ("P14",),
    "turned-over": ("P20",),
    "gave-up": ("P21",),
}
LEDGER: Final = Ledger(
    rules=RULES,
    things=things,
    parts=parts,
    pace=Pace(decision=3.5, forced=1.5),
    quick="gentle",  # those above imagine other worlds: a match takes them fifty times as long
)
