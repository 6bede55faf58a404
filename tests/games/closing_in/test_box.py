"""The default box, and those one can choose by name: what a player may expect of them."""

from __future__ import annotations

import pytest
from games.closing_in.city import GAME

from closecall.engine.errors import BadEdition
from closecall.games.closing_in.edition import LEVELS, TEAMS, Level, edition_of
from closecall.games.closing_in.layout import FILL_UP, INVENTORY_CARDS
from closecall.games.closing_in.moves import CARD_NAMES, CardName
from closecall.lab.variants import content

DEFAULT = edition_of("default")
SYMBOLS = 8  # C1
STRONG: tuple[CardName, ...] = (
    "smoke-bomb",
    "bribe",
    "decoy",
    "disguise",
    "sewer-map",
    "jammer",
)


@pytest.mark.parametrize("level", LEVELS)
def test_every_team_has_the_same_cards(level: Level) -> None:
    cards = DEFAULT.levels[level]
    assert not cards.teams
    assert sum(card.copies for card in cards.of(TEAMS[2])) == INVENTORY_CARDS
    assert all(card.copies for card in cards.of(TEAMS[2]))


@pytest.mark.parametrize("level", LEVELS)
def test_cash_is_worth_having(level: Level) -> None:
    """Every other card does something that no other does; Cash must buy more than each of them."""
    values = {name: DEFAULT.levels[level].cards[name].value for name in CARD_NAMES}
    assert all(values["cash"] > value for name, value in values.items() if name != "cash")


@pytest.mark.parametrize(
    ("level", "cards", "actions"),
    [("relaxed", 40, 118), ("easy", 24, 34), ("standard", 20, 25), ("hard", 27, 37)],
)
def test_there_is_something_to_buy_with(level: Level, cards: int, actions: int) -> None:
    """Buying is a step of every turn: of three cards in hand, more than one is good for it."""
    listed = DEFAULT.levels[level].cards.values()
    assert sum(card.copies for card in listed if card.value) == cards
    assert sum(card.copies * card.value for card in listed) == actions
    assert cards * FILL_UP > 1.2 * INVENTORY_CARDS


def test_hard_turns_one_location_card_more() -> None:
    """For that it has more to buy with, and no more cards against enforcers."""
    standard, hard = DEFAULT.levels["standard"], DEFAULT.levels["hard"]
    assert hard.drawn == standard.drawn + 1
    assert all(hard.cards[name] == standard.cards[name] for name in STRONG)
    assert {DEFAULT.levels[level].drawn for level in ("relaxed", "easy", "standard")} == {2}


@pytest.mark.parametrize("name", edition_of.names)
def test_location_cards_are_as_in_the_book(name: str) -> None:
    """C1: two per tile, eight with the symbol."""
    tiles = edition_of(name).tiles
    assert all(tile.plain + tile.intel == 2 for tile in tiles)
    assert sum(tile.intel for tile in tiles) == SYMBOLS


def test_an_edition_from_before_relaxed_has_its_easy_cards_there() -> None:
    for edition in ("scarce", content(GAME, {"edition": "scarce"})):
        relaxed = GAME.start(3, 1, edition=edition, level="relaxed")
        easy = GAME.start(3, 1, edition=edition, level="easy")
        assert relaxed.snapshot()["state"] == easy.snapshot()["state"]
    assert GAME.start(3, 1, level="relaxed").view() != GAME.start(3, 1, level="easy").view()


def test_a_match_keeps_the_name_of_its_edition() -> None:
    by_name = GAME.start(3, 1, edition="scarce")
    assert by_name.terms.options["edition"] == "scarce"
    by_content = GAME.start(3, 1, edition=content(GAME, {"edition": "scarce"}))
    assert by_name.view() == by_content.view()
    assert by_name.view() != GAME.start(3, 1).view()


def test_an_edition_nobody_knows_is_refused_with_the_names() -> None:
    with pytest.raises(BadEdition, match=r"'default', 'scarce', 'lean', or an edition's content"):
        edition_of("haggle")
