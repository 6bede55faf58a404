"""Conformance checks that every game must pass, given nothing but the game itself.

The suite of this project runs these checks over all registered games. The author of another game
runs them over it too:

>>> import closecall
>>> from closecall.engine.conformance import check_game
>>> report = check_game(closecall.game("poof"), setups=1)
>>> report.longest > 0
True

A check that fails raises `NotConforming`, an `AssertionError` that names the game, the set-up and
what was seen. All matches are random but seeded: a failure repeats.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from closecall.engine.conformance import facts, moves, observations, secrets, states
from closecall.engine.conformance.walk import NotConforming, Setup, setups_of
from closecall.engine.registry import Game

__all__ = [
    "GAME_CHECKS",
    "SETUP_CHECKS",
    "NotConforming",
    "Report",
    "Setup",
    "check_game",
    "setups_of",
]

# What holds for a game as a whole, and what holds for each number of seats and set of options.
GAME_CHECKS: dict[str, Callable[[Game], None]] = {
    "declaration": facts.check_declaration,
    "declared-facts": facts.check_declared_facts,
    "results-across-matches": facts.check_best_score_wins,
    "moves": moves.check_moves,
}
SETUP_CHECKS: dict[str, Callable[[Game, Setup], None]] = {
    "results": facts.check_results,
    "legality": moves.check_legality,
    "conservation": states.check_conservation,
    "copies": states.check_copies,
    "snapshots": states.check_snapshots,
    "replay": states.check_replay,
    "transport": states.check_transport,
    "messages": states.check_messages,
    "no-leak": secrets.check_no_leak,
    "nothing-kept": secrets.check_nothing_kept,
    "truth-forgotten": secrets.check_truth_forgotten,
    "fair-first-deal": secrets.check_fair_first_deal,
    "fair-imagination": secrets.check_fair_imagination,
    "observations": observations.check_observations,
}


class Report(msgspec.Struct, frozen=True):
    """Checks that ran, and the length of the longest random match in moves."""

    game: str
    setups: int
    checks: int
    longest: int


def check_game(game: Game, setups: int | None = None) -> Report:
    """Run every check over a game; `setups` limits how many set-ups are tried."""
    chosen = setups_of(game)[:setups]
    for check in GAME_CHECKS.values():
        check(game)
    longest = 0
    for setup in chosen:
        longest = max(longest, facts.longest_match(game, setup))
        for check_setup in SETUP_CHECKS.values():
            check_setup(game, setup)
    checks = len(GAME_CHECKS) + len(chosen) * (len(SETUP_CHECKS) + 1)
    return Report(game.key, len(chosen), checks, longest)
