"""What is kept, and for how long: shared moves, limits per guest, chat, expiry."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import closecall
from closecall.client import Refused, me
from closecall.engine.record import Record, make, stream_seed
from closecall.protocol import From, NewMatch, Said, Say
from closecall.server.live import expiry
from closecall.server.live.node import Node
from closecall.server.match import talk
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import fold
from closecall.server.problems import Refusal
from closecall.server.seats import sources
from closecall.server.settings import Settings
from closecall.server.store.base import GuestRow, MatchRow, Prefix, Step, Store
from closecall.server.store.prefix import standing
from closecall.server.store.sql import MATCH_COLUMNS, migrations, statements
from server.support import GENEROUS, LiveServer, guest, run
from server.test_races import a_guest, nodes
from server.test_store import a_match, a_seat, append, opened


def moves(match: str, *texts: str, first: int = 1) -> list[Step]:
    return [Step(match, seq, "move", 0, text, seq) for seq, text in enumerate(texts, first)]


async def rows(store: Store, table: str) -> int:
    found = await store.rows(f"SELECT count(*) FROM {table}")  # type: ignore[attr-defined]
    return int(found[0][0])


async def ended(store: Store, *steps: Step, prefix: Prefix | None = None, **row: Any) -> MatchRow:
    """A finished match with these steps of its own."""
    match = a_match(state="over", **row)
    own = [msgspec.structs.replace(step, match=match.id) for step in steps]
    if prefix is None:
        assert await store.add_match(match, [a_seat(0)], own)
    else:
        assert await store.add_match(match, [a_seat(0)], [], prefix)
        for step in own:
            assert await append(store, step) is True
    return match


async def texts(store: Store, match: MatchRow, after: int = 0) -> list[str]:
    steps = await store.steps(match.id, after)
    assert [step.seq for step in steps] == list(range(after + 1, after + 1 + len(steps)))
    assert {step.match for step in steps} <= {match.id}
    return [step.move for step in steps]


# --- Shared moves ---------------------------------------------------------------------------------


def test_what_was_taken_back_does_not_stand() -> None:
    steps = [
        *moves("m", "a", "b"),
        Step("m", 3, "undo", 0, "", 3),
        *moves("m", "c", first=4),
        Step("m", 5, "resign", 0, "", 5),
        *moves("m", "d", first=6),
    ]
    assert [step.move for step in standing(steps)] == ["a", "c", "d"]


def test_a_match_begins_with_the_moves_of_another(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            taken_back = [*moves("", "a", "x"), Step("", 3, "undo", 0, "", 3)]
            base = await ended(store, *taken_back, *moves("", "b", "c", first=4))
            before = await rows(store, "steps")
            on = await ended(store, prefix=Prefix(base.id, 2, 700), source=base.id)
            assert await rows(store, "steps") == before, "nothing is copied"
            assert await texts(store, on) == ["a", "b"]
            assert {step.at for step in await store.steps(on.id)} == {700}
            assert await store.heads([on.id, base.id]) == {on.id: 2, base.id: 5}
            assert await store.heads([on.id], 600) == {on.id: 2}
            assert await append(store, *moves(on.id, "d", first=3)) is True
            assert await texts(store, on) == ["a", "b", "d"]
            assert await texts(store, on, 1) == ["b", "d"]
            assert await texts(store, on, 2) == ["d"] and await texts(store, on, 3) == []
            assert await store.heads([on.id]) == {on.id: 3}

    run(check())


def test_a_match_that_waits_at_the_shared_moves_is_quiet(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            base = await ended(store, *moves("", "a", "b"))
            running = a_match(driven=True, state="running", touched=10, source=base.id)
            assert await store.add_match(running, [a_seat(0)], [], Prefix(base.id, 2, 5))
            assert await store.quiet(50, "", 10) == [(running.id, 2)]

    run(check())


def test_shared_moves_stay_until_nobody_needs_them(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            base = await ended(store, *moves("", "a", "b", "c"))
            first = Prefix(base.id, 2, 700)
            middle = await ended(store, *moves("", "d", first=3), prefix=first, source=base.id)
            beside = await ended(store, prefix=first, source=base.id)
            second = Prefix(middle.id, 3, 800)
            last = await ended(store, *moves("", "e", first=4), prefix=second, source=middle.id)
            for gone in (base, middle):
                assert await store.remove_match(gone.id, "over")
                assert await store.match(gone.id) is None
            assert await texts(store, last) == ["a", "b", "d", "e"]
            assert await texts(store, beside) == ["a", "b"]
            assert await store.remove_match(last.id, "over")
            assert await texts(store, beside) == ["a", "b"]
            assert (await rows(store, "steps"), await rows(store, "prefixes")) == (3, 1)
            assert await store.remove_match(beside.id, "over")
            assert (await rows(store, "steps"), await rows(store, "prefixes")) == (0, 0)

    run(check())


def test_nothing_goes_on_from_a_match_that_is_gone(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            base = await ended(store, *moves("", "a"))
            assert await store.remove_match(base.id, "over")
            late = a_match(source=base.id)
            assert not await store.add_match(late, [a_seat(0)], [], Prefix(base.id, 1, 1))
            assert await store.match(late.id) is None and await rows(store, "prefixes") == 0

    run(check())


def test_a_database_of_the_first_schema_is_brought_up_to_date(database: str) -> None:
    columns = MATCH_COLUMNS.split(", ")
    values = ["m", "CODE", "poof", 1, '{"a":1}', "{}", "over", 0, 0, "host", "c", "00"]
    values += [None, 1, 2, 3, 3, None, None, None]
    assert len(columns) == len(values)

    async def make_old() -> None:
        script = [*statements(migrations()[0][1])]
        row = ", ".join("NULL" if v is None else repr(v) for v in values)
        script.append(f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({row})")
        script.append("INSERT INTO steps VALUES ('m', 1, 'move', 0, 'pick-up', 2)")
        if database.startswith("sqlite:"):
            with closing(sqlite3.connect(database.removeprefix("sqlite:"))) as connection:
                for statement in script:
                    connection.execute(statement)
                connection.execute("PRAGMA user_version = 1")
                connection.commit()
            return
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(database)
        script.append("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        script.append("INSERT INTO schema_version VALUES (1)")
        for statement in script:
            await connection.execute(statement)
        await connection.close()

    async def check() -> None:
        await make_old()
        for _ in range(2):  # and stays as it is the next time
            async with opened(database) as store:
                assert [step.move for step in await store.steps("m")] == ["pick-up"]
                assert await store.kept_for_host("host") == 1000 + 7 + 2 + 100 + 7

    run(check())


async def played(node: Node, host: GuestRow, count: int) -> str:
    """A match of two seats of one guest with the given number of moves, then given up."""
    wish = NewMatch(game="poof", seats=[me(), me()], pace=0)
    made = await node.seats.making.create(host, wish)
    await go_on(node, made.match.id, count)
    return made.match.id


async def go_on(node: Node, match: str, count: int) -> None:
    table = await node.tables.load(match)
    for _ in range(count):
        position = table.board.running()
        seat = position.actors()[0]
        texts = {position.game.move(a).text: a for a in position.legal(seat)}
        texts.pop("pooftastrophe", None)
        done: asyncio.Future[Refusal | None] = node.tasks.loop.create_future()
        table._log.move(position, seat, next(iter(texts.values())), done.set_result, lambda: None)
        assert await done is None
    given_up: asyncio.Future[Refusal | None] = node.tasks.loop.create_future()
    table.playing.resign(0, given_up.set_result)
    assert await given_up is None


async def from_there(node: Node, host: GuestRow, match: str, count: int) -> str:
    start = From(moves=count, match=match)
    wish = NewMatch(game="poof", seats=[me(), me()], pace=0, start_from=start)
    return (await node.seats.making.create(host, wish)).match.id


def a_record(game: closecall.Game, revision: int) -> Record:
    """A match for two by older rules, given up after three moves."""
    seed, nonces = bytes(32), ["11" * 32, "22" * 32]
    options = dict(game.start(2, 1, revision=revision).terms.options)
    stream = stream_seed(seed, nonces, game=game.key, revision=revision, options=options)
    state = game.start(2, stream, revision=revision, **options)
    moves: list[tuple[int, str]] = []
    for _ in range(3):
        seat = state.actors()[0]
        moves.append((seat, game.move(state.legal(seat)[0]).text))
        state.apply(seat, state.legal(seat)[0])
    return make(state, seed=seed, nonces=nonces, moves=moves, resigned=[0, 1], over=True)


@pytest.mark.parametrize(
    "game", [g for g in closecall.list_games() if g.revision > 1 and 2 in g.seats]
)
def test_a_match_goes_on_by_the_rules_it_was_played_by(
    tmp_path: Path, game: closecall.Game
) -> None:
    """Its deal depends on them: by later ones the same moves would mean something else."""
    record = a_record(game, game.oldest_revision)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            start = From(moves=3, record=msgspec.json.decode(record.to_json()))
            wish = NewMatch(game=game.key, seats=[me(), me()], pace=0, start_from=start)
            host = await a_guest(node.store)
            made = (await node.seats.making.create(host, wish)).match.id
            table = await node.tables.load(made)
            assert table.whole.match.revision == game.oldest_revision
            assert table.board.running().state.view(0) == record.replay().view(0)

    run(check())


def test_going_on_and_giving_up_keeps_next_to_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            host = await a_guest(node.store)
            first = await played(node, host, 40)
            before, kept = await rows(node.store, "steps"), await node.store.kept_for_host(host.id)
            match = first
            for _ in range(5):
                for source in (first, match):  # from the same one, and from each other
                    match = await from_there(node, host, source, 40)
                    await go_on(node, match, 0)
            assert await rows(node.store, "steps") == before + 10, "one resignation each"
            assert await node.store.kept_for_host(host.id) - kept < 10 * 2500
            prefix = await node.store.prefix(match)
            assert prefix is not None and prefix.base == first, "not a line of ten"
            on = await from_there(node, host, match, 40)
            table, there = await node.tables.load(on), await node.store.steps(first)
            assert [s.move for s in await node.store.steps(on)] == [s.move for s in there[:40]]
            then = fold((await node.tables.load(first)).whole, there[:40])
            assert table.seq == 40 and table.board.running().state.view(0) == then.state.view(0)

    run(check())


def test_a_line_of_matches_is_not_endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "LONGEST_LINE", 3)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            host = await a_guest(node.store)
            match = await played(node, host, 2)
            for count in (2, 3, 4):
                match = await from_there(node, host, match, count)
                await go_on(node, match, 1)
            with pytest.raises(Refusal) as refused:
                await from_there(node, host, match, 5)
            assert refused.value.code == "bad_match"
            assert await from_there(node, host, match, 3), "earlier moves are nearer"

    run(check())


# --- Limits ---------------------------------------------------------------------------------------


def test_a_guest_has_only_so_much_room(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            node.seats._desk.settings = Settings(**{**GENEROUS, "megabytes_per_guest": 1})
            host, other = await a_guest(node.store), await a_guest(node.store)
            big = {"edition": "x" * 999_000}
            await ended(node.store, host=host.id, options=big)
            wish = NewMatch(game="poof", seats=[me(), me()])
            with pytest.raises(Refusal) as refused:
                await node.seats.making.create(host, wish)
            assert refused.value.code == "too_many"
            await node.seats.making.create(other, wish)

    run(check())


def test_only_the_newest_lines_of_chat_are_kept(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            for number in range(9):
                await store.chat.say("m", Said(0, "Ada", str(number), number), "t", 4)
                await store.chat.say("n", Said(0, "Ada", str(number), number), "t", 4)
            assert [said.text for said in await store.chat.last("m", 50)] == ["5", "6", "7", "8"]
            assert await rows(store, "chat") == 8

    run(check())


def test_chat_has_a_limit_for_each_guest(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            host, other = await a_guest(node.store), await a_guest(node.store)
            limiter = talk.chat_limiter(6)
            mine = [(await node.tables.load(await played(node, host, 0))).whole for _ in range(3)]
            theirs = (await node.tables.load(await played(node, other, 0))).whole
            talk.check_pace(limiter, mine[0], 0)
            talk.check_pace(limiter, mine[1], 1)
            with pytest.raises(Refusal) as refused:  # at whatever table
                talk.check_pace(limiter, mine[2], 0)
            assert refused.value.code == "too_fast"
            talk.check_pace(limiter, theirs, 0)

    run(check())


def test_chat_over_a_socket_is_held_to_both_limits(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(chat_lines_per_minute=15, chat_lines_per_match=3)

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), me()])
        said, code = 0, ""
        async with client.sit(made.match.id, 0) as seat:
            while said < 100 and not code:
                try:
                    await seat.send(Say(str(said)))
                    said += 1
                except Refused as refused:
                    code = refused.code
                await asyncio.sleep(0.005)  # lines of the same millisecond stay together
        assert said >= 5 and code == "too_fast"
        kept = server.call(server.node.store.chat.last(made.match.id, 50))
        assert [line.text for line in kept] == [str(each) for each in range(said - 3, said)]

    run(check())


# --- Expiry ---------------------------------------------------------------------------------------


def test_expiry_goes_on_until_all_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 3)

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            old = now_ms() - 400 * expiry.DAY
            for _ in range(10):
                await ended(node.store, *moves("", "a"), touched=old)
                running = a_match(state="running", touched=now_ms() - 40 * expiry.DAY)
                await node.store.add_match(running, [a_seat(0)], [])
            kept = await ended(node.store, touched=now_ms() - 300 * expiry.DAY)
            assert await expiry.expire_once(node) == 20
            assert await node.store.match(kept.id) is not None
            assert await node.store.count_states() == {"over": 1, "abandoned": 10}
            assert await expiry.expire_once(node) == 0

    run(check())
