"""Many matches at once, observed in arrays that are made once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closecall.engine import parts
from closecall.engine.arrays import from_ints
from closecall.engine.batch import Batch
from closecall.engine.core import State
from closecall.engine.errors import BadOptions, IllegalMove
from closecall.engine.observe import observation
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.types import Result
from closecall.envs.match import (
    Opponents,
    game_of,
    opponents_of,
    reward_of,
    rewards_at_end,
    seated,
    seed_of,
)

DTYPES = ("float32", "int16", "uint8")
"""What observations can be written as."""
ACTIONS, LUCK = -1, -2  # streams of chance beside those of the matches


class VectorEnv:
    """Steps `num_envs` matches of one game, each until its next decision.

    Without `opponents` every decision is asked for, and `actors` says whose it is: self-play, or
    players of your own at some seats. With `opponents` (a level, a bot, or one for each of the
    other seats) only the learner decides; its seat moves on with each match, so that it learns all.

    The arrays are written again by each step: copy what you keep. A match that ends is followed by
    a new one at once; `dones` says so, `results` how it ended, and `rewards` belong to the old one.
    `masks` is read-only: it shows the memory the rules write to.

    `dtype` is the type of the observations: `float32`, `int16`, or `uint8`, in which numbers below
    0 and above 255 are cut. `first_env` is the number of the first match: two environments with the
    same seed, one of which goes on where the other ends, play what a single one would.

    A step holds the interpreter lock throughout: threads don't help, `ProcessVectorEnv` does.

    >>> env = VectorEnv("poof", num_envs=8, seats=2, seed=1)
    >>> while not env.dones.any():
    ...     env.step(env.sample())
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
        dtype: str = "float32",
        first_env: int = 0,
        **options: object,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise BadOptions("a whole number from 1", num_envs, where="num_envs")
        if dtype not in DTYPES:
            raise BadOptions("one of " + ", ".join(DTYPES), dtype, where="dtype")
        self.game = game_of(game)
        self.observation = observation(self.game, seats, **options)
        self.num_envs = num_envs
        self.first_env = first_env
        self.seats = self.observation.seats
        self.options = options
        self._terms = self.game.start(self.seats, 0, **options).terms
        self.opponents = opponents_of(opponents, self.seats)
        self.reward = reward_of(reward)
        module = parts.find(type(self.game), "observe")
        self._batch = Batch(
            num_envs,
            self.seats,
            self.observation.size,
            self.game.num_actions,
            module.observer() if module else None,
            [seated(self.game, player) for player in self.opponents],
        )
        self.observations: NDArray[Any] = np.zeros((num_envs, self.observation.size), dtype)
        self._portions = self._parts()
        self._written_masks = self._masks()
        self._masks_in_place = not isinstance(self._batch.masks, list)
        self.masks: NDArray[np.int8] = self._written_masks.view()
        self.masks.flags.writeable = False
        self.rewards: NDArray[np.float32] = np.zeros((num_envs, self.seats), np.float32)
        self.actors: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self.dones: NDArray[np.bool_] = np.zeros(num_envs, np.bool_)
        self.results: list[Result | None] = []
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start all matches again; with a seed, exactly as they were with that seed before."""
        if seed is not None:
            self.seed = seed
            self._begun = [0] * self.num_envs
            self._chance = Rng(seed_of(seed, ACTIONS, self.first_env))
        self.rewards.fill(0)
        self.dones.fill(False)
        self.results = [None] * self.num_envs
        for env in range(self.num_envs):
            self._begin(env)
        self._look()

    def _begin(self, env: int) -> None:
        """Start a match; one that ends before the learner decides is passed over."""
        asked = False
        while not asked:
            number = self._begun[env]
            self._begun[env] += 1
            seed = seed_of(self.seed, self.first_env + env, number)
            state = self.game.begin(self._terms, Rng(seed))
            luck = Rng(seed_of(seed, LUCK) if self.opponents else 0)
            asked = self._batch.seat_match(env, state, number % self.seats, luck)

    def step(self, actions: ArrayLike) -> None:
        """Make one move in every match; all of them are refused if one is not legal."""
        batch = self._batch
        chosen = from_ints(self._listed(actions))
        refused = batch.refused(chosen)
        if refused >= 0:
            got = int(np.asarray(actions)[refused])
            raise IllegalMove("an action whose mask is 1", got, where=f"match {refused}")
        over = batch.step(chosen)
        self.dones.fill(False)
        if self.reward == "points":
            self.rewards[:] = np.asarray(batch.gains(), np.int64).reshape(self.rewards.shape)
            if self.game.low_wins:
                np.negative(self.rewards, out=self.rewards)
        else:
            self.rewards.fill(0)
        for env in over:
            self._end(env)
        self._look()

    def sample(self) -> NDArray[np.int64]:
        """Draw a random legal action for every match."""
        return np.asarray(self._batch.sample(self._chance), np.int64)

    def _end(self, env: int) -> None:
        result = self._batch.states[env].result()
        self.dones[env] = True
        self.results[env] = result
        if self.reward == "win":
            self.rewards[env] = rewards_at_end(result)
        self._begin(env)

    def _look(self) -> None:
        """Write what the seats to decide next may see and do."""
        batch = self._batch
        for first, last, out in self._portions:
            batch.look(first, last)
            if batch.observer is not None:
                self._write(np.asarray(batch.cells, np.int16)[: out.size], out)
        if not self._masks_in_place:
            self._written_masks[:] = self._masks()
        self.actors[:] = np.asarray(batch.actors, np.int64)
        if batch.observer is None:
            for env, state in enumerate(batch.states):
                seen = self.observation.cells(state.view(int(self.actors[env])))
                self._write(np.asarray(seen), self.observations[env])

    def _parts(self) -> list[tuple[int, int, NDArray[Any]]]:
        """Return the portions of matches that are looked at together.

        Each is the first match, one past the last, and what they show.
        """
        rows = int(self._batch.portion)
        firsts = range(0, self.num_envs, rows)
        ends = [min(first + rows, self.num_envs) for first in firsts]
        spans = zip(firsts, ends, strict=True)
        return [(first, end, self.observations[first:end].reshape(-1)) for first, end in spans]

    def _write(self, seen: NDArray[Any], out: NDArray[Any]) -> None:
        if out.dtype == np.uint8:
            np.clip(seen, 0, 255, out=out, casting="unsafe")
        else:
            out[...] = seen

    def _masks(self) -> NDArray[np.int8]:
        cells = np.asarray(self._batch.masks, np.uint8)
        return cells.view(np.int8).reshape(self.num_envs, self.game.num_actions)

    @property
    def legal(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Return what is legal as pairs of match and action: far fewer numbers than the masks."""
        offered = int(self._batch.starts[self.num_envs])
        listed = np.asarray(self._batch.legal, np.int64)[:offered]
        matches, actions = np.unravel_index(listed, self.masks.shape)
        return matches, actions

    def state(self, env: int) -> State:
        """Return a copy of a match's true state, secrets included: for tests, not for learners."""
        return self._batch.states[env].copy()

    def _listed(self, actions: ArrayLike) -> list[int]:
        array = np.asarray(actions)
        if array.shape != (self.num_envs,) or array.dtype.kind not in "iu":
            expected = f"{self.num_envs} whole numbers"
            raise BadOptions(expected, f"{array.dtype} of {array.shape}", where="actions")
        listed: list[int] = array.astype(np.int64, copy=False).tolist()
        return listed
