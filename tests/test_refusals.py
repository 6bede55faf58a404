"""Every refusal can be read in every language, and no words are left of refusals that were."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import closecall
from closecall import text
from closecall.server.problems import STATUS

PACKAGE = Path(closecall.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
SILENT = {
    "repeated": "answered like the success it repeats",
    "wrong_method": "the app asks only what the server's own schema offers",
}
"""Codes the app never shows, and why."""
OF_THE_APP = {"unavailable", "unknown"}
"""Codes the app gives itself: no answer came, or none that could be read."""


def strings(node: ast.AST) -> Iterator[str]:
    """The texts written in an expression."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def codes_of_server() -> set[str]:
    """What `Refusal("code", …)` and `Problem("code", …)` say, or a table named `code` holds."""
    found: set[str] = set()
    for path in PACKAGE.glob("server/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("Refusal", "Problem") and node.args:
                    found.update(strings(node.args[0]))
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                if [ast.unparse(target) for target in node.targets] == ["code"]:
                    found.update(text for value in node.value.values for text in strings(value))
    return found


def codes_of_engine() -> set[str]:
    """The `code` of every class of errors."""
    tree = ast.parse((PACKAGE / "engine" / "errors.py").read_text(encoding="utf-8"))
    found: set[str] = set()
    for kind in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
        for node in kind.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code":
                found.update(strings(node.value))
    return found


def told(lang: str) -> list[str]:
    """The codes with words, in the app's file and in the one all games share."""
    files = (WEB / "text" / f"{lang}.ftl", text.folder(None) / f"{lang}.ftl")
    sources = [file.read_text(encoding="utf-8") for file in files]
    return [code for source in sources for code in re.findall(r"^error-(\w+) =", source, re.M)]


def test_the_codes_are_found() -> None:
    """The search is not blind: one of each kind of place."""
    assert {"not_open", "other_rules", "fault", "not_found", "malformed"} <= codes_of_server()
    assert {"refused", "bad_edition", "game_over"} <= codes_of_engine()


@pytest.mark.parametrize("lang", text.languages())
def test_every_refusal_has_words_and_all_words_are_used(lang: str) -> None:
    emitted = codes_of_server() | codes_of_engine() | OF_THE_APP
    assert sorted(told(lang)) == sorted(emitted - SILENT.keys())


def test_what_is_silent_or_has_a_status_is_still_emitted() -> None:
    emitted = codes_of_server() | codes_of_engine()
    assert SILENT.keys() <= emitted
    assert STATUS.keys() <= emitted


def test_the_apps_own_codes_are_its_own() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in WEB.glob("lib/*.ts"))
    assert all(f'"{code}"' in source for code in OF_THE_APP)
