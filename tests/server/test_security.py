"""The threats of `docs/security.md`, each with its test."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from closecall import protocol as p
from closecall.client import bot, free, me
from closecall.protocol import CODE_ALPHABET
from closecall.server import logs, security
from closecall.server.problems import Refusal
from closecall.server.security import (
    HEADERS,
    Flooders,
    Limiter,
    clean_text,
    hashed,
    headers_for,
    new_code,
    new_secret,
    origin_allowed,
)
from server.support import PATIENCE, LiveServer, ServerProcess, eventually, guest, run
from server.test_play import refused

Make = Callable[..., LiveServer]


def fetch(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def test_secrets_are_long_and_kept_as_hashes(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), bot()], pace=5000)
        whole = server.call(server.node.store.match(made.match.id))
        assert whole is not None
        assert whole.seats[0].secret == hashed(made.secrets["0"])
        folder = Path(server.settings.data)
        for file in folder.iterdir():
            content = file.read_bytes()
            assert client.secret is not None
            assert client.secret.encode() not in content
            assert made.secrets["0"].encode() not in content

    assert len({new_secret("g.") for _ in range(100)}) == 100
    assert len(new_secret("g.")) >= 45
    run(check())


def test_codes_are_made_of_unmistakable_letters() -> None:
    assert len(CODE_ALPHABET) == len(set(CODE_ALPHABET)) == 32
    assert not set(CODE_ALPHABET) & set("O0I1")
    assert all(set(new_code()) <= set(CODE_ALPHABET) for _ in range(200))


def test_every_answer_carries_the_security_headers(server: LiveServer) -> None:
    for path in ("/", "/api/games", "/api/docs", "/healthz", "/nothing.png", "/api/matches/x"):
        _, headers, _ = fetch(server.url + path)
        headers = {name.lower(): value for name, value in headers.items()}
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_headers_that_only_pages_need_are_left_out_elsewhere() -> None:
    """Half a kilobyte on each of twenty files is felt on a slow line."""
    page = dict(headers_for("/", b"text/html; charset=utf-8"))
    script = dict(headers_for("/assets/app-1.js", b"text/javascript; charset=utf-8"))
    data = dict(headers_for("/api/games", b"application/json"))
    assert set(script) == {b"x-content-type-options", b"cross-origin-resource-policy"}
    assert data.items() - page.items() == {
        (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
    }
    assert page.keys() - data.keys() == {b"cross-origin-opener-policy", b"permissions-policy"}
    # a worker has the policy of its own script, and a picture may be opened as a page
    assert headers_for("/worker.js", b"text/javascript; charset=utf-8") == HEADERS
    assert headers_for("/assets/picture.svg", b"image/svg+xml") == HEADERS


def test_answers_about_matches_are_not_cached(server: LiveServer) -> None:
    _, headers, _ = fetch(server.url + "/api/matches")
    assert {name.lower(): value for name, value in headers.items()}["cache-control"] == "no-store"


def test_pages_load_nothing_from_outside(server: LiveServer) -> None:
    for path in ("/", "/api/docs"):
        _, _, page = fetch(server.url + path)
        text = page.decode()
        assert "http://" not in text.replace(server.url, "") and "https://" not in text
        assert "<script" not in text or path == "/"


@pytest.mark.parametrize(
    "path", ["/../pages.py", "/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/a%00b"]
)
def test_no_file_outside_the_web_app(server: LiveServer, path: str) -> None:
    status, _, body = fetch(server.url + path)
    assert status in (200, 400, 404)
    assert b"root:" not in body and b"import " not in body and b"[project]" not in body


def test_origins() -> None:
    assert origin_allowed(None, "a.example", [])
    assert origin_allowed("https://a.example", "a.example", [])
    assert origin_allowed("http://a.example:8000", "a.example:8000", [])
    assert not origin_allowed("https://evil.example", "a.example", [])
    assert not origin_allowed("null", "a.example", [])
    assert not origin_allowed("https://a.example.evil.example", "a.example", [])
    assert not origin_allowed("https://a.example", None, [])
    assert origin_allowed("https://friend.example", "a.example", ["https://friend.example"])


async def until_closed(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The code with which the server closes a socket, and what it said before."""
    messages = []
    try:
        while True:
            messages.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    except ConnectionClosed as closed:
        return 1006 if closed.rcvd is None else closed.rcvd.code, messages


