"""Signs of life of all nodes, in a database."""

from __future__ import annotations

from closecall.server.store.base import Nodes
from closecall.server.store.database import Database


class SqlNodes(Nodes):
    """Nodes in a database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def alive(self, node: str, at: int) -> None:
        await self._db.run(
            (
                "INSERT INTO alive (node, at) VALUES (?, ?)"
                " ON CONFLICT (node) DO UPDATE SET at = excluded.at",
                (node, at),
            )
        )

    async def living(self, since: int, until: int) -> list[str]:
        rows = await self._db.rows("SELECT node FROM alive WHERE at BETWEEN ? AND ?", since, until)
        return [row[0] for row in rows]

    async def wake(self, node: str, at: int, patience: int) -> list[tuple[int, int]]:
        rows = await self._db.rows("SELECT max(at) FROM alive")
        last = rows[0][0]
        if last is not None and at - last > patience:
            await self._db.run(("INSERT INTO pauses (began, ended) VALUES (?, ?)", (last, at)))
        await self.alive(node, at)
        await self._db.run(
            # what is dated later was noted before the clock was set back
            (
                "DELETE FROM alive WHERE at < ? OR at > ?",
                (at - 24 * 3600 * 1000, at + patience),
            ),
            needed=0,
        )
        return await self.pauses()

    async def pauses(self) -> list[tuple[int, int]]:
        rows = await self._db.rows("SELECT began, ended FROM pauses ORDER BY began")
        return [(row[0], row[1]) for row in rows]
