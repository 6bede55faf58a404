"""Backup and restore: both stores, into each other, while moves are being played."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Seat, bot, free, me
from closecall.server.operate.archive import ArchiveReader, BackupError, Seal, seal_of
from closecall.server.operate.backup import Report, back_up, restore
from closecall.server.settings import Settings
from closecall.server.store import open_store
from server.support import LiveServer, eventually, guest, run
from server.test_play import at_seq

Acknowledged = list[int]


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database to restore into, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'other' / 'restored.db'}"
    address: str = request.getfixturevalue("another_postgres_database")
    return address


@pytest.fixture
def source(own_server: Callable[..., LiveServer], database: str) -> LiveServer:
    return own_server(database=database)


async def resigned(client: Client) -> str:
    """A finished match."""
    made = await client.create("poof", [me("A"), me("B")])
    async with client.sit(made.match.id, 0) as seat:
        await seat.send(p.Resign(0))
    return made.match.id


async def keep_playing(seats: list[Seat], heard: Acknowledged, enough: asyncio.Event) -> None:
    """Play until told to stop, and note every move the server acknowledged."""
    chance = random.Random(1)
    seq = 0
    while not enough.is_set():
        now = await at_seq(seats[0], seq)
        if now.over:
            return
        mover = seats[now.actors[0]]
        moves = [m for m in (await at_seq(mover, seq)).legal if m.text != "pooftastrophe"]
        await mover.play(chance.choice(moves), seq)
        seq += 1
        heard.append(seq)


async def steps_in(database: str, match: str) -> list[int]:
    store = await open_store(database, Path("unused"))
    try:
        return [step.seq for step in await store.steps(match)]
    finally:
        await store.close()


def test_a_backup_of_a_busy_server_restores_into_either_store(
    source: LiveServer, database: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.backup"
    before: Acknowledged = []

    async def evening() -> tuple[Report, Client, str]:
        client = await guest(source)
        over = await resigned(client)
        await client.create("poof", [me(), free()])
        made = await client.create("poof", [me("A"), me("B")], options={"rounds": 20})
        seats = [client.sit(made.match.id, i) for i in range(2)]
        for seat in seats:
            await seat.open()
        heard: Acknowledged = []
        enough = asyncio.Event()
        playing = asyncio.create_task(keep_playing(seats, heard, enough))
        await eventually(lambda: playing.done() or len(heard) >= 20, "twenty moves")
        before.extend(heard)
        work = back_up(Settings(database=database), file)
        report = await asyncio.to_thread(asyncio.run, work)
        during = len(heard) - len(before)
        enough.set()
        await playing
        assert during > 0  # the table did not wait for the backup
        assert (await client.match(over)).match.state == "over"
        return report, client, made.match.id

    report, client, match = run(evening())
    assert report.sound and report.replayed is not None
    assert report.replayed.matches == 2 and report.replayed.finished == 1
    assert report.rows["matches"] == 3 and report.rows["steps"] >= len(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob(".closecall-*"))

    restored = run(restore(Settings(database=target), file))
    assert restored.rows == report.rows and restored.replayed == report.replayed
    kept = run(steps_in(target, match))
    assert kept == list(range(1, len(kept) + 1))
    assert set(before) <= set(kept)  # acknowledged before: in the backup

    async def play_on(server: LiveServer) -> None:
        again = Client(server.url, client.secret)  # the same guest, the same seat
        async with again.sit(match, 0) as one, again.sit(match, 1) as two:
            now = await at_seq(one, len(kept))
            mover = (one, two)[now.actors[0]]
            await mover.play((await at_seq(mover, len(kept))).legal[0], len(kept))

    server = LiveServer(database=target, data=str(tmp_path / "unused"))
    try:
        run(play_on(server))
    finally:
        server.stop()


def test_nothing_is_replaced_without_being_told_to(
    source: LiveServer, database: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "one.backup"
    settings = Settings(database=target)

    async def check() -> None:
        client = await guest(source)
        match = await resigned(client)
        await back_up(Settings(database=database), file)
        with pytest.raises(BackupError, match="--overwrite"):
            await back_up(Settings(database=database), file)
        await restore(settings, file)
        with pytest.raises(BackupError, match=r"--overwrite|stop them"):
            await restore(settings, file)
        source.stop()
        await _quiet(target)
        with pytest.raises(BackupError, match="--overwrite"):
            await restore(settings, file)
        await restore(settings, file, overwrite=True)
        assert await steps_in(target, match) == [1]

    run(check())


async def _quiet(database: str) -> None:
    """Date all signs of life back, as if the servers had stopped a while ago."""
    store = await open_store(database, Path("unused"))
    await store._run(("UPDATE alive SET at = at - 60000", ()), needed=0)  # type: ignore[attr-defined]
    await store.close()


def test_a_database_in_use_is_not_replaced(
    source: LiveServer, database: str, tmp_path: Path
) -> None:
    file = tmp_path / "one.backup"

    async def check() -> None:
        client = await guest(source)
        match = await resigned(client)
        settings = Settings(database=database)
        await back_up(settings, file)
        with pytest.raises(BackupError, match="stop"):
            await restore(settings, file, overwrite=True)
        assert (await client.match(match)).match.state == "over"

    run(check())


def test_a_failed_restore_changes_nothing(
    source: LiveServer, database: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fail at the last moment, after all rows are in: the read-back does not fit."""
    file = tmp_path / "one.backup"
    settings = Settings(database=target)

    async def check() -> None:
        client = await guest(source)
        first = await resigned(client)
        await back_up(Settings(database=database), file)
        await restore(settings, file)
        await _quiet(target)
        second = await resigned(client)
        await back_up(Settings(database=database), file, overwrite=True)
        with monkeypatch.context() as broken:
            wrong = Seal(1, "0")
            if target.startswith("sqlite"):
                broken.setattr("closecall.server.operate.sqlite.seal_of", lambda rows: wrong)
            else:

                async def seal(*about: object) -> Seal:
                    return wrong

                broken.setattr("closecall.server.operate.postgres._seal", seal)
            with pytest.raises(BackupError, match="not what the backup holds"):
                await restore(settings, file, overwrite=True)
        assert await steps_in(target, first) == [1]
        assert await steps_in(target, second) == []

    run(check())