async def closed_with(url: str, **options: Any) -> int:
    """The code with which the server closes a fresh socket."""
    async with connect("ws" + url.removeprefix("http") + "/api/socket", **options) as socket:
        return (await until_closed(socket))[0]


def test_a_page_of_another_site_cannot_open_a_socket(server: LiveServer) -> None:
    assert run(closed_with(server.url, origin="https://evil.example")) == 4003


def test_too_many_sockets_from_one_address(own_server: Make) -> None:
    server = own_server(connections_per_address=3)

    async def check() -> None:
        address = "ws" + server.url.removeprefix("http") + "/api/socket"
        sockets = [await connect(address) for _ in range(3)]
        assert await closed_with(server.url) == 4008
        await sockets.pop().close()
        known = server.app._sockets
        assert known is not None
        await eventually(lambda: sum(known._per_address.values()) < 3, "the end of a socket")
        sockets.append(await connect(address))
        for socket in sockets:
            await socket.send('{"type":"ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"
            await socket.close()

    run(check())


def test_a_flood_is_slowed_down_then_cut_off(own_server: Make) -> None:
    server = own_server(messages_per_second=5)

    async def check() -> None:
        address = "ws" + server.url.removeprefix("http") + "/api/socket"
        began = time.monotonic()
        async with connect(address) as socket:
            for _ in range(400):
                await socket.send('{"type":"ping"}')
            code, messages = await until_closed(socket)
            assert code == 4008
            kinds = [message.get("code", message["type"]) for message in messages]
            # ten at once, five a second after that
            assert kinds.count("pong") <= 10 + 5 * (time.monotonic() - began)
            assert "too_fast" in kinds
        client = await guest(server)  # nobody else notices
        assert await client.games()

    run(check())


def test_an_address_that_floods_cannot_start_afresh(
    own_server: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server(messages_per_second=5)

    async def check() -> None:
        address = "ws" + server.url.removeprefix("http") + "/api/socket"
        async with connect(address) as playing, connect(address) as flooding:
            for _ in range(400):
                await flooding.send('{"type":"ping"}')
            await until_closed(flooding)
            with pytest.raises(InvalidStatus) as refused:
                await connect(address)
            assert refused.value.response.status_code == 429
            await playing.send('{"type":"ping"}')  # sockets that are open stay open
            assert json.loads(await playing.recv())["type"] == "pong"
            later = time.monotonic() + Flooders.REST
            monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: later))
            async with connect(address) as again:
                await again.send('{"type":"ping"}')
                assert json.loads(await again.recv())["type"] == "pong"

    run(check())


def test_a_message_that_is_too_large(own_server: Make) -> None:
    server = own_server(message_bytes=1000)

    async def check() -> None:
        address = "ws" + server.url.removeprefix("http") + "/api/socket"
        async with connect(address) as socket:
            await socket.send("x" * 2000)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    run(check())


def test_a_body_that_is_too_large(own_server: Make) -> None:
    server = own_server(body_bytes=2000)

    async def check() -> None:
        client = await guest(server)
        await refused(
            "too_large", client.request("POST", "/api/qr", {"text": "x" * 5000}, dict[str, Any])
        )

    run(check())


