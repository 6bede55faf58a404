"""Lab statistics for Close Enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine.ledger import Ledger, Pace
from closecall.engine.terms import Terms
from closecall.engine.types import Event
from closecall.games.close_enough.edition import edition_of
from closecall.games.close_enough.moves import Token
from closecall.games.close_enough.shapes import (
    BackedOut,
    Locked,
    LotShown,
    RoundEnded,
    Silenced,
    TokensShown,
    Took,
)

SOURCES: Final = {"deck": "E6", "discard": "E7"}


def things(event: Event) -> Iterator[str]:
    """Yield tokens spent, targets shown, and the rules behind them."""
    if isinstance(event, Took):
        yield f"rule:{SOURCES.get(event.source, 'E8')}"
    elif isinstance(event, Locked | Silenced | BackedOut):
        yield named(event.token)
    elif isinstance(event, TokensShown):
        for uses in event.uses:
            yield from (named(use.token) for use in uses)
            yield from ["rule:E23"] * len(uses)
    elif isinstance(event, LotShown):
        yield f"target:{event.lot.target.value}"
        if event.lot.distance == 0:
            yield "rule:E18"
    elif isinstance(event, RoundEnded) and event.last.token_drawn is not None:
        yield "rule:E26"


def named(token: Token) -> str:
    """Return the label of a token, whichever way round it is written."""
    return "token:" + " / ".join(sorted(token))


def parts(terms: Terms) -> Iterator[str]:
    """Yield the targets and tokens in the box."""
    edition = edition_of(terms.options["edition"])
    yield from (named(token) for token in edition.tokens)
    yield from (f"target:{target.value}" for target in edition.targets)
    for ids in RULES.values():
        yield from (f"rule:{rule}" for rule in ids)
    yield from ("rule:E6", "rule:E7", "rule:E8", "rule:E18", "rule:E23", "rule:E26")


RULES: Final = {
    "reshuffled": ("E9",),
    "called": ("E10",),
    "stayed": ("E11",),
    "folded": ("E12",),
    "backed-out": ("E13", "E15"),
    "mucked": ("E19",),
    "locked": ("E24",),
    "silenced": ("E25",),
}
LEDGER: Final = Ledger(
    rules=RULES, things=things, parts=parts, pace=Pace(decision=10.0, forced=3.0)
)
