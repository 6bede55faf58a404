"""OpenSpiel: every game, registered as `closecall_poof` and so on.

    import closecall.envs.openspiel
    import pyspiel
    game = pyspiel.load_game("closecall_poof(seats=2)")

All chance of a match follows from one chance node at its root, which chooses one of `worlds`
equally likely worlds: that many seeds from `seed` on. So the tree is exact and repeats, at the
price that chance is limited to those worlds. With `skip` the root lies that many random moves into
the match with that seed, and the worlds are ones a spectator could imagine then: an ending
small enough for tools that walk the whole tree, such as exploitability.

Seats that decide at the same time are asked one after the other; none sees what another chose.
"""

from __future__ import annotations

import functools
from hashlib import blake2b
from typing import Any

import msgspec

from closecall.engine import parts
from closecall.engine.core import State
from closecall.engine.errors import BadOptions
from closecall.engine.extras import needed
from closecall.engine.observe import Observation, observation
from closecall.engine.record import MOST_MOVES
from closecall.engine.registry import Game, list_games
from closecall.engine.rng import Rng
from closecall.engine.rows import Observer, observed
from closecall.engine.types import Result

with needed("openspiel"):
    import numpy as np
    import pyspiel

PREFIX = "closecall_"
WORLDS = 1 << 12
KEY_BYTES = 16


def name_of(game: Game[Any]) -> str:
    """Return the name OpenSpiel knows a game by.

    >>> import closecall
    >>> name_of(closecall.game("close-to-the-mark"))
    'closecall_close_to_the_mark'
    """
    return PREFIX + game.key.replace("-", "_")


def returns_of(game: Game[Any], result: Result) -> list[float]:
    """Return what each seat gets: 1 and -1 where two play, always 0 in sum unless all win together.

    >>> import closecall
    >>> returns_of(closecall.game("poof"), Result((30, 20, 20), (1, 2), "lowest-total"))
    [-0.5, 0.25, 0.25]
    """
    seats = len(result.scores)
    if game.cooperative:
        return [1.0 if result.winners else -1.0] * seats
    if seats == 1 or not result.winners:
        return [0.0] * seats
    share = 1.0 / len(result.winners)
    gained = [share if seat in result.winners else 0.0 for seat in range(seats)]
    return [(seats * mine - 1) / (seats - 1) for mine in gained]


class SpielGame(pyspiel.Game):  # type: ignore[misc] # no types there
    """A game with its set-up, as OpenSpiel has it; `params` are the ones of `_type_of`."""

    rules: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seats: int = given.get("seats", 0) or self.rules.usual_seats
        self.options: dict[str, Any] = _read_options(given.get("options", ""))
        self.worlds: int = given.get("worlds", WORLDS)
        self.seed: int = given.get("seed", 0)
        if self.worlds < 1:
            raise BadOptions("a whole number from 1", self.worlds, where="worlds")
        self.layout = observation(self.rules, self.seats, **self.options)
        self.start = _started(self.rules, self.seats, self.seed, self.options)
        self.skipped = _skip(self.start, given.get("skip", 0), self.seed)
        super().__init__(_type_of(self.rules), self._info(), given)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=self.worlds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.rules.cooperative else 0.0,
            max_game_length=MOST_MOVES,
        )

    def world(self, number: int) -> State:
        """Return the position after the chance node at the root."""
        if self.skipped:
            return self.start.imagine(None, number)
        return _started(self.rules, self.seats, self.seed + number, self.options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadOptions("no parameters", params, where="observer")
        return SpielObserver(self.layout, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc] # no types there
    """A position; `position` is None at the root, before chance chose a world."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State | None = None
        self.keys = [b""] * game.seats  # for each seat, a digest of all it saw and did

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.actors()[0]

    def is_terminal(self) -> bool:
        return self.position is not None and bool(self.position.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        worlds = self.get_game().worlds
        return [(number, 1.0 / worlds) for number in range(worlds)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.legal(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        acting = -1
        if self.position is None:
            self.position = self.get_game().world(action)
        else:
            acting = self.current_player()
            self.position.apply(acting, action)
        self._remember(acting, action)

    def _remember(self, acting: int, action: int) -> None:
        layout = self.get_game().layout
        for seat, before in enumerate(self.keys):
            done = b"%d" % action if seat == acting else b""
            seen = _numbers(layout, self.position, seat).tobytes()
            self.keys[seat] = blake2b(before + done + b"/" + seen, digest_size=KEY_BYTES).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"world {action}"
        return str(self.get_game().rules.move(action).text)

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.seats
        assert self.position is not None
        return returns_of(game.rules, self.position.result())

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state the player cannot tell from this one, as information-set search wants."""
        twin: SpielState = self.clone()
        assert self.position is not None
        twin.position = self.position.imagine(player, int(sampler() * (1 << 48)))
        return twin

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return str(msgspec.json.encode(self.position.snapshot()).decode())


class SpielObserver:
    """Observer of the current view or, with `perfect_recall`, of everything the player has seen and
    done.
    """

    def __init__(self, layout: Observation, perfect_recall: bool) -> None:
        self.layout = layout
        self.perfect_recall = perfect_recall
        self.tensor: Any = None if perfect_recall else np.zeros(layout.size, np.float32)
        self.dict: dict[str, Any] = {} if perfect_recall else {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = _numbers(self.layout, state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        if self.perfect_recall:
            return state.keys[player].hex()
        return state.position.text(player)


def _numbers(layout: Observation, position: State | None, seat: int) -> Any:
    assert position is not None
    observer = _observer(type(layout.game))
    if observer is None:
        return np.asarray(layout.cells(position.view(seat)))
    return np.asarray(observed(observer, position, seat, layout.size), np.int16)


@functools.cache
def _observer(kind: type[Game[Any]]) -> Observer | None:
    module = parts.find(kind, "observe")
    return module.observer() if module else None


def _started(rules: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> State:
    return rules.start(seats, seed, **options)


def _skip(state: State, moves: int, seed: int) -> int:
    """Begin the match with random moves; refused if that ends it."""
    luck = Rng(-1 - seed)
    for made in range(moves):
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(luck.below(len(legal)))])
        if state.over:
            raise BadOptions(f"at most {made} moves to skip", moves, where="skip")
    return moves


def _read_options(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any]) if text else {}
    except msgspec.MsgspecError:
        raise BadOptions("options as a JSON object", text, where="options") from None


@functools.cache
def _type_of(game: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    hidden = game.hidden or game.simultaneous
    imperfect, perfect = (
        kinds.Information.IMPERFECT_INFORMATION,
        kinds.Information.PERFECT_INFORMATION,
    )
    together, against = kinds.Utility.IDENTICAL, kinds.Utility.ZERO_SUM
    return kinds(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=imperfect if hidden else perfect,
        utility=together if game.cooperative else against,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.usual_seats,
            "options": "",
            "worlds": WORLDS,
            "seed": 0,
            "skip": 0,
        },
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game`; games registered since then too."""
    for game in list_games():
        if name_of(game) not in pyspiel.registered_names():
            made = type(type(game).__name__, (SpielGame,), {"rules": game})
            pyspiel.register_game(_type_of(game), made)


register()
