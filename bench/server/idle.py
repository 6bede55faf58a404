"""Idle sockets: how many one node holds, what they weigh, and whether the table still answers.

    python bench/server/idle.py [--sockets 20000] [--hold 10]

Matches of four seats, every seat with a socket that has said hello and then keeps quiet. The driver
is this process; the server is a child of it. Bounded: it opens that many sockets, holds them for a
while, lets a sample of them ask for a sign of life, and closes everything.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import gc
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).parent))

from run import GENEROUS, free_port, running

from closecall.server.sockets.doors import connections_of

SEATS = 4
AT_ONCE = 12
"""Fewer than one guest may have waiting."""
SPARE = 200
"""Files that are not sockets of people."""
SAMPLE = 200
PING, PONG, CLOSE = 0x89, 0x8A, 0x88
ATTEMPTS = 5
"""Times a socket is opened before we give up: a slow machine may say hello too late."""
HOMES = 64
"""Addresses the sockets come from: one address has a limited number of ports."""

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]
T = TypeVar("T")


class Closed(EOFError):
    """The server has closed a socket, and why."""


def memory(pid: int) -> float:
    """Resident memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def cpu(pid: int) -> float:
    """Return seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def open_files(pid: int) -> int:
    """Return the number of files a process may have open."""
    limits = Path(f"/proc/{pid}/limits").read_text()
    line = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    return int(line.split()[3])


async def post(port: int, path: str, body: object, secret: str = "") -> Any:
    """Send one request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    bearer = f"authorization: Bearer {secret}\r\n" if secret else ""
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n{bearer}"
    writer.write(f"{head}connection: close\r\ncontent-length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n\r\n")
    if b" 201 " not in status.partition(b"\r\n")[0]:
        raise SystemExit(f"{path}: {answer[:300]!r}")
    return json.loads(rest)


def framed(message: dict[str, object]) -> bytes:
    """Return a short message as a masked text frame (with a mask of zeros)."""
    data = json.dumps(message).encode()
    length = bytes((0x80 | len(data),))
    if len(data) > 125:
        length = bytes((0x80 | 126,)) + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data


async def frame(pair: Pair) -> bytes:
    """Return the next message of the server; its pings on the way are answered, or it would hang
    up.
    """
    reader, writer = pair
    while True:
        head = await reader.readexactly(2)
        length = head[1] & 0x7F
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2), "big")
        data = await reader.readexactly(length)
        if head[0] == CLOSE:
            raise Closed(f"{int.from_bytes(data[:2], 'big')} {data[2:].decode()}")
        if head[0] != PING:
            return data
        writer.write(bytes((PONG, 0x80 | len(data))) + bytes(4) + data)


async def until(pair: Pair, kind: bytes) -> None:
    """Read on until a message of this kind comes."""
    while not (await frame(pair)).startswith(b'{"type":"%b"' % kind):
        pass


async def stay(pair: Pair) -> None:
    """Read and forget, as somebody does who only looks."""
    with contextlib.suppress(OSError, EOFError):
        while True:
            await frame(pair)


async def opened(port: int, number: int) -> Pair:
    """Open a socket that has not said anything yet."""
    home = (f"127.0.1.{number % HOMES + 1}", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=home, limit=4096)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
        f"connection: Upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def looking(port: int, number: int, match: str, seat: int, secret: str) -> Pair:
    """Open a socket at a seat and wait until it has seen the table."""
    for attempt in range(ATTEMPTS):
        try:
            pair = await opened(port, number)
            hello = {"type": "hello", "match": match, "seat": seat, "secret": secret}
            pair[1].write(framed(hello))
            await until(pair, b"update")
        except (OSError, EOFError) as error:
            print(f"socket {number}, attempt {attempt + 1}: {error!r}", flush=True)
            await asyncio.sleep(1)
        else:
            return pair
    raise SystemExit(f"socket {number} cannot be opened")


async def some_at_once(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do everything, a few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(each: Callable[[], Awaitable[T]]) -> T:
        async with room:
            return await each()

    return await asyncio.gather(*[one(each) for each in work])


async def answer_ms(pair: Pair) -> float:
    """Measure how long a sign of life takes, in milliseconds."""
    began = time.perf_counter()
    pair[1].write(framed({"type": "ping"}))
    await until(pair, b"pong")
    return (time.perf_counter() - began) * 1000


async def measure(port: int, pid: int, sockets: int, hold: float) -> dict[str, float]:
    """Open everything, wait, ask a sample, and say what it took."""
    secret = (await post(port, "/api/guests", {"name": "Idle"}))["secret"]
    wish = {"game": "poof", "seats": [{"kind": "me", "name": f"Seat {i}"} for i in range(SEATS)]}
    before = memory(pid)

    async def match() -> str:
        return str((await post(port, "/api/matches", wish, secret))["match"]["id"])

    matches = await some_at_once([match] * (sockets // SEATS))
    made = memory(pid)
    seats = [(match, seat) for match in matches for seat in range(SEATS)]

    async def look(number: int, match: str, seat: int) -> tuple[Pair, asyncio.Task[None]]:
        pair = await looking(port, number, match, seat, secret)
        return pair, asyncio.create_task(stay(pair))

    looks = await some_at_once([partial(look, number, *at) for number, at in enumerate(seats)])
    pairs, staying = [pair for pair, _ in looks], [task for _, task in looks]
    gc.freeze()  # the driver shall not measure how it tidies up after itself
    full, spent = memory(pid), cpu(pid)
    await asyncio.sleep(hold)
    idle = (cpu(pid) - spent) / hold
    left = sum(task.done() for task in staying)
    for task in staying[:SAMPLE]:
        task.cancel()
    await asyncio.sleep(0)
    times = sorted(
        await some_at_once([lambda pair=pair: answer_ms(pair) for pair in pairs[:SAMPLE]])
    )
    for task in staying:
        task.cancel()
    for _, writer in pairs:
        writer.close()
    return {
        "sockets": len(pairs),
        "of these dropped": left,
        "MB before": before,
        "MB with matches": made,
        "MB with sockets": full,
        "KB per match with four sockets": (full - before) * 1024 / len(matches),
        "CPU share while idle": idle,
        "answer p50 ms": statistics.median(times),
        "answer p99 ms": times[int(len(times) * 0.99) - 1],
    }


def main() -> None:
    """Start a server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--hold", type=float, default=10)
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    sockets = min(given.sockets, connections_of(hard) - SPARE) // SEATS * SEATS
    if sockets < given.sockets:
        print(f"at most {hard} open files here: {sockets} sockets")
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "closecall.server", "--no-open", "--port", str(port)]
        command += ["--data", folder, "--log-level", "warning"]
        for name, value in GENEROUS.items():
            command += [f"--{name}", str(value)]
        with running(command, port, Path(folder)) as pid:
            print(f"open files the server allows itself: {open_files(pid)}")
            # Only now: the server shall raise its own limit, not inherit this one.
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            figures = asyncio.run(measure(port, pid, sockets, given.hold))
    for name, value in figures.items():
        print(f"{name}: {value:.2f}" if isinstance(value, float) else f"{name}: {value}")


if __name__ == "__main__":
    main()