def test_too_many_requests_guests_and_matches(own_server: Make) -> None:
    server = own_server(matches_per_guest=2, guests_per_hour=2)

    async def check() -> None:
        client = await guest(server)
        for _ in range(2):
            await client.create("poof", [me(), free()])
        await refused("too_many", client.create("poof", [me(), free()]))
        await guest(server)
        await refused("too_many", server.client().enter("Third"))

    run(check())
    limited = own_server(requests_per_minute=1)
    answers = [fetch(limited.url + "/api/games") for _ in range(60)]
    assert {status for status, _, _ in answers} == {200, 429}
    _, headers, body = answers[-1]
    assert json.loads(body)["code"] == "too_fast"
    assert {name.lower() for name in headers} >= {"retry-after", "content-security-policy"}
    assert fetch(limited.url + "/healthz")[0] == 200  # load balancers are not turned away


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from closecall.server import bucket as module

    now = 0.0
    monkeypatch.setattr(module, "monotonic", lambda: now)
    bucket = module.Bucket(rate=1, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    limiter = Limiter(rate=1, burst=1)
    assert limiter.take("a") and limiter.take("b") and not limiter.take("a")
    now = 10.0
    limiter.tidy()
    assert not limiter._buckets


@pytest.mark.parametrize("text", ["", "  ", "\t\n", "a\x00b", "a\u202eb", "\u2066x", "\ud800"])
def test_text_of_people_is_text(text: str) -> None:
    with pytest.raises(Refusal):
        clean_text(text, "name")


def test_text_is_kept_as_it_is_and_never_markup() -> None:
    assert clean_text(" <i>Zoë</i> 👩‍🚀  & co ", "name") == "<i>Zoë</i> 👩‍🚀 & co"


def test_nobody_acts_for_another_seat(server: LiveServer) -> None:
    async def check() -> None:
        ada, bob, eve = [await guest(server, name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.create("poof", [me(), free()])
        match = made.match.id
        bobs = (await bob.claim(match, 1)).secrets["1"]
        await refused("not_your_seat", eve.leave(match, 0))
        await refused("not_open", eve.claim(match, 0))
        await refused("not_yours", eve.start(match))
        await refused("not_your_seat", bob.sit(match, 0).open())
        await refused("not_your_seat", eve.sit(match, 0, secret=bobs).open())
        assert (await eve.match(match)).secrets == {}
        assert (await ada.match(match)).secrets == {}  # given once, never again
        ada_secret, eve.secret = ada.secret, bobs
        assert (await eve.match(match)).mine == [1]  # a seat secret opens that seat alone
        await refused("not_your_seat", eve.leave(match, 0))
        assert ada_secret

    run(check())


def test_a_new_seat_secret_ends_the_one_before(server: LiveServer) -> None:
    async def check() -> None:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        made = await ada.create("poof", [me(), bot()])
        match, first = made.match.id, made.secrets["0"]
        path = f"/api/matches/{match}/seats/0/secret"
        await refused("not_your_seat", eve.request("POST", path, None, p.MatchForMe))
        given = await ada.request("POST", path, None, p.MatchForMe)
        assert given.mine == [0] and set(given.secrets) == {"0"}
        async with server.client().sit(match, secret=given.secrets["0"]) as phone:
            assert phone.seat == 0
        await refused("not_your_seat", server.client().sit(match, secret=first).open())
        eve.secret = given.secrets["0"]  # the link alone cannot shut others out
        await refused("who_are_you", eve.request("POST", path, None, p.MatchForMe))
        async with ada.sit(match) as desk:
            assert desk.seat == 0

    run(check())


async def looking(server: LiveServer, match: str, secret: str | None) -> ClientConnection:
    """A socket that does not come back by itself."""
    socket = await connect(f"ws{server.url.removeprefix('http')}/api/socket")
    await socket.send(json.dumps({"type": "hello", "match": match, "secret": secret}))
    assert json.loads(await socket.recv())["type"] == "welcome"
    return socket


def test_who_got_up_sees_nothing_of_the_next_one(server: LiveServer) -> None:
    async def check() -> None:
        ada, bob, eve = [await guest(server, name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.create("poof", [me(), free(), free()])
        match = made.match.id
        secret = (await eve.claim(match, 1)).secrets["1"]
        first, second = [await looking(server, match, each) for each in (eve.secret, secret)]
        await eve.leave(match, 1)
        assert [(await until_closed(each))[0] for each in (first, second)] == [1012, 1012]
        await bob.claim(match, 1)
        await refused("not_your_seat", server.client().sit(match, secret=secret).open())
        async with bob.sit(match) as sitting:
            assert sitting.seat == 1

    run(check())


def test_a_replaced_seat_secret_closes_its_sockets(server: LiveServer) -> None:
    async def check() -> None:
        ada = await guest(server, "Ada")
        made = await ada.create("poof", [me(), bot()])
        match = made.match.id
        thief = await looking(server, match, made.secrets["0"])
        async with ada.sit(match) as desk:
            await ada.request("POST", f"/api/matches/{match}/seats/0/secret", None, p.MatchForMe)
            assert (await until_closed(thief))[0] == 1012
            assert desk._socket is not None and desk._socket.close_code is None

    run(check())


def test_secrets_are_never_in_addresses_or_logs(
    processes: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    server = processes(data=tmp_path / "d", log_level="debug")

    async def check() -> list[str]:
        client = await guest(server, "Marguerite")
        made = await client.create("poof", [me(), bot()], pace=5000)
        async with client.sit(made.match.id) as seat:
            await seat.send(p.Say("something private"))
            await refused("malformed_move", seat.play("nonsense-by-marguerite"))
        assert client.secret is not None
        return [client.secret, made.secrets["0"], hashed(client.secret), "Marguerite", "private"]

    private = run(check())
    server.kill()
    log = server.log.read_text()
    for word in [*private, "nonsense-by"]:
        assert word not in log


def test_log_lines_hold_places_not_values() -> None:
    formatter = logs.JsonLines()
    try:
        secret = "s.topsecret"
        raise ValueError(secret)
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "f", 1, "it broke", (), (type(error), error, error.__traceback__)
        )
    line = json.loads(formatter.format(record))
    assert line["what"] == "it broke" and line["error"] == "ValueError"
    assert "topsecret" not in json.dumps(line)
    assert any("test_security.py" in place for place in line["where"])


def test_a_fault_tells_no_details(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: object) -> None:
        raise RuntimeError("internal detail")

    monkeypatch.setattr(server.node.store, "match", broken)
    status, _, body = fetch(server.url + "/api/matches/ABCDEF")
    assert status == 500 and json.loads(body)["code"] == "fault"
    assert b"internal" not in body and b"Traceback" not in body


def test_only_trusted_proxies_may_name_the_address(own_server: Make) -> None:
    server = own_server(requests_per_minute=1)
    answers = [
        fetch(server.url + "/api/games", **{"X-Forwarded-For": f"10.0.0.{i}"})[0] for i in range(60)
    ]
    assert 429 in answers  # a made-up address does not help
    behind = own_server(requests_per_minute=1, trusted_proxies="127.0.0.1")
    answers = [
        fetch(behind.url + "/api/games", **{"X-Forwarded-For": f"10.0.0.{i}"})[0] for i in range(60)
    ]
    assert set(answers) == {200}


def test_metrics_hold_figures_only(server: LiveServer) -> None:
    _, _, body = fetch(server.url + "/metrics")
    for line in body.decode().splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            assert name.startswith("closecall_")
            float(value)


def test_secrets_show_up_in_no_shape_for_others() -> None:
    """Structs that go to everybody have no field that could hold a secret."""
    for kind in (p.Match, p.Seat, p.Update, p.Welcome, p.Said, p.Presence):
        names = {field.name for field in msgspec.structs.fields(kind)}
        assert not names & {"secret", "secrets", "guest", "seed", "host"}
