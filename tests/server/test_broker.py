"""One suite for both ways nodes can talk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from closecall.server import broker as broker_module
from closecall.server.broker import Broker, Bus, MemoryBroker, RedisBroker, make_broker
from server.support import eventually, run

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

    async def open(self) -> Node:
        await self.broker.open(self.name, lambda m, b: self.heard.append((m, b)), self._gap)
        return self

    def _gap(self) -> None:
        self.gaps += 1

    async def hears(self, count: int) -> list[tuple[str, bytes]]:
        await eventually(lambda: len(self.heard) >= count, f"{count} messages")
        return self.heard


def test_others_hear_everything_in_order_and_oneself_nothing(make: Make) -> None:
    async def check() -> None:
        nodes = [await Node(make(), name).open() for name in ("a", "b", "c")]
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
        one, two = [await Node(make(), name).open() for name in ("a", "b")]
        one.broker.publish("m1", b"x y z")
        one.broker.publish("m2", b"")
        assert await two.hears(2) == [("m1", b"x y z"), ("m2", b"")]
        await one.broker.close()
        await two.broker.close()

    run(check())


def test_what_was_published_before_closing_is_sent(make: Make) -> None:
    async def check() -> None:
        one, two = [await Node(make(), name).open() for name in ("a", "b")]
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

        one, two = [await Node(RedisBroker(redis), name).open() for name in ("a", "b")]
        admin = aioredis.from_url(redis)
        await admin.client_kill_filter(_type="pubsub")
        await eventually(lambda: one.gaps and two.gaps, "gaps")
        # only now Redis is asked again, and only who it has put down hears anything
        while len(await admin.client_list(_type="pubsub")) < 2:
            await asyncio.sleep(0.01)
        one.broker.publish("m", b"again")
        assert await two.hears(1) == [("m", b"again")]
        await admin.aclose()
        await one.broker.close()
        await two.broker.close()

    run(check())


def test_addresses() -> None:
    assert isinstance(make_broker(None), MemoryBroker)
    assert make_broker(None).shared is False
    assert isinstance(make_broker("redis://localhost"), RedisBroker)
    with pytest.raises(ValueError, match="expected redis://"):
        make_broker("amqp://localhost")
