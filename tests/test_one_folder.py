"""A game is one folder: nothing else in the package or in the web app knows any game by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import closecall

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "closecall"
WEB = ROOT / "web" / "src"
OWN = [game for game in closecall.list_games() if type(game).__module__.startswith("closecall.")]
NAMES = {name for game in OWN for name in (game.key, game.key.replace("-", "_"))}


def python_files() -> list[Path]:
    """The package without the games themselves and the built web app."""
    folders = {PACKAGE / "games" / game.key.replace("-", "_") for game in OWN} | {PACKAGE / "web"}
    return [path for path in PACKAGE.rglob("*.py") if not folders & set(path.parents)]


def web_files() -> list[Path]:
    """The web app without tables, tests and the types made from each game's Structs."""
    folders = {WEB / "tables" / game.key for game in OWN}
    made = {WEB / "types" / f"{game.key}.ts" for game in OWN}
    return [
        path
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css", ".svg", ".ftl")
        and not folders & set(path.parents)
        and path not in made
        and ".test." not in path.name
    ]


def docstrings(tree: ast.AST) -> set[int]:
    """Examples in docstrings may name a game."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, holders) and node.body and isinstance(node.body[0], ast.Expr):
            found.add(id(node.body[0].value))
    return found


def shown(path: Path) -> Path:
    return path.relative_to(ROOT) if ROOT in path.parents else path


def names_in_python(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in skipped and node.value in NAMES:
                yield f"{shown(path)}:{node.lineno}: {node.value!r}"
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            modules = [alias.name for alias in node.names]
            if isinstance(node, ast.ImportFrom):
                modules.append(node.module or "")
            for name in modules:
                if NAMES & set(name.split(".")):
                    yield f"{shown(path)}:{node.lineno}: import {name}"


def names_in_web(path: Path) -> Iterator[str]:
    """A key in quotes, as a part of a path, or as the whole end of a message's id."""
    source = re.sub(
        r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", "", path.read_text("utf-8"), flags=re.S | re.M
    )
    keys = "|".join(re.escape(name) for name in sorted(NAMES))
    for found in re.finditer(rf"""["'`/]({keys})["'`/]|^[a-z-]+-({keys}) =""", source, re.M):
        yield f"{shown(path)}: {found[0]}"


def test_the_search_is_not_blind(tmp_path: Path) -> None:
    assert len(NAMES) >= 9
    module = tmp_path / "module.py"
    key = max(NAMES)
    module.write_text(f'"""{key}"""\nfrom closecall.games.{key} import rules\nUSUAL = "{key}"\n')
    page = tmp_path / "page.ts"
    page.write_text(f'// "{key}"\nif (game === "{key}") go();\nimport "../tables/{key}/moves";\n')
    assert len(list(names_in_python(module))) == 2
    assert len(list(names_in_web(page))) == 2


def test_no_module_of_the_package_names_a_game() -> None:
    assert [name for path in python_files() for name in names_in_python(path)] == []


def test_no_file_of_the_web_app_names_a_game() -> None:
    assert [name for path in web_files() for name in names_in_web(path)] == []


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)
def test_a_folder_holds_all_of_a_game(game: closecall.Game) -> None:
    folder = game.resources()
    assert folder is not None
    assert folder == PACKAGE / "games" / game.key.replace("-", "_")
    assert (folder / "RULINGS.md").is_file()
    assert game.languages() == ("en", "de", "fr", "it")
