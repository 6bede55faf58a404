"""Watching: not at all, in public, or later through a seat's eyes."""

from __future__ import annotations

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Seat, free, me
from closecall.server.match.clocks import now_ms
from server.support import LiveServer, guest, run, set_time
from server.test_play import at_seq, heard, refused
from server.test_security import looking, until_closed


def test_nobody_may_watch(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        watch = p.Watch(allow="nobody")
        made = await client.create("poof", [me("A"), me("B")], watch=watch, listed=True)
        stranger = await guest(server)
        await refused("no_watching", stranger.watch(made.match.id).open())
        await refused("no_watching", stranger.replay(made.match.id))
        running = (await stranger.matches("running")).matches
        assert made.match.id not in [match.id for match in running]

    run(check())


def test_a_table_without_spectators_shows_its_free_seats(server: LiveServer) -> None:
    """People with the link must see where to sit; once the match begins only the seated stay."""

    async def check() -> None:
        client, friend = await guest(server), await guest(server)
        made = await client.create("poof", [me(), free()], watch=p.Watch(allow="nobody"))
        match = made.match.id
        idle = await looking(server, match, None)
        async with friend.watch(match) as door:
            assert door.seat is None
        await friend.claim(match, 1)
        assert (await until_closed(idle))[0] == 1012
        await refused("no_watching", server.client().watch(match).open())
        async with friend.sit(match) as sitting:
            assert sitting.seat == 1

    run(check())


def test_the_public_view(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        async with client.watch(made.match.id) as watching:
            update = await at_seq(watching, 0)
            view = msgspec.json.decode(update.view)
            assert view["seat"] is None and view["hand"] is None
            assert update.legal == [] and update.undo is False

    run(check())


class Clock:
    """The server's time, moved by hand; `frozen`: by nothing else."""

    def __init__(
        self, server: LiveServer, monkeypatch: pytest.MonkeyPatch, *, frozen: bool = False
    ) -> None:
        self._server = server
        self._ahead = 0
        began = now_ms()
        beside = ("match.pulse", "live.sweeper")  # the machine does not sleep meanwhile
        set_time(monkeypatch, lambda: (began if frozen else now_ms()) + self._ahead, but=beside)

    def forward(self, match: str, seconds: int) -> None:
        """Let time pass; alarms of the late side ring if they are due."""

        async def ring() -> None:
            late = self._server.node.tables[match].audience.late
            assert late is not None
            late._advance()

        self._ahead += seconds * 1000
        self._server.call(ring())


async def nothing_new(seat: Seat) -> list[p.ServerMessage]:
    """Everything that has come by the time a question is answered."""
    await seat.send(p.Ping())
    found = []
    while not seat._inbox.empty():
        message = seat._inbox.get_nowait()
        assert message is not None
        found.append(message)
    assert not [each for each in found if isinstance(each, p.Update)]
    return found


async def until_presence(seat: Seat, watchers: int) -> None:
    await heard(seat, p.Presence, lambda presence: presence.watchers == watchers)


LATE = p.Watch(allow="seats", delay=30)


def test_later_through_a_seats_eyes(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(server, monkeypatch)

    async def check() -> None:
        client, stranger = await guest(server), await guest(server)
        made = await client.create("poof", [me("A"), me("B")], watch=LATE)
        match = made.match.id
        late, one, two = stranger.watch(match, 1), client.sit(match, 0), client.sit(match, 1)
        for seat in (late, one, two):
            await seat.open()
        # the deal is as secret as any step: not before the delay, neither here nor over REST
        dealt = (await at_seq(two, 0)).view
        await nothing_new(late)
        clock.forward(match, 29)
        await nothing_new(late)
        for query in ("seat=1", "seat=1&first=0&last=0", ""):
            await refused("not_running", stranger.replay(match, query))
        clock.forward(match, 1)
        seen = await at_seq(late, 0)
        assert seen.legal == [] and seen.view == dealt
        assert (await stranger.replay(match, "seat=1")).seq == 0
        for seq in range(2):
            start = await at_seq(one, seq)
            mover = one if start.actors == [0] else two
            choices = (await at_seq(mover, seq)).legal
            await mover.play(next(move for move in choices if move.text != "pooftastrophe"))
            await at_seq(one, seq + 1)
        clock.forward(match, 29)
        await nothing_new(late)
        assert (await stranger.replay(match, "seat=1&first=0&last=0")).seq == 0
        await refused("malformed", stranger.replay(match, "seat=1&first=1&last=1"))
        clock.forward(match, 1)
        assert [(await heard(late, p.Update)).seq for _ in range(2)] == [1, 2]
        again = stranger.watch(match, 1)
        await again.open()
        assert (await heard(again, p.Update)).seq == 2

    run(check())


def test_who_watches_later_hears_of_the_end_later(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(server, monkeypatch)

    async def check() -> None:
        client, stranger = await guest(server), await guest(server)
        made = await client.create("poof", [me("A"), me("B")], watch=LATE)
        match = made.match.id
        late, one, two = stranger.watch(match), client.sit(match, 0), client.sit(match, 1)
        for seat in (late, one, two):
            await seat.open()
        clock.forward(match, 30)
        await at_seq(late, 0)
        await one.send(p.Resign(0))
        await heard(two, p.TableChanged, lambda table: table.match.state == "over")
        await two.send(p.Say("Good game"))
        assert (await client.match(match)).match.result is not None
        assert (await client.record(match))["seed"]

        clock.forward(match, 29)
        said = await nothing_new(late)
        assert not [each for each in said if isinstance(each, (p.Said, p.TableChanged))]
        again = stranger.watch(match)
        await again.open()
        assert again.welcome is not None
        for known in (again.welcome.match, (await stranger.match(match)).match):
            assert (known.state, known.ended, known.result) == ("running", None, None)
        await refused("not_over", stranger.record(match))
        await refused("not_over", stranger.replay(match, "seat=open"))
        on = p.From(moves=0, match=match)
        await refused("not_over", stranger.create("poof", [me(), me()], start_from=on))

        clock.forward(match, 1)
        assert (await heard(late, p.Update)).over
        for seat in (late, again):
            told = await heard(seat, p.TableChanged, lambda table: table.match.state == "over")
            assert told.match.result is not None
        assert (await stranger.record(match))["seed"]
        assert (await stranger.match(match)).match.state == "over"

    run(check())


def test_who_watches_later_from_the_lobby_on_sees_the_beginning(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(server, monkeypatch)

    async def check() -> None:
        host, friend = await guest(server), await guest(server)
        made = await host.create("poof", [me(), free()], watch=LATE)
        match = made.match.id
        late = host.watch(match)
        await late.open()
        await friend.claim(match, 1)
        await heard(late, p.TableChanged, lambda table: table.match.state == "running")
        await nothing_new(late)
        clock.forward(match, 30)
        assert (await heard(late, p.Update)).seq == 0

    run(check())


def test_who_watches_later_is_counted(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")], watch=LATE)
        one, late = client.sit(made.match.id, 0), client.watch(made.match.id)
        await one.open()
        await late.open()
        await until_presence(one, 1)
        await until_presence(late, 1)
        await late.close()
        await until_presence(one, 0)

    run(check())
