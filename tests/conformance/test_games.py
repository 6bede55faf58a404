"""Every registered game keeps what every game must keep.

The list of cases is made from the registry: a game is covered by being registered.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import closecall
from closecall.engine.conformance import GAME_CHECKS, SETUP_CHECKS, Setup, facts, setups_of


def is_tried(game: closecall.Game, setup: Setup) -> bool:
    """Whether a set-up gets all checks.

    The edition from a file is the usual box by another way: with one number of seats. And
    `make suite-interpreted` runs what was checked compiled. The same matches come to the same
    positions and events in either build, in every set-up (`test_builds.py`), so there each number
    of seats and each option is enough.
    """
    usual = setup.seats == game.usual_seats
    if os.environ.get("CLOSECALL_SETUPS") == "few":
        return setup.name == "default" or (usual and "edition" not in setup.options)
    return usual or not isinstance(setup.options.get("edition"), dict)


CASES = [
    pytest.param(game, setup, id=f"{game.key}-{setup}")
    for game in closecall.list_games()
    for setup in setups_of(game)
    if is_tried(game, setup)
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
