"""Weighing of the best level's move and a few others, for hints. Compiled.

The first row is always the best level's own choice. All moves are played out in the same imagined
worlds, each to the end of the turn and some turns further by sound play, so their differences are
more certain than the values themselves: the errors given are those of the differences.
"""

from __future__ import annotations

import math
from typing import Final

from closecall.engine.arrays import float_zeros
from closecall.engine.core import Moves
from closecall.engine.native import i64, vec
from closecall.engine.policy import BEST
from closecall.engine.rng import Rng
from closecall.games.five_to_close.layout import (
    DECLARING,
    DRAWING,
    PLAYING,
)
from closecall.games.five_to_close.looks import oddity
from closecall.games.five_to_close.moves import (
    ACCEPT,
    ALPHABET,
    CHALLENGE,
    DECLARE,
    DISCARD,
    DRAW_DECK,
    LETTERS,
    LOCK,
    PLACES,
)
from closecall.games.five_to_close.policy_hard import HardPlayer, error_of
from closecall.games.five_to_close.policy_read import AHEAD
from closecall.games.five_to_close.policy_turn import NO_WAY, STEP_MASK, Layout
from closecall.games.five_to_close.policy_words import NOWHERE, START
from closecall.games.five_to_close.rules import (
    WRONG_CHALLENGE,
    WRONG_WORD,
    FiveToCloseState,
)

Row = tuple[int, int, float, float]

MOST_TRIED: Final = 4
TURNS: Final = 360  # played in all worlds together
FEWEST_WORLDS: Final = 4
MOST_WORLDS: Final = 24
REAL: Final = 0.998  # how likely a word that somebody locked is one
REAL_IF_ODD: Final = 0.3  # and if it does not look like one


