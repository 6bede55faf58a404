"""The tables of a schema version, as the migrations make them: the one list of what to back up."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import lru_cache

from closecall.server.store.sql import migrations, statements

Columns = dict[str, tuple[str, ...]]
"""The columns of each table."""


def newest() -> int:
    """Return the schema version of this program."""
    return migrations()[-1][0]


def scripts(first: int, last: int) -> list[tuple[int, list[str]]]:
    """Return the statements of the migrations from `first` to `last`, both included."""
    return [(n, statements(script)) for n, script in migrations() if first <= n <= last]


@lru_cache(8)
def tables_of(schema: int) -> Columns:
    """Return the tables of a schema version with their columns."""
    with closing(sqlite3.connect(":memory:")) as scratch:
        for _, script in scripts(1, schema):
            for statement in script:
                scratch.execute(statement)
        return columns_in(scratch)


def columns_in(connection: sqlite3.Connection) -> Columns:
    """Return the tables and columns of a SQLite database."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY name"
    )
    return {
        name: tuple(row[1] for row in connection.execute(f'PRAGMA table_info("{name}")'))
        for (name,) in names.fetchall()
    }


def select(table: str, columns: tuple[str, ...]) -> str:
    """Return the statement that reads a whole table."""
    return f"SELECT {', '.join(columns)} FROM {table}"
