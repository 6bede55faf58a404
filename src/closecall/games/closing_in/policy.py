"""Playing knowledge for bots of Closing In. Compiled.

Every action is chosen by planning the whole rest of the turn: what to buy, who fetches which intel
by which way, which tiles to sacrifice and which to keep (the Radio Tower until all is sent, one
exit for which there is a key until the end), whom to hand a card or intel. `policy_planner.py`
looks for the best ends of the turn, `policy_values.py` says what they are worth. The upper levels
then play the best of them on, through Enforce and the next player's turn, in imagined worlds
(`policy_search.py`); a hint is the same computation.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast, final

from closecall.engine.arrays import float_zeros
from closecall.engine.core import Moves, State
from closecall.engine.errors import CloseCallError
from closecall.engine.native import i64, vec
from closecall.engine.policy import BEST, Figures, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.closing_in.levels import FIGURES, LARGER
from closecall.games.closing_in.moves import DRAW, END, MOST_SEATS, USE_BINOCULARS
from closecall.games.closing_in.policy_planner import NOTHING, Planner, obvious, probability
from closecall.games.closing_in.policy_search import Row, Thinker
from closecall.games.closing_in.policy_values import WEIGHTS, Judge
from closecall.games.closing_in.rules import ClosingInState

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")

# The figures of a level, by their place in a row of `levels.py`.
SLIPS: Final = 0  # in 100: how often a beginner follows any of the plans that came to mind
WIDTH: Final = 1  # ways followed at each step of a turn
ENDS: Final = 2  # ends of the turn that come to mind
PASSES: Final = 3  # of playing them on; none: the level goes by their looks
WORLDS: Final = 4  # imagined in each pass, or to try one's luck in
NEXT_WIDTH: Final = 5  # ways followed in the next players' turns
AHEAD: Final = 6  # turns that are played on

# Of a glance, in the place of the best level's figures: a quarter of its time. Its values are off
# by 0.01 where those of the best level are by 0.006 (111 positions looked at twice).
GLANCE_ENDS: Final = 8
GLANCE_PASSES: Final = 3
GLANCE_WORLDS: Final = 4

GAIN: Final = 0.001  # what trying one's luck must promise more


@final
class ClosingInPolicy(Policy):
    """Plans turns."""

    def __init__(
        self,
        weights: vec[float],
        figures: dict[str, tuple[float, ...]] = FIGURES,
        larger: dict[int, dict[str, tuple[float, ...]]] = LARGER,
    ) -> None:
        self.figures = Figures(figures)
        self.efforts: list[Figures] = []  # by the number of seats; it matters to who thinks
        for seats in range(MOST_SEATS + 1):
            self.efforts.append(Figures(figures | larger.get(seats, {})))
        self.judge = Judge(weights)
        self.planner = Planner(self.judge)
        self.thinker = Thinker(self.judge, self.planner)

    def plan(self, level: i64) -> Plan:
        """Return a plan without a tree: a turn is planned as a whole."""
        return Plan()

    def stage(self, state: State) -> i64:
        return cast(ClosingInState, state).turn_number

    def value(self, state: State, seat: i64) -> float:
        """Return the chance to win when the turn is played as it looks best."""
        return self.planner.best_end(cast(ClosingInState, state), 1)

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        game = cast(ClosingInState, state)
        if self.figures.count(level, PASSES) > 0:
            self.prepare(level, game.seats)
            return self.thinker.choose(game, moves, rng)
        if self.figures.count(level, SLIPS) > 0:
            return self.muddle(game, level, rng)
        width = self.figures.count(level, WIDTH)
        return self.quick(game, moves, width, self.figures.count(level, WORLDS), rng)

    def prepare(self, level: i64, seats: i64) -> None:
        """Let the thinker spend what a level spends in a team of this size."""
        thinker = self.thinker
        figures = self.efforts[seats]
        thinker.wide = figures.count(level, WIDTH)
        thinker.ends = figures.count(level, ENDS)
        thinker.passes = figures.count(level, PASSES)
        thinker.worlds = figures.count(level, WORLDS)
        thinker.next_width = figures.count(level, NEXT_WIDTH)
        thinker.ahead = figures.count(level, AHEAD)

    def muddle(self, game: ClosingInState, level: i64, rng: Rng) -> i64:
        """Choose a sensible plan, often not the best, and never the same for long."""
        planner = self.planner
        if game.looking > 0:
            return planner.best_order(game, 1)[0]
        self.judge.study(game)
        planner.plan(game, self.figures.count(level, WIDTH), self.figures.count(level, ENDS))
        n: i64 = len(planner.ends)
        if n == 0:
            return END
        if rng.below(100) < self.figures.count(level, SLIPS):
            return planner.ends[rng.below(n)].first
        return planner.ends[0].first

    def quick(self, game: ClosingInState, moves: Moves, width: i64, worlds: i64, rng: Rng) -> i64:
        """Choose the best-looking end of this turn, or try one's luck."""
        planner = self.planner
        if game.looking > 0:
            return planner.best_order(game, width)[0]
        self.judge.study(game)
        planner.plan(game, width, 1)
        if len(planner.ends) == 0:
            return END
        first = planner.ends[0].first
        if obvious(game, moves) != NOTHING:
            return first
        lucky = self.luck(
            game, moves, probability(planner.ends[0].value), worlds, (width + 1) // 2, rng
        )
        return first if lucky == NOTHING else lucky

    def luck(
        self, game: ClosingInState, moves: Moves, value: float, worlds: i64, width: i64, rng: Rng
    ) -> i64:
        """Draw a card or look at the location deck, if that promises more than this."""
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

    def weigh(self, state: State, seat: i64, moves: Moves, rng: Rng) -> list[Row]:
        """Return the candidates for the next action: how often tried, chance to win, standard
        error.
        """
        self.prepare(BEST, state.seats)
        return self.thinker.weigh(cast(ClosingInState, state), moves, rng)

    def glance(self, state: State, seat: i64, moves: Moves, rng: Rng) -> float:
        self.prepare(BEST, state.seats)
        self.thinker.ends = GLANCE_ENDS
        self.thinker.passes = GLANCE_PASSES
        self.thinker.worlds = GLANCE_WORLDS
        return self.thinker.weigh(cast(ClosingInState, state), moves, rng)[0][2]


def read_weights(path: Path) -> vec[float]:
    """Return the learned weights; refused with the reason when the file does not fit."""
    came = cast(list[float], json.loads(path.read_text(encoding="utf-8"))["weights"])
    if len(came) != WEIGHTS:
        raise CloseCallError(f"{WEIGHTS} weights", len(came), where=path.name)
    weights = float_zeros(WEIGHTS)
    for i, weight in enumerate(came):
        weights[i] = float(weight)
    return weights


def policy() -> ClosingInPolicy:
    """Return the policy of Closing In."""
    return ClosingInPolicy(read_weights(WEIGHTS_FILE))
