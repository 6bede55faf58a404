"""Playing over sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Refused, Seat, bot, free, me
from closecall.server.match import comeback
from closecall.server.problems import Refusal
from closecall.text import languages
from server.support import LiveServer, eventually, guest, run

M = TypeVar("M")
SLOW_BOTS: dict[str, Any] = {"options": {"rounds": 1}, "pace": 5000}


async def refused(code: str, work: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code, caught.value
    return caught.value


async def heard(seat: Seat, kind: type[M], such: Callable[[M], bool] = lambda message: True) -> M:
    """The next message of a kind."""
    async for message in seat.messages():
        if isinstance(message, kind) and such(message):
            return message
    raise AssertionError("the connection ended")


async def at_seq(seat: Seat, seq: int) -> p.Update:
    """The update with this seq."""
    if seat.update is not None and seat.update.seq == seq:
        return seat.update
    return await heard(seat, p.Update, lambda update: update.seq == seq)


async def two_seats(server: LiveServer, **wish: Any) -> tuple[Client, str, Seat, Seat]:
    """A match of Poof between two people, both connected; the first returned is to move."""
    one, two = await guest(server, "Ada"), await guest(server, "Bob")
    made = await one.create("poof", [me(), free()], **{"options": {"rounds": 1}, **wish})
    await two.claim(made.match.id, 1)
    seats = [one.sit(made.match.id), two.sit(made.match.id)]
    for seat in seats:
        await seat.open()
        await at_seq(seat, 0)
    actor = seats[0].update.actors[0] if seats[0].update else 0
    return one, made.match.id, seats[actor], seats[1 - actor]


def test_a_move_reaches_everybody_each_in_their_own_way(server: LiveServer) -> None:
    async def check() -> None:
        _, _, mover, other = await two_seats(server)
        before = await at_seq(mover, 0)
        assert before.legal and before.actors == [mover.seat]
        choice = next(move for move in before.legal if "x" in move.text)
        assert await mover.play(choice) == 1
        mine, theirs = await at_seq(mover, 1), await at_seq(other, 1)
        assert mine.moves == theirs.moves == 1
        assert mine.events and mine.events == theirs.events
        own, others = (msgspec.json.decode(update.view) for update in (mine, theirs))
        assert own["seat"] == mover.seat and others["seat"] == other.seat
        assert own["hand"] != others["hand"] and own["pile"] == others["pile"]
        assert mine.clocks is None and not mine.over

    run(check())


def test_a_move_can_be_json_or_text(server: LiveServer) -> None:
    async def check() -> None:
        _, _, mover, other = await two_seats(server)
        move = next(move for move in (await at_seq(mover, 0)).legal if "x" in move.text)
        assert await mover.play(move.move) == 1
        turn = await at_seq(other, 1)
        waiting = other if other.seat in turn.actors else mover
        text = (await at_seq(waiting, 1)).legal[0].text
        assert await waiting.play(text.upper()) == 2

    run(check())


def test_refused_moves_change_nothing_and_bring_the_current_view(server: LiveServer) -> None:
    async def check() -> None:
        _, match, mover, other = await two_seats(server)
        start = await at_seq(mover, 0)
        cases: list[tuple[str, Seat, Any, int]] = [
            ("malformed_move", mover, {"type": "fly"}, 0),
            ("malformed_move", mover, "9x99", 0),
            ("malformed_move", mover, [1, 2], 0),
            ("illegal_move", mover, "pick-up", 0),
            ("illegal_move", other, start.legal[0].text, 0),
            ("stale_move", mover, start.legal[0].text, 7),
        ]
        for code, seat, move, seq in cases:
            error = await refused(code, seat.play(move, seq))
            assert len(str(error)) > 15
            assert error.update is not None and error.update.seq == 0
            view = msgspec.json.decode(error.update.view)
            assert view["seat"] == seat.seat
        assert server.node.tables[match].seq == 0
        await mover.play(start.legal[0])
        error = await refused("stale_move", mover.play(start.legal[1], 0))
        assert error.update is not None and error.update.seq == 1

    run(check())


def test_a_repeated_send_is_harmless(server: LiveServer) -> None:
    async def check() -> None:
        _, match, mover, _ = await two_seats(server)
        move = next(move for move in (await at_seq(mover, 0)).legal if "x" in move.text)
        for _ in range(3):
            assert await mover.play(move, 0) == 1
        assert server.node.tables[match].seq == 1
        steps = server.call(server.node.store.steps(match))
        assert [step.move for step in steps] == [move.text]

    run(check())


def test_the_last_move_sent_again_is_known(server: LiveServer) -> None:
    """Whoever did not hear that it ended the match is told what a first send is told."""

    async def check() -> None:
        client = await guest(server)
        made = await client.create("close-to-the-mark", [me()])
        async with client.sit(made.match.id) as seat:
            sent = await heard(seat, p.Update)
            while not sent.over:
                last, move = sent.seq, sent.legal[0]
                await seat.play(move, last)
                sent = await at_seq(seat, last + 1)
            assert await seat.play(move, last) == last + 1
            assert seat.update is not None and seat.update.over
            await refused("not_running", seat.play(move, last + 1))
        assert len(server.call(server.node.store.steps(made.match.id))) == last + 1

    run(check())


def test_coming_back_brings_what_was_missed(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        one, two = client.sit(made.match.id, 0), client.sit(made.match.id, 1)
        await one.open()
        await two.open()
        chance = random.Random(5)
        head = 20
        for seq in range(head):
            mover = one if (await at_seq(one, seq)).actors == [0] else two
            legal = (await at_seq(mover, seq)).legal
            await mover.play(chance.choice([m for m in legal if m.text != "pooftastrophe"]))
        assert server.node.tables[made.match.id].seq == head
        await one.close()
        back = client.sit(made.match.id, 0)
        back._seq = head - 5
        await back.open()
        assert [(await heard(back, p.Update)).seq for _ in range(5)] == list(
            range(head - 4, head + 1)
        )
        await back.close()
        late = client.sit(made.match.id, 0)
        await late.open()  # the first time: only how it stands
        assert (await heard(late, p.Update)).seq == head
        await late.close()
        await two.close()

    run(check())


def test_coming_back_while_bots_play_on_misses_nothing(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # they may play far while we are away; whatever it is, it comes one by one
    monkeypatch.setattr(comeback, "MISSED", 100_000)

    async def begin(client: Client) -> str:
        bots = [bot("easy"), bot("easy"), bot("easy")]
        made = await client.create("poof", [me(), *bots], takeover="easy", pace=3)
        await client.leave(made.match.id, 0)
        return made.match.id

    async def check() -> None:
        client = await guest(server)
        match = await begin(client)
        for _ in range(12):
            async with client.watch(match) as seen:
                known = await heard(seen, p.Update)
            at = known.seq
            await asyncio.sleep(0.02)
            back = client.watch(match)
            back._seq = at
            async with back:
                came = [await heard(back, p.Update)]
                while len(came) < 6 and not came[-1].over:
                    came.append(await heard(back, p.Update))
            seqs = [update.seq for update in came]
            assert seqs[0] in (at, at + 1)  # the current one comes even when it is known
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
            if came[-1].over:
                match = await begin(client)

    run(check())


def test_settled_means_that_nothing_is_under_way(server: LiveServer) -> None:
    """Whatever waits behind us may begin something new before we wake."""

    async def check() -> None:
        table, loop = server.node.tables[match], asyncio.get_running_loop()
        table.queue.busy = True
        waiting = loop.create_task(table.queue.settled())
        await asyncio.sleep(0)

        def begin() -> None:
            table.queue.busy = True
            loop.call_later(0.05, table.queue.go_on)

        table.queue.do(begin)
        table.queue.go_on()
        assert table.queue.busy
        await waiting
        assert not table.queue.busy

    match = run(two_seats(server))[1]
    server.call(check())


def test_a_hello_that_failed_is_said_again(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database did not answer: the connection ends, and whoever looks comes back."""
    store, failures = server.node.store, iter([True, True])
    chat = store.chat.last

    async def failing(*args: Any) -> Any:
        if next(failures, False):
            raise OSError("the database is away")
        return await chat(*args)

    async def check() -> None:
        _, _, mover, _ = await two_seats(server)
        monkeypatch.setattr(store.chat, "last", failing)
        assert mover._socket is not None
        await mover._socket.close()
        await heard(mover, p.Welcome)
        assert next(failures, None) is None
        assert await mover.play((await at_seq(mover, 0)).legal[0]) == 1

    run(check())


