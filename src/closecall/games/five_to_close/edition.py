"""The contents of a box of 5 To Close, read from `edition.toml` or from the host's own file."""

from __future__ import annotations

from typing import Annotated

import msgspec

from closecall.engine import edition as editions
from closecall.games.five_to_close.moves import LETTERS, MAX_WILDS

HAND = 7
SEATS_BY_SIDES = {2: 4, 3: 6, 4: 8, 5: 5, 7: 7}  # the most seats for a number of sides
MAX_DECKS = 3

Copies = Annotated[int, msgspec.Meta(ge=0, le=40)]


class Specials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each special card one deck has."""

    wild: Annotated[int, msgspec.Meta(ge=0, le=MAX_WILDS // MAX_DECKS)]
    double: Copies
    triple: Copies
    freeze: Copies
    unfreeze: Copies


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a deck, and how many decks are played with."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    letters: dict[Annotated[str, msgspec.Meta(pattern="^[A-Z]$")], Copies]
    specials: Specials
    decks: dict[
        Annotated[str, msgspec.Meta(pattern="^[23457]$")],
        Annotated[int, msgspec.Meta(ge=1, le=MAX_DECKS)],
    ]

    def deck(self) -> list[int]:
        """Return how many of each kind one deck has: letters, then specials."""
        specials = self.specials
        return [
            *(self.letters.get(letter, 0) for letter in LETTERS),
            specials.wild,
            specials.double,
            specials.triple,
            specials.freeze,
            specials.unfreeze,
        ]


def _check(edition: Edition) -> None:
    if not any(edition.letters.values()):
        raise editions.refuse("letters", "at least one letter", edition.letters)
    for sides, seats in SEATS_BY_SIDES.items():
        decks = edition.decks.get(str(sides))
        if decks is None:
            raise editions.refuse(
                f"decks.{sides}", "decks for each of 2, 3, 4, 5 and 7 sides", None
            )
        cards = decks * sum(edition.deck())
        needed = seats * HAND + 1
        if cards < needed:
            expected = f"at least {needed} cards in the decks for {seats} players"
            raise editions.refuse(f"decks.{sides}", expected, cards)


edition_of = editions.Editions(Edition, __file__, _check)
