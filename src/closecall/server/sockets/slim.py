"""A queue and an event for thousands of sockets that keep quiet.

asyncio's own take four kilobytes for each socket before anything has happened. These do what the
WebSocket protocol asks of them, for one reader in one event loop.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Flag:
    """Like `asyncio.Event`."""

    __slots__ = ("_set", "_waiting")

    def __init__(self) -> None:
        self._set = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Return whether nobody has to wait."""
        return self._set

    def set(self) -> None:
        """Let everybody on."""
        self._set = True
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        """Make new messages wait."""
        self._set = False

    async def wait(self) -> bool:
        """Wait until it is set."""
        if not self._set:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            try:
                await waiter
            finally:
                self._waiting.remove(waiter)
        return True


class Mailbox:
    """Like `asyncio.Queue`, unbounded and with one reader."""

    __slots__ = ("_filled", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._filled = Flag()

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add something."""
        self._messages.append(message)
        self._filled.set()

    async def get(self) -> Any:
        """Wait for a message and take the oldest."""
        while not self._messages:
            self._filled.clear()
            await self._filled.wait()
        return self._messages.pop(0)
