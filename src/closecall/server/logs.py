"""Structured logs: one JSON object a line. Nothing that anybody sent is in them."""

from __future__ import annotations

import logging
import sys
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


def _places(error: BaseException) -> list[str]:
    """File, line and function of each call: never values, which could be somebody's secret."""
    calls = traceback.extract_tb(error.__traceback__)
    return [f"{call.filename}:{call.lineno} {call.name}" for call in calls[-12:]]


def configure(level: str, style: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    if style == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # its access lines hold whole addresses; ours are counted by /metrics instead
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")
