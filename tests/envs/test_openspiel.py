"""The games in OpenSpiel: its own tests, and its tools at work on them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import closecall
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game
from closecall.envs import openspiel

GAMES = closecall.list_games()
ENDING = "closecall_close_to_the_mark(seats=2,worlds=2,skip=48)"  # two circles are left


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_basic_tests(game: Game) -> None:
    seats = min(game.seats)
    loaded = pyspiel.load_game(openspiel.name_of(game), {"seats": seats, "worlds": 8})
    # Long matches are walked towards their end: the tests serialise every position.
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game.key == "poof", verbose=False)


def _dealt(name: str, world: int = 0) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(world)
    return state


def test_worlds_differ_and_repeat() -> None:
    name = "closecall_poof(seats=2,worlds=3)"
    assert str(_dealt(name, 1)) == str(_dealt(name, 1)) != str(_dealt(name, 2))
    ending = [_dealt(ENDING, world) for world in range(2)]
    assert ending[0].position.text() == ending[1].position.text()  # to a spectator the same
    assert str(ending[0]) != str(ending[1])


def test_information_states_hold_what_a_seat_knows() -> None:
    """The same for a state and an imagined one, and another after each move a seat sees."""
    state = _dealt("closecall_poof(seats=2)")
    for _ in range(6):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, np.random.RandomState(1).random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert str(twin) != str(state)
        before = state.information_state_string(seat)
        state.apply_action(state.legal_actions()[0])
        assert state.information_state_string(seat) != before


def test_returns_add_up() -> None:
    state = _dealt("closecall_close_to_the_mark(seats=3)")
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0


def test_exploitability_falls_as_regret_is_minimised() -> None:
    game = pyspiel.load_game(ENDING)
    random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    learned = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= learned < random


def test_information_set_search_chooses_a_move() -> None:
    state, chance = _dealt("closecall_poof(seats=2)"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=2.0,
        max_simulations=8,
        random_state=chance,
    )
    assert bot.step(state) in state.legal_actions()


def test_bad_set_ups_are_refused() -> None:
    for wrong in ({"seats": 9}, {"options": "{"}, {"worlds": 0}, {"skip": 10_000}):
        with pytest.raises((BadOptions, RuntimeError, pyspiel.SpielError)):
            pyspiel.load_game("closecall_poof", wrong)
