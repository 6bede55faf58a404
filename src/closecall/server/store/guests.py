"""Guests in a database."""

from __future__ import annotations

from closecall.server.store import days, reviews
from closecall.server.store.base import GuestRow, Guests
from closecall.server.store.database import Database

FORGOTTEN = "–"
"""The name at a seat whose person wants to be forgotten."""
_UNSAY = """
DELETE FROM chat WHERE match IN (SELECT match FROM seats WHERE guest = ?)
AND EXISTS (
    SELECT 1 FROM seats WHERE guest = ? AND seats.match = chat.match AND seats.seat = chat.seat
)
"""


class SqlGuests(Guests):
    """Guests in a database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, guest: GuestRow, secret: str) -> None:
        await self._db.run(
            (
                "INSERT INTO guests (id, name, secret, created) VALUES (?, ?, ?, ?)",
                (guest.id, guest.name, secret, guest.created),
            )
        )

    async def by_secret(self, secret: str) -> GuestRow | None:
        rows = await self._db.rows("SELECT id, name, created FROM guests WHERE secret = ?", secret)
        return GuestRow(*rows[0]) if rows else None

    async def rename(self, guest: str, name: str) -> None:
        await self._db.run(("UPDATE guests SET name = ? WHERE id = ?", (name, guest)))

    async def matches_of(self, guest: str) -> list[str]:
        rows = await self._db.rows(
            "SELECT id FROM matches WHERE state IN ('open', 'running')"
            " AND id IN (SELECT match FROM seats WHERE guest = ?)",
            guest,
        )
        return [row[0] for row in rows]

    async def keep_out(self, guest: str, match: str) -> None:
        await self._db.run(
            (
                "INSERT INTO removed (match, guest) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (match, guest),
            ),
            needed=0,
        )

    async def kept_out(self, guest: str, match: str) -> bool:
        found = "SELECT 1 FROM removed WHERE match = ? AND guest = ?"
        return bool(await self._db.rows(found, match, guest))

    async def names_kept_out(self, match: str) -> list[str]:
        rows = await self._db.rows(
            "SELECT name FROM guests WHERE id IN (SELECT guest FROM removed WHERE match = ?)"
            " ORDER BY name",
            match,
        )
        return [row[0] for row in rows]

    async def invite_all(self, match: str) -> None:
        await self._db.run(("DELETE FROM removed WHERE match = ?", (match,)), needed=0)

    async def unsay(self, guest: str) -> None:
        await self._db.run((_UNSAY, (guest, guest)), needed=0)

    async def forget(self, guest: str) -> list[str]:
        live = await self.matches_of(guest)
        await self._db.run(
            ("DELETE FROM guests WHERE id = ?", (guest,)),
            (_UNSAY, (guest, guest)),
            (
                "UPDATE seats SET guest = NULL, secret = NULL, name = ? WHERE guest = ?",
                (FORGOTTEN, guest),
            ),
            (reviews.FORGET, (guest,)),
            (days.FORGET, (guest,)),
            ("DELETE FROM removed WHERE guest = ?", (guest,)),
        )
        return live
