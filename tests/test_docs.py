"""Documentation that runs: examples in docstrings, moves of the protocol, links."""

from __future__ import annotations

import doctest
import pkgutil
import re
import subprocess
import sys
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
    module = import_module(name)
    failed = doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed
    assert failed == 0


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
