"""Set-ups of a game and random matches through it."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

from closecall.engine.core import State
from closecall.engine.errors import CloseCallError
from closecall.engine.options import Option
from closecall.engine.registry import SEED_BYTES, Game

MOST_MOVES = 200_000  # a random match of any length that still counts as ending


class NotConforming(AssertionError):
    """A game breaks a promise that every game must keep."""


class Setup(msgspec.Struct, frozen=True):
    """A number of seats and the options that differ from the defaults."""

    seats: int
    name: str = "default"
    options: dict[str, object] = {}

    def __str__(self) -> str:
        return f"{self.seats}-{self.name}"


def demand(holds: bool, game: Game, setup: Setup | None, problem: str) -> None:
    """Fail with everything needed to repeat it."""
    if not holds:
        place = f"{game.key}, {setup}" if setup else game.key
        raise NotConforming(f"{place}: {problem}")


# Set-ups ------------------------------------------------------------------------------------


def setups_of(game: Game) -> list[Setup]:
    """Return every number of seats with every set of options worth trying."""
    sets = option_sets(game)
    return [Setup(seats, name, options) for seats in game.seats for name, options in sets.items()]


def option_sets(game: Game) -> dict[str, dict[str, object]]:
    """Return the defaults, then each option by itself at its other values, then all switches
    turned.
    """
    sets: dict[str, dict[str, object]] = {"default": {}}
    for option in game.options:
        for value in _other_values(game, option):
            word = "file" if isinstance(value, dict) else str(value).lower()
            sets[f"{option.name}={word}"] = {option.name: value}
    switches = [option for option in game.options if option.kind == "bool"]
    if len(switches) > 1:
        sets["all-switches"] = {option.name: not option.default for option in switches}
    return sets


def _other_values(game: Game, option: Option) -> list[object]:
    if option.kind == "bool":
        return [not option.default]
    if option.kind == "int":
        return [value for value in sorted({option.low, option.high}) if value != option.default]
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    content = edition_content(game)
    return [content] if content else []


def edition_content(game: Game) -> dict[str, object]:
    """Return the edition file beside a game's code as content; it must be playable that way too."""
    path = Path(inspect.getfile(type(game))).with_name("edition.toml")
    return tomllib.loads(path.read_text()) if path.exists() else {}


# Random matches -----------------------------------------------------------------------------


class Player:
    """Plays at random, with a taste of its own for each type of move.

    Choosing evenly among actions would give up, pass or fold before anything interesting happens.
    Every other player does; the rest like some types of moves far better than others.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.even = seed % 2 == 0
        self.taste: dict[type, float] = {}

    def choose(self, state: State) -> tuple[int, int]:
        """Return a seat and one of its legal actions; now and then of a seat nobody waits for."""
        seat = self.random.choice(state.actors())
        if self.random.random() < 0.02:
            seat = self.random.randrange(int(state.seats))
        legal = state.legal(seat) or state.legal(seat := self.random.choice(state.actors()))
        if self.even or len(legal) == 1:
            return seat, self.random.choice(legal)
        return seat, self.random.choices(legal, [self._liking(action) for action in legal])[0]

    def _liking(self, action: int) -> float:
        kind = type(self.game.move(action))
        if kind not in self.taste:
            self.taste[kind] = 10 ** self.random.uniform(-2, 2)
        return self.taste[kind]


def start(game: Game, setup: Setup, seed: int | bytes) -> State:
    """Return a new match of a set-up."""
    return game.start(setup.seats, seed, **setup.options)


def go_on(state: State, player: Player, limit: int = MOST_MOVES) -> Iterator[tuple[int, int]]:
    """Play on from here; yields each move before it is made."""
    for _ in range(limit):
        if state.over:
            return
        seat, action = player.choose(state)
        yield seat, action
        state.apply(seat, action)


def follow(game: Game, setup: Setup, state: State, seat: int, action: int) -> None:
    """Make a move that must be legal here because it was in an equal state."""
    try:
        state.apply(seat, action)
    except CloseCallError as error:
        demand(False, game, setup, f"refused in a state that should be equal: {error}")


def positions(game: Game, setup: Setup, seed: int, count: int, secure: bool = False) -> list[State]:
    """Return independent states of a random match: the first and a fair choice of the others."""
    state = start(game, setup, seed.to_bytes(SEED_BYTES, "big") if secure else seed)
    player, chooser = Player(game, seed), Random(seed)
    kept = [state.copy()]
    for number, _ in enumerate(go_on(state, player), 1):
        if len(kept) < count:
            kept.append(state.copy())
        elif count > 1 and (place := chooser.randrange(number)) < count - 1:
            kept[place + 1] = state.copy()
    return kept


def digest(state: State) -> str:
    """Return a fingerprint of everything in a state."""
    raw = msgspec.json.encode(state.snapshot(), order="sorted")
    return blake2b(raw, digest_size=16).hexdigest()


def viewers(state: State) -> list[int | None]:
    """Return a spectator and every seat."""
    return [None, *range(int(state.seats))]
