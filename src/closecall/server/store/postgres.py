"""PostgreSQL, for several nodes. Steps that come while one insert is under way go in together."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from closecall.server.logs import migrated
from closecall.server.store.base import Done, Step, StoreError
from closecall.server.store.batch import settle
from closecall.server.store.database import Row, Statement
from closecall.server.store.sql import SqlStore, check_version, migrations, statements

POOL = 8
MIGRATION_LOCK = 0x636C6F7365  # any number that all nodes agree on
INSERT_STEPS = """
INSERT INTO steps (match, seq, kind, seat, move, at, stand_in)
SELECT * FROM unnest(
    $1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[]
)
ON CONFLICT DO NOTHING RETURNING match, seq
"""


@lru_cache(512)
def numbered(sql: str) -> str:
    """`?` → `$1`, `$2` …"""
    parts = sql.split("?")
    return "".join(f"{part}${i}" for i, part in enumerate(parts[:-1], 1)) + parts[-1]


class PostgresStore(SqlStore):
    """A store that any number of nodes share."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._pool: asyncpg.Pool | None = None
        self._waiting: list[tuple[Step, Done]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._url, min_size=2, max_size=POOL)
            async with self._pool.acquire() as connection, connection.transaction():
                await _migrate(connection)
        except StoreError:
            await self.close()
            raise
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await self.close()
            raise StoreError(f"the database cannot be used: {error}") from None

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        assert self._pool is not None
        rows: list[Row] = await self._pool.fetch(numbered(sql), *args)
        return rows

    async def run(self, *script: Statement, needed: int = 1) -> bool:
        assert self._pool is not None
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for i, (sql, args) in enumerate(script):
                    tag = await connection.execute(numbered(sql), *args)
                    if i < needed and tag.endswith(" 0"):
                        raise _NothingChanged
        except (_NothingChanged, asyncpg.UniqueViolationError):
            return False
        return True

    def append(self, step: Step, done: Done) -> None:
        self._waiting.append((step, done))
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write_batch(batch)
        finally:
            self._writer = None

    async def _write_batch(self, batch: list[tuple[Step, Done]]) -> None:
        assert self._pool is not None
        columns = zip(
            *[(s.match, s.seq, s.kind, s.seat, s.move, s.at, int(s.stand_in)) for s, _ in batch],
            strict=True,
        )
        began = time.perf_counter()
        try:
            rows = await self._pool.fetch(INSERT_STEPS, *map(list, columns))
            self.commit_seconds.observe(time.perf_counter() - began)
        except Exception as error:  # the connection broke: whether it is durable is unknown
            settle((done, error) for _, done in batch)
            return
        added = {(row[0], row[1]) for row in rows}
        outcomes: list[tuple[Done, bool | Exception]] = []
        for step, done in batch:
            # of two appends with the same key in one batch the first one won
            outcomes.append((done, (step.match, step.seq) in added))
            added.discard((step.match, step.seq))
        settle(outcomes)


class _NothingChanged(Exception):
    """Rolls a transaction back whose condition did not hold."""


async def _migrate(connection: Any) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    found = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    check_version(found)
    for number, script in migrations():
        if number > found:
            for statement in statements(script):
                await connection.execute(statement)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
            migrated(number)
