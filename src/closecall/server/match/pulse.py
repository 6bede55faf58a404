"""Whether this process runs: the times during which no server did, and whether it stood still."""

from __future__ import annotations

from closecall.server.match.clocks import now_ms
from closecall.server.store.base import Store

PATIENCE_MS = 8_000
"""Silence of all nodes that counts as a pause, and of a driven match before another node helps."""


class Pulse:
    """The heartbeat of a node, kept in the store."""

    def __init__(self, store: Store, node: str) -> None:
        self.pauses: list[tuple[int, int]] = []
        """All times during which no server ran; the clocks of all tables look here."""
        self._store = store
        self._node = node
        self._last = now_ms()

    async def wake(self) -> None:
        """Note a pause if no other node ran meanwhile; all clocks know of it at once."""
        now = now_ms()
        self.pauses[:] = await self._store.nodes.wake(self._node, now, PATIENCE_MS)
        self._last = now

    async def beat(self) -> None:
        """Note that this node runs."""
        now = now_ms()
        if self.stood_still():
            await self.wake()
        await self._store.nodes.alive(self._node, now)
        self._last = now

    async def living(self) -> set[str]:
        """Return the nodes that run, this one among them; others' clocks may be ahead."""
        now = now_ms()
        return {self._node, *await self._store.nodes.living(now - PATIENCE_MS, now + PATIENCE_MS)}

    async def stop(self) -> None:
        """Note that it ran until now."""
        await self._store.nodes.alive(self._node, now_ms())

    def stood_still(self) -> bool:
        """Return whether this process or its machine has slept, and nobody has noted it yet."""
        return now_ms() - self._last > PATIENCE_MS
