"""Positions that cannot be: refused, or sound enough to be played on."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from fuzz.junk import ODD, check_message, junk, ours, quick, spoil
from hypothesis import given
from hypothesis import strategies as st

import closecall
from closecall.engine.conformance.walk import Player, Setup, go_on, positions, setups_of
from closecall.engine.errors import BadSnapshot

every_game = pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)


@cache
def some_snapshots(key: str) -> list[dict[str, Any]]:
    """Positions from the start, the middle and the end of several matches."""
    game = closecall.game(key)
    setups = setups_of(game)
    chosen = {str(setup): setup for setup in (setups[0], setups[-1], setups[len(setups) // 2])}
    found = [
        state.snapshot()
        for number, setup in enumerate(chosen.values())
        for state in positions(game, setup, seed=number, count=5)
    ]
    over = game.start(game.seats[0], 1)
    for _ in go_on(over, Player(game, 1)):
        pass
    return [*found, over.snapshot()]


def play_on(game: closecall.Game, data: Any) -> bool:
    """Whether a snapshot is accepted; then it must be as good as any other position."""
    try:
        state = game.restore(data)
    except BadSnapshot as error:
        check_message(error)
        return False
    assert game.restore(state.snapshot()).snapshot() == state.snapshot()
    state.listen()
    for _ in go_on(state, Player(game, 2), 60):
        state.events(0)
    for viewer in (None, 0):
        state.view(viewer)
        state.imagine(viewer, 1).view(viewer)
    game.restore(state.snapshot())
    return True


@every_game
@quick
@given(what=junk)
def test_anything_as_a_snapshot(game: closecall.Game, what: Any) -> None:
    with ours():
        game.restore(what)
    sound = some_snapshots(game.key)[0]
    for name in sound:
        with ours():
            game.restore({**sound, name: what})


@every_game
def test_oddest_things_in_a_snapshot(game: closecall.Game) -> None:
    sound = some_snapshots(game.key)[0]
    for what in ODD:
        with ours():
            game.restore(what)
        for name in sound:
            with ours():
                game.restore({**sound, name: what})
        for name in sound["state"]:
            with ours():
                game.restore({**sound, "state": {**sound["state"], name: what}})


@every_game
@pytest.mark.parametrize("part", range(6))
def test_almost_a_position(game: closecall.Game, part: int) -> None:
    """Hundreds of sound positions with one thing changed."""
    accepted = refused = 0
    for number in range(part * 200, part * 200 + 200):
        random = Random(number)
        sound = random.choice(some_snapshots(game.key))
        where = random.random()
        value: Any = random.choice([0, 1, 7, None, "x", random.choice(ODD)])
        if where < 0.8:
            data = {**sound, "state": spoil(sound["state"], random, value)}
        else:
            data = spoil(sound, random, value)
        if play_on(game, data):
            accepted += 1
        else:
            refused += 1
    assert refused > accepted / 4


@every_game
def test_sound_positions_are_accepted(game: closecall.Game) -> None:
    assert all(play_on(game, data) for data in some_snapshots(game.key))


@every_game
@quick
@given(words=st.lists(junk | st.integers(0, 2**32), max_size=5), key=junk)
def test_anything_as_a_random_stream(game: closecall.Game, words: list[Any], key: Any) -> None:
    sound = some_snapshots(game.key)[0]
    for stream in (
        {"words": words},
        {"key": key, "next": words},
        {"key": "00" * 32, "next": words},
    ):
        play_on(game, {**sound, "rng": stream})


def test_setup_of_another_game() -> None:
    games = closecall.list_games()
    for one, two in pairwise(games):
        data = one.start(Setup(one.seats[0]).seats, 1).snapshot()
        with pytest.raises(BadSnapshot):
            two.restore(data)
        with pytest.raises(BadSnapshot):
            two.restore({**data, "game": two.key})
