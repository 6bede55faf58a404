"""Load: the table server against boardgame.io's, same machine, same run, same kind of match.

    python bench/server/run.py [--seconds 15] [--repeats 3] [--only closed,paced,postgres,sockets]
        [--before FOLDER]

Four seats with a hand of eleven each (Poof here, a plain card game there); a driver process of its
own plays all seats over real sockets. Node.js and npm are needed for the peer and the driver; the
peer's packages go into a temporary folder. Servers run on the first core, the driver on the second,
where the machine has two. PostgreSQL is a throw-away cluster with its default durability.

`--before` names the `src` folder of another checkout: its server is measured in turn with this one,
and boardgame.io is left out.

CPU per move is the figure that survives busy neighbours; `others` says how busy they were.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
Figures = dict[str, Any]

GENEROUS = {
    "connections-per-address": 100_000,
    "tcp-per-address": 100_000,
    "requests-per-minute": 10_000_000,
    "messages-per-second": 10_000,
    "matches-per-guest": 1_000_000,
    "guests-per-hour": 1_000_000,
}


def on_core(core: int, command: list[str]) -> list[str]:
    """Keep a program to one core, where there are several and a way to say so."""
    if shutil.which("taskset") and (os.cpu_count() or 1) > 1:
        return ["taskset", "-c", str(core), *command]
    return command


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nothing listens on port {port}")


def environment(source: str | None) -> dict[str, str]:
    """Return what a server is started with, from another checkout's `source` if one is named."""
    found = {**os.environ, "NODE_ENV": "production"}
    return found if source is None else {**found, "PYTHONPATH": source}


def options(source: str | None) -> str:
    """Return the help page of the table server: older ones have fewer limits to raise."""
    command = [sys.executable, "-m", "closecall.server", "--help"]
    done = subprocess.run(
        command, env=environment(source), capture_output=True, text=True, check=True
    )
    return done.stdout


@contextlib.contextmanager
def running(
    command: list[str], port: int, folder: Path, source: str | None = None
) -> Iterator[int]:
    """A server process, from another checkout's `source` if one is named; yields its pid."""
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            on_core(0, command), cwd=folder, stdout=log, stderr=log, env=environment(source)
        )
    try:
        wait_for(port)
        time.sleep(1)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


@contextlib.contextmanager
def ours(
    folder: Path, database: str | None, source: str | None = None
) -> Iterator[tuple[int, int]]:
    """The table server on an empty database, perhaps that of another checkout."""
    port = free_port()
    data = tempfile.mkdtemp(dir=folder)
    command = [sys.executable, "-m", "closecall.server", "--no-open", "--port", str(port)]
    command += ["--data", data, "--log-level", "warning"]
    known = options(source)
    for name, value in GENEROUS.items():
        if f"--{name} " in known:
            command += [f"--{name}", str(value)]
    if database is not None:
        command += ["--database", database]
    with running(command, port, folder, source) as pid:
        yield port, pid


