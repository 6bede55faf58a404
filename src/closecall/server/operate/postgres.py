"""Backup and restore of a PostgreSQL database, each in a single transaction."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from closecall.server.operate.archive import (
    ArchiveReader,
    ArchiveWriter,
    BackupError,
    Seal,
    Sealer,
    encoded,
)
from closecall.server.operate.schema import newest, scripts, select, tables_of
from closecall.server.operate.sqlite import check_columns
from closecall.server.store.postgres import MIGRATION_LOCK
from closecall.server.store.sql import check_version

BATCH = 1000
VERSIONS = "schema_version"


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """Open a connection of our own, besides those of the servers."""
    try:
        # no cache: the same FETCH has other columns for every table
        connection = await asyncpg.connect(url, statement_cache_size=0)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BackupError(f"the database cannot be used: {error}") from None
    try:
        yield connection
    except asyncpg.PostgresError as error:
        raise BackupError(f"the database refuses: {error}") from None
    finally:
        await connection.close()


# --- Out of a database ----------------------------------------------------------------------------


async def write_archive(url: str, archive: Path, program: str, made: int) -> int:
    """Write the database as it is at one moment; servers go on writing to it meanwhile."""
    async with connected(url) as connection:
        snapshot = connection.transaction(isolation="repeatable_read", readonly=True)
        async with snapshot:
            schema = await _schema(connection)
            if schema == 0:
                raise BackupError("the database has no tables of closecall; nothing to back up")
            check_version(schema)
            with archive.open("wb") as file:
                writer = ArchiveWriter(file, schema, program, made)
                for table, columns in tables_of(schema).items():
                    writer.begin(table, columns)
                    async for batch in _batches(connection, table, columns):
                        writer.add(batch)
                writer.close()
                file.flush()
                os.fsync(file.fileno())
    return schema


async def _schema(connection: Any) -> int:
    if not await _exists(connection, VERSIONS):
        return 0
    found = await connection.fetchval(f"SELECT coalesce(max(version), 0) FROM {VERSIONS}")
    return int(found)


async def _exists(connection: Any, table: str) -> bool:
    return await connection.fetchval("SELECT to_regclass($1)", table) is not None


async def _batches(
    connection: Any, table: str, columns: tuple[str, ...]
) -> AsyncIterator[list[Any]]:
    # a cursor of SQL, because it can be closed: an open one keeps the table from being altered
    await connection.execute(f"DECLARE backup NO SCROLL CURSOR FOR {select(table, columns)}")
    while batch := await connection.fetch(f"FETCH {BATCH:d} FROM backup"):
        yield batch
    await connection.execute("CLOSE backup")


# --- Into a database ------------------------------------------------------------------------------


async def restore(reader: ArchiveReader, url: str, overwrite: bool, silent_ms: int) -> None:
    """Replace everything with what an archive holds, or nothing.

    `silent_ms`: a node that gave a sign of life within this time is running.
    """
    check_version(reader.header.schema)
    async with connected(url) as connection, connection.transaction():
        # servers that start meanwhile wait until the new tables are there
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await _clear(connection, overwrite, silent_ms)
        await _migrate(connection, 1, reader.header.schema)
        known = tables_of(reader.header.schema)
        for part in reader.parts():
            check_columns(known, part.table, part.columns)
            await connection.copy_records_to_table(
                part.table, columns=part.columns, records=part.rows
            )
        for table, columns in known.items():
            if await _seal(connection, table, columns) != reader.seals.get(table):
                raise BackupError(f"table {table} is not what the backup holds; try again")
        await _migrate(connection, reader.header.schema + 1, newest())


async def _clear(connection: Any, overwrite: bool, silent_ms: int) -> None:
    """Remove our tables, unless they are in use; whatever else the database holds stays."""
    schema = await _schema(connection)
    if schema == 0:
        await connection.execute(f"CREATE TABLE IF NOT EXISTS {VERSIONS} (version BIGINT NOT NULL)")
        return
    check_version(schema)
    await _refuse_running(connection, silent_ms)
    if not overwrite and await _holds_anything(connection, schema):
        raise BackupError("the database is not empty; --overwrite replaces what it holds")
    for table in tables_of(schema):
        await connection.execute(f"DROP TABLE IF EXISTS {table} CASCADE")
    await connection.execute(f"DELETE FROM {VERSIONS}")


async def _refuse_running(connection: Any, silent_ms: int) -> None:
    since = "extract(epoch FROM clock_timestamp()) * 1000 - $1::bigint"
    alive = await connection.fetchval(f"SELECT count(*) FROM alive WHERE at > {since}", silent_ms)
    if alive:
        raise BackupError(
            f"{alive} server(s) used this database in the last {silent_ms // 1000} seconds;"
            " stop them first, or restore into another database (--database)"
        )


async def _holds_anything(connection: Any, schema: int) -> bool:
    for table in tables_of(schema):
        if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
            return True
    return False


async def _migrate(connection: Any, first: int, last: int) -> None:
    for number, script in scripts(first, last):
        for statement in script:
            await connection.execute(statement)
        await connection.execute(f"INSERT INTO {VERSIONS} VALUES ($1)", number)


async def _seal(connection: Any, table: str, columns: tuple[str, ...]) -> Seal:
    sealer = Sealer()
    async for batch in _batches(connection, table, columns):
        for row in batch:
            sealer.add(encoded(row))
    return sealer.seal()
