"""What a program that imports the library may count on."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

import closecall
from closecall import bots
from closecall.bots import Budget
from closecall.engine.errors import BadOptions, MalformedMove, NotYourTurn


class Number:
    """A whole number of another library, as NumPy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Several:
    """Looks like a number and is none, as an array of several does."""

    def __index__(self) -> int:
        raise TypeError("only one number can be an index")


def test_whole_numbers_of_other_libraries_are_taken() -> None:
    state = closecall.game("poof").start(4, 1)
    twin = state.copy()
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    assert state.legal(Number(seat)) == twin.legal(seat)
    assert state.view(Number(seat)) == twin.view(seat)
    state.apply(Number(seat), Number(action))
    twin.apply(seat, action)
    assert state.snapshot() == twin.snapshot()


def test_what_is_no_number_is_refused() -> None:
    state = closecall.game("poof").start(4, 1)
    before = state.snapshot()
    with pytest.raises(NotYourTurn, match="seat from 0 to 3"):
        state.legal(Several())
    with pytest.raises(NotYourTurn, match="seat from 0 to 3"):
        state.legal(Number(1 << 70))
    for wrong in (Several(), Number(1 << 70), Number(-1)):
        with pytest.raises(MalformedMove, match="action from 0"):
            state.apply(state.actors()[0], wrong)
    assert state.snapshot() == before


@pytest.mark.parametrize("seats", [0, -1, 10**30, "1", None, 2.0, True])
@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_teams_of_a_wrong_number_of_seats_are_refused(game: closecall.Game, seats: Any) -> None:
    with pytest.raises(BadOptions, match="seats"):
        game.teams(seats)


@pytest.mark.parametrize("seed", [None, "1", 1.0, b"1", Several()])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    state = closecall.game("poof").start(2, 1)
    seat = state.actors()[0]
    calls: list[Callable[[], object]] = [
        lambda: state.imagine(0, seed),
        lambda: bots.choose(state, seat, "easy", seed),
        lambda: bots.explain(state, seat, seed=seed),
        lambda: bots.search(state, seat, seed, Budget(iterations=1)),
    ]
    for call in calls:
        with pytest.raises(BadOptions, match="seed: expected a whole number"):
            call()
    assert state.imagine(0, Number(5)).snapshot() == state.imagine(0, 5).snapshot()


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_games_can_be_called_and_their_packages_imported(game: closecall.Game) -> None:
    name = game.key.replace("-", "_")
    package = importlib.import_module(f"closecall.games.{name}")
    assert getattr(closecall.games, name) is package
    assert game in closecall.list_games()
    older: Any = closecall.games
    assert older() == closecall.list_games()


def test_a_game_can_be_imported_under_another_name() -> None:
    import closecall.games.poof as shedding

    assert shedding.Poof.__name__ == "Poof"
