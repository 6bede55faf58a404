"""Steps of SQLite are durable in the journal, and found wherever they are."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from closecall.server.operate.sqlite import copy_while_running
from closecall.server.store import journal
from closecall.server.store.base import Step
from closecall.server.store.journal import Journal
from closecall.server.store.sqlite import SqliteStore, Writer, _connect
from server.support import run


def step(seq: int, match: str = "m") -> Step:
    return Step(match, seq, "move", 0, f"é{seq}", seq)


def kept(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        count: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return count


async def added(store: SqliteStore, *steps: Step) -> list[bool | Exception]:
    heard: list[asyncio.Future[bool | Exception]] = []
    for each in steps:
        heard.append(asyncio.get_running_loop().create_future())
        store.append(each, heard[-1].set_result)
    return list(await asyncio.gather(*heard))


def test_steps_are_found_whether_they_are_in_their_places_or_not(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def check() -> None:
        store = SqliteStore(path)
        await store.open()
        assert await added(store, step(1), step(2)) == [True, True]
        assert (kept(path, "journal"), kept(path, "steps")) == (1, 0)
        readers = await asyncio.gather(*(store.steps("m") for _ in range(5)))
        assert readers == [[step(1), step(2)]] * 5
        assert (kept(path, "journal"), kept(path, "steps")) == (0, 2)
        assert await added(store, step(2), step(3), step(3)) == [False, True, False]
        assert await store.heads(["m"]) == {"m": 3}
        await added(store, step(4))
        await store.close()
        with pytest.raises(RuntimeError):  # at once: nobody would ever answer
            await asyncio.wait_for(store.steps("m"), 5)
        assert (kept(path, "journal"), kept(path, "steps")) == (0, 4)

    run(check())


def test_what_a_dead_server_left_in_the_journal_is_put_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with closing(_connect(path, first=True)) as connection:
        assert Journal(connection).add([step(1), step(2), step(1, "n")]) == [True] * 3

    async def check() -> None:
        store = SqliteStore(path)
        await store.open()
        assert (kept(path, "journal"), kept(path, "steps")) == (0, 3)
        assert await added(store, step(2), step(3)) == [False, True]
        assert await store.steps("m") == [step(1), step(2), step(3)]
        await store.close()

    run(check())


def test_a_script_sees_the_steps_that_came_before_it(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        heard: list[bool | Exception] = []
        store.append(step(1), heard.append)
        assert await store.run(("DELETE FROM steps WHERE match = ?", ("m",)))
        assert heard == [True] and await store.steps("m") == []
        assert await added(store, step(1)) == [True]  # a removed guest can come back
        await store.close()

    run(check())


def test_a_backup_of_a_running_server_has_all_steps(tmp_path: Path) -> None:
    path, copy = tmp_path / "x.db", tmp_path / "copy.db"

    async def check() -> None:
        store = SqliteStore(path)
        await store.open()
        await added(store, step(1), step(2))
        copy_while_running(path, copy)
        assert kept(path, "journal") == 1  # nothing was changed under the server's hands
        await store.close()

    run(check())
    assert (kept(copy, "journal"), kept(copy, "steps")) == (0, 2)


def test_the_journal_stays_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("closecall.server.store.sqlite.MOST", 20)
    path = tmp_path / "x.db"

    async def check() -> None:
        store = SqliteStore(path)
        await store.open()
        for first in range(1, 200, 10):
            await added(store, *(step(seq) for seq in range(first, first + 10)))
        await asyncio.sleep(0.1)
        assert kept(path, "steps") >= 180
        await store.close()

    run(check())


class Failing(sqlite3.Connection):
    """A connection whose disk is full whenever steps are put in their places."""

    full = False

    def execute(self, sql: str, *args: Any) -> Any:
        if self.full and "INTO steps" in sql:
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, *args)


def test_a_full_disk_loses_nothing_that_was_durable(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with closing(_connect(path, first=True)):
        pass
    connection = sqlite3.connect(path, isolation_level=None, factory=Failing)
    connection.execute(journal.SYNCED)
    writer = Writer(connection)
    settled, _ = writer.commit([(step(1), print)], [])
    assert settled[0][1] is True
    connection.full = True
    assert isinstance(writer.tidy(), sqlite3.Error) and writer.journal.waiting == 1
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "commits are synced again"
    assert not connection.in_transaction
    settled, _ = writer.commit([(step(2), print)], [])
    assert settled[0][1] is True, "the journal takes steps as before"
    connection.full = False
    assert writer.tidy() is None and kept(path, "steps") == 2
    connection.close()


def test_a_reader_hears_that_the_steps_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        await added(store, step(1))
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "put_away", lambda _: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await store.steps("m")
        assert await store.steps("m") == [step(1)]
        await store.close()

    run(check())


def test_known_heads_are_forgotten_before_they_take_much_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MOST_HEADS", 3)
    with closing(_connect(tmp_path / "x.db", first=True)) as connection:
        book = Journal(connection)
        for number in range(20):
            assert book.add([step(1, f"m{number}")]) == [True]
            assert book.add([step(1, "m0"), step(1, f"m{number}")]) == [False] * 2
            if number % 5 == 4:
                book.put_away_all()
            assert len(book._heads) <= 3 + 5


def test_a_failure_does_not_let_a_step_in_twice(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with closing(_connect(path, first=True)) as connection:
        writer = Writer(connection)
        writer.commit([(step(1), print)], [])
        with connection:
            connection.execute("ALTER TABLE journal RENAME TO away")
        settled, _ = writer.commit([(step(2), print)], [])
        assert isinstance(settled[0][1], sqlite3.Error)
        with connection:
            connection.execute("ALTER TABLE away RENAME TO journal")
        settled, _ = writer.commit([(step(1), print), (step(2), print)], [])
        assert [outcome for _, outcome in settled] == [False, True]
        assert writer.tidy() is None and kept(path, "steps") == 2
