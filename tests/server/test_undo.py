"""Undo: at once, after asking, and not when somebody would have to un-see something."""

from __future__ import annotations

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
