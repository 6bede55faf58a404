"""Shapes of views and events of Poof: what `view.py`, compiled, builds."""

from __future__ import annotations

from typing import Literal

import msgspec

from closecall.engine.types import Event, View

RoundEnd = Literal["out", "all-skipped", "stalemate", "pooftastrophe"]


class Slot(msgspec.Struct, frozen=True):
    """One of the four places before a player: the card that shows, and whether one lies hidden."""

    card: int | None
    face_down: bool


class Player(msgspec.Struct, frozen=True):
    """The public part of a player."""

    in_hand: int
    left: int
    known: list[int]
    """Cards everybody saw go into this hand and that are still there."""
    slots: list[Slot]
    total: int
    turned: list[int]
    """Cards turned to find the first player of this round."""


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
