"""Structured logs: one JSON object a line. Nothing that anybody sent is in them."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _places(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def migrated(schema: int) -> None:
    """Log that a schema migration was applied."""
    note(logging.getLogger("closecall.store"), "migration applied", schema=schema)


_told: dict[str, float] = {}
"""Addresses that ran into a limit, and when that was last said."""
EVERY_SECONDS = 60.0
MOST_ADDRESSES = 10_000


def limited(log: logging.Logger, limit: str, address: str) -> None:
    """Log that a client ran into a limit: once per address and minute, or the log is the flood."""
    now = time.monotonic()
    if now - _told.get(address, -EVERY_SECONDS) < EVERY_SECONDS:
        return
    if len(_told) >= MOST_ADDRESSES:
        _told.clear()
    _told[address] = now
    note(log, "limit hit", limit=limit, address=address)


TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class TextLines(logging.Formatter):
    """A record for people, its fields behind the words."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        fields = getattr(record, "fields", {})
        return " ".join([super().formatMessage(record), *(f"{k}={v}" for k, v in fields.items())])

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return "\n".join([type(ei[1]).__name__, *_places(ei[1])])


def note(log: logging.Logger, what: str, **fields: object) -> None:
    """Log something worth a line in normal operation, with figures and ids but nobody's words."""
    log.info(what, extra={"fields": fields})


def _places(error: BaseException) -> list[str]:
    """Return file, line and function of each call: never values, which could be secrets."""
    calls = traceback.extract_tb(error.__traceback__)
    return [f"{call.filename}:{call.lineno} {call.name}" for call in calls[-12:]]


def configure(level: str | None, style: str | None) -> None:
    """Send all logs to standard error; on a terminal, only what matters."""
    style = style or ("text" if sys.stderr.isatty() else "json")
    level = level or ("info" if style == "json" else "warning")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines(TEXT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # its access lines hold whole addresses; ours are counted by /metrics instead
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")
