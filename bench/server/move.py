"""One move from the bytes of a socket to the frames of four: CPU without the kernel's part.

    python bench/server/move.py [--moves 6000] [--game poof] [--profile]

Tables of four people on a store in a temporary folder; transports that drop what they get. Each
table plays at random; all tables move before the store is waited for, as under load. Prints the CPU
time of a move in microseconds, in the loop's thread and in all threads, the lowest tenth and the
median of rounds: good for comparing two states of the code (`PYTHONPATH` names the other one) on a
busy machine, where a closed loop over sockets is noisy.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import statistics
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvloop
from websockets.protocol import OPEN

import closecall
from closecall.protocol import Clocks, Watch
from closecall.server.app import running
from closecall.server.live.node import Node
from closecall.server.match.table import Table
from closecall.server.settings import Settings
from closecall.server.sockets.connection import Connection
from closecall.server.sockets.outbox import Outgoing
from closecall.server.sockets.sockets import _HANDLING
from closecall.server.sockets.wire import Wire, outbox_of
from closecall.server.store import base

SEATS = 4
TABLES = 100
MASK = bytes(4)

Rounds = list[tuple[float, float]]


class Transport:
    """Takes frames and drops them."""

    def write(self, frame: bytes) -> None:
        """Take a frame."""

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def is_closing(self) -> bool:
        """It stays open."""
        return False


def new_wire() -> Wire:
    """Return a socket that is open, without a handshake."""
    wire = Wire.__new__(Wire)
    wire.transport = Transport()  # type: ignore[assignment]
    wire.conn = SimpleNamespace(current_size=None, state=OPEN)  # type: ignore[assignment]
    wire.config = SimpleNamespace(ws_max_size=16384)  # type: ignore[assignment]
    wire.close_sent = wire.disconnected = wire.read_paused = False
    wire.aligned = True
    wire._pending = bytearray()
    wire.outgoing = Outgoing(outbox_of(asyncio.get_running_loop()), wire)
    return wire


class Match:
    """A table, its sockets, and how it is played."""

    def __init__(self, node: Node, game: str, number: int) -> None:
        seats = tuple(
            base.SeatRow(seat, "person", f"guest{seat}", f"Seat {seat}", None, None, "")
            for seat in range(SEATS)
        )
        settings = base.Settings(Clocks(), Watch(), None, True, True, True, 0, False)
        row = base.MatchRow(
            id=f"{number:016d}",
            code=f"{number:06d}",
            game=game,
            revision=closecall.game(game).revision,
            options={},
            settings=settings,
            state="running",
            listed=False,
            driven=False,
            host="guest0",
            commitment="",
            seed=f"{number:064x}",
            nonces=[],
            created=1,
            started=1,
            ended=None,
            touched=1,
            result=None,
            rematch=None,
            source=None,
        )
        self.table = Table(node.tables, base.Whole(row, seats), [])
        self.wires: list[Wire] = []
        for seat in range(SEATS):
            connection = Connection(node, new_wire(), "127.0.0.1", _HANDLING)
            connection.table, connection.seat, connection.key = self.table, seat, f"guest{seat}"
            connection.wire.receiver = connection.receive
            self.table.company.join(connection)
            self.wires.append(connection.wire)

    def message(self, chance: random.Random) -> tuple[Wire, bytes] | None:
        """Return a random legal move as the bytes of a frame, and the socket it comes from."""
        fold = self.table.fold
        assert fold is not None
        if fold.over:
            return None
        seat = chance.choice(fold.actors())
        text = fold.game.move(chance.choice(fold.legal(seat))).text
        body = b'{"type":"play","seq":%d,"move":"%b"}' % (fold.seq, text.encode())
        return self.wires[seat], bytes((0x81, 0x80 | len(body))) + MASK + body


async def measure(node: Node, game: str, moves: int, chance: random.Random) -> Rounds:
    """Microseconds a move in the loop's thread and in all threads, for each round of moves."""
    matches = [Match(node, game, chance.getrandbits(40)) for _ in range(TABLES)]
    await asyncio.sleep(0.5)  # presence has been told
    done, rounds = 0, []
    while done < moves:
        frames = [frame for match in matches if (frame := match.message(chance)) is not None]
        if not frames:
            break
        began, began_all = time.thread_time(), time.process_time()
        for wire, data in frames:
            wire.data_received(data)
        while any(match.table.queue.busy for match in matches):
            await asyncio.sleep(0.001)
        loop_time, all_time = time.thread_time() - began, time.process_time() - began_all
        rounds.append((loop_time / len(frames) * 1e6, all_time / len(frames) * 1e6))
        done += len(frames)
    for match in matches:
        match.table.let_go()
    return rounds


async def run(given: Any, folder: Path) -> None:
    """Measure and print."""
    settings = Settings(data=str(folder), messages_per_second=100_000, bot_workers=1)
    chance = random.Random(1)
    async with running(settings) as app:
        assert app.node is not None
        await measure(app.node, given.game, given.moves // 4, chance)
        if given.profile:
            profile = cProfile.Profile()
            profile.enable()
            await measure(app.node, given.game, given.moves, chance)
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
            return
        rounds = await measure(app.node, given.game, given.moves, chance)
    for name, values in zip(("loop", "all"), zip(*rounds, strict=True), strict=True):
        low = statistics.quantiles(values, n=10)[0]
        print(
            f"{name}: {low:.1f} µs lowest tenth, {statistics.median(values):.1f} median", end="  "
        )
    print()


def main() -> None:
    """Read what is wished for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--game", default="poof")
    parser.add_argument("--profile", action="store_true")
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(run(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    main()
