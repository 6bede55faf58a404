"""The decisions of a match, each judged by what its seat knew at that moment.

The candidates and their values come from the strong bot, which plans on imagined states only. A
move that it did not consider is measured here, against the best one in the same imagined worlds.
"""

from __future__ import annotations

import math
from collections import Counter
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from closecall.bots import Budget, Candidate, consider, policy_of, reasons
from closecall.bots.search import Search
from closecall.engine import registry
from closecall.engine.core import Moves, State
from closecall.engine.policy import Policy
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.review.grades import (
    Grade,
    Thresholds,
    Unit,
    counts,
    grade_of,
    is_sure,
    thresholds_of,
)

WORLDS: Final = 48
"""Imagined worlds in which an unconsidered move is compared with the best one, at a time."""
MOST_WORLDS: Final = 240
CLEAR: Final = 3.0
"""Standard errors by which a move must be ahead or behind for no more worlds to be needed."""
CLOSE: Final = 0.003
"""A standard error that is small enough, and a loss that nobody is blamed for, as a share of the
value from 0 to 1."""
PLANNED_WORLDS: Final = 4
"""The same for policies that plan: each plan is tried in many worlds already."""
LOOKS: Final = 2
"""How often two moves alone are weighed again before one of them is blamed."""
LEADS: Final = 160
"""Worlds in which a move is compared with that of the policy of roll-outs."""
PICKS: Final = 3
"""How often the policy of roll-outs is asked for its move, which is left to chance in part."""
SALT: Final = 1_000_003


class Scale(NamedTuple):
    """The meaning of a value from 0 to 1 to people in this match."""

    unit: Unit
    size: float
    limits: Thresholds
    early: float = 0.0
    """What bots expect too little before the first move: log odds of winning, points or stars."""
    fades: float = 1.0
    """The number of moves after which they expect what they get."""

    def worth(self, value: float, error: float, moves: int) -> tuple[float, float]:
        """Return the meaning of a bot's value after some moves, and its standard error."""
        missing = self.early * max(0.0, 1 - moves / self.fades)
        if missing == 0 or not 0 < value < 1:
            return value * self.size, error * self.size
        if self.unit != "win":
            return value * self.size + missing, error * self.size
        odds = value / (1 - value) * math.exp(missing)
        meant = odds / (1 + odds)
        slope = meant * (1 - meant) / (value * (1 - value))
        return meant * self.size, slope * error * self.size


def scale_of(game: Game, seats: int) -> Scale:
    """Return the scale of values in a match with the given number of seats."""
    unit, size = game.value_means(seats)
    return Scale(unit, size, thresholds_of(game, unit), *game.undervalued(seats))


class Weighed(msgspec.Struct, frozen=True):
    """A move with its value, in the unit of the review, and the standard error of that."""

    action: int
    text: str
    value: float
    error: float


class Reason(msgspec.Struct, frozen=True):
    """A message of the game's texts and its arguments: words in any language."""

    message: str
    arguments: dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """A move of a seat that had a choice, and what it cost."""

    move: int
    """Which move of the record it is, counted from 0."""
    seat: int
    number: int
    """Which decision of its seat it is, counted from 1."""
    chosen: Weighed
    best: Weighed
    loss: float
    """Value of the best move less value of the chosen one; never negative."""
    doubt: float
    """The standard error of the loss."""
    counted: float
    """What it adds to the player's own decisions: all of the loss, unless chance may well have made
    it up."""
    grade: Grade
    considered: tuple[Weighed, ...]
    """Everything that was weighed, best first; the chosen move is always among it."""
    reason: Reason | None = None
    """Why the best move is good, where another one was chosen."""
    expected: float | None = None
    """What the player whom all values assume gets from here; none: the value of the best move."""
    gained: float | None = None
    """How much more the chosen move is worth than that; none: it lost what counts."""
    wobble: float = 0.0
    """The standard error that all its values have in common, as the decisions around it show it."""

    @property
    def before(self) -> float:
        """The expectation before the move."""
        return self.best.value if self.expected is None else self.expected

    @property
    def change(self) -> float:
        """How much the decision changed the expectation."""
        return -self.counted if self.gained is None else self.gained


def assumes_best(key: str) -> bool:
    """Return whether the values of a game assume players who find the best move."""
    policy = policy_of(key)
    return registry.game(key).foresees_best or _plans(policy)


