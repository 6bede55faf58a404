"""SQLite: one file, one writer thread, and one commit for everything that waits meanwhile.

A commit costs a trip to the disk whatever is in it, so the writer takes all that has come in since
its last one and commits it together. Steps of a batch go into a journal with a single statement:
each statement gives up Python's interpreter lock and has to wait for it afterwards, which would
cost more than the work itself. They are put into the table of steps when that is read, when there
are many, and when nothing else is to do.
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

from closecall.server.logs import migrated
from closecall.server.store.base import Done, Step, StoreError
from closecall.server.store.batch import settle
from closecall.server.store.database import Row, Statement
from closecall.server.store.journal import MOST, SYNCED, Journal
from closecall.server.store.private import close_to_others, make_folder
from closecall.server.store.sql import SqlStore, check_version, migrations, statements

READERS = 2
MANY = 16
"""Steps in a commit from which on it pays to gather more for the next one."""
GATHERING = 0.005
"""Seconds for which they are gathered; then everybody waits longer than that for everything."""
QUIET = 0.5
"""Seconds without work after which the journal is emptied."""


class _Script(NamedTuple):
    """Statements for the writer, and the future that waits for them."""

    script: tuple[Statement, ...]
    needed: int
    future: asyncio.Future[bool]


class _PutAway(NamedTuple):
    """A wish for an empty journal, and the future that waits for it."""

    future: asyncio.Future[None]


_Append = tuple[Step, Done]
_Job = list[_Append] | _Script | _PutAway | None
_Settled = list[tuple[Done, bool | Exception]]
_Outcomes = list[tuple[_Script, bool | Exception]]


class SqliteStore(SqlStore):
    """The default: everything in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._jobs: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._waiting: list[_Append] = []
        self._crowd = 0
        """Steps of the last commit."""
        self._journalled = False
        """Whether steps were handed over that nobody has asked to be put in their places."""
        self._putting_away: asyncio.Future[None] | None = None
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
        if "steps" in sql:
            await self._put_away()
        return await self._loop.run_in_executor(self._readers, self._read, sql, args)

    def _read(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = _connect(self._path)
            self._local.connection = connection
            self._reading.append(connection)
        return connection.execute(sql, args).fetchall()

    async def _put_away(self) -> None:
        """Wait until all steps that are durable are where they are looked for."""
        assert self._loop is not None
        if self._journalled and not self._closed:  # closing empties the journal
            self._journalled = False
            self._putting_away = self._loop.create_future()
            self._jobs.put(_PutAway(self._putting_away))
        if self._putting_away is not None:
            await asyncio.shield(self._putting_away)

    # Writing: on the event loop -------------------------------------------------------------------

    def append(self, step: Step, done: Done) -> None:
        if not self._waiting:
            assert self._loop is not None
            self._loop.call_soon(self._flush)
        self._waiting.append((step, done))

    def _flush(self) -> None:
        """Hand over everything queued during this turn of the event loop, in one go."""
        if self._waiting:
            self._journalled = True
            self._jobs.put(self._waiting)
            self._waiting = []

    async def run(self, *script: Statement, needed: int = 1) -> bool:
        assert self._loop is not None
        self._flush()
        future: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.put(_Script(script, needed, future))
        return await future

    def _settle(self, settled: _Settled, scripts: _Outcomes) -> None:
        settle(settled)
        for job, outcome in scripts:
            if job.future.done():
                continue
            if isinstance(outcome, Exception):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)

    def _settle_put_away(self, jobs: list[_PutAway], error: Exception | None) -> None:
        for job in jobs:
            if error is None:
                job.future.set_result(None)
            else:
                self._journalled = True
                job.future.set_exception(error)
                job.future.exception()  # it may be that nobody waits any more
            if self._putting_away is job.future:
                self._putting_away = None

    # Writing: in the writer thread ----------------------------------------------------------------

    def _write(self, started: asyncio.Future[None]) -> None:
        assert self._loop is not None
        try:
            connection = _connect(self._path, first=True)
        except Exception as error:
            self._loop.call_soon_threadsafe(started.set_exception, _explained(self._path, error))
            return
        self._loop.call_soon_threadsafe(started.set_result, None)
        writer = Writer(connection)
        while self._write_batch(writer):
            pass
        writer.tidy()
        connection.close()

    def _write_batch(self, writer: Writer) -> bool:
        """Commit everything that waits; False when asked to stop."""
        appends: list[_Append] = []
        scripts: list[_Script] = []
        readers: list[_PutAway] = []
        job = self._next_job(writer)
        go_on = True
        if self._crowd >= MANY:
            time.sleep(GATHERING)
        while True:
            if job is None:
                go_on = False
            elif isinstance(job, _Script):
                scripts.append(job)
            elif isinstance(job, _PutAway):
                readers.append(job)
            else:
                appends.extend(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        self._crowd = len(appends)
        began = time.perf_counter()
        settled, outcomes = writer.commit(appends, scripts)
        if appends:
            self.commit_seconds.observe(time.perf_counter() - began)
        assert self._loop is not None
        if settled or outcomes:
            self._loop.call_soon_threadsafe(self._settle, settled, outcomes)
        if readers or writer.journal.waiting >= MOST:
            error = writer.tidy()
            if readers:
                self._loop.call_soon_threadsafe(self._settle_put_away, readers, error)
        return go_on

    def _next_job(self, writer: Writer) -> _Job:
        """Wait for something to do; the journal is emptied meanwhile."""
        if writer.journal.waiting:
            try:
                return self._jobs.get(timeout=QUIET)
            except queue.Empty:
                writer.tidy()
        return self._jobs.get()


class Writer:
    """The one connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.journal = Journal(connection)

    def commit(self, appends: list[_Append], scripts: list[_Script]) -> tuple[_Settled, _Outcomes]:
        """Make all of these durable, or none."""
        connection = self._connection
        try:
            if connection.in_transaction:  # one that could not be rolled back: nothing may join it
                connection.execute("ROLLBACK")
                connection.execute(SYNCED)
                self.journal.count()
            if scripts:
                connection.execute("BEGIN IMMEDIATE")
            settled = self._insert(appends)
            outcomes = [(job, self._run(job)) for job in scripts]
            if scripts:
                connection.execute("COMMIT")
            return settled, outcomes
        except Exception as error:  # the disk is full, the file is gone: nothing of this is durable
            self._give_up()
            return [(done, error) for _, done in appends], [(job, error) for job in scripts]

    def tidy(self) -> Exception | None:
        """Put the steps of the journal in their places; what went wrong, if something did."""
        try:
            if self.journal.waiting or not self.journal.counted:
                self.journal.put_away_all()
        except Exception as error:  # they stay where they are, as durable as before
            self._give_up()
            return error
        return None

    def _give_up(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self.journal.count()

    def _insert(self, appends: list[_Append]) -> _Settled:
        if not appends:
            return []
        outcomes = self.journal.add([step for step, _ in appends])
        return [(done, new) for (_, done), new in zip(appends, outcomes, strict=True)]

    def _run(self, job: _Script) -> bool | Exception:
        if any("steps" in sql for sql, _ in job.script):
            self.journal.put_away()
            self.journal.forget_heads()
        return _run_script(self._connection, job)


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
        connection.execute(SYNCED)
        connection.execute("PRAGMA foreign_keys = OFF")
        if first:
            _migrate(connection)
            empty_journal(connection)
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


def empty_journal(connection: sqlite3.Connection) -> None:
    """Put steps in their places that a server left in the journal."""
    journal = Journal(connection)
    journal.count()
    if journal.waiting:
        journal.put_away_all()


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
