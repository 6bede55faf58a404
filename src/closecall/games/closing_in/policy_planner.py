"""Plans a whole turn of Closing In: what to buy, then action by action the most promising ways on.

Ways that come to the same (the same value to the last bit) are followed once. Ends of the turn are
judged before Enforce: what the cards can bring is in the judgement. Drawing a card or looking at
the location cards is never planned for later, only tried at once, in several imagined worlds: a
plan must not count on a card that merely lies on top in one of them.

Some things a good partner does without thinking, and never does (the rules page lists them, so that
people can rely on it): see `obvious` and `lets_down`. Compiled.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.core import Moves
from closecall.engine.native import i64
from closecall.engine.rng import Rng
from closecall.games.closing_in.layout import (
    AT,
    DOCKS,
    HAND,
    IN_HAND,
    MOST_CARDS,
    OUTSIDE,
    TUNNEL,
    WANTED,
    held,
)
from closecall.games.closing_in.moves import (
    BOAT_KEY,
    BUY,
    CAR_KEY,
    CROSS,
    DRAW,
    END,
    ESCAPE,
    KINDS,
    MOVE,
    ORDER,
    SEND,
    USE_BINOCULARS,
)
from closecall.games.closing_in.policy_values import HOLE, OWN_CARDS, Judge, weights_for
from closecall.games.closing_in.rules import ClosingInState

MOST_ACTIONS: Final = 48  # two, and five cards of nine
NOTHING: Final = -1
UNSEEN: Final = 0.02  # per action left: what having left no trace may yet be worth


@final
class Way:
    """How a turn may have gone so far, and the action it began with."""

    def __init__(self, state: ClosingInState, value: float, first: i64) -> None:
        self.state = state
        self.value = value
        self.first = first


@final
class Planner:
    """Looks for the best ends of a turn."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.moves = Moves()
        self.stages: list[list[Way]] = []  # by actions left
        self.ends: list[Way] = []  # best first
        self.loyal: bool = True  # nothing that lets the others down is planned
        for _ in range(MOST_ACTIONS + 1):
            self.stages.append([])

    def plan(self, state: ClosingInState, width: i64, kept: i64) -> None:
        """Fill `ends`. The position must have been studied."""
        self.follow(state, width, kept)
        if len(self.ends) == 0:  # the rules leave nothing else
            self.loyal = False
            self.follow(state, width, kept)
            self.loyal = True

    def follow(self, state: ClosingInState, width: i64, kept: i64) -> None:
        """Follow every way through the turn, as long as it stays among the best."""
        self.ends = []
        for stage in self.stages:
            stage.clear()
        value = self.judge.judge(state)
        if state.over:
            self.finish(state, value, NOTHING, kept)
            return
        state.offer(state.turn, self.moves)
        if obvious(state, self.moves) == ESCAPE:
            self.keep(state, value, NOTHING, width)  # nothing to buy any more
        else:
            self.begin(state, value, NOTHING, 0, width)
        left: i64
        for left in range(MOST_ACTIONS, 0, -1):
            stage = self.stages[left]
            for way in stage:
                self.go_on(way, width, kept)
        for way in self.stages[0]:
            self.finish(way.state, way.value, way.first, kept)

    def begin(
        self, state: ClosingInState, value: float, first: i64, lowest: i64, width: i64
    ) -> None:
        """C4: every set of cards that can be spent."""
        moves = Moves()
        state.offer(state.turn, moves)
        if not only_buying(moves):  # C9: it may take more cards to leave a hole; no way on yet
            self.keep(state, value, first, width)
        if state.acted:
            return
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if BUY + lowest <= action < MOVE and not (self.loyal and lets_down(state, action)):
                child = self.after(state, action)
                opened = action if first == NOTHING else first
                self.begin(child, self.judge.judge(child), opened, action - BUY, width)

    def after(self, state: ClosingInState, action: i64) -> ClosingInState:
        """Return the position after an action, before any Enforce."""
        child = state.twin(state.rng)
        if action == ESCAPE:
            child.acted = True
            child.escape(child.board[AT + child.turn])
            return child
        child.actions += 1
        child.do_move(child.turn, action)
        child.actions -= 1
        return child

    def go_on(self, way: Way, width: i64, kept: i64) -> None:
        """Try every further action."""
        state = way.state
        moves = self.moves
        state.offer(state.turn, moves)
        judge = self.judge
        only = obvious(state, moves)
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if only not in (NOTHING, action) or (self.loyal and lets_down(state, action)):
                continue
            if action == END:
                self.finish(state, way.value, way.first, kept)
                continue
            if action in (DRAW, USE_BINOCULARS) or ORDER <= action < MOVE:
                continue
            child = self.after(state, action)
            value = judge.judge(child)
            if child.actions > 0:
                value += self.promise(child)
            self.keep(child, value, action if way.first == NOTHING else way.first, width)

    def promise(self, state: ClosingInState) -> float:
        """Return the worth of what the judgement does not see in the middle of a turn."""
        more: float = 0.0
        if state.disguised:
            more = UNSEEN * float(state.actions)
        at = state.board[AT + state.turn]
        if at != OUTSIDE and state.standing >> at & 1 == 0:
            more -= self.judge.weights[weights_for(state) + HOLE]
        return more

    def keep(self, state: ClosingInState, value: float, first: i64, width: i64) -> None:
        left: i64 = state.actions
        insert(self.stages[left], state, value, first, width)

    def finish(self, state: ClosingInState, value: float, first: i64, kept: i64) -> None:
        if first == NOTHING:
            insert(self.ends, state, value, END, kept)
        else:
            insert(self.ends, state, value + self.rest(state), first, kept)

    def rest(self, state: ClosingInState) -> float:
        """Return the worth of the cards that spare actions will draw."""
        more = spare_draws(state)
        if more == 0:
            return 0.0
        return float(more) / 3.0 * self.judge.weights[weights_for(state) + OWN_CARDS]

    # Chance -------------------------------------------------------------------------------------

    def try_luck(
        self, state: ClosingInState, action: i64, width: i64, worlds: i64, rng: Rng
    ) -> float:
        """Return the worth of drawing or looking: the mean over imagined worlds."""
        total: float = 0.0
        i: i64
        for i in range(worlds):
            world = self.after(state.redeal(state.turn, Rng(rng.word())), action)
            if world.looking > 0:
                total += self.best_order(world, width)[1]
            else:
                total += self.best_end(world, width)
        self.judge.study(state)
        return total / float(worlds)

    def best_end(self, state: ClosingInState, width: i64) -> float:
        """Return the chance to win after the best rest of the turn."""
        self.judge.study(state)
        self.plan(state, width, 1)
        if len(self.ends) == 0:
            return 0.0
        return probability(self.ends[0].value)

    def best_order(self, state: ClosingInState, width: i64) -> tuple[i64, float]:
        """Return the best order in which to put back the cards looked at."""
        moves = Moves()
        state.offer(state.turn, moves)
        best: i64 = NOTHING
        best_value: float = -1.0
        i: i64
        for i in range(moves.n):
            value = self.best_end(self.after(state, moves.items[i]), width)
            if value > best_value:
                best_value = value
                best = moves.items[i]
        return best, best_value

    # The next turns -----------------------------------------------------------------------------

    def next_turns(
        self, end: ClosingInState, at_once: bool, world: Rng, width: i64, turns: i64
    ) -> float:
        """Return the chance to win after Enforce and the next players' turns in an imagined world.

        Actions to spare draw cards, unless the turn ends at once.
        """
        state = end.redeal(end.turn, world)
        value: float = 0.0
        i: i64
        for i in range(turns):
            if not state.over:
                if i > 0 or not at_once:
                    use_rest(state)
                state.actions = 0
                state.enforce()
            value = self.best_end(state, width)
            state = self.ends[0].state
        return value