def seed_at(seed: int, move: int) -> int:
    """Return the seed for one move of the record, so that each decision repeats by itself."""
    return seed * SALT + move + 1


def judge(
    state: State,
    move: int,
    seat: int,
    action: int,
    number: int,
    *,
    scale: Scale,
    seed: int,
    budget: Budget | None,
) -> Decision:
    """Judge `action`, taken by `seat` in `state`, by what the seat knew then."""
    own_seed = seed_at(seed, move)
    table = Comparison(state, seat, own_seed, budget)
    found = table.measure(action)
    lead = table.lead(action)
    candidates = table.candidates
    better, picked = (_weighed(state, each, scale, move) for each in (candidates[0], found.move))
    others = [_weighed(state, each, scale, move) for each in candidates[1:]]
    weighed = (better, *sorted(others, key=lambda each: -each.value))
    loss = max(0.0, better.value - picked.value)
    _, doubt = scale.worth(found.move.value, found.doubt, move)
    grade = grade_of(loss, doubt, scale.limits)
    expected = None if lead is None else scale.worth(found.value - lead, 0.0, move)[0]
    reason = None
    if grade != "best":
        said, arguments = reasons(state.imagine(seat, own_seed), seat, candidates)[0]
        reason = Reason(said, arguments)
    return Decision(
        move=move,
        seat=seat,
        number=number,
        chosen=picked,
        best=better,
        loss=loss,
        doubt=doubt,
        counted=loss if table.works_out or counts(loss, doubt) else 0.0,
        grade=grade,
        considered=weighed,
        reason=reason,
        expected=expected,
        gained=None if expected is None else scale.worth(found.value, 0.0, move)[0] - expected,
    )


def weigh(
    state: State, move: int, seat: int, chosen: int, action: int, *, scale: Scale, seed: int
) -> tuple[Weighed, Weighed]:
    """Return the worth of another action than the `chosen` one, as if both had been judged, and
    that of the best one beside it.
    """
    table = Comparison(state, seat, seed_at(seed, move), None)
    table.measure(chosen)
    best = table.candidates[0]
    known = next((each for each in table.candidates if each.action == action), None)
    found = known or table.measure(action).move
    return _weighed(state, found, scale, move), _weighed(state, best, scale, move)


class Measured(NamedTuple):
    """A move beside the best one."""

    move: Candidate
    value: float
    """Its value as it was measured, be it above that of the best one."""
    doubt: float
    """The standard error of what lies between them."""


