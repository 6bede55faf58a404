"""Views and events of Poof, built up from nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from closecall.engine.core import Note
from closecall.engine.types import Event, View
from closecall.games.poof import shown
from closecall.games.poof.looks import Player
from closecall.games.poof.moves import SLOTS
from closecall.games.poof.rules import (
    GONE,
    HAND,
    KINDS,
    LEFT_OVER,
    PoofState,
)

RoundEnd = Literal["out", "all-skipped", "stalemate", "pooftastrophe"]


class PoofView(View, frozen=True, tag="poof"):
    """The table as one viewer sees it. Cards are numbers; 0 is a Poof card."""

    seat: int | None
    round: int
    rounds: int
    blind: bool
    numbers: int
    turn: int | None
    first: int
    pile: list[int]
    run: int
    quiet: int
    """Turns since the last poof or uncovered card: 30 for each player end the round."""
    gone: list[int]
    players: list[Player]
    hand: list[int] | None
    scores: list[list[int]]
    """Points by finished round, seat by seat."""
    left_over: list[list[int]] | None
    """What each player had left at the end of the last round."""


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


def own(state: PoofState, seat: int) -> dict[str, object]:
    """Return what `seat` sees besides the open table (P23): its hand."""
    return {"seat": seat, "hand": shown.kinds(state, HAND + seat * KINDS)}


def show_open(state: PoofState) -> PoofView:
    """Return the table as everybody sees it."""
    seats = int(state.seats)
    scores = list(state.scores)
    return PoofView(
        seat=None,
        round=int(state.round) + (0 if state.over else 1),
        rounds=int(state.box.rounds),
        blind=state.box.blind,
        numbers=int(state.box.numbers),
        turn=None if state.over else int(state.turn),
        first=int(state.first),
        pile=state.pile_cards(),
        run=int(state.run),
        quiet=int(state.quiet),
        gone=shown.kinds(state, GONE),
        players=shown.players(state),
        hand=None,
        scores=[scores[i : i + seats] for i in range(0, len(scores), seats)],
        left_over=_left_over(state) if scores else None,
    )


def _left_over(state: PoofState) -> list[list[int]]:
    seats = range(state.seats)
    return [shown.kinds(state, LEFT_OVER + seat * KINDS) for seat in seats]


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
