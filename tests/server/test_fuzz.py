"""Hostile clients: what they send has no effect on others, and never shows our insides."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import struct
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from closecall.client import Client, bot, free, me
from closecall.server import protocol as p
from server.support import PATIENCE, LiveServer, guest, run
from server.test_play import at_seq

REQUESTS = 25  # for each operation
MESSAGES = 400


# --- REST ---------------------------------------------------------------------------------------


def test_no_request_makes_the_server_fail(server: LiveServer) -> None:
    """schemathesis makes requests from the server's own schema, good ones and bad ones."""

    async def prepare() -> tuple[str, str]:
        client = await guest(server)
        made = await client.create("poof", [me(), free()])
        assert client.secret is not None
        return client.secret, made.match.id

    secret, match = run(prepare())
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    errors = server.node.metrics.errors
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        _hammer(operation.ok(), secret, match)
    assert server.node.metrics.errors == errors


def _hammer(operation: Any, secret: str, match: str) -> None:
    calls = 0

    @given(case=operation.as_strategy(), known=st.booleans(), who=st.sampled_from(["me", "x", ""]))
    @settings(
        max_examples=REQUESTS,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    def attack(case: Any, known: bool, who: str) -> None:
        nonlocal calls
        calls += 1
        if known and "match" in (case.path_parameters or {}):
            case.path_parameters["match"] = match
        headers = {"me": {"Authorization": f"Bearer {secret}"}, "x": {"Authorization": "Bearer g."}}
        response = case.call(headers=headers.get(who, {}))
        case.validate_response(response, checks=[not_a_server_error])
        assert response.status_code < 500, (case.method, case.path, response.text)
        assert "Traceback" not in response.text
        if response.status_code >= 400:
            problem = response.json()
            assert problem["code"] and problem["message"]

    attack()
    assert calls >= 1


# --- Sockets --------------------------------------------------------------------------------------


class Bystander:
    """A match between two others that must go on undisturbed."""

    def __init__(self, client: Client, match: str) -> None:
        self.client = client
        self.match = match
        self.seats = [client.sit(match, i) for i in range(2)]

    async def start(self) -> None:
        for seat in self.seats:
            await seat.open()
            await at_seq(seat, 0)

    async def moves(self) -> None:
        """Both can still play, and see each other's moves."""
        for _ in range(2):
            now = self.seats[0].update
            assert now is not None
            if now.over:
                return
            mover = self.seats[now.actors[0]]
            legal = (await at_seq(mover, now.seq)).legal
            await mover.play(next(m for m in legal if m.text != "pooftastrophe"))
            for seat in self.seats:
                await at_seq(seat, now.seq + 1)


async def bystander(server: LiveServer) -> Bystander:
    client = await guest(server, "Bystander")
    made = await client.create("poof", [me("A"), me("B")])
    found = Bystander(client, made.match.id)
    await found.start()
    return found


def address(server: LiveServer) -> str:
    return "ws" + server.url.removeprefix("http") + "/api/socket"


def garbage(chance: random.Random, match: str, secret: str) -> str | bytes:
    """A message that is wrong in one of many ways."""
    good: list[Any] = [
        p.Hello(match=match, secret=secret),
        p.Play(0, msgspec.Raw(b'"2x7"'), 1),
        p.Undo(0, 2),
        p.UndoAnswer(0, True, 3),
        p.Resign(5, 4),
        p.Sit(5),
        p.Say("hi", 6),
        p.React("clap", 7),
        p.Point("x", 8),
        p.Ask("fresh-start", 9),
        p.Answer("fresh-start", True, 10),
        p.WantHint(0, 11),
        p.Ping(12),
    ]
    text = msgspec.json.encode(chance.choice(good)).decode()
    kind = chance.randrange(12)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return text[: chance.randrange(len(text))]
    if kind == 2:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('{}[]",:0a\u0000é') + text[at + 1 :]
    if kind == 3:
        return "[" * chance.choice([10, 1000, 9000])
    if kind == 4:
        return text.replace("0", str(chance.choice([-1, 2**63, 2**70, 1e308, "NaN"])))
    if kind == 5:
        return json.dumps({"type": chance.choice(["", "update", "welcome", None, 5, "__class__"])})
    if kind == 6:
        return text[:-1] + ',"extra":1}'
    if kind == 7:
        return json.dumps({"type": "play", "seq": 0, "move": _nested(chance)})
    if kind == 8:
        said = chance.choice(["\u202e", "x" * 500, "\x00", ""])
        return json.dumps({"type": "chat", "text": said})
    if kind == 9:
        return json.dumps({"type": "hello", "match": chance.choice(["", "x" * 65, "../..", match])})
    if kind == 10:
        return json.dumps({"type": "hello", "match": match, "secret": "s." + "A" * 43, "seat": 0})
    return text


def _nested(chance: random.Random) -> Any:
    value: Any = chance.choice([None, True, 1.5, "x" * 300, "2x7"])
    for _ in range(chance.randrange(60)):
        value = [value] if chance.random() < 0.5 else {"type": value}
    return value


def test_garbage_has_no_effect_on_others(server: LiveServer) -> None:
    async def check() -> None:
        others = await bystander(server)
        eve = await guest(server, "Eve")
        own = await eve.create("poof", [me(), bot()], pace=5000)
        chance = random.Random(4)
        errors = server.node.metrics.errors
        sent = 0
        assert eve.secret is not None
        while sent < MESSAGES:
            target = chance.choice([own.match.id, others.match])
            sent += await attack(server, chance, target, eve.secret)
            await others.moves()
        assert server.node.metrics.errors == errors
        found = await eve.match(others.match)
        assert [seat.kind for seat in found.match.seats] == ["person", "person"]
        assert not any(seat.resigned for seat in found.match.seats)

    run(check())


async def attack(server: LiveServer, chance: random.Random, match: str, secret: str) -> int:
    """Send rubbish over one socket until it is closed or 40 messages are sent."""
    sent = 0
    async with connect(address(server)) as attacker:
        if chance.random() < 0.7:
            await attacker.send(msgspec.json.encode(p.Hello(match=match, secret=secret)), text=True)
        try:
            for _ in range(40):
                await attacker.send(garbage(chance, match, secret))
                sent += 1
            await attacker.send(msgspec.json.encode(p.Ping(999)), text=True)
            while True:
                message = json.loads(await asyncio.wait_for(attacker.recv(), PATIENCE))
                assert "Traceback" not in str(message)
                if message["type"] == "refused":
                    assert message["code"] and message["message"]
                if message.get("id") == 999:
                    return sent
        except ConnectionClosed:
            return sent


def frame(payload: bytes, *, op: int = 1, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client would send it, or should not."""
    head = bytes([(0x80 if fin else 0) | op])
    size = len(payload)
    if size < 126:
        head += bytes([(0x80 if masked else 0) | size])
    else:
        head += bytes([(0x80 if masked else 0) | 126]) + struct.pack("!H", size)
    if not masked:
        return head + payload
    key = b"\x01\x02\x03\x04"
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


def opened(server: LiveServer) -> socket.socket:
    """A socket after the handshake, spoken by hand."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    raw.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1000)
    assert b" 101 " in answer
    return raw


PING = b'{"type":"ping","id":1}'


def answers(raw: socket.socket, seconds: float) -> bytes:
    """What comes until the answer to the ping, the end or the end of patience."""
    raw.settimeout(seconds)
    received = b""
    with contextlib.suppress(TimeoutError, ConnectionResetError):
        while part := raw.recv(4096):
            received += part
            if b'"id":1' in received:
                break
    return received


def test_half_frames_and_wrong_frames(server: LiveServer) -> None:
    async def undisturbed(others: Bystander) -> None:
        await others.moves()

    whole = frame(PING)
    split = [whole[:1], whole[1:2], whole[2:9], whole[9:]]
    fine: list[list[bytes]] = [
        [whole],
        split,
        [byte.to_bytes(1, "big") for byte in whole],
        [whole[:2], whole[2:] + whole[:3], whole[3:]],
        [frame(PING[:5], fin=False) + frame(PING[5:], op=0)],
        [frame(PING[:5], fin=False), frame(b"", op=9), frame(PING[5:], op=0)],
        [frame(PING + b" " * 200)],
        [frame(PING + b" " * 200)[:50], frame(PING + b" " * 200)[50:]],
        [whole * 3],
    ]
    for parts in fine:
        with opened(server) as raw:
            for part in parts:
                raw.sendall(part)
                run(asyncio.sleep(0.01))
            assert b'"type":"pong"' in answers(raw, PATIENCE), parts
    wrong: list[bytes] = [
        frame(PING, masked=False),
        frame(PING, op=3),
        frame(PING, op=0),
        frame(b"\xff\xfe", op=1),
        b"\x81\xff" + struct.pack("!Q", 2**62) + b"1234",
        b"\xf1" + whole[1:],
        frame(b"x" * 126, op=9),
        frame(PING, fin=False) * 2,
        b"\x00" * 500,
        b"GET / HTTP/1.1\r\n\r\n" * 20,
    ]
    errors = server.node.metrics.errors
    for part in wrong:
        with opened(server) as raw:
            raw.sendall(part)
            assert b"Traceback" not in answers(raw, 0.5)
    for part in (whole[:1], whole[:7]):  # half a frame, then gone
        with opened(server) as raw:
            raw.sendall(part)
    assert server.node.metrics.errors == errors

    async def others_play() -> None:
        await undisturbed(await bystander(server))

    run(others_play())


def test_other_peoples_tokens(server: LiveServer) -> None:
    """A seat's secret of one match opens nothing elsewhere; changed ones open nothing at all."""

    async def check() -> None:
        ada, eve = await guest(server), await guest(server, "Eve")
        hers = await ada.create("poof", [me(), bot()], pace=5000)
        own = await eve.create("poof", [me(), bot()], pace=5000)
        secret = own.secrets["0"]
        attempts = [secret, secret[:-1], secret + "A", secret.swapcase(), "s.", "", "g." + secret]
        attempts += [hers.match.commitment, hers.match.id, "s." + hers.match.id, "\u0000"]
        async with connect(address(server)) as socket_:
            for attempt in attempts:
                hello = p.Hello(match=hers.match.id, secret=attempt, seat=0)
                await socket_.send(msgspec.json.encode(hello), text=True)
                answer = json.loads(await socket_.recv())
                assert answer["type"] == "refused"
                assert answer["code"] in ("not_your_seat", "who_are_you", "no_watching")
                assert answer["update"] is None

    run(check())
