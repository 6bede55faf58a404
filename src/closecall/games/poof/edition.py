"""The contents of a box of Poof, read from `edition.toml` or from the host's own file."""

from __future__ import annotations

from typing import Annotated

import msgspec

from closecall.engine import edition as editions
from closecall.games.poof.moves import MOST, SLOTS, TOP

Small = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Number = Annotated[int, msgspec.Meta(ge=1, le=TOP)]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts and values of the cards."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    copies: Small
    poof_cards: Annotated[int, msgspec.Meta(ge=0, le=20)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=20)]
    poof_points: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    numbers: dict[Annotated[str, msgspec.Meta(pattern="^[2-6]$")], Number]

    def cards(self, seats: int) -> int:
        """Return how many cards are in play."""
        return self.copies * self.numbers[str(seats)] + self.poof_cards


def _check(edition: Edition) -> None:
    for seats in range(2, 7):
        if str(seats) not in edition.numbers:
            raise editions.refuse(f"numbers.{seats}", "the highest number for each of 2 to 6", None)
        needed = seats * (edition.hand + 2 * SLOTS + 1)
        if edition.cards(seats) < needed:
            expected = f"at least {needed} cards for {seats} players"
            raise editions.refuse(f"numbers.{seats}", expected, edition.cards(seats))


edition_of = editions.Editions(Edition, __file__, _check)
