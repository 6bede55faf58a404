"""The cost of the worst a client can send: CPU on the event loop, CPU in all, memory.

Every body, every socket message and every option of every game is filled with the worst we can
think of. What is measured is the longest single turn of the server's event loop, for that is how
long everybody else waits. `pytest -s` prints the figures.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import closecall
from closecall import protocol as p
from closecall.engine.conformance.walk import edition_content
from closecall.engine.record import Match
from closecall.server.http import api
from closecall.server.live import what_if
from closecall.server.live.what_if import Laboratory
from closecall.server.problems import Refusal
from closecall.server.seats import making, sources
from closecall.server.security import Limiter
from server.support import LiveServer

TURN = 0.06
"""Seconds of CPU one turn of the loop may take: three times what we want, for busy machines."""
WORK = 2.0
MEGABYTES = 64
LARGEST = 256 * 1024 - 3_000
"""Bytes of the largest body, less what stands around it."""


def nasty(size: int) -> dict[str, Any]:
    """The worst that fits into `size` bytes of JSON, and what is just short of every bound."""
    deep: Any = []
    for _ in range(40):
        deep = [deep]
    return {
        "long text": "x" * size,
        "unicode": "\N{COMBINING ACUTE ACCENT}\u202e\N{FAMILY}" * (size // 10),
        "a dotted key": "a" + ".a" * (size // 2 - 2) + "=1",
        "a short dotted key": "a" + ".a" * min(8_000, size // 2 - 2) + "=1",
        "many dotted keys": "\n".join(f"a{i}" + ".a" * 7 + "=1" for i in range(260))[: size // 2],
        "many entries": "\n".join(f"k{i}=1" for i in range(1_900))[: size // 2],
        "many numbers": "a=[" + "1," * 1_990 + "]",
        "comments": "#\n" * min(8_000, size // 4),
        "quotes": 'a="""' + '\\"""' * (size // 10),
        "brackets": "=" + "[" * (size - 1),
        "headers": "[" + "numbers." * 7 + "\n" * min(16_000, size // 3),
        "digits": "a=" + "9" * min(16_000, size - 2),
        "backtracking": "a" * (size - 1) + "!",
        "spaces": " " * size,
        "a big number": 10**300,
        "minus": -(2**63),
        "a fraction": 1e308,
        "nothing": None,
        "true": True,
        "deep": deep,
        "a long list": [0] * (size // 2 - 1),
        "a list of lists": [[]] * (size // 3 - 1),
        "a list of tables": [{"value": 1, "stars": 1}] * (size // 24),
        "many keys": {f"k{i}": 1 for i in range(size // 12)},
        "a long key": {"k" * (size - 10): 1},
        "wide and deep": {"a": {str(i): {"b": {"c": [1] * 50}} for i in range(size // 130)}},
    }


class Meter:
    """Measures the turns of one thread's event loop, in CPU seconds."""

    def __init__(self) -> None:
        self.longest = 0.0

    def watch(self, loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch) -> None:
        run = asyncio.Handle._run

        def timed(handle: Any) -> None:
            if handle._loop is not loop:
                run(handle)
                return
            began = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - began)

        monkeypatch.setattr(asyncio.Handle, "_run", timed)


def peak_kilobytes() -> int:
    found = re.search(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text())
    assert found
    return int(found[1])


def forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