def test_who_waits_for_a_table_that_cannot_be_read_is_told(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*args: Any) -> Any:
        raise OSError("the database is away")

    async def check() -> None:
        _, match, mover, _ = await two_seats(server)
        table = server.node.tables[match]

        async def waiting() -> None:
            monkeypatch.setattr(server.node.store, "steps", fails)
            table.sync.catch_up(5)
            with pytest.raises(Refusal, match="being reloaded"):
                await table.queue.settled()

        server.call(waiting())
        monkeypatch.undo()
        await heard(mover, p.Welcome)
        assert await mover.play((await at_seq(mover, 0)).legal[0], 0) == 1

    run(check())


def test_simultaneous_decisions_may_cross(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("close-to-the-mark", [me("A"), me("B"), me("C")])
        seats = [client.sit(made.match.id, i) for i in range(3)]
        for seat in seats:
            await seat.open()
            await at_seq(seat, 0)
        first = seats[0].update
        assert first is not None
        if len(first.actors) == 1:  # choosing colours comes first, in turn
            for _ in range(3):
                now = seats[0].update
                assert now is not None
                mover = seats[now.actors[0]]
                await mover.play((await at_seq(mover, now.seq)).legal[0])
                for seat in seats:
                    await at_seq(seat, now.seq + 1)
        start = seats[0].update
        assert start is not None and start.actors == [0, 1, 2]
        seq = start.seq
        moves = [(await at_seq(seat, seq)).legal[0] for seat in seats]
        # all three send for the position they see, whatever the others do meanwhile
        await asyncio.gather(*(seat.play(moves[i], seq) for i, seat in enumerate(seats)))
        assert server.node.tables[made.match.id].seq == seq + 3
        # twice the same is harmless, another choice comes too late
        await seats[0].play(moves[0], seq)
        other = next(move for move in start.legal if move.text != moves[0].text)
        await refused("stale_move", seats[0].play(other, seq))
        for seat in seats:
            await seat.close()

    run(check())


def test_an_out_of_turn_call(server: LiveServer) -> None:
    async def check() -> None:
        _, _, mover, other = await two_seats(server)
        waiting = await at_seq(other, 0)
        assert waiting.actors == [mover.seat]
        assert [move.text for move in waiting.legal] == ["pooftastrophe"]
        await other.play("pooftastrophe")
        end = await heard(mover, p.Update, lambda update: update.over)
        assert end.events and end.result is not None

    run(check())


def test_the_same_seat_from_a_second_device(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), bot("easy")], **SLOW_BOTS)
        phone = server.client().sit(made.match.id, secret=made.secrets["0"])
        desk = client.sit(made.match.id)
        await phone.open()
        await desk.open()
        assert phone.seat == desk.seat == 0
        one, two = await at_seq(phone, 0), await at_seq(desk, 0)
        assert one.view == two.view
        await phone.close()
        await desk.close()

    run(check())


