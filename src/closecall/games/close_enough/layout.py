"""Where everything of Close Enough lies, with a name for every place.

A card is its number. Most of a position is one flat array, cheap to copy; whatever reads a position
asks by name. The deck is kept as how many cards of each number it has left: which one lies on top
is drawn when it is needed, which is the same as shuffling before and has no order to give away.
Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.core import State, copy_scalars
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_enough.moves import (
    LOCK,
    PAIRS,
    PARTNERS,
    PLAYERS,
    SILENCE,
    TOKEN_KINDS,
    TOP,
    with_partner,
)

NO_CARD: Final = -1
NOBODY: Final = -1
KINDS: Final = TOP + 1
HAND_SIZE: Final = 2
LOT: Final = 3  # the face-up card and the hand
GOAL: Final = 8  # E21
PATIENCE: Final = 25  # E5: fine-tunes after which a player who may call must
LOCK_SILENCE: Final = 7  # the one kind of token that is no use while totalling

# What the game waits for.
TURN: Final = 0
GIVE: Final = 1  # which card to give for the one taken
LOCKING: Final = 2  # E24: whether to lock a new face-up card
BACKING: Final = 3  # E13: whether to back out
TOTALLING: Final = 4  # E14: tokens, chosen in secret
SHOWING: Final = 5  # E19: show or muck, chosen in secret

# What a player has said.
PLAYING: Final = 0
CALLED: Final = 1
STAYED: Final = 2
FOLDED: Final = 3

# Where a card in question came from; from 0 on, whose face-up card it was.
NOWHERE: Final = -1
DECK_TOP: Final = -2
DISCARD_TOP: Final = -3

# E23: what a used token does. A use is 0 (none) or 1 + kind of token * EFFECT_COUNT + effect.
SUBTRACTED: Final = 0
DOUBLED: Final = 1
IGNORED: Final = 2
RAISED: Final = 3
LOWERED: Final = 4

SHOWN: Final = 1  # the answer of E19; 0 is mucked, or none yet

# What everybody saw this round (E27), deed by deed in `deeds`, each one number, written at every
# move: whose, which, the card taken openly and the card given (if any), the face-up card of that
# player then, the top of the discard pile if it could be taken, and a mask of the cards that others
# had on offer. From which bit on; cards count from one.
DEED_SEAT: Final = 0
DEED_KIND: Final = 3
DEED_TOOK: Final = 6
DEED_GAVE: Final = 11
DEED_UP: Final = 16
DEED_PILE: Final = 21
DEED_OFFERED: Final = 26
# Kinds of deeds. Those who are silenced or in their last turn tune because they cannot call.
FILLS: Final = 0
TUNES: Final = 1
MUST_TUNE: Final = 2
CALLS: Final = 3
STAYS: Final = 4
FOLDS: Final = 5
REMEMBERED: Final = 24  # finished rounds of which the deeds are kept; few matches have more

# Outcomes of the calls of this match, in `calls`: whose, and how far away it was shown to be.
CALL_SIZE: Final = 2
NO_HIT: Final = -1  # mucked: a hit would have been shown
UNTOLD: Final = -2  # backed out: it might have been anything

# Where things lie in `table`, by seat unless said otherwise.
HAND: Final = 0  # + seat * HAND_SIZE + slot
KNOWN: Final = HAND + PLAYERS * HAND_SIZE  # slot by slot: 1 if everybody knows that card
FACE_UP: Final = KNOWN + PLAYERS * HAND_SIZE
STATUS: Final = FACE_UP + PLAYERS
CLOSED: Final = STATUS + PLAYERS  # 1 if the face-up card cannot be taken
FINE_TUNES: Final = CLOSED + PLAYERS
LOCK_TOKEN: Final = FINE_TUNES + PLAYERS  # 1 + kind of the token on the face-up card
SILENCE_TOKEN: Final = LOCK_TOKEN + PLAYERS  # 1 + kind of the token that silences this player
SILENCED_BY: Final = SILENCE_TOKEN + PLAYERS
DECIDED: Final = SILENCED_BY + PLAYERS  # of how many tokens the use is decided
USES: Final = DECIDED + PLAYERS  # + seat * LOT + place: the token on a card; 0 is face up
ANSWER: Final = USES + PLAYERS * LOT
DREW: Final = ANSWER + PLAYERS  # 1 if drawn from the deck since it was reshuffled
GIVEN: Final = DREW + PLAYERS  # + seat * KINDS + card: see `give_unknown`
OLD: Final = GIVEN + PLAYERS * KINDS  # + seat * HAND_SIZE + slot: unknown hand at the reshuffle
DECK: Final = OLD + PLAYERS * HAND_SIZE  # + card: how many are in the deck
TARGET: Final = DECK + KINDS
ROUND_END: Final = TARGET + PLAYERS  # what follows outlives a round
STARS: Final = ROUND_END
TOKENS: Final = STARS + PLAYERS  # number of tokens held
HOLDS: Final = TOKENS + PLAYERS  # + seat * TOKEN_KINDS + kind: unused tokens
BOX: Final = HOLDS + PLAYERS * TOKEN_KINDS  # + kind: tokens in the box
SIZE: Final = BOX + TOKEN_KINDS


def deed_of(seat: i64, kind: i64, took: i64, up: i64, pile: i64, offered: i64) -> i64:
    """Return a deed as one number; the card given follows when it is."""
    cards = (took + 1) << DEED_TOOK | (up + 1) << DEED_UP | (pile + 1) << DEED_PILE
    return seat << DEED_SEAT | kind << DEED_KIND | cards | offered << DEED_OFFERED


def given_for(card: i64) -> i64:
    """Return what the card given adds to a deed."""
    return (card + 1) << DEED_GAVE


def deed_seat(deed: i64) -> i64:
    """Return whose deed it is."""
    return deed >> DEED_SEAT & 7


def deed_kind(deed: i64) -> i64:
    """Return which kind of deed it is."""
    return deed >> DEED_KIND & 7


def deed_card(deed: i64, place: i64) -> i64:
    """Return a card of a deed: `DEED_TOOK`, `DEED_GAVE`, `DEED_UP` or `DEED_PILE`."""
    return (deed >> place & 31) - 1


def deed_offered(deed: i64) -> i64:
    """Return the mask of the open cards that could have been taken from other players."""
    return deed >> DEED_OFFERED


@final
class Box:
    """The cards, targets, tokens and options of a match, shared by all its states."""

    def __init__(
        self,
        copies: list[int],
        targets: list[int],
        stars: list[int],
        tokens: list[int],
        advanced: bool,
        revision: int,
    ) -> None:
        self.copies = from_ints(copies)
        self.targets = from_ints(targets)
        self.stars = from_ints(stars)
        self.tokens = from_ints(tokens)
        self.advanced = advanced
        # What revision 2 changed: matches that began with revision 1 go on as they began.
        self.tokens_between = revision >= 2  # E24, E25: also between taking and giving a card
        self.old_ending = revision < 2  # E1, E21: First! passed on after the end, ties not named
        self.cards: i64 = sum(copies)
        # E22: the two abilities of each kind of token, and the kinds with a Lock or a Silence.
        self.first = from_ints([first for first, _ in PAIRS])
        self.second = from_ints([second for _, second in PAIRS])
        self.locks = from_ints([with_partner(LOCK, partner) for partner in range(PARTNERS)])
        self.silences = from_ints([with_partner(SILENCE, partner) for partner in range(PARTNERS)])


@final
class SeatReport:
    """How a round ended for one seat, as everybody saw it."""

    def __init__(self, status: i64, face_up: i64, target: i64, lock: i64) -> None:
        self.status = status
        self.face_up = face_up
        self.target = target
        self.lock = lock  # 1 + kind of the token on the face-up card
        self.shown = False
        self.first_card: i64 = NO_CARD  # of the hand; none if mucked
        self.second_card: i64 = NO_CARD
        self.uses = zeros(LOT)  # if mucked not on which hand card, nor which way a Nudge goes
        self.result: i64 = 0
        self.bonus: i64 = 0
        self.held: i64 = 0  # a mask of the kinds of tokens held afterwards


@final
class Report:
    """The end of a round, as everybody saw it; never changed once the next one has begun."""

    def __init__(self, caller: i64, backed_out: bool) -> None:
        self.caller = caller
        self.backed_out = backed_out
        self.drawn: i64 = -1  # kind of token drawn
        self.seats: list[SeatReport] = []
        self.deeds: vec[i64] = vec[i64]()  # what everybody did, as far as anybody took notes


class Layout(State):
    """A position as it lies on the table."""

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        box: Box,
        table: vec[i64],
        pile: vec[i64],
        scores: vec[i64],
        last: Report | None,
    ) -> None:
        super().__init__(terms, rng)
        self.box = box
        self.table = table
        self.pile = pile  # the discard pile: the first `height` places, bottom to top
        self.scores = scores  # stars gained in finished rounds, seat by seat
        self.last = last  # the end of the round before; none in the first
        self.height: i64 = 0
        self.left: i64 = 0  # cards in the deck
        self.reshuffles: i64 = 0
        self.turn: i64 = 0
        self.first: i64 = 0  # who has the First! token
        self.caller: i64 = NOBODY
        self.backed_out = False
        self.phase: i64 = TURN
        self.held: i64 = NO_CARD  # the card taken while choosing which one to give
        self.source: i64 = NOWHERE
        self.asked: i64 = NOBODY  # E24
        self.waiting: i64 = 0  # mask: who must still choose in secret
        self.shown: i64 = 0  # mask: whose lot lies open
        self.round: i64 = 0
        self.deeds: vec[i64] = vec[i64]()
        self.calls: vec[i64] = vec[i64]()
        self.past: list[Report] = []  # finished rounds that were noted; shared, so never changed
        self.barred: i64 = 0  # mask: targets used in the round before

    def carry(self, twin: Layout) -> None:
        """Copy the fields listed above to a twin; `table`, `pile` and `scores` are copied whole."""
        copy_scalars(self, twin)
        twin.deeds = self.deeds[:]
        twin.calls = self.calls[:]
        twin.past = self.past

    def clear(self) -> None:
        """Take everything of a round off the table."""
        table = self.table
        i: i64
        for i in range(ROUND_END):
            table[i] = 0
        for i in range(PLAYERS * HAND_SIZE):
            table[HAND + i] = NO_CARD
            table[OLD + i] = NO_CARD
        for i in range(PLAYERS):
            table[FACE_UP + i] = NO_CARD
            table[TARGET + i] = NOBODY
            table[SILENCED_BY + i] = NOBODY
        self.height = 0
        self.left = 0
        self.reshuffles = 0
        self.caller = NOBODY
        self.backed_out = False
        self.phase = TURN
        self.held = NO_CARD
        self.source = NOWHERE
        self.asked = NOBODY
        self.waiting = 0
        self.shown = 0
        self.deeds = vec[i64]()

    def after(self, seat: i64) -> i64:
        """Clockwise."""
        following = seat + 1
        if following == self.seats:
            return 0
        return following

    def before(self, seat: i64) -> i64:
        """Counter-clockwise: the neighbour on the right."""
        if seat == 0:
            return self.seats - 1
        return seat - 1

    def is_full(self, seat: i64) -> bool:
        return self.table[HAND + seat * HAND_SIZE + 1] != NO_CARD

    # Where things lie -------------------------------------------------------------------------

    def card(self, seat: i64, slot: i64) -> i64:
        """Return a hand card."""
        return self.table[HAND + seat * HAND_SIZE + slot]

    def is_known(self, seat: i64, slot: i64) -> bool:
        """Return whether everybody knows that hand card."""
        return self.table[KNOWN + seat * HAND_SIZE + slot] == 1

    def known_cards(self, seat: i64) -> i64:
        """Return how many cards of a hand everybody knows; they come first in it."""
        return self.table[KNOWN + seat * HAND_SIZE] + self.table[KNOWN + seat * HAND_SIZE + 1]

    def face_up(self, seat: i64) -> i64:
        return self.table[FACE_UP + seat]

    def status(self, seat: i64) -> i64:
        return self.table[STATUS + seat]

    def is_closed(self, seat: i64) -> bool:
        """Return whether the face-up card cannot be taken."""
        return self.table[CLOSED + seat] == 1

    def fine_tunes(self, seat: i64) -> i64:
        return self.table[FINE_TUNES + seat]

    def lock_token(self, seat: i64) -> i64:
        """Return 1 + kind of the token on the face-up card, 0 without one."""
        return self.table[LOCK_TOKEN + seat]

    def silence_token(self, seat: i64) -> i64:
        """Return 1 + kind of the token that silences this player, 0 without one."""
        return self.table[SILENCE_TOKEN + seat]

    def silenced_by(self, seat: i64) -> i64:
        return self.table[SILENCED_BY + seat]

    def decided(self, seat: i64) -> i64:
        """Return the number of tokens whose use is decided."""
        return self.table[DECIDED + seat]

    def use(self, seat: i64, place: i64) -> i64:
        """Return the token on a card of the lot; place 0 is the face-up card."""
        return self.table[USES + seat * LOT + place]

    def will_show(self, seat: i64) -> bool:
        return self.table[ANSWER + seat] == SHOWN

    def drew(self, seat: i64) -> bool:
        """Return whether somebody drew from the deck since it was reshuffled."""
        return self.table[DREW + seat] == 1

    def given(self, seat: i64, card: i64) -> i64:
        """Return how many of a card somebody gave away since that nobody knew of."""
        return self.table[GIVEN + seat * KINDS + card]

    def old(self, seat: i64, slot: i64) -> i64:
        """Return a card that was unknown in a hand at the reshuffle."""
        return self.table[OLD + seat * HAND_SIZE + slot]

    def in_deck(self, card: i64) -> i64:
        return self.table[DECK + card]

    def target(self, seat: i64) -> i64:
        """Return its place in the list of targets."""
        return self.table[TARGET + seat]

    def stars(self, seat: i64) -> i64:
        return self.table[STARS + seat]

    def tokens(self, seat: i64) -> i64:
        """Return how many unused tokens a player holds."""
        return self.table[TOKENS + seat]

    def tokens_of_kind(self, seat: i64, kind: i64) -> i64:
        return self.table[HOLDS + seat * TOKEN_KINDS + kind]

    def in_box(self, kind: i64) -> i64:
        return self.table[BOX + kind]

    def discards(self) -> list[int]:
        """Return the discard pile from bottom to top."""
        return list(self.pile[: self.height])
