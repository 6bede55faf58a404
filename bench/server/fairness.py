"""Fairness: how long an easy bot takes at an unrelated table while guests keep the bots busy.

    python bench/server/fairness.py [--seconds 12] [--only alone,one-guest,…] [--python PATH]

A visitor plays Poof against one easy bot without a pause and notes how long each of the bot's moves
takes, from the update that says it is the bot's turn to the next one. Meanwhile:

    alone        nobody else is there
    one-guest    one guest has 40 tables, hard bots on all seats, without a pause
    five-guests  five guests have 200 of them
    hints        64 sockets ask for hints, each again as soon as it is answered

`--python` names the interpreter of another installation, to measure its server instead. Everything
stays on this machine; each run ends after its seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from run import GENEROUS, free_port, keep, wait_for

from closecall import protocol as p
from closecall.client import Client, Seat, bot, me

TABLES = 40
HINT_GAME = "five-to-close"  # whose hints are the dearest
WANTED_MS = 300


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


async def curious(url: str, sockets: int) -> list[asyncio.Task[None]]:
    """Set up sockets that ask for hints, each at a table of its own."""
    asking: list[asyncio.Task[None]] = []
    client = await entered(url, "Curious")
    for number in range(1, sockets + 1):
        made = await client.create(HINT_GAME, [me(), me()], hints=True)
        asking.append(asyncio.create_task(ask(client, made.match.id)))
        if number % TABLES == 0:
            client = await entered(url, "Curious")
    return asking


async def ask(client: Client, match: str) -> None:
    """Ask for a hint again and again."""
    async with client.sit(match, 0) as seat:
        actor = (await anext(seat.updates())).actors[0]
    async with client.sit(match, actor) as seat:
        while True:
            with contextlib.suppress(TimeoutError):  # the queue is long
                await seat.send(p.WantHint(0))


async def measured(url: str, kind: str, seconds: float) -> list[float]:
    """Run one of the scenarios."""
    await visit(url, 1)  # the workers start with the first move
    asking: list[asyncio.Task[None]] = []
    if kind == "one-guest":
        await hard_tables(url, 1)
    elif kind == "five-guests":
        await hard_tables(url, 5)
    elif kind == "hints":
        asking = await curious(url, 64)
    await asyncio.sleep(2)
    waits = await visit(url, seconds)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    return waits


def row(kind: str, waits: list[float]) -> str:
    """Return a line of the table."""
    hundredths = statistics.quantiles(waits, n=100) if len(waits) > 1 else waits * 99
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
