"""Checks of a deployment from outside: what the proxy in front does to requests and sockets."""

from __future__ import annotations

import http.client
import ssl
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidStatus,
    WebSocketException,
)
from websockets.sync.client import connect

from closecall.server.http.seen import Seen
from closecall.server.match.clocks import now_ms
from closecall.server.operate.doctor.findings import Finding, fine, problem, warning
from closecall.server.operate.doctor.stores import skew

TIMEOUT = 10.0
NOBODY = "203.0.113.77"
"""An address for documentation: no request really comes from it."""
CERTIFICATE_DAYS = 14
OTHER_SITE = 4003
"""The code with which the server closes sockets of foreign pages."""
EXPECTED_HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")


class Reply(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes


class Unreachable(Exception):
    """Nothing answers at the address."""


def check_address(url: str) -> Iterator[Finding]:
    """Run all checks of a server by its public address."""
    parts = urlsplit(url)
    try:
        yield from _health(parts)
        yield from _transport(parts)
        seen = _seen(parts, {})
        if isinstance(seen, Finding):
            yield seen
            return
        yield _host(parts, seen)
        yield _address(parts, seen)
        yield _forged(parts)
        yield _scheme(parts, seen)
        yield _clock(parts)
        yield from _pages(parts)
        yield _metrics(parts)
    except Unreachable as error:
        yield problem(
            "address",
            f"{url} cannot be reached: {error}",
            "Is the server running, does the name point here, is the port open in the firewall?",
        )
        return
    yield _socket(parts)


def _get(parts: SplitResult, path: str, headers: dict[str, str]) -> Reply:
    connection = _connection(parts)
    try:
        connection.request("GET", path, headers={"accept-encoding": "identity", **headers})
        answer = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Reply(answer.status, found, answer.read(1 << 20))
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(str(error) or type(error).__name__) from None
    finally:
        connection.close()


def _connection(parts: SplitResult) -> http.client.HTTPConnection:
    assert parts.hostname is not None
    if parts.scheme == "https":
        return http.client.HTTPSConnection(parts.hostname, parts.port, timeout=TIMEOUT)
    return http.client.HTTPConnection(parts.hostname, parts.port, timeout=TIMEOUT)


def _health(parts: SplitResult) -> Iterator[Finding]:
    reply = _get(parts, "/healthz", {})
    if reply.status == 200 and reply.body == b"ok":
        yield fine("health", "the server runs and can save moves")
    elif reply.status == 503:
        yield problem(
            "health",
            f"the server says {reply.body[:40].decode('latin-1')!r}",
            "store: look at the database and its disk; stopping: wait for the restart.",
        )
    else:
        yield problem(
            "health",
            f"/healthz answers {reply.status}",
            "Let the proxy pass every path to the server; is another program at this address?",
        )


def _transport(parts: SplitResult) -> Iterator[Finding]:
    """Check that what players send is encrypted on its way."""
    assert parts.hostname is not None
    if parts.scheme == "https":
        yield _certificate(parts)
    elif _private(parts.hostname):
        yield fine("encryption", "none, on a private network")
    else:
        yield problem(
            "encryption",
            "secrets of seats travel in clear text",
            "Put a TLS proxy in front (deploy/Caddyfile) and use its https address.",
        )


def _private(host: str) -> bool:
    try:
        return ip_address(host).is_private
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local"))


def _certificate(parts: SplitResult) -> Finding:
    connection = _connection(parts)
    try:
        connection.connect()
        secured: Any = connection.sock
        found = secured.getpeercert()
    except OSError as error:
        raise Unreachable(str(error)) from None
    finally:
        connection.close()
    ends = ssl.cert_time_to_seconds(found["notAfter"])
    days = (ends - time.time()) / 86_400
    said = f"certificate valid until {datetime.fromtimestamp(ends, UTC):%Y-%m-%d}"
    if days < CERTIFICATE_DAYS:
        return warning("encryption", said, "Renew the certificate; let the proxy do it by itself.")
    return fine("encryption", said)


# --- What the proxy does to requests --------------------------------------------------------------


def _seen(parts: SplitResult, headers: dict[str, str]) -> Seen | Finding:
    reply = _get(parts, "/api/seen", headers)
    if reply.status == 421:
        return problem(
            "host name",
            f"the server does not answer under {parts.hostname}",
            f"Add it: --allowed-hosts {parts.hostname}",
        )
    try:
        return msgspec.json.decode(reply.body, type=Seen)
    except msgspec.MsgspecError:
        return problem(
            "server",
            f"/api/seen answers {reply.status} and not what it should",
            "Let the proxy pass every path; run the same version of closecall on both sides.",
        )


def _host(parts: SplitResult, seen: Seen) -> Finding:
    if seen.host == parts.netloc.rpartition("@")[2]:
        return fine("host name", f"arrives as {seen.host}")
    return problem(
        "host name",
        f"{parts.netloc} arrives as {seen.host or 'nothing'}: browsers' sockets are refused as"
        " those of another site",
        "Let the proxy keep the Host header (nginx: proxy_set_header Host $http_host).",
    )


def _address(parts: SplitResult, seen: Seen) -> Finding:
    if seen.forwarded and not seen.believed:
        return problem(
            "players' addresses",
            f"the proxy at {seen.address} names the player's address, but is not believed:"
            " all players share one address and its limits",
            f"Set --trusted-proxies {seen.address} (or the proxy's network).",
        )
    if parts.scheme == "https" and not seen.forwarded:
        return problem(
            "players' addresses",
            "the proxy does not pass them on: all players share one address and its limits",
            "Let the proxy set X-Forwarded-For (Caddy does; nginx: proxy_set_header"
            " X-Forwarded-For $proxy_add_x_forwarded_for).",
        )
    return fine("players' addresses", f"you are {seen.address}")


def _forged(parts: SplitResult) -> Finding:
    """Return whether a player can choose the address to be counted under."""
    seen = _seen(parts, {"x-forwarded-for": NOBODY})
    if isinstance(seen, Seen) and seen.address == NOBODY:
        return problem(
            "forged addresses",
            "anybody can choose an address by sending X-Forwarded-For, so limits do not hold",
            "Let the proxy replace or append to the header, and name only the proxy in"
            " --trusted-proxies. (Ask through the proxy, not from its own machine.)",
        )
    return fine("forged addresses", "not believed")


def _scheme(parts: SplitResult, seen: Seen) -> Finding:
    if seen.scheme == parts.scheme:
        return fine("links", f"begin with {seen.scheme}")
    return warning(
        "links",
        f"the server thinks it is reached by {seen.scheme}, not {parts.scheme}: links in QR codes"
        " are wrong",
        f"Set --url {parts.scheme}://{parts.netloc}, or let the proxy set X-Forwarded-Proto.",
    )


def _clock(parts: SplitResult) -> Finding:
    before = now_ms()
    seen = _seen(parts, {})
    after = now_ms()
    assert isinstance(seen, Seen)
    return skew("server clock", seen.now - (before + after) / 2)


def _pages(parts: SplitResult) -> Iterator[Finding]:
    reply = _get(parts, "/", {})
    missing = [name for name in EXPECTED_HEADERS if name not in reply.headers]
    if missing:
        yield problem(
            "security headers",
            f"{', '.join(missing)} got lost on the way",
            "Let the proxy pass the server's headers unchanged.",
        )
    else:
        yield fine("security headers", "arrive")
    if reply.status != 200 or b"<script" not in reply.body:
        yield warning(
            "web app",
            "the page at / has no tables",
            "Install a released wheel, or run `make build` in a checkout.",
        )
    else:
        yield fine("web app", "arrives")


def _metrics(parts: SplitResult) -> Finding:
    assert parts.hostname is not None
    if _get(parts, "/metrics", {}).status == 200 and not _private(parts.hostname):
        return warning(
            "metrics",
            "anybody can read /metrics",
            "Refuse /metrics at the proxy (deploy/Caddyfile does); scrape the nodes directly.",
        )
    return fine("metrics", "not public")


# --- Sockets --------------------------------------------------------------------------------------


def _socket(parts: SplitResult) -> Finding:
    """Open a socket as a browser would, and have something answered over it."""
    scheme = "wss" if parts.scheme == "https" else "ws"
    origin: Any = f"{parts.scheme}://{parts.netloc}"
    try:
        with connect(
            f"{scheme}://{parts.netloc}/api/socket",
            origin=origin,
            open_timeout=TIMEOUT,
            proxy=None,
        ) as opened:
            opened.send('{"type":"hello","match":"nobody"}')
            opened.recv(TIMEOUT)
    except InvalidStatus as error:
        return _no_upgrade(error.response.status_code)
    except ConnectionClosed as error:
        return _closed(error.rcvd.code if error.rcvd else 0)
    except (InvalidHandshake, WebSocketException, OSError) as error:
        return problem(
            "sockets",
            f"cannot be opened ({type(error).__name__}): nobody can play",
            "Let the proxy pass WebSockets and keep them open for minutes.",
        )
    return fine("sockets", "open and answered")


def _no_upgrade(status: int) -> Finding:
    return problem(
        "sockets",
        f"answered with {status} instead of an upgrade: nobody can play",
        "Let the proxy pass WebSockets (nginx: proxy_http_version 1.1; proxy_set_header Upgrade"
        ' $http_upgrade; proxy_set_header Connection "upgrade").',
    )


def _closed(code: int) -> Finding:
    if code == OTHER_SITE:
        return problem(
            "sockets",
            "refused as those of another site: nobody can play in a browser",
            "Let the proxy keep the Host header, or set --allowed-origins and --allowed-hosts.",
        )
    return problem(
        "sockets",
        f"closed at once with code {code}",
        "4008: this address has too many sockets open. 1001: the server is stopping.",
    )
