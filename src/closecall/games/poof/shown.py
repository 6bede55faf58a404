"""The table of Poof as plain lists for views. Compiled: every move shows it to everybody."""

from __future__ import annotations

from typing import Final

from closecall.engine.native import i64
from closecall.games.poof.looks import Player, Slot
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.rules import (
    FACE_DOWN,
    FACE_UP,
    IN_HAND,
    KINDS,
    KNOWN,
    LEFT,
    NO_CARD,
    PoofState,
)


def kinds(state: PoofState, start: int) -> list[int]:
    """Return the cards counted by kind from `start` on, in ascending order; Poof cards last."""
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


def players(state: PoofState) -> list[Player]:
    """Return the public part of each player."""
    return [_player(state, seat) for seat in range(int(state.seats))]


def _player(state: PoofState, seat: int) -> Player:
    cards = state.cards
    return Player(
        int(cards[IN_HAND + seat]),
        int(cards[LEFT + seat]),
        kinds(state, KNOWN + seat * KINDS),
        _slots(state, seat),
        state.points(seat),
        _turned(state, seat),
    )


def _slots(state: PoofState, seat: int) -> list[Slot]:
    found: list[Slot] = []
    place: i64
    first: i64 = seat * SLOTS
    for place in range(first, first + SLOTS):
        hidden = state.cards[FACE_DOWN + place] != NO_CARD
        found.append(_OVER[int(state.cards[FACE_UP + place])][1 if hidden else 0])
    return found


def _as_seen(card: int) -> tuple[Slot, Slot]:
    """Return a slot in which this card shows, with nothing below it and with a card face down."""
    shows = None if card == NO_CARD else card
    return Slot(shows, False), Slot(shows, True)


_OVER: Final = {card: _as_seen(card) for card in [NO_CARD, *range(KINDS)]}
"""Slots look alike in all matches: made once."""


def _turned(state: PoofState, seat: int) -> list[int]:
    who: i64 = seat
    found: list[int] = []
    i: i64
    for i in range(0, len(state.turned), 2):
        if state.turned[i] == who:
            found.append(int(state.turned[i + 1]))
    return found
