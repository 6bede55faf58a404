"""Undo: at once, after asking, and not when somebody would have to un-see something."""

from __future__ import annotations

import json
import random

import pytest

from closecall import protocol as p
from closecall.client import Client, Seat, bot, free, me
from server.support import LiveServer, guest, run
from server.test_play import at_seq, heard, refused


async def closing_in(server: LiveServer, *others: p.SeatPlan) -> tuple[Client, str, Seat]:
    """A match of Closing In, in which moving about tells nobody anything new."""
    client = await guest(server)
    made = await client.create("closing-in", [me(), *others], pace=5000, takeover="easy")
    seat = client.sit(made.match.id)
    await seat.open()
    return client, made.match.id, seat


def walk(update: p.Update) -> p.LegalMove:
    """Going somewhere: everybody could have said what that leads to."""
    return next(move for move in update.legal if b'"type":"move"' in bytes(move.move))


def test_alone_with_bots_at_once(server: LiveServer) -> None:
    async def check() -> None:
        _, _, seat = await closing_in(server, bot())
        start = await at_seq(seat, 0)
        assert start.actors == [0] and start.undo is False
        await seat.play(walk(start))
        moved = await at_seq(seat, 1)
        assert moved.undo is True and moved.moves == 1 and moved.view != start.view
        await seat.send(p.Undo(1))
        back = await at_seq(seat, 2)
        assert (back.moves, back.undo) == (0, False)
        assert back.view == start.view and back.events == []
        assert [m.text for m in back.legal] == [m.text for m in start.legal]
        await refused("cannot_undo", seat.send(p.Undo(2)))
        await seat.play(walk(back))
        assert (await at_seq(seat, 3)).moves == 1

    run(check())


def test_what_was_taken_back_is_not_in_the_record(server: LiveServer) -> None:
    async def check() -> None:
        client, match, seat = await closing_in(server, bot())
        await seat.play(walk(await at_seq(seat, 0)))
        await seat.send(p.Undo(1))
        await seat.send(p.Resign(2))
        await heard(seat, p.TableChanged, lambda m: m.match.state == "over")
        assert (await client.record(match))["moves"] == []
        replay = await client.replay(match, "seat=0&first=0&last=2")
        assert len(replay.updates) == 3

    run(check())


def test_with_others_after_they_said_yes(server: LiveServer) -> None:
    async def check() -> None:
        host, match, seat = await closing_in(server, free())
        friend = await guest(server, "Bob")
        await friend.claim(match, 1)
        other = friend.sit(match)
        await other.open()
        start = await at_seq(seat, 0)
        await seat.play(walk(start))
        await at_seq(other, 1)
        await seat.send(p.Undo(1))
        asked = await heard(other, p.UndoAsked)
        assert (asked.seat, asked.seq, asked.waiting) == (0, 1, [1])
        await refused("nobody_asked", seat.send(p.UndoAnswer(1, True)))
        await other.send(p.UndoAnswer(1, False))
        assert (await heard(seat, p.UndoOver)).granted is False
        await seat.send(p.Undo(1))
        await heard(other, p.UndoAsked)
        await other.send(p.UndoAnswer(1, True))
        assert (await heard(seat, p.UndoOver)).granted is True
        assert (await at_seq(other, 2)).moves == 0
        assert host is not None

    run(check())


def test_who_still_has_to_answer_is_told(server: LiveServer) -> None:
    """The asker sees for whom they wait, whether somebody agrees or leaves."""

    async def check() -> None:
        _, match, seat = await closing_in(server, free(), free(), free())
        others = []
        for place, name in enumerate(("Bob", "Cleo", "Dan"), 1):
            friend = await guest(server, name)
            await friend.claim(match, place)
            others.append(friend.sit(match))
            await others[-1].open()
        await seat.play(walk(await at_seq(seat, 0)))
        for other in others:
            await at_seq(other, 1)
        await seat.send(p.Undo(1))
        assert (await heard(seat, p.UndoAsked)).waiting == [1, 2, 3]
        await others[0].send(p.UndoAnswer(1, True))
        assert (await heard(seat, p.UndoAsked)).waiting == [2, 3]
        await others[1].send(p.Leave())
        assert (await heard(seat, p.UndoAsked)).waiting == [3]
        await others[2].send(p.UndoAnswer(1, True))
        assert (await heard(seat, p.UndoOver)).granted is True

    run(check())


