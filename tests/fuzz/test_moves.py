"""Moves, seats and texts from nowhere: refused with one of our errors, and nothing changes."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from fuzz.junk import ODD, junk, ours, quick, spoil
from hypothesis import given
from hypothesis import strategies as st

import closecall
from closecall.engine.conformance.walk import Setup, digest, positions
from closecall.engine.core import State
from closecall.engine.errors import CloseCallError

GAMES = closecall.list_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
@quick
@given(what=junk)
def test_anything_as_a_move(game: closecall.Game, what: Any) -> None:
    for read in (game.decode, game.parse, game.action, game.move):
        with ours():
            read(what)


@every_game
def test_oddest_things_as_a_move(game: closecall.Game) -> None:
    for what in ODD:
        for read in (game.decode, game.parse, game.action, game.move):
            with ours():
                read(what)


@every_game
@quick
@given(seed=st.integers(0, 10**9), value=junk)
def test_almost_a_move(game: closecall.Game, seed: int, value: Any) -> None:
    random = Random(seed)
    move = game.move(random.randrange(game.num_actions))
    with ours():
        game.decode(spoil(msgspec.to_builtins(move), random, value))
    raw = msgspec.json.encode(move)
    with ours():
        game.decode(raw[: random.randrange(len(raw))])
    with ours():
        game.decode(raw + random.choice([b"}", b" ", b",", b"\x00", b"\xff"]))
    text = list(move.text)
    text[random.randrange(len(text))] = random.choice([*"0123456789:x> -", "é", ""])
    with ours():
        assert game.parse("".join(text)) is not None


@every_game
@quick
@given(seed=st.integers(0, 10**9), value=junk)
def test_a_move_made_by_hand(game: closecall.Game, seed: int, value: Any) -> None:
    """Python does not check what a move is made of; `action` and `apply` do."""
    random = Random(seed)
    move = game.move(random.randrange(game.num_actions))
    for name in move.__struct_fields__:
        with ours():
            game.action(msgspec.structs.replace(move, **{name: value}))


@every_game
def test_moves_of_other_games(game: closecall.Game) -> None:
    for other in GAMES:
        if other is not game:
            with ours():
                game.action(other.move(0))


@cache
def middle(key: str) -> State:
    game = closecall.game(key)
    return positions(game, Setup(game.seats[0]), seed=31, count=4)[-1]


def some_state(game: closecall.Game) -> State:
    return middle(game.key).copy()


@every_game
@quick
@given(seat=junk | st.integers(0, 8), action=junk | st.integers(0, 500))
def test_anything_to_a_state(game: closecall.Game, seat: Any, action: Any) -> None:
    state = some_state(game)
    before = digest(state)
    legal = [state.legal(each) for each in range(int(state.seats))]
    accepted = False
    for call in (state.legal, state.view, state.events):
        with ours():
            call(seat)
    with ours():
        state.imagine(seat, 1)
    with ours():
        state.apply(seat, action)
        accepted = True
    if accepted:
        assert isinstance(seat, int)
        assert action in legal[seat]
    else:
        assert digest(state) == before


@every_game
def test_oddest_things_to_a_state(game: closecall.Game) -> None:
    state = some_state(game)
    before = digest(state)
    for what in ODD:
        for call in (state.legal, state.view, state.events):
            with ours():
                call(what)
        with ours():
            state.imagine(what, 1)
        if not isinstance(what, bool):
            with pytest.raises(CloseCallError):
                state.apply(0, what)
            with pytest.raises(CloseCallError):
                state.apply(what, state.legal(state.actors()[0])[0])
    assert digest(state) == before


@quick
@given(what=junk)
def test_anything_as_a_game(what: Any) -> None:
    with ours():
        closecall.game(what)
