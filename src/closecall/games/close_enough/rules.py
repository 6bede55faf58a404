"""Close Enough: bring your lot close to your secret target, call it, and be closest.

In the order of the rule book: setting up a round, turns, calling, the reveal, scoring, advantage
tokens. Where things lie is in `layout.py`, what everybody remembers in `knowledge.py`, and what can
be imagined by somebody who does not see everything in `imagine.py`. Compiled.
"""

from __future__ import annotations

from closecall.engine.arrays import bit, count_bits, nth_bit
from closecall.engine.core import Moves
from closecall.engine.native import append, i64, vec
from closecall.games.close_enough.knowledge import Knowledge
from closecall.games.close_enough.layout import (
    ANSWER,
    BACKING,
    BOX,
    CALLED,
    CALLS,
    CLOSED,
    DECIDED,
    DECK,
    DECK_TOP,
    DISCARD_TOP,
    DOUBLED,
    FACE_UP,
    FINE_TUNES,
    FOLDED,
    FOLDS,
    GIVE,
    GOAL,
    HAND,
    HAND_SIZE,
    HOLDS,
    IGNORED,
    KINDS,
    LOCK_SILENCE,
    LOCK_TOKEN,
    LOCKING,
    LOT,
    LOWERED,
    NO_CARD,
    NO_HIT,
    NOBODY,
    NOWHERE,
    PATIENCE,
    RAISED,
    SHOWING,
    SHOWN,
    SILENCE_TOKEN,
    SILENCED_BY,
    STARS,
    STATUS,
    STAYED,
    STAYS,
    SUBTRACTED,
    TARGET,
    TOKENS,
    TOTALLING,
    TURN,
    UNTOLD,
    USES,
    Report,
    SeatReport,
)
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
    MUCK_LOT,
    NUDGE,
    PARTNERS,
    PLACES,
    PLAYERS,
    RETURN_TOKEN,
    SHOW_LOT,
    STAND_BY,
    STAY_IN,
    SUBTRACT,
    TAKE_CARD,
    TOKEN_KINDS,
    USE_LOCK,
    USE_SILENCE,
    USE_TOKEN,
)


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


