"""The daily challenge: one deal, one try, one board, and a proof the day after."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

import closecall
from closecall import protocol as p
from closecall.client import Client, Refused
from closecall.engine.record import Record
from closecall.puzzles import load
from closecall.server.challenges import daily as challenge
from closecall.server.challenges.days import part_seed, secret_of
from closecall.server.match.calendar import Moment
from closecall.server.match.clocks import now_ms
from closecall.server.store.days import GIVEN_UP, Try
from server.support import LiveServer, run
from server.test_races import a_guest
from server.test_store import a_match, a_seat, opened

DAY = 24 * 3600 * 1000


async def day_of(client: Client) -> p.Day:
    return await client.request("GET", "/api/daily", None, p.Day)


async def part_of(client: Client, part: str) -> p.DayPart:
    return next(each for each in (await day_of(client)).parts if each.part == part)


async def solo(client: Client) -> p.MatchForMe:
    return await client.request("POST", "/api/daily/solo", None, p.MatchForMe)


async def play_to_the_end(client: Client, match: str) -> list[Any]:
    """Play the first legal move until it is over; everything that was rolled."""
    rolled = []
    async with client.sit(match, 0) as seat:
        async for update in seat.turns():
            rolled.append(msgspec.json.decode(update.view).get("dice"))
            await seat.play(update.legal[0])
    await finished(client, "solo")
    return rolled


async def finished(client: Client, part: str) -> p.DayPart:
    """A part of the day once the end of the guest's try is written down."""
    while True:
        found = await part_of(client, part)
        if found.mine is not None and found.mine.done:
            return found
        await asyncio.sleep(0.01)


# --- Days -----------------------------------------------------------------------------------------


def test_a_day_begins_at_the_hour_of_the_server() -> None:
    noon = 1_794_916_800_000  # 2026-11-17 12:00 UTC
    assert (Moment(noon, 0).day, Moment(noon, 0).tomorrow) == ("2026-11-17", "2026-11-18")
    assert Moment(noon, 13).day == "2026-11-16"
    assert Moment(noon, 0).ends - noon == DAY // 2
    assert Moment(noon, 13).ends - noon == DAY // 24
    assert Moment(Moment(noon, 5).ends, 5).day == Moment(noon, 5).tomorrow


def test_all_nodes_agree_on_the_secret_of_a_day(database: str) -> None:
    """Each draws one of its own; the first one kept is everybody's, also after a restart."""

    async def check() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(opened(database))
            shared = database.startswith("postgres")  # a SQLite file has one node
            other = await stack.enter_async_context(opened(database)) if shared else one
            drawn = await asyncio.gather(
                *(secret_of(store.days, "2026-11-17") for store in (one, other) * 5)
            )
            assert len(set(drawn)) == 1
            assert await secret_of(one.days, "2026-11-18") != drawn[0]
        async with opened(database) as again:
            assert await secret_of(again.days, "2026-11-17") == drawn[0]
            assert await again.days.told("2026-11-16") is None

    run(check())


