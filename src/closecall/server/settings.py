"""All settings of the server: one table, from which flags, environment and file are read.

What is given on the command line wins over the environment (`CLOSECALL_PORT=…`), the environment
over the file (TOML, `--config`), the file over the defaults.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, inspect

PREFIX = "CLOSECALL_"
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Days = Annotated[float, Meta(ge=0, le=1_000_000)]


def data_directory() -> Path:
    """Return where this user's programs keep their data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "closecall"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default; `MEANING` says what each is for."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    data: str = ""
    database: str | None = None
    broker: str | None = None
    url: str | None = None
    open: bool = True
    trusted_proxies: str = ""
    allowed_origins: str = ""
    allowed_hosts: str = ""
    bot_workers: Count = 2
    log_level: Literal["debug", "info", "warning", "error"] | None = None
    log_format: Literal["json", "text"] | None = None
    keep_finished_days: Days = 365
    keep_abandoned_days: Days = 30
    keep_open_hours: Days = 48
    message_bytes: Count = 16 * 1024
    body_bytes: Count = 256 * 1024
    messages_per_second: Count = 30
    requests_per_minute: Count = 600
    connections_per_address: Count = 64
    tcp_per_address: Count = 192
    request_seconds: Annotated[int, Meta(ge=1, le=3600)] = 15
    matches_per_guest: Count = 40
    megabytes_per_guest: Count = 64
    guests_per_hour: Count = 60
    chat_lines_per_minute: Count = 30
    chat_lines_per_match: Count = 500
    reviews_per_day: Count = 30
    telemetry: str | None = None
    day_starts: Annotated[int, Meta(ge=0, le=23)] = 0

    @property
    def origins(self) -> frozenset[str]:
        """Further origins whose pages may talk to this server."""
        return frozenset(_listed(self.allowed_origins))

    @property
    def hosts(self) -> frozenset[str]:
        """Names the operator gave to this server; empty: none, so it answers under all."""
        named = frozenset(name.lower() for name in _listed(self.allowed_hosts))
        own = urlsplit(self.url).hostname if self.url else None
        return named | {own} if own else named

    @property
    def data_path(self) -> Path:
        """The data directory."""
        return Path(self.data).expanduser() if self.data else data_directory()


MEANING: dict[str, str] = {
    "host": "address to listen on; 0.0.0.0 lets in phones on the same network",
    "port": "port to listen on; 0 takes a free one",
    "data": "directory of the embedded database; empty: the user's data directory",
    "database": "postgresql://… instead of the embedded database",
    "broker": "redis://… when several nodes share a database",
    "url": "address under which people reach the server, for links and QR codes",
    "open": "open the page in the browser after starting",
    "trusted_proxies": "addresses of load balancers whose X-Forwarded-For is believed, with commas",
    "allowed_origins": "further origins whose pages may open sockets, with commas",
    "allowed_hosts": "names under which the server answers, with commas; empty: that of url and"
    " names at home, or every name if there is no url",
    "bot_workers": "processes in which bots think",
    "log_level": "debug, info, warning or error; default: info for json, warning for text",
    "log_format": "json for programs, text for people; default: text on a terminal, else json",
    "keep_finished_days": "days after which finished matches are removed; 0: never",
    "keep_abandoned_days": "days without a step after which a match counts as abandoned; 0: never",
    "keep_open_hours": "hours after which a match that never started is removed; 0: never",
    "message_bytes": "largest message over a socket",
    "body_bytes": "largest body of a request",
    "messages_per_second": "messages a socket may send; twice as many at once",
    "requests_per_minute": "requests an address may make",
    "connections_per_address": "sockets an address may have open",
    "tcp_per_address": "TCP connections an address may have open; trusted proxies are not counted",
    "request_seconds": "seconds the headers of a request may take to arrive, and again its body",
    "matches_per_guest": "open and running matches a guest may have made",
    "megabytes_per_guest": "what the matches a guest has made may take in the database",
    "guests_per_hour": "guests an address may make",
    "chat_lines_per_minute": "lines of chat a guest may write; a third of it at once",
    "chat_lines_per_match": "newest lines of chat that are kept of a match",
    "reviews_per_day": "reviews of finished matches a guest may ask for in 24 hours",
    "telemetry": "address of an OpenTelemetry collector (OTLP over HTTP) to send traces to",
    "day_starts": "hour, UTC, at which a new daily challenge begins",
}