def only_buying(moves: Moves) -> bool:
    """Return whether a card has to be bought with before anything else can be done."""
    i: i64
    for i in range(moves.n):
        if not BUY <= moves.items[i] < MOVE:
            return False
    return True


def obvious(state: ClosingInState, moves: Moves) -> i64:
    """Return what needs no thinking: to leave when that wins, to send what can be sent; or
    `NOTHING`.

    The judgement weighs positions with one intel sent and with two by different weights, and would
    now and then rather not send.
    """
    i: i64
    for i in range(moves.n):
        action = moves.items[i]
        if action == SEND or (action == ESCAPE and left_behind(state) == 0):
            return action
    return NOTHING


def left_behind(state: ClosingInState) -> i64:
    """Return how many players are in the city, but not where the one whose turn it is stands."""
    here = state.board[AT + state.turn]
    others: i64 = 0
    seat: i64
    for seat in range(state.seats):
        at = state.board[AT + seat]
        if at != OUTSIDE and at != here:
            others += 1
    return others


def lets_down(state: ClosingInState, action: i64) -> bool:
    """Return whether an action takes the way out from others: leaving with, or spending, the last
    key.

    Before all intel is sent a key may go: it comes round again.
    """
    if state.sent < WANTED:
        return False
    here = state.board[AT + state.turn]
    if action == ESCAPE:
        return left_behind(state) > 0 and keys_elsewhere(state, here) == 0
    kind: i64 = NOTHING
    if BUY <= action < MOVE:
        kind = action - BUY
    elif action >= CROSS:
        kind = (action - CROSS) % KINDS
    if kind != BOAT_KEY and kind != CAR_KEY:
        return False
    exit_ = DOCKS if kind == BOAT_KEY else TUNNEL
    return state.stands(exit_) and keys_elsewhere(state, OUTSIDE) == 1