class Bench:
    """A server with a meter, a guest and a table of each game."""

    def __init__(self, server: LiveServer, meter: Meter) -> None:
        self.server = server
        self.meter = meter
        self.figures: list[tuple[float, float, float, str]] = []
        self.guest = json.loads(self.ask("POST", "/api/guests", {"name": "Mira"})[1])["secret"]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        raw = body if isinstance(body, bytes | None) else msgspec.json.encode(body)
        link = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        headers = {"content-type": "application/json"}
        if hasattr(self, "guest"):
            headers["authorization"] = f"Bearer {self.guest}"
        try:
            link.request(method, path, raw, headers)
            answer = link.getresponse()
            return answer.status, answer.read()
        finally:
            link.close()

    def cost(self, what: str, work: Callable[[], object]) -> None:
        """Do something and hold the server to its bounds."""
        self.meter.longest = 0.0
        forget_peak()
        before, began = peak_kilobytes(), time.process_time()
        work()
        spent, grown = time.process_time() - began, (peak_kilobytes() - before) / 1024
        self.figures.append((self.meter.longest, spent, grown, what))
        assert self.meter.longest < TURN, f"{what}: a turn of {self.meter.longest:.3f} s"
        assert spent < WORK, f"{what}: {spent:.3f} s of CPU"
        assert grown < MEGABYTES, f"{what}: {grown:.0f} MB"

    def asked(self, what: str, method: str, path: str, body: Any = None) -> None:
        """The same for a request, which must not be answered with a fault."""

        def ask() -> None:
            status, answer = self.ask(method, path, body)
            assert status < 500, (what, status, answer[:300])

        self.cost(what, ask)

    def table(self, game: str, **more: Any) -> dict[str, Any]:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (closecall.game(game).seats[0] - 1)
        status, answer = self.ask("POST", "/api/matches", {"game": game, "seats": seats, **more})
        assert status == 201, answer
        made: dict[str, Any] = json.loads(answer)
        return made

    def report(self, title: str) -> None:
        worst = sorted(self.figures, reverse=True)[:8]
        print(f"\n{title}: {len(self.figures)} requests; turn ms, CPU ms, MB")
        for turn, spent, grown, what in worst:
            print(f"  {turn * 1e3:7.1f} {spent * 1e3:7.1f} {grown:6.1f}  {what}")


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that has built what it builds once, at first use, which is no client's doing."""
    server = LiveServer(data=str(tmp_path_factory.mktemp("cost")))
    bench = Bench(server, Meter())
    for game in closecall.list_games():
        bench.table(game.key)
    for path in ("/api/docs", "/api/openapi.json"):
        bench.ask("GET", path)
    for game in closecall.list_games():
        bench.ask("GET", f"/api/games/{game.key}/schema")
    yield server
    server.stop()


@pytest.fixture
def bench(warm: LiveServer, monkeypatch: pytest.MonkeyPatch) -> Bench:
    bench = Bench(warm, Meter())
    gc.collect()
    gc.freeze()  # as the server does at its start: what is there before is nobody's doing
    bench.meter.watch(warm.loop, monkeypatch)
    return bench


