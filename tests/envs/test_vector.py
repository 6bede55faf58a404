"""Many matches at once: the same as one at a time, repeatable, and safe against bad input."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import closecall
from closecall.engine.batch import PolicyOpponent, RandomOpponent
from closecall.engine.core import Moves, State
from closecall.engine.errors import BadOptions, IllegalMove
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.envs import ProcessVectorEnv, VectorEnv
from closecall.envs.match import AskedOpponent, seated

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
    with pytest.raises(BadOptions, match="float32, int16, uint8"):
        VectorEnv("poof", 1, 2, dtype="float64")
    with pytest.raises(BadOptions, match="from 1 to 4 workers"):
        ProcessVectorEnv("poof", 4, 2, workers=5)
    with pytest.raises(BadOptions, match="one of random, hint"):  # found out in a process
        ProcessVectorEnv("poof", 4, 2, opponents="expert")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_samples_are_legal(game: Game) -> None:
    env, other = VectorEnv(game, 3, seed=5), VectorEnv(game, 3, seed=5)
    drawn = set()
    for _ in range(15):
        actions = env.sample()
        assert env.masks[np.arange(3), actions].all()
        assert np.array_equal(actions, other.sample())
        drawn.update(actions.tolist())
        env.step(actions)
        other.step(actions)
    assert len(drawn) > 1


def test_observations_of_other_types() -> None:
    """Whole numbers as they are, or in a byte each, cut at its ends."""
    wide = VectorEnv("close-enough", 4, 3, seed=2)
    short = VectorEnv("close-enough", 4, 3, seed=2, dtype="int16")
    small = VectorEnv("close-enough", 4, 3, seed=2, dtype="uint8")
    lowest = 0.0
    for _ in range(150):
        lowest = min(lowest, float(wide.observations.min()))
        assert short.observations.dtype == np.int16 and small.observations.dtype == np.uint8
        assert np.array_equal(wide.observations, short.observations)
        assert np.array_equal(wide.observations.clip(0, 255), small.observations)
        actions = wide.sample()
        for env in (wide, short, small):
            env.step(actions)
    assert lowest < 0  # stars can be lost


def test_masks_cannot_be_written() -> None:
    """They show the memory in which the rules look legality up."""
    env = VectorEnv("poof", 2, 2)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = 1


def test_levels_play_inside_compiled_code() -> None:
    """Only what searches, or is nobody's level, is asked from Python."""
    game = closecall.game("poof")
    assert isinstance(seated(game, "random"), RandomOpponent)
    assert isinstance(seated(game, "easy"), PolicyOpponent)

    class First:
        def choose(self, state: State, seat: int, seed: int) -> int:
            return state.legal(seat)[0]

    assert isinstance(seated(game, First()), AskedOpponent)
    env = VectorEnv("close-to-the-mark", 2, 3, opponents=[First(), "easy"], seed=1)
    for _ in range(30):
        env.step(env.sample())
    assert env.dones.any() or env.results[0] is not None


def test_opponents_know_no_more_than_they_may() -> None:
    """What compiled opponents do is the same on the truth and on an imagined twin."""
    game = closecall.game("close-enough")
    opponent = seated(game, "easy")
    assert isinstance(opponent, PolicyOpponent)
    state = game.start(3, 4)
    for number in range(40):
        seat, chosen = state.actors()[0], set()
        for each in (state, state.imagine(seat, number)):
            moves = Moves()
            each.offer(seat, moves)
            chosen.add(int(opponent.choose(each, seat, moves, Rng(number))))
        assert len(chosen) == 1
        state.apply(seat, chosen.pop())


def test_low_points_are_spared() -> None:
    env = VectorEnv("poof", 1, 2, reward="points", seed=3, rounds=1)
    total = np.zeros(2)
    while not env.dones[0]:
        env.step(env.sample())
        total += env.rewards[0]
    result = env.results[0]
    assert result is not None and total.tolist() == [-score for score in result.scores]


def test_processes_step_the_same_matches() -> None:
    one = VectorEnv("close-to-the-mark", 5, 2, opponents="random", seed=3)
    with ProcessVectorEnv("close-to-the-mark", 5, 2, opponents="random", seed=3) as many:
        for _ in range(40):
            actions = one.sample()
            one.step(actions)
            many.step(actions)
            for name in ("observations", "masks", "rewards", "actors", "dones"):
                assert np.array_equal(getattr(one, name), getattr(many, name)), name
            assert one.results == many.results
        assert any(many.results)
        with pytest.raises(IllegalMove, match="match 1"):
            many.step(np.where(np.arange(5) == 1, -1, many.sample()))
        with pytest.raises(BadOptions, match="whole numbers"):
            many.step(np.zeros(4, np.int64))
        many.step(many.sample())
        one.reset(3)
        many.reset(3)
        assert np.array_equal(one.observations, many.observations)
