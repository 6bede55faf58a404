"""Views and events of Poof, built up from nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from closecall.engine.core import Note
from closecall.engine.types import Event
from closecall.games.poof import shown
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.rules import KINDS, PoofState

RoundEnd = Literal["out", "all-skipped", "stalemate", "pooftastrophe"]


class Dealt(Event, frozen=True):
    """A round was set up; the highest card turned starts."""

    round: int
    first: int
    turned: list[tuple[int, int]]


class Skipped(Event, frozen=True):
    """A player without a number cannot start a pile."""

    seat: int


class Played(Event, frozen=True):
    """Cards of one value were laid on the pile."""

    seat: int
    value: int
    hand: int
    slots: list[int]


class PoofPlayed(Event, frozen=True):
    """A Poof card was played, from the hand or from a slot."""

    seat: int
    slot: int | None


class Uncovered(Event, frozen=True):
    """A face-down card was turned over because the one on it was played."""

    seat: int
    slot: int
    card: int


class TurnedOver(Event, frozen=True):
    """A blind card was tried."""

    seat: int
    slot: int
    card: int


class Poofed(Event, frozen=True):
    """The pile left the round."""

    seat: int
    cards: int


class PickedUp(Event, frozen=True):
    """The pile went into a hand."""

    seat: int
    cards: list[int]


class GaveUp(Event, frozen=True):
    """A Pooftastrophe was declared."""

    seat: int


class RoundScored(Event, frozen=True):
    """A round ended; everybody shows what is left."""

    round: int
    reason: RoundEnd
    points: list[int]
    left_over: list[list[int]]


AnyEvent = (
    Dealt
    | Skipped
    | Played
    | PoofPlayed
    | Uncovered
    | TurnedOver
    | Poofed
    | PickedUp
    | GaveUp
    | RoundScored
)


def by_count(counts: list[int]) -> list[int]:
    """Cards in ascending order from how many there are of each kind; Poof cards last."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        if count and kind:
            cards += [kind] * count
    return cards + [0] * counts[0]


own = shown.own
show_open = shown.show_open

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
