"""Many matches at once, observed in arrays that are made once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closecall.bots import Bot
from closecall.engine import parts
from closecall.engine.arrays import from_ints
from closecall.engine.batch import Batch
from closecall.engine.core import State
from closecall.engine.errors import BadOptions, IllegalMove
from closecall.engine.observe import observation
from closecall.engine.registry import Game
from closecall.engine.types import Result
from closecall.envs.match import (
    Opponents,
    gained,
    game_of,
    opponents_of,
    play_bots,
    reward_of,
    rewards_at_end,
    seed_of,
)


class VectorEnv:
    """Steps `num_envs` matches of one game, each until its next decision.

    Without `opponents` every decision is asked for, and `actors` says whose it is: self-play, or
    players of your own at some seats. With `opponents` (a level, a bot, or one for each of the
    other seats) only the learner decides; its seat moves on with each match, so that it learns all.

    The arrays are written again by each step: copy what you keep. A match that ends is followed by
    a new one at once; `dones` says so, `results` how it ended, and `rewards` belong to the old one.

    A step holds the interpreter lock throughout: more processes use more cores, threads do not.

    >>> env = VectorEnv("poof", num_envs=8, seats=2, seed=1)
    >>> while not env.dones.any():
    ...     _ = env.step(env.masks.argmax(axis=1))
    >>> sorted({float(reward) for reward in env.rewards[env.dones].flat})
    [-1.0, 1.0]
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int,
        seats: int | None = None,
        *,
        opponents: Opponents = None,
        reward: str = "win",
        seed: int = 0,
        **options: object,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise BadOptions("a whole number from 1", num_envs, where="num_envs")
        self.game = game_of(game)
        self.observation = observation(self.game, seats, **options)
        self.num_envs = num_envs
        self.seats = self.observation.seats
        self.options = options
        self.opponents: tuple[str | Bot, ...] = opponents_of(opponents, self.seats)
        self.reward = reward_of(reward)
        self.observations: NDArray[np.float32] = np.zeros(
            (num_envs, self.observation.size), np.float32
        )
        self.masks: NDArray[np.int8] = np.zeros((num_envs, self.game.num_actions), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((num_envs, self.seats), np.float32)
        self.actors: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self.dones: NDArray[np.bool_] = np.zeros(num_envs, np.bool_)
        self.results: list[Result | None] = [None] * num_envs
        self._flat_masks = self.masks.reshape(-1)
        self._legal: NDArray[np.int64] = np.zeros(0, np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start all matches again; with a seed, exactly as they were with that seed before."""
        if seed is not None:
            self.seed = seed
            self._begun = [0] * self.num_envs
        self.rewards.fill(0)
        self.dones.fill(False)
        self.results = [None] * self.num_envs
        self._matches = [_Running(self, env) for env in range(self.num_envs)]
        states: list[State] = [match.state for match in self._matches]
        module = parts.find(type(self.game), "observe")
        observer = module.observer() if module else None
        self._batch = Batch(states, self.observation.size, self.game.num_actions, observer)
        self._look()

    def step(self, actions: ArrayLike) -> None:
        """Make one move in every match; all of them are refused if one is not legal."""
        chosen = self._checked(actions)
        self.rewards.fill(0)
        self.dones.fill(False)
        over = self._batch.act(from_ints(chosen))
        if self.opponents:
            over = self._let_bots_play()
        if self.reward == "points":
            for env, match in enumerate(self._matches):
                self.rewards[env] = match.gained()
        for env in over:
            self._end(env)
        self._look()

    def _let_bots_play(self) -> list[int]:
        """Play on until the learner decides; return the matches that are over."""
        for match in self._matches:
            match.made += 1
            match.go_on()
        return [env for env, match in enumerate(self._matches) if match.state.over]

    def _end(self, env: int) -> None:
        result = self._matches[env].state.result()
        self.dones[env] = True
        self.results[env] = result
        if self.reward == "win":
            self.rewards[env] = rewards_at_end(result)
        self._matches[env] = _Running(self, env)
        self._batch.states[env] = self._matches[env].state

    def _look(self) -> None:
        """Write what the seats to decide next may see and do."""
        batch = self._batch
        if self.opponents:
            batch.actors = from_ints([match.learner for match in self._matches])
        else:
            batch.await_first()
        batch.look()
        self._flat_masks[self._legal] = 0
        self._legal = np.array(np.asarray(batch.legal, np.int64)[: batch.offered])
        self._flat_masks[self._legal] = 1
        self.actors[:] = np.asarray(batch.actors, np.int64)
        if batch.observer is not None:
            self.observations[:] = np.asarray(batch.row.cells, np.int64).reshape(
                self.observations.shape
            )
            return
        for env, state in enumerate(batch.states):
            self.observation.write(state, int(self.actors[env]), self.observations[env])

    @property
    def legal(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """All that is legal as pairs of match and action: far fewer numbers than the masks."""
        matches, actions = np.unravel_index(self._legal, self.masks.shape)
        return matches, actions

    def state(self, env: int) -> State:
        """Return a copy of a match's true state, secrets included: for tests, not for learners."""
        return self._matches[env].state.copy()

    def _checked(self, actions: ArrayLike) -> list[int]:
        array = np.asarray(actions)
        if array.shape != (self.num_envs,) or array.dtype.kind not in "iu":
            expected = f"{self.num_envs} whole numbers"
            raise BadOptions(expected, f"{array.dtype} of {array.shape}", where="actions")
        inside = (array >= 0) & (array < self.game.num_actions)
        legal = inside & (self.masks[np.arange(self.num_envs), array * inside] == 1)
        if not legal.all():
            env = int(np.argmin(legal))
            raise IllegalMove("an action whose mask is 1", int(array[env]), where=f"match {env}")
        listed: list[int] = array.tolist()
        return listed


class _Running:
    """A match under way; a new one in which the learner never decides is passed over."""

    def __init__(self, whole: VectorEnv, env: int) -> None:
        self.whole = whole
        while True:
            number = whole._begun[env]
            whole._begun[env] += 1
            self.seed = seed_of(whole.seed, env, number)
            self.learner = number % whole.seats
            self.state = whole.game.start(whole.seats, self.seed, **whole.options)
            self.made = 0
            self.go_on()
            if not self.state.over:
                break
        self.scores = self.state.result().scores

    def go_on(self) -> None:
        if self.whole.opponents:
            self.made = play_bots(
                self.state, self.learner, self.whole.opponents, self.seed, self.made
            )

    def gained(self) -> list[float]:
        """Return the points that the last step brought each seat."""
        before, self.scores = self.scores, self.state.result().scores
        return gained(self.whole.game, before, self.scores)
