"""The library alone: what `pip install closecall` brings is enough for rules, bots and records."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Nothing can be imported but the standard library, the project and its few dependencies.
BLOCK = """
import sys
ALLOWED = {"closecall", "msgspec", "mypy_extensions", "librt"} | set(sys.stdlib_module_names)
class Block:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED and not top.startswith("closecall") and "__mypyc" not in top:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Block())
"""
PLAY = """
import closecall
from closecall import bots
from closecall.engine.conformance import check_game
for game in closecall.list_games():
    state = game.start(game.usual_seats, 1)
    for _ in range(5):
        seat = state.actors()[0]
        state.apply(seat, bots.choose(state, seat, "easy", 1))
    assert str(state) and game.restore(state.snapshot()) == state
match = closecall.Match(closecall.list_games()[0], 2)
match.play(match.state.actors()[0], match.state.legal(match.state.actors()[0])[0])
print(len(match.record().moves), len(closecall.list_games()))
"""


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BLOCK + code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_library_needs_nothing_else() -> None:
    done = run(PLAY)
    assert done.stdout == "1 5\n", done.stderr


def test_the_declared_dependencies_are_few() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {each.partition(">")[0] for each in project["dependencies"]}
    assert names == {"msgspec", "mypy_extensions"}
    extras = {"cli", "arena", "server", "cluster", "dask", "all"}
    assert extras <= project["optional-dependencies"].keys()


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("import closecall.text", "cli"),
        ("import closecall.arena", "arena"),
        ("import closecall.client", "server"),
        (
            "import closecall.bots as b, closecall as c; b.explain(c.game('poof').start(2, 1), 0)",
            "cli",
        ),
    ],
)
def test_what_is_missing_is_named_with_its_command(code: str, extra: str) -> None:
    done = run(code)
    assert done.returncode == 1
    assert f"pip install 'closecall[{extra}]'" in done.stderr.splitlines()[-1]


def test_the_command_says_how_to_install_it() -> None:
    done = run("from closecall.__main__ import main; main()")
    assert done.returncode == 1
    expected = "closecall: click: expected the extra 'cli': pip install 'closecall[cli]'"
    assert done.stderr.startswith(expected)
    assert "Traceback" not in done.stderr


def test_a_command_without_its_packages_says_so() -> None:
    allowed = "ALLOWED |= {'click', 'rich', 'fluent', 'attr', 'attrs', 'babel', 'pytz'}\n"
    start = "sys.argv = ['closecall', *sys.argv[1:]]\nfrom closecall.__main__ import main; main()"
    done = run(allowed + start, "serve", "--port", "0")
    assert done.returncode == 2
    assert "pip install 'closecall[server]'" in done.stderr
    assert "Traceback" not in done.stderr
    assert run(allowed + start, "--help").returncode == 0
