"""Work that takes longer than the event loop can spare, done beside it.

Replays, records, long matches and QR codes take milliseconds to a second of CPU. They run on a few
threads, with a queue for each guest: a guest who asks for a lot waits for their own work and delays
nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from closecall.server.problems import Refusal

T = TypeVar("T")

THREADS = 2
LONGEST_LINE = 16


class Line:
    """The queue of one guest, served one thing at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class Aside:
    """Runs work off the event loop, fairly."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "aside")
        self._lines: dict[str, Line] = {}

    async def run(self, whose: str, work: Callable[..., T], *given: object) -> T:
        """Call `work(*given)` on a thread; `whose` names the line it stands in."""
        line = self._lines.setdefault(whose, Line())
        if line.length >= LONGEST_LINE:
            raise Refusal("busy", "You asked for a lot at once. Please try again.")
        line.length += 1
        try:
            async with line.turn:
                return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[whose]

    def close(self) -> None:
        """Release the threads; work in progress ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)
