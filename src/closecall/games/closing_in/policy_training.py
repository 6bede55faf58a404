"""How the weights of Closing In are learned: temporal differences by self-play. Compiled.

A team plays match after match, every turn the one that looks best. After a match its turns are
gone through backwards: the chance seen at the end of a turn moves towards the one seen a turn later
and, by a share, towards the final result.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import float_zeros
from closecall.engine.native import i64, vec
from closecall.games.closing_in.layout import WANTED
from closecall.games.closing_in.policy_planner import Planner, probability, use_rest
from closecall.games.closing_in.policy_values import FIGURES, WEIGHTS, Judge, weights_for
from closecall.games.closing_in.rules import ClosingInState

TRACE: Final = 0.85
WIDTH: Final = 6


@final
class Trainer:
    """Weights that learn from the matches played."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.judge = Judge(weights)
        self.planner = Planner(self.judge)
        self.gradients: vec[float] = float_zeros(WEIGHTS)
        self.mean: vec[float] = float_zeros(WEIGHTS)
        self.averaged: float = 0.0

    def play(self, state: ClosingInState, rate: float, consolation: float) -> bool:
        """Play one match from its start, then learn from it; return whether it was won.

        A lost match counts a little with what was achieved: beginners win too seldom to learn.
        """
        seen: list[vec[float]] = []
        phases: list[int] = []
        while not state.over:
            self.judge.study(state)
            self.planner.plan(state, WIDTH, 1)
            if len(self.planner.ends) == 0:
                break
            state = self.planner.ends[0].state
            if state.over:
                break
            use_rest(state)
            self.judge.look(state)
            seen.append(self.judge.figures[:])
            phases.append(weights_for(state))
            state.enforce()
        won = state.ending == "escaped"
        if rate > 0.0:
            goal: float = 1.0
            if not won:
                goal = consolation * float(state.sent) / float(WANTED)
            self.learn(seen, phases, goal, rate)
        return won

    def learn(self, seen: list[vec[float]], phases: list[int], goal: float, rate: float) -> None:
        weights = self.weights
        gradients = self.gradients
        i: i64
        turn: i64
        for turn in range(len(seen) - 1, -1, -1):
            figures = seen[turn]
            phase: i64 = phases[turn]
            total: float = 0.0
            for i in range(FIGURES):
                total += figures[i] * weights[phase + i]
            value = probability(total)
            error = goal - value
            for i in range(FIGURES):
                slope = error * figures[i]
                if slope != 0.0:
                    gradients[phase + i] += slope * slope
                    weights[phase + i] += rate * slope / math.sqrt(1.0 + gradients[phase + i])
            goal = TRACE * goal + (1.0 - TRACE) * value
        self.averaged += 1.0
        for i in range(WEIGHTS):
            self.mean[i] += (weights[i] - self.mean[i]) / self.averaged
