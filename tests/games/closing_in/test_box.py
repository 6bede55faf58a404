"""The default box: what a player may expect of it, whatever it is tuned to."""

from __future__ import annotations

from itertools import permutations

import pytest

from closecall.games.closing_in.edition import LEVELS, TEAMS, Level, edition_of
from closecall.games.closing_in.layout import INVENTORY_CARDS
from closecall.games.closing_in.moves import CARD_NAMES

EDITION = edition_of("default")
ACTIONLESS = frozenset({"cash"})  # keys are for escaping, Cash is for buying alone
SYMBOLS = 8  # C1


def test_a_level_has_one_box_for_all_teams_and_all_levels_have_the_same_cards() -> None:
    copies = {
        tuple(card.copies for card in EDITION.levels[level].of(team))
        for level in LEVELS
        for team in TEAMS.values()
    }
    assert len(copies) == 1
    assert all(copies_of > 0 for copies_of in next(iter(copies)))
    assert sum(next(iter(copies))) == INVENTORY_CARDS


@pytest.mark.parametrize("level", LEVELS)
def test_no_card_is_dominated_by_another(level: Level) -> None:
    """Every other card does something that no other does; Cash must buy more than each of them."""
    values = {name: EDITION.levels[level].cards[name].value for name in CARD_NAMES}
    for one, other in permutations(CARD_NAMES, 2):
        if one in ACTIONLESS:
            assert values[one] > values[other]


def test_most_cards_buy_something() -> None:
    """Buying is a step of every turn, so on `standard` half of the cards must be good for it."""
    cards = EDITION.levels["standard"].cards.values()
    assert sum(card.copies for card in cards if card.value) >= INVENTORY_CARDS / 2
    assert sum(card.copies * card.value for card in cards) >= 30


def test_location_cards_are_as_in_the_book() -> None:
    """C1: two per tile, eight with the symbol."""
    assert all(tile.plain + tile.intel == 2 for tile in EDITION.tiles)
    assert sum(tile.intel for tile in EDITION.tiles) == SYMBOLS
