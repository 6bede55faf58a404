"""The suite can fail: a sound toy passes it, and each broken one is found by the right check."""

from __future__ import annotations

import pytest
from conformance.toys import BROKEN, RollingToy, Toy

from closecall.engine import registry
from closecall.engine.conformance import (
    GAME_CHECKS,
    SETUP_CHECKS,
    NotConforming,
    check_game,
    facts,
    setups_of,
)
from closecall.engine.registry import Game


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry of its own, so that toys never meet the real games."""
    monkeypatch.setattr(registry, "_GAMES", {})


@pytest.mark.usefixtures("only")
@pytest.mark.parametrize("toy", [Toy, RollingToy])
def test_sound_game_passes(toy: type[Toy]) -> None:
    report = check_game(registry.register(toy()))
    assert report.setups == 2
    assert 3 <= report.longest <= 30


@pytest.mark.usefixtures("only")
@pytest.mark.parametrize(
    ("check", "toy"), BROKEN, ids=lambda case: case if isinstance(case, str) else case.__name__
)
def test_broken_game_is_found(check: str, toy: type[Toy]) -> None:
    game = registry.register(toy())
    with pytest.raises(NotConforming, match="toy"):
        run(check, game)


def run(check: str, game: Game) -> None:
    if check in GAME_CHECKS:
        GAME_CHECKS[check](game)
    for setup in setups_of(game):
        if check in SETUP_CHECKS:
            SETUP_CHECKS[check](game, setup)
        if check == "matches-end":
            facts.longest_match(game, setup)


def test_every_check_finds_something() -> None:
    """No check without a toy that it catches."""
    assert {check for check, _ in BROKEN} == {*GAME_CHECKS, *SETUP_CHECKS, "matches-end"}