class BadSettings(ValueError):
    """A setting that cannot be used; says where it came from."""


def load(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """Return the settings from all three places; `flags` that are None were not given."""
    given: dict[str, tuple[Any, str]] = {}  # with the place each came from
    if file is not None:
        given.update({name: (value, f"{file}, {name}") for name, value in _from_file(file).items()})
    for name, text in _from_environment(environment).items():
        given[name] = (text, PREFIX + name.upper())
    for name, value in flags.items():
        if value is not None:
            given[name] = (value, _flag(name))
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    return Settings(**{name: _checked(name, kinds[name], *given[name]) for name in given})


def _checked(name: str, kind: Any, value: Any, place: str) -> Any:
    fits, expected = CHECKS.get(name, (None, ""))
    try:
        found = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        said = expected or _expected(inspect.type_info(kind))
        raise BadSettings(f"{place}: expected {said}, got {value!r}") from None
    if fits is not None and found and not fits(found):
        raise BadSettings(f"{place}: expected {expected}, got {value!r}")
    return found


def _expected(kind: inspect.Type) -> str:
    """Describe in words what a type expects."""
    if isinstance(kind, inspect.UnionType):
        return _expected(kind.types[0])
    if isinstance(kind, inspect.LiteralType):
        return " or ".join(str(value) for value in kind.values)
    if isinstance(kind, inspect.IntType):
        return f"a whole number from {kind.ge} to {kind.le}"
    if isinstance(kind, inspect.FloatType):
        return f"a number from {kind.ge:g} to {kind.le:g}"
    return "true or false" if isinstance(kind, inspect.BoolType) else "text"


def _listed(text: str) -> Iterator[str]:
    return (part.strip() for part in text.split(",") if part.strip())


def _is_address(text: str) -> bool:
    with suppress(ValueError):
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    return False


def _is_network(text: str) -> bool:
    with suppress(ValueError):
        return text == "*" or ip_network(text) is not None
    return False


CHECKS: dict[str, tuple[Callable[[str], bool], str]] = {
    "url": (_is_address, "an address such as https://games.example.org"),
    "telemetry": (_is_address, "an address such as http://127.0.0.1:4318"),
    "trusted_proxies": (
        lambda text: all(map(_is_network, _listed(text))),
        "IP addresses or networks such as 10.0.0.0/8, with commas",
    ),
    "allowed_origins": (
        lambda text: all(map(_is_address, _listed(text))),
        "addresses such as https://games.example.org, with commas",
    ),
}


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"{file}: {error}") from None
    unknown = set(found) - set(MEANING)
    if unknown:
        raise BadSettings(f"{file}: unknown settings {', '.join(sorted(unknown))}")
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    return {
        name: environment[PREFIX + name.upper()]
        for name in MEANING
        if PREFIX + name.upper() in environment
    }


def table() -> str:
    """Return the documented table, in Markdown; `docs/security.md` holds a copy that a test
    compares.
    """
    rows = ["| flag, environment and file | default | meaning |", "|---|---|---|"]
    for field in msgspec.structs.fields(Settings):
        default = "" if field.default in (None, "") else f"`{_shown(field.default)}`"
        names = f"`{_flag(field.name)}` · `{PREFIX}{field.name.upper()}` · `{field.name}`"
        rows.append(f"| {names} | {default} | {MEANING[field.name]} |")
    return "\n".join(rows) + "\n"


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