class Rules(Knowledge):
    """The rules: which actions are legal, and what each does."""

    # Setting up a round -----------------------------------------------------------------------

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
        """Return the top of the deck; from an empty one the discards are shuffled first (E9)."""
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
        """E9: all discards but the top one make a new deck."""
        table = self.table
        top = self.height - 1
        i: i64
        for i in range(top):
            table[DECK + self.pile[i]] += 1
        self.pile[0] = self.pile[top]
        self.left = top
        self.height = 1
        self.note_reshuffle()
        if self.notes is not None:
            self.notes.append(("reshuffled", self.left))

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

    # What may be done ---------------------------------------------------------------------------

    def list_moves(self, seat: i64, moves: Moves) -> None:
        if self.actor_mask() >> seat & 1 == 0:
            return
        phase = self.phase
        if phase == TURN:
            self.list_turn(seat, moves)
        elif phase == GIVE:
            self.list_gives(seat, moves)
            if self.table[TOKENS + seat] > 0 and self.box.tokens_between:
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
        if table[TOKENS + seat] > 0:
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
        self.list_locks(seat, moves)
        self.list_silences(seat, moves)

    def list_sources(self, seat: i64, moves: Moves) -> None:
        """E4, E6, E7, E8: where a card can be taken from."""
        table = self.table
        moves.add(FROM_DECK)
        if self.height > 0 and self.is_full(seat):
            moves.add(FROM_DISCARD)
        other: i64
        for other in range(self.seats):
            if other != seat and table[CLOSED + other] == 0:
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
            self.lock(seat, self.box.locks[action - USE_LOCK])
        elif action < RETURN_TOKEN:
            rest = action - USE_SILENCE
            self.silence(seat, self.box.silences[rest // PLAYERS], rest % PLAYERS)
        elif action < USE_TOKEN:
            self.back_out(seat, action - RETURN_TOKEN)
        else:
            self.decide(seat, action)

    def take(self, seat: i64, source: i64) -> None:
        """Take a card; with a full hand, one must then be given."""
        self.note_take(seat, source)
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

    def take_from(self, seat: i64, source: i64) -> i64:
        card: i64
        if source == DECK_TOP:
            card = self.draw()
            self.note_draw(seat)
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
        self.note_gift(seat, slot, card)
        self.note_given(card)
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
        """Return which card of this value goes: nobody can tell equal ones apart, so one that
        everybody knows about if there is one (those come first), and the drawn one last (-1).
        """
        slot = seat * HAND_SIZE
        if self.table[HAND + slot] == card:
            return slot
        if self.table[HAND + slot + 1] == card:
            return slot + 1
        return -1

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
        self.note_deed(seat, CALLS, NO_CARD)
        self.caller = seat
        self.first = seat
        self.table[STATUS + seat] = CALLED
        self.table[CLOSED + seat] = 1
        if self.notes is not None:
            self.notes.append(("called", seat))
        self.end_turn()

    def stay(self, seat: i64) -> None:
        """E11: the same player goes on with the compulsory fine-tune."""
        self.note_deed(seat, STAYS, NO_CARD)
        self.table[STATUS + seat] = STAYED
        if self.notes is not None:
            self.notes.append(("stayed", seat))

    def fold(self, seat: i64) -> None:
        """E11: no card moves, and the face-up card can still be taken."""
        self.note_deed(seat, FOLDS, NO_CARD)
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
        """Return the kind of the token to decide about next.

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
        """E23: on a card of the player's own lot, each with at most one token."""
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
        """E19: the seats that have something to prove."""
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
        self.note_shown(seat)
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
        report = self.begin_report()
        self.note_call(self.caller, self.seen_away())
        beaters = self.beaters()
        if self.backed_out:
            self.score_backed_out(report)
        elif beaters == 0:
            self.score_caller_won(report)
        else:
            self.score_caller_beaten(report, beaters)
        self.score_bonus(report)
        self.bar_targets()
        self.return_tokens()
        if not self.backed_out and beaters == 0:
            report.drawn = self.draw_token(self.caller)
        self.note_round(report)
        self.last = report
        self.round += 1
        if self.notes is not None:
            self.notes.append(("round-ended", self.round, report))
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

    def seen_away(self) -> i64:
        """Return how far away everybody saw the caller to be."""
        if self.shown >> self.caller & 1:
            return self.distance(self.caller)
        return UNTOLD if self.backed_out else NO_HIT

    def score_backed_out(self, report: Report) -> None:
        """E15: the caller loses a star, everyone else gains one, folded or not."""
        seat: i64
        for seat in range(self.seats):
            change: i64 = 1
            if seat == self.caller:
                change = -1
            report.seats[seat].result = self.change_stars(seat, change)

    def score_caller_won(self, report: Report) -> None:
        """E16: the caller scores the target's stars; players who stayed in lose one."""
        seat: i64
        for seat in range(self.seats):
            change: i64 = 0
            if seat == self.caller:
                change = self.box.stars[self.table[TARGET + seat]]
            elif self.table[STATUS + seat] == STAYED:
                change = -1
            report.seats[seat].result = self.change_stars(seat, change)

    def score_caller_beaten(self, report: Report, beaters: i64) -> None:
        """E17: everyone closer gains a star; the caller loses one for each of them."""
        seat: i64
        for seat in range(self.seats):
            change = beaters >> seat & 1
            if seat == self.caller:
                change = -count_bits(beaters)
            report.seats[seat].result = self.change_stars(seat, change)

    def score_bonus(self, report: Report) -> None:
        """E18: after the result, one star for an exact hit that is shown."""
        seat: i64
        for seat in range(self.seats):
            row = report.seats[seat]
            if self.is_in(seat) and self.shown >> seat & 1 and self.distance(seat) == 0:
                row.bonus = self.change_stars(seat, 1)
            self.scores = append(self.scores, row.result + row.bonus)

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

    def begin_report(self) -> Report:
        """Start the report that stays open during the next round. Of a mucked lot no card is kept,
        and of its tokens neither on which hand card nor which way (E19).
        """
        table = self.table
        report = Report(self.caller, self.backed_out)
        seat: i64
        for seat in range(self.seats):
            row = SeatReport(
                table[STATUS + seat],
                table[FACE_UP + seat],
                table[TARGET + seat],
                table[LOCK_TOKEN + seat],
            )
            row.uses = table[USES + seat * LOT : USES + seat * LOT + LOT]
            if self.shown >> seat & 1:
                row.shown = True
                row.first_card = table[HAND + seat * HAND_SIZE]
                row.second_card = table[HAND + seat * HAND_SIZE + 1]
            else:
                blur(row.uses, 0)
            report.seats.append(row)
        return report

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
        for partner in range(PARTNERS):
            if self.holds(seat, self.box.locks[partner]):
                return True
        return False

    def list_locks(self, seat: i64, moves: Moves) -> None:
        """E24: the player's own face-up card, if it is not locked yet."""
        if self.table[CLOSED + seat] == 1:
            return
        partner: i64
        for partner in range(PARTNERS):
            if self.holds(seat, self.box.locks[partner]):
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
        for partner in range(PARTNERS):
            if self.holds(seat, self.box.silences[partner]):
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
