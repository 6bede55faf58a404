"""SQLite: one file, one writer thread, and one commit for everything that waits meanwhile.

A commit costs a trip to the disk whatever is in it, so the writer takes all that has come in since
its last one and commits it together. Steps of a batch go in with a single statement: each statement
gives up Python's interpreter lock and has to wait for it afterwards, which would cost more than
the work itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from closecall.server.logs import migrated
from closecall.server.store.base import Done, Step, StoreError
from closecall.server.store.batch import settle
from closecall.server.store.database import Row, Statement
from closecall.server.store.private import close_to_others, make_folder
from closecall.server.store.sql import SqlStore, check_version, migrations, statements

READERS = 2
INSERT_STEPS = """
INSERT INTO steps (match, seq, kind, seat, move, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""
INSERT_STEP = "INSERT INTO steps (match, seq, kind, seat, move, at) VALUES (?, ?, ?, ?, ?, ?)"


class _Script(NamedTuple):
    """Statements for the writer, and the future that waits for them."""

    script: tuple[Statement, ...]
    needed: int
    future: asyncio.Future[bool]


_Append = tuple[Step, Done]
_Job = list[_Append] | _Script | None
_Settled = list[tuple[Done, bool | Exception]]


class SqliteStore(SqlStore):
    """The default: everything in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._jobs: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._waiting: list[_Append] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, "closecall-read")
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._lock: int | None = None
        self._closed = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        make_folder(self._path)
        self._lock = lock(self._path)
        close_to_others(self._path)
        started: asyncio.Future[None] = self._loop.create_future()
        self._writer = threading.Thread(target=self._write, args=(started,), name="closecall-write")
        self._writer.daemon = True
        self._writer.start()
        await started

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._flush()
        self._jobs.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        # the writer settled its last batch with call_soon_threadsafe: let that run
        await asyncio.sleep(0)
        self._readers.shutdown()
        for connection in self._reading:
            connection.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # Reading --------------------------------------------------------------------------------------

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, sql, args)

    def _read(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = _connect(self._path)
            self._local.connection = connection
            self._reading.append(connection)
        return connection.execute(sql, args).fetchall()

    # Writing: on the event loop -------------------------------------------------------------------

    def append(self, step: Step, done: Done) -> None:
        if not self._waiting:
            assert self._loop is not None
            self._loop.call_soon(self._flush)
        self._waiting.append((step, done))

    def _flush(self) -> None:
        """Hand over everything queued during this turn of the event loop, in one go."""
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    async def run(self, *script: Statement, needed: int = 1) -> bool:
        assert self._loop is not None
        self._flush()
        future: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.put(_Script(script, needed, future))
        return await future

    def _settle(self, settled: _Settled, scripts: list[tuple[_Script, bool | Exception]]) -> None:
        settle(settled)
        for job, outcome in scripts:
            if job.future.done():
                continue
            if isinstance(outcome, Exception):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)

    # Writing: in the writer thread ----------------------------------------------------------------

    def _write(self, started: asyncio.Future[None]) -> None:
        assert self._loop is not None
        try:
            connection = _connect(self._path, first=True)
        except Exception as error:
            self._loop.call_soon_threadsafe(started.set_exception, _explained(self._path, error))
            return
        self._loop.call_soon_threadsafe(started.set_result, None)
        while self._write_batch(connection):
            pass
        connection.close()

    def _write_batch(self, connection: sqlite3.Connection) -> bool:
        """Commit everything that waits; False when asked to stop."""
        appends: list[_Append] = []
        scripts: list[_Script] = []
        job: _Job = self._jobs.get()
        go_on = True
        while True:
            if job is None:
                go_on = False
            elif isinstance(job, _Script):
                scripts.append(job)
            else:
                appends.extend(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        began = time.perf_counter()
        settled, outcomes = _commit(connection, appends, scripts)
        if appends:
            self.commit_seconds.observe(time.perf_counter() - began)
        assert self._loop is not None
        if settled or outcomes:
            self._loop.call_soon_threadsafe(self._settle, settled, outcomes)
        return go_on


def _commit(
    connection: sqlite3.Connection, appends: list[_Append], scripts: list[_Script]
) -> tuple[_Settled, list[tuple[_Script, bool | Exception]]]:
    try:
        if connection.in_transaction:  # one that could not be rolled back: nothing may join it
            connection.execute("ROLLBACK")
        if scripts:
            connection.execute("BEGIN IMMEDIATE")
        settled = _insert(connection, appends)
        outcomes = [(job, _run_script(connection, job)) for job in scripts]
        if scripts:
            connection.execute("COMMIT")
        return settled, outcomes
    except Exception as error:  # the disk is full, the file is gone: nothing of this is durable
        with contextlib.suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return [(done, error) for _, done in appends], [(job, error) for job in scripts]


def _insert(connection: sqlite3.Connection, appends: list[_Append]) -> _Settled:
    if not appends:
        return []
    try:
        rows = msgspec.json.encode([step for step, _ in appends]).decode()
        connection.execute(INSERT_STEPS, (rows,))
    except sqlite3.IntegrityError:
        return [(done, _insert_one(connection, step)) for step, done in appends]
    return [(done, True) for _, done in appends]


def _insert_one(connection: sqlite3.Connection, step: Step) -> bool:
    try:
        connection.execute(INSERT_STEP, msgspec.structs.astuple(step))
    except sqlite3.IntegrityError:
        return False
    return True


def _run_script(connection: sqlite3.Connection, job: _Script) -> bool | Exception:
    connection.execute("SAVEPOINT script")
    try:
        for i, (sql, args) in enumerate(job.script):
            changed = connection.execute(sql, args).rowcount
            if i < job.needed and changed == 0:
                raise sqlite3.IntegrityError("nothing changed")
        connection.execute("RELEASE script")
        return True
    except sqlite3.IntegrityError:
        outcome: bool | Exception = False
    except Exception as error:  # also what sqlite3 cannot bind; the rest of the batch stands
        outcome = error
    connection.execute("ROLLBACK TO script")
    connection.execute("RELEASE script")
    return outcome


# --- Opening the file -----------------------------------------------------------------------------


def _connect(path: Path, first: bool = False) -> sqlite3.Connection:
    """Return a connection that is set up; the first one applies the migrations."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = OFF")
        if first:
            _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    try:
        check_version(found)
        for number, script in migrations():
            if number > found:
                _apply(connection, script)
                connection.execute(f"PRAGMA user_version = {number:d}")
                migrated(number)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _apply(connection: sqlite3.Connection, script: str) -> None:
    for statement in statements(script):
        connection.execute(statement)


def _explained(path: Path, error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the database {path} cannot be used: {error}")
    return error


def lock(path: Path) -> int | None:
    """Keep a second server away from the file: it would not hear of the first one's moves."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system; SQLite's own still keep the file whole
        return None
    handle = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StoreError(
            f"another server uses {path}; several need PostgreSQL and Redis (--database, --broker)"
        ) from None
    return handle
