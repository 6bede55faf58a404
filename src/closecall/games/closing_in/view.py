"""Views and events of Closing In, built up from nothing.

Everything lies open but the order of the two decks (C21), so decks are shown sorted, and everybody
sees the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import msgspec

from closecall.engine.core import Note
from closecall.engine.types import Event, View
from closecall.games.closing_in.edition import ROLES, Role
from closecall.games.closing_in.layout import (
    CROWD,
    LAST_TURN,
    LOCATION_CARDS,
    MOST_CARDS,
    NO_CARD,
    OUTSIDE,
    WANTED,
    held,
)
from closecall.games.closing_in.moves import (
    CARD_NAMES,
    GIFT_NAMES,
    KINDS,
    SPACE_NAMES,
    SPACES,
    CardName,
    GiftName,
)
from closecall.games.closing_in.rules import ClosingInState

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


def by_count(counts: list[int]) -> list[CardName]:
    """Card names from how many there are of each kind."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def hand_of(state: ClosingInState, seat: int) -> list[CardName]:
    """Return the cards a player holds."""
    return by_count([held(state.hand_of(seat), kind) for kind in range(KINDS)])


def own(state: ClosingInState, seat: int) -> dict[str, object]:
    """Return what `seat` sees besides the open table (C21): nothing, all hands lie open."""
    return {"seat": seat}


def show_open(state: ClosingInState) -> ClosingInView:
    """Return the table as everybody sees it."""
    deck = _locations(state, int(state.drawn), LOCATION_CARDS)
    known = int(state.known)
    return ClosingInView(
        seat=None,
        level=str(state.terms.options["level"]),
        phase=_phase(state),
        turn=None if state.over else int(state.turn),
        turn_number=int(state.turn_number),
        last_turn=LAST_TURN,
        actions_left=int(state.actions),
        actions=int(state.granted),
        disguised=state.disguised,
        enforce_draws=int(state.box.draws - state.jammed),
        tiles=[_tile(state, space) for space in range(SPACES)],
        crowd=CROWD,
        players=[_player(state, each) for each in range(int(state.seats))],
        most_cards=MOST_CARDS,
        sent=int(state.sent),
        wanted=WANTED,
        enforcers_left=int(state.enforcers_left),
        intel_left=int(state.intel_left),
        supply=_supply(state),
        inventory_deck=int(state.in_deck),
        location_deck=len(deck),
        known=[location_card(state, card) for card in deck[:known]],
        unknown=[location_card(state, card) for card in sorted(deck[known:])],
        discarded=[location_card(state, card) for card in _locations(state, 0, int(state.drawn))],
        ending=_ending(state),
    )


def _ending(state: ClosingInState) -> Ending | None:
    return msgspec.convert(state.ending, Ending) if state.over else None


def _phase(state: ClosingInState) -> Phase:
    if state.over:
        return "over"
    if state.looking > 0:
        return "put-back"
    return "act" if state.acted else "buy"


def _tile(state: ClosingInState, space: int) -> Tile:
    tile = int(state.tile_on(space))
    name = state.box.tiles[tile]
    return Tile(
        space=SPACE_NAMES[space],
        key=re.sub(r"\W+", "-", name.casefold()).strip("-"),
        name=name,
        enforcers=int(state.enforcers_on(space)),
        intel=bool(state.lying >> space & 1),
        removed=not state.is_tile(space),
        players=[seat for seat in range(int(state.seats)) if state.space_at(seat) == space],
        role=ROLES[tile] if tile < len(ROLES) else None,
    )


def _player(state: ClosingInState, seat: int) -> Player:
    space = int(state.space_at(seat))
    return Player(
        cards=hand_of(state, seat),
        intel=int(state.intel_of(seat)),
        space=None if space == OUTSIDE else space,
    )


def _supply(state: ClosingInState) -> list[Supply]:
    deck = state.inventory_deck()
    return [
        Supply(name, int(state.box.values[kind]), deck.count(kind), int(state.discarded(kind)))
        for kind, name in enumerate(CARD_NAMES)
    ]


def _locations(state: ClosingInState, first: int, end: int) -> list[int]:
    return list(state.location_cards()[first:end])


def location_card(state: ClosingInState, card: int) -> LocationCard:
    """Return a location card of the rules as people see it."""
    tile = card >> 1
    return LocationCard(state.box.tiles[tile], int(state.space_of(tile)), bool(card & 1))


def cut(state: ClosingInState, note: Note, _: int | None) -> Event:
    """Return the typed event of a note. Everything happens openly (C21)."""
    kind, *what = note
    return _CUTS[str(kind)](state, *what)


def _moved(_: ClosingInState, seat: int, space: int, to: int, paid: int, enforcer: bool) -> Event:
    return Moved(seat, space, to, None if paid == NO_CARD else CARD_NAMES[paid], enforcer)


def _deployed(state: ClosingInState, card: int, enforcer: bool, intel: bool) -> Event:
    return Deployed(location_card(state, card), enforcer, intel)


def _looked(state: ClosingInState, seat: int, cards: tuple[int, ...]) -> Event:
    return Looked(seat, [location_card(state, card) for card in cards])


def _put_back(state: ClosingInState, seat: int, cards: tuple[int, ...]) -> Event:
    return CardsPutBack(seat, [location_card(state, card) for card in cards])


def _tile_removed(state: ClosingInState, space: int) -> Event:
    return TileRemoved(space, state.box.tiles[state.tile_on(space)])


_CUTS: dict[str, Callable[..., Event]] = {
    "turn-began": lambda _, seat, number: TurnBegan(seat, number),
    "drew": lambda _, seat, kind: Drew(seat, CARD_NAMES[kind]),
    "shuffled": lambda _, deck: Shuffled(deck),
    "bought": lambda _, seat, kind, actions: Bought(seat, CARD_NAMES[kind], actions),
    "moved": _moved,
    "used": lambda _, seat, kind: Used(seat, CARD_NAMES[kind]),
    "enforcers-removed": lambda _, space, count: EnforcersRemoved(space, count),
    "enforcers-moved": lambda _, space, to, count: EnforcersMoved(space, to, count),
    "found": lambda _, seat, space: Found(seat, space),
    "gave": lambda _, seat, to, kind: Gave(seat, to, GIFT_NAMES[kind]),
    "sent": lambda _, seat, sent: Sent(seat, sent),
    "escaped": lambda _, space, seats: Escaped(space, list(seats)),
    "looked": _looked,
    "put-back": _put_back,
    "deployed": _deployed,
    "tile-removed": _tile_removed,
    "ended": lambda _, ending: Ended(ending),
}
