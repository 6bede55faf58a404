"""Compiled observers write what the view's encoding writes, all through a match."""

from __future__ import annotations

import pytest

import closecall
from closecall.bots import choose
from closecall.engine import parts
from closecall.engine.arrays import from_ints
from closecall.engine.core import State
from closecall.engine.observe import Observation, observation
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.rows import HIGHEST, Observer, blank, numbers, observed, put

GAMES = closecall.list_games()
LEAST = 60  # positions compared in a match, at least
MOST_MOVES = 1_500


def _observer(game: Game) -> Observer:
    found: Observer = parts.need(type(game), "observe").observer()
    return found


def _compare(layout: Observation, observer: Observer, state: State) -> None:
    for viewer in (None, *range(int(state.seats))):
        seen = layout.cells(state.view(viewer))
        written = observed(observer, state, -1 if viewer is None else viewer, layout.size)
        wrong = [
            (name, a, b) for name, a, b in zip(layout.fields, seen, written, strict=True) if a != b
        ]
        assert not wrong, (viewer, wrong)


@pytest.mark.parametrize("level", ["random", "easy"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_observers_agree_with_views(game: Game, level: str) -> None:
    """Random play meets odd positions, easy bots those of real matches."""
    seats = game.usual_seats
    layout, observer, luck = observation(game, seats), _observer(game), Rng(5)
    state, moves, compared = game.start(seats, 11), 0, 0
    while not state.over and moves < MOST_MOVES:
        if luck.below(10) == 0 or compared < LEAST // 4:
            _compare(layout, observer, state)
            compared += 1
        actors = state.actors()
        seat = actors[int(luck.below(len(actors)))]
        state.apply(seat, choose(state, seat, level, int(luck.word())))
        moves += 1
    _compare(layout, observer, state)
    assert compared >= min(LEAST // 4, moves)


def test_one_observer_serves_boxes_in_turn() -> None:
    """What an observer knows about a box is not mixed up with another's."""
    game = closecall.game("close-enough")
    observer = _observer(game)
    for _ in range(2):
        for advanced in (False, True):
            state = game.start(3, 1, advanced=advanced)
            _compare(observation(game, 3, advanced=advanced), observer, state)


def test_cells_hold_what_fits() -> None:
    cells = blank(3)
    assert put(cells, 0, 1 << 40) == 1
    assert list(cells) == [HIGHEST, 0, 0]
    assert numbers(cells, 1, from_ints([4, 0]), 0, 2) == 3
    assert list(cells) == [HIGHEST, 4, 0]
