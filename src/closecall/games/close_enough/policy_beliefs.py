"""What a player of Close Enough can tell about the lots of the others. Compiled.

Everybody sees what a player took openly, what else there was to take, what was given for it, and who
called when. For each of the others this goes through every target and hand there can be, deed by
deed: how likely a sound player with that lot would have done that, and which lot it leads to.
Nobody is taken for quite sound: there is a little doubt in everything, and whoever was seen to call
far from the target in this match is believed the less. The work is bounded by the box and the
number of deeds.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    CALL_SIZE,
    CALLED,
    CALLS,
    DEED_GAVE,
    DEED_KIND,
    DEED_OFFERED,
    DEED_SEAT,
    DEED_SIZE,
    DEED_TOOK,
    DEED_UP,
    FILLS,
    FOLDED,
    HAND_SIZE,
    KINDS,
    MUST_TUNE,
    NO_CARD,
    NO_HIT,
    SHOWING,
    STAYED,
    STAYS,
    TUNES,
    UNTOLD,
)
from closecall.games.close_enough.policy_distance import FAR, near_enough, nearest, size

MIDDLE: Final = 5  # what a card still to come counts on average
STEAL: Final = 0.03  # what a card out of another's lot is worth beyond what it does
ONE_TOKEN: Final = 1  # enough to tell what a lot of somebody else may be
TRIES: Final = 24  # lots drawn for a seat until one goes with those of the others
FINE: Final = 1 << 30  # in how many parts a draw by chance is cut

# How sharply a sound player tells better from worse: by so much less, e times less likely. And how
# often anything at all is done.
HEAT: Final = 0.06
FILL_HEAT: Final = 0.06
GIVE_HEAT: Final = 0.5
STAY_HEAT: Final = 0.2
DOUBT: Final = 0.03

# How far away callers are, from 0 on: sound ones, and those who call whatever they have; and the
# kinds of callers there may be: what part of their calls is of the second sort, and how likely it
# is that a player is of that kind before anything was seen.
SOUND_CALLS: Final[tuple[float, ...]] = (0.66, 0.22, 0.07, 0.02, 0.01, 0.01, 0.01)
WILD_CALLS: Final[tuple[float, ...]] = (0.12, 0.20, 0.17, 0.14, 0.11, 0.08, 0.18)
WILD_PARTS: Final[tuple[float, ...]] = (0.04, 0.4, 0.95)
WILD_PRIORS: Final[tuple[float, ...]] = (0.86, 0.09, 0.05)


@final
class Beliefs:
    """What one seat believes about the lots of all others, in one position."""

    def __init__(
        self,
        game: CloseEnoughState,
        viewer: i64,
        tuned: vec[float],
        last_turn: vec[float],
        last_turn_free: vec[float],
    ) -> None:
        self.game = game
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
        self.chances = float_zeros(0)
        self.tunes: i64 = 0
        self.on_offer: vec[i64] = vec[i64]()
        self.gives = _fading(GIVE_HEAT)
        # By seat: how likely each lot and all before it are.
        self.sums: list[vec[float]] = []
        other: i64
        for other in range(game.seats):
            sums = float_zeros(0)
            if other != viewer and is_telling(game, other):
                sums = self.study(other)
            self.sums.append(sums)

    # What there is --------------------------------------------------------------------------------

    def sort_cards(self, viewer: i64) -> None:
        """The kinds of cards of the box, and what part of the unseen ones each is."""
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
        """E2: targets that somebody else may have."""
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

    def study(self, other: i64) -> vec[float]:
        """How likely each lot of a seat is, each together with all before it."""
        game = self.game
        self.seat = other
        self.up = NO_CARD
        self.lasting = False
        deeds = game.deeds
        count: i64 = len(deeds) // DEED_SIZE
        tuned: i64 = 0
        filled: i64 = 0
        i: i64
        for i in range(count):
            if deeds[i * DEED_SIZE + DEED_SEAT] == other:
                kind = deeds[i * DEED_SIZE + DEED_KIND]
                if kind == FILLS:
                    filled += 1
                elif kind <= MUST_TUNE:
                    tuned += 1
        self.tunes = game.fine_tunes(other) - tuned  # before anybody took notes
        firsts = float_zeros(self.m)
        for i in range(self.m):
            firsts[i] = 1.0
        seconds = float_zeros(0)
        said: i64 = 0
        if filled < HAND_SIZE:
            self.start_anyhow()
        stage: i64 = 0
        for i in range(count):
            at = i * DEED_SIZE
            if deeds[at + DEED_SEAT] != other:
                continue
            kind = deeds[at + DEED_KIND]
            took = deeds[at + DEED_TOOK]
            up = deeds[at + DEED_UP]
            self.list_offer(deeds[at + DEED_OFFERED])
            if kind == FILLS:
                if filled == HAND_SIZE:
                    if stage == 0:
                        seconds = self.fill_first(firsts, took, up)
                    else:
                        self.fill_second(seconds, took, up)
                    stage += 1
            elif kind == CALLS:
                self.call(up)
                said = CALLED
            elif kind == STAYS:
                self.stay(up)
                said = STAYED
            else:
                gave = deeds[at + DEED_GAVE]
                if gave != NO_CARD:
                    self.tune(took, gave, up, kind == TUNES)
                    self.tunes += 1
        self.catch_up(said)
        return self.summed()

    def start_anyhow(self) -> None:
        """Nobody saw how this hand came about."""
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
                    self.chances[(t * n + i) * n + j] = chance

    def catch_up(self, said: i64) -> None:
        """What is known otherwise: cards everybody knows, and a call nobody took notes of."""
        game = self.game
        seat = self.seat
        self.keep_known()
        if self.total() <= 0.0:
            self.start_anyhow()
            self.keep_known()
        self.list_offer(0)
        if said == 0 and game.status(seat) == CALLED:
            self.call(game.face_up(seat))
        elif said == 0 and game.status(seat) == STAYED:
            self.stay(game.face_up(seat))

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
                    fits = one == i or one == j
                    if known == HAND_SIZE:
                        fits = (one == i and two == j) or (one == j and two == i)
                    if not fits:
                        self.chances[(t * n + i) * n + j] = 0.0

    def total(self) -> float:
        total: float = 0.0
        s: i64
        for s in range(self.size):
            total += self.chances[s]
        return total

    def summed(self) -> vec[float]:
        sums = self.chances
        total: float = 0.0
        s: i64
        for s in range(self.size):
            total += sums[s]
            sums[s] = total
        return sums

    def list_offer(self, mask: i64) -> None:
        """The open cards that could be taken, by their place."""
        self.on_offer = vec[i64]()
        i: i64
        for i in range(self.n):
            if mask >> self.cards[i] & 1:
                self.on_offer = append(self.on_offer, i)

    # Filling the hand -----------------------------------------------------------------------------

    def fill_first(self, firsts: vec[float], took: i64, up: i64) -> vec[float]:
        """E4: the first card of the hand; what is likely of target and card."""
        n = self.n
        made = float_zeros(self.m * n)
        looks = float_zeros(n)
        t: i64
        i: i64
        for t in range(self.m):
            gap = self.game.box.targets[self.targets[t]] - up
            for i in range(n):
                looks[i] = 0.5 - 0.04 * float(size(gap - self.cards[i] - MIDDLE))
            chance = firsts[t] * self.likely_fill(looks, took)
            self.add_drawn(made, t * n, took, chance)
        return made

    def fill_second(self, seconds: vec[float], took: i64, up: i64) -> None:
        """E4: the second one."""
        n = self.n
        self.chances = float_zeros(self.size)
        looks = float_zeros(n)
        drawn = float_zeros(n)
        t: i64
        i: i64
        j: i64
        for t in range(self.m):
            gap = self.game.box.targets[self.targets[t]] - up
            for i in range(n):
                if seconds[t * n + i] <= 0.0:
                    continue
                for j in range(n):
                    looks[j] = self.tuned[near_enough(size(gap - self.cards[i] - self.cards[j]))]
                    drawn[j] = 0.0
                self.add_drawn(drawn, 0, took, seconds[t * n + i] * self.likely_fill(looks, took))
                for j in range(n):
                    self.chances[self.at(t, i, j)] += drawn[j]

    def likely_fill(self, looks: vec[float], took: i64) -> float:
        """How likely a card is taken from there if cards look like that."""
        deck: float = 0.0
        i: i64
        for i in range(self.n):
            deck += self.unseen[i] * looks[i]
        best = deck
        for i in range(len(self.on_offer)):
            look = looks[self.on_offer[i]]
            if look > best:
                best = look
        chosen = deck if took == NO_CARD else looks[self.place_of[took]]
        return DOUBT + math.exp((chosen - best) / FILL_HEAT)

    def add_drawn(self, chances: vec[float], base: i64, took: i64, chance: float) -> None:
        """A card comes in: this one, or any from the deck."""
        if took != NO_CARD:
            chances[base + self.place_of[took]] += chance
            return
        i: i64
        for i in range(self.n):
            chances[base + i] += chance * self.unseen[i]

    def at(self, t: i64, i: i64, j: i64) -> i64:
        """Where a lot stands: the lower card first."""
        if i > j:
            return (t * self.n + j) * self.n + i
        return (t * self.n + i) * self.n + j

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

    def with_card(self, t: i64, i: i64, j: i64, c: i64) -> float:
        """What a lot is worth with a card more and the better one to give away."""
        base = (t * self.n + c) * self.n
        first = self.scale[self.away[base + j]]
        second = self.scale[self.away[base + i]]
        return first if first > second else second

    def best_tune(self, s: i64, t: i64, i: i64, j: i64) -> float:
        """What the best source of a card promises."""
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
                    best = self.best_tune(s, t, i, j)
                    if may_call:
                        call = call_looks(self.away[s], self.tunes)
                        if call > best:
                            best = call
                    chosen = self.draws[s]
                    if taken >= 0:
                        chosen = STEAL + self.with_card(t, i, j, taken)
                    ahead = best - chosen
                    chance *= DOUBT + (math.exp(-ahead / HEAT) if ahead > 0.0 else 1.0)
                    if taken >= 0:
                        self.give_for(made, chance, t, i, j, taken, given)
                    else:
                        self.give_drawn(made, chance, t, i, j, given)
        if total_of(made, self.size) > 0.0:
            self.chances = made
            self.tidy()

    def give_for(
        self, made: vec[float], chance: float, t: i64, i: i64, j: i64, taken: i64, given: i64
    ) -> None:
        """One of two cards went for one taken openly."""
        base = (t * self.n + taken) * self.n
        without_i = self.away[base + j]
        without_j = self.away[base + i]
        best = without_i if without_i < without_j else without_j
        first = self.gives[without_i - best]
        second = self.gives[without_j - best]
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
        kept = self.gives[without_c - best]
        first = self.gives[without_i - best]
        second = self.gives[without_j - best]
        chance *= self.unseen[c] / (kept + first + second)
        if given == c:
            made[(t * self.n + i) * self.n + j] += chance * kept
        elif given == i:
            made[self.at(t, c, j)] += chance * first
        else:
            made[self.at(t, i, c)] += chance * second

    def tidy(self) -> None:
        """Make the chances add up to 1 again."""
        total = self.total()
        s: i64
        for s in range(self.size):
            self.chances[s] /= total

    # Calling and staying --------------------------------------------------------------------------

    def call(self, up: i64) -> None:
        """A sound player calls what looks better called than tuned; a wild one calls anything."""
        self.look(up, False)
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
                        ahead = self.best_tune(s, t, i, j)
                        ahead -= call_looks(self.away[s], self.tunes)
                        likely = math.exp(-ahead / HEAT) if ahead > 0.0 else 1.0
                        made[s] = self.chances[s] * likely
        self.mix(made, wildness(self.game, self.seat))

    def stay(self, up: i64) -> None:
        """Whoever stays in hopes to beat the caller with one more card."""
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
        self.mix(made, DOUBT)

    def mix(self, made: vec[float], wild: float) -> None:
        """Believe in the deed of a sound player, and to some part that it tells nothing."""
        sound = total_of(made, self.size)
        total = self.total()
        if sound <= 0.0 or total <= 0.0:
            return
        s: i64
        for s in range(self.size):
            chance = (1.0 - wild) * made[s] / sound
            self.chances[s] = chance + wild * self.chances[s] / total

    # What is believed -----------------------------------------------------------------------------

    def tells(self, other: i64) -> bool:
        """Whether there is anything to believe about a seat's lot."""
        return len(self.sums[other]) > 0 and self.sums[other][self.size - 1] > 0.0

    def chance_within(self, other: i64, away: i64) -> float:
        """How likely the lot of a seat, as it lies, is at most so far away."""
        self.seat = other
        self.up = NO_CARD
        self.look(self.game.face_up(other), False)
        sums = self.sums[other]
        within: float = 0.0
        before: float = 0.0
        s: i64
        for s in range(self.size):
            if self.away[s] <= away:
                within += sums[s] - before
            before = sums[s]
        return within / before

    def deal(self, world: CloseEnoughState, rng: Rng) -> None:
        """Give all others lots in an imagined world as often as they are believed to have them."""
        other: i64
        for other in range(world.seats):
            if self.tells(other):
                world.give_up_lot(other)
        for other in range(world.seats):
            if self.tells(other):
                self.deal_lot(world, other, rng)

    def deal_lot(self, world: CloseEnoughState, other: i64, rng: Rng) -> None:
        tries: i64
        for tries in range(TRIES):
            s = self.draw_lot(other, rng)
            j = s % self.n
            i = s // self.n % self.n
            target = self.targets[s // (self.n * self.n)]
            if world.lay_lot(other, self.cards[i], self.cards[j], target):
                return
        world.lay_any_lot(other)

    def draw_lot(self, other: i64, rng: Rng) -> i64:
        """A lot, by how likely it is."""
        sums = self.sums[other]
        mark = sums[self.size - 1] * float(rng.below(FINE)) / float(FINE)
        low: i64 = 0
        high = self.size - 1
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return low


def is_telling(game: CloseEnoughState, other: i64) -> bool:
    """Whether what somebody did says anything about a lot that still matters."""
    if game.phase == SHOWING or game.shown >> other & 1 or not game.is_full(other):
        return False
    return game.status(other) != FOLDED


def call_looks(away: i64, tunes: i64) -> float:
    """What calling looks worth against tuning, which is worth at most about 1."""
    if away == 0:
        return 3.0
    if away == 1:
        return 0.7 + 0.1 * float(tunes)
    if away == 2:
        return 0.3 + 0.1 * float(tunes)
    return 0.02 * float(tunes) - 0.1


def wildness(game: CloseEnoughState, seat: i64) -> float:
    """What part of a player's calls is of any lot whatever, by those seen in this match."""
    total: float = 0.0
    wild: float = 0.0
    kind: i64
    for kind in range(len(WILD_PARTS)):
        part = WILD_PARTS[kind]
        chance = WILD_PRIORS[kind] * likely_calls(game, seat, part)
        total += chance
        wild += chance * part
    return wild / total


def likely_calls(game: CloseEnoughState, seat: i64, part: float) -> float:
    """How likely what came of a player's calls is if that part of them is wild."""
    likely: float = 1.0
    i: i64
    for i in range(len(game.calls) // CALL_SIZE):
        away = game.calls[i * CALL_SIZE + 1]
        if game.calls[i * CALL_SIZE] != seat or away == UNTOLD:
            continue
        if away == NO_HIT:
            likely *= 1.0 - seen_away(0, part)
        else:
            likely *= seen_away(away, part)
    return likely


def seen_away(away: i64, part: float) -> float:
    """How often a caller is so far away if that part of the calls is wild."""
    if away >= len(SOUND_CALLS):
        away = len(SOUND_CALLS) - 1
    return (1.0 - part) * SOUND_CALLS[away] + part * WILD_CALLS[away]


def total_of(chances: vec[float], n: i64) -> float:
    """The sum of the first n."""
    total: float = 0.0
    i: i64
    for i in range(n):
        total += chances[i]
    return total


def _fading(heat: float) -> vec[float]:
    """How likely something is that is worse by 0, 1, 2 …"""
    made = float_zeros(FAR + 1)
    for i in range(FAR + 1):
        made[i] = 0.01 + math.exp(-float(i) / heat)
    return made
