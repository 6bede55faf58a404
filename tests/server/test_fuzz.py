"""Hostile clients: what they send has no effect on others, and never shows our insides."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import struct
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import status_code_conformance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from closecall import protocol as p
from closecall.client import Client, bot, free, me
from server.support import PATIENCE, LiveServer, guest, run
from server.test_play import at_seq
from server.test_security import closed_with

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
        case.validate_response(response, checks=[not_a_server_error, status_code_conformance])
        assert response.status_code < 500, (case.method, case.path, response.text)
        assert "Traceback" not in response.text
        if response.status_code >= 400:
            problem = response.json()
            assert problem["code"] and problem["message"]

    attack()
    assert calls >= 1


def test_the_schema_says_what_is_done_and_what_may_be_refused(server: LiveServer) -> None:
    schema = json.loads(ask(server, "GET", "/api/openapi.json")[2])
    operations = [each for path in schema["paths"].values() for each in path.values()]
    assert len(operations) == 38
    for operation in operations:
        assert operation["summary"].endswith((".", "?")) and " " in operation["summary"]
        refusals = {int(s): r for s, r in operation["responses"].items() if int(s) >= 400}
        assert 429 in refusals
        for refusal in refusals.values():
            shape = refusal["content"]["application/json"]["schema"]
            assert shape == {"$ref": "#/components/schemas/Problem"}
        assert (413 in refusals) == ("requestBody" in operation)


def ask(
    server: LiveServer, method: str, path: str, body: bytes | None = None, secret: str = ""
) -> tuple[int, dict[str, str], bytes]:
    """One request with exactly these bytes; status, headers and body of the answer."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def problem(
    server: LiveServer, method: str, path: str, body: bytes | None = None, secret: str = ""
) -> tuple[int, str]:
    """Status and code of a refusal."""
    status, headers, answer = ask(server, method, path, body, secret)
    assert headers["content-type"].startswith("application/json"), (path, answer[:200])
    found = msgspec.json.decode(answer, type=p.Problem)
    assert found.message
    return status, found.code


def test_bodies_that_cannot_be_read(server: LiveServer) -> None:
    secret = run(_secret(server))
    errors = server.node.metrics.errors
    bodies = [b'{"name":"\xfc"}', b"\xff\xfe", b"[" * 3000, b'{"name":' * 3000, b"", b"nul"]
    bodies += [b"[" * deep + b"]" * deep for deep in (40, 60, 900, 940, 960, 980, 3000)]
    bodies += [b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b'{"name":1e999}']
    for body in bodies:
        assert problem(server, "POST", "/api/guests", body) == (400, "malformed"), body[:40]
    record = (
        b'{"game":"poof","seats":[{"kind":"me"},{}],"start_from":{"moves":1,"record":{"a":%s}}}'
    )
    options = b'{"game":"poof","seats":[{"kind":"me"},{}],"options":{"edition":%s}}'
    for deep in (5, 60, 900, 940, 960, 980, 20_000):
        for wish in (record, options):
            status, code = problem(
                server, "POST", "/api/matches", wish % (b"[" * deep + b"]" * deep), secret
            )
            assert status == 400 and code in ("malformed", "bad_record", "bad_options"), deep
    assert server.node.metrics.errors == errors


async def _secret(server: LiveServer) -> str:
    client = await guest(server)
    assert client.secret is not None
    return client.secret


NO_IDS = ["%00", "A%00BCDE", "ABCDE%00", "x", "%ff", "%ed%a0%80", "0" * 30 + "%00", "0" * 31]


