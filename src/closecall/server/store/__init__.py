"""Where matches live: one interface, SQLite or PostgreSQL behind it."""

from __future__ import annotations

from pathlib import Path

from closecall.engine.extras import needed
from closecall.server.store.base import Store
from closecall.server.store.sqlite import SqliteStore

__all__ = ["Store", "open_store"]


async def open_store(database: str | None, data: Path) -> Store:
    """The store a database address names; without one, the SQLite file in the data directory."""
    store = _make(database, data)
    await store.open()
    return store


def _make(database: str | None, data: Path) -> Store:
    if database is None:
        return SqliteStore(data / "closecall.db")
    if database.startswith("sqlite:"):
        return SqliteStore(Path(database.removeprefix("sqlite:").removeprefix("//")))
    if database.startswith(("postgresql://", "postgres://")):
        with needed("cluster"):  # a table on one machine does not need asyncpg
            from closecall.server.store.postgres import PostgresStore

        return PostgresStore(database)
    raise ValueError(f"database: expected postgresql://… or sqlite:PATH, got {database!r}")