def fields_of(kind: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


BODIES: dict[str, tuple[Any, dict[str, Any]]] = {
    "POST /api/guests": (p.NewGuest, {"name": "Mira"}),
    "PUT /api/guests/me": (p.NewGuest, {"name": "Mira"}),
    "POST /api/matches": (p.NewMatch, {"game": "poof", "seats": [{"kind": "me"}, {}]}),
    "PUT /api/matches/{match}/seats/{seat}": (p.Give, {"kind": "bot"}),
    "PUT /api/matches/{match}/host": (p.HandOver, {"seat": 0}),
    "POST /api/matches/{match}/seats/{seat}": (p.Claim, {}),
    "POST /api/matches/{match}/start": (p.Start, {}),
    "POST /api/puzzles/{game}/{puzzle}/try": (p.PuzzleTry, {"move": "x"}),
    "POST /api/daily/position/try": (p.PuzzleTry, {"move": "x"}),
    "POST /api/lab": (p.WhatIf, {"game": "poof", "seats": 2}),
    "POST /api/qr": (p.QrText, {"text": "x"}),
}
"""Every request that has a body, with its type and one that fits."""


def test_no_body_is_left_out(bench: Bench) -> None:
    paths = json.loads(bench.ask("GET", "/api/openapi.json")[1])["paths"]
    with_body = {
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method, operation in methods.items()
        if "requestBody" in operation
    }
    assert with_body == set(BODIES)


@pytest.mark.parametrize("address", BODIES)
def test_every_body(bench: Bench, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read_only_the_wish(bench.server.node.lab, monkeypatch)
    kind, sound = BODIES[address]
    method, path = address.split(" ")
    path = path.format(
        match=bench.table("poof")["match"]["id"],
        seat=1,
        game="poof",
        puzzle=json.loads(bench.ask("GET", "/api/puzzles/poof")[1])["id"],
    )
    for name, value in nasty(LARGEST).items():
        bench.asked(f"{address} is {name}", method, path, value)
        for field in fields_of(kind):
            body = {**sound, field: value}
            bench.asked(f"{address} {field} is {name}", method, path, body)
    for raw in (b"[" * LARGEST, b"9" * LARGEST, b'{"a":' * 40_000, b"\xff" * LARGEST):
        bench.asked(f"{address} of {raw[:5]!r}", method, path, raw)
    bench.report(address)


def test_a_body_with_more_values_than_any_request_needs(bench: Bench) -> None:
    """Refused before anything is built of them."""
    wish = {"game": "poof", "seats": [{"kind": "me"}, {}]}
    lists: list[list[Any]] = [[[]] * 9_000, [0] * 25_000]
    for many in lists:
        status, answer = bench.ask("POST", "/api/matches", {**wish, "options": {"edition": many}})
        assert status == 400 and b"more values" in answer


def read_only_the_wish(lab: Laboratory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laboratory read every wish and play none: that is the workers' business."""

    async def played(guest: str, studies: object) -> list[Any]:
        raise Refusal("too_many", "not today")

    monkeypatch.setattr(lab, "_played", played)
    monkeypatch.setattr(lab, "_limiter", Limiter(1e6, 1e6))


def test_inside_a_new_match(bench: Bench) -> None:
    sound: dict[str, Any] = {"game": "poof", "seats": [{"kind": "me"}, {}]}
    inside = {"clocks": p.Clocks, "watch": p.Watch, "start_from": p.From, "seats": p.SeatPlan}
    for place, kind in inside.items():
        for field in fields_of(kind):
            for name, value in nasty(LARGEST).items():
                part: Any = {"moves": 1, field: value} if place == "start_from" else {field: value}
                body = {**sound, place: [part, {}] if place == "seats" else part}
                what = f"{place}.{field} is {name}"
                bench.asked(what, "POST", "/api/matches", body)
    bench.report("parts of a new match")


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_every_option(bench: Bench, game: closecall.Game) -> None:
    seats = [{"kind": "me"}] + [{}] * (game.seats[0] - 1)

    def make(what: str, options: Any) -> None:
        body = {"game": game.key, "seats": seats, "options": options}
        bench.asked(f"{game.key} {what}", "POST", "/api/matches", body)

    for name, value in nasty(LARGEST).items():
        make(f"options {name}", value)
        for option in game.options:
            make(f"{option.name} is {name}", {option.name: value})
        for place, edition in spoilt(edition_content(game), value):
            make(f"edition {place} is {name}", {"edition": edition})
    bench.report(game.key)


def spoilt(content: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """An edition with something else in each of its places, and a place more."""
    if isinstance(content, dict):
        yield "+", {**content, "more": value}
        for key in list(content)[:2]:
            for place, changed in spoilt(content[key], value):
                yield f".{key}{place}", {**content, key: changed}
    elif isinstance(content, list) and content:
        yield "[+]", [*content, value]
        for place, changed in spoilt(content[0], value):
            yield f"[0]{place}", [changed, *content[1:]]
    yield "", value


MESSAGES: list[Any] = list(p.ClientMessage.__args__)


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__struct_config__.tag)
def test_every_socket_message(bench: Bench, kind: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "poof", "seats": seats, "hints": False}
    made = json.loads(bench.ask("POST", "/api/matches", body)[1])
    hello = {"type": "hello", "match": made["match"]["id"], "secret": made["secrets"]["0"]}
    sound = {"hello": hello, "play": {"seq": 0, "move": "draw"}, "chat": {"text": "x"}}
    tag = kind.__struct_config__.tag
    address = f"ws://127.0.0.1:{bench.server.port}/api/socket"
    with connect(address, compression=None) as socket:
        socket.send(msgspec.json.encode(hello), text=True)

        def say(raw: bytes) -> None:
            socket.send(raw, text=True)
            socket.send('{"type":"ping","id":4711}')
            while json.loads(socket.recv(60)).get("id") != 4711:
                pass

        for name, value in nasty(16_000 - 400).items():
            for field in fields_of(kind):
                message = {**sound.get(tag, {}), "type": tag, field: value}
                raw = msgspec.json.encode(message)
                assert len(raw) <= bench.server.settings.message_bytes
                bench.cost(f"{tag} {field} is {name}", partial(say, raw))
    bench.report(tag)


def test_long_matches(bench: Bench) -> None:
    """Play on from long records, look at them, replay them, get their pictures."""
    for game in closecall.list_games():
        seats = max(game.seats)
        chance = random.Random(5)
        played = Match(game, seats=seats)
        while not played.state.over:
            seat = played.state.actors()[0]
            played.play(seat, chance.choice(played.state.legal(seat)))
        record = json.loads(played.record().to_json())
        start = {"moves": len(record["moves"]) - 1, "record": record}
        plans = [{"kind": "me"}] * seats
        body = {"game": game.key, "seats": plans, "start_from": start}
        bench.asked(f"{game.key} from {start['moves']} moves", "POST", "/api/matches", body)
        mine = json.loads(bench.ask("GET", "/api/matches?list=mine&limit=1")[1])
        match = mine["matches"][0]["id"]
        assert mine["matches"][0]["seq"] == start["moves"]
        for path in ("", "/replay?seat=0&first=0", "/replay?seat=0", "/qr.svg", "/record"):
            bench.asked(f"{game.key} {path}", "GET", f"/api/matches/{match}{path}")
    for path in ("?list=mine&limit=100", "?list=open&limit=100", "?list=running&limit=100"):
        bench.asked(path, "GET", f"/api/matches{path}")
    bench.report("long matches")


def test_long_work_is_done_beside_the_loop(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it costs today: what can take long is never called on the loop's own thread."""
    seen: dict[str, int] = {}
    for module, names in (
        (api, ("qr_svg", "replay", "record_of")),
        (making, ("_checked_game",)),
        (sources, ("_from_record", "fold")),
        (what_if, ("_studies",)),
    ):
        for name in names:
            monkeypatch.setattr(module, name, noting(seen, name, getattr(module, name)))
    read_only_the_wish(bench.server.node.lab, monkeypatch)
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish: dict[str, Any] = {"game": "poof", "seats": seats}
    made = json.loads(bench.ask("POST", "/api/matches", wish)[1])
    match = made["match"]["id"]
    give_up(bench.server, match, made["secrets"]["0"])
    record = json.loads(bench.ask("GET", f"/api/matches/{match}/record")[1])
    for start in ({"moves": 0, "match": match}, {"moves": 0, "record": record}):
        assert bench.ask("POST", "/api/matches", {**wish, "start_from": start})[0] == 201
    for path in ("replay?seat=0", "qr.svg"):
        assert bench.ask("GET", f"/api/matches/{match}/{path}")[0] == 200
    assert bench.ask("POST", "/api/lab", {"game": "poof", "seats": 2})[0] == 429
    loop = bench.server._thread.ident
    assert len(seen) == 7 and loop not in seen.values(), (loop, seen)


def noting(seen: dict[str, int], name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, which notes the thread it is done on."""

    def noted(*given: Any) -> Any:
        seen[name] = threading.get_ident()
        return work(*given)

    return noted


def give_up(server: LiveServer, match: str, secret: str) -> None:
    """End a match of two."""
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "match": match, "secret": secret, "seat": 0}))
        socket.send(json.dumps({"type": "resign", "seq": 0}))
        while not json.loads(socket.recv(60)).get("over"):
            pass


def test_addresses_and_questions(bench: Bench) -> None:
    long = "a" * 30_000
    for path in ("/", "/api/docs", "/api/openapi.json", "/api/games", "/healthz", "/metrics"):
        bench.asked(path, "GET", path)
    for path in (f"/{long}", f"/assets/{long}.js", "/" + "a/" * 15_000, "/" + "../" * 10_000):
        bench.asked(path[:20], "GET", path)
    for path in (f"/api/games/{long}/schema", f"/api/matches/{long}", f"/api/matches?game={long}"):
        bench.asked(path[:30], "GET", path)
    for name in ("list", "game", "before", "limit", "other"):
        bench.asked(f"?{name}=9…", "GET", f"/api/matches?{name}=" + "9" * 30_000)
        bench.asked(f"?{name} often", "GET", "/api/matches?" + f"{name}=1&" * 5_000)
    for game in closecall.list_games():
        bench.asked(f"{game.key} schema", "GET", f"/api/games/{game.key}/schema")
    bench.report("addresses")


FRAMES = {"texts": 0x81, "bytes": 0x82, "pings": 0x89, "pongs": 0x8A, "pieces": 0x00}


@pytest.mark.parametrize("first", FRAMES.values(), ids=FRAMES)
def test_a_flood_of_the_smallest_frames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """A quarter of a megabyte comes at once: forty thousand frames, parsed a piece at a time."""
    server = LiveServer(data=str(tmp_path), messages_per_second=30)
    meter = Meter()
    bench = Bench(server, meter)
    meter.watch(server.loop, monkeypatch)
    opening = bytes((0x01, 0x80, 0, 0, 0, 0)) if first == 0x00 else b""
    frames = opening + bytes((first, 0x80, 0, 0, 0, 0)) * 40_000
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None) as socket:

        def flood() -> None:
            with suppress(OSError):  # it may be cut off before everything is sent
                socket.socket.sendall(frames)
            with suppress(ConnectionClosed):
                while True:
                    socket.recv(60)

        bench.cost("frames", flood)
    bench.report("frames")
    server.stop()


def test_the_meter_sees_a_slow_turn(bench: Bench) -> None:
    """The measurement itself is not blind."""
    done = threading.Event()

    def dawdle() -> None:
        until = time.thread_time() + 1.5 * TURN
        while time.thread_time() < until:
            pass
        bench.server.loop.call_soon(done.set)  # after the turn was noted

    def slow() -> None:
        bench.server.loop.call_soon_threadsafe(dawdle)
        assert done.wait(60)

    with pytest.raises(AssertionError, match="a turn of"):
        bench.cost("dawdling", slow)