def test_ids_that_cannot_be_ids(own_server: Callable[..., LiveServer], database: str) -> None:
    """PostgreSQL cannot even be asked for text with a NUL in it."""
    server = own_server(database=database)
    secret = run(_secret(server))
    for name in NO_IDS:
        for rest in ("", "/record", "/replay", "/qr.svg"):
            path = f"/api/matches/{name}{rest}"
            assert problem(server, "GET", path) == (404, "unknown_match"), path
        for method, rest in (("DELETE", ""), ("POST", "/rematch"), ("DELETE", "/seats/0")):
            path = f"/api/matches/{name}{rest}"
            assert problem(server, method, path, None, secret) == (404, "unknown_match"), path
        for listing in ("open", "running"):
            path = f"/api/matches?list={listing}&game={name}"
            assert problem(server, "GET", path) == (404, "unknown_game"), path
        assert problem(server, "GET", f"/api/games/{name}/schema") == (404, "unknown_game")
    for name in ("\u0000", "A\u0000BCDE", "x" * 1000):
        wish = p.NewMatch("poof", [p.SeatPlan()] * 2, start_from=p.From(1, match=name))
        found = problem(server, "POST", "/api/matches", msgspec.json.encode(wish), secret)
        assert found == (404, "unknown_match")
    run(_no_such_tables(server))
    assert server.node.metrics.errors == 0


async def _no_such_tables(server: LiveServer) -> None:
    async with connect(address(server)) as socket_:
        for match in ("\u0000", "A\u0000", "A\u0000BCDE", "", "x" * 64):
            for secret in (None, "s.\u0000", "g.\u0000"):
                await socket_.send(
                    msgspec.json.encode(p.Hello(match=match, secret=secret)).decode()
                )
                answer = json.loads(await socket_.recv())
                expected = "who_are_you" if secret == "g.\u0000" else "unknown_match"
                assert (answer["type"], answer["code"]) == ("refused", expected)


def test_headers_that_are_none(server: LiveServer) -> None:
    async def make() -> str:
        return (await (await guest(server)).create("poof", [me(), free()])).match.id

    match = run(make())
    errors = server.node.metrics.errors
    for host in ("x:abc", "[::1]:99999", "[", "x" * 3000, ""):
        connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
        connection.request("GET", f"/api/matches/{match}/qr.svg", headers={"Host": host})
        assert connection.getresponse().status in (200, 400), host
        connection.close()
    for origin in ("http://[", "http://x:abc", "null", "http://" + "x" * 3000):
        assert run(closed_with(server.url, origin=origin)) == 4003
    assert len(ask(server, "GET", "/api/matches?limit=" + "9" * 5000)[2]) < 1000
    assert server.node.metrics.errors == errors


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/socket", "/api/no/such/thing", "/api/docs/x"]
)
def test_programs_are_told_in_json_that_there_is_nothing(server: LiveServer, path: str) -> None:
    assert problem(server, "GET", path) == (404, "not_found")


def test_a_file_that_is_not_there(server: LiveServer) -> None:
    assert problem(server, "GET", "/assets/none.js") == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/healthz", "/m/ABCDEF", "/api/games", "/api/nothing"])
def test_head_answers_like_get_without_a_body(server: LiveServer, path: str) -> None:
    status, headers, body = ask(server, "GET", path)
    assert body
    assert ask(server, "HEAD", path)[2] == b""
    answered, told, _ = ask(server, "HEAD", path)
    assert (answered, told["content-type"]) == (status, headers["content-type"])


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


def test_moves_nested_however_deep(server: LiveServer) -> None:
    async def check() -> None:
        eve = await guest(server, "Eve")
        own = await eve.create("poof", [me(), bot()], pace=5000)
        errors = server.node.metrics.errors
        async with connect(address(server)) as socket_:
            hello = p.Hello(match=own.match.id, secret=eve.secret)
            await socket_.send(msgspec.json.encode(hello), text=True)
            for deep in (5, 60, *range(880, 1000, 10), 2600):
                for move in ("[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep):
                    await socket_.send(f'{{"type":"play","seq":0,"id":{deep},"move":{move}}}')
                    while (answer := json.loads(await socket_.recv()))["type"] != "refused":
                        pass
                    assert answer["code"] in ("malformed", "malformed_move", "too_large")
        assert server.node.metrics.errors == errors

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
