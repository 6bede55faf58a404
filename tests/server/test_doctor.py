"""`closecall doctor`: every fault it knows is made on purpose, and found."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from closecall.server.match.clocks import now_ms
from closecall.server.operate.doctor import address, stores
from closecall.server.operate.doctor.address import check_address
from closecall.server.operate.doctor.examination import examine
from closecall.server.operate.doctor.findings import Finding, lines
from closecall.server.operate.doctor.machine import Machine, _web_app, check_machine
from closecall.server.operate.doctor.stores import check_sqlite, check_stores, judge_postgres
from closecall.server.settings import Settings
from server.support import PATIENCE, LiveServer, guest, run

Head = list[bytes]
Change = Callable[[Head], Head]


def untouched(head: Head) -> Head:
    return head


def without(*names: bytes) -> Change:
    return lambda head: [line for line in head if line.partition(b":")[0].lower() not in names]


def adding(*more: bytes) -> Change:
    return lambda head: [*head, *more]


def both(one: Change, two: Change) -> Change:
    return lambda head: two(one(head))


class Proxy:
    """Passes connections on, and changes the heads of requests and answers on the way."""

    def __init__(self, port: int, request: Change = untouched, answer: Change = untouched) -> None:
        self._port = port
        self._request, self._answer = request, answer
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._stop.wait()
        server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            await asyncio.gather(
                _pump(reader, back, self._request), _pump(there, writer, self._answer)
            )
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
            back.close()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, change: Change) -> None:
    """Change the first head, then pass on what comes."""
    head = (await reader.readuntil(b"\r\n\r\n")).removesuffix(b"\r\n\r\n").split(b"\r\n")
    writer.write(b"\r\n".join([head[0], *change(head[1:])]) + b"\r\n\r\n")
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


@pytest.fixture
def proxy() -> Iterator[Callable[..., Proxy]]:
    made: list[Proxy] = []

    def make(server: LiveServer, **changes: Change) -> Proxy:
        made.append(Proxy(server.port, **changes))
        return made[-1]

    yield make
    for each in made:
        each.stop()


def wrong(findings: list[Finding]) -> dict[str, str]:
    """What to do about each problem and warning."""
    assert all(bool(finding.remedy) == (finding.verdict != "ok") for finding in findings)
    return {finding.check: finding.remedy for finding in findings if finding.verdict != "ok"}


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that trusts no proxy."""
    live = LiveServer(data=str(tmp_path_factory.mktemp("plain")))
    yield live
    live.stop()


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that trusts the proxy on this machine."""
    data = str(tmp_path_factory.mktemp("trusting"))
    live = LiveServer(data=data, trusted_proxies="127.0.0.1")
    yield live
    live.stop()


# --- From outside ---------------------------------------------------------------------------------


def test_a_server_without_a_proxy_is_well(plain: LiveServer) -> None:
    found = list(check_address(plain.url))
    assert wrong(found) in ({}, {"web app": wrong(found).get("web app")})
    assert {"health", "host name", "sockets", "server clock"} <= {each.check for each in found}


FORWARDED = b"X-Forwarded-For: 198.51.100.9"


def test_a_good_proxy_is_well(trusting: LiveServer, proxy: Callable[..., Proxy]) -> None:
    good = proxy(trusting, request=both(without(b"x-forwarded-for"), adding(FORWARDED)))
    found = list(check_address(good.url))
    assert not {"players' addresses", "forged addresses", "sockets"} & set(wrong(found))
    assert any("you are 198.51.100.9" in finding.found for finding in found)


@pytest.mark.parametrize(
    ("request_change", "answer_change", "check", "remedy"),
    [
        (without(b"upgrade", b"connection"), untouched, "sockets", "Upgrade"),
        (
            both(without(b"host"), adding(b"Host: internal:8765")),
            untouched,
            "host name",
            "keep the Host header",
        ),
        (adding(FORWARDED), untouched, "players' addresses", "--trusted-proxies 127.0.0.1"),
        (untouched, without(b"content-security-policy"), "security headers", "unchanged"),
    ],
)
def test_a_broken_proxy_is_found(
    plain: LiveServer,
    proxy: Callable[..., Proxy],
    request_change: Change,
    answer_change: Change,
    check: str,
    remedy: str,
) -> None:
    broken = proxy(plain, request=request_change, answer=answer_change)
    assert remedy in wrong(list(check_address(broken.url)))[check]


def test_a_proxy_that_lets_players_choose_their_address(
    trusting: LiveServer, proxy: Callable[..., Proxy]
) -> None:
    passing = proxy(trusting)  # hands X-Forwarded-For on as it came
    found = wrong(list(check_address(passing.url)))
    assert "name only the proxy" in found["forged addresses"]


def test_a_proxy_that_changes_the_host_makes_sockets_foreign(
    plain: LiveServer, proxy: Callable[..., Proxy]
) -> None:
    broken = proxy(plain, request=both(without(b"host"), adding(b"Host: internal:8765")))
    assert "Host header" in wrong(list(check_address(broken.url)))["sockets"]


def test_a_name_that_is_not_allowed(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(allowed_hosts="games.example.org")
    found = wrong(list(check_address(server.url)))
    assert found["host name"] == "Add it: --allowed-hosts 127.0.0.1"


def test_nobody_there() -> None:
    found = list(check_address("http://127.0.0.1:1"))
    assert [finding.verdict for finding in found] == ["problem"]
    assert "firewall" in found[0].remedy


def test_another_program_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = address.Reply(404, {}, b"<html>hello</html>")
    monkeypatch.setattr(address, "_get", lambda *request: lost)
    found = wrong(list(check_address("http://127.0.0.1:1")))
    assert "every path" in found["health"] and "every path" in found["server"]


def test_the_clock_of_the_server(plain: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "now_ms", lambda: now_ms() + 30_000)
    assert "NTP" in wrong(list(check_address(plain.url)))["server clock"]


def test_clear_text_over_the_internet(plain: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_private", lambda host: False)
    found = wrong(list(check_address(plain.url)))
    assert "TLS proxy" in found["encryption"] and "Refuse /metrics" in found["metrics"]


# --- This machine ---------------------------------------------------------------------------------


def machine(free: int = 1 << 40, **changes: Any) -> Machine:
    facts = {"files": 65536, "cores": 4, "environment": {}, "mounts": "/dev/sda / ext4 rw 0 0"}

    class Imagined(Machine):
        def free(self, path: Path) -> int:
            return free

    return Imagined(**{**facts, **changes})


@pytest.mark.parametrize(
    ("settings", "facts", "check", "verdict"),
    [
        ({}, {"free": 50 << 20}, "disk", "problem"),
        ({}, {"free": 1 << 30}, "disk", "warning"),
        ({}, {"files": 1024}, "open files", "warning"),
        ({"bot_workers": 9}, {}, "bots", "warning"),
        ({}, {"mounts": "s:/x / nfs4 rw 0 0"}, "file system", "problem"),
        ({"trusted_proxies": "*"}, {}, "trusted proxies", "problem"),
        ({"url": "https://a.example"}, {}, "trusted proxies", "problem"),
        ({"url": "https://a.example"}, {}, "allowed hosts", "ok"),
        ({"trusted_proxies": "10.0.0.1"}, {}, "allowed hosts", "warning"),
    ],
)
def test_this_machine(
    settings: dict[str, Any], facts: dict[str, Any], check: str, verdict: str, tmp_path: Path
) -> None:
    given = Settings(**{"data": str(tmp_path / "not" / "yet"), **settings})
    found = {each.check: each.verdict for each in check_machine(given, None, machine(**facts))}
    assert found[check] == verdict
    sound = Settings(data=str(tmp_path), allowed_hosts="a.example")
    assert "problem" not in {each.verdict for each in check_machine(sound, None, machine())}


def test_what_others_can_read(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    server = own_server()
    config = tmp_path / "closecall.toml"
    config.write_text('database = "postgresql://u:secret@db/x"\n')
    config.chmod(0o644)
    found = wrong(list(check_machine(server.settings, config, machine())))
    assert f"chmod 600 {config}" in found["secrets"] and "permissions" not in found
    config.chmod(0o600)
    database = Path(server.settings.data) / "closecall.db"
    database.chmod(0o644)
    found = wrong(list(check_machine(server.settings, config, machine())))
    assert found["permissions"] == f"chmod 600 {database}" and "secrets" not in found


def test_a_web_app_that_was_not_built(tmp_path: Path) -> None:
    assert _web_app(tmp_path).verdict == "warning"


# --- Databases and brokers ------------------------------------------------------------------------


def test_an_embedded_database(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    server = own_server()
    run(guest(server))
    file = Path(server.settings.data) / "closecall.db"
    assert wrong(list(check_sqlite(file))) == {}
    assert wrong(list(check_sqlite(tmp_path / "none.db"))) == {}
    (tmp_path / "broken.db").write_bytes(b"this is no database" * 1000)
    assert wrong(list(check_sqlite(tmp_path / "broken.db"))) == {"database": "Restore a backup."}


def test_several_nodes(
    own_server: Callable[..., LiveServer], postgres_database: str, redis: str
) -> None:
    """The throw-away PostgreSQL of the tests does not sync: the doctor must not like it."""
    for _ in range(2):
        own_server(database=postgres_database, broker=redis)
    found = run(check_stores(Settings(database=postgres_database, broker=redis)))
    slow = {"database distance"}  # a busy machine may answer late, and the doctor rightly says so
    assert set(wrong(found)) - slow == {"durability"}
    assert any("2 nodes running" in finding.found for finding in found)
    found = run(check_stores(Settings(database=postgres_database)))
    assert "--broker" in wrong(found)["broker"]
    broken = Settings(database="postgresql://127.0.0.1:1/x", broker="redis://127.0.0.1:1/0")
    assert set(wrong(run(check_stores(broken)))) == {"database", "broker"}


GOOD: dict[str, Any] = {
    "version": 17,
    "replica": False,
    "schema": 1,
    "nodes": 2,
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "max_connections": "100",
    "in_use": 20,
    "round_trip": 1.0,
    "skew": 3.0,
}


@pytest.mark.parametrize(
    ("change", "check"),
    [
        ({"version": 11}, "database"),
        ({"replica": True}, "database"),
        ({"schema": 999}, "schema"),
        ({"synchronous_commit": "off"}, "durability"),
        ({"full_page_writes": "off"}, "durability"),
        ({"max_connections": "20"}, "connections"),
        ({"round_trip": 40.0}, "database distance"),
        ({"skew": -2_000.0}, "database clock"),
        ({"skew": 60_000.0}, "database clock"),
    ],
)
def test_settings_of_postgres(change: dict[str, Any], check: str) -> None:
    assert wrong(list(judge_postgres(GOOD))) == {}
    assert check in wrong(list(judge_postgres({**GOOD, **change})))
    assert stores.skew("x", 60_000).verdict == "problem"


# --- The command ----------------------------------------------------------------------------------


def test_the_command(plain: LiveServer, tmp_path: Path) -> None:
    def doctor(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "closecall", "doctor", *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=120)

    well = doctor(plain.url, "--data", str(tmp_path / "d"), "--json")
    assert well.returncode == 0, well.stdout
    found = json.loads(well.stdout)
    assert {"disk", "database", "broker", "sockets"} <= {each["check"] for each in found}
    ill = doctor("http://127.0.0.1:1", "--remote")
    assert ill.returncode == 1 and "PROBLEM  address" in ill.stdout and "→ " in ill.stdout
    assert ill.stdout.endswith("0 checks passed, 0 warnings, 1 problem\n")
    bad = doctor("games.example.org")
    assert bad.returncode == 2 and bad.stderr.startswith("closecall: URL: expected")


def test_sentences(plain: LiveServer, tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), url=plain.url)
    found = examine(settings, machine=machine(free=0))
    assert "PROBLEM  disk: 0.0 GB free" in "\n".join(lines(found))
    assert any(each.check == "sockets" for each in found)  # of the address in the settings
