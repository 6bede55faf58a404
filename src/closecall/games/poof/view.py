"""Views and events of Poof, built up from nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from closecall.engine.core import Note
from closecall.engine.native import i64
from closecall.engine.types import Event
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
from closecall.games.poof.shapes import (
    Dealt,
    GaveUp,
    PickedUp,
    Played,
    Player,
    Poofed,
    PoofPlayed,
    PoofView,
    RoundEnd,
    RoundScored,
    Skipped,
    Slot,
    TurnedOver,
    Uncovered,
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


def by_count(counts: list[int]) -> list[int]:
    """Cards in ascending order from how many there are of each kind; Poof cards last."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        if count and kind:
            cards += [kind] * count
    return cards + [0] * counts[0]


OPEN_EVENTS = True
"""Everything that happens in Poof happens openly (P23)."""


def cut(_: PoofState, note: Note, viewer: int | None) -> Event:
    """Return the typed event of a note, the same for every viewer."""
    kind, *what = note
    return _CUTS[str(kind)](*what)


def _dealt(round_: int, first: int, turned: tuple[int, ...]) -> Event:
    pairs = list(zip(turned[::2], turned[1::2], strict=True))
    return Dealt(round_, first, pairs)


def _played(seat: int, value: int, hand: int, mask: int) -> Event:
    return Played(seat, value, hand, [slot for slot in range(SLOTS) if mask >> slot & 1])


def _round_scored(
    round_: int, reason: RoundEnd, points: tuple[int, ...], left: tuple[int, ...]
) -> Event:
    left_over = [by_count(list(left[i : i + KINDS])) for i in range(0, len(left), KINDS)]
    return RoundScored(round_, reason, list(points), left_over)


_CUTS: dict[str, Callable[..., Event]] = {
    "dealt": _dealt,
    "skipped": Skipped,
    "played": _played,
    "poof-played": PoofPlayed,
    "uncovered": Uncovered,
    "turned-over": TurnedOver,
    "poofed": Poofed,
    "picked-up": lambda seat, cards: PickedUp(seat, list(cards)),
    "gave-up": GaveUp,
    "round-scored": _round_scored,
}
