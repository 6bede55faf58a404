"""Watching: not at all, in public, or later through a seat's eyes."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from closecall.client import free, me
from closecall.server import protocol as p
from closecall.server import seats as seats_module
from server.support import LiveServer, guest, run
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
    """Who got the link must see where to sit; once the match begins only the seated stay."""

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


def test_later_through_a_seats_eyes(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats_module, "LEAST_SEAT_DELAY", 1)

    async def check() -> None:
        client = await guest(server)
        watch = p.Watch(allow="seats", delay=1)
        made = await client.create("poof", [me("A"), me("B")], watch=watch)
        match = made.match.id
        late, one, two = client.watch(match, 1), client.sit(match, 0), client.sit(match, 1)
        for seat in (late, one, two):
            await seat.open()
        seen = await heard(late, p.Update)
        assert seen.seq == 0 and seen.legal == []
        assert seen.view == (await at_seq(two, 0)).view
        for seq in range(2):
            start = await at_seq(one, seq)
            mover = one if start.actors == [0] else two
            choices = (await at_seq(mover, seq)).legal
            await mover.play(next(move for move in choices if move.text != "pooftastrophe"))
            await at_seq(one, seq + 1)
        # nothing newer than the delay, neither here nor over REST
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(heard(late, p.Update), 0.4)
        stranger = await guest(server)
        assert (await stranger.replay(match, "seat=1&first=0&last=0")).seq == 0
        await refused("malformed", stranger.replay(match, "seat=1&first=1&last=1"))
        assert [(await heard(late, p.Update)).seq for _ in range(2)] == [1, 2]

    run(check())
