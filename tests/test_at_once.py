"""Several commands at once, as `make test` runs them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "at_once.py"
LONG = 60


def at_once(*commands: str) -> subprocess.CompletedProcess[str]:
    """Run the tool to its end."""
    return subprocess.run(
        [sys.executable, str(TOOL), *commands], capture_output=True, text=True, check=False
    )


def test_all_go_well(tmp_path: Path) -> None:
    """Each waits here for what the other does: they do run at once."""
    wait = "while [ ! -e {} ]; do sleep 0.05; done"
    one, two = (str(tmp_path / name) for name in ("one", "two"))
    ran = at_once(
        f"touch {one}; {wait.format(two)}; echo first",
        f"{wait.format(one)}; touch {two}; echo second",
    )
    assert ran.returncode == 0, ran.stderr
    assert {"first", "second"} <= set(ran.stdout.splitlines())
    assert re.fullmatch(r"--- 0:\d\d min(, \d+ % of all cores idle)?", ran.stdout.splitlines()[-1])


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_one_fails(failing: int) -> None:
    """Then so does the whole, at once, with what it said."""
    commands = [f"sleep {LONG}"] * 3
    commands[failing] = "echo reason >&2; exit 3"
    before = time.monotonic()
    ran = at_once(*commands)
    assert ran.returncode == 1
    assert "reason" in ran.stdout + ran.stderr
    assert "failed: echo reason" in ran.stderr
    assert time.monotonic() - before < LONG


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_told_to_end(tmp_path: Path, how: signal.Signals) -> None:
    """Nothing that was started goes on by itself."""
    pids = [tmp_path / name for name in ("one", "two")]
    running = subprocess.Popen(
        [
            sys.executable,
            str(TOOL),
            *(f"echo $$ > {pid}.new; mv {pid}.new {pid}; exec sleep {LONG}" for pid in pids),
        ],
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + LONG
    while not all(pid.exists() for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    running.send_signal(how)
    assert running.wait(LONG) != 0
    assert [pid for pid in pids if goes_on(int(pid.read_text()))] == []


def goes_on(pid: int) -> bool:
    """Return whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
