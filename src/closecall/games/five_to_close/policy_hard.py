"""The upper levels of 5 To Close: some choices are played out in imagined rounds.

It is sound play (`policy_sound.py`), but how to lay out a full hand and whether to lock or to wait
is played out in the same imagined worlds. Compiled.
"""

from __future__ import annotations

import math
from typing import Final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.engine.policy import MEDIUM
from closecall.engine.rng import Rng
from closecall.games.five_to_close.layout import (
    FROZEN,
    HAND_SIZE,
    LOCKING,
    PLAYING,
    SCORE_ITEMS,
)
from closecall.games.five_to_close.moves import (
    ALPHABET,
    DECLARE,
    DRAW_DECK,
    END_TURN,
    LOCK,
    PLACES,
    PLAY_WILD,
)
from closecall.games.five_to_close.policy_read import (
    AHEAD,
    DOUBT,
    LOCK_WORLDS,
    MOST_TURNS,
    PLAN_WORLDS,
)
from closecall.games.five_to_close.policy_sound import SoundPlayer
from closecall.games.five_to_close.policy_turn import MOST_WORDS, STEP_MASK, WILD_STEP
from closecall.games.five_to_close.policy_words import NOWHERE, START
from closecall.games.five_to_close.rules import (
    SHORTEST,
    WRONG_WORD,
    FiveToCloseState,
    letter_points,
)

MOST_PLANS: Final = 4
CALM: Final = 0.02  # a danger that is none
BLUFF_DANGER: Final = 0.3
CAUGHT: Final = 0.4  # how often a side that does not know the list challenges a beginning of a word


