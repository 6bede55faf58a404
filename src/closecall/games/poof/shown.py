"""The table of Poof as viewers see it, built up from nothing. Compiled: every move shows it."""

from __future__ import annotations

from typing import Final

from closecall.engine.native import i64
from closecall.games.poof.looks import Player, PoofView, Slot
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.rules import (
    FACE_DOWN,
    FACE_UP,
    GONE,
    HAND,
    IN_HAND,
    KINDS,
    KNOWN,
    LEFT,
    LEFT_OVER,
    NO_CARD,
    PoofState,
)


def own(state: PoofState, seat: int) -> dict[str, object]:
    """Return what `seat` sees besides the open table (P23): its hand."""
    return {"seat": seat, "hand": kinds(state, HAND + seat * KINDS)}


def show_open(state: PoofState) -> PoofView:
    """Return the table as everybody sees it."""
    over, box = state.over, state.box
    return PoofView(
        seat=None,
        round=int(state.round) + (0 if over else 1),
        rounds=int(box.rounds),
        blind=box.blind,
        numbers=int(box.numbers),
        turn=None if over else int(state.turn),
        first=int(state.first),
        pile=state.pile_cards(),
        run=int(state.run),
        quiet=int(state.quiet),
        gone=kinds(state, GONE),
        players=[_player(state, seat) for seat in range(int(state.seats))],
        hand=None,
        scores=_scores(state),
        left_over=_left_over(state) if len(state.scores) else None,
    )


def _scores(state: PoofState) -> list[list[int]]:
    """Return the points of finished rounds, seat by seat."""
    scores = list(state.scores)
    seats = int(state.seats)
    return [scores[i : i + seats] for i in range(0, len(scores), seats)]


def _left_over(state: PoofState) -> list[list[int]]:
    return [kinds(state, LEFT_OVER + seat * KINDS) for seat in range(int(state.seats))]


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
        seen = _ALONE if state.cards[FACE_DOWN + place] == NO_CARD else _ON_ANOTHER
        found.append(seen[state.cards[FACE_UP + place] - NO_CARD])
    return found


def _every(face_down: bool) -> list[Slot]:
    """Return a slot that shows nothing, then one for each card."""
    return [Slot(None if card < 0 else card, face_down) for card in range(NO_CARD, KINDS)]


# Slots look alike in all matches: made once.
_ALONE: Final = _every(False)
_ON_ANOTHER: Final = _every(True)


def _turned(state: PoofState, seat: int) -> list[int]:
    who: i64 = seat
    found: list[int] = []
    i: i64
    for i in range(0, len(state.turned), 2):
        if state.turned[i] == who:
            found.append(int(state.turned[i + 1]))
    return found
