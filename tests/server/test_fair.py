"""Bots and hints take turns: the order of the queue, and what the workers are given."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import closecall
from closecall import new_game
from closecall.bots import Budget
from closecall.client import me
from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.policy import Plan
from closecall.protocol import Lang
from closecall.server import bots
from closecall.server.bots import BotPool, Choice, Crew, Tip, lane_of
from closecall.server.fair import LEAST_SHARE, PASSES, ROOM, FairQueue, Lane
from closecall.server.live.node import Node
from closecall.server.match.table import Table
from closecall.server.match.thinking import UNUSED
from closecall.server.problems import Refusal
from server.support import eventually, run
from server.test_races import a_match, nodes


def drained(queue: FairQueue[str]) -> list[str]:
    found = []
    while (job := queue.take()) is not None:
        found.append(job)
    return found


def test_owners_take_turns_however_many_jobs_they_have() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(f"a{number}", Lane.THINKING, "a")
    queue.put("b0", Lane.THINKING, "b")
    queue.put("c0", Lane.THINKING, "c")
    queue.put("b1", Lane.THINKING, "b")
    assert drained(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_an_owner_who_comes_back_queues_up_last() -> None:
    queue: FairQueue[str] = FairQueue()
    for owner in "abc":
        queue.put(owner, Lane.THINKING, owner)
    assert queue.take() == "a"
    queue.put("a again", Lane.THINKING, "a")
    assert drained(queue) == ["b", "c", "a again"]


def test_cheap_jobs_go_before_dear_ones_and_reviews_come_last() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("review", Lane.BACKGROUND, "a")
    queue.put("hard", Lane.THINKING, "a")
    queue.put("easy", Lane.QUICK, "a")
    assert drained(queue) == ["easy", "hard", "review"]


def test_a_review_is_not_put_off_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("review", Lane.BACKGROUND, "a")
    taken = []
    for _ in range(PASSES + 2):
        queue.put("hard", Lane.THINKING, "b")
        taken.append(queue.take())
    assert taken.index("review") == PASSES


def test_a_job_that_nobody_wants_is_taken_back() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("one", Lane.QUICK, "a")
    queue.put("two", Lane.QUICK, "a")
    assert queue.remove("one", Lane.QUICK, "a") and not queue.remove("one", Lane.QUICK, "a")
    assert queue.waiting(Lane.QUICK) == 1
    assert drained(queue) == ["two"]


def test_budgets_shrink_under_load() -> None:
    queue: FairQueue[str] = FairQueue()
    assert queue.share(Lane.THINKING, "a", 1) == 1
    for number in range(2 * ROOM):
        queue.put(str(number), Lane.THINKING, "a")
    assert queue.share(Lane.THINKING, "a", 1) == 1 / 2
    assert queue.share(Lane.THINKING, "a", 2) == 1
    assert queue.share(Lane.THINKING, "b", 1) == 1, "one guest's tables cost the others nothing"
    for number in range(100 * ROOM):
        queue.put(str(number), Lane.THINKING, f"guest {number}")
    assert queue.share(Lane.THINKING, "b", 1) == LEAST_SHARE


def test_levels_that_think_have_a_lane_of_their_own() -> None:
    for game in closecall.list_games():
        quick: list[Any] = ["gentle", "easy", "medium", *closecall.bots.characters(game.key)]
        for level in quick:
            assert lane_of(game.key, level) is Lane.QUICK
        assert lane_of(game.key, "hard") is Lane.THINKING
        assert lane_of(game.key, "best") is Lane.THINKING


# --- In front of the workers ----------------------------------------------------------------------


class Hand:
    """Workers whose jobs are finished by hand."""

    def __init__(self) -> None:
        self.given: list[tuple[str, float, Future[Any]]] = []

    def submit(self, informed: object, games: object, task: str, share: float) -> Future[Any]:
        future: Future[Any] = Future()
        self.given.append((task, share, future))
        return future

    def has(self, number: int) -> bool:
        return len(self.given) > number

    def names(self) -> list[str]:
        return [name for name, _, _ in self.given]

    def finish(self, number: int) -> None:
        self.given[number][2].set_result(None)


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    made = Hand()
    monkeypatch.setattr(Crew, "_started", lambda crew: made)
    return made


def ask(pool: BotPool, name: str, lane: Lane, owner: str) -> asyncio.Task[Any]:
    task: Any = name
    return asyncio.create_task(pool.submit(task, lane=lane, owner=owner))


async def turns() -> None:
    """Let everything run that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_thinking_bots_are_never_in_the_way_of_a_quick_one(hand: Hand) -> None:
    async def check() -> None:
        pool = BotPool(2)
        for number in range(40):
            ask(pool, f"hard {number}", Lane.THINKING, "a")
        await turns()
        assert hand.names() == ["hard 0", "hard 1"]
        ask(pool, "easy", Lane.QUICK, "b")
        await turns()
        assert hand.names() == ["hard 0", "hard 1", "easy"]
        pool.close()

    run(check())


