"""How nodes tell each other that something happened at a table.

Nothing here is truth: a message that gets lost delays an update until the next look into the store,
no more. A node hears only of the matches it has subscribed to, and of what is told everywhere; it
never hears its own messages.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from closecall.engine.extras import needed
from closecall.server import telemetry

log = logging.getLogger("closecall.broker")

Heard = Callable[[str, bytes], None]
"""Called with a match and a message about it."""
Gap = Callable[[], None]
"""Called when messages may have been missed."""

CHANNEL = "closecall:"
EVERYWHERE = CHANNEL + "*"
"""The channel of all nodes; no match has such an id."""
RETRY_SECONDS = 1.0
MAX_WAITING = 100_000


class Traffic(Struct):
    """Messages counted since the start."""

    published: int = 0
    received: int = 0
    """From other nodes."""
    echoed: int = 0
    """Own messages that came back."""
    gaps: int = 0
    """Times when messages may have been missed."""


class Broker(ABC):
    """Fan-out between nodes."""

    shared = True
    """Whether there can be other nodes at all."""

    def __init__(self) -> None:
        self.traffic = Traffic()

    @abstractmethod
    async def open(self, node: str, heard: Heard, gap: Gap) -> None:
        """Connect; from now on `heard` is called for what other nodes publish."""

    @abstractmethod
    async def subscribe(self, match: str) -> None:
        """Hear of a match: nothing published after this returns is missed without a `gap`."""

    @abstractmethod
    def unsubscribe(self, match: str) -> None:
        """Hear no more of a match, soon."""

    @property
    @abstractmethod
    def subscriptions(self) -> int:
        """The number of matches this node hears of."""

    @abstractmethod
    def publish(self, match: str, message: bytes, *, everywhere: bool = False) -> None:
        """Tell the nodes that have subscribed to the match, or all; never waits, never fails."""

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
        super().__init__()
        self.shared = bus is not None
        self._bus = bus or Bus()
        self._heard: Heard | None = None
        self._matches: set[str] = set()

    async def open(self, node: str, heard: Heard, gap: Gap) -> None:
        self._heard = heard
        self._bus.members.append(self)

    async def subscribe(self, match: str) -> None:
        self._matches.add(match)

    def unsubscribe(self, match: str) -> None:
        self._matches.discard(match)

    @property
    def subscriptions(self) -> int:
        return len(self._matches)

    def publish(self, match: str, message: bytes, *, everywhere: bool = False) -> None:
        self.traffic.published += 1
        loop = asyncio.get_running_loop()
        for member in self._bus.members:
            if member is not self and (everywhere or match in member._matches):
                loop.call_soon(member._hear, match, message)

    def _hear(self, match: str, message: bytes) -> None:
        if self._heard is not None:
            self.traffic.received += 1
            self._heard(match, message)

    async def close(self) -> None:
        if self in self._bus.members:
            self._bus.members.remove(self)


class Subscriptions:
    """The channels of one node: which it wants, and which Redis has confirmed.

    At most one command is under way, so every confirmation belongs to it.
    """

    def __init__(self) -> None:
        self.wanted: set[str] = {EVERYWHERE}
        self._confirmed: set[str] = set()
        self._expected: set[str] = set()
        self._answered = asyncio.Event()
        self._changed = asyncio.Event()
        self._waiters: dict[str, list[asyncio.Future[None]]] = {}
        self._connected = False

    async def want(self, channel: str) -> None:
        """Subscribe and wait for the confirmation; without a connection, a gap follows later."""
        self.wanted.add(channel)
        if channel in self._confirmed or not self._connected:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.setdefault(channel, []).append(waiter)
        self._changed.set()
        await waiter

    def drop(self, channel: str) -> None:
        """Unsubscribe, soon."""
        self.wanted.discard(channel)
        self._changed.set()

    async def begin(self, pubsub: Any) -> None:
        """Ask a new connection for everything that is wanted."""
        self._connected = True
        await self._ask(pubsub.subscribe, self.wanted)

    async def keep(self, pubsub: Any) -> None:
        """Keep the subscriptions as wanted, for as long as the connection lasts."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if dropped := self._confirmed - self.wanted:
                self._confirmed -= dropped  # who wants one of them again waits for its return
                await self._ask(pubsub.unsubscribe, dropped)
                await self._answered.wait()
            if added := self.wanted - self._confirmed:
                await self._ask(pubsub.subscribe, added)
                await self._answered.wait()

    async def complete(self) -> None:
        """Wait until the last command has been answered."""
        await self._answered.wait()

    async def _ask(self, command: Callable[..., Awaitable[Any]], channels: Iterable[str]) -> None:
        self._expected = set(channels)
        self._answered.clear()
        await command(*self._expected)

    def heard(self, kind: str, channel: str) -> bool:
        """Note Redis's answer for a channel; return whether nobody asked: the client came back."""
        renewed = kind == "subscribe" and channel in self._confirmed - self._expected
        if kind == "subscribe":
            self._confirmed.add(channel)
            self._release(channel)
        self._expected.discard(channel)
        if not self._expected:
            self._answered.set()
        return renewed

    def lost(self) -> None:
        """Forget the lost connection, and wake whoever waits for it."""
        self._connected = False
        self._confirmed.clear()
        for channel in list(self._waiters):
            self._release(channel)

    def _release(self, channel: str) -> None:
        for waiter in self._waiters.pop(channel, ()):
            if not waiter.done():
                waiter.set_result(None)


