"""Connections of one address: bounded in number, size and time, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import closecall
from closecall import protocol as p
from closecall.client import free, me
from closecall.engine.errors import MalformedMove
from closecall.server import security
from closecall.server.command import _reason
from closecall.server.match import company
from closecall.server.match.frames import LONGEST_MOVE, moves_of
from closecall.server.problems import Refusal
from closecall.server.security import Guesses, Proxies, clean_text, household
from closecall.server.sockets import sockets
from closecall.server.sockets.doors import HEADER_BYTES, MOST_HEADERS, Gate, connections_of
from server.support import PATIENCE, LiveServer, ServerProcess, guest, run, wait_until
from server.test_play import at_seq, refused

Make = Callable[..., LiveServer]
RUDE = "127.0.0.2"
"""Another address of this machine."""


@contextmanager
def connection(server: LiveServer, source: str = RUDE) -> Iterator[socket.socket]:
    link = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))
    with link:
        yield link


def answer(link: socket.socket) -> bytes:
    """All the server says until it closes the connection."""
    said = b""
    try:
        while piece := link.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1])


def gate(server: LiveServer) -> Gate:
    door: Any = server._uvicorn.config.http_protocol_class
    found: Gate = door.gate
    return found


def is_closed(link: socket.socket) -> bool:
    link.setblocking(False)
    try:
        return link.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_silent_connections_of_one_address_harm_nobody_else(own_server: Make) -> None:
    server = own_server(tcp_per_address=40)
    with ExitStack() as stack:
        links = [stack.enter_context(connection(server)) for _ in range(400)]
        wait_until(lambda: sum(map(is_closed, links)) == 360, "the end of those too many")
        assert gate(server)._by_address == {RUDE: 40}

        async def play() -> None:
            client = await guest(server)
            made = await client.create("poof", [me(), me()])
            async with client.sit(made.match.id, 0) as seat:
                assert (await at_seq(seat, 0)).legal

        run(play())
    wait_until(lambda: not gate(server)._by_address, "all connections to be counted off")
    with connection(server) as link:  # and a rude client may come back
        link.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert status(answer(link)) == 200


def test_sockets_are_counted_off_when_they_end(own_server: Make) -> None:
    server = own_server(tcp_per_address=3)

    async def check() -> None:
        address = "ws" + server.url.removeprefix("http") + "/api/socket"
        for _ in range(5):
            links = [await connect(address) for _ in range(3)]
            assert gate(server)._by_address == {"127.0.0.1": 3}
            for each in links:
                await each.close()
            while gate(server)._by_address:
                await asyncio.sleep(0.005)

    run(check())


def test_proxies_bring_the_connections_of_many(own_server: Make) -> None:
    server = own_server(tcp_per_address=3, trusted_proxies=f"10.0.0.0/8, {RUDE}")
    with ExitStack() as stack:
        links = [stack.enter_context(connection(server)) for _ in range(30)]
        for link in links:
            link.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert [status(answer(link)) for link in links] == [200] * 30


def test_whose_address_it_is() -> None:
    assert household("203.0.113.9") == "203.0.113.9"
    assert household("::ffff:203.0.113.9") == "203.0.113.9"
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::5") != household("2001:db8:1:2::5")
    assert household("testclient") == "testclient"
    proxies = Proxies("10.0.0.0/8, ::1")
    assert "10.2.3.4" in proxies and "::1" in proxies and "11.0.0.1" not in proxies
    assert "11.0.0.1" in Proxies("*") and "127.0.0.1" not in Proxies("")


@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_request_that_is_never_finished_is_closed(own_server: Make, said: bytes) -> None:
    server = own_server(request_seconds=1)
    with connection(server) as link:
        link.sendall(said)
        assert status(answer(link)) == 408


def test_a_body_that_is_never_finished_is_closed(
    own_server: Make, caplog: pytest.LogCaptureFixture
) -> None:
    server = own_server(request_seconds=1)
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with connection(server) as link:
        link.sendall(head + b'content-length: 100\r\n\r\n{"name":')
        assert status(answer(link)) == 408
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def flood(link: socket.socket, piece: bytes, most: int) -> int:
    """Send the same again and again until the server has enough; how many bytes it took."""
    sent = 0
    try:
        while sent < most:
            link.sendall(piece)
            sent += len(piece)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return sent


def test_headers_without_end(own_server: Make) -> None:
    server = own_server()
    for piece in (b"x" * 4096, b"a: b\r\n" * 500, b"x: " + b"y" * 4000 + b"\r\n"):
        with connection(server) as link:
            link.sendall(b"GET / HTTP/1.1\r\nx: ")
            assert flood(link, piece, 64_000_000) < 16_000_000  # what the system buffers
            answer(link)


def request(*headers: bytes, path: bytes = b"/healthz") -> bytes:
    lines = [b"GET " + path + b" HTTP/1.1", b"host: x", b"connection: close", *headers, b"", b""]
    return b"\r\n".join(lines)


def test_headers_too_many_and_too_large(own_server: Make) -> None:
    server = own_server()
    for said, expected in (
        (request(*[b"a: b"] * (MOST_HEADERS - 2)), 200),
        (request(*[b"a: b"] * MOST_HEADERS), 431),
        (request(b"a: " + b"b" * (HEADER_BYTES - 200)), 200),
        (request(b"a: " + b"b" * HEADER_BYTES), 431),
        (request(path=b"/healthz?" + b"a" * 1000), 200),
        (request(path=b"/healthz?" + b"a" * 8000), 431),
        (request(b"upgrade: h2c", b"connection: upgrade"), 200),
        (b"nonsense\r\n\r\n", 400),
    ):
        with connection(server) as link:
            link.sendall(said)
            assert status(answer(link)) == expected, said[:100]


def test_many_requests_in_one_breath(own_server: Make) -> None:
    server = own_server()
    one = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    with connection(server) as link:
        link.sendall(one * 4 + request())
        assert answer(link).count(b"HTTP/1.1 200") == 5
    with connection(server) as link:
        flood(link, one * 1000, 400_000)
        assert answer(link).count(b"HTTP/1.1 200") < 20


def test_as_many_files_as_the_system_allows(
    processes: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    process = processes(data=str(tmp_path / "data"))
    process.terminate()
    process.run_after("ulimit -Sn 500")  # what the tests have may be all there is
    process.start()
    assert process.process is not None
    limits = Path(f"/proc/{process.process.pid}/limits").read_text()
    found = re.search(r"Max open files\s+(\d+)\s+(\d+)", limits)
    assert found and int(found[1]) == min(int(found[2]), 1 << 20) > 500


# --- Saying hello ---------------------------------------------------------------------------------


async def answers(link: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
    """What a socket hears next that is no news of others."""
    await link.send(json.dumps(message))
    while True:
        heard: dict[str, Any] = json.loads(await link.recv())
        if heard["type"] in ("refused", "welcome", "pong"):
            return heard


def hello(match: str, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "match": match, **more}


def socket_address(server: LiveServer) -> str:
    return "ws" + server.url.removeprefix("http") + "/api/socket"


def test_a_socket_that_never_says_hello_is_closed(
    own_server: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 1)
    server = own_server()

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), me()])
        async with (
            connect(socket_address(server)) as polite,
            connect(socket_address(server)) as silent,
        ):
            assert (await answers(polite, hello(made.match.id)))["type"] == "welcome"
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(silent.recv(), PATIENCE)
            assert silent.close_code == 4000
            await asyncio.sleep(1.2)  # whoever has said it is not asked again
            assert (await answers(polite, {"type": "ping"}))["type"] == "pong"

    run(check())


def test_codes_cannot_be_searched_for(own_server: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guesses, "FIRST_WAIT", 60.0)
    server = own_server()

    async def check() -> None:
        host = await guest(server, "Host")
        made = await host.create("poof", [me(), free()])
        async with connect(socket_address(server)) as link:
            codes = [(await answers(link, hello("222222")))["code"] for _ in range(20)]
            first = Guesses.FREE + 1
            assert codes == ["unknown_match"] * first + ["too_fast"] * (20 - first)
            # not even the right one, over sockets and over REST
            assert (await answers(link, hello(made.match.code)))["code"] == "too_fast"
            stranger = await guest(server, "Stranger")
            await refused("too_fast", stranger.match(made.match.code))
            # ids cannot be guessed, and seated players find the table by its code
            assert (await answers(link, hello(made.match.id)))["type"] == "welcome"
            assert (await host.match(made.match.code)).mine == [0]
            seated = hello(made.match.code, secret=host.secret)
            assert (await answers(link, seated))["seat"] == 0

    run(check())


def test_codes_cannot_be_searched_for_by_playing_on(
    own_server: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Guesses, "FIRST_WAIT", 60.0)
    server = own_server()

    async def check() -> None:
        client = await guest(server)
        start = p.From(moves=1, match="222222")
        for _ in range(Guesses.FREE + 1):
            await refused("unknown_match", client.create("poof", [me(), me()], start_from=start))
        await refused("too_fast", client.create("poof", [me(), me()], start_from=start))

    run(check())


def test_wrong_codes_are_forgiven_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: now))
    guesses = Guesses()
    waits = []
    for _ in range(30):
        guesses.wrong("10.0.0.1")
        began = now
        while guesses.must_wait("10.0.0.1"):
            now += 0.25
        waits.append(now - began)
    assert waits[: Guesses.FREE] == [0] * Guesses.FREE
    assert waits[Guesses.FREE : Guesses.FREE + 4] == [0.5, 1.0, 2.0, 4.0]
    assert max(waits) == Guesses.LONGEST_WAIT and not guesses.must_wait("10.0.0.2")
    now += 40 * Guesses.FORGIVEN
    guesses.wrong("10.0.0.1")
    assert not guesses.must_wait("10.0.0.1")


def test_hello_counts_as_a_request(own_server: Make) -> None:
    server = own_server(requests_per_minute=40)

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), me()])
        async with connect(socket_address(server)) as link:
            said = [await answers(link, hello(made.match.id)) for _ in range(60)]
            kinds = [each.get("code", each["type"]) for each in said]
            assert kinds[0] == "welcome" and "too_fast" in kinds
            assert kinds.count("welcome") <= 40  # twenty at once, and what a slow machine earns
            assert (await answers(link, {"type": "ping"}))["type"] == "pong"

    run(check())


def test_comings_and_goings_are_told_together(own_server: Make) -> None:
    server = own_server()

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), me()])
        async with (
            connect(socket_address(server)) as quiet,
            connect(socket_address(server)) as rude,
        ):
            await answers(quiet, hello(made.match.id, secret=client.secret, seat=0))
            began = time.monotonic()
            for number in range(200):
                await answers(rude, hello(made.match.id, secret=client.secret, seat=number % 2))
            pauses = (time.monotonic() - began) / company.PAUSE
            await quiet.send('{"type":"ping"}')
            heard: list[dict[str, Any]] = []
            while not heard or heard[-1]["type"] != "pong":
                heard.append(json.loads(await quiet.recv()))
            told = [each for each in heard if each["type"] == "presence"]
            assert len(told) <= pauses + 2
            # and at the end everybody knows how it is
            await rude.close()
            while told[-1].get("here") != [0]:
                told.append(json.loads(await asyncio.wait_for(quiet.recv(), PATIENCE)))

    run(check())


def test_files_of_the_app_do_not_count_against_a_visitor(own_server: Make) -> None:
    """Eight first visits from one address locked the ninth out."""
    server = own_server(requests_per_minute=1)  # twenty at once

    def ask(path: bytes) -> int:
        with connection(server) as link:
            link.sendall(request(path=path))
            return status(answer(link))

    for path in (b"/", b"/index.html", b"/m/ABCDEF", b"/assets/none.js") * 20:
        assert ask(path) in (200, 404)
    assert [ask(b"/api/games") for _ in range(25)].count(429) >= 4
    assert ask(b"/") == 200


# --- Small things ---------------------------------------------------------------------------------


def posted(server: LiveServer, *headers: bytes, kind: bytes = b"application/json") -> bytes:
    body = b'{"name":"Mira"}'
    lines = [
        b"POST /api/guests HTTP/1.1",
        f"host: 127.0.0.1:{server.port}".encode(),
        b"connection: close",
        b"content-type: " + kind,
        b"content-length: %d" % len(body),
        *headers,
    ]
    with connection(server) as link:
        link.sendall(b"\r\n".join([*lines, b"", body]))
        return answer(link)


def test_forms_of_other_sites_are_refused(own_server: Make) -> None:
    server = own_server(allowed_origins="https://friend.example")
    own = f"http://127.0.0.1:{server.port}".encode()
    for good in ((), (b"origin: " + own,), (b"origin: https://friend.example",)):
        assert status(posted(server, *good)) == 201
    assert status(posted(server, b"sec-fetch-site: same-origin")) == 201
    for bad in (b"origin: https://evil.example", b"origin: null", b"sec-fetch-site: cross-site"):
        said = posted(server, bad)
        assert status(said) == 403 and b"other_site" in said
    for kind in (b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data"):
        assert status(posted(server, kind=kind)) == 400


def asked_as(server: LiveServer, host: bytes, path: bytes = b"/api/games") -> int:
    """Return the status of an answer to somebody who knows the server under that name."""
    with connection(server) as link:
        said = b"GET " + path + b" HTTP/1.1\r\nhost: " + host + b"\r\nconnection: close\r\n\r\n"
        link.sendall(said)
        return status(answer(link))


def test_only_named_hosts_are_answered(own_server: Make) -> None:
    server = own_server(allowed_hosts="games.example", url="https://table.example:8443")
    for host in (b"games.example", b"GAMES.example:80", b"table.example"):
        assert asked_as(server, host) == 200
    for host in (b"evil.example", b"127.0.0.1", b"localhost", b"node1", b"", b"[::"):
        assert asked_as(server, host) == 421
    assert asked_as(server, b"10.0.0.1", b"/healthz") == 200  # load balancers ask by number


def test_the_address_of_the_server_names_it(own_server: Make) -> None:
    """A name somebody else made to point here is refused, numbers and names at home are not."""
    server = own_server(url="https://table.example:8443")
    for host in (b"Table.example:8443", b"127.0.0.1:8765", b"[::1]:8765", b"localhost:8765"):
        assert asked_as(server, host) == 200
    for host in (b"node1:8765", b"laptop.local"):
        assert asked_as(server, host) == 200
    for host in (b"evil.example", b"table.example.evil.example", b"1.2.3.4.example", b"", b"[::"):
        assert asked_as(server, host) == 421
    assert asked_as(server, b"evil.example", b"/metrics") == 421

    async def socket_as(host: str) -> int | None:
        address = f"ws://{host}/api/socket"
        async with connect(address, host="127.0.0.1", port=server.port, proxy=None) as link:
            try:
                await link.send('{"type":"ping"}')
                await link.recv()
            except ConnectionClosed:
                return link.close_code
        return None

    assert run(socket_as("table.example")) is None and run(socket_as("localhost")) is None
    assert run(socket_as("evil.example")) == 4003


def test_a_table_at_home_has_any_name(own_server: Make) -> None:
    server = own_server()
    for host in (b"evil.example", b"127.0.0.1:8765", b"fritz.box", b"laptop.local"):
        assert asked_as(server, host) == 200


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u200d", "a\u061cb", "a\u200bb", "a\ufeffb", "\u0301"]
)
def test_names_nobody_can_see_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_text(name, "name")


@pytest.mark.parametrize("name", ["Zoë", "مینا\u200cجان", "👩\u200d👧", "李", "R2-D2", "…"])
def test_names_people_have_are_kept(name: str) -> None:
    assert clean_text(name, "name") == name


def test_a_move_is_spelled_shortly(server: LiveServer) -> None:
    """Space around and inside JSON would make endless spellings of one move, all of them kept."""
    texts = moves_of(closecall.game("poof"))
    with pytest.raises(MalformedMove, match=f"at most {LONGEST_MOVE} bytes"):
        texts.action(b'{"type":' + b" " * 1000 + b'"draw"}')


def test_a_store_that_fails_is_said(
    own_server: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = own_server()

    async def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(server.node.store.guests, "add", fail)
    monkeypatch.setattr(server.node.store.nodes, "alive", fail)
    assert status(posted(server)) == 503

    def health() -> bytes:
        with connection(server) as link:
            link.sendall(request())
            return answer(link)

    assert status(health()) == 200
    server.node.tables.pulse._last -= 60_000  # as if it had failed for a minute
    monkeypatch.setattr(server.node.store.nodes, "wake", fail)
    assert status(health()) == 503 and health().endswith(b"store")
    assert not [each for each in caplog.records if "Traceback" in str(each.exc_text)]


def test_a_full_disk_at_the_start_is_a_sentence() -> None:
    reason = _reason(sqlite3.OperationalError("database or disk is full"))
    assert reason == "the database cannot be used: database or disk is full"


def forget(secret: str, server: LiveServer) -> None:
    url = f"{server.url}/api/guests/me"
    asked = urllib.request.Request(
        url, headers={"authorization": f"Bearer {secret}"}, method="DELETE"
    )
    with urllib.request.urlopen(asked) as said:
        assert said.status == 204


def test_a_forgotten_guest_leaves_no_name_and_no_words(server: LiveServer) -> None:
    async def check() -> None:
        one, two = await guest(server, "Marguerite"), await guest(server, "Ben")
        made = await one.create("poof", [me(), free()])
        await two.claim(made.match.id, 1)
        async with one.sit(made.match.id, 0) as first, two.sit(made.match.id, 1) as second:
            await first.send(p.Say("remember me"))
            await second.send(p.Say("I stay"))
        await asyncio.to_thread(forget, one.secret or "", server)
        found = (await two.match(made.match.id)).match
        assert [seat.name for seat in found.seats] == ["–", "Ben"]
        lines = server.call(server.node.store.chat.last(made.match.id, 50))
        assert [line.text for line in lines] == ["I stay"]

    run(check())


def test_nor_words_at_a_table_that_has_not_started(server: LiveServer) -> None:
    async def check() -> None:
        one, two = await guest(server, "Marguerite"), await guest(server, "Ben")
        made = await two.create("poof", [me(), free(), free()])
        await one.claim(made.match.id, 1)
        async with one.sit(made.match.id, 1) as seat:
            await seat.send(p.Say("remember me"))
        await asyncio.to_thread(forget, one.secret or "", server)
        assert server.call(server.node.store.chat.last(made.match.id, 50)) == []

    run(check())


def test_few_files_are_kept_back_where_there_are_many() -> None:
    assert connections_of(1_000) == 900
    assert connections_of(20_000) == 19_488
