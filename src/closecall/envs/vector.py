"""Many matches at once, observed in arrays that are made once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closecall.bots import Bot
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
        for env in range(self.num_envs):
            self._look(env)

    def step(self, actions: ArrayLike) -> None:
        """Make one move in every match; all of them are refused if one is not legal."""
        chosen = self._checked(actions)
        self.rewards.fill(0)
        self.dones.fill(False)
        for env, action in enumerate(chosen):
            match = self._matches[env]
            match.move(int(self.actors[env]), action)
            self.rewards[env] = match.rewards()
            if match.state.over:
                self.dones[env] = True
                self.results[env] = match.state.result()
                self._matches[env] = _Running(self, env)
            self._look(env)

    def state(self, env: int) -> State[Any]:
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

    def _look(self, env: int) -> None:
        """Write what the seat to decide next may see."""
        state = self._matches[env].state
        seat = self._matches[env].actor()
        self.actors[env] = seat
        self.observation.write(state, seat, self.observations[env])
        self.observation.legal_mask(state, seat, self.masks[env])


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

    def actor(self) -> int:
        return self.learner if self.whole.opponents else self.state.actors()[0]

    def move(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.made += 1
        self.go_on()

    def go_on(self) -> None:
        if self.whole.opponents:
            self.made = play_bots(
                self.state, self.learner, self.whole.opponents, self.seed, self.made
            )

    def rewards(self) -> list[float]:
        """Return what the last step brought each seat."""
        if self.whole.reward == "points":
            before, self.scores = self.scores, self.state.result().scores
            return gained(self.whole.game, before, self.scores)
        if self.state.over:
            return rewards_at_end(self.state.result())
        return [0.0] * self.whole.seats
