"""Floods of hello: how long a neighbour waits while one address says hello again and again.

    python bench/server/hello.py [--seconds 8] [--only alone,hello,codes] [--source FOLDER]

A neighbour sits at a table of its own and asks for a sign of life 20 times a second. Meanwhile
sixteen sockets of one other address, in a process of their own, send as fast as they can, and come
back when they are dropped:

    alone   nothing
    hello   hello to the same table, over and over
    codes   hello with codes of matches that do not exist

All limits are at their defaults. `--source` names the `src` folder of another checkout, to measure
its server instead. Everything stays on this machine; each run ends after its seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import random
import statistics
import string
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from idle import Pair, answer_ms, framed, looking, opened, post, stay
from run import free_port, keep, running

FLOODERS = 16
AT_ONCE = 8
"""Messages a flooder sends before it lets others have a turn."""
NEIGHBOUR, FLOODING = 0, 9
"""Numbers of addresses: every one has its own limits."""
EVERY = 0.05


@contextlib.contextmanager
def server(source: str | None) -> Iterator[int]:
    """A table server on an empty database; yields its port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "closecall.server", "--no-open", "--port", str(port)]
        command += ["--data", data, "--log-level", "error"]
        with running(command, port, Path(data), source):
            yield port


async def made_table(port: int) -> tuple[str, str]:
    """Return a table for four people at one device.

    Its id, and the secret that opens every seat.
    """
    secret = str((await post(port, "/api/guests", {"name": "Host"}))["secret"])
    wish = {"game": "poof", "seats": [{"kind": "me", "name": f"Seat {i}"} for i in range(4)]}
    match = await post(port, "/api/matches", wish, secret)
    return str(match["match"]["id"]), secret


# --- The flood ------------------------------------------------------------------------------------


def messages(kind: str, match: str, secret: str) -> Callable[[], bytes]:
    """Return the messages that the flood sends."""
    if kind == "hello":
        again = framed({"type": "hello", "match": match, "seat": 0, "secret": secret})
        return lambda: again
    chance = random.Random(1)
    letters = string.ascii_uppercase
    return lambda: framed({"type": "hello", "match": "".join(chance.choices(letters, k=6))})


async def send_on(port: int, message: Callable[[], bytes]) -> None:
    """Send without a pause; come back when dropped or turned away."""
    while True:
        with contextlib.suppress(OSError, EOFError):
            await send(await opened(port, FLOODING), message)
        await asyncio.sleep(EVERY)


async def send(pair: Pair, message: Callable[[], bytes]) -> None:
    """Send until the connection ends."""
    writer = pair[1]
    reading = asyncio.create_task(stay(pair))
    try:
        while not reading.done():
            writer.write(b"".join(message() for _ in range(AT_ONCE)))
            await writer.drain()
            await asyncio.sleep(0.001)
    finally:
        reading.cancel()
        writer.close()


async def flood(port: int, kind: str) -> None:
    """Sixteen sockets of one address."""
    match, secret = await made_table(port)
    message = messages(kind, match, secret)
    await asyncio.gather(*[send_on(port, message) for _ in range(FLOODERS)])


def flooding(port: int, kind: str) -> None:
    """The same, as a process."""
    asyncio.run(flood(port, kind))


# --- The neighbour --------------------------------------------------------------------------------


async def visit(port: int, seconds: float) -> list[float]:
    """Measure the milliseconds until each sign of life is answered."""
    match, secret = await made_table(port)
    pair = await looking(port, NEIGHBOUR, match, 0, secret)
    waits = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        waits.append(await answer_ms(pair))
        await asyncio.sleep(EVERY)
    return waits


def measured(port: int, kind: str, seconds: float) -> list[float]:
    """Measure one of the scenarios."""
    if kind == "alone":
        return asyncio.run(visit(port, seconds))
    process = multiprocessing.get_context("spawn").Process(target=flooding, args=(port, kind))
    process.start()
    try:
        time.sleep(3)
        return asyncio.run(visit(port, seconds))
    finally:
        process.terminate()
        process.join()


def row(kind: str, waits: list[float]) -> str:
    """Return a line of the table."""
    ordered = sorted(waits)
    middle, late = statistics.median(ordered), ordered[int(len(ordered) * 0.99) - 1]
    return f"| {kind} | {len(waits)} | {middle:.1f} | {late:.1f} | {ordered[-1]:.1f} |"


def main() -> None:
    """Measure, print the table and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", default="alone,hello,codes")
    parser.add_argument("--source", help="src folder of the server to measure")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    given = parser.parse_args()
    lines = ["| meanwhile | answers | p50 ms | p99 ms | most ms |", "|---|---|---|---|---|"]
    print(*lines, sep="\n", flush=True)
    for kind in given.only.split(","):
        with server(given.source) as port:
            lines.append(row(kind, measured(port, kind, given.seconds)))
        print(lines[-1], flush=True)
    if given.write:
        keep(lines)


if __name__ == "__main__":
    main()
