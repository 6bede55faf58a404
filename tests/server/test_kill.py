"""Nothing lost: the server is killed with -9 at all sorts of moments under load, over and over."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import msgspec

from closecall.client import Client, Refused, Seat, bot, free, me
from closecall.engine.record import Record
from closecall.server.store import open_store
from closecall.server.store.base import Step
from server.support import ServerProcess, eventually, guest, match_when, run

KILLS = int(os.environ.get("CLOSECALL_KILLS", "10"))
MATCHES = 4


class Witness:
    """What players were told is durable, by match."""

    def __init__(self) -> None:
        self.told: dict[str, dict[int, tuple[int, str]]] = {}
        self.over: set[str] = set()

    def hears(self, match: str, seq: int, seat: int, text: str) -> None:
        known = self.told.setdefault(match, {})
        assert known.setdefault(seq, (seat, text)) == (seat, text)

    @property
    def count(self) -> int:
        return sum(map(len, self.told.values()))

    def check(self, steps: dict[str, list[Step]]) -> None:
        """Everything told is there, once, in order, without gaps."""
        for match, told in self.told.items():
            kept = steps[match]
            assert [step.seq for step in kept] == list(range(1, len(kept) + 1))
            for seq, (seat, text) in told.items():
                assert seq <= len(kept), f"step {seq} was acknowledged and is lost"
                assert (kept[seq - 1].seat, kept[seq - 1].move) == (seat, text)


async def play(seat: Seat, match: str, witness: Witness, chance: random.Random) -> None:
    """Play on whatever happens to the server; a move without an answer is sent again."""
    async for update in seat.turns():
        if seat.seat is None:
            continue
        moves = [move.text for move in update.legal if move.text != "pooftastrophe"]
        await play_one(seat, match, update.seq, chance.choice(moves), witness)
    witness.over.add(match)


async def play_one(seat: Seat, match: str, seq: int, text: str, witness: Witness) -> None:
    while True:
        try:
            await seat.play(text, seq)
        except Refused as refused:
            if refused.code == "broken":
                await asyncio.sleep(0.02)
                continue
            if refused.code != "stale_move":
                raise
            return
        assert seat.seat is not None
        witness.hears(match, seq + 1, seat.seat, text)
        return


class Tables:
    """A number of matches under way, new ones for those that end."""

    def __init__(self, server: ServerProcess, witness: Witness) -> None:
        self.server = server
        self.witness = witness
        self.players: list[Client] = []
        self.matches: list[str] = []
        self.seats: list[Seat] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._chance = random.Random(7)

    async def fill(self) -> None:
        if not self.players:
            self.players = [await guest(self.server, name) for name in ("Ada", "Bob")]
        while len(set(self.matches) - self.witness.over) < MATCHES:
            await self.open_one(with_bot=len(self.matches) % 4 == 0)

    async def open_one(self, *, with_bot: bool) -> None:
        one, two = self.players
        seats = [me(), free(), bot("easy")] if with_bot else [me(), free()]
        made = await one.create("poof", seats, options={"rounds": 3}, pace=0, takeover="easy")
        match = made.match.id
        await two.claim(match, 1)
        self.matches.append(match)
        for player in self.players:
            seat = player.sit(match)
            await seat.open()
            self.seats.append(seat)
            chance = random.Random(self._chance.random())
            self.tasks.append(asyncio.create_task(play(seat, match, self.witness, chance)))

    def check_tasks(self) -> None:
        for task in self.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise task.exception() or AssertionError

    def told(self, count: int) -> bool:
        """Whether at least `count` moves are acknowledged by now."""
        self.check_tasks()
        return self.witness.count >= count

    async def hand_over(self) -> None:
        """Everybody leaves; bots play to the end."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for seat in self.seats:  # or they would come back and take their seats again
            await seat.close()
        for match in self.matches:
            for number, player in enumerate(self.players):
                try:
                    await player.leave(match, number)
                except Refused as refused:
                    if refused.code != "not_running":
                        raise


async def steps_of(database: str, matches: list[str]) -> dict[str, list[Step]]:
    """What is really in the database."""
    store = await open_store(database, Path("unused"))
    try:
        return {match: await store.steps(match) for match in matches}
    finally:
        await store.close()


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found


def test_nothing_acknowledged_is_lost(
    database: str, processes: Callable[..., ServerProcess]
) -> None:
    async def check() -> None:
        server = processes(database=database)
        witness = Witness()
        tables = Tables(server, witness)
        moments = [0.3 * number / KILLS for number in range(KILLS)]  # after a move, spread evenly
        random.Random(11).shuffle(moments)
        acknowledged = []
        for moment in moments:
            await tables.fill()
            before = witness.count
            await eventually(partial(tables.told, before + 5), "five more moves")
            await asyncio.sleep(moment)
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(0.05)  # what is in the sockets still counts as told
            witness.check(await steps_of(database, tables.matches))
            acknowledged.append(witness.count)
            await asyncio.to_thread(server.start)
            tables.check_tasks()
        assert all(b > a for a, b in pairwise(acknowledged))

        await tables.hand_over()
        for match in tables.matches:
            await finished(tables.players[0], match)
        assert server.process is not None
        workers = children(server.process.pid)
        assert server.terminate() == 0
        witness.check(await steps_of(database, tables.matches))
        print(f"{KILLS} kills, {witness.count} moves acknowledged, {len(tables.matches)} matches")
        await eventually(
            lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers),
            "the end of the bot processes, which outlive their server",
        )

    run(check(), 600)


async def finished(client: Client, match: str) -> None:
    """The match goes on to its end with bots, and its record can be verified."""
    await match_when(client, match, lambda found: found.state == "over", 300)
    record = Record.load(msgspec.json.encode(await client.record(match)))
    assert record.verify().ok


def test_bots_go_on_by_themselves_after_a_kill(
    database: str, processes: Callable[..., ServerProcess]
) -> None:
    async def check() -> None:
        server = processes(database=database)
        client = await guest(server)
        made = await client.create("poof", [me(), bot("easy"), bot("easy")], pace=50)
        await client.leave(made.match.id, 0)
        await match_when(client, made.match.id, lambda found: found.seq >= 5)
        server.kill()
        server.start()
        before = (await client.match(made.match.id)).match.seq
        await match_when(client, made.match.id, lambda found: found.seq >= before + 5)

    run(check())
