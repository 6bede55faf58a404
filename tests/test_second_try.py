"""What fails in a browser is tried once more; nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools/second_try.py"
ONCE = """
from pathlib import Path

def test_it():
    tried = Path({mark!r})
    before = tried.exists()
    tried.touch()
    assert before
"""
NEVER = "def test_it():\n    assert False\n"


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    (tmp_path / "tests/browser").mkdir(parents=True)
    (tmp_path / "tests/browser/test_fine.py").write_text("def test_it():\n    pass\n", "utf-8")
    return tmp_path


def write(suite: Path, path: str, text: str) -> None:
    mark = suite / path.replace("/", "-")
    (suite / "tests" / path).write_text(text.format(mark=str(mark)), "utf-8")


def run(suite: Path) -> subprocess.CompletedProcess[str]:
    pytest_here = [str(Path(sys.executable).parent / "pytest"), "-q", "--rootdir", ".", "tests"]
    plain = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist"}
    return subprocess.run(
        [sys.executable, str(TOOL), *pytest_here],
        cwd=suite,
        env=os.environ | plain,
        capture_output=True,
        text=True,
    )


def test_a_browser_test_that_passes_alone_is_named(suite: Path) -> None:
    """The suite goes on, and says what to look into."""
    write(suite, "browser/test_slow.py", ONCE)
    done = run(suite)
    assert done.returncode == 0, done.stdout
    last = done.stdout.splitlines()[-1]
    assert last == "--- passed on the second try only: tests/browser/test_slow.py::test_it"


@pytest.mark.parametrize(
    "files",
    [
        {"browser/test_slow.py": NEVER},
        {"test_rules.py": ONCE},
        {"browser/test_slow.py": ONCE, "test_rules.py": ONCE},
        {f"browser/test_{n}.py": ONCE for n in range(4)},
        {"browser/test_slow.py": "import nowhere\n"},
    ],
    ids=["fails twice", "not in a browser", "not only in a browser", "too many", "broken"],
)
def test_everything_else_fails(suite: Path, files: dict[str, str]) -> None:
    """A second try is for a few browser tests, and they have to pass it."""
    for path, text in files.items():
        write(suite, path, text)
    done = run(suite)
    assert done.returncode != 0, done.stdout
    assert "passed on the second try" not in done.stdout
