"""Reviews on the server: for people who played, once per match, across restarts and nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Refused, bot, me
from closecall.engine.record import Record
from closecall.review import GRADES, review
from closecall.server.fair import Lane
from closecall.server.match.fold import begin
from closecall.server.reviews import service
from closecall.server.reviews.service import Reviews, gathered
from closecall.server.reviews.shape import Judged, MoveShown, MoveWeighed, ReviewState, Tried
from closecall.server.store.base import Step, StepKind
from server.support import PATIENCE, LiveServer, ServerProcess, Visitor, guest, match_when, run
from server.test_play import at_seq, heard

Start = Callable[..., LiveServer]
CHOICES = 5


async def finished(client: Client, choices: int = CHOICES, **settings: Any) -> str:
    """A match of one guest at both seats that ends after some moves that were decisions."""
    made = await client.create("poof", [me(), me()], **settings)
    seats = [client.sit(made.match.id, number) for number in range(2)]
    for seat in seats:
        await seat.open()
    seq = 0
    while choices > 0:
        updates = [await at_seq(seat, seq) for seat in seats]
        mover = updates[0].actors[0]
        legal = updates[mover].legal
        await seats[mover].play(legal[0], seq)
        choices -= len(legal) > 1
        seq += 1
    await seats[1].send(p.Resign(seq))
    await match_when(client, made.match.id, lambda match: match.state == "over")
    for seat in seats:
        await seat.close()
    return made.match.id


async def ask(client: Client, match: str) -> ReviewState:
    return await client.request("POST", f"/api/matches/{match}/review", {}, ReviewState)


async def read(client: Client, match: str) -> ReviewState:
    return await client.request("GET", f"/api/matches/{match}/review", None, ReviewState)


async def done(client: Client, match: str) -> ReviewState:
    """The review, as soon as it is there; what is said until then only ever grows."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    before = ReviewState("waiting")
    while (found := await read(client, match)).state not in ("done", "failed"):
        assert asyncio.get_running_loop().time() < deadline, found
        assert found.state in ("waiting", "running")
        assert found.done >= before.done
        before = found
        await asyncio.sleep(0.02)
    assert found.state == "done", found
    return found


