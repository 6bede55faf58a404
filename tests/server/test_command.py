"""`closecall serve`: what it is told, what it says, what it leaves on the disk."""

from __future__ import annotations

import contextlib
import json
import logging
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from closecall import protocol as p
from closecall.client import Refused, bot, free, me
from closecall.server import command, logs, settings
from closecall.server.live.expiry import DAY, expire_once
from server.support import LiveServer, ServerProcess, guest, run
from server.test_play import at_seq

QUIET = ("--log-level", "warning")


def refused(*words: str, before: str = "true") -> str:
    """The one line with which the server refuses to start, after a command of the shell."""
    command = [sys.executable, "-m", "closecall.server", "--no-open", "--port", "0", *QUIET, *words]
    done = subprocess.run(
        ["sh", "-c", f'{before} && exec "$@"', "sh", *command],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("closecall: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


# --- Settings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("port", "x", "a whole number from 0 to 65535"),
        ("port", "70000", "a whole number from 0 to 65535"),
        ("keep_open_hours", "nan", "a number from 0 to"),
        ("open", "maybe", "true or false"),
        ("log_level", "foo", "debug or error or info or warning"),
        ("log_format", "foo", "json or text"),
        ("url", "notaurl", "an address such as https://"),
        ("url", "http://x:99999", "an address such as https://"),
        ("trusted_proxies", "10.0.0.1, zzz", "IP addresses or networks"),
        ("allowed_origins", "example.org", "addresses such as https://"),
    ],
)
def test_a_bad_setting_is_named_with_its_place(
    name: str, value: str, expected: str, tmp_path: Path
) -> None:
    file = tmp_path / "closecall.toml"
    file.write_text(f'{name} = "{value}"\n')
    upper = f"CLOSECALL_{name.upper()}"
    places = {
        "--" + name.replace("_", "-"): ({name: value}, {}, None),
        upper: ({}, {upper: value}, None),
        f"{file}, {name}": ({}, {}, file),
    }
    for place, given in places.items():
        with pytest.raises(settings.BadSettings) as error:
            settings.load(*given)
        assert str(error.value).startswith(f"{place}: expected {expected}")
        assert str(error.value).endswith(f", got {value!r}")


