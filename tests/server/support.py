"""Servers in this process and outside, and small helpers."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from closecall.client import Client, Seat
from closecall.server.app import App
from closecall.server.command import _config
from closecall.server.node import Node
from closecall.server.settings import Settings

T = TypeVar("T")

GENEROUS: dict[str, Any] = {
    "requests_per_minute": 1_000_000,
    "messages_per_second": 100_000,
    "connections_per_address": 10_000,
    "matches_per_guest": 10_000,
    "guests_per_hour": 1_000_000,
    "bot_workers": 1,
    "open": False,
}


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def run(work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Run a test's coroutine with a limit.

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
        assert self._ready.wait(30)
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
        listening = socket.socket()
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
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        """Stop like on SIGTERM."""
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self.node.say_goodbye)
            self._uvicorn.should_exit = True
            self._thread.join(30)

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

    def start(self) -> None:
        """Start (again) and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(10)

    def terminate(self) -> int:
        """SIGTERM; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)

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
