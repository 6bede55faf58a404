"""Gymnasium: one seat of a match against bots.

Importing this module registers every game, as `closecall/Poof-v0` and so on:

    import gymnasium
    import closecall.envs.gymnasium
    env = gymnasium.make("closecall/Poof-v0", seats=2, opponents="easy")
"""

from __future__ import annotations

from typing import Any

from closecall.engine.errors import BadOptions
from closecall.engine.extras import needed
from closecall.engine.observe import observation
from closecall.engine.registry import Game, list_games
from closecall.envs.match import (
    LOSS,
    Opponents,
    gained,
    game_of,
    opponents_of,
    play_bots,
    reward_of,
    rewards_at_end,
)

with needed("gymnasium"):
    import gymnasium
    import numpy as np

    from closecall.envs.spaces import actions, look, observations

NAMESPACE = "closecall"
VERSION = 0
HIGHEST_SEED = 1 << 48

_Seen = dict[str, Any]


class GameEnv(gymnasium.Env[_Seen, np.int64]):
    """One seat against bots; what may be played is the `action_mask` of each observation.

    `seat` is the learner's seat, drawn by chance for each match unless it is given. An action that
    is not legal loses the match (`illegal="lose"`, with `info["illegal"]`) or raises `IllegalMove`
    (`illegal="raise"`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        seat: int | None = None,
        opponents: Opponents = "easy",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game_of(game)
        self.layout = observation(self.game, seats, **options)
        self.options = options
        self.opponents = opponents_of("easy" if opponents is None else opponents, self.layout.seats)
        self.reward = reward_of(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.wanted_seat = seat
        if illegal not in ("lose", "raise"):
            raise BadOptions("'lose' or 'raise'", illegal, where="illegal")
        if seat is not None and seat not in range(self.layout.seats):
            raise BadOptions(f"a seat from 0 to {self.layout.seats - 1}", seat, where="seat")
        self.observation_space = observations(self.layout)
        self.action_space = actions(self.layout)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Seen, dict[str, Any]]:
        """Start a new match and play on until the learner decides."""
        super().reset(seed=seed)
        while True:
            self._begin()
            if not self.state.over:  # otherwise the learner never had a decision to make
                return look(self.layout, self.state, self.seat), {"seat": self.seat}

    def _begin(self) -> None:
        seats = self.layout.seats
        wanted = self.wanted_seat
        self.seat = int(self.np_random.integers(seats)) if wanted is None else wanted
        self.seed = int(self.np_random.integers(HIGHEST_SEED))
        self.state = self.game.start(seats, self.seed, **self.options)
        self.made = play_bots(self.state, self.seat, self.opponents, self.seed, 0)
        self.scores = self.state.result().scores

    def step(self, action: np.int64) -> tuple[_Seen, float, bool, bool, dict[str, Any]]:
        """Make a move, then let the bots play until the learner decides again."""
        if self.illegal == "lose" and int(action) not in self.state.legal(self.seat):
            seen = look(self.layout, self.state, self.seat)
            return seen, LOSS, True, False, {"seat": self.seat, "illegal": True}
        self.state.apply(self.seat, action)
        self.made = play_bots(self.state, self.seat, self.opponents, self.seed, self.made + 1)
        seen = look(self.layout, self.state, self.seat)
        return seen, self._gained(), bool(self.state.over), False, {"seat": self.seat}

    def _gained(self) -> float:
        result = self.state.result()
        if self.reward == "points":
            before, self.scores = self.scores, result.scores
            return gained(self.game, before, self.scores)[self.seat]
        return rewards_at_end(result)[self.seat] if self.state.over else 0.0

    def render(self) -> str | None:
        """Return the position as the learner sees it, as text."""
        return self.state.text(self.seat) if self.render_mode == "ansi" else None


def name_of(game: Game[Any]) -> str:
    """Return the name Gymnasium knows a game by.

    >>> import closecall
    >>> name_of(closecall.game("close-to-the-mark"))
    'closecall/CloseToTheMark-v0'
    """
    return f"{NAMESPACE}/{type(game).__name__}-v{VERSION}"


def register() -> None:
    """Make every game known to `gymnasium.make`; games registered since then too."""
    for game in list_games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point="closecall.envs.gymnasium:GameEnv",
                kwargs={"game": game.key},
            )


register()