def test_good_settings_are_taken() -> None:
    given = {
        "trusted_proxies": "10.0.0.0/8, ::1",
        "allowed_origins": "https://a.example",
        "url": "https://a.example:8443/x",
        "log_level": "error",
    }
    found = settings.load(given, {}, None)
    assert {name: getattr(found, name) for name in given} == given
    assert settings.load({"trusted_proxies": "*"}, {"CLOSECALL_URL": ""}, None).url == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--log-level", "foo"), "--log-level: expected"),
        (("--broker", "redis://127.0.0.1:1"), "the broker cannot be used: "),
        (("--database", "postgresql://127.0.0.1:1/x"), "the database cannot be used: "),
        (("--data", "/dev/null/x"), "/dev/null/x"),
    ],
)
def test_what_cannot_be_started_gets_one_line(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    assert said in refused("--data", str(tmp_path / "d"), *words)


def test_a_full_disk_at_the_start_is_a_sentence(tmp_path: Path) -> None:
    """Files may not grow beyond a few KB: the schema of the database does not fit."""
    said = refused("--data", str(tmp_path / "d"), before="ulimit -f 8")
    assert "cannot be used: disk I/O error" in said


# --- Where it is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address", "qr", "words"),
    [
        ("127.0.0.1", "http://127.0.0.1:8765", False, "--host 0.0.0.0"),
        ("::1", "http://[::1]:8765", False, "--host 0.0.0.0"),
        ("localhost", "http://localhost:8765", False, "--host 0.0.0.0"),
        ("0.0.0.0", "http://127.0.0.1:8765", False, "not on a network"),
        ("0.0.0.0", "http://192.168.1.20:8765", True, ""),
        ("127.0.0.1", "https://games.example.org", True, ""),
    ],
)
def test_phones_get_a_code_they_can_use_or_a_sentence(
    host: str,
    address: str,
    qr: bool,
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = settings.Settings(host=host, open=False)
    command._greet(given, address)
    assert capsys.readouterr().out == f"Close Call: {address}\n"  # a program reads this
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    command._greet(given, address)
    shown = capsys.readouterr().out
    assert shown.startswith(f"Close Call: {address}\n")
    assert words in shown
    assert ("\u2580" in shown or "\u2584" in shown) == qr


# --- On the disk ----------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_nobody_else_reads_the_database(
    own_server: Callable[..., LiveServer], tmp_path: Path
) -> None:
    folder = tmp_path / "some" / "data"

    async def play() -> None:
        client = await guest(server)
        await client.create("poof", [me(), bot()], pace=5000)

    for _ in range(2):
        server = own_server(data=str(folder))
        run(play())
        found = modes(folder)
        assert {"closecall.db", "closecall.db-wal", "closecall.lock"} <= set(found)
        assert set(found.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        server.stop()
        folder.chmod(0o755)  # as an older version left it
        for file in folder.iterdir():
            file.chmod(0o644)


def test_a_folder_that_others_use_stays_open(
    own_server: Callable[..., LiveServer], tmp_path: Path
) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").write_text("Dear all")
    (tmp_path / "letter.txt").chmod(0o644)
    own_server(database=f"sqlite:{tmp_path / 'games.db'}")
    found = modes(tmp_path)
    assert found["letter.txt"] == 0o644 and found["games.db"] == found["games.lock"] == 0o600
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


# --- In the log -----------------------------------------------------------------------------------


def lines(server: ServerProcess) -> list[dict[str, object]]:
    """What a server logged, without times and sources."""
    text = server.log.read_text().splitlines()
    found = [json.loads(line) for line in text if line.startswith("{")]
    assert {line.pop("level") for line in found} == {"info"}
    for line in found:
        del line["at"], line["from"]
    return found


def test_an_evening_in_the_log(
    processes: Callable[..., ServerProcess], tmp_path: Path, database: str
) -> None:
    server = processes(database=database)

    async def evening() -> str:
        client = await guest(server, "Marguerite")
        made = await client.create("poof", [me("A"), me("B")], pace=5000)
        seats = [client.sit(made.match.id, i) for i in range(2)]
        for seat in seats:
            await seat.open()
        now = await at_seq(seats[0], 0)
        mover = seats[now.actors[0]]
        await mover.play((await at_seq(mover, 0)).legal[0])
        await client.leave(made.match.id, 0)
        await client.claim(made.match.id, 0)
        await seats[0].send(p.Resign(0))
        return made.match.id

    match = run(evening())
    assert server.terminate() == 0
    said = lines(server)
    about = {"match": match, "game": "poof", "seats": 2}
    schemas = [line["schema"] for line in said if line["what"] == "migration applied"]
    assert schemas == list(range(1, len(schemas) + 1)) and schemas
    resigned = {"what": "seat resigned", "match": match, "seat": 0}
    assert said.count(resigned) == 1  # before or after the end
    rest = [line for line in said if line["what"] not in ("migration applied", "seat resigned")]
    started, stopped = rest[0], rest[-1]
    assert set(started) == {"what", "node", "version", "store", "address"}
    assert started["what"] == "server started" and started["address"] == server.url
    assert started["store"] == database.partition(":")[0]
    assert stopped == {"what": "server stopped", "node": started["node"]}
    assert rest[1:-1] == [
        {"what": "match started", **about},
        {"what": "seat handed to a bot", "match": match, "seat": 0},
        {"what": "seat taken back", "match": match, "seat": 0},
        {"what": "match over", **about, "moves": 1},
    ]


def test_expired_matches_are_in_the_log(
    own_server: Callable[..., LiveServer],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    from closecall.server.live import expiry
    from closecall.server.match import clocks

    server = own_server()

    async def make() -> str:
        return (await (await guest(server)).create("poof", [me(), free()])).match.id

    match = run(make())
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(expiry, "now_ms", lambda: clocks.now_ms() + 5 * DAY)
    server.call(expire_once(server.node))
    (record,) = [record for record in caplog.records if record.getMessage() == "match expired"]
    expected = {"match": match, "state": "open", "game": "poof", "seats": 2, "moves": 0}
    assert record.__dict__["fields"] == expected


def test_a_limit_is_logged_once_for_each_address_and_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = logging.getLogger("closecall.test")
    caplog.set_level(logging.INFO)
    now = 1000.0
    monkeypatch.setattr(logs, "_told", {})
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: now))
    for now in (1000.0, 1001.0, 1059.0, 1061.0):
        for address in ("192.0.2.1", "192.0.2.2"):
            logs.limited(log, "requests_per_minute", address)
    told = [record.__dict__["fields"]["address"] for record in caplog.records]
    assert told == ["192.0.2.1", "192.0.2.2"] * 2


def test_limits_are_logged(
    own_server: Callable[..., LiveServer],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logs, "_told", {})
    caplog.set_level(logging.INFO)
    server = own_server(guests_per_hour=1)

    async def knock() -> None:
        for _ in range(4):
            with contextlib.suppress(Refused):
                await guest(server)

    run(knock())
    hits = [record for record in caplog.records if record.getMessage() == "limit hit"]
    expected = {"limit": "guests_per_hour", "address": "127.0.0.1"}
    assert [hit.__dict__["fields"] for hit in hits] == [expected]


@pytest.mark.parametrize(
    ("terminal", "level", "style", "shown"),
    [
        (False, None, None, "json"),
        (True, None, None, ""),
        (True, None, "json", "json"),
        (True, "info", None, "text"),
        (False, "warning", None, ""),
    ],
)
def test_who_looks_at_a_terminal_is_told_only_what_matters(
    terminal: bool,
    level: str | None,
    style: str | None,
    shown: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    before = root.level
    try:
        logs.configure(level, style)
        logs.note(logging.getLogger("closecall.test"), "match over", match="m", moves=3)
    finally:
        root.setLevel(before)
    said = capsys.readouterr().err
    if shown == "json":
        assert json.loads(said)["moves"] == 3
    elif shown == "text":
        assert said.endswith("closecall.test: match over match=m moves=3\n")
    else:
        assert said == ""


def test_text_holds_places_not_values(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("s.topsecret")
    except ValueError:
        logging.getLogger("closecall.test").exception("it broke")
    caplog.records[0].exc_text = None  # how another formatter put it
    text = logs.TextLines(logs.TEXT).format(caplog.records[0])
    assert "it broke" in text and "ValueError" in text and "test_command.py" in text
    assert "topsecret" not in text
