"""Documentation that runs: examples in docstrings, moves of the protocol, links."""

from __future__ import annotations

import ast
import doctest
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import closecall

ROOT = Path(__file__).parents[1]
PACKAGE = Path(closecall.__file__).parent
MODULES = [module.name for module in pkgutil.walk_packages(closecall.__path__, "closecall.")]


@pytest.mark.parametrize("name", ["closecall", *MODULES])
def test_examples_in_docstrings(name: str) -> None:
    """They are read from the source: compiled modules have lost their own docstring."""
    module = import_module(name)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for example in examples_in(PACKAGE.parent / Path(*name.split("."))):
        globs = {**vars(module), "__name__": name}
        runner.run(doctest.DocTestParser().get_doctest(example, globs, name, None, 0))
    assert runner.failures == 0


def examples_in(module: Path) -> Iterator[str]:
    """Yield the docstrings of a module, given without its suffix, that hold an example."""
    source = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            if ">>>" in text:
                yield text


def test_the_moves_of_the_protocol_are_moves() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    examples = re.findall(r'"move": (\{[^}]*\})', text)
    assert len(examples) >= 2
    for example in examples:
        move = msgspec.json.decode(example, type=closecall.game("poof").move_type)
        assert move.text == "2x7"


def test_links_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    for page in pages:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text()):
            if re.match(r"(\.\./)?(rules|reference)/", target):
                continue  # made when the site is built, which checks its links itself
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_picture_shows_the_layers_that_are_enforced() -> None:
    command = [sys.executable, str(ROOT / "tools" / "draw_architecture.py"), "--check"]
    assert subprocess.run(command, check=False).returncode == 0, "draw it again"
