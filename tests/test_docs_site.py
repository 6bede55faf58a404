"""The documentation as a site: it builds without a broken link, and loads nothing from outside."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from closecall import text

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    [*(ROOT / "docs" / "tutorial").glob("*.md"), *(ROOT / "docs" / "howto").glob("*.md")]
)


@pytest.fixture(scope="module")
def site() -> Path:
    """The site as `make docs` builds it; its tool fails when a link leads nowhere."""
    built = subprocess.run(
        [sys.executable, "tools/make_docs.py"], cwd=ROOT, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return ROOT / "src" / "closecall" / "site"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_on_pages_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert tried > 0 or ">>>" not in page.read_text()


def test_pages_load_nothing_from_outside(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(
            r"<(?:script|img|iframe)[^>]+src=\"?(https?:[^\s\">]+)", page.read_text()
        )
        styles = re.findall(
            r"<link[^>]+stylesheet[^>]+href=\"?(https?:[^\s\">]+)", page.read_text()
        )
        assert not loaded + styles, page


def test_rules_and_reference_can_be_found(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text())
    places = {entry["location"].split("#")[0] for entry in index["docs"]}
    for lang in text.languages():
        assert any(place.startswith(f"rules/{lang}/") for place in places)
    words = " ".join(entry["title"] + " " + entry["text"] for entry in index["docs"])
    for expected in ("imagine", "pooftastrophe", "closecall serve"):
        assert expected in words.lower(), expected
