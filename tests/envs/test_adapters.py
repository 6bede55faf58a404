"""Adapters pass the conformance tests of the projects they adapt to."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable, Iterable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import closecall
import closecall.envs.gymnasium as adapter
from closecall.engine.errors import BadOptions, CloseCallError, IllegalMove
from closecall.engine.registry import Game
from closecall.envs.match import seed_of
from closecall.envs.pettingzoo import aec_env, parallel_env

GAMES = closecall.list_games()
TOGETHER = [game for game in GAMES if game.simultaneous]


# PettingZoo's own card games have dictionaries with masks too, but it excepts them by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_pettingzoo_api(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(game), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_pettingzoo_seeds(game: Game) -> None:
    seed_test(lambda: aec_env(game), num_cycles=10)


def test_pettingzoo_match_to_its_end() -> None:
    env = aec_env("poof", 3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None and not truncated
        total[agent] += float(reward)
        env.step(None if terminated else int(seen["action_mask"].argmax()))
    winners = env.state_of_match.result().winners
    expected = [1.0 if seat in winners else -1.0 for seat in range(3)]
    assert list(total.values()) == expected and not env.agents


def test_pettingzoo_refuses_illegal_moves() -> None:
    env = aec_env("poof", 2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    with pytest.raises(CloseCallError):
        env.step(int(seen["action_mask"].argmin()))
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


@pytest.mark.parametrize("game", TOGETHER, ids=lambda game: game.key)
@pytest.mark.parametrize("pick", [min, max])
def test_pettingzoo_parallel_api(
    game: Game, pick: Callable[[Iterable[int]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Every game in which several decide at once, with the fewest and the most seats."""
    parallel_api_test(parallel_env(game, pick(game.seats)), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoo_parallel_match_to_its_end() -> None:
    """All enter at once, and the result is that of the same moves one after the other."""
    env = parallel_env("close-to-the-mark", 3, reward="points")
    seen, _ = env.reset(seed=1)
    match = env.game.start(3, seed_of(1, 0))
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    while env.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        for seat in match.actors():
            match.apply(seat, actions[f"seat_{seat}"])
        seen, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
        steps += 1
    assert steps == 3 + 25  # colours in turn, then a turn for each circle
    assert list(total.values()) == list(match.result().scores)


def test_pettingzoo_parallel_refuses_all_or_nothing() -> None:
    env = parallel_env("close-to-the-mark", 2)
    seen, _ = env.reset(seed=1)
    while not all(each["action_mask"].any() for each in seen.values()):
        seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in seen})
    good = int(seen["seat_0"]["action_mask"].argmax())
    bad = int(seen["seat_1"]["action_mask"].argmin())
    with pytest.raises(IllegalMove, match="seat 1"):
        env.step({"seat_0": good, "seat_1": bad})
    assert not env._one.state_of_match.view(0).sheets[0].entered
    with pytest.raises(BadOptions, match="simultaneous"):
        parallel_env("poof")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_gymnasium_check(game: Game) -> None:
    gymnasium.register_envs(adapter)
    env = gymnasium.make(adapter.name_of(game), opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_knows_the_games_by_name() -> None:
    env = gymnasium.make("closecall/Poof-v0", seats=2, render_mode="ansi")
    seen, info = env.reset(seed=1)
    ended = False
    while not ended:
        assert isinstance(env.render(), str)
        seen, reward, ended, _, info = env.step(seen["action_mask"].argmax())
    assert abs(float(reward)) == 1.0 and info["seat"] in (0, 1)


def test_gymnasium_illegal_action_loses_or_raises() -> None:
    for illegal in ("lose", "raise"):
        env = gymnasium.make("closecall/CloseToTheMark-v0", illegal=illegal).unwrapped
        seen, _ = env.reset(seed=1)
        action = seen["action_mask"].argmin()
        if illegal == "raise":
            with pytest.raises(IllegalMove):
                env.step(action)
        else:
            _, reward, ended, _, info = env.step(action)
            assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_gymnasium_refuses_bad_set_ups() -> None:
    for wrong in ({"seat": 2}, {"illegal": "ignore"}, {"opponents": "expert"}, {"reward": "fame"}):
        with pytest.raises(BadOptions):
            adapter.GameEnv("poof", 2, **wrong)


def test_gymnasium_given_seat_and_points() -> None:
    env = gymnasium.make("closecall/CloseToTheMark-v0", seats=2, seat=1, reward="points")
    seen, info = env.reset(seed=4)
    total, ended = 0.0, False
    while not ended:
        assert info["seat"] == 1
        seen, reward, ended, _, info = env.step(np.int64(seen["action_mask"].argmax()))
        total += float(reward)
    assert total == env.unwrapped.state.result().scores[1]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("closecall.envs", "numpy", "learn"),
        ("closecall.envs.gymnasium", "gymnasium", "gymnasium"),
        ("closecall.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("closecall.envs.openspiel", "pyspiel", "openspiel"),
        ("closecall.data.examples", "numpy", "learn"),
    ],
)
def test_missing_packages_are_named_with_the_command(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    command = f"pip install 'closecall[{extra}]'"
    assert f"{missing}: expected the extra {extra!r}: {command}" in ran.stderr
