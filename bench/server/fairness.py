"""Fairness: how long an easy bot takes at an unrelated table while guests keep the bots busy.

    python bench/server/fairness.py [--seconds 12] [--only alone,one-guest,…] [--python PATH]

A visitor plays Poof against one easy bot without a pause and notes how long each of the bot's moves
takes, from the update that says it is the bot's turn to the next one. Meanwhile:

    alone        nobody else is there
    one-guest    one guest has 40 tables, hard bots on all seats, without a pause
    five-guests  five guests have 200 of them
    hints        64 tables ask for hints, each plays what it is told and asks again at once: every
                 question is about a new position, so none is answered from memory

Those who ask for hints run in a process of their own: the visitor notes what the server does, not
how busy this program is. `--python` names the interpreter of another installation, to measure its
server instead. Everything stays on this machine; each run ends after its seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

from run import GENEROUS, free_port, keep, wait_for

from closecall import protocol as p
from closecall.client import Client, Refused, Seat, bot, me

TABLES = 40
CURIOUS = 64
MOST_HINTS = 20_000
"""Questions after which the curious stop, whatever the time."""
HINT_GAME = "five-to-close"  # whose hints are the dearest
WANTED_MS = 300
GUESTS = {"one-guest": 1, "five-guests": 5}
SETTLING = 3.0
"""Seconds until the others are at it."""


@contextlib.contextmanager
def server(python: str) -> Iterator[str]:
    """A table server on an empty database; yields its address."""
    port = free_port()
    data = tempfile.mkdtemp(prefix="closecall-fairness-")
    command = [python, "-m", "closecall.server", "--no-open", "--port", str(port), "--data", data]
    for name, value in GENEROUS.items():
        command += [f"--{name}", str(value)]
    command += ["--log-level", "error"]
    process = subprocess.Popen(command, cwd=data, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(data, ignore_errors=True)


async def entered(url: str, name: str) -> Client:
    """Register a new guest."""
    client = Client(url)
    await client.enter(name)
    return client


# --- The visitor ----------------------------------------------------------------------------------


class Timed(Seat):
    """A seat against one bot that notes how long each of the bot's moves takes."""

    waits: list[float]
    _began: float | None = None

    def _take(self, message: p.ServerMessage) -> None:
        if isinstance(message, p.Update):
            now = time.monotonic()
            if self._began is not None:
                self.waits.append((now - self._began) * 1000)
            self._began = now if message.actors == [1] else None
        super()._take(message)


async def visit(url: str, seconds: float) -> list[float]:
    """Play against an easy bot; the milliseconds each of its moves took."""
    client = await entered(url, "Visitor")
    waits: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        made = await client.create("poof", [me(), bot("easy")], pace=0)
        seat = Timed(url, made.match.id, client.secret, None)
        seat.waits = waits
        async with seat:
            await play(seat, end)
    return waits


async def play(seat: Seat, end: float) -> None:
    """One match, or as much of it as there is time for."""
    chance = random.Random(1)
    async for update in seat.turns():
        if time.monotonic() > end:
            break
        await seat.play(chance.choice(update.legal))


# --- The others -----------------------------------------------------------------------------------


async def hard_tables(url: str, guests: int) -> None:
    """Set up tables of hard bots that play without a pause."""
    for number in range(guests):
        client = await entered(url, f"Guest {number}")
        for _ in range(TABLES):
            await client.create("poof", [bot("hard")] * 4, pace=0)


class Curious:
    """Tables that ask for hints, at every turn of either seat."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._end = time.monotonic() + seconds
        self.answered = 0

    async def run(self) -> None:
        """Ask until the time is up."""
        clients = [await entered(self._url, "Curious") for _ in range(-(-CURIOUS // TABLES))]
        tables = (self._table(clients[number % len(clients)]) for number in range(CURIOUS))
        with contextlib.suppress(TimeoutError):
            left = self._end - time.monotonic()
            await asyncio.wait_for(asyncio.gather(*tables, return_exceptions=True), left)

    async def _table(self, client: Client) -> None:
        while time.monotonic() < self._end and self.answered < MOST_HINTS:
            made = await client.create(HINT_GAME, [me(), me()], hints=True)
            async with client.sit(made.match.id, 0) as one, client.sit(made.match.id, 1) as other:
                await asyncio.gather(self._seat(one), self._seat(other))

    async def _seat(self, seat: Seat) -> None:
        """Ask at each turn and do what the hint says."""
        async for _ in seat.turns():
            while not await self._asked(seat):
                await asyncio.sleep(0.1)

    async def _asked(self, seat: Seat) -> bool:
        """Return whether a hint came, and was followed."""
        if time.monotonic() > self._end or self.answered >= MOST_HINTS:
            raise TimeoutError
        with contextlib.suppress(TimeoutError, Refused):  # the queue is long
            hint: p.Hint = await seat.send(p.WantHint(0))
            self.answered += 1
            await seat.play(hint.text)
            return True
        return False


def be_curious(url: str, seconds: float, answered: Any) -> None:
    """Ask for hints in a process of its own; count those that came."""
    asking = Curious(url, seconds)
    asyncio.run(asking.run())
    answered.value = asking.answered


@contextlib.contextmanager
def curious(url: str, seconds: float) -> Iterator[None]:
    """Let others ask for hints meanwhile."""
    apart = multiprocessing.get_context("spawn")
    answered = apart.Value("i", 0)
    process = apart.Process(target=be_curious, args=(url, seconds, answered))
    process.start()
    try:
        yield
    finally:
        process.join(30)
        process.kill()
        print(f"{answered.value} hints answered meanwhile", file=sys.stderr, flush=True)


async def measured(url: str, kind: str, seconds: float) -> list[float]:
    """Run one of the scenarios."""
    await visit(url, 1)  # the workers start with the first move
    if kind in GUESTS:
        await hard_tables(url, GUESTS[kind])
    with curious(url, seconds + SETTLING + 1) if kind == "hints" else contextlib.nullcontext():
        await asyncio.sleep(SETTLING)
        return await visit(url, seconds)


def row(kind: str, waits: list[float]) -> str:
    """Return a line of the table."""
    enough = waits if len(waits) > 1 else waits * 2
    hundredths = statistics.quantiles(enough, n=100, method="inclusive")
    middle, late = hundredths[49], hundredths[98]
    said = "yes" if late <= WANTED_MS else "no"
    return f"| {kind} | {len(waits)} | {middle:.1f} | {late:.1f} | {max(waits):.1f} | {said} |"


def main() -> None:
    """Measure, print the table and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--only", default="alone,one-guest,five-guests,hints")
    parser.add_argument("--python", default=sys.executable, help="interpreter of the server")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    given = parser.parse_args()
    lines = [f"| meanwhile | easy moves | p50 ms | p99 ms | most ms | p99 ≤ {WANTED_MS} ms |"]
    lines.append("|---|---|---|---|---|---|")
    print(*lines, sep="\n", flush=True)
    for kind in given.only.split(","):
        with server(given.python) as url:
            lines.append(row(kind, asyncio.run(measured(url, kind, given.seconds))))
        print(lines[-1], flush=True)
    if given.write:
        keep(lines)


if __name__ == "__main__":
    main()
