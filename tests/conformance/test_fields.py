"""Every field of a state is copied and restored: one that is declared but forgotten fails here."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from conformance.toys import Toy

import closecall
from closecall import bots
from closecall.engine.conformance.walk import setups_of
from closecall.engine.core import State, copy_scalars
from closecall.engine.registry import Game

KEYS = [game.key for game in closecall.list_games()]
MATCHES = 150
VALUES = 4  # of each field, at least: enough to tell it from a constant
# Of the engine, made for each state, or following from the number of seats.
MADE = {"seats", "sides", "game", "_listed", "_listed_for", "__hash__"}


def scalars(state: State) -> dict[str, object]:
    """The fields of a state that hold a number, a truth value or a word."""
    names = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        members = vars(kind).items()
        names |= {name for name, it in members if type(it).__name__ == "getset_descriptor"}
    found = {name: getattr(state, name) for name in sorted(names - MADE)}
    return {name: value for name, value in found.items() if isinstance(value, (int, str))}


def another(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}?"


def positions(game: Game) -> Iterator[State]:
    """States of matches played in turn at random, by the first legal move mostly, and by a bot."""
    choice, setups = random.Random(1), setups_of(game)
    for seed in range(MATCHES):
        setup = choice.choice(setups)
        state = game.start(setup.seats, seed, **setup.options)
        while not state.over:
            seat = choice.choice(state.actors())
            legal = state.legal(seat)
            action = choice.choice(legal)
            if seed % 3 == 1 and choice.random() < 0.9:
                action = legal[0]
            elif seed % 3 == 2:
                action = bots.choose(state, seat, "easy", seed=seed)
            state.apply(seat, action)
            yield state


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_takes_every_field_over(key: str) -> None:
    state = next(positions(closecall.game(key)))
    fields = scalars(state)
    assert {"over", "turn"} <= set(fields)
    for name, value in fields.items():
        setattr(state, name, another(value))
        assert getattr(state.copy(), name) == another(value), name
        setattr(state, name, value)


@pytest.mark.parametrize("key", KEYS)
def test_a_restored_state_has_every_field(key: str) -> None:
    """Also those that a snapshot does not hold because they follow from what it holds."""
    game = closecall.game(key)
    seen: dict[str, set[object]] = {}
    for state in positions(game):
        fields = scalars(state)
        new = {name for name, value in fields.items() if value not in seen.setdefault(name, set())}
        if any(len(seen[name]) < VALUES for name in new):
            assert scalars(game.restore(state.snapshot())) == fields
            for name in new:
                seen[name].add(fields[name])
        if all(len(values) > 1 for values in seen.values()):
            return
    same = [name for name, values in seen.items() if len(values) == 1]
    raise AssertionError(f"{same} never changed: they could be forgotten and nobody would notice")


def test_a_game_of_others_copies_by_name() -> None:
    """Theirs is not compiled; what begins with an underscore is the state's own business."""
    state = Toy().start(2, 1)
    twin = state.copy()
    fields = {"tally": 3, "word": "three", "waiting": True, "cards": [1], "_cached": 4}
    for name, value in fields.items():
        setattr(state, name, value)
    state.over = True
    copy_scalars(state, twin)
    copied = {name: getattr(twin, name) for name in fields if hasattr(twin, name)}
    assert copied == {"tally": 3, "word": "three", "waiting": True}
    assert twin.over