def test_a_move_ends_the_question(server: LiveServer) -> None:
    async def check() -> None:
        _, match, seat = await closing_in(server, free())
        friend = await guest(server, "Bob")
        await friend.claim(match, 1)
        other = friend.sit(match)
        await other.open()
        await seat.play(walk(await at_seq(seat, 0)))
        await seat.send(p.Undo(1))
        await heard(other, p.UndoAsked)
        await seat.play(walk(await at_seq(seat, 1)))
        assert (await heard(other, p.UndoOver)).granted is False
        await refused("nobody_asked", other.send(p.UndoAnswer(1, True)))

    run(check())


def test_a_card_that_was_seen_cannot_be_unseen(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), me("Bob")], options={"rounds": 1})
        one, two = client.sit(made.match.id, 0), client.sit(made.match.id, 1)
        await one.open()
        await two.open()
        start = await at_seq(one, 0)
        mover = one if start.actors == [0] else two
        legal = (await at_seq(mover, 0)).legal
        uncovering = next(move for move in legal if ":" in move.text)
        await mover.play(uncovering)
        error = await refused("cannot_undo", mover.send(p.Undo(1)))
        assert "showed you something" in str(error)

    run(check())


def test_others_saw_the_hand_cards_played(server: LiveServer) -> None:
    async def check() -> None:
        one, two = await guest(server), await guest(server)
        made = await one.create("poof", [me(), free()], options={"rounds": 1})
        await two.claim(made.match.id, 1)
        seats = [one.sit(made.match.id), two.sit(made.match.id)]
        for seat in seats:
            await seat.open()
        mover = seats[(await at_seq(seats[0], 0)).actors[0]]
        legal = (await at_seq(mover, 0)).legal
        await mover.play(next(m for m in legal if "x" in m.text and ":" not in m.text))
        error = await refused("cannot_undo", mover.send(p.Undo(1)))
        assert "others saw" in str(error)

    run(check())