@pytest.fixture
def one_backup(own_server: Callable[..., LiveServer], tmp_path: Path) -> Path:
    """A backup of a database with one finished match."""
    server = own_server()
    file = tmp_path / "one.backup"

    async def make() -> None:
        await resigned(await guest(server))
        await back_up(server.settings, file)

    run(make())
    return file


def altered(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> Path:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    other = file.with_suffix(".altered")
    other.write_bytes(gzip.compress(b"".join(change(lines))))
    return other


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[:-1], "cut off"),
        (lambda lines: [*lines[:2], *lines[3:]], "altered"),
        (lambda lines: [line.replace(b'"resign"', b'"undo"') for line in lines], "altered"),
        (lambda lines: [b'{"nothing": 1}\n'], "not a backup"),
        (lambda lines: [lines[0].replace(b'"version":1', b'"version":99')], "newer version"),
        (lambda lines: [lines[0].replace(b'"schema":', b'"schema":9')], "newer version"),
        (
            lambda lines: [line.replace(b'["id",', b'["id); DROP",') for line in lines],
            "not one of this schema",
        ),
    ],
)
def test_a_damaged_backup_is_refused(
    one_backup: Path,
    change: Callable[[list[bytes]], list[bytes]],
    said: str,
    tmp_path: Path,
) -> None:
    target = Settings(database=f"sqlite:{tmp_path / 'x' / 'target.db'}")
    with pytest.raises(Exception, match=said):
        run(restore(target, altered(one_backup, change)))
    assert not (tmp_path / "x" / "target.db").exists()
    assert not list((tmp_path / "x").iterdir())


def test_bytes_cut_off_or_flipped_are_noticed(one_backup: Path, tmp_path: Path) -> None:
    whole = one_backup.read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:200] + b"\x00\xff" + whole[202:], b"", b"x"):
        file = tmp_path / "damaged"
        file.write_bytes(damaged)
        with pytest.raises(BackupError, match=r"cut off|damaged"):
            list(ArchiveReader(file).parts())


