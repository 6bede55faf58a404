"""Public knowledge of hidden hands in Close Enough (E27), kept up to date behind hooks.

Cards that went openly into a hand are known; after a reshuffle everybody knows what the deck was
made of, and so what the unknown cards in hands were together. Nothing here decides how to play;
`imagine.py` deals by it. Compiled.
"""

from __future__ import annotations

from closecall.engine.native import append, i64
from closecall.games.close_enough.layout import (
    CALLED,
    CLOSED,
    DECK_TOP,
    DISCARD_TOP,
    DREW,
    FACE_UP,
    FILLS,
    GIVEN,
    HAND,
    HAND_SIZE,
    HOLDS,
    KINDS,
    KNOWN,
    MUST_TUNE,
    NO_CARD,
    OLD,
    REMEMBERED,
    SILENCE_TOKEN,
    STATUS,
    TOKENS,
    TUNES,
    Layout,
    Report,
    deed_of,
    given_for,
)
from closecall.games.close_enough.moves import PLAYERS, TOKEN_KINDS


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

        A seat that has not drawn since the reshuffle gives one of the cards held then; otherwise
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

    # What players did, which tells about their lots

    def note_take(self, seat: i64, source: i64) -> None:
        """Somebody is about to take a card: from where, and what else there was to take."""
        kind: i64 = FILLS
        if self.is_full(seat):
            kind = TUNES
            if self.table[SILENCE_TOKEN + seat] > 0 or self.table[STATUS + seat] >= CALLED:
                kind = MUST_TUNE
        took: i64 = NO_CARD
        if source == DISCARD_TOP:
            took = self.pile[self.height - 1]
        elif source != DECK_TOP:
            took = self.table[FACE_UP + source]
        self.note_deed(seat, kind, took)

    def note_deed(self, seat: i64, kind: i64, took: i64) -> None:
        up = self.table[FACE_UP + seat]
        pile: i64 = NO_CARD
        if self.height > 0 and self.is_full(seat):
            pile = self.pile[self.height - 1]
        self.deeds = append(self.deeds, deed_of(seat, kind, took, up, pile, self.offered(seat)))

    def offered(self, seat: i64) -> i64:
        """Return a mask of the open cards that a seat could take from others."""
        table = self.table
        mask: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat and table[CLOSED + other] == 0:
                mask |= 1 << table[FACE_UP + other]
        return mask

    def note_given(self, card: i64) -> None:
        """Note the card that the seat gives for the one it took."""
        if len(self.deeds) > 0:  # else it was taken before anybody took notes
            self.deeds[len(self.deeds) - 1] |= given_for(card)

    def note_call(self, seat: i64, away: i64) -> None:
        """A round is over: how far away its caller was seen to be."""
        self.calls = append(append(self.calls, seat), away)

    def note_round(self, report: Report) -> None:
        """A round is over: what everybody did in it, and which tokens they hold now."""
        report.deeds = self.deeds  # the next round starts a new list
        seat: i64
        kind: i64
        for seat in range(self.seats):
            if self.table[TOKENS + seat] > 0:
                for kind in range(TOKEN_KINDS):
                    if self.table[HOLDS + seat * TOKEN_KINDS + kind] > 0:
                        report.seats[seat].held |= 1 << kind
        kept = self.past[1:] if len(self.past) >= REMEMBERED else self.past
        self.past = [*kept, report]