def test_a_table_may_play_without_undo(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("closing-in", [me(), bot()], pace=5000, undo=False)
        async with client.sit(made.match.id) as seat:
            await seat.play(walk(await at_seq(seat, 0)))
            assert (await at_seq(seat, 1)).undo is False
            await refused("undo_off", seat.send(p.Undo(1)))

    run(check())


def test_whether_it_would_be_considered_is_known_beforehand(server: LiveServer) -> None:
    """Exactly: what `undo_state` says is what an `undo` then meets, in games with and without."""

    async def check() -> None:
        _, _, seat = await closing_in(server, bot())
        start = await at_seq(seat, 0)
        await seat.send(p.MayUndo(0))
        assert (await heard(seat, p.UndoState)).why == "not_yours"
        await seat.play(walk(start))
        await at_seq(seat, 1)
        await seat.send(p.MayUndo(1))
        assert (await heard(seat, p.UndoState)).why is None
        await seat.send(p.Undo(1))
        assert (await at_seq(seat, 2)).moves == 0

    run(check())


def test_why_it_would_be_refused_is_known_beforehand(server: LiveServer) -> None:
    async def check() -> None:
        host, friend = await guest(server), await guest(server, "Bob")
        made = await host.create("poof", [me(), free()])
        await friend.claim(made.match.id, 1)
        async with host.sit(made.match.id) as one, friend.sit(made.match.id) as two:
            seats = (one, two)
            start = await at_seq(one, 0)
            mover = seats[start.actors[0]]
            first = await at_seq(mover, 0)
            card = next(move for move in first.legal if b'"type":"play"' in bytes(move.move))
            await mover.play(card)
            await at_seq(mover, 1)
            await mover.send(p.MayUndo(1))
            assert (await heard(mover, p.UndoState)).why in ("you_saw", "others_saw")
            await refused("cannot_undo", mover.send(p.Undo(1)))
        quiet = await host.create("poof", [me(), free()], undo=False)
        await friend.claim(quiet.match.id, 1)
        async with host.sit(quiet.match.id) as seat:
            await at_seq(seat, 0)
            await seat.send(p.MayUndo(0))
            assert (await heard(seat, p.UndoState)).why == "off"

    run(check())


async def people_at(server: LiveServer, game: str, count: int) -> list[Seat]:
    """Seats of a new match between people, all connected."""
    clients = [await guest(server, name) for name in ("Ada", "Bob", "Cleo", "Dan")[:count]]
    made = await clients[0].create(game, [me(), *[free()] * (count - 1)])
    for place, client in enumerate(clients[1:], 1):
        await client.claim(made.match.id, place)
    seats = [client.sit(made.match.id) for client in clients]
    for seat in seats:
        await seat.open()
        await at_seq(seat, 0)
    return seats


async def all_at(seats: list[Seat], seq: int) -> None:
    for seat in seats:
        await at_seq(seat, seq)


async def ask_to_undo(seat: Seat, others: list[Seat], seq: int, yes: bool) -> None:
    """Ask where it was said that it would be considered: everybody else hears the question."""
    await seat.send(p.Undo(seq))
    for other in others:
        await heard(other, p.UndoAsked, lambda asked: asked.seq == seq)
        await other.send(p.UndoAnswer(seq, yes))
        if not yes:
            break
    assert (await heard(seat, p.UndoOver)).granted is yes


@pytest.mark.parametrize(
    ("game", "count"),
    [
        ("poof", 3),
        ("close-enough", 3),
        ("close-to-the-mark", 2),
        ("closing-in", 2),
        ("five-to-close", 4),
    ],
)
def test_what_is_said_beforehand_is_what_happens(server: LiveServer, game: str, count: int) -> None:
    """After every move: offered means that the others are asked, a reason that it is refused."""

    async def check() -> None:
        chance = random.Random(11)
        seats = await people_at(server, game, count)
        seq, offered = 0, 0
        for _ in range(30):
            latest = await at_seq(seats[0], seq)
            mover = seats[chance.choice(latest.actors)]
            seq = await mover.play(chance.choice((await at_seq(mover, seq)).legal))
            await all_at(seats, seq)
            if (await at_seq(mover, seq)).over:
                break
            await mover.send(p.MayUndo(seq))
            if (await heard(mover, p.UndoState)).why is not None:
                await refused("cannot_undo", mover.send(p.Undo(seq)))
                continue
            offered += 1
            granted = chance.random() < 0.3
            others = [seat for seat in seats if seat is not mover]
            await ask_to_undo(mover, others, seq, granted)
            if granted:
                seq += 1
                await all_at(seats, seq)
        assert offered > 0

    run(check())


@pytest.mark.parametrize("count", [2, 3, 4])
def test_an_entry_on_a_sheet_can_be_undone_until_all_are_in(server: LiveServer, count: int) -> None:
    """By whoever entered last, with any number of players; the last entry of all shows the rest."""

    async def check() -> None:
        seats = await people_at(server, "close-to-the-mark", count)
        seq = 0
        while not _enters(await at_seq(seats[0], seq)):  # somebody chooses or rolls first
            actor = seats[(await at_seq(seats[0], seq)).actors[0]]
            seq = await actor.play((await at_seq(actor, seq)).legal[0])
            await all_at(seats, seq)
        for place, seat in enumerate(seats):
            others = [each for each in seats if each is not seat]
            seq = await seat.play((await at_seq(seat, seq)).legal[0])
            await all_at(seats, seq)
            await seat.send(p.MayUndo(seq))
            why = (await heard(seat, p.UndoState)).why
            if place == count - 1:
                assert why == "you_saw"
                break
            assert why is None
            await ask_to_undo(seat, others, seq, yes=True)
            await all_at(seats, seq + 1)
            seq = await seat.play((await at_seq(seat, seq + 1)).legal[0])
            await all_at(seats, seq)

    run(check())


def _enters(update: p.Update) -> bool:
    return any(json.loads(bytes(move.move))["type"] == "enter" for move in update.legal)
