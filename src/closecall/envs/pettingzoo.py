"""PettingZoo: all seats of a match, one decision after the other (AEC).

    from closecall.envs.pettingzoo import aec_env
    env = aec_env("close-enough", seats=4)

Where a game waits for several seats at once they are asked one after the other; none of them sees
what the others chose, since its view does not show it.
"""

from __future__ import annotations

from typing import Any

from closecall.engine.extras import needed
from closecall.engine.observe import observation
from closecall.engine.registry import Game
from closecall.envs.match import gained, game_of, reward_of, rewards_at_end, seed_of

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

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
