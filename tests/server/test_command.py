"""`closecall serve`: what it is told, what it says, what it leaves on the disk."""

from __future__ import annotations

import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from closecall.client import bot, me
from closecall.server import command, settings
from server.support import LiveServer, guest, run


def refused(*words: str) -> str:
    """The one line with which the server refuses to start."""
    done = subprocess.run(
        [sys.executable, "-m", "closecall.server", "--no-open", "--port", "0", *words],
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


# --- Where it is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address", "qr", "words"),
    [
        ("127.0.0.1", "http://127.0.0.1:8765", False, "--host 0.0.0.0"),
        ("::1", "http://[::1]:8765", False, "--host 0.0.0.0"),
        ("localhost", "http://localhost:8765", False, "--host 0.0.0.0"),
        ("0.0.0.0", "http://127.0.0.1:8765", False, "in no network"),
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


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes there")
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


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes there")
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