def keys_elsewhere(state: ClosingInState, here: i64) -> i64:
    """Count the keys of standing exits held by players in the city who are not `here`."""
    keys: i64 = 0
    seat: i64
    for seat in range(state.seats):
        at = state.board[AT + seat]
        if at in (OUTSIDE, here):
            continue
        hand = state.board[HAND + seat]
        if state.stands(DOCKS):
            keys += held(hand, BOAT_KEY)
        if state.stands(TUNNEL):
            keys += held(hand, CAR_KEY)
    return keys


def spare_draws(state: ClosingInState) -> i64:
    """Return how many cards the actions left can draw."""
    if state.actions <= 0 or state.over:
        return 0
    at = state.board[AT + state.turn]
    if at == OUTSIDE or state.standing >> at & 1 == 0 or not state.can_draw():
        return 0
    room = MOST_CARDS - state.board[IN_HAND + state.turn]
    return room if room < state.actions else state.actions


def use_rest(state: ClosingInState) -> None:
    """Draw with the actions to spare."""
    i: i64
    for i in range(spare_draws(state)):
        if state.can_draw():
            state.draw(state.turn)
    state.actions = 0


def insert(ways: list[Way], state: ClosingInState, value: float, first: i64, most: i64) -> None:
    """Keep a list of the best, best first; what has the same value counts as the same."""
    n: i64 = len(ways)
    if n == most and value <= ways[n - 1].value:
        return
    place = n
    while place > 0 and ways[place - 1].value < value:
        place -= 1
    if place > 0 and ways[place - 1].value == value:
        return
    ways.insert(place, Way(state, value, first))
    if n == most:
        ways.pop()


def probability(logit: float) -> float:
    """Convert a logit to a probability."""
    return 1.0 / (1.0 + math.exp(-logit))


def in_unit(value: float) -> float:
    """Clamp a number to the range from 0 to 1."""
    if value < 0.0:
        return 0.0
    return value if value < 1.0 else 1.0
