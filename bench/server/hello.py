"""Rudeness: how long a neighbour's moves take while one address says `hello` without end.

    python bench/server/hello.py [--seconds 8] [--sockets 48] [--python PATH] [--write]

A server with its default limits. Two people at a table make moves at a normal pace and note how
long each takes, from sending it to its acknowledgement. Meanwhile, from another address of this
machine (127.0.0.2):

    alone    nobody else is there
    hello    sockets that say hello again as soon as they are answered, and come back when dropped
    codes    the same with codes that do not exist
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from run import free_port, keep, wait_for
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from closecall.client import Client, Refused, Seat, me

PAUSE = 0.03
RUDE = "127.0.0.2"


@contextlib.contextmanager
def server(python: str) -> Iterator[int]:
    """A server with default limits; yields its port."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="closecall-hello-") as data:
        command = [python, "-m", "closecall.server", "--no-open", "--port", str(port)]
        command += ["--data", data, "--log-level", "error"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield port
        finally:
            process.terminate()
            process.wait(30)


async def table(url: str) -> list[Seat]:
    """A match between two people who know each other well."""
    client = Client(url)
    await client.enter("Neighbour")
    made = await client.create("poof", [me("A"), me("B")], options={"rounds": 20})
    seats = [client.sit(made.match.id, number) for number in range(2)]
    for seat in seats:
        await seat.open()
    return seats


async def moves(url: str, seconds: float) -> list[float]:
    """Play for a while; the milliseconds each move took."""
    seats, waits, chance = await table(url), [], random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = seats[0].update
        if now is None or now.over:
            break
        mover = seats[now.actors[0]]
        while mover.update is None or mover.update.seq < now.seq:
            await asyncio.sleep(0.001)
        legal = [move for move in mover.update.legal if move.text != "pooftastrophe"]
        began = time.monotonic()
        with contextlib.suppress(Refused):
            await mover.play(chance.choice(legal), now.seq)
            waits.append((time.monotonic() - began) * 1000)
        while seats[0].update is None or seats[0].update.seq == now.seq:
            await asyncio.sleep(0.001)
        await asyncio.sleep(PAUSE)
    for seat in seats:
        await seat.close()
    return waits


async def rude(port: int, match: str, said: list[int]) -> None:
    """Say hello without end."""
    text = json.dumps({"type": "hello", "match": match})
    while True:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            address = f"ws://127.0.0.1:{port}/api/socket"
            async with connect(address, local_addr=(RUDE, 0), compression=None) as link:
                while True:
                    await link.send(text)
                    said[0] += 1
                    await asyncio.wait_for(link.recv(), 5)
        await asyncio.sleep(0.01)


async def measured(port: int, kind: str, seconds: float, sockets: int) -> tuple[list[float], int]:
    """Run one of the scenarios."""
    url, said = f"http://127.0.0.1:{port}", [0]
    tasks: list[asyncio.Task[None]] = []
    if kind != "alone":
        own = Client(url)
        await own.enter("Rude")
        made = await own.create("poof", [me("A"), me("B")])
        match = made.match.id if kind == "hello" else "222222"
        tasks = [asyncio.create_task(rude(port, match, said)) for _ in range(sockets)]
        await asyncio.sleep(1)
    waits = await moves(url, seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return waits, said[0]


def main() -> None:
    """Measure, print the table and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--sockets", type=int, default=48)
    parser.add_argument("--only", default="alone,hello,codes")
    parser.add_argument("--python", default=sys.executable, help="interpreter of the server")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    given = parser.parse_args()
    lines = ["| meanwhile | hellos a second | moves | p50 ms | p99 ms | most ms |"]
    lines.append("|---|---|---|---|---|---|")
    print(*lines, sep="\n", flush=True)
    for kind in given.only.split(","):
        with server(given.python) as port:
            waits, said = asyncio.run(measured(port, kind, given.seconds, given.sockets))
        hundredths = statistics.quantiles(waits, n=100)
        rate = said / (given.seconds + 1)
        figures = f"{hundredths[49]:.1f} | {hundredths[98]:.1f} | {max(waits):.1f}"
        lines.append(f"| {kind} | {rate:.0f} | {len(waits)} | {figures} |")
        print(lines[-1], flush=True)
    if given.write:
        keep(lines)


if __name__ == "__main__":
    main()
