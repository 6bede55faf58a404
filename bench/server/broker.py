"""Messages between nodes: how many deliveries a step costs, by the number of nodes.

    python bench/server/broker.py [--nodes 1,2,4] [--matches 32] [--seconds 10] [--python PATH]

Two people play each match, connected to two different nodes (one, if there is only one). All nodes
share a throw-away PostgreSQL and Redis. Counted per durable step: messages published, deliveries to
nodes (their own that come back included), and bytes that Redis sent. `--python` names the
interpreter of another installation, to measure its servers instead; an older one does not count
deliveries, but Redis counts bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from cluster import Server, node_program, redis_program, running_all
from run import fresh, keep, postgres

from closecall.client import Client, Refused, Seat, free, me

PAUSE = 0.2
"""Seconds between two moves of a match."""


async def prepared(nodes: list[Server], number: int) -> list[Seat]:
    """Prepare a match whose two people sit at two nodes."""
    here, there = nodes[number % len(nodes)], nodes[(number + 1) % len(nodes)]
    ada, bob = Client(here.url), Client(there.url)
    await ada.enter("Ada")
    await bob.enter("Bob")
    made = await ada.create("poof", [me(), free()], options={"rounds": 20})
    await bob.claim(made.match.id, 1)
    seats = [ada.sit(made.match.id), bob.sit(made.match.id)]
    for seat in seats:
        await seat.open()
    return seats


async def play(seat: Seat, end: float) -> None:
    """Play at random, without hurry, and never end the match early."""
    chance = random.Random(1)
    async for update in seat.turns():
        if time.monotonic() > end:
            return
        await asyncio.sleep(PAUSE)
        moves = [move for move in update.legal if move.text != "pooftastrophe"]
        try:
            await seat.play(chance.choice(moves), update.seq)
        except Refused:  # somebody else was quicker
            continue


async def redis_bytes(port: int) -> int:
    """Return bytes Redis has sent so far."""
    from redis import asyncio as redis

    client = redis.from_url(f"redis://127.0.0.1:{port}/0")
    found = await client.info("stats")
    await client.aclose()
    return int(found["total_net_output_bytes"])


def total(nodes: list[Server], name: str) -> float:
    """Return the sum of a figure over all nodes; 0 where a node does not know it."""
    return sum(node.figures().get(f"closecall_{name}", 0) for node in nodes)


COUNTED = ("steps_total", "broker_published_total", "broker_received_total", "broker_echoed_total")


async def measured(nodes: list[Server], redis: int, matches: int, seconds: float) -> list[float]:
    """Steps, and per step: messages published, delivered, and bytes out of Redis."""
    tables = await asyncio.gather(*(prepared(nodes, number) for number in range(matches)))
    await asyncio.sleep(1)
    before = [await asyncio.to_thread(total, nodes, name) for name in COUNTED]
    sent = await redis_bytes(redis)
    end = time.monotonic() + seconds
    playing = [asyncio.create_task(play(seat, end)) for seats in tables for seat in seats]
    await asyncio.sleep(seconds + 0.5)
    sent = await redis_bytes(redis) - sent
    after = [await asyncio.to_thread(total, nodes, name) for name in COUNTED]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for seats in tables:
        for seat in seats:
            await seat.close()
    steps, published, received, echoed = (b - a for a, b in zip(before, after, strict=True))
    return [steps, published / steps, (received + echoed) / steps, sent / steps]


def main() -> None:
    """Measure, print the table and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nodes", default="1,2,4")
    parser.add_argument("--matches", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--python", default=sys.executable, help="interpreter of the servers")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    given = parser.parse_args()
    lines = ["| nodes | steps | published a step | deliveries a step | bytes from Redis a step |"]
    lines.append("|---|---|---|---|---|")
    print(*lines, sep="\n", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="closecall-broker-"))
    folder.chmod(0o755)
    try:
        with postgres(folder) as (url, _):
            for count in map(int, given.nodes.split(",")):
                redis, database = redis_program(folder), fresh(url)
                broker = f"redis://127.0.0.1:{redis.port}/0"
                nodes = [
                    node_program(folder, number, database, broker, given.python)
                    for number in range(count)
                ]
                with running_all(redis, *nodes):
                    work = measured(nodes, redis.port, given.matches, given.seconds)
                    steps, published, delivered, sent = asyncio.run(work)
                figures = f"{steps:.0f} | {published:.2f} | {delivered:.2f} | {sent:.0f}"
                lines.append(f"| {count} | {figures} |")
                print(lines[-1], flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if given.write:
        keep(lines)


if __name__ == "__main__":
    main()
