"""The golden playthroughs are what the games do; `make golden` rewrites them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import closecall

HERE = Path(__file__).parent
MOST_LINES = 400


def tool() -> ModuleType:
    """`tools/playthrough.py`, which is no part of the package."""
    path = HERE.parents[1] / "tools" / "playthrough.py"
    spec = importlib.util.spec_from_file_location("playthrough", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()
PLANNED = TOOL.planned()


@pytest.mark.parametrize("name", sorted({*PLANNED, *(path.name for path in HERE.glob("*.txt"))}))
def test_playthrough(name: str) -> None:
    """If a change is meant: `make golden`, read the diff, and raise the game's revision."""
    path = HERE / name
    stored = path.read_text().splitlines() if path.exists() else []
    played = TOOL.playthrough(*PLANNED[name]).splitlines() if name in PLANNED else []
    assert stored == played


def test_files_are_short() -> None:
    for path in HERE.glob("*.txt"):
        assert len(path.read_text().splitlines()) <= MOST_LINES, path.name


def test_every_game_has_some() -> None:
    for game in closecall.list_games():
        assert any(name.startswith(f"{game.key}-") for name in PLANNED)
