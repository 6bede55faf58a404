"""One suite for both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from closecall.protocol import Clocks, Outcome, Said, Watch
from closecall.server.security import new_code, new_id
from closecall.server.store import open_store
from closecall.server.store.base import (
    GuestRow,
    MatchRow,
    SeatRow,
    Settings,
    Step,
    Store,
    StoreError,
)
from closecall.server.store.sql import migrations, statements
from server.support import run

SETTINGS = Settings(Clocks(), Watch(), "medium", True, False, True, 600, False)


def a_match(**changes: Any) -> MatchRow:
    row = MatchRow(
        id=new_id(),
        code=new_code(),
        game="poof",
        revision=1,
        options={"rounds": 7},
        settings=SETTINGS,
        state="open",
        listed=True,
        driven=False,
        host="host",
        commitment="c",
        seed="00",
        nonces=None,
        created=1000,
        started=None,
        ended=None,
        touched=1000,
        result=None,
        rematch=None,
        source=None,
    )
    return msgspec.structs.replace(row, **changes)


def a_seat(number: int, **changes: Any) -> SeatRow:
    seat = SeatRow(number, "person", f"guest{number}", f"Name {number}", None, f"h{number}", "n")
    return msgspec.structs.replace(seat, **changes)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database, Path("unused"))
    try:
        yield store
    finally:
        await store.close()


async def append(store: Store, step: Step) -> bool | Exception:
    done: asyncio.Future[bool | Exception] = asyncio.get_running_loop().create_future()
    store.append(step, done.set_result)
    return await done


def test_a_match_comes_back_as_it_was_kept(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match(nonces=["aa"], result=Outcome([1, 2], [1], "points"), source="x")
            seats = [a_seat(0), a_seat(1, kind="bot", guest=None, level="hard", secret=None)]
            assert await store.add_match(row, seats, [Step(row.id, 1, "move", 0, "2x7", 5)])
            for name in (row.id, row.code):
                whole = await store.match(name)
                assert whole is not None
                assert whole.match == row
                assert list(whole.seats) == seats
            assert await store.match("nothing") is None
            assert await store.steps(row.id) == [Step(row.id, 1, "move", 0, "2x7", 5)]

    run(check())


def test_everything_is_there_after_closing(database: str) -> None:
    async def check() -> None:
        row = a_match()
        async with opened(database) as store:
            await store.add_match(row, [a_seat(0)], [])
            results = await asyncio.gather(
                *(
                    append(store, Step(row.id, seq, "move", 0, "é'\"x", seq))
                    for seq in range(1, 301)
                )
            )
            assert results == [True] * 300
        async with opened(database) as store:
            steps = await store.steps(row.id)
            assert [step.seq for step in steps] == list(range(1, 301))
            assert steps[0].move == "é'\"x"
            assert len(await store.steps(row.id, after=290)) == 10
            assert await store.heads([row.id, "other"]) == {row.id: 300}

    run(check())


def test_only_one_of_two_steps_with_the_same_seq_wins(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match()
            await store.add_match(row, [a_seat(0)], [])
            first = Step(row.id, 1, "move", 0, "a", 1)
            second = Step(row.id, 1, "move", 1, "b", 1)
            other = Step("elsewhere", 1, "move", 1, "c", 1)
            steps = (first, second, other)
            outcomes = await asyncio.gather(*(append(store, step) for step in steps))
            assert outcomes == [True, False, True]
            assert await append(store, second) is False
            assert await store.steps(row.id) == [first]

    run(check())


def test_a_code_is_given_only_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match()
            assert await store.add_match(row, [a_seat(0)], [])
            twin = a_match(code=row.code)
            assert not await store.add_match(twin, [a_seat(0)], [])
            assert await store.match(twin.id) is None

    run(check())


def test_a_seat_changes_only_from_what_was_read(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match()
            free = SeatRow(0, "open", None, "", None, None, None)
            await store.add_match(row, [free], [])
            assert await store.set_seat(row.id, "open", a_seat(0), free)
            assert not await store.set_seat(row.id, "open", a_seat(0, guest="late"), free)
            whole = await store.match(row.id)
            assert whole is not None and whole.seats[0] == a_seat(0)

    run(check())


def test_a_seat_changes_only_while_the_match_is_as_it_was_read(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match()
            await store.add_match(row, [a_seat(0)], [])
            free = SeatRow(0, "open", None, "", None, None, None)
            assert await store.start_match(row.id, 1, ["a"], 5)
            assert not await store.set_seat(row.id, "open", free, a_seat(0))
            whole = await store.match(row.id)
            assert whole is not None and whole.seats[0] == a_seat(0)

    run(check())


def test_with_a_bot_on_a_seat_the_match_is_driven(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match(state="running")
            await store.add_match(row, [a_seat(0)], [])
            away = a_seat(0, kind="away", level="easy")
            late = a_seat(0, guest="late")
            assert not await store.set_seat(row.id, "running", away, late)
            assert await store.quiet(2000, "", 10) == []
            assert await store.set_seat(row.id, "running", away, a_seat(0))
            assert await store.quiet(2000, "", 10) == [(row.id, 0)]
            assert await store.set_seat(row.id, "running", a_seat(0), away)
            assert await store.quiet(2000, "", 10) == [(row.id, 0)], "and stays so"

    run(check())


def test_a_match_is_removed_only_in_the_state_it_was_found_in(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match(state="running")
            step = Step(row.id, 1, "move", 0, "x", 50)
            await store.add_match(row, [a_seat(0)], [step])
            assert not await store.remove_match(row.id, "open")
            whole = await store.match(row.id)
            assert whole is not None and whole.seats == (a_seat(0),)
            assert await store.steps(row.id) == [step]
            assert await store.remove_match(row.id, "running")

    run(check())


def test_getting_up_and_starting_at_the_same_moment(postgres_database: str) -> None:
    """The one that comes second waits for the first and sees what it did."""

    async def check() -> None:
        import asyncpg  # type: ignore[import-untyped]

        async with opened(postgres_database) as store:
            row = a_match()
            await store.add_match(row, [a_seat(0)], [])
            free = SeatRow(0, "open", None, "", None, None, None)
            other = await asyncpg.connect(postgres_database)
            try:
                async with other.transaction():  # holds up the guest who gets up, half-way through
                    await other.execute("SELECT 1 FROM seats WHERE match = $1 FOR UPDATE", row.id)
                    up = asyncio.create_task(store.set_seat(row.id, "open", free, a_seat(0)))
                    await waiting(postgres_database, 1)
                    start = asyncio.create_task(store.start_match(row.id, 1, ["a"], 5))
                    both = asyncio.create_task(waiting(postgres_database, 2))
                    await asyncio.wait([start, both], return_when=asyncio.FIRST_COMPLETED)
                    both.cancel()
            finally:
                await other.close()
            assert (await up, await start) == (True, False)

    run(check())


async def waiting(database: str, many: int) -> None:
    """Until `many` transactions wait for a lock."""
    import asyncpg

    connection = await asyncpg.connect(database)
    question = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    try:
        while await connection.fetchval(question) < many:
            await asyncio.sleep(0.01)
    finally:
        await connection.close()


def test_a_match_starts_and_ends_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match()
            free = SeatRow(1, "open", None, "", None, None, None)
            await store.add_match(row, [a_seat(0), free], [])
            assert not await store.start_match(row.id, 2, ["a", "b"], 5)
            assert await store.set_seat(row.id, "open", a_seat(1), free)
            assert await store.start_match(row.id, 2, ["a", "b"], 5)
            assert not await store.start_match(row.id, 2, ["c", "d"], 6)
            result = Outcome([3, 4], [0], "points")
            assert await store.end_match(row.id, "over", result, 9)
            assert not await store.end_match(row.id, "abandoned", None, 10)
            whole = await store.match(row.id)
            assert whole is not None
            assert (whole.match.state, whole.match.nonces) == ("over", ["a", "b"])
            assert (whole.match.started, whole.match.ended) == (5, 9)
            assert whole.match.result == result
            assert await store.set_rematch(row.id, "next")
            assert not await store.set_rematch(row.id, "other")

    run(check())


def test_lists_are_newest_first_and_paged(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            for i in range(5):
                row = a_match(created=i, game="poof" if i % 2 else "other", listed=i != 4)
                await store.add_match(row, [a_seat(0, guest="me" if i < 2 else "you")], [])
            listed = await store.listed("open", None, 100, 10)
            assert [whole.match.created for whole in listed] == [3, 2, 1, 0]
            page = await store.listed("open", None, 3, 2)
            assert [whole.match.created for whole in page] == [2, 1]
            only = await store.listed("open", "poof", 100, 10)
            assert [whole.match.created for whole in only] == [3, 1]
            mine = await store.of_guest("me", 100, 10)
            assert [whole.match.created for whole in mine] == [1, 0]
            assert await store.live_of_host("host") == 5
            assert await store.count_states() == {"open": 5}

    run(check())


def test_guests_are_found_by_the_hash_of_their_secret(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            guest = GuestRow("g1", "Mira", 7)
            await store.guests.add(guest, "hash")
            assert await store.guests.by_secret("hash") == guest
            assert await store.guests.by_secret("other") is None
            await store.guests.rename("g1", "Jonas")
            found = await store.guests.by_secret("hash")
            assert found is not None and found.name == "Jonas"
            row = a_match()
            await store.add_match(row, [a_seat(0, guest="g1")], [])
            over = a_match(state="over")
            await store.add_match(over, [a_seat(0, guest="g1")], [])
            assert await store.guests.matches_of("g1") == [row.id]
            assert await store.guests.forget("g1") == [row.id]
            assert await store.guests.matches_of("g1") == []
            assert await store.guests.by_secret("hash") is None
            whole = await store.match(row.id)
            assert whole is not None and whole.seats[0].guest is None

    run(check())


def test_removed_guests_stay_out_until_invited_or_forgotten(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match()
            await store.add_match(row, [a_seat(0)], [])
            await store.guests.add(GuestRow("g1", "Ada", 1), "hash")
            for _ in range(2):  # twice is once
                await store.guests.keep_out("g1", row.id)
            await store.guests.keep_out("g2", row.id)
            assert await store.guests.kept_out("g1", row.id)
            assert not await store.guests.kept_out("g1", "other")
            assert await store.guests.names_kept_out(row.id) == ["Ada"]
            await store.guests.forget("g1")
            assert not await store.guests.kept_out("g1", row.id)
            assert await store.guests.names_kept_out(row.id) == []
            await store.guests.invite_all(row.id)
            assert not await store.guests.kept_out("g2", row.id)
            await store.guests.keep_out("g3", row.id)
            assert await store.remove_match(row.id, row.state)
            assert not await store.guests.kept_out("g3", row.id)

    run(check())


def test_quiet_and_expired_look_at_the_last_step(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match(driven=True, state="running", touched=10)
            await store.add_match(row, [a_seat(0)], [Step(row.id, 1, "move", 0, "x", 50)])
            assert await store.quiet(51, "", 10) == [(row.id, 1)]
            assert await store.quiet(51, row.id, 10) == []
            assert await store.quiet(50, "", 10) == []
            assert await store.quiet(40, "", 10, 45) == [(row.id, 1)], "dated in the future"
            assert await store.quiet(40, "", 10, 50) == []
            assert await store.expired(["running"], 51, 10) == [row.id]
            assert await store.expired(["running"], 50, 10) == []
            assert await store.expired(["over"], 51, 10) == []
            await store.remove_match(row.id, "running")
            assert await store.match(row.id) is None
            assert await store.steps(row.id) == []

    run(check())


def test_chat_keeps_its_order(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            for i in range(5):
                await store.chat.say("m", Said(0, "Mira", f"line {i}", 100 + i), "t")
            assert [said.text for said in await store.chat.last("m", 3)] == [
                "line 2",
                "line 3",
                "line 4",
            ]

    run(check())


def test_a_silence_of_all_nodes_is_a_pause(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.nodes.wake("a", 1000, 500) == []
            await store.nodes.alive("a", 2000)
            assert await store.nodes.wake("b", 2400, 500) == []
            await store.nodes.alive("b", 3000)
            assert await store.nodes.wake("c", 9000, 500) == [(3000, 9000)]
            assert await store.nodes.pauses() == [(3000, 9000)]
            # the clock was set back: no pause, and the next one is noted all the same
            assert await store.nodes.wake("d", 5000, 500) == [(3000, 9000)]
            await store.nodes.alive("c", 5100)  # a node that runs on is counted again
            assert await store.nodes.wake("e", 8000, 500) == [(3000, 9000), (5100, 8000)]

    run(check())


def test_a_newer_sqlite_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "closecall.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")

    async def check() -> None:
        with pytest.raises(StoreError, match=r"schema 999.*newer version"):
            await open_store(f"sqlite:{path}", tmp_path)

    run(check())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_newer_postgres_database_is_refused(postgres_database: str) -> None:
    async def check() -> None:
        import asyncpg

        async with opened(postgres_database):
            pass
        connection = await asyncpg.connect(postgres_database)
        await connection.execute("INSERT INTO schema_version VALUES (999)")
        await connection.close()
        with pytest.raises(StoreError, match=r"schema 999.*newer version"):
            await open_store(postgres_database, Path("unused"))

    run(check())


def test_a_second_server_is_kept_away_from_the_file(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(f"sqlite:{tmp_path / 'closecall.db'}"):
            with pytest.raises(StoreError, match="another server uses"):
                await open_store(f"sqlite:{tmp_path / 'closecall.db'}", tmp_path)

    run(check())


def test_a_database_that_is_none_is_explained(tmp_path: Path) -> None:
    async def check() -> None:
        (tmp_path / "closecall.db").write_text("this is not a database, " * 100)
        with pytest.raises(StoreError, match="cannot be used"):
            await open_store(None, tmp_path)
        with pytest.raises(StoreError, match="cannot be used"):
            await open_store("postgresql://nobody@127.0.0.1:1/none", tmp_path)
        with pytest.raises(ValueError, match="expected postgresql"):
            await open_store("mysql://here", tmp_path)

    run(check())


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(statements(script) for _, script in migrations())
