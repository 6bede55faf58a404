"""What a good team of Closing In knows. Compiled.

Every action is chosen by planning the whole rest of the turn: what to buy, who fetches which intel
by which way, which tiles to sacrifice and which to keep (the Radio Tower until all is sent, one
exit for which there is a key until the end), whom to hand a card or intel. `policy_planner.py`
looks for the best ends of the turn, `policy_values.py` says what they are worth. The hard level
then plays the best of them on, through Enforce and the next player's turn, in imagined worlds,
the more of them the larger the team.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final, cast, final

from closecall.engine.arrays import float_zeros
from closecall.engine.core import Moves, State
from closecall.engine.errors import CloseCallError
from closecall.engine.native import i64, vec
from closecall.engine.policy import EASY, HARD, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.closing_in.moves import DRAW, END, USE_BINOCULARS
from closecall.games.closing_in.policy_planner import (
    NOTHING,
    Planner,
    Way,
    in_unit,
    probability,
)
from closecall.games.closing_in.policy_reasons import reason_of
from closecall.games.closing_in.policy_values import WEIGHTS, Judge
from closecall.games.closing_in.rules import ClosingInState

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")

QUICK_WIDTH: Final = 4
QUICK_WORLDS: Final = 2
EASY_WIDTH: Final = 3
EASY_ENDS: Final = 6
SLIPS: Final = 25  # in 100: how often a beginner follows any of the plans that came to mind
WIDE: Final = 8  # ways followed at each step
ENDS: Final = 2  # ends of the turn that are played on, for each seat
PASSES: Final = 2  # each leaves the better half of them
WORLDS: Final = 2  # imagined in each pass, for each other seat
NEXT_WIDTH: Final = 2  # ways followed in the next player's turn
LUCK_WORLDS: Final = 3
GAIN: Final = 0.001  # what trying one's luck must promise more
SURVEYED: Final = 12  # ends looked at to explain
SURVEY_WORLDS: Final = 8


@final
class ClosingInPolicy(Policy):
    """Plans turns."""

    def __init__(self, weights: vec[float]) -> None:
        self.judge = Judge(weights)
        self.planner = Planner(self.judge)

    def plan(self, level: i64) -> Plan:
        """No tree: a turn is planned as a whole."""
        return Plan()

    def stage(self, state: State) -> i64:
        return cast(ClosingInState, state).turn_number

    def value(self, state: State, seat: i64) -> float:
        """The chance to win when the turn is played as it looks best."""
        return self.planner.best_end(cast(ClosingInState, state), 1)

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        game = cast(ClosingInState, state)
        if level == HARD:
            return self.think(game, moves, rng)
        if level == EASY:
            return self.muddle(game, rng)
        return self.quick(game, moves, QUICK_WIDTH, QUICK_WORLDS, rng)

    def muddle(self, game: ClosingInState, rng: Rng) -> i64:
        """A sensible plan, but often not the best, and never the same for long."""
        planner = self.planner
        if game.looking > 0:
            return planner.best_order(game, 1)[0]
        self.judge.study(game)
        planner.plan(game, EASY_WIDTH, EASY_ENDS)
        n: i64 = len(planner.ends)
        if n == 0:
            return END
        if rng.below(100) < SLIPS:
            return planner.ends[rng.below(n)].first
        return planner.ends[0].first

    def quick(self, game: ClosingInState, moves: Moves, width: i64, worlds: i64, rng: Rng) -> i64:
        """The best end of this turn as it looks, or trying one's luck."""
        planner = self.planner
        if game.looking > 0:
            return planner.best_order(game, width)[0]
        self.judge.study(game)
        planner.plan(game, width, 1)
        if len(planner.ends) == 0:
            return END
        first = planner.ends[0].first
        lucky = self.luck(
            game, moves, probability(planner.ends[0].value), worlds, (width + 1) // 2, rng
        )
        return first if lucky == NOTHING else lucky

    def luck(
        self, game: ClosingInState, moves: Moves, value: float, worlds: i64, width: i64, rng: Rng
    ) -> i64:
        """A card, or a look at the location deck, if that promises more than this."""
        best: i64 = NOTHING
        value += GAIN
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if action in (DRAW, USE_BINOCULARS):
                promise = self.planner.try_luck(game, action, width, worlds, rng)
                if promise > value:
                    value = promise
                    best = action
        return best

    # The hard level -----------------------------------------------------------------------------

    def think(self, game: ClosingInState, moves: Moves, rng: Rng) -> i64:
        """Plan widely, then play the best ends of the turn on, in the same worlds."""
        planner = self.planner
        if game.looking > 0:
            return planner.best_order(game, WIDE)[0]
        self.judge.study(game)
        planner.plan(game, WIDE, ENDS * game.seats)
        ends = planner.ends
        if len(ends) == 0:
            return END
        lucky = self.luck(game, moves, probability(ends[0].value), LUCK_WORLDS, NEXT_WIDTH, rng)
        return self.compare(ends, rng) if lucky == NOTHING else lucky

    def compare(self, ends: list[Way], rng: Rng) -> i64:
        """The first action of the best end; the better half goes on to the next pass."""
        n: i64 = len(ends)
        sums = float_zeros(n)
        worlds = WORLDS * (ends[0].state.seats - 1)
        i: i64
        j: i64
        k: i64
        for i in range(PASSES):
            if same_start(ends, n):
                break
            for k in range(worlds):
                world = rng.word()
                for j in range(n):
                    sums[j] += self.planner.next_turn(ends[j].state, Rng(world), NEXT_WIDTH)
            sort_ends(ends, sums, n)
            n = (n + 1) // 2
        return ends[0].first

    # Words --------------------------------------------------------------------------------------

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        """The candidates for the next action: how often tried, chance to win, standard error."""
        game = cast(ClosingInState, state)
        planner = self.planner
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        if game.looking > 0:
            for i in range(moves.n):
                value = planner.best_end(planner.after(game, moves.items[i]), NEXT_WIDTH)
                rows.append((moves.items[i], 1, value, 0.0))
        else:
            self.judge.study(game)
            planner.plan(game, WIDE, SURVEYED)
            rows = self.played_on(planner.ends, rng)
            self.judge.study(game)
            for i in range(moves.n):
                if moves.items[i] == DRAW or moves.items[i] == USE_BINOCULARS:
                    value = planner.try_luck(game, moves.items[i], NEXT_WIDTH, SURVEY_WORLDS, rng)
                    rows.append((moves.items[i], SURVEY_WORLDS, value, 0.02))
        if len(rows) == 0:
            rows.append((moves.items[0], 1, 0.0, 0.0))
        rows.sort(key=_value_of, reverse=True)
        return rows

    def played_on(self, ends: list[Way], rng: Rng) -> list[tuple[int, int, float, float]]:
        """The best end for every first action, played on in the same worlds."""
        seed = rng.word()
        seen: list[int] = []
        rows: list[tuple[int, int, float, float]] = []
        k: i64
        for end in ends:
            action: int = end.first
            if action in seen:
                continue
            seen.append(action)
            worlds = Rng(seed)
            total: float = 0.0
            squares: float = 0.0
            for k in range(SURVEY_WORLDS):
                value = self.planner.next_turn(end.state, Rng(worlds.word()), NEXT_WIDTH)
                total += value
                squares += value * value
            mean = total / float(SURVEY_WORLDS)
            spread = in_unit(squares / float(SURVEY_WORLDS) - mean * mean)
            rows.append((action, SURVEY_WORLDS, mean, math.sqrt(spread / float(SURVEY_WORLDS))))
        return rows

    def reason(self, state: State, seat: i64, action: i64) -> tuple[str, dict[str, object]]:
        """Why a move may be good, from what stands out about it."""
        return reason_of(self.judge, cast(ClosingInState, state), seat, action)


