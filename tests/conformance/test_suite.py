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
from closecall.engine.conformance.secrets import differing, leaves
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


def test_worlds_differ_where_their_leaves_do() -> None:
    """Also where one has a list, a name or a number that another has not."""
    worlds: list[object] = [
        {"pile": [1, 2, {"top": 1}], "turn": None, "same": [[1], {"deep": "x"}]},
        {"pile": 3, "turn": [], "same": [[1], {"deep": "x"}]},
        {"pile": [1], "left": 2, "same": [[1], {"deep": "x"}]},
        {"pile": [1, 2, {"top": 2}], "turn": 0, "same": [[1], {"deep": "x"}]},
    ]
    known = [leaves(world) for world in worlds]
    places = {place for each in known for place in each}
    wanted = {place: [each.get(place) for each in known] for place in places}
    came = dict(differing(worlds))
    assert all(came.get(place, values[:1] * 4) == values for place, values in wanted.items())
    assert {place for place in came if came[place].count(came[place][0]) < 4} == {
        place for place, values in wanted.items() if values.count(values[0]) < 4
    }
    assert not any("same" in place for place in came)


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
