"""Run several commands at once: `python tools/at_once.py "make suite" "make check"`.

The output of the first is shown as it comes. The others run at low priority, in the time that the
first leaves idle, and the output of each is shown once it has ended. When one fails the rest are
stopped; on SIGTERM, SIGHUP or SIGINT all of them are. At the end it says how much was left idle
even so, where the system tells: with little of it, only less work makes all of it shorter.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

PAUSE = 0.1
NICE = "10"
STOPPING = 10.0
TIMES = Path("/proc/stat")
IDLE = slice(3, 5)
"""Idle, and waiting for a disk, among the times of all cores in the first line of `TIMES`."""


class Job:
    """A running command with all processes it starts."""

    def __init__(self, command: str, beside: bool) -> None:
        self.command = command
        self.said: IO[str] | None = None
        if beside:
            self.said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - read when the job has ended
        self.process = subprocess.Popen(
            [*(["nice", "-n", NICE] if beside else []), "sh", "-c", command],
            stdout=self.said,
            stderr=self.said,
            start_new_session=True,
        )

    def report(self) -> None:
        """Print its output, unless that was shown already."""
        if self.said is not None:
            self.said.seek(0)
            print(f"--- {self.command}", self.said.read(), sep="\n", end="", flush=True)

    def stop(self) -> None:
        """End it and everything it started."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            if self.process.poll() is None:
                os.killpg(self.process.pid, how)
                wait(self.process)


def wait(process: subprocess.Popen[bytes]) -> None:
    """Give a process some time to end."""
    deadline = time.monotonic() + STOPPING
    while process.poll() is None and time.monotonic() < deadline:
        time.sleep(PAUSE)


def times() -> list[int]:
    """Return what all cores did since the machine started, in ticks by kind; empty if unknown."""
    if not TIMES.exists():
        return []
    return [int(each) for each in TIMES.read_text("utf-8").split("\n")[0].split()[1:9]]


def in_sum(seconds: float, before: list[int], after: list[int]) -> str:
    """Return how long it took, and how much of that the cores had nothing to do."""
    minutes, rest = divmod(round(seconds), 60)
    said = f"--- {minutes}:{rest:02} min"
    done = [b - a for a, b in zip(before, after, strict=True)]
    if sum(done) == 0:
        return said
    return f"{said}, {100 * sum(done[IDLE]) / sum(done):.0f} % of all cores idle"


def at_once(commands: list[str]) -> int:
    """Run them; 0 if all went well, otherwise 1, or 128 and the signal that ended it."""
    told: list[int] = []
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        # Only noted, since it may come while a job is being started. No job gets it by itself: each
        # has a session of its own.
        signal.signal(number, lambda number, _: told.append(number))
    began, before = time.monotonic(), times()
    left = [Job(command, beside=number > 0) for number, command in enumerate(commands)]
    try:
        while left and not told:
            for job in [job for job in left if job.process.poll() is not None]:
                left.remove(job)
                job.report()
                if job.process.returncode != 0:
                    print(f"failed: {job.command}", file=sys.stderr, flush=True)
                    return 1
            time.sleep(PAUSE)
        if not told:
            print(in_sum(time.monotonic() - began, before, times()), flush=True)
    finally:
        for job in left:
            job.stop()
    return 128 + told[0] if told else 0


if __name__ == "__main__":
    sys.exit(at_once(sys.argv[1:]))
