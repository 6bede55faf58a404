"""A data folder of the previous release goes on: its running matches are played by the rules they
began with, its finished ones can be replayed and verified.

`data/release-0.1.0.json` holds the rows that release 0.1.0 left (schema 1) with two guests, and for
every game a finished and a running match.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import closecall
from closecall.engine.record import Record
from closecall.server.store.sql import migrations, statements
from server.support import LiveServer, Visitor, play_randomly, run
from server.test_reviews import ask, done

ROWS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "release-0.1.0.json").read_text("utf-8")
)
MOVES_MORE = 12


@pytest.fixture
def old_database(database: str) -> str:
    """A database exactly as the previous release left it."""
    if database.startswith("sqlite:"):
        _fill_sqlite(database.removeprefix("sqlite:"))
    else:
        run(_fill_postgres(database))
    return database


def _schema() -> list[str]:
    number, script = migrations()[0]
    assert number == 1
    return statements(script)


def _fill_sqlite(path: str) -> None:
    with sqlite3.connect(path) as db:
        for statement in _schema():
            db.execute(statement)
        for table, content in ROWS["tables"].items():
            marks = ", ".join("?" * len(content["columns"]))
            columns = ", ".join(content["columns"])
            db.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", content["rows"])
        db.execute("PRAGMA user_version = 1")
    db.close()


async def _fill_postgres(address: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    db = await asyncpg.connect(address)
    for statement in _schema():
        await db.execute(statement)
    for table, content in ROWS["tables"].items():
        marks = ", ".join(f"${i + 1}" for i in range(len(content["columns"])))
        columns = ", ".join(content["columns"])
        await db.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(map(tuple, content["rows"]))
        )
    await db.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    await db.execute("INSERT INTO schema_version VALUES (1)")
    await db.close()


def _matches(*, over: bool) -> list[str]:
    return [match["id"] for match in ROWS["matches"] if match["over"] == over]


def test_running_matches_of_the_previous_release_are_played_on(
    old_database: str, own_server: Callable[..., LiveServer]
) -> None:
    server = own_server(database=old_database)

    async def play(match: str) -> None:
        people = [Visitor(server.url, secret) for secret in ROWS["secrets"]]
        before = (await people[0].match(match)).match
        assert before.state == "running"
        seats = [person.sit(match) for person in people]
        for seat in seats:
            await seat.open()
        rounds = [
            asyncio.ensure_future(play_randomly(seat, random.Random(1), MOVES_MORE))
            for seat in seats
        ]
        await asyncio.wait(rounds, return_when=asyncio.FIRST_COMPLETED)
        for each in rounds:
            each.cancel()
        after = (await people[0].match(match)).match
        assert after.seq >= before.seq + MOVES_MORE or after.state == "over"
        assert after.revision == before.revision

    for match in _matches(over=False):
        run(play(match))


def test_finished_matches_of_the_previous_release_are_verified_and_replayed(
    old_database: str, own_server: Callable[..., LiveServer]
) -> None:
    server = own_server(database=old_database)

    async def look(match: str) -> None:
        person = Visitor(server.url, ROWS["secrets"][0])
        record = Record.load(json.dumps(await person.record(match)).encode())
        assert record.verify().ok
        replay = await person.replay(match)
        assert replay.updates

    for match in _matches(over=True):
        run(look(match))


def test_a_finished_match_of_the_previous_release_is_reviewed_by_its_rules(
    tmp_path: Path, own_server: Callable[..., LiveServer]
) -> None:
    """Close Enough has changed since: by today's rules the same seed is another deal."""
    _fill_sqlite(str(tmp_path / "old.db"))
    server = own_server(database=f"sqlite:{tmp_path / 'old.db'}")
    names, rows = ROWS["tables"]["matches"].values()
    games = {row[names.index("id")]: row[names.index("game")] for row in rows}
    (match,) = [each for each in _matches(over=True) if games[each] == "close-enough"]

    async def look() -> None:
        person = Visitor(server.url, ROWS["secrets"][0])
        assert (await person.match(match)).match.revision < closecall.game("close-enough").revision
        await ask(person, match)
        found = await done(person, match)
        assert found.review is not None and found.total == len(found.review.decisions) > 20

    run(look())
