"""What everybody can tell of hidden hands in Close Enough (E27): kept up to date behind hooks.

Cards that went openly into a hand are known; after a reshuffle everybody knows what the deck was
made of, and so what the unknown cards in hands were together. Nothing here decides how to play;
`imagine.py` deals by it. Compiled.
"""

from __future__ import annotations

from closecall.engine.native import i64
from closecall.games.close_enough.layout import (
    DECK_TOP,
    DREW,
    GIVEN,
    HAND,
    HAND_SIZE,
    KINDS,
    KNOWN,
    NO_CARD,
    OLD,
    Layout,
)
from closecall.games.close_enough.moves import PLAYERS


class Knowledge(Layout):
    """A position, and what may be remembered about it."""

    def put(self, seat: i64, slot: i64, card: i64, source: i64) -> None:
        """A card goes into a hand; cards that everybody knows about are kept first in it."""
        table = self.table
        table[HAND + slot] = card
        table[KNOWN + slot] = 1
        if source == DECK_TOP:
            table[KNOWN + slot] = 0
        first = seat * HAND_SIZE
        if table[KNOWN + first] < table[KNOWN + first + 1]:
            card = table[HAND + first]
            table[HAND + first] = table[HAND + first + 1]
            table[HAND + first + 1] = card
            table[KNOWN + first] = 1
            table[KNOWN + first + 1] = 0

    def note_draw(self, seat: i64) -> None:
        """Somebody drew a card from the deck."""
        if self.reshuffles > 0:
            self.table[DREW + seat] = 1

    def note_gift(self, seat: i64, slot: i64, card: i64) -> None:
        """Somebody gave a card out of this place of the hand; -1: the one just drawn."""
        if slot < 0 or self.table[KNOWN + slot] == 0:
            self.give_unknown(seat, card)

    def give_unknown(self, seat: i64, card: i64) -> None:
        """A card goes that nobody else knew about: what it tells about the unknown ones.

        Who has not drawn since the deck was reshuffled gives one of the cards held then; otherwise
        it may be one of those or one drawn later.
        """
        if self.reshuffles == 0:
            return
        table = self.table
        if table[DREW + seat] == 1:
            table[GIVEN + seat * KINDS + card] += 1
            return
        place = OLD + seat * HAND_SIZE
        if table[place] == card:
            table[place] = table[place + 1]
        table[place + 1] = NO_CARD

    def note_reshuffle(self) -> None:
        """E9: what was unknown in hands until now is known as a whole."""
        self.reshuffles += 1
        i: i64
        for i in range(PLAYERS):
            self.table[DREW + i] = 0
            self.remember_old(i)
        for i in range(PLAYERS * KINDS):
            self.table[GIVEN + i] = 0

    def remember_old(self, seat: i64) -> None:
        """The unknown cards of a hand; known ones come first in it."""
        table = self.table
        slot = seat * HAND_SIZE
        table[OLD + slot] = NO_CARD
        table[OLD + slot + 1] = NO_CARD
        if table[KNOWN + slot] == 0:
            table[OLD + slot] = table[HAND + slot]
            table[OLD + slot + 1] = table[HAND + slot + 1]
        elif table[KNOWN + slot + 1] == 0:
            table[OLD + slot] = table[HAND + slot + 1]

    def note_shown(self, seat: i64) -> None:
        """E19: a lot lies open, and everybody knows it."""
        i: i64
        for i in range(HAND_SIZE):
            self.table[KNOWN + seat * HAND_SIZE + i] = 1
