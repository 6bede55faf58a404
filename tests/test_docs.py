"""Documentation that runs: examples in docstrings, and the game of docs/adding-a-game.md."""

from __future__ import annotations

import doctest
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import closecall

CHECK = """
from closecall.engine.conformance import check_game
from closecall.engine.registry import register
from closecall.games.high_card import HighCard
print(check_game(register(HighCard())).longest)
"""
ROOT = Path(__file__).parents[1]
PACKAGE = Path(closecall.__file__).parent
MODULES = [module.name for module in pkgutil.walk_packages(closecall.__path__, "closecall.")]


@pytest.mark.parametrize("name", ["closecall", *MODULES])
def test_examples_in_docstrings(name: str) -> None:
    module = import_module(name)
    failed = doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed
    assert failed == 0


def test_the_game_on_the_page_is_a_game(tmp_path: Path) -> None:
    """The code of docs/adding-a-game.md, put where the page says, passes the conformance suite."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    files = re.findall(r"`high_card/(\w+\.py)`\n.*?```python\n(.*?)```", page, re.DOTALL)
    assert [name for name, _ in files] == ["moves.py", "rules.py", "view.py", "__init__.py"]
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(PACKAGE, tmp_path / "closecall", ignore=ignored)
    folder = tmp_path / "closecall" / "games" / "high_card"
    folder.mkdir()
    for name, code in files:
        (folder / name).write_text(code)
    ran = subprocess.run(
        [sys.executable, "-c", CHECK],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout == "6\n", ran.stderr


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
