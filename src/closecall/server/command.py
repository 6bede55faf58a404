"""`closecall serve`: start the server, say where it is, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
import msgspec
import segno
import uvicorn

import closecall
from closecall.server import logs
from closecall.server.app import App
from closecall.server.settings import MEANING, BadSettings, Settings, load
from closecall.server.sockets.doors import doors, raise_file_limit
from closecall.server.sockets.wire import Wire
from closecall.server.store.base import StoreError

log = logging.getLogger("closecall.server")

BACKLOG = 4096
YOUNG = 20_000
"""Objects made until Python looks for cycles among them; a move makes a hundred that form none."""
WORKERS_LEAVE = 5.0
"""Seconds in which idle worker processes leave; one that thinks is waited for at the very end."""
EVERYWHERE = ("0.0.0.0", "::")
SIGNALS = (signal.SIGINT, signal.SIGTERM)


def run_server(config: Path | None = None, **flags: Any) -> int:
    """Run until told to stop. `flags` are settings by name; those that are None were not given."""
    try:
        settings = load(flags, os.environ, config)
    except BadSettings as error:
        print(f"closecall: {error}", file=sys.stderr)
        return 2
    logs.configure(settings.log_level, settings.log_format)
    raise_file_limit()
    try:
        with asyncio.Runner(loop_factory=_loop()) as runner:
            return runner.run(_serve(settings))
    except KeyboardInterrupt:
        return 0


def _options() -> list[click.Parameter]:
    """Return one option for each setting, made from the table."""
    made: list[click.Parameter] = [
        click.Option(["--config"], type=click.Path(path_type=Path), help="TOML file with settings.")
    ]
    for field in msgspec.structs.fields(Settings):
        flag = "--" + field.name.replace("_", "-")
        if isinstance(field.default, bool):
            flag += "/--no-" + field.name.replace("_", "-")
        made.append(click.Option([flag], default=None, help=MEANING[field.name] + "."))
    return made


def _run(**given: Any) -> None:
    sys.exit(run_server(**given))


serve = click.Command(
    "serve", params=_options(), callback=_run, help="Run the table server until told to stop."
)


def _loop() -> Any:
    try:
        import uvloop
    except ImportError:  # no wheel for this system: the standard loop does
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings) -> int:
    listening = _listen(settings)
    app = App(settings)
    try:
        node = await app.start()
    except Exception as error:
        listening.close()
        reason = _reason(error)
        if reason is None:
            raise
        print(f"closecall: {reason}", file=sys.stderr)
        return 2
    gc.collect()
    gc.freeze()  # what lives as long as the server need not be looked through again and again
    gc.set_threshold(YOUNG, 20, 20)
    server = _Server(app, settings)
    address = _address(settings, listening)
    _greet(settings, address)
    about = {"node": node.id, "version": closecall.__version__, "address": address}
    logs.note(log, "server started", store=_kind_of_store(settings), **about)
    try:
        await server.serve(sockets=[listening])
    finally:
        await app.stop()
        logs.note(log, "server stopped", node=node.id)
        await asyncio.to_thread(_see_workers_off)
    return 0


def _see_workers_off() -> None:
    """Wait until the pools of worker processes have closed.

    The interpreter waits for them as well when it ends; Python 3.11 trips over one that closes
    at that very moment.
    """
    for thread in threading.enumerate():
        if type(thread).__name__ == "_ExecutorManagerThread":
            thread.join(WORKERS_LEAVE)


def _kind_of_store(settings: Settings) -> str:
    """Return SQLite or PostgreSQL; never the address, which may hold a password."""
    address = settings.database or "sqlite:"
    return "postgresql" if address.startswith("postgres") else "sqlite"


def _reason(error: Exception) -> str | None:
    """Return why the server cannot start, when that is not a fault of ours."""
    if isinstance(error, ImportError):
        return str(error)
    if isinstance(error, _broker_errors()):
        return f"the broker cannot be used: {error}"
    if isinstance(error, sqlite3.Error):  # a full disk is not an OSError to SQLite
        return f"the database cannot be used: {error}"
    return str(error) if isinstance(error, (StoreError, ValueError, OSError)) else None


def _broker_errors() -> tuple[type[Exception], ...]:
    try:
        from redis.exceptions import RedisError
    except ImportError:  # it belongs to an extra
        return ()
    return (RedisError,)


class _Server(uvicorn.Server):
    """Stops on signals like the original, but tells everybody first and leaves with all durable."""

    def __init__(self, app: App, settings: Settings) -> None:
        super().__init__(_config(app, settings))
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._app.node is not None:
            self._app.node.say_goodbye()
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _config(app: App, settings: Settings) -> uvicorn.Config:
    proxies = settings.trusted_proxies
    return uvicorn.Config(
        app,
        ws=Wire,
        http=doors(settings, app.count_limited, app.must_wait),
        lifespan="off",
        log_config=None,
        access_log=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # named as TCP, or asyncio leaves Nagle on and every move waits for an acknowledgement
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise SystemExit(
            f"closecall: cannot listen on {settings.host}:{settings.port}: {error.strerror};"
            " another port can be given with --port"
        ) from None
    listening.listen(BACKLOG)
    listening.setblocking(False)
    return listening


def _address(settings: Settings, listening: socket.socket) -> str:
    if settings.url:
        return settings.url
    port = listening.getsockname()[1]
    host = settings.host
    if host in EVERYWHERE:
        host = _network_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _network_address() -> str:
    """Return the address other machines of the network see; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _invite_phones(settings: Settings, address: str) -> None:
    """Print a QR code if a phone could open the address; otherwise say how to get one."""
    if not _only_here(address):
        segno.make(address, micro=False).terminal(compact=True)
    elif settings.host in EVERYWHERE:
        print("This machine is not on a network that phones can reach.", flush=True)
    else:
        print("Phones on the same network can join with --host 0.0.0.0", flush=True)


def _only_here(address: str) -> bool:
    """Return whether an address means this machine, so that it is no use on a phone."""
    host = urlsplit(address).hostname or ""
    with contextlib.suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost" or host.endswith(".localhost")


def _greet(settings: Settings, address: str) -> None:
    print(f"Close Call: {address}", flush=True)
    if sys.stdout.isatty():
        _invite_phones(settings, address)
    if settings.open:
        webbrowser.open(address)
