"""Chat in a database."""

from __future__ import annotations

from closecall.protocol import Said
from closecall.server.store.base import FOREVER, Chat
from closecall.server.store.database import Database


class SqlChat(Chat):
    """Chat in a database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def say(self, match: str, said: Said, tie: str, most: int = FOREVER) -> None:
        await self._db.run(
            (
                "INSERT INTO chat (match, at, tie, seat, name, text) VALUES (?, ?, ?, ?, ?, ?)",
                (match, said.at, tie, said.seat, said.name, said.text),
            ),
            (
                "DELETE FROM chat WHERE match = ? AND at < (SELECT at FROM chat WHERE match = ?"
                f" ORDER BY at DESC, tie DESC LIMIT 1 OFFSET {most - 1:d})",
                (match, match),
            ),
        )

    async def last(self, match: str, limit: int, until: int = FOREVER) -> list[Said]:
        rows = await self._db.rows(
            "SELECT seat, name, text, at FROM chat WHERE match = ? AND at <= ?"
            f" ORDER BY at DESC, tie DESC LIMIT {limit:d}",
            match,
            until,
        )
        return [Said(*row) for row in reversed(rows)]
