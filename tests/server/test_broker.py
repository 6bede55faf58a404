"""One suite for both ways nodes can talk."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from closecall import protocol as p
from closecall.server import broker as broker_module
from closecall.server.broker import Broker, Bus, MemoryBroker, RedisBroker, make_broker
from closecall.server.live.node import Node as LiveNode
from closecall.server.match.table import Table
from closecall.server.security import new_id
from closecall.server.settings import Settings
from closecall.server.store import open_store
from closecall.server.store.base import GuestRow
from server.support import PATIENCE, eventually, free_port, listens, run, wait_until

Make = Callable[[], Broker]


@pytest.fixture(params=["memory", "redis"])
def make(request: pytest.FixtureRequest) -> Make:
    if request.param == "memory":
        bus = Bus()
        return lambda: MemoryBroker(bus)
    url: str = request.getfixturevalue("redis")
    return lambda: RedisBroker(url)


class Node:
    def __init__(self, broker: Broker, name: str) -> None:
        self.broker = broker
        self.name = name
        self.heard: list[tuple[str, bytes]] = []
        self.gaps = 0

    async def open(self, *matches: str) -> Node:
        await self.broker.open(self.name, lambda m, b: self.heard.append((m, b)), self._gap)
        for match in matches:
            await self.broker.subscribe(match)
        return self

    def _gap(self) -> None:
        self.gaps += 1

    async def hears(self, count: int) -> list[tuple[str, bytes]]:
        await eventually(lambda: len(self.heard) >= count, f"{count} messages")
        return self.heard


def test_others_hear_everything_in_order_and_oneself_nothing(make: Make) -> None:
    async def check() -> None:
        nodes = [await Node(make(), name).open("match") for name in ("a", "b", "c")]
        for i in range(500):
            nodes[0].broker.publish("match", b'{"n": %d}' % i)
        expected = [("match", b'{"n": %d}' % i) for i in range(500)]
        assert await nodes[1].hears(500) == expected
        assert await nodes[2].hears(500) == expected
        assert nodes[0].heard == []
        for node in nodes:
            await node.broker.close()

    run(check())


def test_matches_are_kept_apart(make: Make) -> None:
    async def check() -> None:
        one, two = [await Node(make(), name).open("m1", "m2") for name in ("a", "b")]
        one.broker.publish("m1", b"x y z")
        one.broker.publish("m2", b"")
        assert await two.hears(2) == [("m1", b"x y z"), ("m2", b"")]
        await one.broker.close()
        await two.broker.close()

    run(check())


def test_a_node_hears_only_of_what_it_subscribed_to(make: Make) -> None:
    async def check() -> None:
        one, two, three = [await Node(make(), name).open() for name in "abc"]
        await two.broker.subscribe("m")
        await three.broker.subscribe("other")
        for i in range(100):
            one.broker.publish("m", b"%d" % i)
        one.broker.publish("m", b"a b", everywhere=True)
        expected = [("m", b"%d" % i) for i in range(100)]
        assert await two.hears(101) == [*expected, ("m", b"a b")]
        assert await three.hears(1) == [("m", b"a b")]
        assert (two.broker.traffic.received, three.broker.traffic.received) == (101, 1)
        assert one.broker.traffic.published == 101 and one.broker.subscriptions == 0
        for node in (one, two, three):
            await node.broker.close()

    run(check())


def test_subscribing_and_leaving_again_and_again(make: Make) -> None:
    """What is published after `subscribe` returned is heard, however often it was left before."""

    async def check() -> None:
        one, two = [await Node(make(), name).open() for name in "ab"]
        for i in range(50):
            leave_at_once = asyncio.create_task(two.broker.subscribe("m"))
            if i % 3 == 0:
                await asyncio.sleep(0)
                leave_at_once.cancel()
                await asyncio.gather(leave_at_once, return_exceptions=True)
                two.broker.unsubscribe("m")
            else:
                await leave_at_once
            await asyncio.gather(*(two.broker.subscribe(name) for name in ("m", "x", "m")))
            assert two.broker.subscriptions == 2
            one.broker.publish("m", b"%d" % i)
            assert (await two.hears(i + 1))[-1] == ("m", b"%d" % i)
            two.broker.unsubscribe("m")
            two.broker.unsubscribe("x")
        await one.broker.subscribe("last")
        two.broker.publish("m", b"not for one")
        two.broker.publish("last", b"end")
        assert await one.hears(1) == [("last", b"end")]
        await one.broker.close()
        await two.broker.close()

    run(check())


def test_what_was_published_before_closing_is_sent(make: Make) -> None:
    async def check() -> None:
        one, two = [await Node(make(), name).open("m") for name in ("a", "b")]
        for _ in range(50):
            one.broker.publish("m", b"last")
        await one.broker.close()
        assert len(await two.hears(50)) == 50
        await two.broker.close()

    run(check())


def test_a_lost_connection_is_a_gap_and_heals(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broker_module, "RETRY_SECONDS", 0.1)

    async def check() -> None:
        from redis import asyncio as aioredis

        one, two = [await Node(RedisBroker(redis), name).open("m") for name in ("a", "b")]
        admin = aioredis.from_url(redis)
        await admin.client_kill_filter(_type="pubsub")
        await eventually(lambda: one.gaps and two.gaps, "gaps")
        # only now is Redis asked again, and only its subscribers hear anything
        while len(await admin.client_list(_type="pubsub")) < 2:
            await asyncio.sleep(0.01)
        one.broker.publish("m", b"again")
        assert await two.hears(1) == [("m", b"again")]
        await admin.aclose()
        await one.broker.close()
        await two.broker.close()

    run(check())


class OwnRedis:
    """A Redis server that can be stopped and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program is not None
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(lambda: listens(self.port), "Redis")

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)


