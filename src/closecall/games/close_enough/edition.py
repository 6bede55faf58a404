"""The contents of a box of Close Enough, read from `edition.toml` or from the host's own file."""

from __future__ import annotations

from typing import Annotated

import msgspec

from closecall.engine import edition as editions
from closecall.games.close_enough.moves import ABILITIES, TOKEN_KINDS, TOP, Ability, pair

FEWEST_CARDS = 17  # E9: so that a card is always there, with five at the table
FEWEST_TARGETS = 10  # E2: five in use, five barred
MOST_OF_A_TOKEN = 8

Copies = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number to come close to and what a successful call with it scores."""

    value: Annotated[int, msgspec.Meta(ge=0, le=3 * TOP)]
    stars: Annotated[int, msgspec.Meta(ge=1, le=8)]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards by value, the targets and the advantage tokens."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    cards: dict[Annotated[str, msgspec.Meta(pattern="^(0|[1-9][0-9]?)$")], Copies]
    targets: Annotated[list[Target], msgspec.Meta(max_length=60)]
    tokens: Annotated[list[tuple[Ability, Ability]], msgspec.Meta(max_length=60)]

    def copies(self) -> list[int]:
        """Return how many cards there are of each value, from 0 up."""
        return [self.cards.get(str(value), 0) for value in range(TOP + 1)]

    def tokens_by_kind(self) -> list[int]:
        """Return how many tokens there are of each pair of abilities (E22)."""
        counts = [0] * TOKEN_KINDS
        for token in self.tokens:
            counts[kind_of(token)] += 1
        return counts


def kind_of(token: tuple[Ability, Ability]) -> int:
    """Return which of the fifteen pairs a token is; the order of its abilities does not matter."""
    first, second = token
    return pair(ABILITIES.index(first), ABILITIES.index(second))


def _check(edition: Edition) -> None:
    for value in edition.cards:
        if int(value) > TOP:
            raise editions.refuse(f"cards.{value}", f"values from 0 to {TOP}", value)
    cards = sum(edition.copies())
    if cards < FEWEST_CARDS:
        raise editions.refuse("cards", f"at least {FEWEST_CARDS} cards", cards)
    if len(edition.targets) < FEWEST_TARGETS:
        came = len(edition.targets)
        raise editions.refuse("targets", f"at least {FEWEST_TARGETS} targets", came)
    for i, token in enumerate(edition.tokens):
        if token[0] == token[1]:
            raise editions.refuse(f"tokens[{i}]", "two different abilities", list(token))
    if max(edition.tokens_by_kind()) > MOST_OF_A_TOKEN:
        expected = f"at most {MOST_OF_A_TOKEN} tokens of one pair"
        raise editions.refuse("tokens", expected, max(edition.tokens_by_kind()))


edition_of = editions.Editions(Edition, __file__, _check)
