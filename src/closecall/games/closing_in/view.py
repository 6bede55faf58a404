"""Views and events of Closing In, built up from nothing.

Everything lies open but the order of the two decks (C21), so decks are shown sorted, and everybody
sees the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from closecall.engine.core import Note
from closecall.engine.types import Event
from closecall.games.closing_in.edition import ROLES
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
)
from closecall.games.closing_in.rules import ClosingInState
from closecall.games.closing_in.shapes import (
    Bought,
    CardsPutBack,
    ClosingInView,
    Deployed,
    Drew,
    Ended,
    Ending,
    EnforcersMoved,
    EnforcersRemoved,
    Escaped,
    Found,
    Gave,
    LocationCard,
    Looked,
    Moved,
    Phase,
    Player,
    Sent,
    Shuffled,
    Supply,
    Tile,
    TileRemoved,
    TurnBegan,
    Used,
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