@contextlib.contextmanager
def peer(folder: Path, database: str | None) -> Iterator[tuple[int, int]]:
    """boardgame.io's server, in memory or on PostgreSQL."""
    port = free_port()
    command = ["node", "server.js", str(port), *([] if database is None else [database])]
    with running(command, port, folder) as pid:
        yield port, pid


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A throw-away PostgreSQL with default durability; its address and pid."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    programs = str(found[-1]) + "/" if found else ""
    place = folder / "pg"
    place.mkdir()
    prefix: list[str] = []
    if os.getuid() == 0:
        shutil.chown(place, "postgres", "postgres")
        prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    data, port = str(place / "data"), free_port()
    initdb = [programs + "initdb", "-D", data, "-A", "trust", "-U", "bench"]
    subprocess.run([*prefix, *initdb], check=True, stdout=subprocess.DEVNULL, cwd=place)
    options = ["-D", data, "-p", str(port), "-k", str(place), "-c", "listen_addresses=127.0.0.1"]
    server = subprocess.Popen(
        on_core(0, [*prefix, programs + "postgres", *options]), cwd=place, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        time.sleep(2)
        yield f"postgresql://bench@127.0.0.1:{port}/", server.pid
    finally:
        server.terminate()
        server.wait(30)


def fresh(url: str) -> str:
    """Create a new database in the cluster."""
    name = f"b{time.time_ns()}"
    psql = shutil.which("psql") or "psql"
    subprocess.run([psql, "-q", url + "postgres", "-c", f"CREATE DATABASE {name}"], check=True)
    return url + name


def drive(folder: Path, **wish: Any) -> Figures:
    """Run one measurement."""
    command = on_core(1, ["node", "driver.js", json.dumps(wish)])
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    if done.returncode != 0:
        raise SystemExit(f"driver: {done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def prepared() -> Path:
    """Prepare a temporary folder with the driver, the peer and their packages."""
    folder = Path(tempfile.mkdtemp(prefix="closecall-bench-"))
    folder.chmod(0o755)
    for file in (HERE / "driver.js", HERE / "package.json", *(HERE / "peer").iterdir()):
        shutil.copy(file, folder)
    npm = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(npm, cwd=folder, check=True)
    return folder


def drive_ours(folder: Path, source: str | None, **wish: Any) -> Figures:
    """Measure the table server on SQLite once."""
    with ours(folder, None, source) as (port, pid):
        return drive(folder, peer="ours", port=port, pid=pid, **wish)


def measure(folder: Path, kind: str, seconds: int, before: str | None) -> list[tuple[str, Figures]]:
    """Measure both servers, one after the other, in one way."""
    common = {"seconds": seconds, "warm": 3, "matches": 200}
    if before is not None:
        pause = {"pause": 2000} if kind == "paced" else {}
        both = {"closecall before": before, "closecall now": None}
        return [
            (name, drive_ours(folder, source, **common, **pause)) for name, source in both.items()
        ]
    if kind == "sockets":
        wish = {**common, "idle": 1200, "pause": 1000}
        return [("closecall SQLite", drive_ours(folder, None, **wish))]
    if kind == "postgres":
        with postgres(folder) as (url, dbpid):
            wish = {**common, "dbpid": dbpid}
            with peer(folder, fresh(url)) as (port, pid):
                theirs = drive(folder, peer="bgio", port=port, pid=pid, **wish)
            with ours(folder, fresh(url)) as (port, pid):
                own = drive(folder, peer="ours", port=port, pid=pid, **wish)
        shutil.rmtree(folder / "pg", ignore_errors=True)
        return [("boardgame.io PostgreSQL", theirs), ("closecall PostgreSQL", own)]
    pause = {"pause": 2000} if kind == "paced" else {}
    with peer(folder, None) as (port, pid):
        theirs = drive(folder, peer="bgio", port=port, pid=pid, **common, **pause)
    own = drive_ours(folder, None, **common, **pause)
    return [("boardgame.io memory", theirs), ("closecall SQLite", own)]


COLUMNS: tuple[tuple[str, Callable[[Figures], float | None], int], ...] = (
    ("moves/s", lambda f: f["moves_per_second"], 0),
    ("CPU ms/move", lambda f: f["cpu_ms_per_move"], 3),
    ("db CPU ms/move", lambda f: f["db_cpu_ms_per_move"], 3),
    ("mover p50 ms", lambda f: f["mover_ms"]["p50"], 1),
    ("last seat p99 ms", lambda f: f["last_seat_ms"]["p99"], 1),
    ("KB/match", lambda f: f["kb_per_match"], 0),
    ("sockets", lambda f: f["sockets"], 0),
    ("dropped", lambda f: f["dropped"], 0),
    ("foreign hands", lambda f: f["foreign"], 0),
    ("others' CPU", lambda f: f["others_cpu"], 2),
)


def row(kind: str, name: str, runs: list[Figures]) -> str:
    """Return medians with their spread, as a line of a Markdown table."""
    cells = [kind, name]
    for _, read, digits in COLUMNS:
        values = [float(read(figures) or 0) for figures in runs]
        middle = f"{statistics.median(values):.{digits}f}"
        low, high = f"{min(values):.{digits}f}", f"{max(values):.{digits}f}"
        cells.append(middle if low == high else f"{middle} ({low}–{high})")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure everything, print the table and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", default="closed,paced,postgres,sockets")
    parser.add_argument("--before", help="src folder of another checkout to compare with")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    given = parser.parse_args()
    folder = prepared()
    lines = ["| run | server | " + " | ".join(title for title, _, _ in COLUMNS) + " |"]
    lines.append("|---" * (len(COLUMNS) + 2) + "|")
    print(*lines, sep="\n", flush=True)
    try:
        for kind in given.only.split(","):
            runs: dict[str, list[Figures]] = {}
            for _ in range(given.repeats):
                for name, figures in measure(folder, kind, given.seconds, given.before):
                    runs.setdefault(name, []).append(figures)
            for name, figures_of_name in runs.items():
                lines.append(row(kind, name, figures_of_name))
                print(lines[-1], flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if given.write:
        keep(lines)


def keep(lines: list[str]) -> None:
    """Add the table to the results, with what is needed to repeat it."""
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=HERE
    )
    heading = f"## Server, {datetime.date.today()}, commit {said.stdout.strip()}, "
    heading += f"{os.cpu_count()} cores"
    with (HERE.parent / "RESULTS.md").open("a") as results:
        text = [heading, f"`python {' '.join(sys.argv)}`", "", *lines]
        results.write("\n" + "\n".join(text) + "\n")


if __name__ == "__main__":
    main()
