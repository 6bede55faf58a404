"""What the documents list is what the server has: requests, messages, refusals, close codes.

And where they state a limit or a time, it is the one in the code.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from closecall import protocol as p
from closecall.engine.errors import CloseCallError
from closecall.server import bots, fair, logs
from closecall.server.http.rest import rest
from closecall.server.live import expiry, sweeper
from closecall.server.match import comeback, company, positions, pulse, takeover, thinking
from closecall.server.problems import STATUS
from closecall.server.seats import making
from closecall.server.security import Budgets, Flooders, Guesses
from closecall.server.settings import Settings
from closecall.server.sockets import doors, hello, sockets
from closecall.server.store import journal, private, sqlite

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
SCALING = (ROOT / "docs" / "scaling.md").read_text("utf-8")
SERVER = [path.read_text("utf-8") for path in (ROOT / "src/closecall/server").rglob("*.py")]
FOR_OPERATORS = {"GET /api/seen", "GET /healthz", "GET /metrics"}
"""Documented, and not in the schema."""


def test_every_request_is_in_the_protocol() -> None:
    listed = set(re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`?\s]*)", PROTOCOL))
    paths = rest(Settings()).openapi_schema.to_schema()["paths"]
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert listed == served | FOR_OPERATORS


def test_every_message_is_in_the_protocol() -> None:
    kinds = [*p.ClientMessage.__args__, *p.ServerMessage.__args__]
    for kind in kinds:
        tag = kind.__struct_config__.tag
        assert re.search(rf'`{tag}\b|"type": "{tag}"', PROTOCOL), tag


def test_the_protocol_names_the_status_of_every_refusal() -> None:
    listed: dict[str, set[int]] = defaultdict(set)
    for status, codes in re.findall(r"^\| ([45]\d\d) \| (.*) \|$", PROTOCOL, re.MULTILINE):
        for code in re.findall(r"`(\w+)`", codes):
            listed[code].add(int(status))
    known = {code: {status} for code, status in STATUS.items()}
    known |= {"other_site": {403, 421}, "wrong_method": {405}, "fault": {500}}
    assert listed == known


def test_every_refusal_is_in_the_protocol() -> None:
    used = {code for text in SERVER for code in re.findall(r'Refusal\(\s*"(\w+)"', text)}
    moves = {each.code for each in CloseCallError.__subclasses__() if "move" in each.code}
    used.remove("repeated")  # never sent: the same move again is answered like the first
    missing = {code for code in used | moves if f"`{code}`" not in PROTOCOL}
    assert len(used) > 30 and not missing


def test_every_close_code_is_in_the_protocol() -> None:
    used = {code for text in SERVER for code in re.findall(r"\b(?:10[01][1-9]|400\d)\b", text)}
    used.remove("4004")  # never sent: the handshake of a socket elsewhere is refused
    (line,) = [line for line in PROTOCOL.splitlines() if line.startswith("Close codes:")]
    listed = set(re.findall(r"\b\d{4}\b", line))
    assert listed == used | {"1009"}  # that one is the web server's own


def test_the_tests_named_in_the_security_table_exist() -> None:
    tests = ROOT / "tests"
    named = re.findall(r"`((?:tests/)?(?:test_\w+\.py)?(?:::)?(?:test_\w+)?)`", SECURITY)
    assert len(named) > 50
    for name in filter(None, named):
        file, _, test = name.partition("::") if ".py" in name else ("test_security.py", "", name)
        path = tests / file.removeprefix("tests/") if "/" in file else tests / "server" / file
        assert not test or f"def {test}(" in path.read_text("utf-8"), name
        assert path.is_file(), name


DEFAULTS = Settings()
GUESSES = Guesses
WORDS = {0.5: "half", 2: "twice", 3: "three", 5: "five", 8: "eight", 10: "ten", 60: "a minute"}
WORDS |= {1 / 8: "an eighth", 4: "four", 600: "ten minutes"}
"""Numbers as people write them."""

STATED = {
    PROTOCOL: [
        f"within {sockets.HELLO_SECONDS} s",
        f"After {WORDS[GUESSES.FREE]} wrong codes each further one doubles the wait (from"
        f" {WORDS[GUESSES.FIRST_WAIT]} a second to {WORDS[GUESSES.LONGEST_WAIT]})",
        f"the last {hello.CHAT_LINES} `chat` lines",
        f"oldest first, at most {comeback.MISSED} ",
        f"(at most {positions.LONGEST_REPLAY} at a time",
        f"for {WORDS[Flooders.REST]} seconds new sockets of that address are refused",
        f"comings and goings within {company.PAUSE} s come as one",
        f"waits at least {takeover.STEP_IN_SECONDS:g} s",
        f"of `{p.CODE_ALPHABET}`",
        f"`look` of a seat (0 to {p.MAX_SEATS - 1})",
        f"Message {DEFAULTS.message_bytes >> 10} KB, REST body {DEFAULTS.body_bytes >> 10} KB",
        f"{DEFAULTS.messages_per_second} messages a second per socket (bursts of"
        f" {2 * DEFAULTS.messages_per_second})",
        f"{DEFAULTS.requests_per_minute} requests a minute (",
        f") and {DEFAULTS.connections_per_address} sockets per address",
        f"{DEFAULTS.matches_per_guest} open or running matches per guest",
        f"names {p.NAME_LENGTH} characters, chat {p.CHAT_LENGTH}",
    ],
    SECURITY: [
        f"at least {making.LEAST_SEAT_DELAY} seconds later",
        "32⁶ codes" if (len(p.CODE_ALPHABET), p.CODE_LENGTH) == (32, 6) else "other codes",
        f"after {WORDS[GUESSES.FREE]} wrong codes each further one doubles the wait, up to"
        f" {WORDS[GUESSES.LONGEST_WAIT]}",
        f"opens no new one for {WORDS[Flooders.REST]} seconds",
        f"{doors.HEADER_BYTES >> 10} KB and {doors.MOST_HEADERS} headers",
        f"presence is told at most every {company.PAUSE} s",
        f"its owner only (0{private.OWN_FOLDER:o})",
        f"lock files (0{private.OWN_FILES:o})",
        f"when nothing could be written for {WORDS[pulse.PATIENCE_MS // 1000]} seconds",
        f"by which guest; once {WORDS[logs.EVERY_SECONDS]} for each)",
    ],
    SCALING: [
        f"when {journal.MOST:,} are waiting",
        f"after {WORDS[sqlite.QUIET]} a second without work",
        f"When a commit had {sqlite.MANY} steps or more, the next one waits"
        f" {1000 * sqlite.GATHERING:g} ms",
        f"one for every {WORDS[bots.WORKERS_PER_QUICK]} `bot_workers`",
        f"down to {WORDS[fair.LEAST_SHARE]}",
        f"below {WORDS[bots.BRIEF]} of its effort",
        f"until {WORDS[thinking.UNUSED]} in a row were not asked for",
        f"Every {WORDS[expiry.EVERY_SECONDS]} the server removes everything that is old enough,"
        f" in batches of {expiry.AT_ONCE}",
        f"after {WORDS[sweeper.LONG_QUIET_MS // 1000]} of silence any node helps",
        f"| `keep_finished_days` | {DEFAULTS.keep_finished_days} days |",
        f"| `keep_abandoned_days` | {DEFAULTS.keep_abandoned_days} days without a step |",
        f"| `keep_open_hours` | {DEFAULTS.keep_open_hours} hours |",
        f"| `megabytes_per_guest` | {DEFAULTS.megabytes_per_guest} MB in all matches",
        f"| `matches_per_guest` | {DEFAULTS.matches_per_guest} open or running |",
        f"{DEFAULTS.chat_lines_per_minute} per guest, the newest {DEFAULTS.chat_lines_per_match}"
        " per match",
        f"| `reviews_per_day` | {DEFAULTS.reviews_per_day} per guest |",
    ],
}


def test_limits_and_times_are_those_of_the_code() -> None:
    for document, sentences in STATED.items():
        missing = [each for each in sentences if each not in document]
        assert not missing, document[:40]


def test_what_an_address_may_ask_for_at_once() -> None:
    """Half of a minute's requests, as the protocol says."""
    budgets = Budgets(Settings())
    taken = sum(budgets.requests.take("10.0.0.1") for _ in range(1000))
    at_once = DEFAULTS.requests_per_minute // 2
    assert at_once <= taken <= at_once + 20
    assert f"{at_once} of them at once" in PROTOCOL