def test_a_match_that_cannot_be_replayed_is_named(one_backup: Path, tmp_path: Path) -> None:
    place = tmp_path / "broken" / "closecall.db"
    run(restore(Settings(data=str(place.parent)), one_backup))
    with closing(sqlite3.connect(place)) as connection, connection:
        connection.execute("UPDATE steps SET seq = 2")
        (match,) = connection.execute("SELECT id FROM matches").fetchone()
    report = run(back_up(Settings(data=str(place.parent)), tmp_path / "broken.backup"))
    assert not report.sound and report.replayed is not None
    assert report.replayed.named == [f"match {match}: steps are missing"]
    quick = run(back_up(Settings(data=str(place.parent)), tmp_path / "quick.backup", replay=False))
    assert quick.sound and quick.replayed is None and quick.rows == report.rows


def test_an_older_backup_is_brought_to_the_newest_schema(
    one_backup: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup of schema 1, which knew no shared moves."""
    from closecall.server.operate.schema import tables_of

    known, now = tables_of(1), tables_of(ArchiveReader(one_backup).header.schema)
    lines: list[bytes] = []
    seals: dict[str, Seal] = {}
    for part in ArchiveReader(one_backup).parts():
        if part.table in known:
            columns = known[part.table]
            places = [now[part.table].index(name) for name in columns]
            rows = [[row[i] for i in places] for row in part.rows]
            lines.append(msgspec.json.encode({"table": part.table, "columns": columns}))
            lines += [msgspec.json.encode(row) for row in rows]
            seals[part.table] = seal_of(rows)
    header = msgspec.structs.replace(ArchiveReader(one_backup).header, schema=1)
    lines = [msgspec.json.encode(header), *lines, msgspec.json.encode({"seals": seals})]
    one_backup.write_bytes(gzip.compress(b"\n".join(lines)))
    report = run(restore(Settings(database=target), one_backup))
    assert report.sound and report.schema == 1

    async def opened() -> dict[str, int]:
        store = await open_store(target, Path("unused"))
        try:
            return await store.count_states()
        finally:
            await store.close()

    assert run(opened()) == {"over": 1}


def closecall(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "closecall", *words], capture_output=True, text=True, timeout=120
    )


def test_the_commands_say_what_was_verified(
    own_server: Callable[..., LiveServer], tmp_path: Path
) -> None:
    server = own_server()

    async def play() -> None:
        client = await guest(server)
        await resigned(client)
        await client.create("poof", [me(), bot()], pace=5000)

    run(play())
    file, data = str(tmp_path / "x.backup"), server.settings.data
    done = closecall("backup", file, "--data", data)
    assert done.returncode == 0, done.stderr
    assert f"written to {file}" in done.stdout
    assert "counts and checksums of every table" in done.stdout
    assert "2 matches replayed" in done.stdout and "1 finished" in done.stdout
    again = closecall("backup", file, "--data", data)
    assert (
        again.returncode == 2
        and again.stderr == f"closecall: {file} exists; --overwrite replaces it\n"
    )
    other = str(tmp_path / "elsewhere")
    done = closecall("restore", file, "--data", other, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["replayed"]["matches"] == 2
    for words in (
        ("restore", file, "--data", data, "--overwrite"),
        ("restore", str(tmp_path / "none"), "--data", other),
        ("backup", file, "--data", str(tmp_path / "nowhere"), "--overwrite"),
        ("backup", str(tmp_path / "no" / "folder"), "--data", data),
    ):
        done = closecall(*words)
        assert done.returncode == 2 and done.stderr.startswith("closecall: "), done.stderr
        assert done.stderr.count("\n") == 1, done.stderr


def test_time_between_backup_and_restore_is_a_pause(one_backup: Path, tmp_path: Path) -> None:
    """Clocks stood still: nobody could move."""
    settings = Settings(data=str(tmp_path / "later"))
    run(restore(settings, one_backup))

    async def woken() -> list[tuple[int, int]]:
        store = await open_store(None, settings.data_path)
        try:
            return await store.nodes.wake("node", int(time.time() * 1000) + 3_600_000, 8_000)
        finally:
            await store.close()

    ((began, ended),) = run(woken())
    assert abs(ended - began - 3_600_000) < 120_000
