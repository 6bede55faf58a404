"""PettingZoo: all seats of a match, one decision after the other (AEC) or at once (parallel).

    from closecall.envs.pettingzoo import aec_env, parallel_env
    env = aec_env("close-enough", seats=4)
    env = parallel_env("close-to-the-mark", seats=3)

Where a game waits for several seats at once, AEC asks them one after the other; none of them sees
what the others chose, since its view does not show it. The parallel environment asks all of them
together and is for games that declare such decisions.
"""

from __future__ import annotations

from typing import Any

from closecall.engine.errors import BadOptions, IllegalMove
from closecall.engine.extras import needed
from closecall.engine.observe import observation
from closecall.engine.registry import Game
from closecall.envs.match import gained, game_of, reward_of, rewards_at_end, seed_of

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

    from closecall.envs.spaces import actions, look, observations


def aec_env(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> SeatsEnv:
    """Return all seats of a game as an AEC environment."""
    return SeatsEnv(game, seats, reward=reward, render_mode=render_mode, **options)


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> TogetherEnv:
    """Return all seats of a game as a parallel environment."""
    return TogetherEnv(game, seats, reward=reward, render_mode=render_mode, **options)


class SeatsEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc] # no types there
    """A match of which every seat is an agent: `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = game_of(game)
        self.layout = observation(self.game, seats, **options)
        self.options = options
        self.reward = reward_of(reward)
        self.render_mode = render_mode
        name = self.game.key.replace("-", "_")
        self.metadata = {"name": f"{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        self.observation_spaces = {agent: observations(self.layout) for agent in self._everybody()}
        self.action_spaces = {agent: actions(self.layout) for agent in self._everybody()}
        self._seed = 0
        self._begun = 0

    def _everybody(self) -> list[str]:
        return self.possible_agents

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; without a seed, the next one."""
        if seed is not None:
            self._seed, self._begun = seed, 0
        match = seed_of(self._seed, self._begun)
        self._begun += 1
        self.state_of_match = self.game.start(self.layout.seats, match, **self.options)
        self.scores = self.state_of_match.result().scores
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now; nothing is legal for an agent nobody waits for."""
        seat = self.possible_agents.index(agent)
        seen = look(self.layout, self.state_of_match, seat)
        if seat not in self.state_of_match.actors():
            seen["action_mask"].fill(0)
        return seen

    def step(self, action: int | np.int64 | None) -> None:
        """Make the move of the agent whose decision it is; an illegal one is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_of_match.apply(self.possible_agents.index(agent), action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._gained(), strict=True))
        if self.state_of_match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _gained(self) -> list[float]:
        result = self.state_of_match.result()
        if self.reward == "points":
            before, self.scores = self.scores, result.scores
            return gained(self.game, before, self.scores)
        if self.state_of_match.over:
            return rewards_at_end(result)
        return [0.0] * self.layout.seats

    def _select(self) -> None:
        awaited = self.state_of_match.actors()
        self.agent_selection = self.possible_agents[awaited[0]] if awaited else self.agents[0]

    def render(self) -> str | None:
        """Return the position as a spectator sees it, as text."""
        return self.state_of_match.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""


class TogetherEnv(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc] # no types there
    """A match of which every seat decides in every step.

    A seat nobody waits for, while colours are chosen in turn for example, has an `action_mask` of
    zeros, and its action is ignored.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if not game_of(game).simultaneous:
            expected = "a game with simultaneous decisions (`aec_env` is for all)"
            raise BadOptions(expected, game_of(game).key, where="game")
        self._one = SeatsEnv(game, seats, reward=reward, render_mode=render_mode, **options)
        self.game = self._one.game
        self.metadata = {**self._one.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self._one.possible_agents
        self.observation_spaces = self._one.observation_spaces
        self.action_spaces = self._one.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new match; without a seed, the next one."""
        self._one.reset(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Make the moves of all seats awaited; all are refused if one is not legal."""
        match, everybody = self._one.state_of_match, self.agents
        awaited = match.actors()
        for seat in awaited:
            action = actions[self.possible_agents[seat]]
            if action not in match.legal(seat):
                raise IllegalMove("an action whose mask is 1", action, where=f"seat {seat}")
        for seat in awaited:
            # A move of another may have settled the matter, and the game may ask the same seat
            # something else already: the answer to the first question no longer counts.
            action = actions[self.possible_agents[seat]]
            if seat in match.actors() and action in match.legal(seat):
                match.apply(seat, action)
        rewards = dict(zip(everybody, self._one._gained(), strict=True))
        ended = dict.fromkeys(everybody, bool(match.over))
        seen, infos = self._seen(), {agent: dict[str, Any]() for agent in everybody}
        if match.over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(everybody, False), infos

    def _seen(self) -> dict[str, Any]:
        return {agent: self._one.observe(agent) for agent in self.possible_agents}

    def render(self) -> str | None:
        """Return the position as a spectator sees it, as text."""
        return self._one.render()

    def close(self) -> None:
        """Nothing is kept open."""
