"""The bots that come along, for any game: five levels, characters, and two to measure with.

A level plays by what the game's policy knows, by search, or both; the policy says which. `hint`
plays the move a hint names, `random` any legal one.
"""

from __future__ import annotations

from functools import cache
from operator import index
from typing import Any, Literal, SupportsIndex, cast

import msgspec

from closecall.bots.bot import Bot, find_bot
from closecall.bots.search import Search
from closecall.engine import registry
from closecall.engine.core import Moves, State
from closecall.engine.errors import BadOptions, IllegalMove, NotYourTurn
from closecall.engine.policy import BEST, CHARACTERS, Plan, Policy
from closecall.engine.policy import LEVELS as LEVEL_NAMES
from closecall.engine.rng import Rng
from closecall.engine.typed import StateOf

LevelName = Literal["random", "gentle", "easy", "medium", "hard", "best"]
LEVELS: dict[str, int] = {name: number for number, name in enumerate(LEVEL_NAMES)}
PLAYERS = ("random", *LEVELS, "hint")
"""Players for any game; some games add characters."""
KNOWN = (*PLAYERS, *CHARACTERS)
"""Names that no bot of your own can have."""
MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 86_400
USUAL_ITERATIONS = 400
"""Of a search that nobody gave a budget."""


class Budget(msgspec.Struct, frozen=True):
    """Limits of a search that replace its level's plan; deterministic if given in iterations."""

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
    """Return the game's policy, built once."""
    return registry.game(key).policy()


def characters(key: str) -> list[str]:
    """Return the characters a game offers besides the levels."""
    return list(policy_of(key).characters())


def players(key: str) -> list[str]:
    """Return every player that can be named for a game, apart from your own bots."""
    return [*PLAYERS, *characters(key)]


def level_number(key: str, name: str) -> int:
    """Return the number by which a game's policy knows a level or a character."""
    if name in LEVELS:
        return LEVELS[name]
    if name in characters(key):
        return len(LEVELS) + CHARACTERS.index(name)
    expected = "one of " + ", ".join([*LEVELS, *characters(key)])
    raise BadOptions(expected, name, where="level")


def choose(
    state: State, seat: int, player: str | Bot, seed: int, budget: Budget | None = None
) -> int:
    """Return the action a player takes for a seat; the same for the same seed.

    `player` is a level (`gentle`, `easy`, `medium`, `hard`, `best`), a character, `random`, `hint`,
    a bot, or the name of one; each of them is shown an imagined state only. A budget is for levels
    that search; those that work a move out take the time that takes.
    """
    if not isinstance(player, str) or player not in KNOWN:
        return _ask_bot(state, seat, player, seed)
    if player in CHARACTERS:
        level_number(state.terms.key, player)  # refused where the game does not have it
    _check_budget(budget)
    moves = _legal(state, seat)
    rng = _chance(seed)
    if moves.n == 1:
        return int(moves.items[0])
    if player == "random":
        return int(moves.items[rng.below(moves.n)])
    if player == "hint":
        return consider(state, seat, seed, budget)[0].action
    level = level_number(state.terms.key, player)
    imagined = state.imagine(seat, int(rng.word()))
    policy = policy_of(state.terms.key)
    plan = policy.plan(level)
    if _searches(plan, budget):
        return _search(policy, plan, imagined, seat, budget, int(rng.word())).best()
    return int(policy.decide(imagined, seat, moves, level, rng))


def difficulty(state: State, seat: int, seed: int) -> float:
    """Return how hard a decision is: 0 (everybody sees the move) to 1 (no two would do the same).

    The levels that answer at once are asked what they would play: microseconds, and where even the
    weakest finds the same move as the others, there is little to think about.
    """
    if _legal(state, seat).n == 1:
        return 0.0
    thinks = policy_of(state.terms.key).thinks
    quick = [name for name, number in LEVELS.items() if not thinks(number)]
    answers = {choose(state, seat, name, seed) for name in quick}
    return (len(answers) - 1) / (len(quick) - 1) if len(quick) > 1 else 0.0


def _ask_bot(state: State, seat: int, player: object, seed: int) -> int:
    bot = find_bot(player) if isinstance(player, str) else player
    if not isinstance(bot, Bot):
        raise BadOptions("a level or a bot", player, where="player")
    moves = _legal(state, seat)
    rng = _chance(seed)
    imagined = cast("StateOf[Any]", state.imagine(seat, int(rng.word())))
    action = bot.choose(imagined, seat, int(rng.word()))
    if action not in moves.to_list():
        raise IllegalMove("an action that is legal now", action, where=type(bot).__name__)
    return int(action)


def consider(state: State, seat: int, seed: int, budget: Budget | None = None) -> list[Candidate]:
    """Return the moves the best level would weigh, best first, with what it thinks of each.

    With the same seed it is the same computation: the first is what that level plays.
    """
    _check_budget(budget)
    moves = _legal(state, seat)
    rng = _chance(seed)
    imagined = state.imagine(seat, int(rng.word()))
    policy = policy_of(state.terms.key)
    plan = policy.plan(BEST)
    if not _searches(plan, budget):
        own = policy.weigh(imagined, seat, moves, rng)
        if own:
            return [Candidate(*row) for row in own]
    spend = budget if _searches(plan, None) else budget or _USUAL
    found = _search(policy, plan, imagined, seat, spend, int(rng.word()))
    return [Candidate(*row) for row in found.figures()]


def search(state: State, seat: int, seed: int, budget: Budget) -> list[Candidate]:
    """Run tree search within a budget and return its moves, best first, even in games whose levels
    work otherwise.

    It plans on imagined states like every bot, and finds the same for the same seed and number of
    iterations.
    """
    _check_budget(budget)
    _legal(state, seat)
    rng = _chance(seed)
    imagined = state.imagine(seat, int(rng.word()))
    policy = policy_of(state.terms.key)
    found = _search(policy, policy.plan(BEST), imagined, seat, budget, int(rng.word()))
    return [Candidate(*row) for row in found.figures()]


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
