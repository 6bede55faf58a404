"""Reading the table of 5 To Close: what words promise, and how soon the round may end. Compiled.

Everything here is open to all (F28): the words of every side, what is locked, the totals.
"""

from __future__ import annotations

import math
from typing import Final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.engine.policy import MEDIUM, Figures, Policy
from closecall.games.five_to_close.layout import FROZEN, SLOTS, letter_of, player_of, word_of
from closecall.games.five_to_close.levels import FIGURES
from closecall.games.five_to_close.moves import (
    ALPHABET,
    DOUBLE,
    FREEZE,
    KINDS,
    PLACES,
    TRIPLE,
    UNFREEZE,
    WILD,
)
from closecall.games.five_to_close.policy_turn import Layout
from closecall.games.five_to_close.policy_words import (
    AVOID_FILE,
    START,
    Avoided,
    Lattice,
    letter_odds,
    next_mark,
)
from closecall.games.five_to_close.rules import (
    CLOSING_BONUS,
    ROUNDS,
    SHORTEST,
    FiveToCloseState,
)

MOST_TURNS: Final = 8
MANY_TABLES: Final = 24
KEY_MASK: Final = (1 << 40) - 1

# Figures that can be tuned, by their place in a style.
SEEN: Final = 0  # cards a word can count on in a turn
PACE: Final = 1  # letters a side lays in a turn
LATER: Final = 2  # turns to go beyond what the pace suggests
FLOW: Final = 3  # what it is worth to play a card and see another
RISK: Final = 4  # of leaving a word open for a turn, beyond the danger of the round closing
FEAR: Final = 5  # scales that danger
DRAW: Final = 6  # what the open card must add to be taken
STALE: Final = 7  # a hand that promises no more is changed as a whole
MULTIPLY: Final = 8  # what a word must promise to carry a Double
CHILL: Final = 9  # what another side's word must promise to be frozen
DENY: Final = 10  # how far other sides' open words count for closing
SPARE: Final = 11  # how far words beyond those that can still be locked count
SWING: Final = 12  # points by which a round changes the gap
OPEN: Final = 13  # how much of what open words promise comes true
LOCK_WORLDS: Final = 14  # imagined rounds to weigh locking in
PLAN_WORLDS: Final = 15  # and to weigh ways to lay out a hand
AHEAD: Final = 16  # turns of each player in them
DOUBT: Final = 17  # what another layout must gain to be preferred, in standard errors
LETTERS_MORE: Final = 18  # longest words thought of: letters beyond what the round asks for
NOTICED: Final = 19  # of a hundred kinds of cards in hand, how many catch the eye
ALERT: Final = 20  # 1: how soon others close is judged by what they have locked, not by hope
RUSH: Final = 21  # points ahead in the last round from which closing counts more than long words
GIVE: Final = 22  # how far it counts what a discard adds to the words of the player to come
CRAVE: Final = 24  # what a word must promise to draw a Double for it; 0: never
EXPOSE: Final = 25  # what it costs if another side takes a Wild
SHED: Final = 23  # how far the penalties for cards in hand count when the round may close
HURRY: Final = 26  # letters that a side lays in a turn which only wants to close
REGARD: Final = 27  # how far points of words still count for it

# What keeping a card is worth, against drawing another one: rare letters are hard to place.
KEEP: Final = "AEINORST"
POOR: Final = "JQXZVWK"

# How likely a side closes in its next turn, by the words it still lacks, and by round.
CLOSES: Final[tuple[float, ...]] = (0.7, 0.35, 0.12, 0.03, 0.01, 0.0)
ROUND_SPEED: Final[tuple[float, ...]] = (1.0, 0.8, 0.55, 0.4)

# The same as counted in matches: a side with one word to go closes more often than not, the more
# surely the more of its words are locked.
TRULY_CLOSES: Final[tuple[float, ...]] = (1.0, 0.95, 0.25, 0.03, 0.0, 0.0)
UNLOCKED: Final = 0.15  # less for each word that is ready but not locked
LAST_ROUND: Final = 0.8  # not everybody wants to close it

# What a word counts for a side that only wants to close: that it can be locked, and some of its
# points (`REGARD`).
RUSH_FLOOR: Final = 60.0


