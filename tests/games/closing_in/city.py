"""Positions of Closing In for the tests: a city whose tiles lie in the order of the edition.

a1 Apartments   b1 Radio Tower   c1 Docks            d1 Tunnel
a2 Market       b2 Hospital      c2 Police Station   d2 Train Yard
a3 Library      b3 Factory       c3 Warehouse        d3 City Park
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import closecall
from closecall.engine.core import State
from closecall.engine.types import Event
from closecall.games import closing_in
from closecall.games.closing_in.edition import box_of, edition_of
from closecall.games.closing_in.moves import CARD_NAMES, SPACE_NAMES
from closecall.games.closing_in.position import card_name
from closecall.games.closing_in.shapes import ClosingInView, Player, Tile

GAME = closecall.game("closing-in")
# The box of revision 1 stays as it is: tuning the default edition changes no rule.
OLD_BOX = Path(closing_in.__file__).with_name("edition-r1.toml")
BOX = tomllib.loads(OLD_BOX.read_text(encoding="utf-8"))
HARMLESS = ("Tunnel", "Apartments", "Docks", "Market", "Library", "City Park")
SPARE = ("walkie-talkie", "walkie-talkie", "walkie-talkie")  # nothing these tests are about


def city(
    hand: Sequence[str] = SPARE,
    at: str = "a1",
    *,
    others: Sequence[tuple[Sequence[str], str | None]] = ((SPARE, "d3"),),
    enforcers: Mapping[str, int] | None = None,
    intel: Sequence[str] = (),
    carried: Sequence[int] = (),
    removed: Sequence[str] = (),
    sent: int = 0,
    locations: Sequence[str] = HARMLESS,
    inventory: Sequence[str] = (),
    discarded: Iterable[str] = (),
    level: str = "standard",
    **more: object,
) -> State:
    """Seat 0's turn, before its first action; the decks begin with the cards given.

    What is discarded (of the locations) is no longer in the deck; `more` are fields of the
    snapshot as they stand there.
    """
    hands = [hand, *(cards for cards, _ in others)]
    places = [at, *(space for _, space in others)]
    carried = [*carried, *[0] * (len(hands) - len(carried))]
    box = box_of(BOX, level, len(hands))
    thrown = list(discarded)
    state: dict[str, object] = {
        "tiles": list(box.tiles),
        "removed": list(removed),
        "enforcers": [(enforcers or {}).get(space, 0) for space in SPACE_NAMES],
        "intel": list(intel),
        "players": [
            {"cards": sorted(cards, key=CARD_NAMES.index), "intel": found, "space": space}
            for cards, found, space in zip(hands, carried, places, strict=True)
        ],
        "sent": sent,
        "location_deck": stacked(
            locations, [card_name(box.tiles, card) for card in box.locations], thrown
        ),
        "location_discards": thrown,
        "known": 0,
        "inventory_deck": stacked(
            inventory,
            [CARD_NAMES[kind] for kind in box.inventory],
            [card for cards in hands for card in cards],
        ),
        "inventory_discards": [],
        "turn": 0,
        "turn_number": 1,
        "actions": 2,
        "actions_left": 2,
        "acted": False,
        "disguised": False,
        "jammed": 0,
        "looking": 0,
        "seen_new": False,
        "ending": None,
    }
    snapshot = GAME.start(len(hands), 1, level=level, edition=BOX).snapshot()
    snapshot["state"] = {**state, **more}
    restored = GAME.restore(snapshot)
    restored.listen()
    return restored


def poor_edition() -> dict[str, Any]:
    """A box of twelve inventory cards: eleven times Cash and a Boat Key."""
    edition = msgspec.to_builtins(edition_of("default"))
    cards = {"boat-key": {"copies": 1, "value": 0}, "cash": {"copies": 11, "value": 2}}
    edition["levels"] = {level: {"drawn": 2, "cards": cards} for level in edition["levels"]}
    return dict(edition)


def poor_city(hands: Sequence[Sequence[str]]) -> State:
    """Everybody in the Apartments with these cards, the others of twelve in the deck."""
    state = GAME.start(len(hands), 1, edition=poor_edition())
    snapshot: dict[str, Any] = state.snapshot()
    for each, cards in zip(snapshot["state"]["players"], hands, strict=True):
        each["cards"] = list(cards)
    held = [card for cards in hands for card in cards]
    snapshot["state"]["inventory_deck"] = stacked([], ["boat-key", *["cash"] * 11], held)
    return GAME.restore(snapshot)


def all_locations_but(*cards: str) -> list[str]:
    """The other location cards of the box these tests play with."""
    box = box_of(BOX, "standard", 2)
    return stacked([], [card_name(box.tiles, card) for card in box.locations], cards)


def stacked(top: Sequence[str], cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    """All cards not taken, those wanted on top."""
    rest = Counter(cards)
    rest.subtract(taken)
    rest.subtract(top)
    assert min(rest.values()) >= 0, "the box does not have that many"
    return [*top, *rest.elements()]


def play(state: State, *texts: str) -> State:
    """Make these moves for the player whose turn it is."""
    for text in texts:
        (seat,) = state.actors()
        state.apply(seat, GAME.action(GAME.parse(text)))
    return state


def legal(state: State, *beginnings: str) -> set[str]:
    """The legal moves in words, those that begin with one of the given words if there are any."""
    texts = {GAME.move(action).text for action in state.legal(state.actors()[0])}
    return {text for text in texts if not beginnings or text.split()[0] in beginnings}


def look(state: State) -> ClosingInView:
    view = state.view(None)
    assert isinstance(view, ClosingInView)
    return view


def tile(state: State, space: str) -> Tile:
    return look(state).tiles[SPACE_NAMES.index(space)]


def player(state: State, seat: int = 0) -> Player:
    return look(state).players[seat]


def where(state: State, seat: int = 0) -> str | None:
    space = player(state, seat).space
    return None if space is None else SPACE_NAMES[space]


def events(state: State, kind: type[Event]) -> list[Any]:
    """What the last move made happen, of one kind."""
    return [event for event in state.events() if isinstance(event, kind)]