def test_who_waits_gets_the_turn_of_a_cancelled_job(hand: Hand) -> None:
    async def check() -> None:
        pool = BotPool(1)
        jobs = [ask(pool, str(number), Lane.THINKING, "a") for number in range(4)]
        await turns()
        jobs[0].cancel()  # under way: its worker is taken until it is done
        jobs[1].cancel()  # still waits: never begun
        await turns()
        assert hand.names() == ["0"]
        hand.finish(0)
        await eventually(lambda: len(hand.given) > 1, "the next job")
        assert hand.names() == ["0", "2"]
        pool.close()
        await turns()
        assert jobs[3].cancelled()

    run(check())


def test_a_pool_settles_its_jobs_also_when_the_loop_has_ended(hand: Hand) -> None:
    """A server that stops cancels its tasks, then its processes go: their pool does not trip."""

    async def check() -> None:
        pool = BotPool(1)
        job = ask(pool, "last", Lane.THINKING, "a")
        await turns()
        for work in list(pool._thinking._running):
            work.cancel()
        await turns()
        assert job.cancelled()
        _, _, future = hand.given[0]
        future.set_exception(BrokenProcessPool("gone"))
        pool.close()

    run(check())


def test_the_last_of_a_long_queue_has_its_whole_budget_again(hand: Hand) -> None:
    async def check() -> None:
        pool = BotPool(1)
        for number in range(40):
            ask(pool, str(number), Lane.THINKING, "a")
        for number in range(40):
            await eventually(partial(hand.has, number), "the next job")
            hand.finish(number)
        shares = [share for _, share, _ in hand.given]
        assert shares[0] == LEAST_SHARE and shares == sorted(shares) and shares[-1] == 1
        pool.close()

    run(check())


class Searching:
    """A policy whose levels search."""

    def thinks(self, level: int) -> bool:
        return True

    def plan(self, level: int) -> Plan:
        return Plan(iterations=3001, seconds=2.0)


def test_a_smaller_share_is_a_smaller_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("closecall.bots.policy_of", lambda game: Searching())
    assert bots._budget("poof", "hard", 1) is None
    assert bots._budget("poof", "hard", 1 / 8) == Budget(376, 0.25)
    assert lane_of("poof", "medium") is Lane.THINKING


def test_a_searching_level_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("closecall.bots.policy_of", lambda game: Searching())
    assert bots.affordable("poof", "best", LEAST_SHARE) == "best"


