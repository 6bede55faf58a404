"""What a good player of 5 To Close knows. Compiled.

Points grow faster than words (F23) and only five words count, so words that can still grow are
worth more than what they spell now; but a word that is not locked when the round closes is worth
nothing. Medium goes by that (`policy_sound.py`); hard also plays the choices between locking and
waiting out in imagined rounds; easy builds short words and locks them at once. All know the word
list, so none ever loses points for a word it believed real; hard may bluff, but only where
nobody at the table seems to know the list.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.policy import EASY, HARD, Plan
from closecall.engine.rng import Rng
from closecall.games.five_to_close.moves import (
    ACCEPT,
    ALPHABET,
    CHALLENGE,
    DECLARE,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    END_TURN,
    FRESH_HAND,
    FRESH_START,
    LETTERS,
    LOCK,
    PLACES,
    PLAY_DOUBLE,
    PLAY_FREEZE,
    PLAY_UNFREEZE,
    PLAY_WILD,
    TAKE_WILD,
    WILD,
)
from closecall.games.five_to_close.policy_sound import (
    AHEAD,
    DOUBT,
    LOCK_WORLDS,
    LONGEST,
    MOST_TURNS,
    PLAN_WORLDS,
    SoundPlayer,
)
from closecall.games.five_to_close.policy_turn import (
    MOST_WORDS,
    STEP_MASK,
    WILD_STEP,
)
from closecall.games.five_to_close.policy_words import (
    NOWHERE,
    START,
)
from closecall.games.five_to_close.rules import (
    ANSWERING,
    CHALLENGES,
    DECLARING,
    DISCARDING,
    DRAWING,
    FROZEN,
    HAND_SIZE,
    HELD,
    LENGTH,
    LETTER_MASK,
    LOCKING,
    PLAYING,
    SCORE_ITEMS,
    SEAT_SIZE,
    SHORTEST,
    SIDE_SIZE,
    SLOTS,
    WORD_SHIFT,
    WRONG_WORD,
    FiveToCloseState,
    letter_points,
)

MOST_HINTS: Final = 8
MOST_PLANS: Final = 4
CALM: Final = 0.02  # a danger that is none
BLUFF_DANGER: Final = 0.3
CAUGHT: Final = 0.4  # how often a beginning of a word is challenged by who does not know the list


@final
class FiveToClosePolicy(SoundPlayer):
    """The levels, and reasons in words."""

    # Levels -------------------------------------------------------------------------------------

    def plan(self, level: i64) -> Plan:
        """No tree: `decide` thinks in whole turns."""
        return Plan()

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        return self.legal(moves, self.move(cast(FiveToCloseState, state), seat))

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        game = cast(FiveToCloseState, state)
        if level == EASY:
            return self.legal(moves, self.easy_move(game, seat, moves, rng))
        if level == HARD:
            return self.legal(moves, self.hard_move(game, seat, rng))
        return self.legal(moves, self.move(game, seat))

    def legal(self, moves: Moves, action: i64) -> i64:
        """The action, or the last one offered, which is a discard, should it not be legal."""
        return action if moves.has(action) else moves.items[moves.n - 1]

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """The sound move, then a few others of some sense."""
        game = cast(FiveToCloseState, state)
        sound = self.legal(moves, self.move(game, seat))
        self.read(game, game.side_of(seat), 1)
        kept = zeros(MOST_HINTS)
        kept[0] = sound
        n: i64 = 1
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if action != sound and n < MOST_HINTS and self.sensible(game, seat, action):
                kept[n] = action
                n += 1
        for i in range(n):
            moves.items[i] = kept[i]
        moves.n = n

    def sensible(self, game: FiveToCloseState, seat: i64, action: i64) -> bool:
        """Whether a move does not spoil a word, lock a wrong one or challenge a real one."""
        if action < DRAW_DECK:
            place = action // ALPHABET
            node: i64 = START
            if place < PLACES:
                node = self.node[place]
            lattice = self.lattice
            assert lattice is not None
            return lattice.step(node, action % ALPHABET) >= 0
        if CHALLENGE <= action < LOCK:
            return False
        if LOCK <= action < DISCARD:
            return self.lockable(game, game.side_of(seat), action - LOCK) > 0.0
        if DECLARE <= action < PLAY_WILD:
            return False
        return action != FRESH_START and action != FRESH_HAND

    # The easy level -----------------------------------------------------------------------------

    def easy_move(self, game: FiveToCloseState, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Short words, locked as soon as they can be; now and then a chance is overlooked."""
        layout = self.prepare(game)
        if game.step == ANSWERING:
            return self.easy_answer(game, rng)
        if game.step == DRAWING:
            return DRAW_DECK if rng.below(100) < 80 else moves.items[rng.below(moves.n)]
        layout.longest = SHORTEST + game.round + 2
        action: i64 = NOWHERE
        if game.step == DECLARING:
            action = self.name_wild(game, seat)
        elif game.step == PLAYING and rng.below(100) < 85:
            self.lay_out(game, seat, self.hand_of(game, seat), 1)
            action = self.next_play(layout)
            if action < 0 and rng.below(100) < 60:
                action = self.easy_special(game, seat)
        layout.longest = LONGEST
        if action >= 0:
            return action
        side = game.side_of(seat)
        self.read(game, side, 0)
        if game.step != DISCARDING:
            best = self.best_lock(game, side)
            if self.lockable(game, side, best) > 0.0:
                return LOCK + best
        return self.discard(game, seat, self.hand_of(game, seat), 1)

    def easy_special(self, game: FiveToCloseState, seat: i64) -> i64:
        side = game.side_of(seat)
        hand = self.hand_of(game, seat)
        action = self.multiply(game, side, hand, 1)
        if action < 0:
            action = self.freeze(game, side, hand)
        return action

    def easy_answer(self, game: FiveToCloseState, rng: Rng) -> i64:
        """A beginner goes by the look of a word: the longer and the odder, the more doubt."""
        lattice = self.lattice
        assert lattice is not None
        open_ = game.unsettled()
        side = game.side_of(game.turn)
        slot: i64
        i: i64
        for slot in range(PLACES):
            if open_ >> slot & 1 == 0:
                continue
            word = side * SLOTS + PLACES + slot
            node: i64 = START
            strange: i64 = 0
            for i in range(len(game.laid)):
                if game.laid[i] >> WORD_SHIFT == word:
                    node = lattice.step(node, game.laid[i] & LETTER_MASK)
                    if node < 0:
                        strange += 1
            length = game.table[side * SIDE_SIZE + LENGTH + PLACES + slot]
            doubt = 30 + 20 * strange
            if game.is_real(word):
                doubt = 3 if length > 7 else 0
            if rng.below(100) < doubt:
                return CHALLENGE + slot
        return ACCEPT

    # The hard level -----------------------------------------------------------------------------

    def hard_move(self, game: FiveToCloseState, seat: i64, rng: Rng) -> i64:
        """Sound play, with the layout weighed while the hand is full, and locking at the end."""
        self.style = self.hard
        self.prepare(game)
        self.pinned = True  # also where an imagined round ends and another one begins
        action = self.move(game, seat)
        held = game.hands[seat * SEAT_SIZE + HELD]
        if game.step == PLAYING and action < DRAW_DECK and held >= HAND_SIZE:
            action = self.weigh_plans(game, seat, action, rng)
        if self.is_lock_or_end(game, action):
            action = self.weigh_locks(game, seat, action, rng)
        self.pinned = False
        self.style = self.medium
        return action

    def weigh_plans(self, game: FiveToCloseState, seat: i64, planned: i64, rng: Rng) -> i64:
        """The hand laid out for fewer or more turns to go, each played out in the same worlds."""
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
        if n == 1:
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
        """The one that gains most over the first, if that is more than chance."""
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
            spread_ = squares[i] / count - mean * mean
            error = math.sqrt(spread_ / count) if spread_ > 0.0 else 0.0
            if mean - self.style[DOUBT] * error > most:
                most = mean - self.style[DOUBT] * error
                best = i
        return best

    def is_lock_or_end(self, game: FiveToCloseState, action: i64) -> bool:
        """Whether the plan is to lock or to end the turn: the moment to look ahead."""
        if game.step != PLAYING and game.step != LOCKING:
            return False
        return LOCK <= action < DECLARE or action == END_TURN

    def weigh_locks(self, game: FiveToCloseState, seat: i64, planned: i64, rng: Rng) -> i64:
        """Lock none, the best, the two best, ...: each is played out in the same worlds."""
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
        """What a position is worth after some turns of sound play."""
        left = int(self.style[AHEAD]) * game.seats
        while left > 0 and not game.over and game.round == stage:
            self.play_turn(game)
            left -= 1
        return self.value(game, seat)

    def bluff(self, game: FiveToCloseState, side: i64) -> i64:
        """F13: a beginning of a word, locked in time of need where nobody seems to know the list.

        Only against sides that have challenged a real word: whoever knows the list never does.
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
            length = game.table[side * SIDE_SIZE + LENGTH + place]
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
        """Whether every other side has lost points by challenging a real word."""
        other: i64
        for other in range(game.sides):
            if other != side and not self.fallible(game, other):
                return False
        return True

    def fallible(self, game: FiveToCloseState, side: i64) -> bool:
        if game.table[side * SIDE_SIZE + CHALLENGES] % WRONG_WORD != 0:
            return True
        at = side * SCORE_ITEMS + SCORE_ITEMS - 1
        while at < len(game.scores):
            if game.scores[at] % WRONG_WORD != 0:
                return True
            at += game.sides * SCORE_ITEMS
        return False

    # Words --------------------------------------------------------------------------------------

    def reason(self, state: State, seat: i64, action: i64) -> tuple[str, dict[str, object]]:
        """Why a move may be good, from what stands out about it."""
        game = cast(FiveToCloseState, state)
        self.prepare(game)
        side = game.side_of(seat)
        if action < DRAW_DECK:
            return self.reason_of_letter(game, side, action // ALPHABET, action % ALPHABET)
        if action < CHALLENGE:
            return self.reason_of_single(game, action)
        if action < LOCK:
            return self.reason_of_challenge(game, action - CHALLENGE)
        if action < DISCARD:
            return self.reason_of_lock(game, side, action - LOCK)
        if action < DECLARE:
            kind = action - DISCARD
            if kind < ALPHABET:
                return "explain-discard", {"card": LETTERS[kind]}
            return "explain-discard-special", {}
        if action < PLAY_WILD:
            return self.reason_of_letter(game, side, game.place, action - DECLARE)
        return self.reason_of_special(game, side, action)

    def reason_of_single(
        self, game: FiveToCloseState, action: i64
    ) -> tuple[str, dict[str, object]]:
        if action == DRAW_DISCARD:
            kind = game.discard[len(game.discard) - 1]
            if kind < ALPHABET:
                return "explain-draw-discard", {"card": LETTERS[kind]}
            return "explain-draw-wild" if kind == WILD else "explain-draw-special", {}
        if action == FRESH_HAND:
            return "explain-fresh-hand", {}
        if action == FRESH_START:
            return "explain-fresh-start", {}
        if action == ACCEPT:
            wrong = self.answer(game) != ACCEPT
            return "explain-accept-wrong" if wrong else "explain-accept", {}
        return "explain-end" if action == END_TURN else "explain-draw-deck", {}

    def reason_of_letter(
        self, game: FiveToCloseState, side: i64, place: i64, letter: i64
    ) -> tuple[str, dict[str, object]]:
        """What the word becomes."""
        lattice = self.lattice
        assert lattice is not None
        word = ""
        if place < PLACES:
            word = spell(game, side, place)
        word += LETTERS[letter]
        node: i64 = START
        for each in word:
            node = lattice.step(node, ord(each) - ord("A"))
        if node < 0:
            return "explain-play-dead", {"word": word}
        points = self.table[node]
        if points > 0.0:
            if place < PLACES:
                points *= self.factor(game, side, place)
            return "explain-play-word", {"word": word, "points": int(points)}
        return "explain-play-beginning", {"word": word, "count": int(lattice.count(node))}

    def reason_of_challenge(
        self, game: FiveToCloseState, slot: i64
    ) -> tuple[str, dict[str, object]]:
        side = game.side_of(game.turn)
        word = spell(game, side, PLACES + slot)
        if game.is_real(side * SLOTS + PLACES + slot):
            return "explain-challenge-wrong", {"word": word}
        return "explain-challenge", {"word": word}

    def reason_of_lock(
        self, game: FiveToCloseState, side: i64, place: i64
    ) -> tuple[str, dict[str, object]]:
        word = spell(game, side, place)
        if not game.is_real(side * SLOTS + place):
            return "explain-lock-bluff", {"word": word}
        if game.locked(side) == PLACES - 1:
            return "explain-lock-close", {}
        return "explain-lock", {"word": word, "points": int(game.worth(side, place))}

    def reason_of_special(
        self, game: FiveToCloseState, side: i64, action: i64
    ) -> tuple[str, dict[str, object]]:
        if action < PLAY_DOUBLE:
            return "explain-wild", {}
        if action < PLAY_UNFREEZE:
            place = (action - PLAY_DOUBLE) % PLACES
            return "explain-multiply", {"word": spell(game, side, place)}
        if action < PLAY_FREEZE:
            place = action - PLAY_UNFREEZE
            name = "explain-thaw" if game.has(FROZEN, side, place) else "explain-shield"
            return name, {"word": spell(game, side, place)}
        if action < TAKE_WILD:
            other = (action - PLAY_FREEZE) // PLACES
            place = (action - PLAY_FREEZE) % PLACES
            return "explain-freeze", {"word": spell(game, other, place)}
        return "explain-take-wild", {}


def spell(game: FiveToCloseState, side: i64, place: i64) -> str:
    """A word as people read it."""
    return "".join([LETTERS[letter] for letter in game.spelling(side, place)])


def repeats(plans: vec[i64], places: vec[i64], n: i64, size: i64) -> bool:
    """Whether plan n is one of those before it."""
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


def policy() -> FiveToClosePolicy:
    """The policy of 5 To Close."""
    return FiveToClosePolicy()
