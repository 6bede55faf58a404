"""Checks of the database and the broker."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from closecall.engine.extras import MissingExtra, needed
from closecall.server.broker import reachable
from closecall.server.match.clocks import now_ms
from closecall.server.match.pulse import PATIENCE_MS
from closecall.server.operate.archive import BackupError
from closecall.server.operate.doctor.findings import Finding, fine, problem, warning
from closecall.server.operate.schema import newest
from closecall.server.settings import Settings
from closecall.server.store import file_of

OLDEST_SQLITE = (3, 38, 0)  # JSON functions are built in since then
OLDEST_POSTGRES = 13
FAR_MS = 10
"""A round trip beyond which the database is too far away: every move waits for one."""
SKEW_MS = 1000


async def check_stores(settings: Settings) -> list[Finding]:
    """Run all checks of the database and the broker."""
    file = file_of(settings.database, settings.data_path)
    nodes = 1
    if file is not None:
        found = list(check_sqlite(file))
    else:
        assert settings.database is not None
        found, nodes = await _postgres(settings.database)
    return [*found, *[finding async for finding in check_broker(settings, nodes)]]


# --- SQLite ---------------------------------------------------------------------------------------


def check_sqlite(file: Path) -> Iterator[Finding]:
    """Version, journal and schema of the embedded database."""
    version = ".".join(map(str, sqlite3.sqlite_version_info))
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield problem("database", f"SQLite {version}", "Use a Python with SQLite 3.38 or newer.")
    if not file.exists():
        yield fine("database", f"SQLite {version}; {file} is made at the first start")
        return
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as found:
            (journal,) = found.execute("PRAGMA journal_mode").fetchone()
            (schema,) = found.execute("PRAGMA user_version").fetchone()
            (said,) = found.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        yield problem("database", f"{file} cannot be read: {error}", "Restore a backup.")
        return
    if said != "ok":
        yield problem("database", f"{file} is damaged: {said}", "Restore a backup.")
        return
    yield fine("database", f"SQLite {version}, undamaged")
    yield _schema(schema)
    if journal == "wal":
        yield fine("durability", "write-ahead log, every commit synced to the disk")
    else:
        yield warning(
            "durability",
            f"journal mode {journal}: readers wait for writers",
            "Start the server once; it switches to a write-ahead log (not on network disks).",
        )


def _schema(found: int) -> Finding:
    if found > newest():
        return problem(
            "schema",
            f"version {found}, but this program knows versions up to {newest()}",
            "Start a newer version of closecall, or restore a backup of this one.",
        )
    upgraded = "" if found == newest() else f", upgraded to {newest()} at the next start"
    return fine("schema", f"version {found}{upgraded}")


# --- PostgreSQL -----------------------------------------------------------------------------------


async def _postgres(url: str) -> tuple[list[Finding], int]:
    """Return the findings, and the number of nodes that run."""
    try:
        with needed("cluster"):
            from closecall.server.operate.postgres import connected
    except MissingExtra as missing:
        return [problem("database", "PostgreSQL is not supported here", str(missing))], 1
    try:
        async with connected(url) as connection:
            facts = await _facts(connection)
    except (BackupError, ValueError) as error:
        remedy = "Check the address, the password and pg_hba.conf; is PostgreSQL running?"
        return [problem("database", str(error), remedy)], 1
    return list(judge_postgres(facts)), int(facts["nodes"])


SETTINGS = ("synchronous_commit", "fsync", "full_page_writes", "max_connections")


async def _facts(connection: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {name: await connection.fetchval(f"SHOW {name}") for name in SETTINGS}
    facts["version"] = connection.get_server_version().major
    facts["replica"] = await connection.fetchval("SELECT pg_is_in_recovery()")
    facts["in_use"] = await connection.fetchval("SELECT count(*) FROM pg_stat_activity")
    began, before = time.perf_counter(), now_ms()
    there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp()) * 1000")
    facts["round_trip"] = (time.perf_counter() - began) * 1000
    facts["skew"] = float(there) - before - facts["round_trip"] / 2
    facts["schema"] = facts["nodes"] = 0
    if await connection.fetchval("SELECT to_regclass('schema_version')") is not None:
        facts["schema"] = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        since = now_ms() - PATIENCE_MS
        alive = await connection.fetchval("SELECT count(*) FROM alive WHERE at > $1", since)
        facts["nodes"] = alive
    return facts


def judge_postgres(facts: dict[str, Any]) -> Iterator[Finding]:
    """Say what the facts about a PostgreSQL server mean."""
    if facts["version"] < OLDEST_POSTGRES:
        yield warning("database", f"PostgreSQL {facts['version']}", "Upgrade to 13 or newer.")
    else:
        yield fine("database", f"PostgreSQL {facts['version']}")
    if facts["replica"]:
        yield problem("database", "this is a read-only replica", "Name the primary in --database.")
    if facts["schema"]:
        yield _schema(facts["schema"])
    yield _durability(facts)
    yield _connections(facts)
    if facts["round_trip"] > FAR_MS:
        yield warning(
            "database distance",
            f"a round trip takes {facts['round_trip']:.0f} ms, and every move waits for one",
            "Run the server near its database.",
        )
    yield skew("database clock", facts["skew"])


def _durability(facts: dict[str, Any]) -> Finding:
    off = [name for name in ("fsync", "synchronous_commit") if facts[name] == "off"]
    if off:
        return problem(
            "durability",
            f"{' and '.join(off)} is off: moves that players saw can be lost in a crash",
            " ".join(f"ALTER SYSTEM SET {name} = on;" for name in off)
            + " SELECT pg_reload_conf();",
        )
    if facts["full_page_writes"] == "off":
        remedy = "ALTER SYSTEM SET full_page_writes = on; SELECT pg_reload_conf();"
        return warning("durability", "full_page_writes is off", remedy)
    return fine("durability", "every commit is synced to the disk")


def _connections(facts: dict[str, Any]) -> Finding:
    from closecall.server.store.postgres import POOL

    most, wanted = int(facts["max_connections"]), POOL * (max(1, facts["nodes"]) + 1)
    found = f"{facts['in_use']} of {most} in use, {facts['nodes']} nodes running"
    if most - 5 < wanted:
        return problem(
            "connections",
            f"{found}; each node takes up to {POOL}",
            f"ALTER SYSTEM SET max_connections = {2 * wanted}; then restart PostgreSQL.",
        )
    return fine("connections", found)


def skew(check: str, ms: float) -> Finding:
    """Judge how far a clock is ahead of this machine's."""
    found = f"{abs(ms) / 1000:.1f} s {'ahead of' if ms > 0 else 'behind'} this machine"
    if abs(ms) > PATIENCE_MS:
        return problem(
            check, found, "Run NTP (chrony, systemd-timesyncd) on all machines: clocks must agree."
        )
    if abs(ms) > SKEW_MS:
        return warning(check, found, "Run NTP (chrony, systemd-timesyncd) on all machines.")
    return fine(check, f"agrees within {max(1, round(abs(ms)))} ms")


# --- The broker -----------------------------------------------------------------------------------


async def check_broker(settings: Settings, nodes: int) -> AsyncIterator[Finding]:
    """Check that nodes can tell each other what happened."""
    if settings.broker is None:
        if nodes > 1:
            yield problem(
                "broker",
                f"{nodes} nodes share a database without a broker: players on different nodes"
                " see each other's moves seconds late",
                "Start Redis and give every node --broker redis://…",
            )
        else:
            yield fine("broker", "none needed for one node")
        return
    began = time.perf_counter()
    try:
        await reachable(settings.broker)
    except Exception as error:  # of Redis, of the network, of the address
        yield problem(
            "broker",
            f"cannot be reached ({type(error).__name__})",
            "Check the address and that Redis is running; moves still arrive, seconds late.",
        )
        return
    yield fine("broker", f"answers in {(time.perf_counter() - began) * 1000:.0f} ms")