class Reader(Policy):
    """Reading of the table: its words, and what may become of them."""

    def __init__(self, figures: dict[str, tuple[float, ...]] = FIGURES) -> None:
        self.figures = Figures(figures)
        self.style = self.figures.row(MEDIUM)
        self.lattice: Lattice | None = None
        self.avoided = Avoided(AVOID_FILE.read_bytes())
        self.layout: Layout | None = None
        self.tables: list[vec[float]] = []
        self.table_keys: list[int] = []
        self.table: vec[float] = vec[float]()
        self.n: i64 = 0
        self.pinned = False  # to the table in use, while one decision is thought over
        self.closes = _floats(CLOSES)
        self.truly = _floats(TRULY_CLOSES)
        self.speed = _floats(ROUND_SPEED)
        self.usual = _usual_keep()
        self.keep = float_zeros(KINDS)
        self.gifts = float_zeros(KINDS)
        self.exposed = float_zeros(ALPHABET)
        self.promised: float = 0.0  # by the words a hand was last laid out on, as they lie
        # The words of a side, as last read.
        self.node = zeros(PLACES)
        self.mark = zeros(PLACES)
        self.worth = float_zeros(PLACES)
        self.order = zeros(PLACES)

    # Getting ready ------------------------------------------------------------------------------

    def prepare(self, game: FiveToCloseState) -> Layout:
        """Return the word graph and the table of this box and round, made when first needed."""
        layout = self.layout
        if layout is None:
            lattice = Lattice(game.box.words)
            self.lattice = lattice
            self.n = lattice.n
            layout = Layout(lattice, self.avoided)
            self.layout = layout
        if not self.pinned:
            layout.table = self.usual_table(game)
            self.table = layout.table
        return layout

    def usual_table(self, game: FiveToCloseState) -> vec[float]:
        """Return the promise of words with all cards of the box."""
        return self.table_of(game, 0.0, 1.0)

    def rush_table(self, game: FiveToCloseState) -> vec[float]:
        """Return the promise of words to a side that only wants to close."""
        return self.table_of(game, RUSH_FLOOR, self.style[REGARD])

    def table_of(self, game: FiveToCloseState, floor: float, share: float) -> vec[float]:
        key = self.key_of(game.round, game.box.cards) * 128 + int(share * 32.0) * 2
        if floor > 0.0:
            key += 1
        for at in range(len(self.table_keys)):
            if self.table_keys[at] == key:
                return self.tables[at]
        if len(self.tables) >= MANY_TABLES:
            self.tables.clear()
            self.table_keys.clear()
        lattice = self.lattice
        assert lattice is not None
        odds = letter_odds(game.box.cards, self.style[SEEN])
        table = lattice.worths(odds, SHORTEST + game.round, MOST_TURNS, floor, share)
        self.tables.append(table)
        self.table_keys.append(key)
        return table

    def key_of(self, round_: i64, cards: vec[i64]) -> i64:
        key = round_ + 4 * int(self.style[SEEN] * 16.0)
        i: i64
        for i in range(len(cards)):
            key = (key * 31 + cards[i] + 1) & KEY_MASK
        return key

    def read(self, game: FiveToCloseState, side: i64, turns: i64) -> None:
        """Find where the words of a side are in the graph, and what they promise; best first."""
        lattice = self.lattice
        assert lattice is not None
        node = self.node
        mark = self.mark
        place: i64
        for place in range(PLACES):
            node[place] = START
            mark[place] = 0
        laid = game.laid
        first = side * SLOTS
        i: i64
        for i in range(len(laid)):
            place = word_of(laid[i]) - first
            if 0 <= place < PLACES:
                letter = letter_of(laid[i])
                node[place] = lattice.step(node[place], letter)
                mark[place] = next_mark(mark[place], letter)
        for place in range(PLACES):
            self.worth[place] = self.promise(game, side, place, turns)
        self.sort_places()

    def promise(self, game: FiveToCloseState, side: i64, place: i64, turns: i64) -> float:
        """Return the promise of the word read at a place with the given number of turns to go."""
        node = self.node[place]
        if node <= START:
            return 0.0
        worth = self.table[turns * self.n + node] * self.factor(game, side, place)
        if game.has(FROZEN, side, place):
            return 0.2 * worth
        return worth

    def factor(self, game: FiveToCloseState, side: i64, place: i64) -> float:
        return float(game.factor(side, place))

    def sort_places(self) -> None:
        place: i64
        for place in range(PLACES):
            j = place
            while j > 0 and self.worth[self.order[j - 1]] < self.worth[place]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = place

    # How long it will last ----------------------------------------------------------------------

    def ready(self, game: FiveToCloseState, side: i64) -> i64:
        """Return how many words a side could lock as they lie."""
        n: i64 = 0
        place: i64
        for place in range(PLACES):
            if game.length(side, place) >= SHORTEST + game.round:
                if not game.has(FROZEN, side, place) and game.is_real(side * SLOTS + place):
                    n += 1
        return n

    def danger(self, game: FiveToCloseState, side: i64) -> float:
        """Return how likely another side closes the round before this side's next turn."""
        safe: float = 1.0
        other: i64
        for other in range(game.sides):
            if other == side or not self.may_close(game, other):
                continue
            odds = self.closes_next(game, other) * self.style[FEAR]
            safe *= 1.0 - (odds if odds < 0.95 else 0.95)
        return 1.0 - safe

    def closes_next(self, game: FiveToCloseState, side: i64) -> float:
        """Return how likely a side closes in its next turn."""
        locked = game.locked(side)
        lacks = PLACES - locked - self.ready(game, side)
        if lacks < 0:
            lacks = 0
        odds: float
        if self.style[ALERT] > 0.0:
            odds = self.truly[lacks] * (1.0 - UNLOCKED * float(PLACES - 1 - locked))
            return odds if game.round < ROUNDS - 1 else LAST_ROUND * odds
        odds = self.closes[lacks]
        return odds * self.speed[game.round] if lacks > 0 else odds

    def may_close(self, game: FiveToCloseState, side: i64) -> bool:
        """Return whether a side may close: in the last round not if it would lose by it."""
        if game.round < ROUNDS - 1:
            return True
        points = self.standing(game, side) + float(CLOSING_BONUS)
        place: i64
        for place in range(PLACES):
            points += float(game.worth(side, place))
        other: i64
        for other in range(game.sides):
            if other != side and self.standing(game, other) > points:
                return False
        return True

    def turns_left(self, game: FiveToCloseState) -> i64:
        """Estimate the turns a side may still get from the letters the fastest side lacks."""
        soonest: float = 99.0
        shortest = SHORTEST + game.round
        side: i64
        place: i64
        for side in range(game.sides):
            if not self.may_close(game, side):
                continue
            lacks = (PLACES - game.locked(side)) * shortest
            for place in range(PLACES):
                length = game.length(side, place)
                lacks -= length if length < shortest else shortest
            pace = self.style[HURRY] if self.rushes(game, side) else self.style[PACE]
            soonest = min(soonest, max(0.0, float(lacks)) / pace)
        turns = int(soonest + self.style[LATER] + 0.5)
        stock = 1 + (game.left + len(game.discard)) // (5 * game.seats)
        if turns > stock:
            turns = stock
        if turns < 1:
            return 1
        return turns if turns < MOST_TURNS else MOST_TURNS

    def rushes(self, game: FiveToCloseState, side: i64) -> bool:
        """Return whether a side is far enough ahead in the last round to close it soon."""
        if game.round < ROUNDS - 1:
            return False
        own = self.standing(game, side)
        other: i64
        for other in range(game.sides):
            if other != side and own - self.standing(game, other) < self.style[RUSH]:
                return False
        return True

    def find_gifts(self, game: FiveToCloseState, side: i64) -> None:
        """Find what each kind of card would add to the words of a side; forgets what was read
        before.
        """
        lattice = self.lattice
        assert lattice is not None
        self.read(game, side, 1)
        gifts = self.gifts
        kind: i64
        for kind in range(KINDS):
            gifts[kind] = 0.0
        place: i64
        for place in range(PLACES):
            node = self.node[place]
            if node <= START or game.has(FROZEN, side, place):
                continue
            factor = self.factor(game, side, place)
            for kind in range(ALPHABET):
                child = lattice.step(node, kind)
                if child >= 0:
                    gain = factor * (self.table[self.n + child] - self.table[self.n + node])
                    if gain > gifts[kind]:
                        gifts[kind] = gain
                    if gain > gifts[WILD]:
                        gifts[WILD] = gain

    def expose(self, game: FiveToCloseState, side: i64) -> None:
        """F14: what it costs to lay a Wild as each letter, for others may hold the real one."""
        unseen = zeros(ALPHABET)
        total: i64 = 0
        hands: i64 = 0
        i: i64
        for i in range(len(game.box.cards)):
            if game.box.cards[i] < ALPHABET:
                unseen[game.box.cards[i]] += 1
            total += 1
        for i in range(len(game.laid)):
            if player_of(game.laid[i]) < 0:
                unseen[letter_of(game.laid[i])] -= 1
            total -= 1
        for i in range(len(game.discard)):
            if game.discard[i] < ALPHABET:
                unseen[game.discard[i]] -= 1
            total -= 1
        seat: i64
        for seat in range(game.seats):
            if game.side_of(seat) != side:
                hands += game.held(seat)
        share = float(hands) / float(total + 1)
        for i in range(ALPHABET):
            odds = 1.0 - math.pow(1.0 - (share if share < 1.0 else 1.0), float(unseen[i]))
            self.exposed[i] = self.style[EXPOSE] * odds

    def is_idle(self, game: FiveToCloseState) -> bool:
        """Return whether the round gets nowhere.

        Then it is better closed than sat out until F26.
        """
        return game.quiet >= (2 if self.is_dry(game) else 5) * game.seats

    def is_dry(self, game: FiveToCloseState) -> bool:
        """Return whether all cards are in hands and on words.

        Only a fresh start brings new ones.
        """
        return game.left + len(game.discard) == 0

    def standing(self, game: FiveToCloseState, side: i64) -> float:
        """Return the total of a side if the round ended now, as far as all can see."""
        return float(game.total(side) + game.lost(side) + game.locked_points(side))


def _floats(figures: tuple[float, ...]) -> vec[float]:
    made = float_zeros(len(figures))
    for at, figure in enumerate(figures):
        made[at] = figure
    return made


def _usual_keep() -> vec[float]:
    """Return the worth of each kind of card in hand, before looking at the words on the table."""
    worth = float_zeros(KINDS)
    for letter in KEEP:
        worth[ord(letter) - ord("A")] = 1.0
    for letter in POOR:
        worth[ord(letter) - ord("A")] = -2.0
    worth[WILD] = 14.0
    worth[DOUBLE] = 3.0
    worth[TRIPLE] = 6.0
    worth[FREEZE] = 2.0
    worth[UNFREEZE] = 0.0
    return worth
