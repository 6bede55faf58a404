"""Honest bots: they plan on imagined states only.

`choose` hands every bot an imagined twin of the position, drawn from nothing but what the seat
knows and the seed. No bot is ever given the true state, so none can peek, and the same seed gives
the same move on the truth and on any state the seat cannot tell from it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from operator import index
from typing import Literal, SupportsIndex

import msgspec

from closecall.bots.search import Search
from closecall.engine.claims import Asked, Said, say_about
from closecall.engine.core import Moves, State
from closecall.engine.errors import BadOptions, NotYourTurn
from closecall.engine.policy import EASY, HARD, MEDIUM, Plan, Policy
from closecall.engine.rng import Rng
from closecall.text import languages, say

LevelName = Literal["random", "easy", "medium", "hard"]
LEVELS: dict[str, int] = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
PLAYERS = ("random", *LEVELS)
MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 86_400
USUAL_ITERATIONS = 400
"""Of a search that nobody gave a budget."""


class Budget(msgspec.Struct, frozen=True):
    """What a search may spend instead of its level's own plan; deterministic in iterations."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if type(self.iterations) is not int or not 0 <= self.iterations <= MOST_ITERATIONS:
            expected = f"a whole number from 0 to {MOST_ITERATIONS}"
            raise BadOptions(expected, self.iterations, where="budget iterations")
        if type(self.seconds) not in (int, float) or not 0 <= self.seconds <= MOST_SECONDS:
            expected = f"a number from 0 to {MOST_SECONDS}"
            raise BadOptions(expected, self.seconds, where="budget seconds")


class Candidate(msgspec.Struct, frozen=True):
    """A move a bot considered: its share of the search, value from 0 to 1 and how sure that is."""

    action: int
    visits: int
    value: float
    error: float


@cache
def policy_of(key: str) -> Policy:
    """What is known about a game: its `policy.py`, or nothing but the rules."""
    package = "closecall.games." + key.replace("-", "_")
    try:
        module = import_module(package + ".policy")
    except ModuleNotFoundError as missing:
        if missing.name != package + ".policy":
            raise
        return Policy()
    made = module.policy()
    assert isinstance(made, Policy)
    return made


def choose(state: State, seat: int, level: str, seed: int, budget: Budget | None = None) -> int:
    """The action a bot of this level takes for a seat; the same for the same seed.

    A budget is for levels that search; those that work a move out take the time that takes.
    """
    if level not in PLAYERS:
        raise BadOptions("one of " + ", ".join(PLAYERS), level, where="level")
    _check_budget(budget)
    moves = _legal(state, seat)
    rng = _chance(seed)
    if moves.n == 1:
        return int(moves.items[0])
    if level == "random":
        return int(moves.items[rng.below(moves.n)])
    imagined = state.imagine(seat, int(rng.word()))
    policy = policy_of(state.terms.key)
    plan = policy.plan(LEVELS[level])
    if _searches(plan, budget):
        return _search(policy, plan, imagined, seat, budget, int(rng.word())).best()
    return int(policy.decide(imagined, seat, moves, LEVELS[level], rng))


def consider(state: State, seat: int, seed: int, budget: Budget | None = None) -> list[Candidate]:
    """The moves a strong bot would weigh, best first, with what it thinks of each."""
    _check_budget(budget)
    moves = _legal(state, seat)
    rng = _chance(seed)
    imagined = state.imagine(seat, int(rng.word()))
    policy = policy_of(state.terms.key)
    plan = policy.plan(HARD)
    if not _searches(plan, budget):
        own = policy.weigh(imagined, seat, moves, rng)
        if own:
            return [Candidate(*row) for row in own]
    spend = budget if _searches(plan, None) else budget or _USUAL
    found = _search(policy, plan, imagined, seat, spend, int(rng.word()))
    return [Candidate(*row) for row in found.figures()]


def search(state: State, seat: int, seed: int, budget: Budget) -> list[Candidate]:
    """What tree search alone finds within a budget, best first, also where levels work otherwise.

    It plans on imagined states like every bot, and finds the same for the same seed and number of
    iterations.
    """
    _check_budget(budget)
    _legal(state, seat)
    rng = _chance(seed)
    imagined = state.imagine(seat, int(rng.word()))
    policy = policy_of(state.terms.key)
    found = _search(policy, policy.plan(HARD), imagined, seat, budget, int(rng.word()))
    return [Candidate(*row) for row in found.figures()]


