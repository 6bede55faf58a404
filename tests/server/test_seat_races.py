"""Two things at once, or half of one thing: getting up, sitting down, starting, removing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from closecall.client import Client, Seat, free, me
from closecall.server import protocol as p
from closecall.server.security import hashed
from server.support import LiveServer, guest, run
from server.test_play import at_seq, refused


async def claim_inside(server: LiveServer, client: Client, match: str, seat: int) -> None:
    """Sit down from within the server, while it is doing something else."""
    assert client.secret is not None
    store = server.node.store
    row, whole = await store.guest_by_secret(hashed(client.secret)), await store.match(match)
    assert whole is not None
    await server.node.seats.claim(whole, seat, row, client.secret, p.Claim())


def before_first(
    server: LiveServer,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    such: Callable[..., bool],
    act: Callable[[], Awaitable[None]],
) -> None:
    """Let something happen just before the store is called with such arguments."""
    real = getattr(server.node.store, name)
    waiting = [act]

    async def call(*args: Any) -> Any:
        if waiting and such(*args):
            await waiting.pop()()
        return await real(*args)

    monkeypatch.setattr(server.node.store, name, call)


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
    looking = before.sit(made.match.id, 1)
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


def test_a_seat_lost_while_saying_hello(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        host, before, after = [await guest(server, name) for name in ("Host", "Before", "After")]
        made = await host.create("poof", [me(), free(), free()])
        match = made.match.id
        await before.claim(match, 1)

        async def meanwhile() -> None:
            await server.node.seats.leave(match, 1)
            await claim_inside(server, after, match, 1)

        before_first(server, monkeypatch, "chat", lambda *_: True, meanwhile)
        looking = before.sit(match)
        await looking.open()
        assert looking.welcome is not None
        assert (looking.welcome.seat, looking.welcome.mine) == (None, [])

    run(check())
