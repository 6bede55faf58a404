"""Many matches at once: the same as one at a time, repeatable, and safe against bad input."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import closecall
from closecall.engine.errors import BadOptions, IllegalMove
from closecall.engine.registry import Game
from closecall.envs import VectorEnv

GAMES = closecall.list_games()
Chosen = NDArray[np.int64]


def _at_random(env: VectorEnv, random: np.random.Generator) -> Chosen:
    chosen: Chosen = (env.masks * random.random(env.masks.shape)).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_arrays_show_what_the_actor_sees(game: Game) -> None:
    env = VectorEnv(game, num_envs=3, seed=5)
    random = np.random.default_rng(5)
    for _ in range(20):
        for each in range(env.num_envs):
            state, seat = env.state(each), int(env.actors[each])
            assert seat in state.actors()
            assert env.observation.read(env.observations[each].tolist()) == state.view(seat)
            assert np.flatnonzero(env.masks[each]).tolist() == sorted(state.legal(seat))
        assert {*zip(*env.legal, strict=True)} == {*zip(*np.nonzero(env.masks), strict=True)}
        env.step(_at_random(env, random))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_same_seed_gives_the_same_matches(game: Game) -> None:
    one, two = VectorEnv(game, 2, seed=3), VectorEnv(game, 2, seed=9)
    two.reset(seed=3)
    other = VectorEnv(game, 2, seed=4)
    random = np.random.default_rng(1)
    assert not all(one.state(i) == other.state(i) for i in range(2))
    for _ in range(15):
        assert all(one.state(i) == two.state(i) for i in range(2))
        chosen = _at_random(one, random)
        one.step(chosen)
        two.step(chosen)
        assert np.array_equal(one.observations, two.observations)


def test_each_match_is_independent_of_how_many_there_are() -> None:
    few, many = VectorEnv("poof", 2, 2, seed=3), VectorEnv("poof", 5, 2, seed=3)
    assert all(few.state(i) == many.state(i) for i in range(2))
    assert many.state(0) != many.state(1)


def test_arrays_are_made_once() -> None:
    env = VectorEnv("close-to-the-mark", 2, 2)
    arrays = env.observations, env.masks, env.rewards, env.actors, env.dones
    env.step(env.masks.argmax(axis=1))
    env.reset()
    again = env.observations, env.masks, env.rewards, env.actors, env.dones
    assert all(a is b for a, b in zip(arrays, again, strict=True))


@pytest.mark.parametrize("opponents", [None, "random", ("easy", "random")])
def test_matches_end_with_rewards_and_begin_again(
    opponents: str | tuple[str, ...] | None,
) -> None:
    env = VectorEnv("close-to-the-mark", 2, 3, opponents=opponents, seed=2)
    random = np.random.default_rng(2)
    ended, learners = 0, set()
    while ended < 6:
        learners.update(env.actors.tolist())
        env.step(_at_random(env, random))
        for each in np.flatnonzero(env.dones):
            ended += 1
            result = env.results[each]
            assert result is not None and result.reason != "unfinished"
            expected = [1.0 if seat in result.winners else -1.0 for seat in range(3)]
            assert env.rewards[each].tolist() == expected
            assert not env.state(int(each)).over
        assert not env.rewards[~env.dones].any()
    assert learners == {0, 1, 2}


def test_points_as_rewards_add_up_to_the_score() -> None:
    env = VectorEnv("close-to-the-mark", 1, 2, opponents="random", reward="points", seed=2)
    random = np.random.default_rng(2)
    total = np.zeros(2)
    while not env.dones[0]:
        env.step(_at_random(env, random))
        total += env.rewards[0]
    result = env.results[0]
    assert result is not None and total.tolist() == list(result.scores)


def test_refused_step_changes_nothing() -> None:
    env = VectorEnv("poof", 2, 2)
    before = [env.state(i) for i in range(2)]
    good = int(env.masks[0].argmax())
    bad = int(env.masks[1].argmin())
    for action in (bad, -1, env.game.num_actions, 10**12):
        with pytest.raises(IllegalMove, match="match 1"):
            env.step(np.array([good, action]))
    for wrong in ([good], [[good, good]], [0.5, 1.0], ["a", "b"]):
        with pytest.raises(BadOptions, match="whole numbers"):
            env.step(np.array(wrong))
    assert [env.state(i) for i in range(2)] == before


def test_bad_set_ups_are_refused() -> None:
    with pytest.raises(BadOptions, match="num_envs"):
        VectorEnv("poof", 0)
    with pytest.raises(BadOptions, match="seats"):
        VectorEnv("poof", 1, 9)
    with pytest.raises(BadOptions, match="1 opponents"):
        VectorEnv("poof", 1, 2, opponents=["easy", "easy"])
    with pytest.raises(BadOptions, match="one of random, hint, gentle, easy"):
        VectorEnv("poof", 1, 2, opponents="expert")
    with pytest.raises(BadOptions, match="reward"):
        VectorEnv("poof", 1, 2, reward="fame")
    with pytest.raises(BadOptions, match="options"):
        VectorEnv("poof", 1, 2, colour="red")
