"""How nodes tell each other that something happened at a table.

Nothing here is truth: a message that gets lost delays an update until the next look into the store,
no more. A node never hears its own messages.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from closecall.engine.extras import needed

log = logging.getLogger("closecall.broker")

Heard = Callable[[str, bytes], None]
"""Called with a match and a message about it."""
Gap = Callable[[], None]
"""Called when messages may have been missed."""

CHANNEL = "closecall:"
RETRY_SECONDS = 1.0
MAX_WAITING = 100_000


class Broker(ABC):
    """Fan-out between nodes."""

    shared = True
    """Whether there can be other nodes at all."""

    @abstractmethod
    async def open(self, node: str, heard: Heard, gap: Gap) -> None:
        """Connect; from now on `heard` is called for what other nodes publish."""

    @abstractmethod
    def publish(self, match: str, message: bytes) -> None:
        """Tell the other nodes, soon; never waits, never fails."""

    @abstractmethod
    async def close(self) -> None:
        """Send what waits and disconnect."""


class Bus:
    """Joins the memory brokers of one process."""

    def __init__(self) -> None:
        self.members: list[MemoryBroker] = []


class MemoryBroker(Broker):
    """Inside one process; alone on its bus it has nobody to tell."""

    def __init__(self, bus: Bus | None = None) -> None:
        self.shared = bus is not None
        self._bus = bus or Bus()
        self._heard: Heard | None = None

    async def open(self, node: str, heard: Heard, gap: Gap) -> None:
        self._heard = heard
        self._bus.members.append(self)

    def publish(self, match: str, message: bytes) -> None:
        loop = asyncio.get_running_loop()
        for member in self._bus.members:
            if member is not self and member._heard is not None:
                loop.call_soon(member._heard, match, message)

    async def close(self) -> None:
        if self in self._bus.members:
            self._bus.members.remove(self)


class RedisBroker(Broker):
    """Between processes and machines: one `psubscribe` and one publishing pipeline per node."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._node = b""
        self._waiting: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Any = None
        self._closing = False

    async def open(self, node: str, heard: Heard, gap: Gap) -> None:
        # redis belongs to an extra: who plays on one machine does not need it
        with needed("cluster"):
            from redis import asyncio as redis

        self._node = node.encode()
        self._redis = redis.from_url(self._url)
        await self._redis.ping()
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(heard, gap, ready)),
            asyncio.create_task(self._send()),
        ]
        await ready.wait()

    def publish(self, match: str, message: bytes) -> None:
        if len(self._waiting) < MAX_WAITING:
            self._waiting.append((CHANNEL + match, self._node + b" " + message))
            self._wake.set()

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        for task in self._tasks[1:]:
            await asyncio.wait([task], timeout=2)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    async def _listen(self, heard: Heard, gap: Gap, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.psubscribe(CHANNEL + "*")
                    async for message in channel.listen():
                        if message["type"] == "psubscribe":
                            if ready.is_set():  # from here on nothing is missed any more
                                gap()
                            ready.set()
                        elif message["type"] == "pmessage":
                            self._deliver(message, heard)
            except (OSError, _redis_error()) as error:
                log.warning("broker lost: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    def _deliver(self, message: dict[str, Any], heard: Heard) -> None:
        node, _, body = message["data"].partition(b" ")
        if node == self._node:
            return
        try:
            heard(message["channel"].decode()[len(CHANNEL) :], body)
        except Exception:  # the next message may be a better one
            log.exception("a message of another node went wrong")

    async def _send(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            try:
                pipeline = self._redis.pipeline(transaction=False)
                for channel, message in batch:
                    pipeline.publish(channel, message)
                await pipeline.execute()
            except (OSError, _redis_error()) as error:
                log.warning("could not tell other nodes: %s", type(error).__name__)
                self._waiting = (batch + self._waiting)[:MAX_WAITING]
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)


def _redis_error() -> type[Exception]:
    from redis.exceptions import RedisError

    return RedisError


def make_broker(url: str | None) -> Broker:
    """The broker an address names; without one, this process is alone."""
    if url is None:
        return MemoryBroker()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBroker(url)
    raise ValueError(f"broker: expected redis://…, got {url!r}")
