"""What lies where in Poof, as plain lists for views. Compiled: every move shows it to everybody."""

from __future__ import annotations

from closecall.engine.native import i64
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.rules import (
    FACE_DOWN,
    FACE_UP,
    KINDS,
    NO_CARD,
    PoofState,
)


def kinds(state: PoofState, start: int) -> list[int]:
    """The cards counted by kind from `start` on, in ascending order; Poof cards last."""
    cards: list[int] = []
    at: i64 = start
    kind: i64
    for kind in range(1, KINDS):
        count = state.cards[at + kind]
        while count > 0:
            cards.append(int(kind))
            count -= 1
    poofs = state.cards[at]
    while poofs > 0:
        cards.append(0)
        poofs -= 1
    return cards


def slots(state: PoofState, seat: int) -> list[tuple[int, bool]]:
    """The four places before a player: the card that shows, and whether one lies hidden."""
    found: list[tuple[int, bool]] = []
    place: i64
    first: i64 = seat * SLOTS
    for place in range(first, first + SLOTS):
        hidden = state.cards[FACE_DOWN + place] != NO_CARD
        found.append((int(state.cards[FACE_UP + place]), hidden))
    return found


def turned(state: PoofState, seat: int) -> list[int]:
    """The cards a player turned to find who starts."""
    who: i64 = seat
    found: list[int] = []
    i: i64
    for i in range(0, len(state.turned), 2):
        if state.turned[i] == who:
            found.append(int(state.turned[i + 1]))
    return found
