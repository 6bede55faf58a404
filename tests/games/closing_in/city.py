"""Positions of Closing In for tests: say what matters, the rest of the box is filled in.

The tiles always lie like this:

      a               b            c               d
  1   Apartments      Radio Tower  Docks           Tunnel
  2   Market          Hospital     Police Station  Train Yard
  3   Library         Factory      Warehouse       City Park
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import closecall
from closecall.engine.core import State
from closecall.games.closing_in.edition import edition_of
from closecall.games.closing_in.moves import CARD_NAMES, SPACE_NAMES
from closecall.games.closing_in.view import ClosingInView

GAME = closecall.game("closing-in")
TILES = (
    "Apartments",
    "Radio Tower",
    "Docks",
    "Tunnel",
    "Market",
    "Hospital",
    "Police Station",
    "Train Yard",
    "Library",
    "Factory",
    "Warehouse",
    "City Park",
)


def player(space: str | None = "a1", *cards: str, intel: int = 0) -> dict[str, Any]:
    return {"space": space, "cards": list(cards), "intel": intel}


def city(
    *players: dict[str, Any],
    level: str = "standard",
    enforcers: dict[str, int] | None = None,
    next_locations: tuple[str, ...] = (),
    next_cards: tuple[str, ...] = (),
    discarded_cards: tuple[str, ...] = (),
    all_discarded: bool = False,
    **fields: Any,
) -> State:
    """A position with these players (a second one waits in d3 if only one is given)."""
    seats = list(players) if len(players) > 1 else [*players, player("d3")]
    box = edition_of("default").box(level)
    cards: Counter[str] = Counter(dict.fromkeys(CARD_NAMES, 0))
    cards.update(CARD_NAMES[kind] for kind in box.inventory)
    for each in seats:
        cards.subtract(each["cards"])
    cards.subtract(next_cards)
    cards.subtract(discarded_cards)
    assert min(cards.values()) >= 0, f"more cards than there are: {cards}"
    rest = list(cards.elements())
    locations = Counter(_location(card) for card in box.locations)
    locations.subtract(next_locations)
    discards = fields.pop("location_discards", [])
    locations.subtract(discards)
    position = {
        "tiles": list(TILES),
        "removed": [],
        "enforcers": [(enforcers or {}).get(space, 0) for space in SPACE_NAMES],
        "intel": [],
        "players": seats,
        "sent": 0,
        "location_deck": [*next_locations, *locations.elements()],
        "location_discards": discards,
        "known": 0,
        "inventory_deck": [*next_cards, *([] if all_discarded else rest)],
        "inventory_discards": sorted(
            [*discarded_cards, *(rest if all_discarded else [])], key=CARD_NAMES.index
        ),
        "turn": 0,
        "turn_number": 5,
        "actions": 2,
        "actions_left": 2,
        "acted": False,
        "disguised": False,
        "jammed": 0,
        "looking": 0,
        "seen_new": False,
        "ending": None,
    } | fields
    start = GAME.start(len(seats), 1, level=level).snapshot()
    return GAME.restore(start | {"state": position})


def _location(card: int) -> str:
    return TILES[card >> 1] + (" + intel" if card & 1 else "")


def play(state: State, *texts: str) -> State:
    """Moves of whoever's turn it is."""
    for text in texts:
        seat = state.actors()[0]
        state.apply(seat, GAME.action(GAME.parse(text)))
    return state


def legal(state: State, start: str = "") -> set[str]:
    """The texts of the legal moves that start like this."""
    seat = state.actors()[0]
    texts = {GAME.move(action).text for action in state.legal(seat)}
    return {text for text in texts if text.startswith(start)}


def fields(state: State) -> dict[str, Any]:
    saved: Any = state.snapshot()["state"]
    assert isinstance(saved, dict)
    return saved


def enforcers(state: State, space: str) -> int:
    return int(fields(state)["enforcers"][SPACE_NAMES.index(space)])


def look(state: State, seat: int | None = None) -> ClosingInView:
    view = state.view(seat)
    assert isinstance(view, ClosingInView)
    return view