class Comparison:
    """The moves of one position, compared with the best of them by what the seat knows."""

    def __init__(
        self,
        state: State,
        seat: int,
        seed: int,
        budget: Budget | None = None,
        candidates: list[Candidate] | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.outlook = Outlook(policy_of(state.terms.key))
        self.candidates = candidates or consider(state, seat, seed, budget)
        """Best first; what is measured is among them afterwards."""
        self.first = self.candidates[0]
        """The move of the strong bot."""
        self.measured: dict[int, Measured] = {}

    def measure(self, action: int) -> Measured:
        """Measure an action against the first of the candidates."""
        if action not in self.measured:
            self.measured[action] = self._measure(action)
        return self.measured[action]

    @property
    def works_out(self) -> bool:
        """Whether values are worked out, so that chance makes up no loss."""
        return self.state.game.foresees_best and not self.outlook.plans

    def lead(self, action: int) -> float | None:
        """Return how much more an action is worth than what the player does whom all values
        assume; None: that player finds the best move, and what is lost is known.

        It is measured in worlds of its own: in those in which the best move was found it looks too
        good, and over a match that adds up.
        """
        outlook = self.outlook
        if self.works_out:
            return None
        if outlook.plans:
            return self.measure(action).value - self.first.value
        leads = outlook.leads(self.state, self.seat, action, Rng(self.seed))
        if leads:
            return fmean(leads)
        rng = Rng(self.seed)
        picks = Counter(outlook.pick(self.state, self.seat, rng) for _ in range(PICKS))
        return sum(n * self._ahead(action, pick) for pick, n in picks.items()) / PICKS

    def _ahead(self, action: int, other: int) -> float:
        if action == other:
            return 0.0
        asked = (self.state, self.seat, action, other)
        looks = self.outlook.looks(*asked, ~self.seed)
        return looks[0] if looks else self.outlook.follow(*asked, ~self.seed, self.budget)[0]

    def _measure(self, action: int) -> Measured:
        candidates = self.candidates
        best = candidates[0]
        if action == best.action:
            return Measured(best, best.value, 0.0)
        found = next((each for each in candidates if each.action == action), None)
        if found is None:
            found = self.outlook.compare(
                self.state, self.seat, best, action, self.seed, self.budget
            )
            # What is worked out differs by no chance, but is an estimate all the same.
            beside = best.error if self.state.game.foresees_best else 0.0
            return self._take_in(found, math.hypot(beside, found.error))
        doubt = math.hypot(best.error, found.error)
        if not self._needs_a_look(best, found):
            return Measured(found, found.value, doubt)
        again = self.outlook.look_again(self.state, self.seat, best, found, self.seed, self.budget)
        candidates.remove(found)
        return self._take_in(again, again.error)

    def _take_in(self, found: Candidate, doubt: float) -> Measured:
        """Put a measured move among the candidates.

        If it is surely better than the best of them, it is the best from now on; if that may be
        chance, it is as good.
        """
        best, *others = self.candidates
        if is_sure(found.value - best.value, doubt):
            self.candidates.insert(0, found)
            return Measured(found, found.value, 0.0)
        value = min(best.value, found.value)
        kept = Candidate(found.action, found.visits, value, found.error)
        self.candidates[1:] = sorted([*others, kept], key=lambda each: -each.value)
        return Measured(kept, found.value, doubt)

    def _needs_a_look(self, best: Candidate, found: Candidate) -> bool:
        """Return whether a move that is behind may be so by chance, or for want of a thought."""
        if self.outlook.plans:
            return True
        if best.value - found.value < CLOSE:
            return False
        return found.visits < best.visits or self.state.game.stands_by_choice(self.state)


def _weighed(state: State, each: Candidate, scale: Scale, moves: int) -> Weighed:
    text = state.game.move(each.action).text
    return Weighed(each.action, text, *scale.worth(each.value, each.error, moves))


# Moves the bot did not consider, and positions nobody decides in --------------------------------


class Outlook:
    """The expectation in a complete imagined state.

    The policy plays on to the end of the stage and judges where that leads. A policy that plans
    whole turns has no move for roll-outs: it is asked for its next plan and what that is worth.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.plans = _plans(policy)
        self.search = Search(policy)
        self.moves = Moves()

    def compare(
        self,
        state: State,
        seat: int,
        best: Candidate,
        action: int,
        seed: int,
        budget: Budget | None,
    ) -> Candidate:
        """Measure an action: it is worth what the best one is, less what it is behind.

        Both are followed in the same worlds with the same chance, so that luck cancels out.
        """
        gap, error, worlds = self.follow(state, seat, best.action, action, seed, budget)
        return Candidate(action, worlds, min(1.0, max(0.0, best.value - gap)), error)

    def follow(
        self, state: State, seat: int, action: int, other: int, seed: int, budget: Budget | None
    ) -> tuple[float, float, int]:
        """Return how far the other action is behind, the standard error of that, and in how many
        worlds both were followed.
        """
        few, most = (PLANNED_WORLDS, PLANNED_WORLDS) if self.plans else (WORLDS, MOST_WORLDS)
        if budget is not None and budget.iterations:
            few = most = max(2, min(budget.iterations, most))
        rng = Rng(seed)
        # Nothing below this line sees the true state.
        imagined = state.imagine(seat, int(rng.word()))
        gaps: list[float] = []
        gap = error = 0.0
        while len(gaps) < most and abs(gap) <= CLEAR * error:
            for _ in range(few):
                world = imagined.redeal(seat, Rng(rng.word()))
                chance = int(rng.word())
                kept = self.after(world, seat, action, chance)
                gaps.append(kept - self.after(world, seat, other, chance))
            gap, error = mean_and_error(gaps)
            if error < CLOSE:
                break
        return gap, error, len(gaps)

    def look_again(
        self,
        state: State,
        seat: int,
        best: Candidate,
        other: Candidate,
        seed: int,
        budget: Budget | None,
    ) -> Candidate:
        """Measure once more what a move is behind, before it is blamed.

        In the worlds in which one move came out first it looks too good, and one that fell behind
        was tried no further: so both are weighed again in other worlds. Of the ways to go on that
        a planner thinks of, only some came to mind: it plans again from there. Where the policy
        does not say, or would favour its own choice, both are played on.
        """
        if self.plans:
            return self.compare(state, seat, best, other.action, seed, budget)
        looks = self.looks(state, seat, best.action, other.action, -seed)
        if looks is None:
            return self.compare(state, seat, best, other.action, -seed, budget)
        behind, error = looks
        return Candidate(other.action, other.visits, max(0.0, best.value - behind), error)

    def looks(
        self, state: State, seat: int, action: int, other: int, seed: int
    ) -> tuple[float, float] | None:
        """Weigh two moves alone, some times: how far the second is behind, and the standard error
        of that. None: the policy does not say, or would favour one of them.
        """
        if state.game.stands_by_choice(state):
            return None
        gaps: list[tuple[float, float]] = []
        rng = Rng(seed)
        while len(gaps) < LOOKS:
            gap = self._gap(state, seat, action, other, rng)
            if gap is None:
                return None
            if gap in gaps:  # it was worked out, not sampled
                gaps = [gap]
                break
            gaps.append(gap)
        error = math.sqrt(sum(error**2 for _, error in gaps)) / len(gaps)
        return fmean(gap for gap, _ in gaps), error

    def leads(self, state: State, seat: int, action: int, rng: Rng) -> list[float]:
        """Return how much more an action is worth than the move of the policy that plays on in
        roll-outs, in worlds as the seat believes them; empty: the policy does not say.
        """
        imagined = state.imagine(seat, int(rng.word()))
        return list(self.policy.leads(imagined, seat, action, LEADS, rng))

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        """Return the move of the policy that plays on in roll-outs."""
        imagined = state.imagine(seat, int(rng.word()))
        imagined.offer(seat, self.moves)
        return int(self.policy.pick(imagined, seat, self.moves, rng))

    def _gap(
        self, state: State, seat: int, action: int, other: int, rng: Rng
    ) -> tuple[float, float] | None:
        """Weigh two moves alone: how far the second is behind, and the standard error of that."""
        moves = Moves()
        moves.add(action)
        moves.add(other)
        rows = self.policy.weigh(state.imagine(seat, int(rng.word())), seat, moves, rng)
        found = {each: (value, error) for each, _, value, error in rows}
        if not {action, other} <= found.keys():
            return None
        (value, error), (less, doubt) = found[action], found[other]
        return value - less, math.hypot(error, doubt)

    def after(self, world: State, seat: int, action: int, chance: int) -> float:
        """Return the value for a seat after a move of its own in an imagined world."""
        twin = world.copy()
        stage = self.policy.stage(twin)
        twin.act(seat, action)
        return self._value(twin, stage, seat, chance)

    def values(self, world: State, chance: int) -> list[float]:
        """Return the value of an imagined world for each seat."""
        stage = self.policy.stage(world)
        seats = range(int(world.seats))
        if self.plans and world.game.cooperative:
            return [self._planned(world, 0, chance)] * len(seats)
        if self.plans:
            return [self._planned(world, seat, chance) for seat in seats]
        twin = world.copy()
        self.search.roll_out(twin, stage, Rng(chance))
        return [float(self.policy.value(twin, seat)) for seat in seats]

    def _value(self, twin: State, stage: int, seat: int, chance: int) -> float:
        if self.plans:
            return self._planned(twin, seat, chance)
        self.search.roll_out(twin, stage, Rng(chance))
        return float(self.policy.value(twin, seat))

    def _planned(self, twin: State, seat: int, chance: int) -> float:
        """Return the worth of the moving seat's plan, if that seat plays for this one."""
        movers = twin.actors()
        together = twin.game.teams(int(twin.seats))
        if movers and any(movers[0] in team and seat in team for team in together):
            twin.offer(movers[0], self.moves)
            return float(self.policy.glance(twin, movers[0], self.moves, Rng(chance)))
        return float(self.policy.value(twin, seat))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = fmean(values)
    spread = fmean((each - mean) ** 2 for each in values)
    return mean, math.sqrt(spread / (len(values) - 1))


def _plans(policy: Policy) -> bool:
    """Return whether a policy judges any position by itself: it has values, but no move for
    roll-outs.
    """
    own = [kind for kind in type(policy).__mro__ if kind is not Policy and issubclass(kind, Policy)]
    picks = any("pick" in vars(kind) for kind in own)
    judges = any("value" in vars(kind) for kind in own)
    return judges and not picks