def _value_of(row: tuple[int, int, float, float]) -> float:
    return row[2]


def same_start(ends: list[Way], n: i64) -> bool:
    """Whether all begin with the same action: then there is nothing to choose yet."""
    i: i64
    for i in range(1, n):
        if ends[i].first != ends[0].first:
            return False
    return True


def sort_ends(ends: list[Way], sums: vec[float], n: i64) -> None:
    """The first n ends and their sums, greatest first."""
    i: i64
    for i in range(1, n):
        value = sums[i]
        end = ends[i]
        j = i
        while j > 0 and sums[j - 1] < value:
            sums[j] = sums[j - 1]
            ends[j] = ends[j - 1]
            j -= 1
        sums[j] = value
        ends[j] = end


def read_weights(path: Path) -> vec[float]:
    """The learned weights; refused with the reason when the file does not fit."""
    came = cast(list[float], json.loads(path.read_text(encoding="utf-8"))["weights"])
    if len(came) != WEIGHTS:
        raise CloseCallError(f"{WEIGHTS} weights", len(came), where=path.name)
    weights = float_zeros(WEIGHTS)
    for i, weight in enumerate(came):
        weights[i] = float(weight)
    return weights


def policy() -> ClosingInPolicy:
    """The policy of Closing In."""
    return ClosingInPolicy(read_weights(WEIGHTS_FILE))
