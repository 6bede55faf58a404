"""How late the event loop is: the first sign that one core is not enough."""

from __future__ import annotations

import asyncio

from closecall.server.metrics import Histogram

EVERY = 0.5


async def watch_lag(lag: Histogram) -> None:
    """Measure again and again how late a timer fires."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        lag.observe(max(0.0, loop.time() - due))
