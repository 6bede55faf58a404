"""Close Enough: bring your lot close to your secret target, call it, and be closest.

In the order of the rule book: what there is, setting up a round, turns, calling, the reveal,
scoring, advantage tokens; then what somebody who does not see everything can imagine. A card is
its number. The deck is kept as how many cards of each number it has left: which one lies on top is
drawn when it is needed, which is the same as shuffling before and has no order to give away.
Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import bit, count_bits, from_ints, lowest_bit, nth_bit, zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_enough.moves import (
    CALL_IT,
    DOUBLE,
    EFFECT_COUNT,
    FOLD_LOT,
    FROM_DECK,
    FROM_DISCARD,
    GIVE_CARD,
    IGNORE,
    KEEP_TOKEN,
    LEAVE_OPEN,
    LOCK,
    MUCK_LOT,
    NUDGE,
    PLACES,
    PLAYERS,
    RETURN_TOKEN,
    SHOW_LOT,
    SILENCE,
    STAND_BY,
    STAY_IN,
    SUBTRACT,
    TAKE_CARD,
    TOKEN_KINDS,
    TOP,
    USE_LOCK,
    USE_SILENCE,
    USE_TOKEN,
)

# Facts --------------------------------------------------------------------------------------

NO_CARD: Final = -1
NOBODY: Final = -1
KINDS: Final = TOP + 1
HAND_SIZE: Final = 2
LOT: Final = 3  # the face-up card and the hand
GOAL: Final = 8  # E21
PATIENCE: Final = 25  # E5: so many fine-tunes, then a player who may call must
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

# The end of a round, as everybody saw it, in `last`: some figures, then so many for each seat.
LAST_CALLER: Final = 0
LAST_BACKED_OUT: Final = 1
LAST_DRAWN: Final = 2  # kind of token drawn, or -1
LAST_SEATS: Final = 3
L_STATUS: Final = 0
L_FACE_UP: Final = 1
L_TARGET: Final = 2
L_SHOWN: Final = 3
L_HAND: Final = 4  # two cards, NO_CARD if mucked
L_USES: Final = 6  # three; if mucked not on which hand card, nor which way
L_LOCK: Final = 9
L_RESULT: Final = 10
L_BONUS: Final = 11
LAST_SIZE: Final = 12

# Imagining: deals that are simply thrown away if they do not fit, deals that are made to fit after
# that, and lots drawn again in each of those.
FEW_TRIES: Final = 64
MENDED_DEALS: Final = 8
MOST_REFITS: Final = 24
MOST_STEPS: Final = FEW_TRIES + MENDED_DEALS * (1 + MOST_REFITS)
WAYS_OF_USES: Final = 16  # which of two hand cards has which token, and which way Nudges go
UNSEEN: Final = -2  # a hand card still to be imagined


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
        self.first: vec[i64] = vec[i64]()  # the two abilities of each kind of token
        self.second: vec[i64] = vec[i64]()
        a: i64
        b: i64
        for a in range(6):
            for b in range(a + 1, 6):
                self.first = append(self.first, a)
                self.second = append(self.second, b)


def pair(a: i64, b: i64) -> i64:
    """E22: the kind of token with these two abilities."""
    if a > b:
        return pair(b, a)
    return a * (11 - a) // 2 + b - a - 1


def with_partner(ability: i64, partner: i64) -> i64:
    """The kind of token that offers `ability` and the partner-th of the five others."""
    if partner < ability:
        return pair(ability, partner)
    return pair(ability, partner + 1)


def worth(card: i64, use: i64) -> i64:
    """E23: what a card counts with a token on it (use 0: none)."""
    if use == 0:
        return card
    effect = (use - 1) % EFFECT_COUNT
    if effect == SUBTRACTED:
        return -card
    if effect == DOUBLED:
        return 2 * card
    if effect == IGNORED:
        return 0
    if effect == RAISED:
        return card + 1
    return card - 1


@final
class CloseEnoughState(State):
    """A position of Close Enough."""

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        box: Box,
        table: vec[i64],
        pile: vec[i64],
        scores: vec[i64],
        last: vec[i64],
    ) -> None:
        super().__init__(terms, rng)
        self.box = box
        self.table = table
        self.pile = pile  # the discard pile: the first `height` places, bottom to top
        self.scores = scores  # stars gained in finished rounds, seat by seat
        self.last = last  # the end of the round before; empty in the first, never changed
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
        self.barred: i64 = 0  # mask: targets used in the round before

    # Setting up a round -----------------------------------------------------------------------

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

    def deal(self) -> None:
        """E2, E3: a secret target and a face-up card for everyone; the rest is the deck."""
        self.clear()
        table = self.table
        i: i64
        for i in range(KINDS):
            table[DECK + i] = self.box.copies[i]
        self.left = self.box.cards
        free = self.free_targets()
        seat = self.first
        for i in range(self.seats):
            target = nth_bit(free, self.rng.below(count_bits(free)))
            free &= ~bit(target)
            table[TARGET + seat] = target
            seat = self.after(seat)
        for seat in range(self.seats):
            table[FACE_UP + seat] = self.draw()
        self.turn = self.first  # E1
        if self.notes is not None:
            faces = tuple(table[FACE_UP : FACE_UP + self.seats])
            targets = tuple(table[TARGET : TARGET + self.seats])
            self.notes.append(("dealt", self.round + 1, self.first, faces, targets))

    def free_targets(self) -> i64:
        """E2: targets not used in the round before, nor taken yet in this one."""
        free = bit(len(self.box.targets)) - 1
        free &= ~self.barred
        seat: i64
        for seat in range(self.seats):
            if self.table[TARGET + seat] >= 0:
                free &= ~bit(self.table[TARGET + seat])
        return free

    def draw(self) -> i64:
        """The top of the deck; from an empty one the discards are shuffled first (E9)."""
        if self.left == 0:
            self.reshuffle()
        table = self.table
        nth = self.rng.below(self.left)
        card: i64 = 0
        while nth >= table[DECK + card]:
            nth -= table[DECK + card]
            card += 1
        table[DECK + card] -= 1
        self.left -= 1
        return card

    def reshuffle(self) -> None:
        """E9: all discards but the top one make a new deck.

        Everybody knows what it holds, and so what the unknown cards in hands are: kept in mind
        for `redeal`.
        """
        table = self.table
        top = self.height - 1
        i: i64
        for i in range(top):
            table[DECK + self.pile[i]] += 1
        self.pile[0] = self.pile[top]
        self.left = top
        self.height = 1
        self.reshuffles += 1
        for i in range(PLAYERS):
            table[DREW + i] = 0
            self.remember_old(i)
        for i in range(PLAYERS * KINDS):
            table[GIVEN + i] = 0
        if self.notes is not None:
            self.notes.append(("reshuffled", self.left))

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

    # Whose decision it is -----------------------------------------------------------------------

    def actor_mask(self) -> i64:
        if self.over:
            return 0
        phase = self.phase
        if phase <= GIVE:
            return 1 << self.turn
        if phase == LOCKING:
            return 1 << self.asked
        if phase == BACKING:
            return 1 << self.caller
        return self.waiting

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

    # What may be done ---------------------------------------------------------------------------

    def list_moves(self, seat: i64, moves: Moves) -> None:
        if self.actor_mask() >> seat & 1 == 0:
            return
        phase = self.phase
        if phase == TURN:
            self.list_turn(seat, moves)
        elif phase == GIVE:
            self.list_gives(seat, moves)
            if self.box.tokens_between:
                self.list_turn_tokens(seat, moves)
        elif phase == LOCKING:  # E24
            self.list_locks(seat, moves)
            moves.add(LEAVE_OPEN)
        elif phase == BACKING:
            self.list_returns(seat, moves)
            moves.add(STAND_BY)
        elif phase == TOTALLING:
            self.list_uses(seat, moves)
            moves.add(KEEP_TOKEN)
        else:  # E19
            moves.add(SHOW_LOT)
            moves.add(MUCK_LOT)

    def list_turn(self, seat: i64, moves: Moves) -> None:
        table = self.table
        if table[STATUS + seat] == STAYED:  # E11, E12: fine-tuning follows the word
            self.list_sources(seat, moves)
            return
        self.list_turn_tokens(seat, moves)
        if self.caller != NOBODY:  # E11
            moves.add(STAY_IN)
            moves.add(FOLD_LOT)
            return
        silenced = table[SILENCE_TOKEN + seat] > 0
        full = self.is_full(seat)
        if silenced or not full or table[FINE_TUNES + seat] < PATIENCE:  # E5
            self.list_sources(seat, moves)
        if full and not silenced:
            moves.add(CALL_IT)

    def list_turn_tokens(self, seat: i64, moves: Moves) -> None:
        """E22, E24, E25: any number of tokens, before the turn's action or while giving a card."""
        if self.table[TOKENS + seat] > 0:
            self.list_locks(seat, moves)
            self.list_silences(seat, moves)

    def list_sources(self, seat: i64, moves: Moves) -> None:
        """E4, E6, E7, E8: where a card can be taken from."""
        moves.add(FROM_DECK)
        if self.height > 0 and self.is_full(seat):
            moves.add(FROM_DISCARD)
        other: i64
        for other in range(self.seats):
            if other != seat and self.table[CLOSED + other] == 0:
                moves.add(TAKE_CARD + other)

    def list_gives(self, seat: i64, moves: Moves) -> None:
        """E6: any of the three; E7, E8: any but the one taken."""
        first = self.table[HAND + seat * HAND_SIZE]
        second = self.table[HAND + seat * HAND_SIZE + 1]
        moves.add(GIVE_CARD + first)
        if second != first:
            moves.add(GIVE_CARD + second)
        if self.source == DECK_TOP and self.held != first and self.held != second:
            moves.add(GIVE_CARD + self.held)

    # What a turn does ---------------------------------------------------------------------------

    def do_move(self, seat: i64, action: i64) -> None:
        if action < FROM_DECK:
            self.give(seat, action - GIVE_CARD)
        elif action == FROM_DECK:
            self.take(seat, DECK_TOP)
        elif action == FROM_DISCARD:
            self.take(seat, DISCARD_TOP)
        elif action < CALL_IT:
            self.take(seat, action - TAKE_CARD)
        elif action == CALL_IT:
            self.call(seat)
        elif action == STAY_IN:
            self.stay(seat)
        elif action == FOLD_LOT:
            self.fold(seat)
        elif action == LEAVE_OPEN:
            self.end_turn()
        elif action == STAND_BY:
            self.begin_totalling()
        elif action == KEEP_TOKEN:
            self.decide(seat, action)
        elif action < USE_LOCK:
            self.answer(seat, action)
        elif action < USE_SILENCE:
            self.lock(seat, with_partner(LOCK, action - USE_LOCK))
        elif action < RETURN_TOKEN:
            rest = action - USE_SILENCE
            self.silence(seat, with_partner(SILENCE, rest // PLAYERS), rest % PLAYERS)
        elif action < USE_TOKEN:
            self.back_out(seat, action - RETURN_TOKEN)
        else:
            self.decide(seat, action)

    def take(self, seat: i64, source: i64) -> None:
        """Take a card; with a full hand, one must then be given."""
        if self.is_full(seat):
            self.held = self.take_from(seat, source)
            self.source = source
            self.phase = GIVE
            return
        slot = seat * HAND_SIZE  # E4
        if self.table[HAND + slot] != NO_CARD:
            slot += 1
        self.put(seat, slot, self.take_from(seat, source), source)
        if source == DECK_TOP:
            self.end_turn()
        else:
            self.lay_open(source, self.draw())

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

    def take_from(self, seat: i64, source: i64) -> i64:
        card: i64
        if source == DECK_TOP:
            card = self.draw()
            if self.reshuffles > 0:
                self.table[DREW + seat] = 1
        elif source == DISCARD_TOP:
            self.height -= 1
            card = self.pile[self.height]
        else:
            card = self.table[FACE_UP + source]
            self.table[FACE_UP + source] = NO_CARD
        if self.notes is not None:
            self.notes.append(("took", seat, source, card))
        return card

    def give(self, seat: i64, card: i64) -> None:
        """E6, E7: onto the discard pile; E8: in the place of the card taken."""
        table = self.table
        source = self.source
        if self.notes is not None:
            self.notes.append(("gave", seat, source, card))
        slot = self.slot_to_give(seat, card)
        if slot < 0 or table[KNOWN + slot] == 0:
            self.give_unknown(seat, card)
        if slot >= 0:  # else the drawn card itself goes
            self.put(seat, slot, self.held, source)
        self.held = NO_CARD
        self.source = NOWHERE
        table[FINE_TUNES + seat] += 1
        if table[STATUS + seat] == STAYED:  # E11
            table[CLOSED + seat] = 1
        if source < 0:
            self.pile[self.height] = card
            self.height += 1
            self.end_turn()
        else:
            self.lay_open(source, card)

    def slot_to_give(self, seat: i64, card: i64) -> i64:
        """Which card of this value goes: nobody can tell equal ones apart, so one that everybody
        knows about if there is one (those come first), and the drawn one last (-1)."""
        slot = seat * HAND_SIZE
        if self.table[HAND + slot] == card:
            return slot
        if self.table[HAND + slot + 1] == card:
            return slot + 1
        return -1

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

    def lay_open(self, owner: i64, card: i64) -> None:
        """A new face-up card arrives in another's turn: its owner may lock it (E24)."""
        self.table[FACE_UP + owner] = card
        if self.notes is not None:
            self.notes.append(("turned-up", owner, card))
        if self.can_lock(owner):
            self.phase = LOCKING
            self.asked = owner
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.asked = NOBODY
        self.phase = TURN
        self.turn = self.after(self.turn)
        if self.turn == self.caller:
            self.after_last_turns()

    # Calling --------------------------------------------------------------------------------------

    def call(self, seat: i64) -> None:
        """E10: the First! token goes to the caller, whose face-up card is locked."""
        self.caller = seat
        self.first = seat
        self.table[STATUS + seat] = CALLED
        self.table[CLOSED + seat] = 1
        if self.notes is not None:
            self.notes.append(("called", seat))
        self.end_turn()

    def stay(self, seat: i64) -> None:
        """E11: the same player goes on with the compulsory fine-tune."""
        self.table[STATUS + seat] = STAYED
        if self.notes is not None:
            self.notes.append(("stayed", seat))

    def fold(self, seat: i64) -> None:
        """E11: no card moves, and the face-up card can still be taken."""
        self.table[STATUS + seat] = FOLDED
        if self.notes is not None:
            self.notes.append(("folded", seat))
        self.end_turn()

    def after_last_turns(self) -> None:
        if self.box.advanced and self.table[TOKENS + self.caller] > 0:  # E13
            self.phase = BACKING
        else:
            self.begin_totalling()

    def list_returns(self, seat: i64, moves: Moves) -> None:
        """E13: any one unused token buys backing out."""
        kind: i64
        for kind in range(TOKEN_KINDS):
            if self.holds(seat, kind):
                moves.add(RETURN_TOKEN + kind)

    def back_out(self, seat: i64, kind: i64) -> None:
        """E13: the token goes to the box at once."""
        self.spend(seat, kind)
        self.table[BOX + kind] += 1
        self.backed_out = True
        if self.notes is not None:
            self.notes.append(("backed-out", seat, kind))
        self.begin_totalling()

    # Totalling, in secret -------------------------------------------------------------------------

    def begin_totalling(self) -> None:
        """E14: caller and stayers who hold a token for it choose its use, all at once."""
        self.phase = TOTALLING
        seat: i64
        for seat in range(self.seats):
            if self.is_in(seat) and self.usable_tokens(seat) > 0:
                self.waiting |= 1 << seat
        if self.waiting == 0:
            self.reveal()

    def is_in(self, seat: i64) -> bool:
        status = self.table[STATUS + seat]
        return CALLED <= status <= STAYED

    def usable_tokens(self, seat: i64) -> i64:
        held = self.table[TOKENS + seat]
        if held > 0:
            held -= self.table[HOLDS + seat * TOKEN_KINDS + LOCK_SILENCE]
        return held

    def token_in_question(self, seat: i64) -> i64:
        """The kind of the token to decide about next.

        Every usable token is asked about once, in a fixed order, used or not: how many decisions
        somebody takes tells nothing about what they are.
        """
        nth = self.table[DECIDED + seat]
        kind: i64
        for kind in range(TOKEN_KINDS):
            if kind != LOCK_SILENCE:
                nth -= self.table[HOLDS + seat * TOKEN_KINDS + kind]
                if nth < 0:
                    return kind
        return -1

    def list_uses(self, seat: i64, moves: Moves) -> None:
        """E23: on a card of the own lot, each with at most one token."""
        kind = self.token_in_question(seat)
        self.list_ability(seat, self.box.first[kind], moves)
        self.list_ability(seat, self.box.second[kind], moves)

    def list_ability(self, seat: i64, ability: i64, moves: Moves) -> None:
        if ability == SUBTRACT:
            self.list_effect(seat, SUBTRACTED, moves)
        elif ability == DOUBLE:
            self.list_effect(seat, DOUBLED, moves)
        elif ability == IGNORE:
            self.list_effect(seat, IGNORED, moves)
        elif ability == NUDGE:
            self.list_effect(seat, RAISED, moves)
            self.list_effect(seat, LOWERED, moves)

    def list_effect(self, seat: i64, effect: i64, moves: Moves) -> None:
        table = self.table
        base = USE_TOKEN + effect * PLACES
        uses = USES + seat * LOT
        if table[uses] == 0 and table[LOCK_TOKEN + seat] == 0:
            moves.add(base)
        first = table[HAND + seat * HAND_SIZE]
        second = table[HAND + seat * HAND_SIZE + 1]
        if table[uses + 1] == 0:
            moves.add(base + 1 + first)
            if first == second:
                return
        if table[uses + 2] == 0:
            moves.add(base + 1 + second)

    def decide(self, seat: i64, action: i64) -> None:
        """E14: for good, and shown only when all have decided."""
        self.use_or_keep(seat, action)
        if self.table[DECIDED + seat] < self.usable_tokens(seat):
            return
        self.waiting &= ~(1 << seat)
        if self.notes is not None:
            self.notes.append(("ready", seat))
        if self.waiting == 0:
            self.reveal()

    def use_or_keep(self, seat: i64, action: i64) -> None:
        """Put the token in question on a card, unless it is kept."""
        table = self.table
        if action != KEEP_TOKEN:
            effect = (action - USE_TOKEN) // PLACES
            use = 1 + self.token_in_question(seat) * EFFECT_COUNT + effect
            card = (action - USE_TOKEN) % PLACES - 1
            uses = USES + seat * LOT
            if card < 0:
                table[uses] = use
            elif table[uses + 1] == 0 and table[HAND + seat * HAND_SIZE] == card:
                table[uses + 1] = use
            else:
                table[uses + 2] = use
        table[DECIDED + seat] += 1

    # The reveal -----------------------------------------------------------------------------------

    def reveal(self) -> None:
        """E14: the tokens are shown together. E19: who must show, shows; all others may choose."""
        self.phase = SHOWING
        table = self.table
        seat: i64
        i: i64
        for seat in range(self.seats):
            for i in range(USES + seat * LOT, USES + seat * LOT + LOT):
                if table[i] > 0:
                    self.spend(seat, (table[i] - 1) // EFFECT_COUNT)
        if self.notes is not None:
            uses = tuple(table[USES : USES + self.seats * LOT])
            self.notes.append(("tokens-shown", uses))
        must = self.must_show()
        for seat in range(self.seats):
            if must >> seat & 1:
                self.show_lot(seat)
        self.waiting = ((1 << self.seats) - 1) & ~must
        if self.waiting == 0:
            self.end_round()

    def must_show(self) -> i64:
        """E19: who has something to prove."""
        if self.backed_out or self.stayers() == 0:
            return 0
        return 1 << self.caller | self.beaters()

    def stayers(self) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.table[STATUS + seat] == STAYED:
                mask |= 1 << seat
        return mask

    def beaters(self) -> i64:
        """E16, E17: the stayers strictly closer than the caller, who wins ties."""
        mask: i64 = 0
        mark = self.distance(self.caller)
        seat: i64
        for seat in range(self.seats):
            if self.table[STATUS + seat] == STAYED and self.distance(seat) < mark:
                mask |= 1 << seat
        return mask

    def total(self, seat: i64) -> i64:
        table = self.table
        hand = HAND + seat * HAND_SIZE
        uses = USES + seat * LOT
        return (
            worth(table[FACE_UP + seat], table[uses])
            + worth(table[hand], table[uses + 1])
            + worth(table[hand + 1], table[uses + 2])
        )

    def distance(self, seat: i64) -> i64:
        """E14: over and under are alike."""
        away = self.total(seat) - self.box.targets[self.table[TARGET + seat]]
        if away < 0:
            return -away
        return away

    def show_lot(self, seat: i64) -> None:
        """A lot lies open: from now on everybody knows it."""
        table = self.table
        self.shown |= 1 << seat
        i: i64
        for i in range(HAND_SIZE):
            table[KNOWN + seat * HAND_SIZE + i] = 1
        if self.notes is not None:
            hand = HAND + seat * HAND_SIZE
            uses = USES + seat * LOT
            lot = (table[FACE_UP + seat], table[hand], table[hand + 1])
            on = tuple(table[uses : uses + LOT])
            self.notes.append(("lot-shown", seat, table[TARGET + seat], lot, on))

    def answer(self, seat: i64, action: i64) -> None:
        """E19: answers stay secret until all are in."""
        if action == SHOW_LOT:
            self.table[ANSWER + seat] = SHOWN
        self.waiting &= ~(1 << seat)
        if self.notes is not None:
            self.notes.append(("ready", seat))
        if self.waiting == 0:
            self.show_or_muck()
            self.end_round()

    def show_or_muck(self) -> None:
        seat: i64
        for seat in range(self.seats):
            if self.shown >> seat & 1 == 0:
                if self.table[ANSWER + seat] == SHOWN:
                    self.show_lot(seat)
                elif self.notes is not None:
                    self.notes.append(("mucked", seat))

    # Scoring --------------------------------------------------------------------------------------

    def end_round(self) -> None:
        """Result, bonus, tokens back, a token drawn; then the next round or the end."""
        last = self.begin_last()
        beaters = self.beaters()
        self.score_result(last, beaters)
        self.score_bonus(last)
        self.bar_targets()
        self.return_tokens()
        if not self.backed_out and beaters == 0:
            last[LAST_DRAWN] = self.draw_token(self.caller)
        self.last = last
        self.round += 1
        if self.notes is not None:
            self.notes.append(("round-ended", self.round, tuple(last)))
        self.next_round()

    def next_round(self) -> None:
        """E21: eight stars end the match. E1: else the First! token goes to the caller's right."""
        seat: i64
        for seat in range(self.seats):
            if self.table[STARS + seat] >= GOAL:
                self.over = True
        if not self.over or self.box.old_ending:
            self.first = self.before(self.caller)
        if self.over:
            self.clear()
        else:
            self.deal()

    def score_result(self, last: vec[i64], beaters: i64) -> None:
        """E15, E16, E17."""
        caller = self.caller
        seat: i64
        for seat in range(self.seats):
            change: i64 = 0
            stayed = self.table[STATUS + seat] == STAYED
            if self.backed_out:
                change = 1
                if seat == caller:
                    change = -1
            elif beaters == 0:
                if seat == caller:
                    change = self.box.stars[self.table[TARGET + caller]]
                elif stayed:
                    change = -1
            elif seat == caller:
                change = -count_bits(beaters)
            elif beaters >> seat & 1:
                change = 1
            last[LAST_SEATS + seat * LAST_SIZE + L_RESULT] = self.change_stars(seat, change)

    def score_bonus(self, last: vec[i64]) -> None:
        """E18: after the result, one star for an exact hit that is shown."""
        seat: i64
        for seat in range(self.seats):
            place = LAST_SEATS + seat * LAST_SIZE
            if self.is_in(seat) and self.shown >> seat & 1 and self.distance(seat) == 0:
                last[place + L_BONUS] = self.change_stars(seat, 1)
            self.scores = append(self.scores, last[place + L_RESULT] + last[place + L_BONUS])

    def change_stars(self, seat: i64, change: i64) -> i64:
        """E18: a score never falls below 0; by how much it really changed."""
        stars = self.table[STARS + seat]
        if stars + change < 0:
            change = -stars
        self.table[STARS + seat] = stars + change
        return change

    def bar_targets(self) -> None:
        """E20: all used targets lie open, mucked or not, and are out of the next round."""
        self.barred = 0
        seat: i64
        for seat in range(self.seats):
            self.barred |= bit(self.table[TARGET + seat])

    def begin_last(self) -> vec[i64]:
        """What stays to be looked at during the next round. Of a mucked lot no card is kept, and
        of its tokens neither on which hand card nor which way (E19)."""
        table = self.table
        last = zeros(LAST_SEATS + self.seats * LAST_SIZE)
        last[LAST_CALLER] = self.caller
        if self.backed_out:
            last[LAST_BACKED_OUT] = 1
        last[LAST_DRAWN] = -1
        seat: i64
        i: i64
        for seat in range(self.seats):
            place = LAST_SEATS + seat * LAST_SIZE
            shown = self.shown >> seat & 1
            last[place + L_STATUS] = table[STATUS + seat]
            last[place + L_FACE_UP] = table[FACE_UP + seat]
            last[place + L_TARGET] = table[TARGET + seat]
            last[place + L_SHOWN] = shown
            last[place + L_LOCK] = table[LOCK_TOKEN + seat]
            for i in range(HAND_SIZE):
                last[place + L_HAND + i] = NO_CARD
                if shown:
                    last[place + L_HAND + i] = table[HAND + seat * HAND_SIZE + i]
            for i in range(LOT):
                last[place + L_USES + i] = table[USES + seat * LOT + i]
            if not shown:
                blur(last, place + L_USES)
        return last

    # Advantage tokens -----------------------------------------------------------------------------

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.table[HOLDS + seat * TOKEN_KINDS + kind] > 0

    def spend(self, seat: i64, kind: i64) -> None:
        """E22: one use, one ability."""
        self.table[HOLDS + seat * TOKEN_KINDS + kind] -= 1
        self.table[TOKENS + seat] -= 1

    def can_lock(self, seat: i64) -> bool:
        if self.table[TOKENS + seat] == 0:
            return False
        partner: i64
        for partner in range(5):
            if self.holds(seat, with_partner(LOCK, partner)):
                return True
        return False

    def list_locks(self, seat: i64, moves: Moves) -> None:
        """E24: the own face-up card, if it is not locked yet."""
        if self.table[CLOSED + seat] == 1:
            return
        partner: i64
        for partner in range(5):
            if self.holds(seat, with_partner(LOCK, partner)):
                moves.add(USE_LOCK + partner)

    def lock(self, seat: i64, kind: i64) -> None:
        """E24: it cannot be taken for the rest of the round."""
        self.spend(seat, kind)
        self.table[LOCK_TOKEN + seat] = 1 + kind
        self.table[CLOSED + seat] = 1
        if self.notes is not None:
            self.notes.append(("locked", seat, kind))
        if self.phase == LOCKING:
            self.end_turn()

    def list_silences(self, seat: i64, moves: Moves) -> None:
        """E25: before a call, on another, and never on the last who could still call."""
        if self.caller != NOBODY or self.can_still_call() < 2:
            return
        partner: i64
        other: i64
        for partner in range(5):
            if self.holds(seat, with_partner(SILENCE, partner)):
                for other in range(self.seats):
                    if other != seat and self.table[SILENCE_TOKEN + other] == 0:
                        moves.add(USE_SILENCE + partner * PLAYERS + other)

    def can_still_call(self) -> i64:
        n: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.table[SILENCE_TOKEN + seat] == 0:
                n += 1
        return n

    def silence(self, seat: i64, kind: i64, other: i64) -> None:
        """E25: that player cannot call this round."""
        self.spend(seat, kind)
        self.table[SILENCE_TOKEN + other] = 1 + kind
        self.table[SILENCED_BY + other] = seat
        if self.notes is not None:
            self.notes.append(("silenced", seat, kind, other))

    def return_tokens(self) -> None:
        """E20: all tokens used this round, before one is drawn."""
        table = self.table
        i: i64
        for i in range(PLAYERS):
            if table[LOCK_TOKEN + i] > 0:
                table[BOX + table[LOCK_TOKEN + i] - 1] += 1
            if table[SILENCE_TOKEN + i] > 0:
                table[BOX + table[SILENCE_TOKEN + i] - 1] += 1
        for i in range(PLAYERS * LOT):
            if table[USES + i] > 0:
                table[BOX + (table[USES + i] - 1) // EFFECT_COUNT] += 1

    def draw_token(self, seat: i64) -> i64:
        """E16, E26: unseen, if the box has one; its kind, or -1."""
        table = self.table
        in_box: i64 = 0
        kind: i64
        for kind in range(TOKEN_KINDS):
            in_box += table[BOX + kind]
        if in_box == 0:
            return -1
        nth = self.rng.below(in_box)
        kind = 0
        while nth >= table[BOX + kind]:
            nth -= table[BOX + kind]
            kind += 1
        table[BOX + kind] -= 1
        table[HOLDS + seat * TOKEN_KINDS + kind] += 1
        table[TOKENS + seat] += 1
        return kind

    # How it stands --------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return self.table[STARS + seat]

    def winners_mask(self) -> i64:
        """E21: most stars; who ties shares it."""
        most: i64 = 0
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.points(seat) > most:
                most = self.points(seat)
        for seat in range(self.seats):
            if self.points(seat) == most:
                mask |= 1 << seat
        return mask

    def reason(self) -> str:
        """E21."""
        if count_bits(self.winners_mask()) > 1 and not self.box.old_ending:
            return "half-champions"
        return "most-stars"

    def discards(self) -> list[int]:
        """The discard pile from bottom to top."""
        return list(self.pile[: self.height])

    # Copies and imagined states -------------------------------------------------------------------

    def copy(self) -> CloseEnoughState:
        return self.twin(self.rng.copy())

    def twin(self, rng: Rng) -> CloseEnoughState:
        twin = CloseEnoughState(
            self.terms,
            rng,
            self.box,
            self.table[:],
            self.pile[:],
            self.scores[:],
            self.last,
        )
        twin.over = self.over
        twin.height = self.height
        twin.left = self.left
        twin.reshuffles = self.reshuffles
        twin.turn = self.turn
        twin.first = self.first
        twin.caller = self.caller
        twin.backed_out = self.backed_out
        twin.phase = self.phase
        twin.held = self.held
        twin.source = self.source
        twin.asked = self.asked
        twin.waiting = self.waiting
        twin.shown = self.shown
        twin.round = self.round
        twin.barred = self.barred
        return twin

    def redeal(self, seat: i64, rng: Rng) -> CloseEnoughState:
        """E27: hand cards, targets and secret choices that `seat` cannot know are drawn anew.

        What it can know: its own hand and target, everything open, cards that went openly into a
        hand, what the deck held when it was last reshuffled, and during the reveal which stayers
        did not beat the caller.
        """
        twin = self.twin(rng)
        if self.over:
            return twin
        hidden = ((1 << self.seats) - 1) & ~self.shown
        if seat >= 0:
            hidden &= ~(1 << seat)
        twin.imagine_lots(hidden)
        if self.phase == TOTALLING:
            twin.imagine_decisions(hidden)
        elif self.phase == SHOWING:
            twin.imagine_answers(hidden)
        return twin

    def imagine_lots(self, hidden: i64) -> i64:
        """Hands and targets of the hidden seats; how many deals and lots it took.

        Deals that do not fit what the reveal told are thrown away; should that go on for long, the
        lots that do not fit are drawn from those that do. Never more than `MOST_STEPS`: if even
        then a lot would have had to be shown, what the reveal told is let go.
        """
        steps: i64 = 0
        deals: i64
        for deals in range(FEW_TRIES + MENDED_DEALS):
            self.forget_lots(hidden)
            loose = self.deal_hands(hidden)
            self.deal_targets(hidden)
            steps += 1
            misfits = self.misfits(hidden)
            if misfits != 0 and deals >= FEW_TRIES:
                steps += self.refit(hidden, loose)
                misfits = self.must_show() & hidden
            if misfits == 0:
                return steps
        return steps

    def forget_lots(self, hidden: i64) -> None:
        """Put every card the viewer cannot place back into the deck."""
        table = self.table
        if self.source == DECK_TOP and hidden >> self.turn & 1:
            table[DECK + self.held] += 1
            self.left += 1
            self.held = UNSEEN
        seat: i64
        i: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                table[TARGET + seat] = NOBODY
                for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
                    if table[KNOWN + i] == 0 and table[HAND + i] >= 0:
                        table[DECK + table[HAND + i]] += 1
                        self.left += 1
                        table[HAND + i] = UNSEEN

    def deal_hands(self, hidden: i64) -> i64:
        """Fill the unknown places of hands; a mask of those that any deck card could fill."""
        table = self.table
        if self.reshuffles > 0:
            self.deal_old(hidden)
        loose: i64 = 0
        i: i64
        for i in range(self.seats * HAND_SIZE):
            if table[HAND + i] == UNSEEN:
                table[HAND + i] = self.draw()
                loose |= 1 << i
        if self.held == UNSEEN:
            self.held = self.draw()
        return loose

    def deal_targets(self, hidden: i64) -> None:
        """E2: any that is neither barred nor known to be somebody else's."""
        seat: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                free = self.free_targets()
                self.table[TARGET + seat] = nth_bit(free, self.rng.below(count_bits(free)))

    # After a reshuffle, what was in hands is known as a whole, and what can be in the deck too.

    def deal_old(self, hidden: i64) -> None:
        """E9: deal the cards that were unknown in hands at the reshuffle to the hidden seats anew,
        and lay those that cannot have been given away since into their hands."""
        olds = self.gather_old(hidden)
        tries: i64 = 0
        wrong: i64 = 1
        while wrong > 0 and tries < FEW_TRIES:
            self.rng.shuffle(olds, len(olds))
            wrong = self.lay_old(hidden, olds)
            tries += 1
        if wrong > 0:
            self.settle_old(hidden, olds, 0)
        seat: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                self.keep_old(seat)

    def gather_old(self, hidden: i64) -> vec[i64]:
        """Sorted: the order must not tell where they lay."""
        table = self.table
        counts = zeros(KINDS)
        seat: i64
        i: i64
        card: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
                    if table[OLD + i] != NO_CARD:
                        counts[table[OLD + i]] += 1
        olds = vec[i64]()
        for card in range(KINDS):
            for i in range(counts[card]):
                olds = append(olds, card)
        return olds

    def lay_old(self, hidden: i64, olds: vec[i64]) -> i64:
        """Deal them in this order; how much does not fit what was given away since."""
        table = self.table
        next_: i64 = 0
        seat: i64
        i: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
                    if table[OLD + i] != NO_CARD:
                        table[OLD + i] = olds[next_]
                        next_ += 1
        return self.wrong_old(hidden)

    def wrong_old(self, hidden: i64) -> i64:
        """Old cards not given away must still be in the hand and among the cards unseen."""
        table = self.table
        kept = zeros(KINDS)
        wrong: i64 = 0
        seat: i64
        i: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                room = self.room(seat)
                mask = self.old_not_given(seat)
                for i in range(HAND_SIZE):
                    if mask >> i & 1:
                        room -= 1
                        kept[table[OLD + seat * HAND_SIZE + i]] += 1
                if room < 0:
                    wrong -= room
        for i in range(KINDS):
            if kept[i] > table[DECK + i]:
                wrong += kept[i] - table[DECK + i]
        return wrong

    def old_not_given(self, seat: i64) -> i64:
        """Which old cards (a mask) were not given away since the reshuffle."""
        table = self.table
        first = table[OLD + seat * HAND_SIZE]
        second = table[OLD + seat * HAND_SIZE + 1]
        given = GIVEN + seat * KINDS
        mask: i64 = 0
        if first != NO_CARD and table[given + first] == 0:
            mask |= 1
        if second != NO_CARD:
            needed: i64 = 1
            if first == second:
                needed = 2
            if table[given + second] < needed:
                mask |= 2
        return mask

    def settle_old(self, hidden: i64, olds: vec[i64], used: i64) -> bool:
        """Try every way to deal the cards not `used` yet, seat by seat, until one fits.

        What really happened fits, so there is one; with five hands of two to fill there are at
        most 113,400 ways.
        """
        if hidden == 0:
            return True
        seat = lowest_bit(hidden)
        rest = hidden & ~(1 << seat)
        place = OLD + seat * HAND_SIZE
        table = self.table
        if table[place] == NO_CARD:
            return self.settle_old(rest, olds, used)
        single = table[place + 1] == NO_CARD
        i: i64
        j: i64
        for i in range(len(olds)):
            if used >> i & 1:
                continue
            table[place] = olds[i]
            if single:
                if self.fits_old(seat, rest, olds, used | 1 << i):
                    return True
                continue
            for j in range(i + 1, len(olds)):
                if used >> j & 1:
                    continue
                table[place + 1] = olds[j]
                if self.fits_old(seat, rest, olds, used | 1 << i | 1 << j):
                    return True
        return False

    def fits_old(self, seat: i64, rest: i64, olds: vec[i64], used: i64) -> bool:
        """Whether this seat's old cards fit, and then some way to deal the others theirs."""
        table = self.table
        mask = self.old_not_given(seat)
        if count_bits(mask) > self.room(seat):
            return False
        fits = True
        i: i64
        for i in range(HAND_SIZE):
            if mask >> i & 1:
                table[DECK + table[OLD + seat * HAND_SIZE + i]] -= 1
                fits = fits and table[DECK + table[OLD + seat * HAND_SIZE + i]] >= 0
        fits = fits and self.settle_old(rest, olds, used)
        for i in range(HAND_SIZE):
            if mask >> i & 1:
                table[DECK + table[OLD + seat * HAND_SIZE + i]] += 1
        return fits

    def room(self, seat: i64) -> i64:
        """How many cards of a hand are still to be imagined."""
        n: i64 = 0
        i: i64
        for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
            if self.table[HAND + i] == UNSEEN:
                n += 1
        return n

    def keep_old(self, seat: i64) -> None:
        table = self.table
        mask = self.old_not_given(seat)
        place = HAND + seat * HAND_SIZE
        i: i64
        for i in range(HAND_SIZE):
            if mask >> i & 1:
                card = table[OLD + seat * HAND_SIZE + i]
                if table[place] != UNSEEN:
                    place += 1
                table[place] = card
                table[DECK + card] -= 1
                self.left -= 1

    # What the reveal tells: stayers whose lot does not lie open did not beat the caller (E19).

    def misfits(self, hidden: i64) -> i64:
        """Hidden lots that would have had to be shown."""
        if self.phase != SHOWING:
            return 0
        seat: i64
        for seat in range(self.seats):
            if hidden >> seat & 1:
                self.imagine_uses(seat)
        return self.must_show() & hidden

    def imagine_uses(self, seat: i64) -> None:
        """E19: which token lies on which hand card, and which way a Nudge goes, is unknown."""
        table = self.table
        place = USES + seat * LOT
        blur(table, place)
        if self.rng.below(2) == 1:
            kept = table[place + 1]
            table[place + 1] = table[place + 2]
            table[place + 2] = kept
        i: i64
        for i in range(place, place + LOT):
            if table[i] > 0 and (table[i] - 1) % EFFECT_COUNT == RAISED:
                table[i] += self.rng.below(2)

    def refit(self, hidden: i64, loose: i64) -> i64:
        """Draw lots that do not fit from those that do, one at a time; how many were drawn."""
        steps: i64 = 0
        misfits = self.must_show() & hidden
        while misfits != 0 and steps < MOST_REFITS:
            steps += 1
            seat = lowest_bit(misfits)
            others = hidden & ~(1 << seat)
            if not self.draw_fitting(seat, loose) and others != 0:
                # Somebody else has the cards or the target this lot needs.
                self.draw_fitting(nth_bit(others, self.rng.below(count_bits(others))), loose)
            misfits = self.must_show() & hidden
        return steps

    def draw_fitting(self, seat: i64, loose: i64) -> bool:
        """Draw a lot again, from all that this seat need not have shown; False if there is none."""
        self.return_loose(seat, loose)
        self.table[TARGET + seat] = NOBODY
        ways = self.fitting(seat, loose, -1)
        if ways == 0:
            self.draw_loose(seat, loose)
            self.deal_targets(1 << seat)
            return False
        self.fitting(seat, loose, self.rng.below(ways))
        return True

    def fitting(self, seat: i64, loose: i64, nth: i64) -> i64:
        """In how many ways a lot can be drawn that fits; the nth of them (if any) is laid down."""
        slot = seat * HAND_SIZE
        hand = HAND + slot
        table = self.table
        first: i64
        second: i64
        ways: i64 = 0
        for first in range(KINDS):
            ones = self.ways_to_draw(slot, loose, first)
            if ones == 0:
                continue
            table[hand] = first
            if loose >> slot & 1:
                table[DECK + first] -= 1
            for second in range(KINDS):
                twos = self.ways_to_draw(slot + 1, loose, second)
                if twos == 0:
                    continue
                kept = table[hand + 1]
                table[hand + 1] = second
                fits = self.fitting_targets(seat, -1)
                if nth >= 0 and ways + ones * twos * fits > nth:
                    self.fitting_targets(seat, (nth - ways) // (ones * twos))
                    if loose >> slot + 1 & 1:
                        table[DECK + second] -= 1
                    self.left -= count_bits(loose >> slot & 3)
                    return nth
                ways += ones * twos * fits
                table[hand + 1] = kept
            if loose >> slot & 1:
                table[DECK + first] += 1
        return ways

    def ways_to_draw(self, slot: i64, loose: i64, card: i64) -> i64:
        """How many cards of this value a place of a hand can get."""
        if loose >> slot & 1:
            return self.table[DECK + card]
        if self.table[HAND + slot] == card:
            return 1
        return 0

    def fitting_targets(self, seat: i64, nth: i64) -> i64:
        """With how many targets, and ways the tokens may lie, this lot need not have been shown;
        the nth of them is laid down."""
        table = self.table
        place = USES + seat * LOT
        blur(table, place)
        uses = table[place : place + LOT]
        free = self.free_targets()
        must = table[STATUS + seat] == STAYED
        mark = self.distance(self.caller)
        found: i64 = 0
        way: i64
        target: i64
        for way in range(WAYS_OF_USES if uses[0] + uses[1] + uses[2] > 0 else 1):
            self.lay_uses(place, uses, way)
            for target in range(len(self.box.targets)):
                if free >> target & 1 == 0:
                    continue
                table[TARGET + seat] = target
                if must and self.distance(seat) < mark:
                    continue
                if found == nth:
                    return found
                found += 1
            table[TARGET + seat] = NOBODY
        return found

    def lay_uses(self, place: i64, uses: vec[i64], way: i64) -> None:
        """Blurred uses in one of the ways they may lie."""
        table = self.table
        i: i64
        for i in range(LOT):
            table[place + i] = uses[i]
        if way & 1:
            table[place + 1] = uses[2]
            table[place + 2] = uses[1]
        for i in range(LOT):
            use = table[place + i]
            if use > 0 and (use - 1) % EFFECT_COUNT == RAISED and way >> 1 + i & 1:
                table[place + i] = use + 1

    def draw_again(self, seat: i64, loose: i64) -> None:
        """Another lot for a seat, whatever it is."""
        self.return_loose(seat, loose)
        self.draw_loose(seat, loose)
        self.table[TARGET + seat] = NOBODY
        self.deal_targets(1 << seat)

    def return_loose(self, seat: i64, loose: i64) -> None:
        table = self.table
        i: i64
        for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
            if loose >> i & 1:
                table[DECK + table[HAND + i]] += 1
                self.left += 1

    def draw_loose(self, seat: i64, loose: i64) -> None:
        i: i64
        for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
            if loose >> i & 1:
                self.table[HAND + i] = self.draw()

    # Choices already made in secret.

    def imagine_decisions(self, hidden: i64) -> None:
        """E14: as many decisions as were taken, each any that could have been."""
        moves = Moves()
        seat: i64
        i: i64
        for seat in range(self.seats):
            if hidden >> seat & 1 and self.is_in(seat):
                taken = self.table[DECIDED + seat]
                self.table[DECIDED + seat] = 0
                for i in range(LOT):
                    self.table[USES + seat * LOT + i] = 0
                while self.table[DECIDED + seat] < taken:
                    self.imagine_decision(seat, moves)

    def imagine_decision(self, seat: i64, moves: Moves) -> None:
        moves.n = 0
        self.list_uses(seat, moves)
        moves.add(KEEP_TOKEN)
        self.use_or_keep(seat, moves.items[self.rng.below(moves.n)])

    def imagine_answers(self, hidden: i64) -> None:
        """E19: who has answered may have answered either way."""
        seat: i64
        for seat in range(self.seats):
            if hidden >> seat & 1 and self.waiting >> seat & 1 == 0:
                self.table[ANSWER + seat] = self.rng.below(2)


def blur(uses: vec[i64], place: i64) -> None:
    """E19: leave of the tokens on a lot neither on which hand card they lie nor which way a Nudge
    goes: the greater code first, every Nudge upwards."""
    i: i64
    for i in range(place, place + LOT):
        if uses[i] > 0 and (uses[i] - 1) % EFFECT_COUNT == LOWERED:
            uses[i] -= 1
    if uses[place + 1] < uses[place + 2]:
        kept = uses[place + 1]
        uses[place + 1] = uses[place + 2]
        uses[place + 2] = kept


def begin(terms: Terms, rng: Rng, box: Box) -> CloseEnoughState:
    """E1: no stars, no tokens; seat 0 is the scorekeeper and starts."""
    table = zeros(SIZE)
    kind: i64
    for kind in range(TOKEN_KINDS):
        table[BOX + kind] = box.tokens[kind]
    state = CloseEnoughState(terms, rng, box, table, zeros(box.cards), vec[i64](), vec[i64]())
    state.deal()
    return state
