"""Every registered game keeps what every game must keep.

The list of cases is made from the registry: a game is covered by being registered.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import closecall
from closecall.engine.conformance import GAME_CHECKS, SETUP_CHECKS, Setup, facts, setups_of

CASES = [
    pytest.param(game, setup, id=f"{game.key}-{setup}")
    for game in closecall.list_games()
    for setup in setups_of(game)
]


@pytest.mark.parametrize("check", GAME_CHECKS.values(), ids=GAME_CHECKS)
@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_game(game: closecall.Game, check: Callable[[closecall.Game], None]) -> None:
    check(game)


@pytest.mark.parametrize("check", SETUP_CHECKS.values(), ids=SETUP_CHECKS)
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_setup(
    game: closecall.Game, setup: Setup, check: Callable[[closecall.Game, Setup], None]
) -> None:
    check(game, setup)


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_random_matches_end(
    game: closecall.Game, setup: Setup, record_property: Callable[[str, object], None]
) -> None:
    record_property("longest-match", (game.key, str(setup), facts.longest_match(game, setup)))