class RedisBroker(Broker):
    """Between processes and machines: a channel for each match, one connection to hear of them,
    and one publishing pipeline."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._node = b""
        self._waiting: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._subscriptions = Subscriptions()
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Any = None
        self._closing = False

    async def open(self, node: str, heard: Heard, gap: Gap) -> None:
        self._node = node.encode()
        self._redis = _connect(self._url)
        await self._redis.ping()
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(heard, gap, ready)),
            asyncio.create_task(self._send()),
        ]
        await ready.wait()

    async def subscribe(self, match: str) -> None:
        await self._subscriptions.want(CHANNEL + match)

    def unsubscribe(self, match: str) -> None:
        self._subscriptions.drop(CHANNEL + match)

    @property
    def subscriptions(self) -> int:
        return len(self._subscriptions.wanted) - 1

    def publish(self, match: str, message: bytes, *, everywhere: bool = False) -> None:
        if len(self._waiting) < MAX_WAITING:
            self.traffic.published += 1
            channel = CHANNEL + match
            if everywhere:
                channel, message = EVERYWHERE, match.encode() + b" " + message
            self._waiting.append((channel, self._node + b" " + message))
            self._wake.set()

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        for task in self._tasks[1:]:
            await asyncio.wait([task], timeout=2)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._subscriptions.lost()
        if self._redis is not None:
            await self._redis.aclose()

    # Hearing --------------------------------------------------------------------------------------

    async def _listen(self, heard: Heard, gap: Gap, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._session(heard, gap, ready)
            except (OSError, _redis_error()) as error:
                log.warning("broker lost: %s", type(error).__name__)
            finally:
                self._subscriptions.lost()
            await asyncio.sleep(RETRY_SECONDS)

    async def _session(self, heard: Heard, gap: Gap, ready: asyncio.Event) -> None:
        """Receive messages until the connection is lost."""
        async with self._redis.pubsub() as pubsub:
            await self._subscriptions.begin(pubsub)
            tasks = [
                asyncio.create_task(self._read(pubsub, heard, gap)),
                asyncio.create_task(self._follow(pubsub, gap, ready)),
            ]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, pubsub: Any, gap: Gap, ready: asyncio.Event) -> None:
        await self._subscriptions.complete()
        if ready.is_set():  # from here on nothing is missed any more
            self.traffic.gaps += 1
            gap()
        ready.set()
        await self._subscriptions.keep(pubsub)

    async def _read(self, pubsub: Any, heard: Heard, gap: Gap) -> None:
        async for message in pubsub.listen():
            channel = message["channel"].decode()
            if message["type"] == "message":
                self._deliver(channel, message["data"], heard)
            elif self._subscriptions.heard(message["type"], channel) and channel == EVERYWHERE:
                self.traffic.gaps += 1
                gap()

    def _deliver(self, channel: str, data: bytes, heard: Heard) -> None:
        node, _, body = data.partition(b" ")
        match = channel.removeprefix(CHANNEL)
        if channel == EVERYWHERE:
            name, _, body = body.partition(b" ")
            match = name.decode()
        if node == self._node:
            self.traffic.echoed += 1
            return
        self.traffic.received += 1
        try:
            if telemetry.tracing is None:
                heard(match, body)
            else:
                with telemetry.tracing.span("broker deliver", match=match):
                    heard(match, body)
        except Exception:  # the next message may be a better one
            log.exception("message from another node failed")

    # Telling --------------------------------------------------------------------------------------

    async def _send(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            try:
                if telemetry.tracing is None:
                    await self._publish_all(batch)
                else:
                    with telemetry.tracing.span("broker publish", messages=len(batch)):
                        await self._publish_all(batch)
            except (OSError, _redis_error()) as error:
                log.warning("could not tell other nodes: %s", type(error).__name__)
                self._waiting = (batch + self._waiting)[:MAX_WAITING]
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish_all(self, batch: list[tuple[str, bytes]]) -> None:
        pipeline = self._redis.pipeline(transaction=False)
        for channel, message in batch:
            pipeline.publish(channel, message)
        await pipeline.execute()


def _connect(url: str) -> Any:
    """Return a client that reports a lost connection instead of reconnecting silently."""
    # redis belongs to an extra: a table on one machine does not need it
    with needed("cluster"):
        from redis import asyncio as redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

    return redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_keepalive=True)


def _redis_error() -> type[Exception]:
    from redis.exceptions import RedisError

    return RedisError


async def reachable(url: str) -> None:
    """Connect once and ask for an answer; raise whatever goes wrong."""
    client = _connect(url)
    try:
        await client.ping()
    finally:
        with suppress(Exception):
            await client.aclose()


def make_broker(url: str | None) -> Broker:
    """Return the broker an address names; without one, this process is alone."""
    if url is None:
        return MemoryBroker()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBroker(url)
    raise ValueError(f"broker: expected redis://…, got {url!r}")