def test_hello_is_checked(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), bot()], **SLOW_BOTS)
        other = await client.create("poof", [me(), bot()], **SLOW_BOTS)
        match = made.match.id
        await refused("unknown_match", client.sit("nowhere").open())
        await refused("not_your_seat", client.sit(match, 1).open())
        await refused("not_your_seat", client.sit(match, secret="s.wrong").open())
        await refused("who_are_you", client.sit(match, secret="g.wrong").open())
        await refused("not_your_seat", client.sit(match, secret=other.secrets["0"]).open())
        await refused("no_watching", client.watch(match, 0).open())
        old = client.sit(match)
        old._hello.version = 99
        await refused("version", old.open())
        stranger = await guest(server)
        async with stranger.sit(match) as watching:  # known, but not at this table
            assert watching.seat is None

    run(check())


def test_one_socket_changes_eyes(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        async with client.sit(made.match.id, 0) as seat:
            first = msgspec.json.decode((await at_seq(seat, 0)).view)
            assert seat._socket is not None
            hello = p.Hello(match=made.match.code, secret=client.secret, seat=1)
            await seat._socket.send(msgspec.json.encode(hello), text=True)
            welcome = await heard(seat, p.Welcome, lambda message: message.seat == 1)
            assert welcome.mine == [0, 1]
            second = msgspec.json.decode((await heard(seat, p.Update)).view)
            assert (first["seat"], second["seat"]) == (0, 1)
            viewers = server.node.tables[made.match.id].audience._viewers
            await eventually(lambda: len(viewers.get(1, ())) == 1, "the viewer of seat 1")
            assert not viewers[0]

    run(check())


def test_leaving_returning_and_who_plays_meanwhile(server: LiveServer) -> None:
    async def check() -> None:
        client, match, mover, other = await two_seats(server, pace=5000)
        seat = mover.seat
        assert seat is not None
        await mover.send(p.Leave())
        changed = await heard(other, p.TableChanged)
        assert changed.match.seats[seat].kind == "away"
        assert changed.match.seats[seat].level == "medium"
        await mover.send(p.Sit())
        changed = await heard(other, p.TableChanged)
        assert changed.match.seats[seat].kind == "person"
        await mover.send(p.Leave())
        await mover.play((await at_seq(mover, 0)).legal[0])  # whoever moves is back
        assert server.node.tables[match].whole.seats[seat].kind == "person"
        await mover.send(p.Leave())
        back = client.sit(match, seat, secret=mover._hello.secret)
        await back.open()  # whoever connects is back
        assert server.node.tables[match].whole.seats[seat].kind == "person"
        for each in (mover, other, back):
            await each.close()

    run(check())


def test_a_bot_plays_on_for_who_left(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), bot("easy")], options={"rounds": 1}, pace=0)
        await client.leave(made.match.id, 0)
        async with client.watch(made.match.id) as watching:
            end = await heard(watching, p.Update, lambda update: update.over)
            assert end.result is not None

    run(check())


