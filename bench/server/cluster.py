"""Throw-away clusters for measurements: nodes, PostgreSQL and Redis that can be killed."""

from __future__ import annotations

import contextlib
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from run import GENEROUS, free_port, wait_for

PATIENCE = 60


class Program:
    """A process on a fixed port that can be killed, paused and started again."""

    def __init__(
        self, command: list[str], port: int, folder: Path, name: str, settle: float = 0.0
    ) -> None:
        self.port = port
        self.name = name
        self._settle = settle
        self._command = command
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        with self._log() as log:
            self._process = subprocess.Popen(
                self._command, cwd=self._folder, stdout=log, stderr=log
            )
        try:
            wait_for(self.port)
        except SystemExit as late:
            ended = self._process.poll()
            state = "still starts" if ended is None else f"ended with {ended}"
            said = "\n".join(self.log_text().splitlines()[-20:])
            raise SystemExit(f"{late}: {self.name} {state}\n{said}") from None
        time.sleep(self._settle)  # some listen before they can do anything

    def _log(self) -> IO[bytes]:
        return (self._folder / f"{self.name}.log").open("ab")

    def log_text(self) -> str:
        """Return everything it has printed."""
        return (self._folder / f"{self.name}.log").read_text("utf-8", "replace")

    def send(self, number: signal.Signals) -> None:
        """Send a signal, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)

    def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """End it and wait."""
        self.send(number)
        if self._process is not None:
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)


class Server(Program):
    """A table server."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def figures(self) -> dict[str, float]:
        """Read `/metrics` into a dict by name."""
        with urllib.request.urlopen(self.url + "/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
        return {name: float(value) for name, _, value in pairs}


def redis_program(folder: Path) -> Program:
    """Return a Redis server that keeps nothing."""
    port = free_port()
    program = shutil.which("redis-server") or "redis-server"
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    return Program([*command, "--appendonly", "no"], port, folder, "redis")


def node_program(
    folder: Path, number: int, database: str, broker: str, python: str = sys.executable
) -> Server:
    """Return a node of a cluster."""
    port = free_port()
    command = [python, "-m", "closecall.server", "--no-open", "--port", str(port)]
    command += ["--data", str(folder), "--database", database, "--broker", broker]
    command += ["--bot-workers", "1", "--log-level", "warning", "--log-format", "json"]
    for name, value in GENEROUS.items():
        command += [f"--{name}", str(value)]
    return Server(command, port, folder, f"node{number}")


@contextlib.contextmanager
def running_all(*programs: Program) -> Iterator[None]:
    """Start programs, and end them in the opposite order."""
    try:
        for program in programs:
            program.start()
        time.sleep(1)
        yield
    finally:
        for program in reversed(programs):
            program.send(signal.SIGCONT)
            program.end(signal.SIGTERM)
