"""Observations as callers meet them; the conformance suite compares them with views."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from conformance.toys import Toy

import closecall
from closecall.engine import registry
from closecall.engine.cells import Unobservable
from closecall.engine.conformance.walk import Setup, positions, start, viewers
from closecall.engine.core import State
from closecall.engine.observe import Observation, observation
from closecall.engine.registry import Game

GAMES = closecall.list_games()
SETUPS = [(game, Setup(seats)) for game in GAMES for seats in game.seats]


def _id(value: object) -> str:
    return value.key if isinstance(value, Game) else str(value)


def _of(game: Game, setup: Setup) -> Observation:
    return observation(game, setup.seats, **setup.options)


def _sampled(game: Game, setup: Setup, count: int = 4) -> Iterator[State]:
    for seed in (1, 2):
        yield from positions(game, setup, seed, count)


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=_id)
def test_observation_and_mask_are_the_same_in_imagined_states(game: Game, setup: Setup) -> None:
    layout = _of(game, setup)
    for number, state in enumerate(_sampled(game, setup, 3)):
        for viewer in viewers(state):
            twin = state.imagine(viewer, number)
            assert _observed(layout, state, viewer) == _observed(layout, twin, viewer)


def _observed(layout: Observation, state: State, viewer: int | None) -> list[float]:
    row: list[float] = []
    mask: list[float] = []
    layout.write(state, viewer, row)
    if viewer is not None:
        layout.legal_mask(state, viewer, mask)
        assert [action for action, it in enumerate(mask) if it] == sorted(state.legal(viewer))
        assert len(mask) == layout.num_actions
    return row + mask


@pytest.mark.parametrize("game", GAMES, ids=_id)
def test_cells_have_different_names(game: Game) -> None:
    layout = observation(game)
    assert len(set(layout.fields)) == layout.size
    assert layout is observation(game.key) is game.observation


@pytest.mark.parametrize("game", GAMES, ids=_id)
def test_long_matches_fit(game: Game) -> None:
    """Whatever random play comes to, there is room for it."""
    setup = Setup(max(game.seats))
    layout = _of(game, setup)
    for seed in range(3, 6):
        for state in positions(game, setup, seed, 12):
            layout.cells(state.view(0))


def test_game_that_declares_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", {**registry._GAMES, Toy.key: Toy()})
    game = registry.game(Toy.key)
    layout = observation(game, 2)
    for state in positions(game, Setup(2), 1, 20):
        for viewer in viewers(state):
            view = state.view(viewer)
            assert layout.read(layout.cells(view)) == view


def test_what_does_not_fit_is_refused_by_name() -> None:
    layout = observation("poof", 2)
    view = start(closecall.game("poof"), Setup(2), 1).view(0)
    with pytest.raises(Unobservable, match="pile"):
        layout.cells(msgspec.structs.replace(view, pile=[1] * 1000))
    with pytest.raises(Unobservable, match="numbers"):
        layout.cells(msgspec.structs.replace(view, numbers=3))
    with pytest.raises(Unobservable, match="round"):
        layout.cells(msgspec.structs.replace(view, round=1 << 30))
