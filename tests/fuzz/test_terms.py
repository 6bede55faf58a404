"""Seats, seeds, options and editions that cannot be played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from fuzz.junk import ODD, check_message, junk, ours, quick, spoil
from hypothesis import given
from hypothesis import strategies as st

import closecall
from closecall.engine import edition as editions
from closecall.engine.bounds import LARGEST_TEXT
from closecall.engine.conformance.walk import Player, edition_content, go_on
from closecall.engine.errors import BadEdition, BadOptions

every_game = pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)


@every_game
@quick
@given(seats=junk, seed=junk)
def test_anything_as_seats_and_seed(game: closecall.Game, seats: Any, seed: Any) -> None:
    with ours():
        game.start(seats, 1)
    with ours():
        game.start(game.seats[0], seed)


@every_game
def test_oddest_things_as_terms(game: closecall.Game) -> None:
    for what in ODD:
        with ours():
            game.start(what, 1)
        with ours():
            game.start(game.seats[0], what)
        for option in game.options:
            with ours():
                game.start(game.seats[0], 1, **{option.name: what})


@every_game
@quick
@given(value=junk, name=st.text(max_size=12))
def test_anything_as_options(game: closecall.Game, value: Any, name: str) -> None:
    for option in game.options:
        with ours():
            option.check(value)
        with ours():
            option.check(option.read(str(name)))
        with ours():
            game.start(game.seats[0], 1, **{option.name: value})
    if name not in {"seats", "seed", "self", *(option.name for option in game.options)}:
        with pytest.raises(BadOptions):
            game.start(game.seats[0], 1, **{name: value})


@every_game
@quick
@given(seed=st.integers(0, 10**9), value=junk)
def test_almost_an_edition(game: closecall.Game, seed: int, value: Any) -> None:
    """Refused with place and reason, or played to the end without a hitch."""
    content = edition_content(game)
    if not content:
        return
    edition = spoil(content, Random(seed), value)
    for seats in (game.seats[0], game.seats[-1]):
        try:
            state = game.start(seats, 1, edition=edition)
        except BadEdition as error:
            check_message(error, "edition")
        else:
            for _ in go_on(state, Player(game, 3), 150):
                pass
            game.restore(state.snapshot())


@every_game
@quick
@given(raw=st.binary(max_size=60), cut=st.integers(0, 400))
def test_almost_an_edition_file(game: closecall.Game, raw: bytes, cut: int, tmp_path: Path) -> None:
    whole = Path(closecall.__file__).parent / "games" / game.key.replace("-", "_") / "edition.toml"
    sound = whole.read_bytes() if whole.exists() else b""
    for content in (raw, sound[:cut], sound[:cut] + raw, sound + raw):
        path = tmp_path / "edition.toml"
        path.write_bytes(content)
        with ours():
            editions.load(path, game.check_edition)


def test_edition_files_that_are_none(tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (LARGEST_TEXT + 1))
    nested = tmp_path / "deep.toml"
    nested.write_text("a = " + "[" * 20_000)
    for path in (huge, nested, tmp_path, tmp_path / "missing.toml"):
        with pytest.raises(BadEdition):
            editions.read(path)