def test_the_board_counts_first_tries_and_shares_places(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            guests = [await a_guest(store, f"Name {n}") for n in range(4)]
            for guest, score in zip(guests, (30, 50, 50, None), strict=True):
                kept = Try(guest.id, None, "x", score, 5)
                assert await store.days.add_try("2026-11-17", "position", kept)
                assert not await store.days.add_try("2026-11-17", "position", kept)
            board = await store.days.board("2026-11-17", "position", 10)
            assert [row.score for row in board] == [50, 50, 30]
            assert challenge.places_of([row.score for row in board]) == [1, 1, 3]
            assert await store.days.count_tries("2026-11-17", "position", 30) == 2
            assert await store.days.board("2026-11-18", "position", 10) == []
            await store.guests.forget(guests[1].id)
            assert len(await store.days.board("2026-11-17", "position", 10)) == 2
            await store.days.forget_days("2026-11-18")
            assert await store.days.count_tries("2026-11-17", "position") == 0

    run(check())


def test_scores_of_ended_matches_are_found(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            guest, quitter = await a_guest(store, "Mira"), await a_guest(store, "Jonas")
            for who, reason in ((guest, "full"), (quitter, "resigned")):
                row = a_match(state="over", result=p.Outcome([41], [0], reason))
                assert await store.add_match(row, [a_seat(0)], [])
                await store.days.add_try("d", "solo", Try(who.id, row.id, None, None, 1))
            ended = {
                each.guest: challenge._score(each.result)
                for each in await store.days.ended_tries("d", "solo")
            }
            assert ended == {guest.id: 41, quitter.id: GIVEN_UP}
            await store.days.set_score("d", "solo", guest.id, 41)
            await store.days.set_bot_score("d", "solo", 50)
            await store.days.set_bot_score("d", "solo", 60)
            assert await store.days.bot_score("d", "solo") == 50
            assert [row.name for row in await store.days.board("d", "solo", 5)] == ["Mira"]

    run(check())


# --- Alone ----------------------------------------------------------------------------------------


def test_everybody_gets_the_same_dice_and_one_try(server: LiveServer) -> None:
    async def check() -> None:
        one, other = server.client(), server.client()
        await one.enter("Mira")
        await other.enter("Jonas")
        mine, theirs = await solo(one), await solo(other)
        assert mine.match.id != theirs.match.id
        assert mine.match.commitment == theirs.match.commitment
        assert (mine.match.undo, mine.match.hints, mine.match.watch.allow) == (
            False,
            False,
            "nobody",
        )
        assert (await solo(one)).match.id == mine.match.id  # the same try, gone on with
        assert (await part_of(one, "solo")).bot is None
        rolled = [
            await play_to_the_end(one, mine.match.id),
            await play_to_the_end(other, theirs.match.id),
        ]
        assert rolled[0] == rolled[1]
        assert (await solo(one)).match.state == "over"
        part = await part_of(one, "solo")
        assert part.mine is not None and part.mine.done
        assert [row.place for row in part.board if row.name in ("Mira", "Jonas")] == [1, 1]
        assert [row.me for row in part.board if row.name == "Mira"] == [True]

    run(check())


def test_nothing_of_a_daily_match_is_told_before_the_day_is_over(server: LiveServer) -> None:
    async def check() -> None:
        one, other = server.client(), server.client()
        await one.enter("Mira")
        await other.enter("Jonas")
        match = (await solo(one)).match
        await play_to_the_end(one, match.id)
        for client, code in ((one, "sealed"), (other, "not_over")):
            with pytest.raises(Refused) as refused:
                await client.record(match.id)
            assert refused.value.code == code
            with pytest.raises(Refused) as refused:
                await client.create(
                    match.game, [p.SeatPlan(kind="me")], start_from=p.From(0, match.id)
                )
            assert refused.value.code == code
        assert (await one.replay(match.id, "seat=0&first=0&last=0")).updates
        with pytest.raises(Refused) as refused:
            await other.replay(match.id, "seat=open")
        assert refused.value.code == "not_over"
        shown = (await other.match(match.id)).match
        assert (shown.state, shown.result, shown.seq) == ("running", None, 0)
        with pytest.raises(Refused) as refused:
            async with other.watch(match.id):
                pass
        assert refused.value.code == "no_watching"

    run(check())


def test_a_match_that_was_given_up_is_not_on_the_board(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        await client.enter("Quitter")
        match = (await solo(client)).match
        async with client.sit(match.id, 0) as seat:
            async for update in seat.turns():
                await seat.send(p.Resign(update.seq))
                break
        part = await finished(client, "solo")
        assert part.mine is not None and part.mine.done and part.mine.score is None
        assert "Quitter" not in [row.name for row in part.board]
        with pytest.raises(Refused) as refused:
            await client.record(match.id)  # the dice to come are others' still
        assert refused.value.code == "sealed"

    run(check())


def test_yesterday_is_proved(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The secret told fits the commitment, and the deal of the match comes from it."""
    server = own_server()
    real = now_ms

    async def check() -> None:
        client = server.client()
        await client.enter("Mira")
        monkeypatch.setattr(challenge, "now_ms", lambda: real() - DAY)
        before = await day_of(client)
        match = (await solo(client)).match
        await play_to_the_end(client, match.id)
        monkeypatch.setattr(challenge, "now_ms", real)
        today = await day_of(client)
        assert today.commitment == before.next
        proof = today.yesterday
        assert proof is not None and proof.commitment == before.commitment
        secret = bytes.fromhex(proof.secret)
        assert hashlib.sha256(secret).hexdigest() == proof.commitment
        record = Record.load(msgspec.json.encode(await client.record(match.id)))
        assert record.verify(match.commitment).ok
        lines = f"closecall day 1\n{before.day}\nsolo".encode()
        assert record.seed == hmac.digest(secret, lines, "sha256").hex()
        assert (await part_of(client, "solo")).mine is None  # a new day, a new try

    run(check())


def test_the_bot_plays_the_same_deal(server: LiveServer) -> None:
    """Its score is told to those who have finished, and is what the deal gives."""

    async def check() -> None:
        client = server.client()
        await client.enter("Mira")
        await play_to_the_end(client, (await solo(client)).match.id)
        while (part := await part_of(client, "solo")).bot is None:
            await asyncio.sleep(0.05)
        now = server.app.rest.state.daily.moment()
        secret = server.call(secret_of(server.node.store.days, now.day))
        seed = part_seed(secret, now.day, "solo")
        assert part.bot == challenge.bot_score(1.0, seed.hex())
        # known by now, but not to those who could still be guided by it
        other, stranger = server.client(), server.client()
        await other.enter("Jonas")
        assert [(await part_of(who, "solo")).bot for who in (other, stranger)] == [None, None]
        await solo(other)
        assert (await part_of(other, "solo")).bot is None
        assert (await part_of(other, "position")).bot is None

    run(check())


# --- The position ---------------------------------------------------------------------------------


def test_the_position_of_the_day_takes_one_try(server: LiveServer) -> None:
    async def check() -> None:
        client, other = server.client(), server.client()
        await client.enter("Mira")
        await other.enter("Jonas")
        task = await client.request("GET", "/api/daily/position", None, p.PuzzleTask)
        puzzle = load(task.game).get(task.id)
        assert puzzle is not None
        path = "/api/daily/position"
        with pytest.raises(Refused) as refused:
            await client.request("GET", f"{path}/solution", None, p.PuzzleSolution)
        assert refused.value.code == "not_over"
        game = closecall.game(task.game)
        wrong = max(set(puzzle.values) - set(puzzle.answers), key=lambda each: puzzle.values[each])
        for who, action, right in ((client, wrong, False), (other, puzzle.answers[0], True)):
            tried = p.PuzzleTry(game.move(action).text)
            verdict = await who.request("POST", f"{path}/try", tried, p.PuzzleVerdict)
            assert verdict.right == right
            with pytest.raises(Refused) as refused:
                await who.request("POST", f"{path}/try", tried, p.PuzzleVerdict)
            assert refused.value.code == "tried_already"
        part = await part_of(client, "position")
        scores = [(row.place, row.name, row.score) for row in part.board]
        assert scores[0] == (1, "Jonas", 100)
        assert scores[1][:2] == (2, "Mira") and 0 <= scores[1][2] < 100
        assert await client.request("GET", f"{path}/solution", None, p.PuzzleSolution)

    run(check())


def test_only_guests_have_a_try(server: LiveServer) -> None:
    async def check() -> None:
        stranger = server.client()
        assert all(part.mine is None for part in (await day_of(stranger)).parts)
        with pytest.raises(Refused) as refused:
            await solo(stranger)
        assert refused.value.code == "who_are_you"

    run(check())
