"""What the documents list is what the server has: requests, messages, refusals, close codes."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from closecall import protocol as p
from closecall.engine.errors import CloseCallError
from closecall.server.http.rest import rest
from closecall.server.problems import STATUS
from closecall.server.settings import Settings

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
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
