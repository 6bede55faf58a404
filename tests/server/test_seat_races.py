"""Two things at once, or half of one thing: getting up, sitting down, starting, removing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Refused, Seat, free, me
from closecall.server.security import hashed
from server.support import LiveServer, guest, run
from server.test_matches import asyncio_delete
from server.test_play import at_seq, heard, refused


async def fails(*_: object) -> bool:
    """Stands in for a call during which the server dies."""
    raise OSError("died here")


async def claim_inside(server: LiveServer, client: Client, match: str, seat: int) -> None:
    """Sit down from within the server, while it is doing something else."""
    assert client.secret is not None
    store = server.node.store
    row, whole = await store.guests.by_secret(hashed(client.secret)), await store.match(match)
    assert whole is not None
    await server.node.seats.sitting.claim(whole, seat, row, client.secret, p.Claim())


def before_first(
    server: LiveServer,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    such: Callable[..., bool],
    act: Callable[[], Awaitable[None]],
) -> None:
    """Let something happen just before the store is called with such arguments."""
    part, _, call_name = name.rpartition(".")
    store: Any = getattr(server.node.store, part) if part else server.node.store
    real = getattr(store, call_name)
    waiting = [act]

    async def call(*args: Any) -> Any:
        if waiting and such(*args):
            await waiting.pop()()
        return await real(*args)

    monkeypatch.setattr(store, call_name, call)


def views(raw: list[bytes]) -> list[Any]:
    messages = [msgspec.json.decode(data) for data in raw]
    return [message["view"] for message in messages if message["type"] == "update"]


# --- Whose seat it is -----------------------------------------------------------------------------


async def left_and_taken(server: LiveServer, allow: str) -> tuple[Seat, Seat]:
    """A match in which somebody got up with the socket open, and another one sat down there."""
    host, before, after = [await guest(server, name) for name in ("Host", "Before", "After")]
    watch = msgspec.convert({"allow": allow}, p.Watch)
    made = await host.create("poof", [me(), free()], watch=watch, wait=True)
    await before.claim(made.match.id, 1)
    looking = before.sit(made.match.id)
    await looking.open()
    looking.raw = []
    await before.leave(made.match.id, 1)
    await after.claim(made.match.id, 1)
    await host.start(made.match.id)
    playing = after.sit(made.match.id, 1)
    await playing.open()
    await at_seq(playing, 0)
    return looking, playing


def test_who_got_up_looks_on_as_a_spectator(server: LiveServer) -> None:
    async def check() -> None:
        looking, playing = await left_and_taken(server, "public")
        assert (await at_seq(looking, 0)).legal == []
        assert looking.raw is not None
        assert {(view["seat"], view["hand"]) for view in views(looking.raw)} == {(None, None)}
        assert playing.update is not None and playing.update.view
        await refused("spectator", looking.send(p.Resign(0)))

    run(check())


def test_who_got_up_where_nobody_may_watch_sees_nothing(server: LiveServer) -> None:
    async def check() -> None:
        looking, _ = await left_and_taken(server, "nobody")
        async for _ in looking.messages():  # until the server will not have them any more
            pass
        assert looking.raw is not None and views(looking.raw) == []

    run(check())


async def seated_and_next(server: LiveServer) -> tuple[str, Client, Client]:
    """A match with a free seat, the guest on its second seat, and one who wants that seat."""
    host, before, after = [await guest(server, name) for name in ("Host", "Before", "After")]
    made = await host.create("poof", [me(), free(), free()])
    await before.claim(made.match.id, 1)
    return made.match.id, before, after


def test_a_seat_lost_while_saying_hello(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        match, before, after = await seated_and_next(server)

        async def meanwhile() -> None:
            await server.node.seats.sitting.leave(match, 1)
            await claim_inside(server, after, match, 1)

        before_first(server, monkeypatch, "chat.last", lambda *_: True, meanwhile)
        looking = before.sit(match)
        await looking.open()
        assert looking.welcome is not None
        assert (looking.welcome.seat, looking.welcome.mine) == (None, [])

    run(check())


def test_leaving_twice_does_not_make_the_next_one_leave(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        match, before, after = await seated_and_next(server)
        real = server.node.seats.sitting.leave

        async def leave(name: str, seat: int, *whose: Any) -> None:
            await real(name, seat)  # the first of the two was quicker, and so was somebody else
            await claim_inside(server, after, match, 1)
            await real(name, seat, *whose)

        monkeypatch.setattr(server.node.seats.sitting, "leave", leave)
        await before.leave(match, 1)
        assert (await after.match(match)).mine == [1]

    run(check())


# --- At the same moment ---------------------------------------------------------------------------


def test_getting_up_while_the_last_one_sits_down(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        made = await ada.create("poof", [me(), free()], takeover="easy", pace=5000)
        match = made.match.id
        before_first(
            server,
            monkeypatch,
            "set_seat",
            lambda match, state, seat, expected: seat.kind == "open",
            lambda: claim_inside(server, bob, match, 1),
        )
        left = await ada.leave(match, 0)
        assert left.match.state == "running"
        assert [seat.kind for seat in left.match.seats] == ["away", "person"]

    run(check())


def test_removing_a_match_while_the_last_one_sits_down(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        made = await ada.create("poof", [me(), free()])
        match = made.match.id
        before_first(
            server,
            monkeypatch,
            "remove_match",
            lambda *_: True,
            lambda: claim_inside(server, bob, match, 1),
        )
        path = f"/api/matches/{match}"
        await refused("not_open", ada.request("DELETE", path, None, p.MatchForMe))
        assert (await bob.match(match)).match.state == "running"

    run(check())


def test_leaving_while_resigning(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        clients = [await guest(server, name) for name in ("A", "B", "C")]
        made = await clients[0].create("poof", [me(), free(), free()], pace=5000)
        match = made.match.id
        for number in (1, 2):
            await clients[number].claim(match, number)
        before_first(
            server,
            monkeypatch,
            "set_seat",
            lambda match, state, seat, expected: seat.resigned,
            lambda: server.node.seats.sitting.leave(match, 0),
        )
        async with clients[0].sit(match) as seat:
            await seat.send(p.Resign(0))
        found = (await clients[0].match(match)).match.seats[0]
        assert (found.kind, found.resigned) == ("away", True)

    run(check())


def test_starting_while_somebody_gets_up(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        made = await ada.create("poof", [me(), free()], wait=True)
        match = made.match.id
        await bob.claim(match, 1)
        before_first(
            server,
            monkeypatch,
            "start_match",
            lambda *_: True,
            lambda: server.node.seats.sitting.leave(match, 1),
        )
        await refused("not_full", ada.start(match))
        found = (await ada.match(match)).match
        assert (found.state, found.seats[1].kind) == ("open", "open")

    run(check())


# --- Half done, and asked again -------------------------------------------------------------------


@pytest.mark.parametrize("again", ["claim", "hello"])
def test_the_last_claim_without_the_start(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, again: str
) -> None:
    async def check() -> None:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        made = await ada.create("poof", [me(), free()])
        match = made.match.id
        with monkeypatch.context() as broken:
            broken.setattr(server.node.store, "start_match", fails)
            with pytest.raises(Refused):
                await bob.claim(match, 1)
        assert (await ada.match(match)).match.state == "open"
        if again == "claim":
            assert (await bob.claim(match, 1)).match.state == "running"
        seat = ada.sit(match)
        await seat.open()
        assert (await at_seq(seat, 0)).seq == 0

    run(check())


def test_a_guest_half_forgotten_can_ask_again(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        gone, friend = await guest(server, "Gone"), await guest(server)
        waiting = await gone.create("poof", [me(), free()])
        playing = await gone.create("poof", [me(), free()], pace=5000)
        await friend.claim(playing.match.id, 1)
        seat = gone.sit(playing.match.id)
        await seat.open()
        update = await at_seq(seat, 0)
        with monkeypatch.context() as broken:
            broken.setattr(server.node.store.guests, "forget", fails)
            with pytest.raises(Refused):
                await gone.request("DELETE", "/api/guests/me", None, p.Guest)
        assert (await friend.match(waiting.match.id)).match.seats[0].kind == "open"
        assert (await friend.match(playing.match.id)).match.seats[0].kind == "away"
        await asyncio_delete(gone, "/api/guests/me")
        await refused("who_are_you", gone.matches("mine"))
        # and their socket, which the server has closed, does not bring them back
        await refused("broken", seat.play("pooftastrophe", update.seq))
        assert (await friend.match(playing.match.id)).match.seats[0].kind == "away"

    run(check())


def test_what_is_done_already_is_harmless(server: LiveServer) -> None:
    async def check() -> None:
        host, friend = await guest(server), await guest(server)
        made = await host.create("poof", [me(), free()], wait=True)
        match = made.match.id
        await friend.claim(match, 1)
        assert (await friend.claim(match, 1)).mine == [1]
        for _ in range(2):
            left = await friend.leave(match, 1)
            assert left.match.seats[1].kind == "open" and left.mine == []
        await refused("not_your_seat", friend.leave(match, 0))
        for _ in range(2):
            assert (await host.start(match, fill="easy")).match.state == "running"
        for _ in range(2):
            assert (await host.leave(match, 0)).match.seats[0].kind == "away"
        async with host.sit(match) as seat:
            await seat.send(p.Resign(0))
            await heard(seat, p.TableChanged, lambda table: table.match.state == "over")
            await seat.send(p.Leave())
        assert (await host.leave(match, 0)).match.state == "over"
        await refused("not_open", host.start(match))

    run(check())
