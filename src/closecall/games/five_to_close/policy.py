"""Playing knowledge for bots of 5 To Close. Compiled.

Points grow faster than words (F23) and only five words count, so words that can still grow are
worth more than what they spell now; but a word that is not locked when the round closes is worth
nothing. Medium and the characters go by that (`policy_sound.py`), each in its own way
(`levels.py`); the upper levels also play the choices between locking and waiting out in imagined
rounds; the lower ones think of shorter words, overlook cards and lock early. All know the word
list, so none ever loses points for a word it believed real; the upper levels may bluff, but only
where nobody at the table seems to know the list.
"""

from __future__ import annotations

from typing import Final, cast, final

from closecall.engine.arrays import zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64
from closecall.engine.policy import BEST, EASY, HARD, MEDIUM, Plan
from closecall.engine.rng import Rng
from closecall.games.five_to_close.layout import (
    ANSWERING,
    PLAYING,
    SLOTS,
    letter_of,
    word_of,
)
from closecall.games.five_to_close.moves import (
    ACCEPT,
    ALPHABET,
    CHALLENGE,
    DECLARE,
    DISCARD,
    DRAW_DECK,
    FRESH_HAND,
    FRESH_START,
    KINDS,
    LOCK,
    PLACES,
    PLAY_WILD,
)
from closecall.games.five_to_close.policy_read import LETTERS_MORE, NOTICED
from closecall.games.five_to_close.policy_sound import LONGEST
from closecall.games.five_to_close.policy_weigh import Weigher
from closecall.games.five_to_close.policy_words import START
from closecall.games.five_to_close.rules import (
    SHORTEST,
    FiveToCloseState,
)

MOST_HINTS: Final = 8


@final
class FiveToClosePolicy(Weigher):
    """The levels."""

    # Levels -------------------------------------------------------------------------------------

    def plan(self, level: i64) -> Plan:
        """Return a plan without a tree: `decide` thinks in whole turns."""
        return Plan()

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        return self.legal(moves, self.move(cast(FiveToCloseState, state), seat))

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        game = cast(FiveToCloseState, state)
        if level <= EASY:
            return self.legal(moves, self.beginner_move(game, seat, level, rng))
        if level in (HARD, BEST):
            return self.legal(moves, self.hard_move(game, seat, level, rng))
        self.style = self.figures.row(level)
        action = self.move(game, seat)
        self.style = self.figures.row(MEDIUM)
        return self.legal(moves, action)

    def characters(self) -> list[str]:
        return self.figures.characters

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        game = cast(FiveToCloseState, state)
        if game.step == ANSWERING:
            return self.weigh_answers(game, seat, moves)
        choice = self.legal(moves, self.hard_move(game, seat, BEST, rng))
        return self.weigh_moves(game, seat, moves, choice, rng)

    def legal(self, moves: Moves, action: i64) -> i64:
        """Return the action if it is legal, otherwise the last one offered, which is a discard."""
        return action if moves.has(action) else moves.items[moves.n - 1]

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Leave the sound move first, then a few other sensible ones."""
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
        """Return whether a move does not spoil a word, lock a wrong one or challenge a real one."""
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

    # The lower levels ---------------------------------------------------------------------------

    def beginner_move(self, game: FiveToCloseState, seat: i64, level: i64, rng: Rng) -> i64:
        """Play soundly with shorter words, by the cards that catch the eye."""
        if game.step == ANSWERING:
            self.prepare(game)
            return self.beginner_answer(game, rng)
        self.style = self.figures.row(level)
        layout = self.prepare(game)
        layout.longest = SHORTEST + game.round + int(self.style[LETTERS_MORE])
        action: i64
        if game.step == PLAYING:
            action = self.beginner_play(game, seat, rng)
        else:
            action = self.move(game, seat)
        layout.longest = LONGEST
        self.style = self.figures.row(MEDIUM)
        return action

    def beginner_play(self, game: FiveToCloseState, seat: i64, rng: Rng) -> i64:
        """Play a card that catches the eye, then lock a word if possible, then discard."""
        hand = self.hand_of(game, seat)
        turns = self.turns_left(game)
        kind: i64
        for kind in range(KINDS):
            if hand[kind] > 0 and rng.below(100) >= int(self.style[NOTICED]):
                hand[kind] = 0
        action = self.play(game, seat, hand, turns)
        if action >= 0:
            return action
        side = game.side_of(seat)
        if self.can_close(game, side):
            return LOCK + self.best_lock(game, side)
        action = self.lock(game, seat, turns)
        if action >= 0:
            return action
        return self.discard(game, seat, self.hand_of(game, seat), turns)

    def can_close(self, game: FiveToCloseState, side: i64) -> bool:
        """Return whether all words that are still needed could be locked now; a beginner does not
        wait.
        """
        self.read(game, side, 0)
        n: i64 = 0
        place: i64
        for place in range(PLACES):
            if self.lockable(game, side, place) > 0.0:
                n += 1
        return n >= PLACES - game.locked(side)

    def beginner_answer(self, game: FiveToCloseState, rng: Rng) -> i64:
        """Answer like a beginner, by the look of a word: the longer and odder, the more doubt."""
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
                if word_of(game.laid[i]) == word:
                    node = lattice.step(node, letter_of(game.laid[i]))
                    if node < 0:
                        strange += 1
            length = game.length(side, PLACES + slot)
            doubt = 30 + 20 * strange
            if game.is_real(word):
                doubt = 3 if length > 7 else 0
            if rng.below(100) < doubt:
                return CHALLENGE + slot
        return ACCEPT


def policy() -> FiveToClosePolicy:
    """Return the policy of 5 To Close."""
    return FiveToClosePolicy()
