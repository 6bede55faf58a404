"""Where matches live: one interface, SQLite or PostgreSQL behind it."""

from __future__ import annotations

from pathlib import Path

from closecall.engine.extras import needed
from closecall.server.store.base import Store
from closecall.server.store.sqlite import SqliteStore

__all__ = ["Store", "file_of", "open_store"]


async def open_store(database: str | None, data: Path) -> Store:
    """Return the store a database address names; without one, the SQLite file in the data
    directory.
    """
    store = _make(database, data)
    await store.open()
    return store


def file_of(database: str | None, data: Path) -> Path | None:
    """Return the file of a SQLite database; None for a database that is not a file."""
    if database is None:
        return data / "closecall.db"
    if database.startswith("sqlite:"):
        return Path(database.removeprefix("sqlite:").removeprefix("//"))
    return None


def _make(database: str | None, data: Path) -> Store:
    file = file_of(database, data)
    if file is not None:
        return SqliteStore(file)
    assert database is not None
    if database.startswith(("postgresql://", "postgres://")):
        with needed("cluster"):  # a table on one machine does not need asyncpg
            from closecall.server.store.postgres import PostgresStore

        return PostgresStore(database)
    raise ValueError(f"database: expected postgresql://… or sqlite:PATH, got {database!r}")