class Weigher(HardPlayer):
    """Values for moves."""

    # The moves of a turn ------------------------------------------------------------------------

    def weigh_moves(
        self, game: FiveToCloseState, seat: i64, moves: Moves, choice: i64, rng: Rng
    ) -> list[Row]:
        """Return the choice and its rivals, the better ones first."""
        self.think_hard(game, BEST)
        tried = self.with_rivals(game, seat, moves, choice)
        rows = self.play_out(game, seat, tried, rng)
        self.think_no_more()
        return rows

    def with_rivals(self, game: FiveToCloseState, seat: i64, moves: Moves, choice: i64) -> Moves:
        """Return the choice, then moves of another kind that make some sense."""
        tried = Moves()
        tried.add(choice)
        i: i64
        if game.step == DRAWING:
            for i in range(moves.n):
                add_rival(tried, moves, moves.items[i])
            return tried
        turns = self.turns_left(game)
        if game.step == DECLARING:
            self.add_letters(game, seat, moves, tried, turns)
            return tried
        hand = self.hand_of(game, seat)
        side = game.side_of(seat)
        if game.step == PLAYING:
            add_rival(tried, moves, self.play(game, seat, hand, turns))
            add_rival(tried, moves, self.other_letter(game, seat, hand, moves, turns))
        if self.has_lockable(game, side):
            add_rival(tried, moves, LOCK + self.best_lock(game, side))
        out = self.discard(game, seat, hand, turns)
        add_rival(tried, moves, out)
        if DISCARD <= out < DECLARE:
            hand[out - DISCARD] = 0
            add_rival(tried, moves, self.discard(game, seat, hand, turns))
        return tried

    def other_letter(
        self, game: FiveToCloseState, seat: i64, hand: vec[i64], moves: Moves, turns: i64
    ) -> i64:
        """Return the letter that promises most among those the plan puts elsewhere; -1 for none."""
        layout = self.prepare(game)
        lattice = layout.lattice
        self.lay_out(game, seat, hand, turns)
        base = turns * self.n
        side = game.side_of(seat)
        best: i64 = NOWHERE
        most: float = 0.0
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if action >= DRAW_DECK or starts_plan(layout, action):
                continue
            place = action // ALPHABET
            node: i64 = START
            factor: float = 1.0
            if place < PLACES:
                node = self.node[place]
                factor = self.factor(game, side, place)
            child = lattice.step(node, action % ALPHABET)
            if child < 0:
                continue
            gain = factor * (self.table[base + child] - self.table[base + node])
            if best < 0 or gain > most:
                most = gain
                best = action
        return best

    def add_letters(
        self, game: FiveToCloseState, seat: i64, moves: Moves, tried: Moves, turns: i64
    ) -> None:
        """Add the letters a Wild could be with which the word promises most."""
        lattice = self.lattice
        assert lattice is not None
        self.read(game, game.side_of(seat), turns)
        node = self.node[game.place]
        letter: i64
        while tried.n < MOST_TRIED:
            best: i64 = NOWHERE
            most: float = NO_WAY
            for letter in range(ALPHABET):
                child = lattice.step(node, letter)
                action = DECLARE + letter
                if child < 0 or tried.has(action) or not moves.has(action):
                    continue
                if self.table[turns * self.n + child] > most:
                    most = self.table[turns * self.n + child]
                    best = letter
            if best < 0:
                return
            add_rival(tried, moves, DECLARE + best)

    def play_out(self, game: FiveToCloseState, seat: i64, tried: Moves, rng: Rng) -> list[Row]:
        """Try each move in the same worlds; a rival is never said to be better than the choice."""
        n = tried.n
        worlds = self.worlds_for(game, n)
        sums = float_zeros(MOST_TRIED)
        squares = float_zeros(MOST_TRIED)  # of the differences to the first
        own: float = 0.0
        i: i64
        k: i64
        for k in range(worlds):
            world = game.redeal(seat, Rng(rng.word()))
            luck = rng.word()
            first: float = 0.0
            for i in range(n):
                twin = world.twin(Rng(luck))
                value = self.follow_up(twin, seat, tried.items[i], game.round)
                if i == 0:
                    first = value
                    own += value * value
                sums[i] += value
                squares[i] += (value - first) * (value - first)
        count = float(worlds)
        best = sums[0] / count
        rows: list[Row] = []
        for i in range(1, n):
            mean = sums[i] / count
            error = error_of(mean - best, squares[i], count) / math.sqrt(2.0)
            rows.append((tried.items[i], worlds, mean if mean < best else best, error))
        rows.sort(key=_value, reverse=True)
        doubt = rows[0][3] if rows else error_of(best, own, count)
        return [(tried.items[0], worlds, best, doubt), *rows]

    def worlds_for(self, game: FiveToCloseState, n: i64) -> i64:
        """Return as many worlds as the time of a hint allows."""
        turns = n * game.seats * int(self.style[AHEAD])
        worlds: i64 = TURNS // turns
        if worlds < FEWEST_WORLDS:
            return FEWEST_WORLDS
        return worlds if worlds < MOST_WORLDS else MOST_WORLDS

    def follow_up(self, game: FiveToCloseState, seat: i64, action: i64, stage: i64) -> float:
        """Return the worth of a move, with the rest of the turn and some more played soundly."""
        game.act(seat, action)
        if game.step != DRAWING and not game.over and game.round == stage:
            self.play_turn(game)
        return self.look_ahead(game, seat, stage)

    # Answers ------------------------------------------------------------------------------------

    def weigh_answers(self, game: FiveToCloseState, seat: i64, moves: Moves) -> list[Row]:
        """F19: by the points at stake and the look of each word.

        Not by the word list: only a challenge shows whether a word is in it (F20).
        """
        rows: list[Row] = []
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if CHALLENGE <= action < LOCK:
                rows.append(self.weigh_challenge(game, seat, action))
            else:
                rows.append((ACCEPT, 1, self.value(game, seat), 0.0))
        rows.sort(key=_value, reverse=True)
        return rows

    def weigh_challenge(self, game: FiveToCloseState, seat: i64, action: i64) -> Row:
        """Weigh a challenge between being right and being wrong."""
        side = game.side_of(game.turn)
        place = PLACES + action - CHALLENGE
        word = "".join([LETTERS[letter] for letter in game.spelling(side, place)])
        real = REAL if oddity(word) is None else REAL_IF_ODD
        wrong = game.twin(game.rng)
        wrong.lose(wrong.side_of(seat), WRONG_CHALLENGE)
        right = game.twin(game.rng)
        right.lose(side, WRONG_WORD)
        right.clear_words(side, place, place + 1)
        loss = self.value(wrong, seat)
        gain = self.value(right, seat)
        doubt = math.sqrt(real * (1.0 - real)) * (gain - loss)
        return action, 1, real * loss + (1.0 - real) * gain, doubt


def add_rival(tried: Moves, moves: Moves, action: i64) -> None:
    """Add a rival if it is legal and new, and there are not too many."""
    if tried.n < MOST_TRIED and moves.has(action) and not tried.has(action):
        tried.add(action)


def starts_plan(layout: Layout, action: i64) -> bool:
    """Return whether a letter is the first that the plan adds to its word."""
    word: i64
    for word in range(layout.words):
        path = layout.chosen[word]
        if path != 0 and layout.place[word] == action // ALPHABET:
            if path & STEP_MASK == action % ALPHABET:
                return True
    return False


def _value(row: Row) -> float:
    return row[2]