@pytest.mark.parametrize("key", [game.key for game in closecall.list_games()])
def test_a_smaller_share_is_less_thinking(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the games that ship no level searches: a level that thinks steps down instead."""
    asked: list[str] = []
    choose = closecall.bots.choose

    def listening(state: State, seat: int, level: str, *rest: Any) -> int:
        asked.append(level)
        return choose(state, seat, level, *rest)

    monkeypatch.setattr("closecall.bots.choose", listening)
    state = closecall.game(key).start(min(closecall.game(key).seats), 7)
    seat = state.actors()[0]
    ladder: list[tuple[Any, float]] = [("best", 1.0), ("best", 0.4), ("best", LEAST_SHARE)]
    ladder += [("hard", 0.4), ("hard", LEAST_SHARE), ("easy", LEAST_SHARE)]
    for level, share in ladder:
        choice = bots._choose(share, state.snapshot(), seat, level)
        assert choice.action in state.legal(seat)
    assert asked == ["best", "hard", "medium", "hard", "medium", "easy"]


# --- At a table -----------------------------------------------------------------------------------


class Adviser:
    """Gives hints once it is let on."""

    def __init__(self) -> None:
        self.on = asyncio.Event()
        self.owners: list[str] = []
        self.hurries: list[asyncio.Future[None] | None] = []
        self.cancelled = 0

    async def explain(
        self,
        state: State,
        seat: int,
        lang: Lang,
        owner: str,
        hurry: asyncio.Future[None] | None = None,
    ) -> Tip:
        self.owners.append(owner)
        self.hurries.append(hurry)
        try:
            await self.on.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return Tip(state.legal(seat)[0], 0.5, "because")

    def close(self) -> None:
        """Nothing to let go of."""


def test_one_hint_per_seat_at_a_time(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            adviser = node.tables.bots = Adviser()  # type: ignore[assignment]
            table = await node.tables.load(await a_match(node, me(), me()))
            seat = table.board.running().actors()[0]
            asked = [asyncio.create_task(table.driver.thinking.hint(seat, "en")) for _ in range(5)]
            await turns()
            assert adviser.owners == [table.whole.seats[seat].guest]
            with pytest.raises(Refusal) as refused:
                await table.driver.thinking.hint(seat, "de")
            assert refused.value.code == "busy"
            adviser.on.set()
            answers = await asyncio.gather(*asked)
            assert all(answer == answers[0] for answer in answers)
            assert await table.driver.thinking.hint(seat, "en") == answers[0]
            assert len(adviser.owners) == 1, "the same position is thought over once"
            await table.driver.thinking.hint(seat, "de")
            assert len(adviser.owners) == 2

    run(check())


def test_a_hint_for_a_position_that_is_gone_is_not_worked_out(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            adviser = node.tables.bots = Adviser()  # type: ignore[assignment]
            table = await node.tables.load(await a_match(node, me(), me()))
            position = table.board.running()
            seat = position.actors()[0]
            asked = asyncio.create_task(table.driver.thinking.hint(seat, "en"))
            await turns()
            done: asyncio.Future[Refusal | None] = node.tasks.loop.create_future()
            table._log.move(position, seat, position.legal(seat)[0], done.set_result, lambda: None)
            assert await done is None
            with pytest.raises(Refusal) as refused:
                await asked
            assert refused.value.code == "stale_move" and adviser.cancelled == 1

    run(check())


def test_a_hint_outlasts_what_others_decide_meanwhile(tmp_path: Path) -> None:
    """All choose at once: the question stays the same when another player has answered."""

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            adviser = node.tables.bots = Adviser()  # type: ignore[assignment]
            made = await a_match(node, me(), me(), game="close-to-the-mark")
            table = await node.tables.load(made)
            while len(table.board.running().actors()) < 2:
                await play_first(node, table)
            asked = asyncio.create_task(table.driver.thinking.hint(1, "en"))
            await turns()
            await play_first(node, table)
            assert table.board.running().actors() == (1,)
            adviser.on.set()
            seq, tip = await asked
            assert seq == table.board.seq and adviser.cancelled == 0
            assert (seq, tip) == await table.driver.thinking.hint(1, "en")
            assert len(adviser.owners) == 1

    run(check())


async def play_first(node: Node, table: Table) -> None:
    """Make the first legal move of the seat whose turn it is."""
    position = table.board.running()
    seat = position.actors()[0]
    done: asyncio.Future[Refusal | None] = node.tasks.loop.create_future()
    table._log.move(position, seat, position.legal(seat)[0], done.set_result, table.drive)
    assert await done is None
    await turns()


def test_the_next_hints_of_a_player_who_asks_are_prepared(tmp_path: Path) -> None:
    """Nobody waits for those; a player who stops asking soon costs nothing."""

    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            adviser = node.tables.bots = Adviser()  # type: ignore[assignment]
            adviser.on.set()
            table = await node.tables.load(await a_match(node, me(), me()))
            hint, seat = table.driver.thinking.hint, table.board.running().actors()[0]
            await play_first(node, table)
            assert not adviser.hurries, "nobody has asked yet"
            await to_turn_of(node, table, seat)
            await hint(seat, "en")
            assert adviser.hurries == [None]
            await play_first(node, table)
            await to_turn_of(node, table, seat)
            assert len(adviser.hurries) == 2 and adviser.hurries[1] is not None
            await hint(seat, "en")
            assert len(adviser.hurries) == 2, "what was prepared is the answer"
            assert adviser.hurries[1].done(), "now somebody waits for it"
            for _ in range(UNUSED + 2):
                await play_first(node, table)
                await to_turn_of(node, table, seat)
            assert len(adviser.hurries) == 2 + UNUSED

    run(check())


async def to_turn_of(node: Node, table: Table, seat: int) -> None:
    while seat not in table.board.running().actors():
        await play_first(node, table)


def test_a_prepared_hint_goes_with_its_position(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            adviser = node.tables.bots = Adviser()  # type: ignore[assignment]
            adviser.on.set()
            table = await node.tables.load(await a_match(node, me(), me()))
            seat = table.board.running().actors()[0]
            await table.driver.thinking.hint(seat, "en")
            adviser.on.clear()
            await play_first(node, table)
            await to_turn_of(node, table, seat)
            assert len(adviser.hurries) == 2 and adviser.cancelled == 0
            await play_first(node, table)
            assert adviser.cancelled == 1

    run(check())


def test_a_prepared_hint_waits_behind_bots_until_somebody_asks(hand: Hand) -> None:
    async def check() -> None:
        pool = BotPool(1)
        hurry: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ask(pool, "busy", Lane.THINKING, "a")
        task: Any = "prepared"
        work = pool.submit(task, lane=Lane.BACKGROUND, owner="b", hurry=hurry)
        prepared = asyncio.create_task(work)
        await turns()
        ask(pool, "bot", Lane.THINKING, "c")
        await turns()
        assert pool.waiting() == {"quick": 0, "thinking": 1, "background": 1}
        hand.finish(0)
        await eventually(partial(hand.has, 1), "the bot, before what is only prepared")
        ask(pool, "later bot", Lane.THINKING, "c")
        hurry.set_result(None)
        ask(pool, "last bot", Lane.THINKING, "d")
        await turns()
        assert pool.waiting() == {"quick": 0, "thinking": 3, "background": 0}
        for number in range(1, 4):
            await eventually(partial(hand.has, number), "the next job")
            hand.finish(number)
        await prepared
        await eventually(partial(hand.has, 4), "the last job")
        assert hand.names() == ["busy", "bot", "later bot", "prepared", "last bot"]
        pool.close()

    run(check())


class Slow:
    """Bots that never come to an answer."""

    def __init__(self) -> None:
        self.owners: list[str] = []
        self.cancelled = 0

    async def choose(self, state: State, seat: int, level: str, owner: str) -> Choice:
        self.owners.append(owner)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        raise AssertionError

    def close(self) -> None:
        """Nothing to let go of."""


def test_a_bot_whose_person_is_back_stops_thinking(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            slow = node.tables.bots = Slow()  # type: ignore[assignment]
            table = await node.tables.load(await a_match(node, me(), me()))
            seat = table.board.running().actors()[0]
            await node.seats.sitting.leave(table.id, seat)
            await eventually(lambda: slow.owners, "a bot that thinks")
            assert slow.owners == [table.whole.match.host]
            await node.seats.sitting.take_back(table.id, seat)
            await eventually(lambda: slow.cancelled, "the bot to stop")
            assert not table.driver.thinking.under_way

    run(check())


def test_a_table_that_leaves_memory_takes_its_bots_along(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path) as [node]:
            slow = node.tables.bots = Slow()  # type: ignore[assignment]
            table = await node.tables.load(await a_match(node, me(), me()))
            await node.seats.sitting.leave(table.id, table.board.running().actors()[0])
            await eventually(lambda: slow.owners, "a bot that thinks")
            table.forget()
            await eventually(lambda: slow.cancelled, "the bot to stop")

    run(check())


def test_a_game_registered_while_the_server_runs_has_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers find built-in and installed games by themselves, this one they are told of."""
    monkeypatch.syspath_prepend(new_game.write("told-later", tmp_path))
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    game = closecall.register(import_module("told_later").ToldLater())

    async def check() -> None:
        pool = BotPool(1)
        try:
            state = game.start(2, 1)
            seat = state.actors()[0]
            choice = await pool.choose(state, seat, "easy", "me")
            assert choice.action in state.legal(seat)
        finally:
            pool.close()

    run(check())
