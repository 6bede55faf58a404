"""The server's shape: small classes, and nothing that knows what stands above it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import closecall

SERVER = Path(closecall.__file__).parent / "server"
MOST_METHODS = 25


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SERVER.rglob("*.py")):
        yield str(path.relative_to(SERVER)), ast.parse(path.read_text("utf-8"))


def test_no_class_has_too_many_methods() -> None:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    counts = {
        f"{path}: {node.name}": sum(isinstance(each, functions) for each in node.body)
        for path, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    }
    assert counts
    assert {name: count for name, count in counts.items() if count > MOST_METHODS} == {}


def test_no_import_is_for_type_checkers_alone() -> None:
    """That is how cycles hide from the import rules."""
    hidden = [
        path
        for path, module in modules()
        if any(
            isinstance(node, ast.Name) and node.id == "TYPE_CHECKING" for node in ast.walk(module)
        )
    ]
    assert hidden == []
