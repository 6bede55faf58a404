"""Playing knowledge for bots of Poof. Compiled.

Shed points, not cards: high numbers and Poof cards are what hurts when somebody goes out. Low
numbers are the key that always fits, so they are kept. Four of a kind clears the pile and gives
another turn. A face-up card is played before an equal one in hand, for the card beneath. A Poof
card saves from a big pile, and is played before it costs fifty.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from closecall.engine.arrays import count_bits, float_zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.policy import BEST, MEDIUM, Figures, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.poof.levels import FIGURES
from closecall.games.poof.moves import (
    BLIND,
    MOST,
    PICK_UP,
    POOF,
    POOF_SLOT,
    POOFTASTROPHE,
    SLOTS,
    TOP,
)
from closecall.games.poof.policy_outlook import Outlook
from closecall.games.poof.policy_trials import Trials
from closecall.games.poof.rules import (
    FACE_DOWN,
    LEFT,
    NO_CARD,
    RUN,
    PoofState,
    held_of,
    is_play,
    slots_of,
    value_of,
)

SPREAD: Final = 30.0  # points by which a round may turn a match, fitted to played matches
CARE: Final = 0.03  # how much points count beside winning
FAR: Final = 200.0  # points ahead that count half as much as any number of them
HORIZON: Final = 8  # moves a tree search plays on before the round is judged as it lies
UNSURE: Final = 0.3  # rounds' worth of doubt about what the cards in play will cost

# The figures of a level, by their place in a row of `levels.py`. A beginner: of a hundred, how many
# numbers catch the eye, how often the table is looked at too, and how often the highest number is
# all that counts.
NOTICED: Final = 0
AT_TABLE: Final = 1
GRABS: Final = 2
# Trying out: how many moves, and how many roll-outs at most; none at all if there are no moves. And
# of a hundred decisions, how many are thought over like that: the others go by the looks.
CANDIDATES: Final = 3
TRIES: Final = 4
PONDERS: Final = 5
# What a move looks worth: for each point and each card laid, each card of the table, and each card
# of a pile that a Poof card clears.
SHED: Final = 6
LAID: Final = 7
SLOT: Final = 8
SAVED: Final = 9
# What a character likes about a play, in chances of winning that it gives away for it: for the
# highest number in play (a share of it for others), for each card beyond the first, and for each
# card of the table.
HIGH: Final = 10
MANY: Final = 11
CLEARS: Final = 12
# Whether a Poof card is tried out in any case, where one may be played. By its looks it comes after
# most numbers, and yet it is often the best move.
POOFS: Final = 13

DRAGGING: Final = 4  # turns for each player without a poof or an uncovered card


@final
class PoofPolicy(Policy):
    """Rules of thumb, and what a round is worth."""

    def __init__(self, figures: dict[str, tuple[float, ...]] = FIGURES) -> None:
        self.figures = Figures(figures)
        self.shed: float = 0.0
        self.laid: float = 0.0
        self.slot: float = 0.0
        self.saved: float = 0.0
        self.ahead = Outlook()
        self.lean(MEDIUM)

    def lean(self, level: i64) -> None:
        """Look at moves the way a level or character does."""
        self.shed = self.figures.of(level, SHED)
        self.laid = self.figures.of(level, LAID)
        self.slot = self.figures.of(level, SLOT)
        self.saved = self.figures.of(level, SAVED)

    def characters(self) -> list[str]:
        return self.figures.characters

    def stage(self, state: State) -> i64:
        return cast(PoofState, state).round

    def value(self, state: State, seat: i64) -> float:
        """Return the chance of winning the match, and a little for points where that is decided."""
        poof = cast(PoofState, state)
        return (1.0 - CARE) * self.chance(poof, seat) + CARE * self.standing(poof, seat)

    def horizon(self) -> i64:
        return HORIZON

    def survey(self, state: State) -> None:
        self.ahead.read(cast(PoofState, state))

    def outlook(self, state: State, seat: i64) -> float:
        """Return the value to be expected, whoever goes out."""
        poof = cast(PoofState, state)
        value: float = 0.0
        out: i64
        for out in range(poof.seats):
            value += self.ahead.chances[out] * self.value_if(poof, seat, out)
        return value

    def value_if(self, poof: PoofState, seat: i64, out: i64) -> float:
        """Return the value for a seat if `out` goes out and the others pay as expected."""
        left = float(poof.box.rounds - poof.round - 1)
        spread = SPREAD * math.sqrt(left + UNSURE)
        own = float(poof.points(seat))
        if out != seat:
            own += self.ahead.cost[seat]
        sum_: float = 0.0
        rivals: float = 0.0
        best: float = 1e9
        other: i64
        for other in range(poof.seats):
            points = float(poof.points(other))
            if other != out:
                points += self.ahead.cost[other]
            sum_ += math.exp((own - points) / spread)
            if other != seat:
                rivals += points
                best = min(best, points)
        return (1.0 - CARE) / sum_ + CARE * far_below(own, rivals / float(poof.seats - 1), best)

    def chance(self, poof: PoofState, seat: i64) -> float:
        """Return the chance of the lowest total in the end, if all play alike from here on."""
        if poof.over:
            return 1.0 if poof.winners_mask() >> seat & 1 else 0.0
        spread = SPREAD * math.sqrt(float(poof.box.rounds - poof.round))
        own = float(poof.points(seat))
        sum_: float = 0.0
        other: i64
        for other in range(poof.seats):
            sum_ += math.exp((own - float(poof.points(other))) / spread)
        return 1.0 / sum_

    def standing(self, poof: PoofState, seat: i64) -> float:
        """Return, from 0 to 1, how far a total is below the others': more always counts."""
        rivals: float = 0.0
        best: float = 1e9
        other: i64
        for other in range(poof.seats):
            if other != seat:
                points = float(poof.points(other))
                rivals += points
                best = min(best, points)
        return far_below(float(poof.points(seat)), rivals / float(poof.seats - 1), best)

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Return the move that looks best, with a little noise so that roll-outs differ."""
        poof = cast(PoofState, state)
        best = moves.items[0]
        best_worth: float = -1e9
        i: i64
        for i in range(moves.n):
            worth = self.worth(poof, seat, moves.items[i]) + 0.02 * float(rng.below(200))
            if worth > best_worth:
                best_worth = worth
                best = moves.items[i]
        return best

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Sort by what a move looks worth; of moves that are alike only the first stays."""
        poof = cast(PoofState, state)
        worths = float_zeros(moves.n)
        n: i64 = 0
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            worth = self.worth(poof, seat, action)
            if self.is_listed(poof, seat, action, worth, moves, worths, n):
                continue
            j = n
            while j > 0 and worths[j - 1] < worth:
                worths[j] = worths[j - 1]
                moves.items[j] = moves.items[j - 1]
                j -= 1
            worths[j] = worth
            moves.items[j] = action
            n += 1
        moves.n = n

    def is_listed(
        self,
        poof: PoofState,
        seat: i64,
        action: i64,
        worth: float,
        moves: Moves,
        worths: vec[float],
        n: i64,
    ) -> bool:
        """Return whether a move that differs in nothing but the slot is among the first n."""
        if action < POOF_SLOT or action == POOFTASTROPHE:
            return False
        i: i64
        for i in range(n):
            if worths[i] == worth and are_alike(poof, seat, action, moves.items[i]):
                return True
        return False

    def worth(self, poof: PoofState, seat: i64, action: i64) -> float:
        """Return a rough figure for a move, in points."""
        if is_play(action):
            return self.worth_of_play(poof, seat, action)
        if action == PICK_UP:
            return -3.0 - 2.0 * float(poof.height)
        if action < BLIND:
            return 4.0 + self.saved * float(poof.height)
        if action == POOFTASTROPHE:
            return self.worth_of_giving_up(poof, seat)
        return 2.0

    def worth_of_play(self, poof: PoofState, seat: i64, action: i64) -> float:
        value = value_of(action)
        laid = held_of(action)
        mask = slots_of(action)
        slots: i64 = 0
        if mask:
            slots = count_bits(mask)
            laid += slots
            slots += uncovered_by(poof, seat, mask)
        worth = self.shed * float(value) + self.laid * float(laid) + self.slot * float(slots)
        run = laid
        if poof.top == value:
            run += poof.run
        if run >= RUN:
            worth += 12.0
        return worth

    def worth_of_giving_up(self, poof: PoofState, seat: i64) -> float:
        """P21: only when the hand is lost anyway."""
        if poof.cards[LEFT + seat] > 24 and poof.cards[LEFT + 1 - seat] <= 3:
            return 3.0
        return -1000.0

    def plan(self, level: i64) -> Plan:
        """Return how to search if somebody asks for it; no level does."""
        return Plan(explore=0.2, widen=0.6, first=4)

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        if self.ponders(level, rng):
            return self.try_out(state, seat, moves, level, rng).best_action()
        poof = cast(PoofState, state)
        if poof.quiet >= DRAGGING * poof.seats:  # what was done before led nowhere
            return self.pick(state, seat, moves, rng)
        self.lean(level)
        self.narrow(state, seat, moves)
        self.lean(MEDIUM)
        if self.figures.count(level, NOTICED) < 100:
            return self.play_like_a_beginner(poof, seat, moves, level, rng)
        return moves.items[0]

    def ponders(self, level: i64, rng: Rng) -> bool:
        """Return whether a level thinks this decision over."""
        if self.figures.count(level, CANDIDATES) == 0:
            return False
        often = self.figures.count(level, PONDERS)
        return often >= 100 or rng.below(100) < often

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        return self.try_out(state, seat, moves, BEST, rng).rows()

    def try_out(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> Trials:
        """Try the most promising moves in the same imagined deals, as the upper levels do."""
        self.lean(level)
        self.narrow(state, seat, moves)
        self.lean(MEDIUM)
        listed = moves.n
        wide = self.figures.count(level, CANDIDATES)
        tries = self.figures.count(level, TRIES)
        if moves.n > wide:
            if moves.items[moves.n - 1] == POOFTASTROPHE:  # last by its looks, but it may save
                moves.items[wide - 1] = POOFTASTROPHE  # a lead
            moves.n = wide
            if self.figures.count(level, POOFS) > 0:
                self.add_poof(moves, listed)
                tries = tries * moves.n // wide  # no fewer deals for one move more
        trials = Trials(self, state, seat, moves, tries)
        if level > BEST:
            self.favour(cast(PoofState, state), seat, trials, level)
        trials.run(rng)
        return trials

    def add_poof(self, moves: Moves, listed: i64) -> None:
        """Add the best-looking Poof card of all that were listed, if none is among the moves."""
        i: i64
        for i in range(moves.n):
            if POOF <= moves.items[i] < BLIND:
                return
        for i in range(moves.n, listed):
            if POOF <= moves.items[i] < BLIND:
                moves.items[moves.n] = moves.items[i]
                moves.n += 1
                return

    def favour(self, poof: PoofState, seat: i64, trials: Trials, level: i64) -> None:
        """Let a character prefer what it likes, where that costs little."""
        figures = self.figures
        i: i64
        for i in range(trials.n):
            action = trials.actions[i]
            if not is_play(action):
                continue
            slots: i64 = 0
            mask = slots_of(action)
            if mask:
                slots = count_bits(mask)
            trials.favours[i] = (
                figures.of(level, HIGH) * float(value_of(action)) / float(poof.box.numbers)
                + figures.of(level, MANY) * float(held_of(action) + slots - 1)
                + figures.of(level, CLEARS) * float(slots)
            )

    def play_like_a_beginner(
        self, poof: PoofState, seat: i64, moves: Moves, level: i64, rng: Rng
    ) -> i64:
        """Return the best number that catches the eye, or simply all of the highest one.

        Some numbers are overlooked, and sometimes the cards on the table. If nothing catches the
        eye, they look again and find what looks best.
        """
        noticed = self.notice(self.figures.count(level, NOTICED), rng)
        at_table = rng.below(100) < self.figures.count(level, AT_TABLE)
        grabs = rng.below(100) < self.figures.count(level, GRABS)
        best = moves.items[0]
        most: i64 = 0
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if not is_play(action):
                if i == 0 and not grabs:  # a Poof card that looks best is never overlooked
                    return action
                continue
            if noticed >> value_of(action) & 1 == 0:
                continue
            slots = slots_of(action)
            if slots and not at_table:
                continue
            if not grabs:
                return action
            eager = value_of(action) * 2 * MOST + held_of(action) + count_bits(slots)
            if eager > most:
                most = eager
                best = action
        return best

    def notice(self, share: i64, rng: Rng) -> i64:
        """Return the numbers that catch a beginner's eye, a bit each."""
        noticed: i64 = 0
        value: i64
        for value in range(1, TOP + 1):
            if rng.below(100) < share:
                noticed |= 1 << value
        return noticed


def far_below(own: float, mean: float, best: float) -> float:
    """Return, from 0 to 1, how far a total is below the mean and the best of the others."""
    ahead = 0.6 * mean + 0.4 * best - own
    return 0.5 + 0.5 * ahead / (abs(ahead) + FAR)


def are_alike(poof: PoofState, seat: i64, one: i64, other: i64) -> bool:
    """Return whether two moves differ in nothing but slots that look the same."""
    if is_play(one):
        return (
            is_play(other)
            and value_of(one) == value_of(other)
            and held_of(one) == held_of(other)
            and count_bits(slots_of(one)) == count_bits(slots_of(other))
            and uncovered_by(poof, seat, slots_of(one)) == uncovered_by(poof, seat, slots_of(other))
        )
    if one >= BLIND:
        return BLIND <= other < POOFTASTROPHE
    if other < POOF_SLOT or other >= BLIND:
        return False
    return uncovered_by(poof, seat, 1 << (one - POOF_SLOT)) == uncovered_by(
        poof, seat, 1 << (other - POOF_SLOT)
    )


def uncovered_by(poof: PoofState, seat: i64, mask: i64) -> i64:
    """Return how many face-down cards come free when the face-up cards of these slots go."""
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if mask >> slot & 1 and poof.cards[FACE_DOWN + seat * SLOTS + slot] != NO_CARD:
            count += 1
    return count


def policy() -> PoofPolicy:
    """Return the policy of Poof."""
    return PoofPolicy()
