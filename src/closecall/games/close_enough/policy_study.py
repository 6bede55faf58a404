"""Inference about the lots of other players of Close Enough. Compiled.

Everybody sees what a player took openly, what else there was to take, what was given for it, and
who called when. For one seat at a time this goes through every target and hand there can be, deed
by deed: how likely a sound player with that lot would have done it, and to which lot it leads. No
player is taken for quite sound: there is a little doubt in everything, and a player who was seen to
call far from the target in this match is believed less. How regular a player is shows in the deeds
themselves: they are read twice, as those of a player who does what looks best and as those of one
who often does not, and each reading counts by how likely it makes them. The work is bounded by the
box and by the number of deeds.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import append, i64, vec
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    CALLED,
    CALLS,
    DEED_GAVE,
    DEED_TOOK,
    DEED_UP,
    FILLS,
    HAND_SIZE,
    KINDS,
    MUST_TUNE,
    NO_CARD,
    STAYED,
    STAYS,
    TUNES,
    deed_card,
    deed_kind,
    deed_offered,
    deed_seat,
)
from closecall.games.close_enough.policy_callers import boldness, call_looks, wildness
from closecall.games.close_enough.policy_distance import FAR, near_enough, nearest, size

MIDDLE: Final = 5  # what a card still to come counts on average
STEAL: Final = 0.03  # what a card out of another's lot is worth beyond what it does
ONE_TOKEN: Final = 1  # enough to tell what a lot of somebody else may be

# Where the figures of a kind of player (`TEMPERS` in `levels.py`) stand.
HEAT: Final = 0
DOUBT: Final = 1
GIVE_HEAT: Final = 2
GIVE_DOUBT: Final = 3
CALL_HEAT: Final = 4
WARY: Final = 5
ENOUGH_STARS: Final = 3  # with more, nobody is more careful
STAY_HEAT: Final = 0.2
STAY_DOUBT: Final = 0.03


@final
class Temper:
    """How sharply a kind of player tells better from worse."""

    def __init__(self, figures: tuple[float, ...], bluffs: bool) -> None:
        self.heat = figures[HEAT]  # what looks worse by so much is done e times less often
        self.doubt = figures[DOUBT]  # how often anything at all is done
        self.gives = _fading(figures[GIVE_HEAT], figures[GIVE_DOUBT])
        self.call_heat = figures[CALL_HEAT]  # the same as heat, for calling or not
        self.wary = figures[WARY]  # how much worse a call that is no hit looks for each star
        self.bluffs = bluffs  # whether it calls more boldly the less it has to lose

    def likely(self, behind: float, all: float, options: i64) -> float:
        """Return how likely a deed is that looks this much worse than the best of all options."""
        sound = math.exp(-behind / self.heat) / all
        return self.doubt / float(options) + (1.0 - self.doubt) * sound

    def part(self, behind: float) -> float:
        """Return what an option adds to `all`."""
        return math.exp(-behind / self.heat)


@final
class Kinds:
    """The kinds of players there may be."""

    def __init__(self, tempers: tuple[tuple[float, ...], tuple[float, ...]], share: float) -> None:
        # Much like a medium bot, which does what looks best to it; and any other.
        self.regular = Temper(tempers[0], False)
        self.loose = Temper(tempers[1], True)
        self.share = share  # what part of all is taken to be regular before anything was seen


@final
class Study:
    """Everything everybody saw in a position, studied for one other seat at a time."""

    def __init__(
        self,
        game: CloseEnoughState,
        viewer: i64,
        tuned: vec[float],
        last_turn: vec[float],
        last_turn_free: vec[float],
        bold: vec[float],
        kinds: Kinds,
    ) -> None:
        self.game = game
        self.bold = bold
        self.kinds = kinds
        self.tuned = tuned
        self.last_turn = last_turn
        self.last_turn_free = last_turn_free
        self.cards: vec[i64] = vec[i64]()
        self.place_of = zeros(KINDS)
        self.unseen = float_zeros(KINDS)
        self.targets: vec[i64] = vec[i64]()
        self.sort_cards(viewer)
        self.sort_targets(viewer)
        self.n: i64 = len(self.cards)
        self.m: i64 = len(self.targets)
        self.size: i64 = self.m * self.n * self.n
        # Of the seat in question: how far away each lot is, what is thought of it and of drawing
        # for it, with the face-up card and scale last looked at.
        self.seat: i64 = 0
        self.up: i64 = NO_CARD
        self.scale = tuned
        self.lasting = False
        self.away = zeros(self.size)
        self.draws = float_zeros(self.size)
        # How likely each lot is; while the hand is filled, each target with its first card.
        self.chances = float_zeros(0)
        self.halves = float_zeros(0)
        self.filled: i64 = 0
        self.saw_filling = False
        self.said: i64 = 0
        self.tunes: i64 = 0
        self.on_offer: vec[i64] = vec[i64]()
        # The kind of player it is taken for, and how likely that makes the deeds, as a logarithm.
        self.temper = kinds.loose
        self.evidence: float = 0.0
        self.part: float = 0.0  # how likely the seat in question is a regular player

    # What there is --------------------------------------------------------------------------------

    def sort_cards(self, viewer: i64) -> None:
        """Sort the kinds of cards of the box, and work out each one's share of those unseen."""
        game = self.game
        total: float = 0.0
        card: i64
        other: i64
        slot: i64
        counts = zeros(KINDS)
        for card in range(KINDS):
            counts[card] = game.in_deck(card)
        for other in range(game.seats):
            for slot in range(HAND_SIZE):
                if other != viewer and not game.is_known(other, slot):
                    card = game.card(other, slot)
                    if card != NO_CARD:
                        counts[card] += 1
        for card in range(KINDS):
            if game.box.copies[card] > 0:
                self.place_of[card] = len(self.cards)
                self.unseen[len(self.cards)] = 0.2 + float(counts[card])
                total += 0.2 + float(counts[card])
                self.cards = append(self.cards, card)
        i: i64
        for i in range(len(self.cards)):
            self.unseen[i] /= total

    def sort_targets(self, viewer: i64) -> None:
        """Sort the targets that somebody else may have (E2)."""
        game = self.game
        i: i64
        other: i64
        for i in range(len(game.box.targets)):
            free = game.barred >> i & 1 == 0
            for other in range(game.seats):
                open_ = other == viewer or game.shown >> other & 1 == 1
                if open_ and game.target(other) == i:
                    free = False
            if free:
                self.targets = append(self.targets, i)

    # One of the others, deed by deed --------------------------------------------------------------

    def about(self, other: i64) -> vec[float]:
        """Return how likely each lot of a seat is, cumulated.

        Of a hand of one card so far: each target with each card.
        """
        self.go_through(other, self.kinds.regular)
        lots = self.chances
        evidence = self.evidence
        self.go_through(other, self.kinds.loose)
        share = self.kinds.share
        odds = share / (1.0 - share) * math.exp(evidence - self.evidence)
        part = odds / (1.0 + odds)
        self.part = part
        i: i64
        for i in range(len(lots)):
            self.chances[i] = part * lots[i] + (1.0 - part) * self.chances[i]
        return self.summed()

    def go_through(self, other: i64, temper: Temper) -> None:
        """Read all deeds of a seat as those of one kind of player."""
        self.temper = temper
        self.evidence = 0.0
        self.begin(other)
        i: i64
        for i in range(len(self.game.deeds)):
            deed = self.game.deeds[i]
            if deed_seat(deed) == other:
                self.read(deed)
        if self.game.is_full(other):
            self.catch_up()
        else:
            self.settle_half()
        self.tidy()

    def begin(self, other: i64) -> None:
        """Know nothing about a seat but how many of its deeds there are notes of."""
        deeds = self.game.deeds
        self.seat = other
        self.up = NO_CARD
        self.filled = 0
        self.said = 0
        self.tunes = self.game.fine_tunes(other)
        fills: i64 = 0
        i: i64
        for i in range(len(deeds)):
            if deed_seat(deeds[i]) == other:
                kind = deed_kind(deeds[i])
                if kind == FILLS:
                    fills += 1
                elif kind <= MUST_TUNE:
                    self.tunes -= 1
        self.saw_filling = fills == (HAND_SIZE if self.game.is_full(other) else 1)
        self.start_anyhow()

    def read(self, deed: i64) -> None:
        """Read one deed of the notes."""
        kind = deed_kind(deed)
        took = deed_card(deed, DEED_TOOK)
        gave = deed_card(deed, DEED_GAVE)
        up = deed_card(deed, DEED_UP)
        self.list_offer(deed_offered(deed))
        if kind == CALLS:
            self.call(up)
            self.said = CALLED
        elif kind == STAYS:
            self.stay(up)
            self.said = STAYED
        elif kind != FILLS:
            if gave != NO_CARD:
                self.tune(took, gave, up, kind == TUNES)
                self.tunes += 1
        elif self.saw_filling:
            if self.filled == 0:
                self.fill_first(took, up)
            else:
                self.fill_second(took, up)
            self.filled += 1

    def start_anyhow(self) -> None:
        """Start from any hand: nobody saw how it came about."""
        n = self.n
        self.chances = float_zeros(self.size)
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    chance = self.unseen[i] * self.unseen[j]
                    if i != j:
                        chance *= 2.0
                    self.chances[(t * n + i) * n + j] = chance / float(self.m)

    def catch_up(self) -> None:
        """Add what is known otherwise: cards everybody knows, and a call without notes."""
        game = self.game
        seat = self.seat
        self.keep_known()
        if self.total() <= 0.0:
            self.start_anyhow()
            self.keep_known()
        self.list_offer(0)
        if self.said == 0 and game.status(seat) == CALLED:
            self.call(game.face_up(seat))
        elif self.said == 0 and game.status(seat) == STAYED:
            self.stay(game.face_up(seat))

    def settle_half(self) -> None:
        """Add what is known otherwise of a hand with one card so far."""
        self.chances = self.halves
        if self.saw_filling:
            self.keep_known_half()
        if not self.saw_filling or self.total() <= 0.0:
            self.chances = float_zeros(self.m * self.n)
            i: i64
            for i in range(self.m * self.n):
                self.chances[i] = self.unseen[i % self.n] / float(self.m)
            self.keep_known_half()
        self.weigh_up()

    def keep_known_half(self) -> None:
        if self.game.known_cards(self.seat) == 0:
            return
        one = self.place_of[self.game.card(self.seat, 0)]
        i: i64
        for i in range(self.m * self.n):
            if i % self.n != one:
                self.chances[i] = 0.0

    def keep_known(self) -> None:
        game = self.game
        known = game.known_cards(self.seat)
        if known == 0:
            return
        n = self.n
        one = self.place_of[game.card(self.seat, 0)]
        two = self.place_of[game.card(self.seat, 1)]
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    fits = one in (i, j)
                    if known == HAND_SIZE:
                        fits = (one == i and two == j) or (one == j and two == i)
                    if not fits:
                        self.chances[(t * n + i) * n + j] = 0.0

    def total(self) -> float:
        return total_of(self.chances)

    def summed(self) -> vec[float]:
        sums = self.chances
        total: float = 0.0
        i: i64
        for i in range(len(sums)):
            total += sums[i]
            sums[i] = total
        return sums

    def list_offer(self, mask: i64) -> None:
        """List the open cards that could be taken, by their place."""
        self.on_offer = vec[i64]()
        i: i64
        for i in range(self.n):
            if mask >> self.cards[i] & 1:
                self.on_offer = append(self.on_offer, i)

    # Filling the hand -----------------------------------------------------------------------------

    def fill_first(self, took: i64, up: i64) -> None:
        """E4: the first card of the hand; how likely each target is with each card."""
        n = self.n
        self.halves = float_zeros(self.m * n)
        looks = float_zeros(n)
        t: i64
        i: i64
        for t in range(self.m):
            gap = self.game.box.targets[self.targets[t]] - up
            for i in range(n):
                looks[i] = 0.5 - 0.04 * float(size(gap - self.cards[i] - MIDDLE))
            likely = self.likely_fill(looks, took) / float(self.m)
            self.add_drawn(self.halves, t * n, took, likely)

    def fill_second(self, took: i64, up: i64) -> None:
        """E4: the second one."""
        n = self.n
        halves = self.halves
        self.chances = float_zeros(self.size)
        looks = float_zeros(n)
        drawn = float_zeros(n)
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            gap = self.game.box.targets[self.targets[t]] - up
            for i in range(n):
                if halves[t * n + i] <= 0.0:
                    continue
                for j in range(n):
                    looks[j] = self.tuned[near_enough(size(gap - self.cards[i] - self.cards[j]))]
                    drawn[j] = 0.0
                self.add_drawn(drawn, 0, took, halves[t * n + i] * self.likely_fill(looks, took))
                for j in range(n):
                    self.chances[self.at(t, i, j)] += drawn[j]
        self.weigh_up()

    def likely_fill(self, looks: vec[float], took: i64) -> float:
        """Return how likely a card is taken from there if cards look like that."""
        deck: float = 0.0
        i: i64
        for i in range(self.n):
            deck += self.unseen[i] * looks[i]
        best = deck
        for i in range(len(self.on_offer)):
            look = looks[self.on_offer[i]]
            if look > best:
                best = look
        all = self.temper.part(best - deck)
        for i in range(len(self.on_offer)):
            all += self.temper.part(best - looks[self.on_offer[i]])
        chosen = deck if took == NO_CARD else looks[self.place_of[took]]
        return self.temper.likely(best - chosen, all, 1 + len(self.on_offer))

    def add_drawn(self, chances: vec[float], base: i64, took: i64, chance: float) -> None:
        """Add a card: this one, or any from the deck."""
        if took != NO_CARD:
            chances[base + self.place_of[took]] += chance
            return
        i: i64
        for i in range(self.n):
            chances[base + i] += chance * self.unseen[i]

    def at(self, t: i64, i: i64, j: i64) -> i64:
        """Return where a lot stands: the lower card first."""
        if i > j:
            return (t * self.n + j) * self.n + i
        return (t * self.n + i) * self.n + j

    def wariness(self) -> float:
        """Return how much worse a call that is no hit looks to somebody with stars to lose."""
        stars = self.game.stars(self.seat)
        return self.temper.wary * float(stars if stars < ENOUGH_STARS else ENOUGH_STARS)

    def call_worth(self, s: i64, wary: float) -> float:
        """Return what calling a lot looks worth."""
        looks = call_looks(self.away[s], self.tunes)
        return looks - wary if self.away[s] > 0 else looks

    # Full lots ------------------------------------------------------------------------------------

    def look(self, up: i64, lasting: bool) -> None:
        """Judge all lots with this face-up card, in a last turn or before."""
        if up == self.up and lasting == self.lasting:
            return
        game = self.game
        n = self.n
        cards = self.cards
        self.lasting = lasting
        self.scale = self.tuned
        if lasting:
            self.scale = self.last_turn
            if game.stars(self.seat) == 0:
                self.scale = self.last_turn_free
        t: i64
        i: i64
        j: i64
        c: i64
        if up != self.up:
            self.up = up
            for t in range(self.m):
                gap = game.box.targets[self.targets[t]] - up
                for i in range(n):
                    for j in range(i, n):
                        left = gap - cards[i] - cards[j]
                        away = nearest(game, self.seat, up, cards[i], cards[j], left, ONE_TOKEN)
                        self.away[(t * n + i) * n + j] = near_enough(away)
                        self.away[(t * n + j) * n + i] = near_enough(away)
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    s = (t * n + i) * n + j
                    kept = self.scale[self.away[s]]
                    worth: float = 0.0
                    for c in range(n):
                        look = self.with_card(t, i, j, c)
                        worth += self.unseen[c] * (look if look > kept else kept)
                    self.draws[s] = worth

    def look_at(self, other: i64) -> None:
        """Judge all lots a seat may have, as they lie."""
        self.seat = other
        self.up = NO_CARD
        self.look(self.game.face_up(other), False)

    def with_card(self, t: i64, i: i64, j: i64, c: i64) -> float:
        """Return the worth of a lot after taking one more card and giving the better one away."""
        base = (t * self.n + c) * self.n
        first = self.scale[self.away[base + j]]
        second = self.scale[self.away[base + i]]
        return first if first > second else second

    def best_tune(self, s: i64, t: i64, i: i64, j: i64) -> float:
        """Return the worth of the best source of a card."""
        best = self.draws[s]
        k: i64
        for k in range(len(self.on_offer)):
            look = STEAL + self.with_card(t, i, j, self.on_offer[k])
            if look > best:
                best = look
        return best

    def tune(self, took: i64, gave: i64, up: i64, may_call: bool) -> None:
        """E6 to E8: a card was taken from there, and then this one given."""
        self.look(up, not may_call and self.game.caller >= 0)
        n = self.n
        wary = self.wariness()
        made = float_zeros(self.size)
        given = self.place_of[gave]
        taken: i64 = -1
        if took != NO_CARD:
            taken = self.place_of[took]
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    s = (t * n + i) * n + j
                    chance = self.chances[s]
                    if chance <= 0.0 or (taken >= 0 and given != i and given != j):
                        continue
                    chance *= self.likely_tune(s, t, i, j, taken, may_call, wary)
                    if taken >= 0:
                        self.give_for(made, chance, t, i, j, taken, given)
                    else:
                        self.give_drawn(made, chance, t, i, j, given)
        if total_of(made) > 0.0:
            self.chances = made
            self.weigh_up()

    def likely_tune(
        self, s: i64, t: i64, i: i64, j: i64, taken: i64, may_call: bool, wary: float
    ) -> float:
        """Return how likely a player with this lot takes that card (-1: one from the deck)."""
        best = self.best_tune(s, t, i, j)
        options: i64 = 1 + len(self.on_offer)
        all: float = 0.0
        if may_call:
            options += 1
            call = self.call_worth(s, wary)
            if call > best:
                best = call
            all = self.temper.part(best - call)
        all += self.temper.part(best - self.draws[s])
        k: i64
        for k in range(len(self.on_offer)):
            all += self.temper.part(best - STEAL - self.with_card(t, i, j, self.on_offer[k]))
        chosen = self.draws[s]
        if taken >= 0:
            chosen = STEAL + self.with_card(t, i, j, taken)
        return self.temper.likely(best - chosen, all, options)

    def give_for(
        self, made: vec[float], chance: float, t: i64, i: i64, j: i64, taken: i64, given: i64
    ) -> None:
        """One of two cards went for one taken openly."""
        base = (t * self.n + taken) * self.n
        without_i = self.away[base + j]
        without_j = self.away[base + i]
        best = without_i if without_i < without_j else without_j
        first = self.temper.gives[without_i - best]
        second = self.temper.gives[without_j - best]
        if given == i:
            made[self.at(t, taken, j)] += chance * first / (first + second)
        else:
            made[self.at(t, i, taken)] += chance * second / (first + second)

    def give_drawn(
        self, made: vec[float], chance: float, t: i64, i: i64, j: i64, given: i64
    ) -> None:
        """One of three cards went, one of which had just been drawn."""
        c: i64
        if given != i and given != j:
            self.give_one(made, chance, t, i, j, given, given)
            return
        for c in range(self.n):
            self.give_one(made, chance, t, i, j, c, given)

    def give_one(
        self, made: vec[float], chance: float, t: i64, i: i64, j: i64, c: i64, given: i64
    ) -> None:
        base = (t * self.n + c) * self.n
        without_c = self.away[(t * self.n + i) * self.n + j]
        without_i = self.away[base + j]
        without_j = self.away[base + i]
        best = without_c
        if without_i < best:
            best = without_i
        if without_j < best:
            best = without_j
        kept = self.temper.gives[without_c - best]
        first = self.temper.gives[without_i - best]
        second = self.temper.gives[without_j - best]
        chance *= self.unseen[c] / (kept + first + second)
        if given == c:
            made[(t * self.n + i) * self.n + j] += chance * kept
        elif given == i:
            made[self.at(t, c, j)] += chance * first
        else:
            made[self.at(t, i, c)] += chance * second

    def weigh_up(self) -> None:
        """Note how likely this kind of player was to do that, and make the chances add up to 1."""
        total = self.total()
        if total > 0.0:
            self.evidence += math.log(total)
            self.tidy()

    def tidy(self) -> None:
        """Make the chances add up to 1 again."""
        total = self.total()
        i: i64
        for i in range(len(self.chances)):
            self.chances[i] /= total

    # Calling and staying --------------------------------------------------------------------------

    def call(self, up: i64) -> None:
        """A sound player calls what looks better called than tuned; a wild one calls anything."""
        self.look(up, False)
        n = self.n
        wary = self.wariness()
        made = float_zeros(self.size)
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    s = (t * n + i) * n + j
                    if self.chances[s] > 0.0:
                        ahead = self.best_tune(s, t, i, j)
                        ahead -= self.call_worth(s, wary)
                        likely = 1.0 / (1.0 + math.exp(ahead / self.temper.call_heat))
                        made[s] = self.chances[s] * likely
        wild = wildness(self.game, self.seat)
        if self.temper.bluffs:
            wild += (1.0 - wild) * boldness(self.bold, self.game.stars(self.seat))
        self.mix(made, wild)

    def stay(self, up: i64) -> None:
        """A player who stays in hopes to beat the caller with one more card."""
        self.look(up, True)
        n = self.n
        made = float_zeros(self.size)
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    s = (t * n + i) * n + j
                    if self.chances[s] > 0.0:
                        hope = self.best_tune(s, t, i, j)
                        made[s] = self.chances[s] / (1.0 + math.exp(-hope / STAY_HEAT))
        self.mix(made, STAY_DOUBT)

    def mix(self, made: vec[float], wild: float) -> None:
        """Believe in the deed of a sound player, and to some part that it tells nothing."""
        sound = total_of(made)
        total = self.total()
        if sound <= 0.0 or total <= 0.0:
            return
        s: i64
        for s in range(self.size):
            chance = (1.0 - wild) * made[s] / sound
            self.chances[s] = chance + wild * self.chances[s] / total


def total_of(chances: vec[float]) -> float:
    """Return the sum of all."""
    total: float = 0.0
    i: i64
    for i in range(len(chances)):
        total += chances[i]
    return total


def _fading(heat: float, doubt: float) -> vec[float]:
    """Return how likely something is that is worse by 0, 1, 2 …"""
    made = float_zeros(FAR + 1)
    for i in range(FAR + 1):
        made[i] = doubt + math.exp(-float(i) / heat)
    return made
