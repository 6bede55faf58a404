"""Inference about the lots of other players of Close Enough. Compiled.

Everybody sees what a player took openly, what else there was to take, what was given for it, and
who called when. For one seat at a time this goes through every target and hand there can be, deed
by deed: how likely a sound player with that lot would have done it, and to which lot it leads. No
player is taken for quite sound: there is a little doubt in everything, and a player who was seen to
call far from the target in this match is believed less. What kind of player it is shows in the
deeds themselves: they are read once for each kind there may be, and each reading counts by how
likely it makes them. The rounds before count too: once a round is over its targets lie open (E20),
so that what somebody did in it tells more than it did at the time. The work is bounded by the box
and by the number of deeds; of earlier rounds what they told is kept.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    CALLED,
    CALLS,
    DEED_GAVE,
    DEED_PILE,
    DEED_TOOK,
    DEED_UP,
    FILLS,
    FINE_TUNES,
    FOLDS,
    HAND,
    HAND_SIZE,
    HOLDS,
    KINDS,
    KNOWN,
    LOCK_TOKEN,
    MUST_TUNE,
    NO_CARD,
    NOBODY,
    PLAYING,
    STARS,
    STATUS,
    STAYED,
    STAYS,
    TOKENS,
    TUNES,
    Box,
    Report,
    deed_card,
    deed_kind,
    deed_offered,
    deed_seat,
)
from closecall.games.close_enough.moves import TOKEN_KINDS
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
NOTICED: Final = 6
HASTE: Final = 7
BLUFFS: Final = 8
ENOUGH_STARS: Final = 3  # with more, nobody is more careful
NEVER: Final = -1e6  # the logarithm of what is not to be
STAY_HEAT: Final = 0.2
STAY_DOUBT: Final = 0.03
WILD_CALL: Final = 0.15  # how often somebody calls who calls anything

# Ways to answer a call: as those who think do, who read the caller; folding whatever looks bad, as
# medium bots do; staying in always; staying in where it looks a little bad too.
WAYS: Final = 4
THINKS: Final = 0
FOLDS_BAD: Final = 1
NEVER_FOLDS: Final = 2
HOPES: Final = 3
HOPE: Final = 0.5  # how bad staying in may look to those who hope
WAY_DOUBT: Final = 0.06
MOST_KEPT: Final = 2_000  # readings of earlier rounds


@final
class Temper:
    """How sharply a kind of player tells better from worse."""

    def __init__(self, figures: tuple[float, ...]) -> None:
        self.heat = figures[HEAT]  # what looks worse by so much is done e times less often
        self.doubt = figures[DOUBT]  # how often anything at all is done
        self.gives = _fading(figures[GIVE_HEAT], figures[GIVE_DOUBT])
        self.call_heat = figures[CALL_HEAT]  # the same as heat, for calling or not
        self.wary = figures[WARY]  # how much worse a call that is no hit looks for each star
        self.noticed = figures[NOTICED]  # how often the best open card comes to mind
        self.haste = figures[HASTE]  # how much better a call looks that is a near miss
        self.bluffs = figures[BLUFFS] > 0.0  # whether it calls more boldly with less to lose

    def likely(self, part: float, top: float, rest: float, options: i64) -> float:
        """Return how likely a deed is by its part of all: the best open card's and the rest.

        The best open card itself is meant if `part` is no other's.
        """
        sound = part / (top + rest)
        if self.noticed < 1.0:
            missed = 0.0 if part == top else part / rest
            sound = self.noticed * sound + (1.0 - self.noticed) * missed
        return self.doubt / float(options) + (1.0 - self.doubt) * sound

    def part(self, behind: float) -> float:
        """Return what an option adds to `all`."""
        return math.exp(-behind / self.heat)


@final
class Kinds:
    """The kinds of players there may be, and what earlier rounds told about some players."""

    def __init__(
        self,
        tempers: tuple[tuple[float, ...], ...],
        shares: tuple[tuple[float, ...], ...],
        remembers: bool,
    ) -> None:
        self.tempers = [Temper(figures) for figures in tempers]
        self.n: i64 = len(self.tempers)
        self.remembers = remembers  # whether earlier rounds are thought of
        # By kind, then by way: what part of all are taken to be that before anything was seen, as
        # a logarithm.
        self.priors = float_zeros(self.n * WAYS)
        for k, row in enumerate(shares):
            for w, share in enumerate(row):
                self.priors[k * WAYS + w] = math.log(share) if share > 0.0 else NEVER
        self.kept: dict[tuple[int, ...], vec[float]] = {}
        self.box: Box | None = None  # whose rounds are kept

    def recall(self, box: Box, key: tuple[int, ...]) -> vec[float] | None:
        """Return what a round was found to tell, if it was read before."""
        if self.box is not box or len(self.kept) > MOST_KEPT:
            self.box = box
            self.kept = {}
        return self.kept.get(key)


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
        self.pulls: vec[float] = vec[float]()  # what each of those is worth beyond what it does
        # The kind of player it is taken for, and how likely that makes the deeds, as a logarithm;
        # the same of answers to calls for each way to give them.
        self.temper = kinds.tempers[0]
        self.evidence: float = 0.0
        self.answers = float_zeros(WAYS)
        # How likely the seat in question is a player of each kind, and answers in each way.
        self.parts = float_zeros(kinds.n)
        self.ways = float_zeros(WAYS)

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
        readings: list[vec[float]] = []
        told = self.habits(other)
        k: i64
        w: i64
        i: i64
        for k in range(self.kinds.n):
            self.go_through(other, self.kinds.tempers[k])
            readings.append(self.chances)
            for w in range(WAYS):
                told[k * WAYS + w] += self.evidence + self.answers[w]
        self.weigh_kinds(told)
        self.chances = float_zeros(len(self.chances))
        for k in range(self.kinds.n):
            lots = readings[k]
            part = self.parts[k]
            for i in range(len(lots)):
                self.chances[i] += part * lots[i]
        return self.summed()

    def weigh_kinds(self, told: vec[float]) -> None:
        """Work out how likely each kind of player and each way to answer a call is."""
        most: float = NEVER
        total: float = 0.0
        i: i64
        for i in range(len(told)):
            told[i] += self.kinds.priors[i]
            if told[i] > most:
                most = told[i]
        for i in range(len(told)):
            told[i] = math.exp(told[i] - most)
            total += told[i]
        self.parts = float_zeros(self.kinds.n)
        self.ways = float_zeros(WAYS)
        for i in range(len(told)):
            self.parts[i // WAYS] += told[i] / total
            self.ways[i % WAYS] += told[i] / total

    # Earlier rounds -------------------------------------------------------------------------------

    def habits(self, other: i64) -> vec[float]:
        """Return how likely each kind of player, with each way to answer a call, would have done
        what a seat did in earlier rounds, as a logarithm.
        """
        found = float_zeros(self.kinds.n * WAYS)
        if not self.kinds.remembers:
            return found
        game = self.game
        stars = game.stars(other)
        later = len(game.scores) // game.seats
        held: i64 = 0
        n: i64 = len(game.past)
        i: i64
        j: i64
        for i in range(n - 1, -1, -1):
            later -= 1
            stars -= game.scores[later * game.seats + other]
            held = game.past[i - 1].seats[other].held if i > 0 else 0
            told = self.told_by(game.past[i], other, stars, held)
            for j in range(len(found)):
                found[j] += told[j]
        return found

    def told_by(self, past: Report, other: i64, stars: i64, held: i64) -> vec[float]:
        """Return the same of one round, read once."""
        target = past.seats[other].target
        key = [int(target), int(stars), int(held)]
        i: i64
        for i in range(len(past.deeds)):
            if deed_seat(past.deeds[i]) == other:
                key.append(int(past.deeds[i]))
        whole = tuple(key)
        known = self.kinds.recall(self.game.box, whole)
        if known is not None:
            return known
        told = self.read_past(past, other, stars, held)
        self.kinds.kept[whole] = told
        return told

    def read_past(self, past: Report, other: i64, stars: i64, held: i64) -> vec[float]:
        """Read a finished round, in which the target of everybody is known."""
        then = as_it_was(self.game, past, other, stars, held)
        study = Study(
            then,
            NOBODY,
            self.tuned,
            self.last_turn,
            self.last_turn_free,
            self.bold,
            self.kinds,
        )
        study.know_target(past.seats[other].target)
        told = float_zeros(self.kinds.n * WAYS)
        k: i64
        w: i64
        for k in range(self.kinds.n):
            study.go_through(other, self.kinds.tempers[k])
            for w in range(WAYS):
                told[k * WAYS + w] = study.evidence + study.answers[w]
        return told

    def know_target(self, target: i64) -> None:
        """Study a round whose target is known, and of whose cards nothing else is."""
        self.targets = vec[i64]([target])
        self.m = 1
        self.size = self.n * self.n
        self.away = zeros(self.size)
        self.draws = float_zeros(self.size)
        i: i64
        for i in range(self.n):
            copies = self.game.box.copies[self.cards[i]]
            self.unseen[i] = float(copies) / float(self.game.box.cards)

    def go_through(self, other: i64, temper: Temper) -> None:
        """Read all deeds of a seat as those of one kind of player."""
        self.temper = temper
        self.evidence = 0.0
        self.answers = float_zeros(WAYS)
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
        self.list_offer(deed_offered(deed), deed_card(deed, DEED_PILE))
        if kind == CALLS:
            self.call(up)
            self.said = CALLED
        elif kind == STAYS:
            self.answer(up, True)
            self.stay(up)
            self.said = STAYED
        elif kind == FOLDS:
            self.answer(up, False)
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
        self.list_offer(0, NO_CARD)
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

    def list_offer(self, mask: i64, pile: i64) -> None:
        """List the open cards that could be taken, by their place, those of other players first
        choice.
        """
        self.on_offer = vec[i64]()
        self.pulls = vec[float]()
        i: i64
        for i in range(self.n):
            if mask >> self.cards[i] & 1:
                self.on_offer = append(self.on_offer, i)
                self.pulls = append(self.pulls, STEAL)
            elif self.cards[i] == pile:
                self.on_offer = append(self.on_offer, i)
                self.pulls = append(self.pulls, 0.0)

    def pull(self, taken: i64) -> float:
        """Return what a card taken openly is worth beyond what it does."""
        k: i64
        for k in range(len(self.on_offer)):
            if self.on_offer[k] == taken:
                return self.pulls[k]
        return 0.0

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
        rest = self.temper.part(best - deck)
        top: float = 0.0
        for i in range(len(self.on_offer)):
            part = self.temper.part(best - looks[self.on_offer[i]])
            if part > top:
                rest += top
                top = part
            else:
                rest += part
        chosen = deck if took == NO_CARD else looks[self.place_of[took]]
        return self.temper.likely(
            self.temper.part(best - chosen), top, rest, 1 + len(self.on_offer)
        )

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
        away = self.away[s]
        looks = call_looks(away, self.tunes)
        if away == 0:
            return looks
        return looks - wary + self.temper.haste if away <= 2 else looks - wary

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
            look = self.pulls[k] + self.with_card(t, i, j, self.on_offer[k])
            if look > best:
                best = look
        return best

    def tune(self, took: i64, gave: i64, up: i64, may_call: bool) -> None:
        """E6 to E8: a card was taken from there, and then this one given."""
        self.look(up, self.said == STAYED)
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
        rest: float = 0.0
        if may_call:
            options += 1
            call = self.call_worth(s, wary)
            if call > best:
                best = call
            rest = self.temper.part(best - call)
        chosen = self.temper.part(best - self.draws[s])
        rest += chosen
        top: float = 0.0
        k: i64
        for k in range(len(self.on_offer)):
            look = self.pulls[k] + self.with_card(t, i, j, self.on_offer[k])
            part = self.temper.part(best - look)
            if self.on_offer[k] == taken:
                chosen = part
            if part > top:
                rest += top
                top = part
            else:
                rest += part
        return self.temper.likely(chosen, top, rest, options)

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
        self.evidence += math.log((1.0 - wild) * total_of(made) / self.total() + wild * WILD_CALL)
        self.mix(made, wild)

    def answer(self, up: i64, stays: bool) -> None:
        """Note how likely each way to answer a call was to stay in, or to fold, with these lots."""
        self.look(up, True)
        n = self.n
        sums = float_zeros(WAYS)
        t: i64
        i: i64
        j: i64
        w: i64
        for t in range(self.m):
            for i in range(n):
                for j in range(i, n):
                    s = (t * n + i) * n + j
                    if self.chances[s] > 0.0:
                        hope = self.best_tune(s, t, i, j)
                        for w in range(WAYS):
                            sums[w] += self.chances[s] * staying(w, hope)
        total = self.total()
        for w in range(WAYS):
            likely = sums[w] / total
            self.answers[w] += math.log(likely if stays else 1.0 - likely)

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


def staying(way: i64, hope: float) -> float:
    """Return how often somebody stays in to whom that looks worth `hope`, by the way to answer."""
    often: float = 1.0
    if way == THINKS:
        often = 1.0 + 0.8 * hope
        if often < 0.1:
            often = 0.1
        elif often > 1.0:
            often = 1.0
    elif way == FOLDS_BAD:
        often = 1.0 / (1.0 + math.exp(-hope / 0.04))
    elif way == HOPES:
        often = 1.0 / (1.0 + math.exp(-(hope + HOPE) / 0.1))
    return 0.5 * WAY_DOUBT + (1.0 - WAY_DOUBT) * often


def as_it_was(
    game: CloseEnoughState, past: Report, other: i64, stars: i64, held: i64
) -> CloseEnoughState:
    """Return a position in which a seat has done what it did in an earlier round, with the stars
    and tokens it had then. Nothing in it but that is true, nor looked at.
    """
    then = game.twin(Rng(0))
    then.deeds = past.deeds
    then.calls = vec[i64]()
    table = then.table
    table[STATUS + other] = PLAYING
    table[STARS + other] = stars
    table[LOCK_TOKEN + other] = 0
    table[TOKENS + other] = 0
    table[FINE_TUNES + other] = 0
    i: i64
    for i in range(TOKEN_KINDS):
        table[HOLDS + other * TOKEN_KINDS + i] = held >> i & 1
        table[TOKENS + other] += held >> i & 1
    for i in range(other * HAND_SIZE, other * HAND_SIZE + HAND_SIZE):
        table[HAND + i] = 0
        table[KNOWN + i] = 0
    for i in range(len(past.deeds)):
        deed = past.deeds[i]
        if deed_seat(deed) == other and TUNES <= deed_kind(deed) <= MUST_TUNE:
            table[FINE_TUNES + other] += 1
    return then


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
