"""Secrets, limits, and what a browser may do with our pages."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import astuple

from closecall.protocol import CODE_ALPHABET, CODE_LENGTH
from closecall.server.bucket import Bucket
from closecall.server.problems import Refusal
from closecall.server.settings import Settings

GUEST_PREFIX = "g."
SEAT_PREFIX = "s."

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
_PARTS: Final = (b"text/javascript", b"text/css")
_DATA_POLICY: Final = b"default-src 'none'; frame-ancestors 'none'"
_FOR_PARTS: Final = (b"x-content-type-options", b"cross-origin-resource-policy")
_FOR_PAGES: Final = (b"cross-origin-opener-policy", b"permissions-policy")


def headers_for(path: str, kind: bytes) -> tuple[tuple[bytes, bytes], ...]:
    """Return the security headers of an answer of this content type.

    Scripts and styles are never a page of their own, and JSON needs no policy for what a page may
    load: on a slow line half a kilobyte of headers on each of twenty files is felt. A service
    worker brings its own policy, so its script has them all.
    """
    if path.startswith("/assets/") and kind.startswith(_PARTS):
        return _PART_HEADERS
    return _DATA_HEADERS if kind == b"application/json" else HEADERS


_PART_HEADERS: Final = tuple(each for each in HEADERS if each[0] in _FOR_PARTS)
_DATA_HEADERS: Final = (
    (b"content-security-policy", _DATA_POLICY),
    *(each for each in HEADERS[1:] if each[0] not in _FOR_PAGES),
)


# --- Secrets --------------------------------------------------------------------------------------


def new_secret(prefix: str) -> str:
    """Return a secret nobody can guess: 256 random bits."""
    return prefix + secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Hash a secret for storage. It has 256 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Compare hashes in constant time."""
    return one is not None and hmac.compare_digest(one, other)


def new_id() -> str:
    """Return an id that cannot be guessed: 120 random bits."""
    return secrets.token_hex(15)


def new_code() -> str:
    """Return a short code to read aloud."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


_NAME_OF_MATCH = re.compile(rf"[0-9a-f]{{30}}|[{CODE_ALPHABET}]{{{CODE_LENGTH}}}")


def id_or_code(name: str) -> str:
    """Return the store's name for a match; what is neither id nor code never reaches a database."""
    wanted = name.upper() if len(name) == CODE_LENGTH else name
    if not _NAME_OF_MATCH.fullmatch(wanted):
        raise Refusal("unknown_match", "There is no such match.")
    return wanted


def is_code(name: str) -> bool:
    """Return whether a match is named by its short code, which can be guessed."""
    return len(name) == CODE_LENGTH


# --- Text of people -------------------------------------------------------------------------------


def clean_text(text: str, what: str) -> str:
    """Return a name or chat line as it may be shown; refused when it holds what is not text."""
    trimmed = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(map(_visible, trimmed)):
        raise Refusal("malformed", f"A {what} needs at least one visible character.")
    for character in trimmed:
        # control, format (which turns lines around), unassigned, private, lone surrogates
        if unicodedata.category(character) in _NOT_TEXT and character not in _JOINERS:
            raise Refusal("malformed", f"A {what} is plain text; U+{ord(character):04X} is not.")
    return trimmed


_NOT_TEXT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS = frozenset("\u200c\u200d")  # in Persian words and in emoji of several people
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols nobody can see


def _visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANKS


DEEPEST = 50


def check_depth(body: object) -> None:
    """Refuse JSON nested deeper than anything we know, before something recurses into it."""
    level = [body]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif isinstance(value, Struct):
                inner += astuple(value)
        if not inner:
            return
        level = inner
    raise Refusal("malformed", f"The body is nested more than {DEEPEST} deep.")


# --- Where requests come from ---------------------------------------------------------------------


def origin_allowed(origin: str | None, host: str | None, extra: Iterable[str]) -> bool:
    """Return whether a socket may be opened: not by other sites' pages; programs send no origin."""
    if origin is None:
        return True
    if origin in extra:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc == host


def cross_site(headers: Mapping[bytes, bytes], extra: Iterable[str]) -> bool:
    """Return whether a page of another site asks; its forms can post here without asking first."""
    origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
    if origin:
        return not origin_allowed(origin, host or None, extra)
    return headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin")