def test_a_table_may_forbid_bots_for_people(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), bot()], takeover=None, **SLOW_BOTS)
        await refused("no_takeover", client.leave(made.match.id, 0))

    run(check())


def test_resigning_with_two_ends_it(server: LiveServer) -> None:
    async def check() -> None:
        client, match, mover, other = await two_seats(server)
        await mover.send(p.Resign(0))
        end = await heard(other, p.Update, lambda update: update.over)
        assert end.result is not None
        assert (end.result.reason, end.result.winners) == ("resigned", [other.seat])
        await mover.send(p.Resign(0))  # again: the answer may have been lost
        await refused("not_running", other.send(p.Resign(0)))
        await refused("not_running", other.play("pooftastrophe"))
        over = await heard(other, p.TableChanged, lambda m: m.match.state == "over")
        assert over.match.result == end.result
        from closecall.engine.record import Record

        record = Record.load(msgspec.json.encode(await client.record(match)))
        assert record.verify().ok and record.resigned == [mover.seat]

    run(check())


def test_resigning_with_three_leaves_the_seat_to_a_bot(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        seats = [me("A"), me("B"), me("C")]
        made = await client.create("poof", seats, options={"rounds": 1}, pace=0)
        async with client.sit(made.match.id, 0) as one, client.sit(made.match.id, 1) as two:
            await one.send(p.Resign(0))
            changed = await heard(two, p.TableChanged, lambda m: m.match.seats[0].resigned)
            assert changed.match.state == "running"
            await refused("resigned", one.send(p.Sit()))
            await refused("resigned", one.play("pick-up", 1))
            await two.send(p.Resign(1))
            end = await heard(two, p.Update, lambda update: update.over)
            assert end.result is not None and end.result.winners == [2]

    run(check())


def test_presence(server: LiveServer) -> None:
    async def check() -> None:
        client, match, mover, other = await two_seats(server)
        async with client.watch(match) as watching:
            seen = await heard(watching, p.Presence)
            assert (seen.here, seen.watchers) == ([0, 1], 1)
            await mover.close()
            seen = await heard(watching, p.Presence, lambda m: len(m.here) == 1)
            assert seen.here == [other.seat]
            assert (await client.match(match)).match.seats[mover.seat or 0].here is False
        await other.close()

    run(check())


def test_chat_reactions_and_pointing(server: LiveServer) -> None:
    async def check() -> None:
        client, match, mover, other = await two_seats(server)
        await mover.send(p.Say("  <b>hello</b>  you "))
        said = await heard(other, p.Said)
        assert (said.seat, said.text) == (mover.seat, "<b>hello</b> you")
        await other.send(p.React("clap"))
        assert (await heard(mover, p.Reacted)).reaction == "clap"
        await other.send(p.Point("pile"))
        assert (await heard(mover, p.Pointed)).at == "pile"
        await refused("malformed", mover.send(p.Say("\u202eevil")))
        await refused("no_partner", mover.send(p.Ask("fresh-start")))
        async with client.watch(match) as watching:
            assert watching.welcome is not None
            assert [line.text for line in watching.welcome.chat] == ["<b>hello</b> you"]
            await refused("spectator", watching.send(p.Say("hi")))
            await refused("spectator", watching.send(p.React("clap")))
            await refused("spectator", watching.play("pick-up", 0))

    run(check())


def test_a_table_without_chat(server: LiveServer) -> None:
    async def check() -> None:
        _, _, mover, _ = await two_seats(server, chat=False)
        await refused("quiet", mover.send(p.Say("hello")))
        await mover.send(p.React("thanks"))

    run(check())


def test_hints_where_the_table_allows(server: LiveServer) -> None:
    async def check() -> None:
        client, _, mover, other = await two_seats(server, hints=True)
        hint: p.Hint = await mover.send(p.WantHint(0))
        legal = [move.text for move in (await at_seq(mover, 0)).legal]
        assert hint.text in legal and hint.seq == 0
        whys = {}
        for lang in languages():
            said: p.Hint = await mover.send(p.WantHint(0, lang=cast(p.Lang, lang)))
            whys[lang] = said.why
        # In words of the language, and not the name of a message without words.
        assert len(set(whys.values())) == len(whys)
        assert not any(why.startswith("explain-") for why in whys.values())
        await refused("not_your_turn", other.send(p.WantHint(0)))
        made = await client.create("poof", [me(), bot()], **SLOW_BOTS)
        async with client.sit(made.match.id) as seat:
            await refused("no_hints", seat.send(p.WantHint(0)))

    run(check())


def test_ping(server: LiveServer) -> None:
    async def check() -> None:
        _, _, mover, _ = await two_seats(server)
        pong: p.Pong = await mover.send(p.Ping())
        assert pong.now > 1_600_000_000_000

    run(check())


def test_everybody_hears_of_the_rematch(server: LiveServer) -> None:
    async def check() -> None:
        client, match, mover, other = await two_seats(server)
        await mover.send(p.Resign(0))
        await heard(other, p.TableChanged, lambda m: m.match.state == "over")
        again = await client.rematch(match)
        assert (await heard(other, p.Rematch)).match == again.match.id

    run(check())


def test_replay_shows_only_what_the_asker_may_see(server: LiveServer) -> None:
    async def check() -> None:
        client, match, mover, other = await two_seats(server)
        stranger = await guest(server)
        await mover.play(next(m for m in (await at_seq(mover, 0)).legal if "x" in m.text))
        seat = (await client.match(match)).mine[0]
        own = await client.replay(match, f"seat={seat}&first=0&last=1")
        assert own.seq == 1
        updates = [msgspec.json.decode(raw, type=p.Update) for raw in own.updates]
        assert [update.seq for update in updates] == [0, 1]
        hidden = msgspec.json.decode(updates[0].view)
        assert hidden["hand"] and hidden["seat"] == seat
        await refused("no_watching", client.replay(match, f"seat={1 - seat}"))
        await refused("not_over", client.replay(match, "seat=open"))
        public = await stranger.replay(match)
        assert msgspec.json.decode(public.updates[0])["view"]["hand"] is None
        await refused("malformed", client.replay(match, "first=2&last=1"))
        await refused("malformed", client.replay(match, "seat=9"))
        await mover.send(p.Resign(1))
        await heard(other, p.TableChanged, lambda m: m.match.state == "over")
        opened = await stranger.replay(match, "seat=open&first=0&last=0")
        views = msgspec.json.decode(opened.updates[0])["view"]
        assert [view["seat"] for view in views] == [0, 1] and all(v["hand"] for v in views)

    run(check())
