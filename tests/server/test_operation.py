"""Starting, stopping, settings, health, metrics, expiry."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import bot, free, me
from closecall.server import settings
from closecall.server.live.expiry import DAY, HOUR, expire_once
from server.support import LiveServer, ServerProcess, eventually, guest, run, wait_until
from server.test_play import at_seq, heard, refused

DOCS = Path(__file__).parents[2] / "docs"


def test_sigterm_tells_everybody_and_keeps_everything(
    processes: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    server = processes(data=tmp_path / "d")

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        seats = [client.sit(made.match.id, i) for i in range(2)]
        for seat in seats:
            await seat.open()
        mover = seats[(await at_seq(seats[0], 0)).actors[0]]
        await mover.play((await at_seq(mover, 0)).legal[0])
        stopping = asyncio.create_task(asyncio.to_thread(server.terminate))
        assert (await heard(seats[0], p.Bye)).retry > 0
        assert await stopping == 0
        await asyncio.to_thread(server.start)
        again = client.sit(made.match.id, 0)
        await again.open()  # everything is there
        assert (await at_seq(again, 1)).moves == 1

    run(check())


def test_the_address_is_printed(processes: Callable[..., ServerProcess], tmp_path: Path) -> None:
    server = processes(data=tmp_path / "d")
    wait_until(lambda: f"Close Call: {server.url}" in server.log.read_text(), "the address")


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "closecall.server", "--no-open", *words],
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_what_cannot_work_is_explained(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = command("--port", port, "--data", str(tmp_path))
        assert answer.returncode != 0 and "another port" in answer.stderr
    bad = tmp_path / "bad.toml"
    bad.write_text("colour = 'red'\n")
    answer = command("--config", str(bad))
    assert answer.returncode == 2 and "colour" in answer.stderr
    answer = command("--database", "mysql://x", "--port", "0")
    assert answer.returncode == 2 and "postgresql://" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_settings_from_file_environment_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "closecall.toml"
    file.write_text('port = 1000\nlog_level = "debug"\nopen = false\n')
    environment = {"CLOSECALL_PORT": "2000", "CLOSECALL_BOT_WORKERS": "7", "OTHER": "x"}
    found = settings.load({"port": 3000, "host": None}, environment, file)
    assert (found.port, found.bot_workers, found.log_level, found.open) == (3000, 7, "debug", False)
    assert settings.load({}, environment, file).port == 2000
    assert settings.load({}, {}, file).port == 1000
    assert settings.load({}, {}, None).port == settings.Settings().port
    assert settings.load({"keep_finished_days": "1.5"}, {}, None).keep_finished_days == 1.5


@pytest.mark.parametrize(
    ("flags", "words"),
    [({"port": "x"}, "port"), ({"port": 99999}, "port"), ({"bot_workers": 0}, "--bot-workers")],
)
def test_bad_settings_name_the_setting(flags: dict[str, object], words: str) -> None:
    with pytest.raises(settings.BadSettings, match=words):
        settings.load(flags, {}, None)


def test_the_documented_table_is_the_real_one() -> None:
    assert settings.table() in (DOCS / "security.md").read_text("utf-8")
    assert set(settings.MEANING) == {f.name for f in msgspec.structs.fields(settings.Settings)}


def test_health_and_metrics(server: LiveServer) -> None:
    with urllib.request.urlopen(server.url + "/healthz") as answer:
        assert (answer.status, answer.read()) == (200, b"ok")
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        text = answer.read().decode()
    assert re.search(r"^closecall_steps_total \d+$", text, re.MULTILINE)
    assert "# TYPE closecall_sockets gauge" in text


def test_matches_nobody_needs_are_expired(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server(keep_finished_days=10, keep_abandoned_days=5, keep_open_hours=2)

    async def make() -> tuple[str, str, str]:
        client = await guest(server)
        waiting = await client.create("poof", [me(), free()])
        running = await client.create("poof", [me(), bot()], pace=5000)
        over = await client.create("poof", [me("A"), me("B")])
        async with client.sit(over.match.id, 0) as seat:
            await seat.send(p.Resign(0))
        return waiting.match.id, running.match.id, over.match.id

    waiting, running, over = run(make())

    def later(ms: float) -> dict[str, str | None]:
        from closecall.server.live import expiry
        from closecall.server.match import clocks

        monkeypatch.setattr(expiry, "now_ms", lambda: clocks.now_ms() + int(ms))
        server.call(expire_once(server.node))
        found = {}
        for match in (waiting, running, over):
            whole = server.call(server.node.store.match(match))
            found[match] = None if whole is None else str(whole.match.state)
        return found

    assert later(HOUR) == {waiting: "open", running: "running", over: "over"}
    assert later(3 * HOUR) == {waiting: None, running: "running", over: "over"}
    assert later(6 * DAY) == {waiting: None, running: "abandoned", over: "over"}
    assert later(20 * DAY)[over] is None


def test_the_schema_is_served_and_readable(server: LiveServer) -> None:
    with urllib.request.urlopen(server.url + "/api/openapi.json") as answer:
        schema = json.load(answer)
    assert schema["openapi"].startswith("3.")
    assert "/api/matches/{match}/seats/{seat}" in schema["paths"]
    with urllib.request.urlopen(server.url + "/api/docs") as answer:
        page = answer.read().decode()
    for path in schema["paths"]:
        assert path in page


def test_a_table_nobody_looks_at_leaves_memory(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    from closecall.server.live import sweeper

    monkeypatch.setattr(sweeper, "EVERY", 0.1)
    server = own_server()

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        async with client.sit(made.match.id, 0) as seat:
            await at_seq(seat, 0)
            monkeypatch.setattr(sweeper, "IDLE", 0.0)
            server.call(server.node.sweeper.sweep())
            assert made.match.id in server.node.tables
        await eventually(lambda: made.match.id not in server.node.tables, "an empty memory")
        monkeypatch.undo()
        async with client.sit(made.match.id, 0) as seat:
            await at_seq(seat, 0)
        await refused("unknown_match", client.match("gone"))

    run(check())
