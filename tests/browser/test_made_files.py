"""What is generated for the browser fits the Python it was generated from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_types_are_up_to_date() -> None:
    """`tools/make_types.py` would write what is there."""
    command = [sys.executable, str(ROOT / "tools" / "make_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_lock_file_names_no_host() -> None:
    """The package lock works with any registry."""
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text()


def test_nothing_but_the_app_in_the_build() -> None:
    """The page loads its own files only, and has nothing inline."""
    page = (ROOT / "src" / "closecall" / "web" / "index.html").read_text()
    assert "http" not in page.replace("http-equiv", "")
    assert "<style" not in page
    assert " style=" not in page
    assert "<script type" in page
    assert "<script>" not in page