@pytest.fixture
def own_redis() -> Iterator[OwnRedis]:
    server = OwnRedis()
    server.start()
    yield server
    server.stop()


def test_subscriptions_survive_a_restart_of_redis(
    own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broker_module, "RETRY_SECONDS", 0.05)

    async def check() -> None:
        one, two = [await Node(RedisBroker(own_redis.url), name).open() for name in "ab"]
        await two.broker.subscribe("before")
        own_redis.stop()
        await eventually(lambda: not two.broker._subscriptions._connected, "a loss")  # type: ignore[attr-defined]
        await asyncio.wait_for(two.broker.subscribe("meanwhile"), 5)  # waits for nobody
        two.broker.unsubscribe("gone")
        one.broker.publish("before", b"kept until it is back")
        own_redis.start()
        await eventually(lambda: one.gaps and two.gaps, "gaps")
        await two.broker.subscribe("after")
        for match in ("before", "meanwhile", "after"):
            one.broker.publish(match, b"again")
        await eventually(lambda: ("after", b"again") in two.heard, "the last message")
        again = [match for match, body in two.heard if body == b"again"]
        assert again == ["before", "meanwhile", "after"]
        await one.broker.close()
        await two.broker.close()

    run(check())


@asynccontextmanager
async def two_nodes(folder: Path) -> AsyncIterator[tuple[list[LiveNode], str]]:
    """Two nodes of one process on one store, and a match between two people."""
    bus, store = Bus(), await open_store(None, folder)
    settings = Settings(data=str(folder), bot_workers=1)
    nodes = [LiveNode(settings, store, MemoryBroker(bus)) for _ in range(2)]
    for node in nodes:
        await node.start()
    host = GuestRow(new_id(), "Mira", 1)
    await store.guests.add(host, "hash")
    plan = [p.SeatPlan("me", name="A"), p.SeatPlan("me", name="B")]
    made = await nodes[0].seats.making.create(host, p.NewMatch("poof", plan))
    try:
        yield nodes, made.match.id
    finally:
        nodes[1].say_goodbye()
        await nodes[1].tasks.stop()
        nodes[1].tables.bots.close()
        nodes[1].aside.close()
        await nodes[0].stop()  # and the store


def test_notes_that_come_while_a_table_is_read_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node makes a step after this one has read the log and before it has its table."""

    async def check() -> None:
        async with two_nodes(tmp_path) as (nodes, match):
            first = await nodes[0].tables.load(match)
            assert match not in nodes[1].tables and nodes[1].broker.subscriptions == 0
            read, paused, go_on = nodes[1].tables._read, asyncio.Event(), asyncio.Event()

            async def slow(name: str) -> Table:
                table = await read(name)
                paused.set()
                await go_on.wait()
                return table

            monkeypatch.setattr(nodes[1].tables, "_read", slow)
            loading = asyncio.create_task(nodes[1].tables.load(match))
            await paused.wait()
            position, done = first.board.begun(), list[object]()
            mover = position.actors()[0]
            move = position.game.move(position.legal(mover)[0]).text
            first.playing.play(mover, 0, msgspec.json.encode(move), done.append)
            await eventually(lambda: done, "a durable move")
            await eventually(lambda: nodes[1].broker.traffic.received, "its note")
            go_on.set()
            second = await loading
            await eventually(lambda: second.seq == 1, "the step made meanwhile")
            second.forget()
            assert nodes[1].broker.subscriptions == 0

    run(check())


def test_addresses() -> None:
    assert isinstance(make_broker(None), MemoryBroker)
    assert make_broker(None).shared is False
    assert isinstance(make_broker("redis://localhost"), RedisBroker)
    with pytest.raises(ValueError, match="expected redis://"):
        make_broker("amqp://localhost")
