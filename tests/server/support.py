"""Servers in this process and outside, and small helpers."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn

from closecall import protocol as p
from closecall.client import Client, Seat
from closecall.server.app import App
from closecall.server.command import _config
from closecall.server.live.node import Node
from closecall.server.settings import Settings

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds to wait for anything: machines can be busy."""

GENEROUS: dict[str, Any] = {
    "requests_per_minute": 1_000_000,
    "messages_per_second": 100_000,
    "connections_per_address": 10_000,
    "tcp_per_address": 10_000,
    "matches_per_guest": 10_000,
    "megabytes_per_guest": 1_000_000,
    "guests_per_hour": 1_000_000,
    "chat_lines_per_minute": 1_000_000,
    "bot_workers": 1,
    "open": False,
}


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    """Return whether a server listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def nap() -> None:
    """Wait a little before looking again."""
    time.sleep(0.02)


def wait_until(
    look: Callable[[], T | None],
    what: str,
    seconds: float = PATIENCE,
    rest: Callable[[], object] = nap,
) -> T:
    """Return what `look` finds as soon as it finds anything; fail with `what` if it never does."""
    deadline = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        rest()
    return found


async def eventually(look: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
    """Do the same in a coroutine, while others run."""
    deadline = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        await asyncio.sleep(0.005)
    return found


def run(work: Coroutine[Any, Any, T], seconds: float = 5 * PATIENCE) -> T:
    """Run a test's coroutine with a limit, which only stops what hangs.

    On a thread of its own: a browser under test keeps an event loop running on the main one.
    """
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(asyncio.run, _limited(work, seconds)).result()


async def _limited(work: Coroutine[Any, Any, T], seconds: float) -> T:
    try:
        return await asyncio.wait_for(work, seconds)
    finally:
        while _opened:
            await _opened.pop().close()


_opened: list[Seat] = []


class Visitor(Client):
    """A client whose sockets are closed at the end of the test, however it ends."""

    def sit(self, match: str, seat: int | None = None, secret: str | None = None) -> Seat:
        _opened.append(super().sit(match, seat, secret))
        return _opened[-1]

    def watch(self, match: str, seat: int | None = None) -> Seat:
        _opened.append(super().watch(match, seat))
        return _opened[-1]


class LiveServer:
    """A server on a thread of this process: real sockets, and its insides in reach."""

    def __init__(self, **settings: Any) -> None:
        self.settings = Settings(**{**GENEROUS, "port": 0, **settings})
        self._ready = threading.Event()
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self._error is not None:
            raise self._error

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._error = error
            self._ready.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.app = App(self.settings)
        await self.app.start()
        assert self.app.node is not None
        self.node: Node = self.app.node
        # named as TCP, or asyncio lets small answers wait for each other
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._uvicorn = uvicorn.Server(_config(self.app, self.settings))
        self._ready.set()
        await self._uvicorn.serve(sockets=[listening])
        await self.app.stop()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        """Stop as on SIGTERM."""
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self.node.say_goodbye)
            self._uvicorn.should_exit = True
            self._thread.join(PATIENCE)

    def client(self) -> Client:
        """A new client."""
        return Visitor(self.url)


class ServerProcess:
    """A real server process."""

    def __init__(self, python: str, log: Path, settings: dict[str, Any]) -> None:
        self.port = int(settings.pop("port", 0)) or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        merged = {**GENEROUS, **settings, "port": self.port}
        self._command = [python, "-m", "closecall.server", *_flags(merged)]
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def run_after(self, shell: str) -> None:
        """Let the next starts happen after a command of the shell, which may set limits."""
        self._command = ["sh", "-c", f'{shell} && exec "$@"', "sh", *self._command]

    def start(self) -> None:
        """Start (again) and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        wait_until(self._answers, "the server")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return listens(self.port)

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def terminate(self) -> int:
        """SIGTERM; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def client(self) -> Client:
        """A new client."""
        return Visitor(self.url)


def _flags(settings: dict[str, Any]) -> list[str]:
    words: list[str] = []
    for name, value in settings.items():
        flag = name.replace("_", "-")
        if isinstance(value, bool):
            words.append(f"--{flag}" if value else f"--no-{flag}")
        else:
            words += [f"--{flag}", str(value)]
    return words


async def guest(server: LiveServer | ServerProcess, name: str = "Mira") -> Client:
    """A client that has entered."""
    client = server.client()
    await client.enter(name)
    return client


async def play_randomly(seat: Seat, chance: random.Random, most: int = 100_000) -> int:
    """Play random legal moves until the end; how many."""
    played = 0
    async for update in seat.turns():
        await seat.play(chance.choice(update.legal))
        played += 1
        if played >= most:
            break
    return played


async def match_when(
    client: Client, match: str, such: Callable[[p.Match], bool], seconds: float = PATIENCE
) -> p.Match:
    """The match, as soon as the server says that it is such."""
    deadline = time.monotonic() + seconds
    while not such(found := (await client.match(match)).match):
        assert time.monotonic() < deadline, f"waited in vain: {found}"
        await asyncio.sleep(0.02)
    return found


async def newest(seats: list[Seat]) -> p.Update:
    """The last update, once all have it."""

    def look() -> p.Update | None:
        updates = [seat.update for seat in seats]
        seqs = {None if update is None else update.seq for update in updates}
        return updates[0] if len(seqs) == 1 else None

    return await eventually(look, "an update that all seats have")


def set_time(
    monkeypatch: pytest.MonkeyPatch, now: Callable[[], int], *, but: Collection[str] = ()
) -> None:
    """Let the whole server tell this time, except in the modules named in `but`."""
    for name, module in list(sys.modules.items()):
        ours = name.startswith("closecall.server.") and not name.endswith("match.clocks")
        if ours and hasattr(module, "now_ms") and not name.endswith(tuple(but)):
            monkeypatch.setattr(module, "now_ms", now)
