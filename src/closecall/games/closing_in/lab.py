"""Lab statistics for Closing In."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine.ledger import Ledger, Pace
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, type_of
from closecall.games.closing_in.edition import TEAMS, edition_of
from closecall.games.closing_in.layout import FREE_ACTIONS
from closecall.games.closing_in.moves import CARD_NAMES, Buy
from closecall.games.closing_in.shapes import Bought, Ended, Escaped, Moved, TileRemoved, Used

KEYS: Final = ("boat-key", "car-key")


def things(event: Event) -> Iterator[str]:
    """Yield cards used for what they do or to buy, tiles lost, and the rules behind them."""
    if isinstance(event, Used):
        yield f"card:{event.card}"
    elif isinstance(event, Bought):
        yield f"bought:{event.card}"
        if event.actions > FREE_ACTIONS:
            yield "rule:C4"
    elif isinstance(event, Moved) and event.paid is not None:
        yield from ("rule:C8", f"paid:{event.paid}")
    elif isinstance(event, Escaped):
        yield "card:key"
    elif isinstance(event, TileRemoved):
        yield f"tile:{event.tile}"
    elif isinstance(event, Ended):
        yield from ("rule:C18", "rule:C19")


def parts(terms: Terms) -> Iterator[str]:
    """Yield the cards in the box and the tiles of the city."""
    edition = edition_of(terms.options["edition"], int(terms.revision))
    cards = edition.level(terms.options["level"]).of(TEAMS[int(terms.seats)])
    for name, card in zip(CARD_NAMES, cards, strict=True):
        if card.copies:
            yield f"bought:{name}"
            if name not in KEYS and name != "cash":  # keys are used by escaping, cash by buying
                yield f"card:{name}"
    yield "card:key"
    yield from (f"tile:{tile.name}" for tile in edition.tiles)
    for ids in RULES.values():
        yield from (f"rule:{rule}" for rule in ids)
    yield from ("rule:C4", "rule:C8")


def option(move: Move) -> str:
    """Return the name of a move for counting: buying is counted card by card."""
    return f"buy {move.card}" if isinstance(move, Buy) else type_of(move)


RULES: Final = {
    "drew": ("C3",),
    "moved": ("C7",),
    "found": ("C11",),
    "gave": ("C13",),
    "used": ("C14",),
    "sent": ("C15",),
    "escaped": ("C16",),
    "deployed": ("C6",),
    "looked": ("C21",),
}
# The team talks every action over.
LEDGER: Final = Ledger(
    rules=RULES,
    things=things,
    parts=parts,
    option=option,
    turn="turn-began",
    pace=Pace(decision=20.0, forced=5.0),
)
