"""Clocks: worked out from steps, standing still without a server; and what happens at the end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from closecall import protocol as p
from closecall.client import bot, me
from closecall.server.broker import MemoryBroker
from closecall.server.live.node import Node
from closecall.server.match import pulse
from closecall.server.match.clocks import Timer, elapsed, now_ms
from closecall.server.problems import Refusal
from closecall.server.settings import Settings
from closecall.server.store import open_store
from server.support import GENEROUS, LiveServer, eventually, guest, run, set_time
from server.test_play import at_seq, heard, refused
from server.test_races import FirstMove, a_match, bots_of, nodes


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


def test_who_watches_late_sees_the_clocks_of_that_moment() -> None:
    timer = Timer(p.Clocks(move=60), 1, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    face = timer.face(40_000, behind=30_000)
    # read at once and counted down from now on
    assert (face.at, face.seats[0].move) == (40_000, 50_000)


def test_the_match_clock_is_the_sum() -> None:
    timer = Timer(p.Clocks(match=5), 1, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    timer.waits_for([0], 0, 4000, nobody_reacts)
    assert not timer.is_up(0, 4500)
    assert timer.is_up(0, 5000)
    assert timer.run_out(5000, [0]) == [(0, False)]


def test_time_is_up_for_the_move_or_for_the_match() -> None:
    timer = Timer(p.Clocks(move=10, match=15), 2, [])
    timer.waits_for([0], None, 0, nobody_reacts)
    assert not timer.is_up(0, 9_999) and timer.is_up(0, 10_000)
    timer.waits_for([1], 0, 10_000, nobody_reacts)
    assert not timer.is_up(0, 90_000), "not on turn, and five seconds left for the match"
    timer.waits_for([0], 1, 90_000, nobody_reacts)
    timer.waits_for([1], 0, 95_000, nobody_reacts)
    assert timer.is_up(0, 95_000), "not on turn, but no time left for the match"


def test_a_clock_that_was_started_in_the_future_runs_from_now_on() -> None:
    hour = 3_600_000
    timer = Timer(p.Clocks(move=10), 2, [])
    timer.waits_for([0], None, hour, nobody_reacts)
    timer.not_after(1000)
    assert timer.left(0, 4000) == p.SeatClock(True, move=7000)
    assert timer.run_out(11_000, [0]) == [(0, False)]


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


class Hands:
    """The server's time, moved by hand alone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = now_ms()
        set_time(monkeypatch, lambda: self.now)

    def forward(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


def test_leaving_and_coming_back_gives_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch)

    async def check() -> None:
        async with nodes(tmp_path) as [here]:
            bots = bots_of(here)
            bots.on.clear()
            clocks = p.Clocks(move=5, match=60)
            match = await a_match(here, me(), me(), clocks=clocks)
            at = await here.tables.load(match)
            seat = at.board.running().actors()[0]
            for _ in range(2):
                await here.seats.sitting.leave(match, seat)
                hands.forward(2)
                await here.seats.sitting.take_back(match, seat)
            timer = at.board.running().timer
            assert timer is not None
            assert timer.left(seat, hands.now) == p.SeatClock(True, move=1000, match=56_000)
            await here.seats.sitting.leave(match, seat)
            hands.forward(2)
            for _ in range(2):
                with pytest.raises(Refusal) as refusal:
                    await here.seats.sitting.take_back(match, seat)
                assert refusal.value.code == "time_is_up"
            bots.on.set()  # the bot makes the move; for the next one there is time again
            await eventually(lambda: at.seq > 0 and not at.queue.busy, "the bot's move")
            await here.seats.sitting.take_back(match, seat)
            assert at.whole.seats[seat].kind == "person"
            assert timer.left(seat, hands.now).match == 54_000

    run(check())


@pytest.mark.parametrize("hours", [1, -1])
def test_matches_go_on_when_the_clock_was_set_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """After a restart an hour earlier (or later) bots move, and people's clocks run."""
    hands = Hands(monkeypatch)

    async def begin() -> tuple[str, str]:
        async with one_node(database, tmp_path) as before:
            bots_of(before).on.clear()
            await before.start()
            clocks = p.Clocks(move=60)
            alone = await a_match(before, bot("easy"), bot("easy"), clocks=clocks)
            timed = await a_match(before, me(), me(), clocks=clocks)
            return alone, timed

    async def go_on(alone: str, timed: str) -> None:
        async with one_node(database, tmp_path) as after:
            await after.start()
            await eventually(lambda: alone in after.tables, "the match of bots")
            await eventually(lambda: after.tables[alone].seq > 2, "moves of bots")
            at = await after.tables.load(timed)
            seat = at.board.running().actors()[0]
            if hours > 0:
                hands.forward(61)
                assert at.board.time_is_up(seat)

    matches = run(begin())
    hands.forward(-3600 * hours)
    run(go_on(*matches))


@contextlib.asynccontextmanager
async def one_node(database: str, folder: Path) -> AsyncIterator[Node]:
    """A node on a database that stays when the node is gone."""
    store = await open_store(database, folder)
    here = Node(Settings(**GENEROUS), store, MemoryBroker())
    here.tables.bots = FirstMove()  # type: ignore[assignment]
    try:
        yield here
    finally:
        await here.stop()


def test_clocks_stand_still_while_the_server_is_down(
    own_server: Callable[..., LiveServer],
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pulse, "PATIENCE_MS", 300)

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
