"""Several nodes on one PostgreSQL and one Redis: real processes, no sticky sessions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Refused, Seat, bot, free, me
from closecall.engine.record import Record
from closecall.server.store import open_store
from server.support import ServerProcess, Visitor, guest, match_when, run
from server.test_play import at_seq, heard, refused

Start = Callable[..., ServerProcess]


@pytest.fixture
def nodes(
    processes: Start, postgres_database: str, redis: str
) -> tuple[ServerProcess, ServerProcess]:
    """Two nodes."""
    one = processes(database=postgres_database, broker=redis)
    two = processes(database=postgres_database, broker=redis)
    return one, two


def elsewhere(client: Client, node: ServerProcess) -> Client:
    """The same guest at another node."""
    return Visitor(node.url, client.secret)


async def playing(seat: Seat, chance: random.Random) -> None:
    async for update in seat.turns():
        moves = [move for move in update.legal if move.text != "pooftastrophe"]
        try:
            await seat.play(chance.choice(moves), update.seq)
        except Refused as error:
            if error.code not in ("broken", "stale_move"):
                raise


def test_a_whole_match_across_nodes(nodes: tuple[ServerProcess, ServerProcess]) -> None:
    async def check() -> None:
        ada, bob = await guest(nodes[0], "Ada"), await guest(nodes[1], "Bob")
        made = await ada.create("poof", [me(), free()], options={"rounds": 2})
        match = made.match.id
        assert (await bob.match(made.match.code)).match.id == match
        one = ada.sit(match)
        await one.open()
        await bob.claim(match, 1)  # on the other node; the first one hears that it begins
        await heard(one, p.TableChanged, lambda m: m.match.state == "running")
        two, looker = bob.sit(match), elsewhere(ada, nodes[1]).watch(match)
        await two.open()
        await looker.open()
        seen = await heard(one, p.Presence, lambda m: m.watchers == 1 and len(m.here) == 2)
        assert seen.here == [0, 1]
        await one.send(p.Say("hello over there"))
        assert (await heard(two, p.Said)).text == "hello over there"
        chance = random.Random(1)
        await asyncio.gather(playing(one, chance), playing(two, chance))
        assert one.result is not None and one.result == two.result
        end = await heard(looker, p.Update, lambda update: update.over)
        assert end.result == one.result
        await heard(looker, p.TableChanged, lambda m: m.match.state == "over")
        record = Record.load(msgspec.json.encode(await bob.record(match)))
        assert record.verify(made.match.commitment).ok

    run(check())


def test_a_node_is_killed_and_its_players_go_on_through_the_other(
    nodes: tuple[ServerProcess, ServerProcess],
) -> None:
    async def check() -> None:
        ada, bob = await guest(nodes[0], "Ada"), await guest(nodes[1], "Bob")
        seats = [me(), free(), bot("easy")]
        made = await ada.create("poof", seats, options={"rounds": 2}, pace=0)
        match = made.match.id
        await bob.claim(match, 1)
        one, two = ada.sit(match), bob.sit(match)
        await one.open()
        await two.open()
        chance = random.Random(2)
        going = asyncio.create_task(playing(two, chance))
        first = asyncio.create_task(playing(one, chance))
        await match_when(bob, match, lambda found: found.seq >= 15)
        nodes[0].kill()
        first.cancel()
        back = elsewhere(ada, nodes[1]).sit(match)
        back._seq = one._seq
        await back.open()
        await asyncio.gather(going, playing(back, chance))  # bots go on at the other node too
        assert back.result is not None and back.result == two.result
        record = Record.load(msgspec.json.encode(await bob.record(match)))
        assert record.verify().ok

    run(check())


def test_of_conflicting_moves_exactly_one_wins(
    nodes: tuple[ServerProcess, ServerProcess], postgres_database: str
) -> None:
    async def check() -> None:
        ada = await guest(nodes[0], "Ada")
        made = await ada.create("poof", [me("A"), me("B")], options={"rounds": 3})
        match = made.match.id
        there = elsewhere(ada, nodes[1])
        devices = [[ada.sit(match, i), there.sit(match, i)] for i in range(2)]
        for pair in devices:
            for device in pair:
                await device.open()
        contests = 0
        seq = 0
        for _ in range(25):
            here, other = devices[0]
            now = await at_seq(here, seq)
            if now.over:
                break
            pair = devices[now.actors[0]]
            views = [await at_seq(device, seq) for device in pair]
            moves = [m.text for m in views[0].legal if m.text != "pooftastrophe"]
            wanted = [moves[0], moves[-1]]
            outcomes = await asyncio.gather(
                *(device.play(move, seq) for device, move in zip(pair, wanted, strict=True)),
                return_exceptions=True,
            )
            won = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
            if wanted[0] != wanted[1]:
                contests += 1
                assert len(won) == 1, outcomes
                lost = next(o for o in outcomes if isinstance(o, BaseException))
                assert isinstance(lost, Refused) and lost.code == "stale_move"
                assert lost.update is not None and lost.update.seq == seq + 1
            else:
                assert len(won) == 2  # the same move twice is one move
            seq += 1
            assert other is not None
        assert contests > 5
        store = await open_store(postgres_database, nodes[0].log.parent)
        steps = await store.steps(match)
        await store.close()
        assert [step.seq for step in steps] == list(range(1, seq + 1))

    run(check())


def test_undo_across_nodes(nodes: tuple[ServerProcess, ServerProcess]) -> None:
    async def check() -> None:
        ada, bob = await guest(nodes[0], "Ada"), await guest(nodes[1], "Bob")
        made = await ada.create("closing-in", [me(), free()])
        await bob.claim(made.match.id, 1)
        one, two = ada.sit(made.match.id), bob.sit(made.match.id)
        await one.open()
        await two.open()
        start = await at_seq(one, 0)
        await one.play(next(m for m in start.legal if b'"type":"move"' in bytes(m.move)))
        await at_seq(two, 1)
        await one.send(p.Undo(1))
        assert (await heard(two, p.UndoAsked)).seat == 0
        await two.send(p.UndoAnswer(1, True))
        assert (await at_seq(one, 2)).moves == 0
        assert (await at_seq(two, 2)).moves == 0
        await refused("cannot_undo", one.send(p.Undo(2)))

    run(check())


def test_a_seat_left_on_one_node_is_played_and_taken_back_on_the_other(
    nodes: tuple[ServerProcess, ServerProcess],
) -> None:
    async def check() -> None:
        ada, bob = await guest(nodes[0], "Ada"), await guest(nodes[1], "Bob")
        made = await ada.create("poof", [me(), free()], pace=5000)
        match = made.match.id
        await bob.claim(match, 1)
        async with bob.sit(match) as two:
            await ada.leave(match, 0)
            changed = await heard(two, p.TableChanged, lambda m: m.match.seats[0].kind == "away")
            assert changed.match.state == "running"
            await elsewhere(ada, nodes[1]).claim(match, 0)
            await heard(two, p.TableChanged, lambda m: m.match.seats[0].kind == "person")
        await match_when(ada, match, lambda found: found.seats[0].kind == "person")

    run(check())
