"""Close Enough as somebody who does not see everything can imagine it (E27).

Everything hidden is dealt again: by what is open, by what `knowledge.py` remembers, and during the
reveal by which players need not show. The work is bounded, whatever the box. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import count_bits, lowest_bit, nth_bit, zeros
from closecall.engine.core import Moves
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_enough.layout import (
    ANSWER,
    BOX,
    DECIDED,
    DECK,
    DECK_TOP,
    GIVEN,
    HAND,
    HAND_SIZE,
    KINDS,
    KNOWN,
    LOT,
    NO_CARD,
    NOBODY,
    OLD,
    RAISED,
    SHOWING,
    SIZE,
    STATUS,
    STAYED,
    TARGET,
    TOTALLING,
    USES,
    Box,
)
from closecall.games.close_enough.moves import (
    EFFECT_COUNT,
    KEEP_TOKEN,
    TOKEN_KINDS,
)
from closecall.games.close_enough.rules import Rules, blur

# Imagining: deals that are simply thrown away if they do not fit, deals that are made to fit after
# that, and lots drawn again in each of those.
FEW_TRIES: Final = 64
MENDED_DEALS: Final = 8
MOST_REFITS: Final = 24
MOST_STEPS: Final = FEW_TRIES + MENDED_DEALS * (1 + MOST_REFITS)
WAYS_OF_USES: Final = 16  # which of two hand cards has which token, and which way Nudges go
UNSEEN: Final = -2  # a hand card still to be imagined


@final
class CloseEnoughState(Rules):
    """A position of Close Enough, which can be copied and imagined."""

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
        self.carry(twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> CloseEnoughState:
        """E27: hand cards, targets and secret choices that `seat` cannot know are drawn again.

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
        """Imagine hands and targets of the hidden seats; return how many deals and lots it took.

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
        """Fill the unknown places of hands; return a mask of those any deck card could fill."""
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
        """E9: deal the cards that were unknown in hands at the reshuffle to the hidden seats again,
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
        """Gather the old cards, sorted: the order must not tell where they lay."""
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
        """Deal them in this order; return how much does not fit what was given away since."""
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
        """Return which old cards (a mask) were not given away since the reshuffle."""
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
        """Return whether this seat's old cards fit, and then some way to deal the others theirs."""
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
        """Return how many cards of a hand are still to be imagined."""
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
        """Return the hidden lots that would have had to be shown."""
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
        """Draw lots that do not fit from those that do, one at a time; return how many."""
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
        """Count the ways to draw a lot that fits; the nth of them (if any) is laid down."""
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
        """Return how many cards of this value a place of a hand can get."""
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
        """Lay blurred uses in one of the ways they may lie."""
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

    # Lots as a bot believes them to be.

    def unknown_slots(self, seat: i64) -> i64:
        """Return a mask of the hand cards of a seat that not everybody knows."""
        loose: i64 = 0
        i: i64
        for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
            if self.table[KNOWN + i] == 0 and self.table[HAND + i] != NO_CARD:
                loose |= 1 << i
        return loose

    def give_up_lot(self, seat: i64) -> None:
        """Put the unknown hand cards of a seat back into the deck, and its target too."""
        self.return_loose(seat, self.unknown_slots(seat))
        self.table[TARGET + seat] = NOBODY

    def lay_lot(self, seat: i64, one: i64, two: i64, target: i64) -> bool:
        """Give a seat that gave up its lot this one; False if somebody else has part of it.

        Cards of the hand that everybody knows, which come first in it, must be among the two.
        """
        if self.free_targets() >> target & 1 == 0:
            return False
        table = self.table
        hand = HAND + seat * HAND_SIZE
        known = self.known_cards(seat)
        if known > 0 and table[hand] != one:
            kept = one
            one = two
            two = kept
        enough = known > 0 or table[DECK + one] > 0
        if known < HAND_SIZE:
            wanted: i64 = 1
            if known == 0 and one == two:
                wanted = 2
            enough = enough and table[DECK + two] >= wanted
        if not enough:
            return False
        if known == 0:
            self.lay_unknown(hand, one)
        if known < HAND_SIZE:
            self.lay_unknown(hand + 1, two)
        table[TARGET + seat] = target
        return True

    def lay_half(self, seat: i64, card: i64, target: i64) -> bool:
        """Do the same for a hand of one card so far."""
        if self.free_targets() >> target & 1 == 0:
            return False
        if self.known_cards(seat) == 0:
            if self.table[DECK + card] == 0:
                return False
            self.lay_unknown(HAND + seat * HAND_SIZE, card)
        self.table[TARGET + seat] = target
        return True

    def lay_unknown(self, place: i64, card: i64) -> None:
        self.table[place] = card
        self.table[DECK + card] -= 1
        self.left -= 1

    def lay_any_lot(self, seat: i64) -> None:
        """Give a seat that gave up its lot any other."""
        self.draw_loose(seat, self.unknown_slots(seat))
        self.deal_targets(1 << seat)

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
        """E19: a player who has answered may have answered either way."""
        seat: i64
        for seat in range(self.seats):
            if hidden >> seat & 1 and self.waiting >> seat & 1 == 0:
                self.table[ANSWER + seat] = self.rng.below(2)


def begin(terms: Terms, rng: Rng, box: Box) -> CloseEnoughState:
    """E1: no stars, no tokens; seat 0 is the scorekeeper and starts."""
    table = zeros(SIZE)
    kind: i64
    for kind in range(TOKEN_KINDS):
        table[BOX + kind] = box.tokens[kind]
    state = CloseEnoughState(terms, rng, box, table, zeros(box.cards), vec[i64](), None)
    state.deal()
    return state
