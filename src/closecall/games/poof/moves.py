"""The moves of Poof and their ids.

Ids from 0: numbers from the hand alone, then everything that is no number, then numbers in which
face-up cards take part. `rules.py` lists and reads the same ids with the constants below.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from closecall.engine.types import Move

TOP: Final = 20  # the highest number there is
MOST: Final = 8  # copies of a number
SLOTS: Final = 4  # places before a player
COUNTS: Final = MOST + 1  # how many may come from the hand in a play with face-up cards: 0 to 8
MASKS: Final = 15  # choices of at least one slot, a bit each

HAND_PLAYS: Final = TOP * MOST  # id = value - 1 + TOP * (count - 1)
PICK_UP: Final = HAND_PLAYS
POOF: Final = PICK_UP + 1
POOF_SLOT: Final = POOF + 1  # + slot
BLIND: Final = POOF_SLOT + SLOTS  # + slot
POOFTASTROPHE: Final = BLIND + SLOTS
TABLE_PLAYS: Final = POOFTASTROPHE + 1  # + ((mask - 1) * COUNTS + count) * TOP + value - 1
NUM_ACTIONS: Final = TABLE_PLAYS + MASKS * COUNTS * TOP

SLOT_NAMES: Final = "abcd"

Value = Annotated[int, msgspec.Meta(ge=1, le=TOP)]
Slot = Annotated[int, msgspec.Meta(ge=0, lt=SLOTS)]


class Play(Move, frozen=True):
    """Play `hand` copies of a number from the hand and the face-up cards of `slots`."""

    value: Value
    hand: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    slots: tuple[Slot, ...] = ()

    @property
    def text(self) -> str:
        """`2x7`: two 7s from the hand; `3x7:ac`: one from the hand, two from slots."""
        slots = "".join(SLOT_NAMES[slot] for slot in self.slots)
        return f"{self.hand + len(self.slots)}x{self.value}" + (f":{slots}" if slots else "")


class PickUp(Move, frozen=True):
    """Take the whole pile into the hand."""

    @property
    def text(self) -> str:
        return "pick-up"


class PlayPoof(Move, frozen=True, tag="poof"):
    """Play a Poof card from the hand, or the one lying face up in a slot."""

    slot: Slot | None = None

    @property
    def text(self) -> str:
        return "poof" if self.slot is None else f"poof:{SLOT_NAMES[self.slot]}"


class Blind(Move, frozen=True):
    """Turn over an uncovered face-down card and play it, if it can be."""

    slot: Slot

    @property
    def text(self) -> str:
        return f"blind:{SLOT_NAMES[self.slot]}"


class Pooftastrophe(Move, frozen=True):
    """Give the round up."""

    @property
    def text(self) -> str:
        return "pooftastrophe"


AnyMove = Play | PickUp | PlayPoof | Blind | Pooftastrophe


def make_move(action: int) -> Move:
    """Return the move with this id."""
    if action < HAND_PLAYS:
        return Play(action % TOP + 1, action // TOP + 1)
    if action == PICK_UP:
        return PickUp()
    if action == POOF:
        return PlayPoof()
    if action < BLIND:
        return PlayPoof(action - POOF_SLOT)
    if action < POOFTASTROPHE:
        return Blind(action - BLIND)
    if action == POOFTASTROPHE:
        return Pooftastrophe()
    rest, value = divmod(action - TABLE_PLAYS, TOP)
    mask, hand = divmod(rest, COUNTS)
    slots = tuple(slot for slot in range(SLOTS) if (mask + 1) >> slot & 1)
    return Play(value + 1, hand, slots)
