"""Boxes and options that differ: what is compared, swept and tuned.

A *path* names a value that can be changed: an option of the game (`rounds`) or a place in its
edition (`levels.standard.cards.cash.copies`, `tiles[0].plain`).
"""

from __future__ import annotations

import copy
import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from closecall.cli_parts import read_options
from closecall.engine import edition as editions
from closecall.engine import parts
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game

MOST_VALUES: Final = 50
STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")


class Variant(msgspec.Struct, frozen=True):
    """A set of options under a name."""

    name: str
    options: dict[str, object]


def variant(game: Game, text: str, common: Mapping[str, object]) -> Variant:
    """Parse a variant: an edition file, `NAME=VALUE` options with commas, or `default`."""
    if text == "default":
        return Variant(text, dict(common))
    if text.endswith(".toml") and "=" not in text:
        own = editions.load(Path(text), game.check_edition)
        return Variant(Path(text).stem, {**common, "edition": own})
    return Variant(text, {**common, **read_options(game, tuple(text.split(",")))})


class Parameter(msgspec.Struct, frozen=True):
    """A path and the values it takes."""

    path: str
    values: tuple[object, ...]


def parameter(game: Game, text: str) -> Parameter:
    """Parse a parameter: `PATH=2..6`, `PATH=0..20:5` or `PATH=a,b,c`."""
    path, equals, wanted = text.partition("=")
    if not equals or not wanted:
        raise BadOptions("PATH=LOW..HIGH or PATH=VALUE,VALUE", text, where="--param")
    found = RANGE.fullmatch(wanted)
    values: list[object]
    if found is None:
        values = [_typed(game, path, each) for each in wanted.split(",")]
    else:
        low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
        values = list(range(low, min(high, low + step * MOST_VALUES) + 1, max(1, step)))
    if not 1 <= len(values) <= MOST_VALUES:
        raise BadOptions(f"from 1 to {MOST_VALUES} values", wanted, where=path)
    return Parameter(path, tuple(values))


def _typed(game: Game, path: str, text: str) -> object:
    for option in game.options:
        if option.name == path:
            return option.read(text)
    return int(text) if text.lstrip("-").isdecimal() else text


def changed(
    game: Game,
    options: Mapping[str, object],
    values: Mapping[str, object],
    balance: str = "",
    free: Collection[str] = (),
) -> dict[str, object]:
    """Return the options with other values at some paths.

    What the paths gain, `balance` loses: the number of cards stays, for instance. Paths in `free`
    are left out of that account.
    """
    names = {option.name for option in game.options}
    in_box = {path: value for path, value in values.items() if path not in names}
    found = {**options, **{path: value for path, value in values.items() if path in names}}
    if not in_box:
        return found
    box = content(game, options)
    if balance:
        counted = [path for path in in_box if path not in free]
        gained = sum(_whole(in_box[path], path) - _whole(read(box, path), path) for path in counted)
        in_box[balance] = _whole(read(box, balance), balance) - gained
    for path, value in in_box.items():
        write(box, path, value)
    return {**found, "edition": box}


def content(game: Game, options: Mapping[str, object]) -> dict[str, Any]:
    """Return a copy of the edition that options mean, as the content of its file."""
    own = options.get("edition", "default")
    if isinstance(own, dict):
        return copy.deepcopy(own)
    return editions.read(shipped_file(game, own))


def shipped_file(game: Game, name: object = "default") -> Path:
    """Return the file of an edition that comes with the game."""
    own = parts.find(type(game), "edition")
    file: Path | None = None if own is None else own.edition_of.file_of(name)
    if file is None or not file.is_file():
        raise BadOptions("a game with an edition", game.key, where="edition")
    return file


def _whole(value: object, path: str) -> int:
    if type(value) is not int:
        raise BadOptions("a whole number", value, where=path)
    return value


def steps(path: str) -> list[str | int]:
    """Return a path taken apart: keys of tables and places in lists."""
    return [int(index) if index else key for key, index in STEP.findall(path)]


def read(box: object, path: str) -> object:
    """Return the value at a path; refused with the names there are when it leads nowhere."""
    found = box
    for step in steps(path):
        found = _inside(found, step, path)
    return found


def write(box: object, path: str, value: object) -> None:
    """Change the value at a path that exists."""
    read(box, path)
    *way, last = steps(path)
    for step in way:
        box = _inside(box, step, path)
    assert isinstance(box, (dict, list))
    box[last] = value  # type: ignore[index]


def _inside(found: object, step: str | int, path: str) -> object:
    if isinstance(found, dict) and step in found:
        return found[step]
    if isinstance(found, list) and isinstance(step, int) and step < len(found):
        return found[step]
    if isinstance(found, dict):
        raise BadOptions("one of " + ", ".join(map(str, found)), step, where=path)
    if isinstance(found, list):
        raise BadOptions(f"an index below {len(found)}", step, where=path)
    raise BadOptions("the end of the path", step, where=path)


def playable(game: Game, seats: int, options: Mapping[str, object]) -> str:
    """Return why a match cannot start with these options; empty if it can."""
    try:
        game.start(seats, 0, **options)
    except BadOptions as error:
        return str(error)
    return ""


def need_one(reasons: Sequence[str], where: str) -> None:
    """Refuse a range in which nothing can be played, with the first reason."""
    if reasons and all(reasons):
        raise BadOptions(f"a range with a playable box ({reasons[0]})", where, where="range")
