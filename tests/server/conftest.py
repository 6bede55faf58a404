"""Throw-away databases, brokers and servers for the tests of the server."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.support import PATIENCE, LiveServer, ServerProcess, free_port, listens, wait_until

_numbers = itertools.count(1)


# --- PostgreSQL -----------------------------------------------------------------------------------


def _postgres_program(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    program = str(found[-1]) if found else shutil.which(name)
    assert program, f"{name} is missing: run tools/test-deps.sh"
    return program


def _as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    if os.getuid() == 0:
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
    return command


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a PostgreSQL server and yield the address that its databases share."""
    folder = Path(tempfile.mkdtemp(prefix="closecall-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    data = str(folder / "data")
    initdb = [_postgres_program("initdb"), "-D", data, "-A", "trust", "-U", "test", "-E", "UTF8"]
    subprocess.run(
        [*_as_postgres(initdb), "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd=folder
    )
    port = free_port()
    options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    options += ["-c", "fsync=off", "-c", "max_connections=200"]
    server = subprocess.Popen(
        _as_postgres([_postgres_program("postgres"), "-D", data, *options]),
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        cwd=folder,
    )
    url = f"postgresql://test@127.0.0.1:{port}/"
    try:
        wait_until(lambda: _psql(url + "postgres", "SELECT 1").returncode == 0, "PostgreSQL")
        yield url
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _psql(url: str, statement: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [_postgres_program("psql"), "-q", url, "-c", statement], capture_output=True
    )


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database."""
    return _empty_database(postgres)


@pytest.fixture
def another_postgres_database(postgres: str) -> str:
    """The address of a second empty database."""
    return _empty_database(postgres)


def _empty_database(postgres: str) -> str:
    name = f"t{next(_numbers)}"
    made = _psql(postgres + "postgres", f"CREATE DATABASE {name}")
    assert made.returncode == 0, made.stderr.decode()
    return postgres + name


# --- Redis ----------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """Start a Redis server and yield its address."""
    program = shutil.which("redis-server")
    assert program, "redis-server is missing: run tools/test-deps.sh"
    port = free_port()
    server = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_until(lambda: listens(port), "Redis")
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(PATIENCE)


# --- Servers --------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database address, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'closecall.db'}"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server in this process, shared by the tests of a module, with generous limits."""
    live = LiveServer(data=str(tmp_path_factory.mktemp("data")))
    yield live
    live.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., LiveServer]]:
    """Start servers in this process with other settings."""
    made: list[LiveServer] = []

    def make(**settings: object) -> LiveServer:
        live = LiveServer(**{"data": str(tmp_path / f"data{len(made)}"), **settings})
        made.append(live)
        return live

    yield make
    for live in made:
        live.stop()


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start real server processes that can be killed."""
    started: list[ServerProcess] = []

    def start(**settings: object) -> ServerProcess:
        log = tmp_path / f"server{len(started)}.log"
        process = ServerProcess(sys.executable, log, settings)
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        log = process.log.read_text()
        assert "Traceback" not in log and '"level":"error"' not in log, log[-4000:]
