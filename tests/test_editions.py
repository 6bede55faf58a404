"""Editions of one's own: as a file, as its text, as a table; and what is said of bad ones."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import closecall
from closecall.engine import mismatch
from closecall.engine.conformance.walk import edition_content
from closecall.engine.errors import BadEdition

GAMES = [game for game in closecall.list_games() if any(o.kind == "edition" for o in game.options)]


def text_of(game: closecall.Game) -> str:
    folder = Path(closecall.__file__).parent / "games" / game.key.replace("-", "_")
    return (folder / "edition.toml").read_text()


def line_with(text: str, start: str) -> int:
    lines = text.splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.startswith(start))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_text_of_a_file_means_its_content(game: closecall.Game) -> None:
    state = game.start(game.seats[0], 1, edition=text_of(game))
    same = game.start(game.seats[0], 1, edition=edition_content(game))
    assert state.snapshot() == same.snapshot()
    assert isinstance(state.terms.options["edition"], dict)


@pytest.mark.parametrize(
    ("key", "before", "after", "said"),
    [
        (
            "five-to-close",
            "H = ",
            "H = -1 # ",
            r"edition letters.H: expected a whole number from 0 to 40, got -1",
        ),
        (
            "poof",
            "5 = ",
            "5 = -1 # ",
            r"edition numbers.5: expected a whole number from 1 to 20, got -1",
        ),
        (
            "poof",
            "5 = ",
            "5 = 'x' # ",
            r"edition numbers.5: expected a whole number from 1 to 20, got 'x'",
        ),
        ("poof", "name = ", "foo = 1\nname = ", "edition foo: expected only fields known here"),
    ],
)
def test_a_bad_value_is_named_with_its_line(key: str, before: str, after: str, said: str) -> None:
    game = closecall.game(key)
    text = text_of(game)
    line = line_with(text, before)
    bad = text.replace(f"\n{before}", f"\n{after}", 1)
    with pytest.raises(BadEdition) as caught:
        game.start(game.seats[0], 1, edition=bad)
    assert str(caught.value).startswith(f"edition, line {line}, {said}")


def test_a_missing_field_is_named() -> None:
    game = closecall.game("poof")
    content: dict[str, Any] = edition_content(game)
    del content["numbers"]
    with pytest.raises(BadEdition, match="edition: expected a field 'numbers', got "):
        game.start(2, 1, edition=content)


def test_text_that_is_no_toml_is_refused() -> None:
    game = closecall.game("poof")
    with pytest.raises(BadEdition, match=r"TOML .*line 1"):
        game.start(2, 1, edition="a = = 1")
    with pytest.raises(BadEdition, match="at most 16384 characters"):
        game.start(2, 1, edition="a=1\n" * 100_000)
    with pytest.raises(BadEdition, match=r"a table \(dict\) or the text of a TOML file"):
        game.start(2, 1, edition="pocket")


def places(content: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of an edition."""
    yield path
    if isinstance(content, dict | list):
        items = content.items() if isinstance(content, dict) else enumerate(content)
        for key, value in items:
            yield from places(value, (*path, key))


def with_value(content: Any, path: tuple[Any, ...], value: object) -> Any:
    if not path:
        return value
    changed = dict(content) if isinstance(content, dict) else list(content)
    changed[path[0]] = with_value(content[path[0]], path[1:], value)
    return changed


@pytest.mark.parametrize("key", ["poof", "closing-in", "close-enough"])
def test_whatever_does_not_fit_is_found_and_named(key: str) -> None:
    """The walk that explains finds something exactly where msgspec refuses, and at that place."""
    module = importlib.import_module(f"closecall.games.{key.replace('-', '_')}.edition")
    content = edition_content(closecall.game(key))
    assert mismatch.first(module.Edition, content) is None
    for path in list(places(content))[::7]:
        for value in (None, -1, 10**6, "?", "x" * 100, True, [], {}, {"?": 1}, [1, 2, 3]):
            changed = with_value(content, path, value)
            try:
                msgspec.convert(changed, module.Edition)
            except msgspec.ValidationError:
                found = mismatch.first(module.Edition, changed)
                assert found is not None, (path, value)
                named = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in path)
                assert found.place.startswith(named), (found, path, value)
            else:
                assert mismatch.first(module.Edition, changed) is None, (path, value)
