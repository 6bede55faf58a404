"""The contents of a box of Closing In, read from `edition.toml` or from the host's own file."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from closecall.engine import edition as editions
from closecall.games.closing_in.layout import FILL_UP, INVENTORY_CARDS, LOCATION_CARDS, Box
from closecall.games.closing_in.moves import CARD_NAMES, MOST_SEATS, SPACES, CardName

Role = Literal["apartments", "radio-tower", "docks", "tunnel"]
ROLES: tuple[Role, ...] = ("apartments", "radio-tower", "docks", "tunnel")  # as rules.py counts
Level = Literal["relaxed", "easy", "standard", "hard"]
LEVELS: tuple[Level, ...] = ("relaxed", "easy", "standard", "hard")
SINCE_THE_FIRST: tuple[Level, ...] = ("easy", "standard", "hard")  # every edition has these
FEWEST_CARDS = MOST_SEATS * FILL_UP  # C2: everybody's first hand
Team = Literal["2", "3", "4"]
TEAMS: dict[int, Team] = {2: "2", 3: "3", 4: "4"}
Copies = Annotated[int, msgspec.Meta(ge=0, le=INVENTORY_CARDS)]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location: its name, the part it plays, and how many location cards name it."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
    plain: Annotated[int, msgspec.Meta(ge=0, le=LOCATION_CARDS)]
    intel: Annotated[int, msgspec.Meta(ge=0, le=LOCATION_CARDS)]
    role: Role | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often an inventory card is there, and how many actions it buys."""

    copies: Copies
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]


NO_CARD = Card(copies=0, value=0)


class LevelCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level of difficulty, with the cards that are otherwise for a team of some size."""

    drawn: Annotated[int, msgspec.Meta(ge=1, le=6)]
    cards: dict[CardName, Card]
    teams: dict[Team, dict[CardName, Card]] = {}

    def of(self, team: Team) -> list[Card]:
        """Return the cards in the order of the kinds; one not listed is not in the box."""
        listed = self.cards | self.teams.get(team, {})
        return [listed.get(name, NO_CARD) for name in CARD_NAMES]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles, location cards and inventory cards."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    tiles: list[Tile]
    levels: dict[Level, LevelCards]

    def in_order(self) -> list[Tile]:
        """Return the tiles as the rules number them: those with a role first."""
        with_role = {tile.role: tile for tile in self.tiles if tile.role}
        others = [tile for tile in self.tiles if tile.role is None]
        return [with_role[role] for role in ROLES] + others

    def level(self, name: object) -> LevelCards:
        """Return the cards of a level; an edition from before `relaxed` has its easy ones there."""
        for level, cards in self.levels.items():
            if level == name:
                return cards
        return self.levels["easy"]

    def box(self, level: object, seats: int) -> Box:
        """Return the box of a match on one level, for a team of `seats`."""
        tiles = self.in_order()
        wanted = self.level(level)
        cards = wanted.of(TEAMS[seats])
        return Box(
            tiles=tuple(tile.name for tile in tiles),
            locations=[count for tile in tiles for count in (tile.plain, tile.intel)],
            copies=[card.copies for card in cards],
            values=[card.value for card in cards],
            draws=wanted.drawn,
        )


def _check(edition: Edition) -> None:
    _check_tiles(edition.tiles)
    for level in SINCE_THE_FIRST:
        if level not in edition.levels:
            raise editions.refuse("levels", f"a level {level!r}", list(edition.levels))
    for level, cards in edition.levels.items():
        for team in TEAMS.values():
            part = f"teams.{team}" if team in cards.teams else "cards"
            _check_cards([card.copies for card in cards.of(team)], f"levels.{level}.{part}")


def _check_tiles(tiles: list[Tile]) -> None:
    if len(tiles) != SPACES:
        raise editions.refuse("tiles", f"{SPACES} tiles", len(tiles))
    names: set[str] = set()
    for i, tile in enumerate(tiles):
        if tile.name.casefold() in names:
            raise editions.refuse(f"tiles[{i}].name", "another name for each tile", tile.name)
        names.add(tile.name.casefold())
    for role in ROLES:
        having = [tile.name for tile in tiles if tile.role == role]
        if len(having) != 1:
            raise editions.refuse("tiles", f"one tile with the role {role!r}", having)
    total = sum(tile.plain + tile.intel for tile in tiles)
    if total != LOCATION_CARDS:
        raise editions.refuse("tiles", f"{LOCATION_CARDS} location cards in all", total)
    if not any(tile.intel for tile in tiles):
        raise editions.refuse("tiles", "a location card with the intel symbol", "none")


def _check_cards(copies: list[int], place: str) -> None:
    if not FEWEST_CARDS <= sum(copies) <= INVENTORY_CARDS:
        expected = f"from {FEWEST_CARDS} to {INVENTORY_CARDS} cards in all"
        raise editions.refuse(place, expected, sum(copies))
    if copies[0] + copies[1] == 0:
        raise editions.refuse(place, "a boat-key or a car-key", "neither")


# Further boxes one can choose. Matches know them by name alone, so a file stays as it was released.
NAMED = {"scarce": "edition-r2.toml", "lean": "edition-r4.toml"}
edition_of = editions.Editions(Edition, __file__, _check, NAMED)


@cache
def _shipped_box(name: str, revision: int | None, level: object, seats: int) -> Box:
    return edition_of(name, revision).box(level, seats)


def box_of(option: object, level: object, seats: int, revision: int | None = None) -> Box:
    """Return the box of an `edition` option on one level, for `seats`; `default` is a revision's
    own.
    """
    if isinstance(option, str):
        return _shipped_box(option, revision, level, seats)
    return edition_of(option).box(level, seats)
