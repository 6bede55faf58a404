"""One thing at a time: what comes while a step is not durable waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

from closecall.server.problems import Refusal

MAX_WAITING = 256

Answer = Callable[[Refusal | None], None]
"""Hears how an attempt ended: None when it is durable."""

Job = Callable[[], None]


def set_up_again() -> Refusal:
    """Return the refusal for clients waiting for a table that had to leave memory."""
    return Refusal("busy", "The table is being reloaded. Please try again.")


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)


class Queue:
    """The queue of a table.

    `catch_up` comes before whatever waits: steps that other nodes have made.
    """

    __slots__ = (
        "_catch_up",
        "_loop",
        "_settling",
        "_waiting",
        "busy",
        "gone",
    )

    def __init__(self, loop: asyncio.AbstractEventLoop, catch_up: Job) -> None:
        self.busy = False
        self.gone = False
        """Whether the table has left memory; then it stays busy, and nothing happens any more."""
        self._loop = loop
        self._catch_up = catch_up
        self._waiting: deque[Job] = deque()
        self._settling: set[asyncio.Future[None]] = set()

    def do(self, job: Job) -> None:
        """Run now, or as soon as what is under way is durable."""
        if not self.busy:
            job()
        else:
            self._waiting.append(job)

    def in_turn(self, attempt: Job, answer: Answer) -> None:
        """Queue an attempt, unless too many wait; callers that only wait for quiet do not count."""
        if self.gone:
            answer(set_up_again())
        elif len(self._waiting) - len(self._settling) >= MAX_WAITING:
            answer(Refusal("busy", "This table is busy. Please try again."))
        else:
            self._waiting.append(attempt)

    def next(self, job: Job) -> None:
        """Put this before everything that waits."""
        self._waiting.appendleft(job)

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        while self.busy:  # what waited before us may have begun something new
            if self.gone:
                raise set_up_again()
            waiter: asyncio.Future[None] = self._loop.create_future()
            self._settling.add(waiter)
            waiter.add_done_callback(self._settling.discard)
            self._waiting.append(partial(_wake, waiter))
            await waiter

    def go_on(self) -> None:
        """Finish the current job and start the next."""
        if self.gone:
            return
        self.busy = False
        self._catch_up()
        while self._waiting and not self.busy:
            self._waiting.popleft()()

    def leave(self) -> None:
        """Refuse all waiting clients: the table leaves memory, and they load it again."""
        self.gone = self.busy = True
        for waiter in list(self._settling):
            if not waiter.done():
                waiter.set_exception(set_up_again())
