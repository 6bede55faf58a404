"""How a player's place on the table looks: what everybody sees of a player of Poof."""

from __future__ import annotations

import msgspec


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
