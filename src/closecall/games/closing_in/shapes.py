"""Shapes of views and events of Closing In: what `view.py`, compiled, builds."""

from __future__ import annotations

from typing import Literal

import msgspec

from closecall.engine.types import Event, View
from closecall.games.closing_in.edition import Role
from closecall.games.closing_in.moves import CardName, GiftName

Phase = Literal["buy", "act", "put-back", "over"]
Deck = Literal["inventory", "locations"]
Ending = Literal["escaped", "exits-gone", "tower-gone", "intel-gone", "turn-limit"]


class Tile(msgspec.Struct, frozen=True):
    """One space of the city and the tile that lies there, or lay before it was removed."""

    space: str
    key: str
    """The tile's name in lower case with hyphens."""
    name: str
    enforcers: int
    intel: bool
    removed: bool
    players: list[int]
    role: Role | None
    """The part it plays in the rules, whatever its name."""


class LocationCard(msgspec.Struct, frozen=True):
    """A location card: the tile it names, where that lies, and whether it shows the symbol."""

    tile: str
    space: int
    intel: bool


class Player(msgspec.Struct, frozen=True):
    """A player's open cards and place; `space` is null for a player who has left the city."""

    cards: list[CardName]
    intel: int
    space: int | None


class Supply(msgspec.Struct, frozen=True):
    """An inventory card: the actions it buys, and how many are in the deck and discarded."""

    card: CardName
    value: int
    in_deck: int
    discarded: int


class ClosingInView(View, frozen=True, tag="closing-in"):
    """The table as everybody sees it. Spaces count row by row from the top left."""

    seat: int | None
    level: str
    phase: Phase
    turn: int | None
    turn_number: int
    last_turn: int
    actions_left: int
    actions: int
    """All actions of this turn, those bought included."""
    disguised: bool
    enforce_draws: int
    """How many location cards this turn's Enforce draws."""
    tiles: list[Tile]
    crowd: int
    """A tile with more enforcers than this is removed in Enforce."""
    players: list[Player]
    most_cards: int
    sent: int
    wanted: int
    enforcers_left: int
    intel_left: int
    supply: list[Supply]
    inventory_deck: int
    location_deck: int
    known: list[LocationCard]
    """Cards on top of the location deck that were looked at, the next one first."""
    unknown: list[LocationCard]
    """What else is in the location deck, sorted: the order is unknown."""
    discarded: list[LocationCard]
    """Location cards drawn since the last shuffle, the latest last."""
    ending: Ending | None


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    seat: int
    turn_number: int


class Drew(Event, frozen=True):
    """An inventory card was drawn."""

    seat: int
    card: CardName


class Shuffled(Event, frozen=True):
    """The discards became the deck."""

    deck: Deck


class Bought(Event, frozen=True):
    """A card was discarded for actions; `actions` is what the turn has now in all."""

    seat: int
    card: CardName
    actions: int


class Moved(Event, frozen=True):
    """A player moved: what it cost, and whether an enforcer came to the tile left."""

    seat: int
    space: int
    to: int
    paid: CardName | None
    enforcer: bool


class Used(Event, frozen=True):
    """A card's special action was used; what it did follows."""

    seat: int
    card: CardName


class EnforcersRemoved(Event, frozen=True):
    """Enforcers went back to the supply."""

    space: int
    enforcers: int


class EnforcersMoved(Event, frozen=True):
    """Enforcers were lured or sent to another tile."""

    space: int
    to: int
    enforcers: int


class Found(Event, frozen=True):
    """An intel token was taken from a tile."""

    seat: int
    space: int


class Gave(Event, frozen=True):
    """A card or an intel changed hands."""

    seat: int
    to: int
    card: GiftName


class Sent(Event, frozen=True):
    """An intel was sent; `sent` are all so far."""

    seat: int
    sent: int


class Escaped(Event, frozen=True):
    """Players left the city."""

    space: int
    seats: list[int]


class Looked(Event, frozen=True):
    """The top location cards were looked at."""

    seat: int
    cards: list[LocationCard]


class CardsPutBack(Event, frozen=True):
    """The cards looked at were put back in this order."""

    seat: int
    cards: list[LocationCard]


class Deployed(Event, frozen=True):
    """A location card was drawn: whether it brought an enforcer and an intel."""

    card: LocationCard
    enforcer: bool
    intel: bool


class TileRemoved(Event, frozen=True):
    """Too many enforcers: the tile is gone."""

    space: int
    tile: str


class Ended(Event, frozen=True):
    """The match is over."""

    ending: Ending


AnyEvent = (
    TurnBegan
    | Drew
    | Shuffled
    | Bought
    | Moved
    | Used
    | EnforcersRemoved
    | EnforcersMoved
    | Found
    | Gave
    | Sent
    | Escaped
    | Looked
    | CardsPutBack
    | Deployed
    | TileRemoved
    | Ended
)