class HardPlayer(SoundPlayer):
    """Looks ahead."""

    # The choice ---------------------------------------------------------------------------------

    def hard_move(self, game: FiveToCloseState, seat: i64, level: i64, rng: Rng) -> i64:
        """Play soundly, but weigh the layout while the hand is full, and locking at the end."""
        self.think_hard(game, level)
        action = self.move(game, seat)
        held = game.held(seat)
        if game.step == PLAYING and action < DRAW_DECK and held >= HAND_SIZE:
            action = self.weigh_plans(game, seat, action, rng)
        if self.is_lock_or_end(game, action):
            action = self.weigh_locks(game, seat, action, rng)
        self.think_no_more()
        return action

    def think_hard(self, game: FiveToCloseState, level: i64) -> None:
        self.style = self.figures.row(level)
        self.prepare(game)
        self.pinned = True  # also where an imagined round ends and another one begins

    def think_no_more(self) -> None:
        self.pinned = False
        self.style = self.figures.row(MEDIUM)

    def weigh_plans(self, game: FiveToCloseState, seat: i64, planned: i64, rng: Rng) -> i64:
        """Lay out the hand for fewer or more turns to go, and play each out in the same worlds."""
        layout = self.prepare(game)
        turns = self.turns_left(game)
        hand = self.hand_of(game, seat)
        size: i64 = MOST_WORDS
        plans = zeros(MOST_PLANS * size)
        places = zeros(MOST_PLANS * size)
        n: i64 = 0
        i: i64
        k: i64
        for k in range(MOST_PLANS):
            ahead = turns
            if k > 0:
                ahead = turns - 1 if k == 1 else turns + k - 1
            if ahead < 1 or ahead > MOST_TURNS:
                continue
            self.lay_out(game, seat, hand, ahead)
            for i in range(size):
                plans[n * size + i] = layout.chosen[i] if i < layout.words else 0
                places[n * size + i] = layout.place[i]
            if n == 0 or not repeats(plans, places, n, size):
                n += 1
        if n == 1 or self.style[PLAN_WORLDS] < 1.0:
            return planned
        best = self.best_plan(game, seat, plans, places, n, rng)
        for i in range(size):
            path = plans[best * size + i]
            if path != 0:
                step = path & STEP_MASK
                place = places[best * size + i]
                return PLAY_WILD + place if step & WILD_STEP else place * ALPHABET + step
        return planned

    def best_plan(
        self,
        game: FiveToCloseState,
        seat: i64,
        plans: vec[i64],
        places: vec[i64],
        n: i64,
        rng: Rng,
    ) -> i64:
        """Return the one that gains most over the first, if that is more than chance."""
        sums = float_zeros(MOST_PLANS)
        squares = float_zeros(MOST_PLANS)
        worlds = int(self.style[PLAN_WORLDS])
        i: i64
        k: i64
        word: i64
        for k in range(worlds):
            world = game.redeal(seat, Rng(rng.word()))
            luck = rng.word()
            first: float = 0.0
            for i in range(n):
                twin = world.twin(Rng(luck))
                for word in range(i * MOST_WORDS, i * MOST_WORDS + MOST_WORDS):
                    self.follow(twin, seat, places[word], plans[word])
                self.play_specials(twin, seat)
                self.finish(twin, seat)
                value = self.look_ahead(twin, seat, game.round)
                if i == 0:
                    first = value
                sums[i] += value - first
                squares[i] += (value - first) * (value - first)
        best: i64 = 0
        most: float = 0.0
        count = float(worlds)
        for i in range(1, n):
            mean = sums[i] / count
            error = error_of(mean, squares[i], count)
            if mean - self.style[DOUBT] * error > most:
                most = mean - self.style[DOUBT] * error
                best = i
        return best

    def is_lock_or_end(self, game: FiveToCloseState, action: i64) -> bool:
        """Return whether the plan is to lock or to end the turn: the moment to look ahead."""
        if game.step != PLAYING and game.step != LOCKING:
            return False
        return LOCK <= action < DECLARE or action == END_TURN

    def weigh_locks(self, game: FiveToCloseState, seat: i64, planned: i64, rng: Rng) -> i64:
        """Weigh locking none, the best, the two best, ...: each played out in the same worlds."""
        side = game.side_of(seat)
        turns = self.turns_left(game)
        self.read(game, side, 0)
        places = zeros(PLACES)
        n: i64 = 0
        i: i64
        k: i64
        for i in range(PLACES):
            place = self.order[i]
            if self.lockable(game, side, place) > 0.0 and n < PLACES - game.locked(side):
                places[n] = place
                n += 1
        if n > 0 and self.is_idle(game):
            return LOCK + places[0]
        bluff = self.bluff(game, side)
        if bluff >= 0:
            return LOCK + bluff
        worlds = int(self.style[LOCK_WORLDS])
        if n == 0 or worlds == 0:
            return planned
        if n < PLACES - game.locked(side) and self.danger(game, side) < CALM:
            return planned  # nobody closes soon
        out = self.discard(game, seat, self.hand_of(game, seat), turns)
        sums = float_zeros(PLACES + 1)
        for k in range(worlds):
            world = game.redeal(seat, Rng(rng.word()))
            luck = rng.word()
            for i in range(n + 1):
                twin = world.twin(Rng(luck))
                self.lock_and_end(twin, seat, places, i, out)
                sums[i] += self.look_ahead(twin, seat, game.round)
        best: i64 = 0
        for i in range(1, n + 1):
            if sums[i] >= sums[best]:
                best = i
        if best == 0:
            return out
        return LOCK + places[0]

    def lock_and_end(
        self, game: FiveToCloseState, seat: i64, places: vec[i64], n: i64, out: i64
    ) -> None:
        i: i64
        for i in range(n):
            game.act(seat, LOCK + places[i])
        if game.step == PLAYING or game.step == LOCKING:
            game.act(seat, out)
        self.accept_all(game)

    def look_ahead(self, game: FiveToCloseState, seat: i64, stage: i64) -> float:
        """Return the worth of a position after some turns of sound play."""
        left = int(self.style[AHEAD]) * game.seats
        while left > 0 and not game.over and game.round == stage:
            self.play_turn(game)
            left -= 1
        return self.value(game, seat)

    def bluff(self, game: FiveToCloseState, side: i64) -> i64:
        """F13: a beginning of a word, locked in time of need where nobody seems to know the list.

        Only against sides that have challenged a real word: a side that knows the list never does.
        """
        if game.box.enforce or not self.all_fallible(game, side):
            return NOWHERE
        need = self.danger(game, side)
        if need < BLUFF_DANGER or game.locked(side) == PLACES:
            return NOWHERE
        best: i64 = NOWHERE
        most: float = 0.0
        place: i64
        for place in range(PLACES):
            length = game.length(side, place)
            if self.node[place] <= START or length < SHORTEST + game.round:
                continue
            if game.has(FROZEN, side, place) or self.lockable(game, side, place) > 0.0:
                continue
            if self.avoided.has(self.mark[place]):
                continue
            points = float(letter_points(length)) * self.factor(game, side, place)
            hope = (1.0 - CAUGHT) * points + CAUGHT * float(WRONG_WORD)
            if hope > most and hope > (1.0 - need) * self.promise(game, side, place, 1):
                most = hope
                best = place
        return best

    def all_fallible(self, game: FiveToCloseState, side: i64) -> bool:
        """Return whether every other side has lost points by challenging a real word."""
        other: i64
        for other in range(game.sides):
            if other != side and not self.fallible(game, other):
                return False
        return True

    def fallible(self, game: FiveToCloseState, side: i64) -> bool:
        if game.lost(side) % WRONG_WORD != 0:
            return True
        at = side * SCORE_ITEMS + SCORE_ITEMS - 1
        while at < len(game.scores):
            if game.scores[at] % WRONG_WORD != 0:
                return True
            at += game.sides * SCORE_ITEMS
        return False


def error_of(mean: float, squares: float, count: float) -> float:
    """Return the standard error of a mean, from the sum of squares."""
    spread = squares / count - mean * mean
    return math.sqrt(spread / count) if spread > 0.0 else 0.0


def repeats(plans: vec[i64], places: vec[i64], n: i64, size: i64) -> bool:
    """Return whether plan n is one of those before it."""
    i: i64
    k: i64
    for k in range(n):
        same = True
        for i in range(size):
            new = n * size + i
            old = k * size + i
            if plans[new] != plans[old] or (plans[new] != 0 and places[new] != places[old]):
                same = False
        if same:
            return True
    return False