class Hosts:
    """The names under which the server answers, as the operator gave them.

    Anybody can make a name of their own point here, and then a page of theirs counts as ours.
    Nobody can do that with a number or with a name that means something at home alone: where the
    operator gave just the public address, these are answered too.
    """

    def __init__(self, settings: Settings) -> None:
        self._named = settings.hosts
        self._near = not settings.allowed_hosts

    def __contains__(self, host: str | None) -> bool:
        if not self._named:
            return True
        try:
            asked = urlsplit(f"//{host or ''}").hostname or ""
        except ValueError:
            return False
        return asked in self._named or (self._near and _near(asked))


def _near(host: str) -> bool:
    """Return whether a host is a number, or a name that nobody can own in the public network."""
    try:
        ip_address(host)
    except ValueError:
        return bool(host) and ("." not in host or host.endswith(_AT_HOME))
    return True


_AT_HOME: Final = (".local", ".localhost", ".internal", ".home.arpa")


@lru_cache(4096)
def household(address: str) -> str:
    """Return the owner of an address: itself, or for IPv6 the network that one customer gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Proxies:
    """The addresses of load balancers, as the setting `trusted_proxies` names them."""

    def __init__(self, named: str) -> None:
        names = [name.strip() for name in named.split(",") if name.strip()]
        self._all = "*" in names
        self._networks = [ip_network(name) for name in names if name != "*"]

    def __contains__(self, address: str) -> bool:
        if self._all or not address:  # without an address it is a socket of this machine
            return True
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


# --- Limits ---------------------------------------------------------------------------------------


class Limiter:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Return whether this address may do one more."""
        address = household(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self.tidy()
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()

    def tidy(self) -> None:
        """Forget addresses that are within their limit anyway."""
        self._buckets = {key: value for key, value in self._buckets.items() if not value.full}


class Guesses:
    """Wrong match codes of each address: a few are typing errors, many are a search.

    After `FREE` wrong ones every further one doubles how long that address has to wait before it
    may try a code again. One is forgiven every `FORGIVEN` seconds.
    """

    FREE = 5
    FORGIVEN = 60.0
    FIRST_WAIT = 0.5
    LONGEST_WAIT = 60.0

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[float, float, float]] = {}
        """How many, when the last one came, and until when the address has to wait."""

    def wrong(self, address: str) -> None:
        """Count a wrong code from this address."""
        key, now = household(address), time.monotonic()
        count = self._count(key, now) + 1
        wait = 0.0
        if count > self.FREE:
            doubled: float = self.FIRST_WAIT * 2 ** min(count - self.FREE - 1, 16)
            wait = min(self.LONGEST_WAIT, doubled)
        if len(self._wrong) > 10_000:
            self._wrong = {each: it for each, it in self._wrong.items() if self._count(each, now)}
        self._wrong[key] = (count, now, now + wait)

    def _count(self, key: str, now: float) -> float:
        count, at, _ = self._wrong.get(key, (0.0, now, now))
        return max(0.0, count - (now - at) / self.FORGIVEN)

    def must_wait(self, address: str) -> bool:
        """Return whether this address may not try codes now."""
        found = self._wrong.get(household(address))
        return found is not None and time.monotonic() < found[2]


class Flooders:
    """Addresses whose sockets were cut off for flooding: they open no new ones for a while.

    Otherwise each new socket would come with a fresh limit, and with the cost of letting it in.
    """

    REST = 10.0

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def cut_off(self, address: str) -> None:
        """Note that a socket of this address sent too much for too long."""
        now = time.monotonic()
        if len(self._until) > 10_000:
            self._until = {each: until for each, until in self._until.items() if until > now}
        self._until[household(address)] = now + self.REST

    def must_wait(self, address: str) -> bool:
        """Return whether this address may not open a socket now."""
        until = self._until.get(household(address))
        return until is not None and time.monotonic() < until


class Budgets:
    """Budgets of each address over time, whatever the way it asks."""

    def __init__(self, settings: Settings) -> None:
        per_minute, per_hour = settings.requests_per_minute, settings.guests_per_hour
        self.requests = Limiter(per_minute / 60, max(20, per_minute / 2))
        self.guests = Limiter(per_hour / 3600, per_hour)
        self.guesses = Guesses()
        self.flooders = Flooders()
