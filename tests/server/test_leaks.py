"""Nothing leaked, shown on the raw bytes that sockets received.

Two proofs over whole matches of every game that hides something:

- **Twins.** Every byte a viewer received is compared with what the server would have sent in worlds
  that this viewer cannot tell from the real one (`imagine`): hidden cards elsewhere, other dice to
  come. A single byte that depends on anything hidden shows up as a difference.
- **Canaries.** Secrets of seats and guests, their hashes and the seed are unique strings; none of
  them appears where it does not belong.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections import defaultdict
from typing import Any

import msgspec
import pytest

import closecall
from closecall import protocol as p
from closecall.client import Client, Refused, Seat, free, me
from closecall.engine.core import State
from closecall.engine.registry import Game
from closecall.engine.types import View
from closecall.games.poof import view
from closecall.server.http.figures import figures
from closecall.server.match import frames
from closecall.server.match.fold import Fold, fold
from closecall.server.security import hashed
from closecall.server.store.base import Step, Whole
from server.support import LiveServer, eventually, guest, newest, run

HIDING = [game.key for game in closecall.list_games() if game.hidden]
TWINS = 2
OPTIONS: dict[str, dict[str, Any]] = {"poof": {"rounds": 1}}


class Recorded:
    """A viewer that keeps every byte."""

    def __init__(self, seat: Seat) -> None:
        self.socket = seat
        self.bytes: list[bytes] = []
        seat.raw = self.bytes


def seats_for(game: closecall.Game) -> int:
    """Enough to have partners where a game has them."""
    return 4 if 4 in game.seats else game.seats[0]


async def play_all(viewers: list[Recorded], chance: random.Random) -> int:
    """One player after the other answers whatever the game waits for."""
    players = [viewer.socket for viewer in viewers if viewer.socket.seat is not None]
    moves = 0
    while True:
        now = await newest(players)
        if now.over:
            break
        seat = players[chance.choice(now.actors)]
        update = await until(seat, now.seq)
        # some talk and some mistakes in between: refusals are a surface too
        if chance.random() < 0.05:
            await naughty(chance.choice(players), chance)
        try:
            await seat.play(chance.choice(update.legal), update.seq)
        except Refused as refused:
            if refused.code != "stale_move":
                raise
            continue
        moves += 1
        for each in players:
            await until(each, update.seq + 1)
    return moves


async def naughty(seat: Seat, chance: random.Random) -> None:
    attempts: list[Any] = [
        p.Play(0, msgspec.Raw(b'"nonsense"')),
        p.Undo(seat.update.seq if seat.update else 0),
        p.React("wow"),
        p.WantHint(0),
        p.Ask("fresh-start"),
    ]
    with contextlib.suppress(Refused):
        await seat.send(chance.choice(attempts))


async def until(seat: Seat, seq: int) -> p.Update:
    def look() -> p.Update | None:
        return seat.update if seat.update is not None and seat.update.seq >= seq else None

    return await eventually(look, f"step {seq}")


async def recorded_match(
    server: LiveServer, key: str
) -> tuple[str, list[Client], list[Recorded], dict[str, str]]:
    game = closecall.game(key)
    count = seats_for(game)
    clients = [await guest(server, f"Guest {i}") for i in range(count)]
    plan = [me(), *[free()] * (count - 1)]
    options = OPTIONS.get(key, {})
    made = await clients[0].create(key, plan, options=options, undo=True, hints=True)
    secrets = dict(made.secrets)
    for i in range(1, count):
        secrets |= (await clients[i].claim(made.match.id, i)).secrets
    viewers = [Recorded(client.sit(made.match.id)) for client in clients]
    viewers.append(Recorded(clients[0].watch(made.match.id)))
    for viewer in viewers:
        await viewer.socket.open()
    return made.match.id, clients, viewers, secrets


@pytest.mark.parametrize("key", HIDING)
def test_no_byte_depends_on_what_a_viewer_cannot_know(server: LiveServer, key: str) -> None:
    async def check() -> None:
        chance = random.Random(key)
        match, clients, viewers, secrets = await recorded_match(server, key)
        moves = await play_all(viewers, chance)
        assert moves > 10
        whole = server.node.tables[match].whole
        position = server.node.tables[match].fold
        assert position is not None and position.over
        steps = server.call(server.node.store.steps(match))
        compare_with_twins(viewers, whole, steps)
        check_canaries(server, whole, clients, viewers, secrets)

    run(check())


def compare_with_twins(viewers: list[Recorded], whole: Whole, steps: list[Step]) -> None:
    """Every update as it was received is the one an imagined world would have sent."""
    received: dict[int, list[tuple[int | None, dict[str, Any]]]] = defaultdict(list)
    for viewer in viewers:
        for raw in viewer.bytes:
            for update in updates_in(raw):
                received[update["seq"]].append((viewer.socket.seat, update))
    assert set(received) == set(range(len(steps) + 1))

    def compare(position: Fold) -> None:
        if position.over:
            return  # the end opens everything the game wants opened
        for seat, update in received[position.seq]:
            for seed in range(TWINS):
                twin = position.state.imagine(seat, 1000 + seed)
                assert sent_in(twin, position, seat, whole.match.id) == essential(update)

    fold(whole, steps, (), compare)


def updates_in(raw: bytes) -> list[dict[str, Any]]:
    """The updates in a message, those that came along with a refusal included."""
    message = msgspec.json.decode(raw)
    if message["type"] == "update":
        return [message]
    if message["type"] == "refused" and message.get("update"):
        return [message["update"]]
    return []


def sent_in(twin: State, position: Fold, seat: int | None, match: str) -> dict[str, Any]:
    """What the server would send this viewer in the imagined world."""
    real, position.state = position.state, twin
    try:
        update = msgspec.json.decode(frames.updates(match, position, [seat])[0])
    finally:
        position.state = real
    return essential(update)


def essential(update: dict[str, Any]) -> dict[str, Any]:
    """All of an update but what an imagined state cannot have: the events of the last step."""
    return {name: value for name, value in update.items() if name not in ("events", "undo")}


def check_canaries(
    server: LiveServer,
    whole: Whole,
    clients: list[Client],
    viewers: list[Recorded],
    secrets: dict[str, str],
) -> None:
    row = whole.match
    hidden = {row.seed, bytes.fromhex(row.seed).decode("latin-1")}
    hidden |= set(secrets.values()) | {hashed(secret) for secret in secrets.values()}
    for client in clients:
        assert client.secret is not None
        hidden |= {client.secret, hashed(client.secret)}
    for viewer in viewers:
        everything = b"\n".join(viewer.bytes).decode()
        for secret in hidden:
            assert secret not in everything
    metrics = figures(server.node, {})
    assert not any(secret in metrics for secret in hidden)


@pytest.mark.parametrize("key", HIDING)
def test_events_tell_each_viewer_only_what_it_may_know(key: str) -> None:
    """The same move in worlds a viewer cannot tell apart makes it hear the same, as far as the
    worlds still look the same to it afterwards."""
    game = closecall.game(key)
    chance = random.Random(key)
    state = game.start(seats_for(game), 7, **OPTIONS.get(key, {}))
    state.listen()
    compared = 0
    for _ in range(120):
        if state.over:
            break
        seat = chance.choice(state.actors())
        action = chance.choice(state.legal(seat))
        before = state.copy()
        state.apply(seat, action)
        for viewer in [None, *range(int(state.seats))]:
            compared += events_match(before, state, viewer, seat, action)
    assert compared > 50


def events_match(before: State, after: State, viewer: int | None, seat: int, action: int) -> int:
    told = msgspec.json.encode(after.events(viewer))
    seen = msgspec.json.encode(after.view(viewer))
    compared = 0
    for seed in range(TWINS):
        twin = before.imagine(viewer, seed)
        twin.listen()
        if action not in twin.legal(seat):
            continue
        twin.apply(seat, action)
        if b'"reshuffled"' in told:
            continue  # cards seen by all and shuffled away at once are in no view any more
        if msgspec.json.encode(twin.view(viewer)) == seen:
            assert msgspec.json.encode(twin.events(viewer)) == told
            compared += 1
    return compared


def test_planted_canaries_stay_hidden(server: LiveServer) -> None:
    """Names, nonces, secrets and ids that only some may see, looked for in all that others get."""

    async def check() -> None:
        match, clients, viewers, secrets = await recorded_match(server, "poof")
        await play_all(viewers, random.Random(3))
        stranger = await guest(server, "Stranger")
        seen: list[bytes] = [data for viewer in viewers for data in viewer.bytes]
        for answer in (
            await stranger.match(match),
            await stranger.matches("open"),
            await stranger.matches("running"),
        ):
            seen.append(msgspec.json.encode(answer))
        guests = [await c.request("GET", "/api/guests/me", None, p.Guest) for c in clients]
        everything = b"\n".join(seen).decode()
        for canary in [*secrets.values(), *(c.secret or "" for c in clients)]:
            assert canary and canary not in everything
            assert hashed(canary) not in everything
        # whose guest somebody is stays between them and the server
        for each in guests:
            assert each.guest not in everything
        assert not re.search(r'"seed"', everything)

    run(check())


def test_the_proof_catches_a_leak(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows everybody's hand as cards gone would not pass."""

    def leaking(game: Game, state: Any) -> View:
        other: Any = game.show(state, 1)
        return msgspec.structs.replace(view.show_open(state), gone=other.hand)

    monkeypatch.setattr(type(closecall.game("poof")), "show_open", leaking)

    async def check() -> None:
        match, _, viewers, _ = await recorded_match(server, "poof")
        await play_all(viewers, random.Random(5))
        whole = server.node.tables[match].whole
        steps = server.call(server.node.store.steps(match))
        with pytest.raises(AssertionError):
            compare_with_twins(viewers, whole, steps)

    run(check())
