"""Clocks: worked out from steps, standing still without a server; and what happens at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from closecall.client import me
from closecall.server import protocol as p
from closecall.server.clocks import Timer, elapsed, now_ms
from server.support import LiveServer, guest, run
from server.test_play import at_seq, heard, refused


def nobody_reacts(seat: int) -> bool:
    return False


def test_pauses_do_not_count() -> None:
    assert elapsed(0, 100, []) == 100
    assert elapsed(0, 100, [(20, 50)]) == 70
    assert elapsed(30, 100, [(20, 50)]) == 50
    assert elapsed(30, 40, [(20, 50)]) == 0
    assert elapsed(0, 100, [(20, 50), (90, 200)]) == 60


def test_a_clock_runs_while_the_game_waits_for_its_seat() -> None:
    timer = Timer(p.Clocks(move=10, match=60), 2, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    assert timer.left(0, 4000) == p.SeatClock(True, move=6000, match=56_000)
    assert timer.left(1, 4000) == p.SeatClock(False, move=10_000, match=60_000)
    timer.waits_for([1], 0, 4000, nobody_reacts)
    assert timer.left(0, 9000) == p.SeatClock(False, move=10_000, match=56_000)
    assert timer.left(1, 9000) == p.SeatClock(True, move=5000, match=55_000)
    assert timer.next_deadline(9000, [0, 1]) == 5000
    assert timer.next_deadline(9000, [0]) is None
    assert timer.run_out(14_000, [0, 1]) == [(1, False)]
    assert timer.run_out(13_999, [0, 1]) == []


def test_several_clocks_run_at_once() -> None:
    timer = Timer(p.Clocks(move=10), 3, [])
    timer.waits_for([0, 1, 2], None, 0, nobody_reacts)
    timer.waits_for([0, 2], 1, 3000, nobody_reacts)  # the others' clocks go on
    assert timer.left(0, 5000).move == 5000
    assert timer.left(1, 5000) == p.SeatClock(False, move=10_000)
    timer.stop(6000)
    assert not any(clock.running for clock in timer.face(7000).seats)


def test_who_moves_twice_gets_the_time_twice() -> None:
    timer = Timer(p.Clocks(move=10, match=60), 1, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    timer.waits_for([0], 0, 7000, nobody_reacts)
    assert timer.left(0, 8000) == p.SeatClock(True, move=9000, match=52_000)


def test_the_match_clock_is_the_sum() -> None:
    timer = Timer(p.Clocks(match=5), 1, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    timer.waits_for([0], 0, 4000, nobody_reacts)
    assert not timer.match_time_is_up(0, 4500)
    assert timer.match_time_is_up(0, 5000)
    assert timer.run_out(5000, [0]) == [(0, False)]


def test_leaving_and_coming_back_gives_no_time_for_the_match() -> None:
    timer = Timer(p.Clocks(move=60, match=600), 2, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    timer.restart(0, 50_000)
    assert timer.left(0, 51_000) == p.SeatClock(True, move=59_000, match=549_000)
    timer.restart(0, 100_000)
    timer.waits_for([1], 0, 101_000, nobody_reacts)
    assert timer.left(0, 101_000) == p.SeatClock(False, move=60_000, match=499_000)


def test_the_reaction_clock_runs_instead_of_the_others() -> None:
    timer = Timer(p.Clocks(move=60, match=60, reaction=5), 2, [])
    timer.waits_for([0, 1], None, 0, lambda seat: seat == 1)
    assert timer.left(1, 2000) == p.SeatClock(True, move=60_000, match=60_000, reaction=3000)
    assert timer.left(0, 2000).reaction is None
    assert timer.run_out(5000, [0, 1]) == [(1, True)]
    timer.waits_for([0], 1, 5000, nobody_reacts)
    assert timer.left(1, 6000).match == 60_000


def test_a_server_that_was_away_has_not_used_anybodys_time() -> None:
    timer = Timer(p.Clocks(move=10), 1, [(2000, 900_000)])
    timer.waits_for([0], None, 0, nobody_reacts)
    assert timer.left(0, 901_000).move == 7000


def test_time_is_up_and_the_bot_sits_down(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        # bots take their time: however late we are, the match still goes on
        made = await client.create(
            "poof",
            [me("A"), me("B"), me("C")],
            clocks=p.Clocks(move=1),
            takeover="easy",
            pace=300,
            wait=True,
        )
        async with client.sit(made.match.id, 0) as seat:
            await client.start(made.match.id)
            start = await at_seq(seat, 0)
            late = start.actors[0]
            assert start.clocks is not None
            assert start.clocks.seats[late].running
            left = start.clocks.seats[late].move
            assert left is not None and 0 <= left <= 1000
            changed = await heard(
                seat, p.TableChanged, lambda m: m.match.seats[late].kind != "person"
            )
            assert changed.match.seats[late].kind == "away"
            assert changed.match.seats[late].level == "easy"
            await heard(seat, p.Update, lambda update: update.seq >= 1)
            await client.claim(made.match.id, late)  # and takes the seat back on return
            back = await heard(seat, p.TableChanged, lambda m: m.match.seats[late].kind == "person")
            assert back.match.state == "running"

    run(check())


def test_with_all_time_used_up_the_bot_stays(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        clocks = p.Clocks(match=1)
        made = await client.create("poof", [me("A"), me("B")], clocks=clocks, pace=5000, wait=True)
        match = made.match.id
        async with client.sit(match, 0) as seat:
            await client.start(match)
            late = (await at_seq(seat, 0)).actors[0]
            await heard(seat, p.TableChanged, lambda m: m.match.seats[late].kind == "away")
            await refused("time_is_up", client.claim(match, late))

    run(check())


def test_clocks_stand_still_while_the_server_is_down(
    own_server: Callable[..., LiveServer],
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from closecall.server import node

    monkeypatch.setattr(node, "PATIENCE_MS", 300)

    async def begin(server: LiveServer) -> tuple[str, str]:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")], clocks=p.Clocks(move=1000))
        assert client.secret
        return made.match.id, client.secret

    async def look(server: LiveServer) -> tuple[int, int]:
        """What is left, and when it was."""
        client = server.client()
        client.secret = secret
        async with client.sit(match, 0) as seat:
            now = await at_seq(seat, 0)
            assert now.clocks is not None
            left = now.clocks.seats[now.actors[0]].move
            assert left is not None
            return left, now.clocks.at

    first = own_server(data=str(tmp_path) + "/same")
    match, secret = run(begin(first))
    before, then = run(look(first))
    first.stop()
    stopped = now_ms()
    run(asyncio.sleep(0.6))
    starting = now_ms()
    second = own_server(data=str(tmp_path) + "/same")
    after, now = run(look(second))
    # as long as it runs, everything counts
    with_server = (stopped - then) + (now - starting)
    assert before - after <= with_server, "the time without a server must not count"
