"""Editions of strangers: refused by size, depth and number before anything slow happens to them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_editions import text_of

import closecall
from closecall.engine import edition as editions
from closecall.engine.bounds import DEEPEST, LARGEST_TEXT, MOST_VALUES, check_content, check_text
from closecall.engine.conformance.walk import edition_content
from closecall.engine.errors import BadEdition

POOF = closecall.game("poof")
ENOUGH = 0.2
"""Seconds of CPU: a hundred times what it takes; the attacks took seconds."""

TEXTS = {
    "a dotted key": "a" + ".a" * 8_000 + "=1",
    "dotted keys": "\n".join(f"a{i}" + ".a" * 7 + "=1" for i in range(500)),
    "dotted tables": "\n".join(f"[a{i}" + ".a" * 7 + "]" for i in range(500)),
    "arrays in arrays": "a=" + "[" * 16_000,
    "tables in tables": "a=" + "{a=" * 5_000,
    "numbers": "a=[" + "1," * 8_000 + "]",
    "entries": "\n".join(f"k{i}=1" for i in range(1_900)),
    "a long number": "a=" + "9" * 16_000,
    "a long hexadecimal number": "a=0x" + "f" * 16_000,
    "comments": "#\n" * 8_000 + "a=1",
    "line ends": "a=1" + "\n" * 16_000,
    "strings that never end": "a=" + '"""\\' * 4_000,
    "escaped quotes": 'a="' + '\\"' * 8_000,
    "a header that never ends": "[" + "a." * 7 + "a" * 16_000,
    "many headers that never end": "[a\n" * 4_000,
    "too long": "a=1\n" * 100_000,
    "unicode": 'a="' + "\N{COMBINING ACUTE ACCENT}" * 16_000 + '"',
}


def cpu(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def refused(edition: object) -> None:
    with pytest.raises(BadEdition) as caught:
        POOF.start(2, 1, edition=edition)
    assert len(str(caught.value)) < 2_000


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_hostile_text_is_refused_at_once(text: str, tmp_path: Path) -> None:
    assert cpu(lambda: refused(text)) < ENOUGH
    path = tmp_path / "edition.toml"
    path.write_text(text)
    with pytest.raises(BadEdition):
        editions.load(path, POOF.check_edition)


def test_a_dotted_key_takes_no_memory() -> None:
    """In a process of its own, whose peak is its own: the key of 60 KB took 3.5 GB."""
    program = (
        "import re, closecall; from closecall.engine.errors import BadEdition\n"
        "status = lambda: open('/proc/self/status').read()\n"
        "peak = lambda: int(re.search(r'VmHWM:\\s*(\\d+)', status())[1])\n"
        "game = closecall.game('poof'); game.start(2, 1); before = peak()\n"
        "for size in (8_000, 30_000):\n"
        "    try: game.start(2, 1, edition='a' + '.a' * size + '=1')\n"
        "    except BadEdition: pass\n"
        "print(peak() - before)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert int(done.stdout) < 32 * 1024  # KB


CONTENTS: dict[str, Any] = {
    "many keys": {f"k{i}": 1 for i in range(20_000)},
    "many keys in a table": {"numbers": {f"k{i}": "x" for i in range(20_000)}},
    "wrong values in a table": {"numbers": dict.fromkeys(map(str, range(1_900)), "x")},
    "a long list": {"numbers": [0] * 100_000},
    "long text": {"name": "x" * 200_000},
    "a long key": {"x" * 200_000: 1},
    "a key like a path": {"a[1]" * 4_000: 1},
    "a big number": {"copies": 10**4_000},
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_hostile_content_is_refused_at_once(content: dict[str, Any]) -> None:
    whole = {**edition_content(POOF), **content}
    assert cpu(lambda: refused(whole)) < ENOUGH


def test_deep_content_is_refused() -> None:
    deep: Any = 1
    for _ in range(DEEPEST):
        deep = [deep]
    check_content(deep)
    with pytest.raises(BadEdition, match=f"at most {DEEPEST} levels"):
        check_content([deep])


def test_the_wrong_entry_among_many_is_named() -> None:
    """And found by halves: looked for one by one, it took the square of their number."""
    content = edition_content(POOF)
    assert isinstance(content["numbers"], dict)
    content["numbers"]["5"] = "x"
    content["numbers"]["6"] = "x"
    with pytest.raises(
        BadEdition, match=r"edition numbers\.5: expected a whole number from 1 to 20, got 'x'"
    ):
        POOF.start(2, 1, edition=content)


def test_the_line_is_found_in_one_pass() -> None:
    """Header lines on which a search that goes back and forth gets lost."""
    text = "[" + "numbers." * 1_000 + "\n" + "[[" * 2_000 + "\n" + "numbers = 1"
    where = "edition " + "numbers." * 2_000
    assert cpu(lambda: editions.line_of(text, where)) < ENOUGH
    assert editions.line_of("a = 1\n[x.'numbers']\n5 = 2", "edition numbers.5") == 3
    assert editions.line_of("a = 1\nnumbers.5 = 2", "edition numbers.5") == 2


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_our_editions_are_far_from_every_bound(game: closecall.Game) -> None:
    text = text_of(game)
    assert len(text) < LARGEST_TEXT / 4
    check_text(text, "edition")
    assert len(json.dumps(edition_content(game))) < LARGEST_TEXT / 4


def test_marks_in_strings_and_comments_do_not_count() -> None:
    many = ".,=[{" * 100
    text = f"a = '{many}' # {many}\nb = \"{many}\\\"{many}\"\nc = '''\n{many}'''''\n" + (
        f'd = """{many}\\"""{many}"" """"" # {many}'
    )
    assert len(tomllib.loads(text)) == 4
    check_text(text, "edition")
    with pytest.raises(BadEdition, match=f"at most {MOST_VALUES} values"):
        check_text("a=[" + "1," * MOST_VALUES + "]", "edition")
