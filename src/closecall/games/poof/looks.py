"""How the table of Poof looks to a viewer. Apart from what builds it, which is compiled."""

from __future__ import annotations

import msgspec

from closecall.engine.types import View


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