class Advice(msgspec.Struct, frozen=True):
    """A move worth considering, in words: what a hint shows."""

    action: int
    text: str
    value: float
    error: float
    sure: Literal["clear", "likely", "close"]
    """How far it is ahead of the best other move (for others: behind the best)."""
    reason: str


def explain(
    state: State,
    seat: int,
    lang: str = "en",
    seed: int = 0,
    budget: Budget | None = None,
) -> list[Advice]:
    """The moves a strong bot would weigh, best first, each with a reason in words.

    Like every bot it works on what the seat knows: a hint never gives anything away.
    """
    if lang not in languages():
        raise BadOptions("one of " + ", ".join(languages()), lang, where="lang")
    candidates = consider(state, seat, seed, budget)
    game = state.game
    reasons = _reasons(state.imagine(seat, seed), seat, candidates)
    advice = []
    for place, each in enumerate(candidates):
        message, arguments = reasons[place]
        rival = _rival(candidates, place)
        advice.append(
            Advice(
                action=each.action,
                text=game.move(each.action).text,
                value=each.value,
                error=each.error,
                sure=_sureness(each, rival),
                reason=say(game.key, lang, message, **arguments),
            )
        )
    return advice


def _rival(candidates: list[Candidate], place: int) -> Candidate | None:
    """What a candidate is compared with: the best other one."""
    if len(candidates) < 2:
        return None
    return candidates[1 if place == 0 else 0]


def _reasons(imagined: State, seat: int, candidates: list[Candidate]) -> list[Said]:
    """What to say about each candidate: claims that hold, or the policy's word without claims."""
    game = imagined.game
    claims = game.claims()
    if not claims:
        policy = policy_of(game.key)
        return [policy.reason(imagined, seat, each.action) for each in candidates]
    view = imagined.view(seat)
    legal = tuple([game.move(action) for action in imagined.legal(seat)])
    used: list[Said] = []
    for place, each in enumerate(candidates):
        other = _rival(candidates, place)
        rival = None if other is None else game.move(other.action)
        say_about(claims, Asked(view, seat, game.move(each.action), legal, rival), used)
    return used


def _sureness(one: Candidate, other: Candidate | None) -> Literal["clear", "likely", "close"]:
    if other is None:
        return "clear"
    gap = abs(one.value - other.value)
    doubt = (one.error**2 + other.error**2) ** 0.5
    if gap > 3 * doubt:
        return "clear"
    return "likely" if gap > doubt else "close"


_USUAL = Budget(iterations=USUAL_ITERATIONS)


def _check_budget(budget: object) -> None:
    if budget is not None and not isinstance(budget, Budget):
        raise BadOptions("a Budget", budget, where="budget")


def _chance(seed: SupportsIndex) -> Rng:
    try:
        return Rng(index(seed))
    except TypeError:
        raise BadOptions("a whole number", seed, where="seed") from None


def _legal(state: State, seat: int) -> Moves:
    if not isinstance(state, State):
        raise BadOptions("a state of a game", state, where="state")
    moves = Moves()
    if state.legal(seat):
        state.offer(seat, moves)
    if moves.n == 0:
        raise NotYourTurn("a seat that has a move", seat, where=state.terms.key)
    return moves


def _searches(plan: Plan, budget: Budget | None) -> bool:
    if plan.iterations == 0 and plan.seconds == 0:
        return False
    return budget is None or bool(budget.iterations or budget.seconds)


def _search(
    policy: Policy, plan: Plan, imagined: State, seat: int, budget: Budget | None, seed: int
) -> Search:
    found = Search(policy, plan.explore, plan.widen, int(plan.first))
    iterations = budget.iterations if budget else int(plan.iterations)
    seconds = budget.seconds if budget else plan.seconds
    if iterations == 0 and seconds == 0:
        iterations = USUAL_ITERATIONS
    found.run(imagined, seat, iterations, seconds, seed)
    return found
