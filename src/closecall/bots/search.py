"""Information-set Monte Carlo tree search, for any registered game. Compiled.

Each iteration imagines a complete state that the searching seat cannot tell from the real one,
walks down one common tree with the moves legal there (choosing by UCB over the times a move was
available, not over all visits), adds a node, plays on by the game's policy as far as its horizon
and credits every mover with the value of where that led for them. Chance needs no nodes: imagined
states differ in it.

Decisions that are taken by several seats at once, or that the searching seat will not see, are not
branched on for other seats: the policy plays them, so that nobody in the tree answers to a secret.
Only the first few of a long list of moves are tried at first, more with every visit (progressive
widening in the order the policy gives).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from closecall.engine.arrays import float_zeros, lowest_bit, zeros
from closecall.engine.core import MAX_SEATS, Moves, State
from closecall.engine.native import extend, i64, vec
from closecall.engine.policy import Policy
from closecall.engine.rng import Rng

NONE: Final = -1
ROOT: Final = 0
CLOCK_EVERY: Final = 8  # iterations between looks at the clock
DEEPEST: Final = 200
ROOM: Final = 256  # nodes there is room for at first
MOST_ROOM: Final = 1 << 16  # nodes that a budget alone makes room for; more come as they are needed


@final
class Tree:
    """Nodes in flat arrays that are used again; the children of a node are a linked list."""

    def __init__(self) -> None:
        self.action: vec[i64] = zeros(ROOM)
        self.mover: vec[i64] = zeros(ROOM)
        self.first: vec[i64] = zeros(ROOM)
        self.sibling: vec[i64] = zeros(ROOM)
        self.visits: vec[i64] = zeros(ROOM)
        self.offered: vec[i64] = zeros(ROOM)
        self.total: vec[float] = float_zeros(ROOM)
        self.squares: vec[float] = float_zeros(ROOM)
        self.room: i64 = ROOM
        self.size: i64 = 0

    def plant(self, nodes: i64) -> None:
        """Begin again with a root alone, and with room for a number of nodes."""
        self.size = 0
        self.make_room(nodes)
        self.add(NONE, NONE, NONE)

    def make_room(self, nodes: i64) -> None:
        more = nodes - self.room
        if more <= 0:
            return
        self.action = extend(self.action, zeros(more))
        self.mover = extend(self.mover, zeros(more))
        self.first = extend(self.first, zeros(more))
        self.sibling = extend(self.sibling, zeros(more))
        self.visits = extend(self.visits, zeros(more))
        self.offered = extend(self.offered, zeros(more))
        self.total = extend(self.total, float_zeros(more))
        self.squares = extend(self.squares, float_zeros(more))
        self.room = nodes

    def add(self, parent: i64, mover: i64, action: i64) -> i64:
        node = self.size
        if node == self.room:
            self.make_room(2 * self.room)
        self.size += 1
        self.action[node] = action
        self.mover[node] = mover
        self.first[node] = NONE
        self.sibling[node] = NONE
        self.visits[node] = 0
        self.offered[node] = 0
        self.total[node] = 0.0
        self.squares[node] = 0.0
        if parent >= 0:
            self.sibling[node] = self.first[parent]
            self.first[parent] = node
        return node

    def child(self, parent: i64, mover: i64, action: i64) -> i64:
        """Return the node of a move made here before, or -1."""
        node = self.first[parent]
        while node != NONE:
            if self.action[node] == action and self.mover[node] == mover:
                return node
            node = self.sibling[node]
        return NONE


@final
class Search:
    """One decision's search: `run` it, then ask for the best move or for all figures."""

    def __init__(
        self, policy: Policy, explore: float = 0.7, widen: float = 1.0, first: int = 4
    ) -> None:
        self.policy = policy
        self.explore = explore
        self.widen = widen
        self.first: i64 = first
        self.tree = Tree()
        self.moves = Moves()
        self.path: vec[i64] = zeros(DEEPEST + 1)
        self.worths: vec[float] = float_zeros(MAX_SEATS)  # of where an iteration led, by seat
        self.depth: i64 = 0
        self.steps: i64 = 0  # moves made in all iterations, for the benchmark
        self.iterations: i64 = 0

    def run(self, state: State, seat: i64, iterations: i64, seconds: float, seed: i64) -> None:
        """Search with a budget in iterations (0: none) or seconds (0: none)."""
        rng = Rng(seed)
        self.tree.plant(min(iterations + 1, MOST_ROOM))  # no iteration adds more than a node
        self.steps = 0
        self.iterations = 0
        stop = time.perf_counter() + seconds
        while iterations == 0 or self.iterations < iterations:
            if seconds > 0 and self.iterations % CLOCK_EVERY == 0 and time.perf_counter() > stop:
                break
            imagined = state.redeal(seat, Rng(rng.word()))
            self.iterate(imagined, seat, rng)
            self.iterations += 1

    def iterate(self, state: State, seat: i64, rng: Rng) -> None:
        stage = self.policy.stage(state)
        self.path[0] = ROOT
        self.depth = 0
        node: i64 = ROOT
        while node != NONE and not state.over and self.policy.stage(state) == stage:
            node = self.descend(state, seat, node, rng)
        self.play_on(state, stage, self.policy.horizon(), rng)
        self.judge(state, self.policy.stage(state) != stage)
        self.credit()

    def descend(self, state: State, seat: i64, node: i64, rng: Rng) -> i64:
        """Make one move inside the tree; -1 when a node was added or the tree is left."""
        moves = self.moves
        mask = state.actor_mask()
        mover = lowest_bit(mask)
        if mask >> seat & 1:
            mover = seat
        state.offer(mover, moves)
        self.steps += 1
        if mask & (mask - 1) and mover != seat:
            # A secret of another seat: played, not branched on.
            state.act(mover, self.policy.pick(state, mover, moves, rng))
            return node
        if moves.n == 1 and node != ROOT:
            state.act(mover, moves.items[0])
            return node
        self.policy.narrow(state, mover, moves)
        chosen = self.select(node, mover)
        if chosen >= 0:
            state.act(mover, self.tree.action[chosen])
            self.push(chosen)
            return chosen if self.depth < DEEPEST else NONE
        action = -1 - chosen
        child = self.tree.add(node, mover, action)
        self.tree.offered[child] = 1
        state.act(mover, action)
        self.push(child)
        return NONE

    def push(self, node: i64) -> None:
        self.depth += 1
        self.path[self.depth] = node

    def select(self, parent: i64, mover: i64) -> i64:
        """Return the child to go to, or -1 - action for a move not tried yet."""
        tree = self.tree
        moves = self.moves
        wide = self.first + int(self.widen * math.sqrt(float(tree.visits[parent])))
        if wide > moves.n:
            wide = moves.n
        best: i64 = NONE
        best_bound: float = -1.0
        untried: i64 = NONE
        i: i64
        for i in range(wide):
            child = tree.child(parent, mover, moves.items[i])
            if child == NONE:
                if untried == NONE:
                    untried = moves.items[i]
                continue
            tree.offered[child] += 1
            bound = self.upper_bound(child)
            if bound > best_bound:
                best_bound = bound
                best = child
        if untried != NONE:
            return -1 - untried
        return best

    def upper_bound(self, node: i64) -> float:
        visits = float(self.tree.visits[node])
        mean = self.tree.total[node] / visits
        return mean + self.explore * math.sqrt(math.log(float(self.tree.offered[node])) / visits)

    def roll_out(self, state: State, stage: i64, rng: Rng) -> None:
        """Play on by the policy, to the end of the stage."""
        self.play_on(state, stage, self.policy.patience(), rng)

    def play_on(self, state: State, stage: i64, most: i64, rng: Rng) -> None:
        """Play on by the policy, to the end of the stage or for `most` moves."""
        moves = self.moves
        policy = self.policy
        left = most
        while left > 0 and not state.over and policy.stage(state) == stage:
            mover = lowest_bit(state.actor_mask())
            state.offer(mover, moves)
            action = moves.items[0]
            if moves.n > 1:
                action = policy.pick(state, mover, moves, rng)
            state.act(mover, action)
            left -= 1
        self.steps += most - left

    def judge(self, state: State, ended: bool) -> None:
        """Ask once for every seat that moved in the tree what the state reached is worth to it."""
        policy = self.policy
        ended = ended or state.over
        if not ended:
            policy.survey(state)
        done: i64 = 0
        i: i64
        for i in range(1, self.depth + 1):
            mover = self.tree.mover[self.path[i]]
            if done >> mover & 1 == 0:
                done |= 1 << mover
                self.worths[mover] = (
                    policy.value(state, mover) if ended else policy.outlook(state, mover)
                )

    def credit(self) -> None:
        """Add what the movers got to the nodes on the way."""
        tree = self.tree
        tree.visits[ROOT] += 1
        i: i64
        for i in range(1, self.depth + 1):
            node = self.path[i]
            value = self.worths[tree.mover[node]]
            tree.visits[node] += 1
            tree.total[node] += value
            tree.squares[node] += value * value

    def best(self) -> int:
        """Return the root move visited most; -1 when nothing was searched."""
        tree = self.tree
        best: i64 = NONE
        node = tree.first[ROOT]
        while node != NONE:
            # Later ones come first in the list: >= lets the earlier, more promising one win ties.
            if best == NONE or tree.visits[node] >= tree.visits[best]:
                best = node
            node = tree.sibling[node]
        if best == NONE:
            return -1
        return tree.action[best]

    def figures(self) -> list[tuple[int, int, float, float]]:
        """Per root move, most visited first: action, visits, mean value, standard error."""
        tree = self.tree
        rows: list[tuple[int, int, float, float]] = []
        node = tree.first[ROOT]
        while node != NONE:
            n = float(tree.visits[node])
            if n > 0.0:
                mean = tree.total[node] / n
                spread = tree.squares[node] / n - mean * mean
                error = math.sqrt(spread / n) if spread > 0.0 else 0.0
                rows.append((tree.action[node], tree.visits[node], mean, error))
            node = tree.sibling[node]
        rows.sort(key=_visits, reverse=True)
        return rows


def _visits(row: tuple[int, int, float, float]) -> int:
    return row[1]
