"""Trying moves out: each in the same imagined deals, until the better one shows. Compiled.

Every deal is played to the end of the round once for each move that is still in question, with the
same chance. What luck the deal brings is then the same for all of them, and small differences show
early. A move that is clearly behind is tried no further, so the effort goes into close decisions.
The scale of the values does not matter: a match that is all but lost is still played well.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import float_zeros, lowest_bit, zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.policy import Policy
from closecall.engine.rng import Rng

BATCH: Final = 24  # deals between two looks at who is behind
NEVER: Final = -1e9
CLEAR: Final = 3.0  # standard errors by which a move must be behind to be dropped


@final
class Trials:
    """One decision: `run` it, then ask for the rows of `Policy.weigh`."""

    def __init__(self, policy: Policy, state: State, seat: i64, moves: Moves, most: i64) -> None:
        self.policy = policy
        self.state = state
        self.seat = seat
        self.n: i64 = moves.n
        self.most: i64 = most  # roll-outs to spend
        self.deals: i64 = 0
        self.actions = moves.items[: moves.n]
        self.favours: vec[float] = float_zeros(moves.n)  # added to each value: what a style likes
        self.dropped: vec[i64] = zeros(moves.n)
        self.tried: vec[i64] = zeros(moves.n)
        self.values: vec[float] = float_zeros(moves.n * (most + BATCH))  # by move, then deal
        self.best: i64 = 0
        self.listed = Moves()

    def run(self, rng: Rng) -> None:
        """Try the moves until one is left or the roll-outs are spent."""
        spent: i64 = 0
        alive = self.n
        while True:
            i: i64
            for i in range(BATCH):
                self.try_deal(self.state.redeal(self.seat, Rng(rng.word())), rng.word())
            spent += alive * BATCH
            alive = self.drop_those_behind()
            if alive < 2 or spent >= self.most:
                return

    def best_action(self) -> i64:
        return self.actions[self.best]

    def rows(self) -> list[tuple[int, int, float, float]]:
        """Best first: action, deals, value, and the error of the difference to the best move.

        The error is halved between the two (as variances are): it is that of the comparison, which
        the same deals make far smaller than that of either value.
        """
        top = self.mean(self.best)
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        for i in range(self.n):
            if i != self.best:
                error = self.doubt(i, self.best) / math.sqrt(2.0)
                value = max(0.0, top - max(0.0, self.behind(i)))
                rows.append((int(self.actions[i]), int(self.tried[i]), value, error))
        rows.sort(key=_by_value, reverse=True)
        error_of_best = rows[0][3] if rows else 0.0
        best = (int(self.best_action()), int(self.tried[self.best]), top, error_of_best)
        return [best, *rows]

    def try_deal(self, deal: State, chance: i64) -> None:
        i: i64
        for i in range(self.n):
            if self.dropped[i] == 0:
                state = deal.copy()
                state.act(self.seat, self.actions[i])
                self.roll_out(state, self.policy.stage(deal), Rng(chance))
                value = self.policy.value(state, self.seat)
                self.values[self.place(i, self.deals)] = value + self.favours[i]
                self.tried[i] += 1
        self.deals += 1

    def roll_out(self, state: State, stage: i64, rng: Rng) -> None:
        """Play on by the policy, to the end of the stage."""
        moves = self.listed
        policy = self.policy
        while not state.over and policy.stage(state) == stage:
            mover = lowest_bit(state.actor_mask())
            state.offer(mover, moves)
            action = moves.items[0]
            if moves.n > 1:
                action = policy.pick(state, mover, moves, rng)
            state.act(mover, action)

    def place(self, move: i64, deal: i64) -> i64:
        return deal * self.n + move

    def drop_those_behind(self) -> i64:
        """Drop the moves that are clearly behind the best; return how many are left."""
        self.find_best()
        alive: i64 = 0
        i: i64
        for i in range(self.n):
            if self.dropped[i] == 0:
                if i != self.best and self.behind(i) > CLEAR * self.doubt(i, self.best):
                    self.dropped[i] = 1
                else:
                    alive += 1
        return alive

    def find_best(self) -> None:
        self.best = -1
        most: float = NEVER
        i: i64
        for i in range(self.n):
            if self.dropped[i] == 0:
                mean = self.mean(i)
                if mean > most:
                    most = mean
                    self.best = i

    def mean(self, move: i64) -> float:
        """Return the mean value of a move in all deals in which it was tried."""
        sum_: float = 0.0
        deal: i64
        for deal in range(self.tried[move]):
            sum_ += self.values[self.place(move, deal)]
        return sum_ / float(max(1, self.tried[move]))

    def behind(self, move: i64) -> float:
        """Return how far a move is behind the best, in the deals in which both were tried."""
        sum_: float = 0.0
        deal: i64
        for deal in range(self.tried[move]):
            sum_ += self.values[self.place(self.best, deal)] - self.values[self.place(move, deal)]
        return sum_ / float(max(1, self.tried[move]))

    def doubt(self, move: i64, other: i64) -> float:
        """Return the standard error of the difference between two moves."""
        n = min(self.tried[move], self.tried[other])
        if n < 2:
            return 0.0
        sum_: float = 0.0
        squares: float = 0.0
        deal: i64
        for deal in range(n):
            apart = self.values[self.place(other, deal)] - self.values[self.place(move, deal)]
            sum_ += apart
            squares += apart * apart
        count = float(n)
        spread = squares / count - (sum_ / count) * (sum_ / count)
        return math.sqrt(max(0.0, spread) / count)


def _by_value(row: tuple[int, int, float, float]) -> float:
    return row[2]
