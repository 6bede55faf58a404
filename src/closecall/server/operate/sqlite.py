"""Backup and restore of a SQLite database: the online backup API, and a file put in place whole."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from closecall.server.operate.archive import ArchiveReader, ArchiveWriter, BackupError, seal_of
from closecall.server.operate.schema import columns_in, newest, scripts, select, tables_of
from closecall.server.store.base import StoreError
from closecall.server.store.private import close_to_others, make_folder
from closecall.server.store.sql import check_version
from closecall.server.store.sqlite import empty_journal, lock

BATCH = 1000


# --- Out of a database ----------------------------------------------------------------------------


def copy_while_running(source: Path, copy: Path) -> None:
    """Copy a database as it is at one moment; a server may go on writing to it meanwhile."""
    if not source.exists():
        raise BackupError(f"there is no database at {source}; name it with --data or --database")
    close_to_others(copy)
    try:
        with closing(_opened(source)) as live, closing(sqlite3.connect(copy)) as target:
            live.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            target.isolation_level = None
            if "journal" in columns_in(target):  # not in those of older versions
                empty_journal(target)
    except sqlite3.Error as error:
        raise BackupError(f"the database {source} cannot be read: {error}") from None


def write_archive(copy: Path, archive: Path, program: str, made: int) -> int:
    """Write a database nobody else uses to an archive; return its schema version."""
    with closing(_opened(copy)) as connection, archive.open("wb") as file:
        schema = int(connection.execute("PRAGMA user_version").fetchone()[0])
        check_version(schema)
        writer = ArchiveWriter(file, schema, program, made)
        for table, columns in tables_of(schema).items():
            writer.begin(table, columns)
            rows = connection.execute(select(table, columns))
            while batch := rows.fetchmany(BATCH):
                writer.add(batch)
        writer.close()
        file.flush()
        os.fsync(file.fileno())
    return schema


def _opened(path: Path) -> sqlite3.Connection:
    """Open a database that exists; without the URI a missing one would be made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=30)


# --- Into a database ------------------------------------------------------------------------------


def load(reader: ArchiveReader, path: Path) -> None:
    """Make a new database from an archive and read it back; its schema is that of the archive."""
    check_version(reader.header.schema)
    close_to_others(path)
    try:
        _load(reader, path)
    except sqlite3.Error as error:
        raise BackupError(f"the backup cannot be read into a database: {error}") from None


def _load(reader: ArchiveReader, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # it counts once it is put in place
        connection.execute("BEGIN")
        for number, script in scripts(1, reader.header.schema):
            for statement in script:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number:d}")
        known = tables_of(reader.header.schema)
        for part in reader.parts():
            check_columns(known, part.table, part.columns)
            marks = ", ".join("?" * len(part.columns))
            names = ", ".join(part.columns)
            connection.executemany(
                f"INSERT INTO {part.table} ({names}) VALUES ({marks})", part.rows
            )
        connection.execute("COMMIT")
        for table, columns in known.items():
            if seal_of(connection.execute(select(table, columns))) != reader.seals.get(table):
                raise BackupError(f"table {table} is not what the backup holds; try again")
        _check_pages(connection)


def check_columns(known: dict[str, tuple[str, ...]], table: str, columns: list[str]) -> None:
    """Refuse names that the schema does not have: they become part of a statement."""
    if known.get(table) != tuple(columns):
        raise BackupError(f"table {table!r} is not one of this schema; the backup is damaged")


def _check_pages(connection: sqlite3.Connection) -> None:
    (said,) = connection.execute("PRAGMA integrity_check").fetchone()
    if said != "ok":
        raise BackupError(f"the restored database is damaged: {said}; check the disk")


def upgrade(path: Path) -> None:
    """Bring a database nobody else uses to the newest schema."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute("BEGIN")
        for number, script in scripts(found + 1, newest()):
            for statement in script:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number:d}")
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the file alone holds everything


def put_in_place(ready: Path, target: Path, overwrite: bool) -> None:
    """Let a finished database take the place of another one, whole or not at all."""
    make_folder(target)
    try:
        held = lock(target)
    except StoreError:
        raise BackupError(
            f"a server is running on {target}; stop it first, or restore into another"
            " data directory (--data)"
        ) from None
    try:
        if _in_use(target) and not overwrite:
            raise BackupError(f"there is a database at {target}; --overwrite replaces it")
        _end_journal(target)
        _make_durable(ready)
        os.replace(ready, target)
        _make_durable(target.parent)
    finally:
        if held is not None:
            os.close(held)


def _in_use(target: Path) -> bool:
    return target.exists() and target.stat().st_size > 0


def _end_journal(target: Path) -> None:
    """Fold the old database's journal into it: left behind, it would be applied to the new one."""
    if _in_use(target):
        with suppress(sqlite3.Error), closing(_opened(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm", "-journal"):
        target.with_name(target.name + end).unlink(missing_ok=True)


def _make_durable(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