async def code_of(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


class Counted:
    """Counts the decisions a server judges, and stops it after some of them."""

    def __init__(self, server: LiveServer, most: int = 999) -> None:
        reviews: Reviews = server.app.rest.state.reviews
        self._run, self._most = reviews._run, most
        self.judged: list[tuple[str, int]] = []
        self.stuck = asyncio.Event()
        reviews._run = self.run  # type: ignore[method-assign]

    async def run(self, found: Any, task: Any, *args: Any) -> Any:
        if task.__name__ == "judge":
            if len(self.judged) >= self._most:
                self.stuck.set()
                await asyncio.Event().wait()  # until the server is stopped
            self.judged.append((found.match, args[2]))
        return await self._run(found, task, *args)


def test_a_participant_gets_the_review_the_record_gives(own_server: Start, database: str) -> None:
    server = own_server(database=database)

    async def check() -> None:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        match = await finished(ada)
        assert (await read(ada, match)).state == "none"
        asked = await ask(ada, match)
        assert asked.state in ("waiting", "running", "done") and asked.may_ask
        found = await done(ada, match)
        record = Record.load(msgspec.json.encode(await ada.record(match)))
        expected = review(record)
        assert found.review is not None
        assert [each.grade for each in found.review.decisions] == [
            each.grade for each in expected.decisions
        ]
        assert found.done == found.total == len(expected.decisions)
        for line, account in zip(found.review.lines, expected.accounts, strict=True):
            assert line.start + line.luck + line.own + line.others == pytest.approx(line.result)
            assert line.result == pytest.approx(account.result)
            assert line.points[0].value == line.start and line.points[-1].value == line.result
            assert all(one.step <= two.step for one, two in pairwise(line.points))
        for judged, each in zip(found.review.decisions, expected.decisions, strict=True):
            assert judged.best.text == each.best.text
            assert each.chosen.text in [one.text for one in judged.weighed]
            assert judged.grade in GRADES
            # the position it was made in, with what could be played there
            moment = await ada.request(
                "GET",
                f"/api/matches/{match}/seats/{judged.seat}/moment?at={judged.step}",
                None,
                p.Replay,
            )
            update = msgspec.json.decode(moment.updates[0], type=p.Update)
            assert update.seq == judged.step and judged.seat in update.actors
            assert {judged.best.text, judged.chosen.text} <= {one.text for one in update.legal}
        # whoever may look at the replay may read it, but only people who played can ask
        other = await read(eve, match)
        assert other.review == found.review and not other.may_ask
        assert await code_of(ask(eve, match)) == "not_yours"
        assert await code_of(ask(Visitor(server.url), match)) == "who_are_you"

    run(check())


def test_a_review_gives_way_to_all_that_people_wait_for(
    own_server: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    lanes: list[tuple[Lane, str]] = []
    submit = server.node.bots.submit

    async def noting(*job: Any, lane: Lane, owner: str) -> Any:
        lanes.append((lane, owner))
        return await submit(*job, lane=lane, owner=owner)

    monkeypatch.setattr(server.node.bots, "submit", noting)

    async def check() -> None:
        ada = await guest(server, "Ada")
        match = await finished(ada, choices=1)
        await ask(ada, match)
        await done(ada, match)
        whole = server.call(server.node.store.match(match))
        assert whole is not None
        assert set(lanes) == {(Lane.BACKGROUND, whole.match.host)}

    run(check())


def test_another_move_can_be_tried_and_is_weighed(own_server: Start, database: str) -> None:
    """A lesson has an answer to every legal move, also to those the review passed over."""
    server = own_server(database=database)

    async def check() -> None:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        match = await finished(ada)
        await ask(ada, match)
        found = await done(ada, match)
        assert found.review is not None
        for each in found.review.decisions:
            moment = f"/api/matches/{match}/seats/{each.seat}/moment?at={each.step}"
            replay = await ada.request("GET", moment, None, p.Replay)
            legal = msgspec.json.decode(replay.updates[0], type=p.Update).legal
            known = {one.text: one for one in each.weighed}
            for text in [legal[0].text, legal[-1].text]:
                got = await weighed(ada, match, each.seat, each.step, text)
                assert got.text == text and 0 <= got.value <= 1
                if text in known:
                    assert got.value == known[text].value
                else:
                    assert got.value <= each.weighed[0].value
        first = found.review.decisions[0]
        other = 1 - first.seat
        best = first.best.text
        assert await code_of(weighed(eve, match, first.seat, first.step, best)) == "not_yours"
        assert await code_of(weighed(ada, match, other, first.step, best)) == "malformed"
        assert await code_of(weighed(ada, match, first.seat, 999, best)) == "malformed"
        assert (
            await code_of(weighed(ada, match, first.seat, first.step, "nonsense"))
            == "malformed_move"
        )

    run(check())


def test_what_is_tried_later_is_as_far_behind_as_it_is() -> None:
    """The review's values are shifted together; a move that is weighed alone later is not."""
    shown = [MoveWeighed("a", 0.62, 0.01), MoveWeighed("b", 0.55, 0.01)]
    move = MoveShown(None, "a")
    judged = Judged(3, 0, 1, "fine", 0.07, 0.01, MoveShown(None, "b"), move, shown, None)
    late = Tried(MoveWeighed("c", 0.41, 0.02), best=0.50)
    assert late.beside(judged) == MoveWeighed("c", 0.53, 0.02)
    assert late.beside(None) == late.move


def test_what_is_tried_again_is_worth_what_the_review_said() -> None:
    """Rounded values that are shifted again may differ in their last digit."""
    shown = [MoveWeighed("a", 0.47146, 0.01), MoveWeighed("b", 0.47144, 0.01535)]
    move = MoveShown(None, "a")
    judged = Judged(3, 0, 1, "fine", 0.00002, 0.01, move, move, shown, None)
    again = Tried(MoveWeighed("b", 0.50001, 0.01535, {"type": "pass"}), best=0.50002)
    assert again.beside(judged) == MoveWeighed("b", 0.47144, 0.01535, {"type": "pass"})


async def weighed(client: Client, match: str, seat: int, step: int, text: str) -> MoveWeighed:
    query = urlencode({"at": step, "move": text})
    path = f"/api/matches/{match}/seats/{seat}/weigh?{query}"
    return await client.request("GET", path, None, MoveWeighed)


def test_a_running_match_is_not_reviewed(server: LiveServer) -> None:
    async def check() -> None:
        ada = await guest(server)
        made = await ada.create("poof", [me(), bot("easy")], hints=False)
        match = made.match.id
        assert await code_of(ask(ada, match)) == "not_over"
        assert await code_of(read(ada, match)) == "not_over"
        path = f"/api/matches/{match}/seats/1/moment?at=0"
        assert await code_of(ada.request("GET", path, None, p.Replay)) == "not_over"
        assert server.call(server.node.store.reviews.read(match)) is None

    run(check())


def test_a_deal_that_others_still_play_is_not_reviewed(server: LiveServer) -> None:
    async def check() -> None:
        ada = await guest(server)
        match = await finished(ada, 1)
        whole = server.call(server.node.store.match(match))
        assert whole is not None
        kept = msgspec.structs.replace(whole.match.settings, sealed_until=1 << 50)
        change = ("UPDATE matches SET settings = ? WHERE id = ?", (text_of(kept), match))
        assert server.call(server.node.store.run(change))  # type: ignore[attr-defined]
        path = f"/api/matches/{match}/seats/0/moment?at=0"
        moment = ada.request("GET", path, None, p.Replay)
        for refused in (ask(ada, match), read(ada, match), moment):
            assert await code_of(refused) == "sealed"

    run(check())


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def test_a_match_is_reviewed_once_however_many_ask(server: LiveServer) -> None:
    counted = Counted(server)

    async def check() -> None:
        ada = await guest(server)
        match = await finished(ada)
        await asyncio.gather(*(ask(ada, match) for _ in range(8)))
        found = await done(ada, match)
        await ask(ada, match)
        assert (await read(ada, match)).state == "done"
        own = [move for which, move in counted.judged if which == match]
        assert len(own) == len(set(own)) == found.total > 0

    run(check())


def test_a_guest_can_ask_for_some_reviews_a_day(own_server: Start) -> None:
    server = own_server(reviews_per_day=1)

    async def check() -> None:
        ada = await guest(server)
        one, two = await finished(ada, 2), await finished(ada, 2)
        await ask(ada, one)
        assert await code_of(ask(ada, two)) == "too_many_reviews"
        await ask(ada, one)  # it is there already: that costs nothing
        assert (await done(ada, one)).review is not None

    run(check())


def test_a_review_goes_on_after_a_restart(own_server: Start, database: str) -> None:
    first = own_server(database=database)
    counted = Counted(first, most=2)

    async def begin() -> tuple[str, str]:
        ada = await guest(first)
        match = await finished(ada)
        await ask(ada, match)
        asyncio.run_coroutine_threadsafe(counted.stuck.wait(), first.loop).result(PATIENCE)
        assert (await read(ada, match)).done == 2
        assert ada.secret is not None
        return match, ada.secret

    match, secret = run(begin())
    first.stop()
    second = own_server(database=database)
    resumed = Counted(second)

    async def go_on() -> None:
        ada = Visitor(second.url, secret)
        found = await done(ada, match)
        assert found.review is not None
        # what was judged before the restart is not judged again
        assert not set(resumed.judged) & set(counted.judged)
        assert len(resumed.judged) + len(counted.judged) <= found.total

    run(go_on())


def test_a_review_survives_a_kill(database: str, processes: Callable[..., ServerProcess]) -> None:
    """What was judged is kept move by move, so kill -9 costs one decision at most."""

    async def check() -> None:
        server = processes(database=database)
        ada = await guest(server, "Ada")
        match = await finished(ada, 30)
        await ask(ada, match)
        before = await reading_until(ada, match, lambda found: found.done >= 3)
        assert before.state == "running", "killed in the middle"
        server.kill()
        server.start()
        after = await read(ada, match)
        assert after.state in ("waiting", "running") and after.done >= before.done
        found = await done(ada, match)
        record = Record.load(msgspec.json.encode(await ada.record(match)))
        assert found.review is not None and found.done == found.total
        grades = [each.grade for each in review(record).decisions]
        assert [each.grade for each in found.review.decisions] == grades

    run(check())


async def reading_until(
    client: Client, match: str, look: Callable[[ReviewState], bool]
) -> ReviewState:
    """What is said of a review as soon as it is as wanted."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not look(found := await read(client, match)):
        assert asyncio.get_running_loop().time() < deadline, found
        await asyncio.sleep(0.01)
    return found


def test_two_nodes_share_the_work(own_server: Start, postgres_database: str, redis: str) -> None:
    nodes = [own_server(database=postgres_database, broker=redis) for _ in range(2)]
    counts = [Counted(node) for node in nodes]

    async def check() -> None:
        ada = await guest(nodes[0])
        both = [ada, Visitor(nodes[1].url, ada.secret)]
        matches = [await finished(ada, 3) for _ in range(2)]
        await asyncio.gather(*(ask(client, match) for match in matches for client in both))
        for match in matches:
            found = [await done(client, match) for client in both]
            assert found[0].review == found[1].review
            judged = [move for each in counts for which, move in each.judged if which == match]
            assert sorted(set(judged)) == sorted(judged)
            assert len(judged) == found[0].total

    run(check())


def test_the_other_node_goes_on_with_a_review_and_nothing_is_judged_twice(
    own_server: Start, postgres_database: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "LOOK", 0.2)
    one = own_server(database=postgres_database, broker=redis)
    first = Counted(one, most=2)

    async def begin() -> tuple[str, str]:
        ada = await guest(one, "Ada")
        match = await finished(ada)
        await ask(ada, match)
        asyncio.run_coroutine_threadsafe(first.stuck.wait(), one.loop).result(PATIENCE)
        assert ada.secret is not None
        return match, ada.secret

    match, secret = run(begin())
    two = own_server(database=postgres_database, broker=redis)
    second = Counted(two)

    async def look_on() -> None:
        ada = Visitor(two.url, secret)
        await ask(ada, match)
        await asyncio.sleep(1)  # several looks at what is left
        assert await read(ada, match) == ReviewState("running", 2, 5, may_ask=True)
        assert second.judged == []

    async def take_over() -> None:
        ada = Visitor(two.url, secret)
        found = await done(ada, match)
        assert found.review is not None
        assert len(first.judged) == 2
        judged = sorted(move for _, move in first.judged + second.judged)
        assert judged == sorted(set(judged)) and len(judged) == found.total == 5
        await ask(ada, match)
        assert (await read(ada, match)).review == found.review

    run(look_on())
    one.stop()
    run(take_over())


async def interrupted(client: Client) -> tuple[str, set[int]]:
    """A match at which a bot stands in for the second seat for a while, and the steps it made."""
    made = await client.create(
        "poof", [me("A"), me("B")], options={"rounds": 3}, takeover="easy", pace=0
    )
    match = made.match.id
    one, two = client.sit(match, 0), client.sit(match, 1)
    await one.open()
    await two.open()
    seq = 0

    async def on(moves: int, bot: bool = False) -> set[int]:
        """Go on until the second seat has made some moves; the steps at which it did."""
        nonlocal seq
        steps: set[int] = set()
        while len(steps) < moves:
            now = await at_seq(one, seq)
            assert not now.over
            if now.actors[0] == 0:
                await one.play(now.legal[0], seq)
            else:
                if not bot:
                    await two.play((await at_seq(two, seq)).legal[0], seq)
                steps.add(seq)
            seq += 1
        return steps

    await on(4)
    await two.close()  # it would wait for somebody who looks on
    await client.leave(match, 1)
    lent = await on(4, bot=True)
    while (await at_seq(one, seq)).actors[0] == 1:  # its turn goes on
        lent.add(seq)
        seq += 1
    two = client.sit(match, 1)
    await two.open()
    await heard(one, p.TableChanged, lambda m: m.match.seats[1].kind == "person")
    await on(4)
    await one.send(p.Resign(seq))
    await match_when(client, match, lambda found: found.state == "over")
    await one.close()
    await two.close()
    return match, lent


def test_what_a_bot_decided_for_somebody_is_not_charged_to_them(
    own_server: Start, database: str
) -> None:
    server = own_server(database=database)

    async def check() -> None:
        ada = await guest(server, "Ada")
        match, lent = await interrupted(ada)
        await ask(ada, match)
        found = await done(ada, match)
        assert found.review is not None
        whole = review(Record.load(msgspec.json.encode(await ada.record(match))))
        theirs = [each for each in found.review.decisions if each.seat == 1]
        assert theirs and not lent & {each.step for each in theirs}
        assert [each.number for each in theirs] == list(range(1, len(theirs) + 1))
        _, line = found.review.summaries
        assert line.decisions == len(theirs) == sum(line.grades.values())
        assert line.stood_in == whole.summaries[1].decisions - len(theirs) > 0
        assert found.total == len(whole.decisions)  # judged all the same: the line needs them
        for line_told, account in zip(found.review.lines, whole.accounts, strict=True):
            parts = line_told.start + line_told.luck + line_told.own + line_told.others
            assert parts == pytest.approx(line_told.result)
            assert line_told.result == pytest.approx(account.result)
            assert line_told.luck == pytest.approx(account.luck, abs=1e-4)
        # a lesson about it would be somebody else's
        assert not [each for each in found.review.decisions if each.step in lent]
        path = f"/api/matches/{match}/replay?seat=1"
        replay = await ada.request("GET", path, None, p.Replay)
        told = [(each.seat, each.kind) for each in replay.changes]
        assert told == [(1, "away"), (1, "person"), (0, "resigned")]
        assert replay.changes[0].seq == min(lent) + 1
        assert replay.changes[1].seq > max(lent) + 1
        assert replay.changes[2].seq == replay.seq

    run(check())


def test_a_match_that_was_undone_is_shown_where_it_stood(server: LiveServer) -> None:
    """Steps count what was taken back, moves of the record do not."""

    async def begun() -> str:
        made = await (await guest(server)).create("poof", [me(), me()])
        return made.match.id

    match = run(begun())
    whole = server.call(server.node.store.match(match))
    assert whole is not None
    start = begin(whole)
    mover = start.actors()[0]
    moves = [start.game.move(action).text for action in start.legal(mover)]
    log: list[tuple[StepKind, str]] = [
        ("move", moves[-1]),
        ("undo", ""),
        ("move", moves[0]),
        ("resign", ""),
    ]
    steps = [Step(match, n, kind, mover, move, n) for n, (kind, move) in enumerate(log, 1)]
    material = gathered(whole, steps)
    assert material.made == [3]
    assert material.last == len(steps) == 4
