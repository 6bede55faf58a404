"""The soak's own checks: what they are there to find, made on purpose, is found."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from closecall import protocol as p
from closecall.protocol import Clocks, Watch
from closecall.server.match.fold import begin
from closecall.server.store.base import SeatRow, Settings, Step, Whole
from server.test_store import a_match

BENCH = Path(__file__).parents[2] / "bench" / "server"


@pytest.fixture
def soak(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    module = importlib.import_module("soak")
    yield module
    for name in ("soak", "cluster", "run"):
        sys.modules.pop(name, None)


def moves(soak: Any, steps: list[tuple[int, str]], sent: list[tuple[int, str, bool]]) -> list[str]:
    """What is wrong with a log of seat 0's steps, given the attempts it sent."""
    game = soak.Game("m", "", 1)
    game.attempts = [soak.Attempt(0, *attempt) for attempt in sent]
    tally = soak.Tally()
    log = [Step("m", seq, "move", 0, text, seq) for seq, text in steps]
    soak.check_moves(game, log, tally)
    return [each.removeprefix("m: ") for each in tally.wrong]


def test_moves_lost_doubled_and_sent_by_nobody(soak: Any) -> None:
    good = [(1, "1x2"), (2, "1x3")]
    assert moves(soak, good, [(0, "1x2", True), (1, "1x3", False)]) == []
    # an answer that got lost: the same move sent again, for the same step or a later one
    assert moves(soak, good, [(0, "1x2", False), (0, "1x2", True), (1, "1x3", True)]) == []
    assert moves(soak, good[:1], [(0, "1x2", True), (1, "1x3", True)]) == [
        "acknowledged move at 1 is lost"
    ]
    assert moves(soak, [(1, "1x2"), (2, "1x2")], [(0, "1x2", True), (0, "1x2", False)]) == [
        "step 2 was sent by nobody, or is doubled"
    ]
    assert moves(soak, [(1, "1x2"), (3, "1x3")], [(0, "1x2", True), (2, "1x3", True)]) == [
        "steps are not numbered without gaps"
    ]


def test_views_that_show_another_seat(soak: Any) -> None:
    settings = Settings(Clocks(), Watch(), "medium", True, False, True, 600, False)
    row = a_match(seed="11" * 32, nonces=["a", "b"], state="running", started=1, settings=settings)
    seats = tuple(SeatRow(i, "person", "g", "N", None, None, "n") for i in range(2))
    whole = Whole(row, seats)
    state = begin(whole)

    def shown(seat: int, seq: int = 0) -> Any:
        view = msgspec.Raw(msgspec.json.encode(state.view(seat)))
        example: dict[str, Any] = dict.fromkeys(p.Update.__struct_fields__)
        return type("Shown", (), {**example, "seq": seq, "view": view, "legal": []})()

    def wrong(*seen: tuple[int, Any]) -> int:
        game, tally = soak.Game(row.id, "", 2), soak.Tally()
        game.seen = list(seen)
        soak.check_views(game, whole, [], tally)
        return len(tally.wrong)

    assert wrong((0, shown(0)), (1, shown(1))) == 0
    assert wrong((0, shown(1))) == 1  # a leak
    assert wrong((0, shown(0, seq=7))) == 1  # shown, but not durable


ORPHAN = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/lib/python3.11/multiprocessing/spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
               ^^^^^^^^^^^^^^^^^^^^^^^^^^
EOFError: Ran out of input
"""


def test_tracebacks_count_except_those_of_orphans(soak: Any) -> None:
    other = ORPHAN.replace("EOFError: Ran out of input", "EOFError")
    assert soak.tracebacks(ORPHAN) == [] == soak.tracebacks(ORPHAN.strip())
    (found,) = soak.tracebacks(f"before\n{other}{ORPHAN}")
    assert found.startswith("before\nTraceback") and "\nEOFError\n" in found
    fault = "Traceback (most recent call last):\n  File x, line 1, in spawn_main\nValueError: no\n"
    assert len(soak.tracebacks(fault + ORPHAN)) == 1, "what an orphan says excuses nothing else"


def test_an_orphan_says_what_is_looked_for(soak: Any) -> None:
    """A process that is started by `multiprocessing` and told nothing."""
    reading, writing = os.pipe()
    os.close(writing)
    begin = f"from multiprocessing.spawn import spawn_main; spawn_main(pipe_handle={reading})"
    done = subprocess.run(
        [sys.executable, "-c", begin, "--multiprocessing-fork"],
        pass_fds=[reading],
        capture_output=True,
        text=True,
    )
    os.close(reading)
    assert "Traceback" in done.stderr and soak.tracebacks(done.stderr) == []
