"""Figures for operators, in the text format of Prometheus. No names, no ids, no secrets."""

from __future__ import annotations

import time
from collections.abc import Iterable

from msgspec import Struct


class Metrics(Struct):
    """Counters of this process."""

    began: float = 0.0
    steps: int = 0
    finished: int = 0
    refused: int = 0
    requests: int = 0
    errors: int = 0
    limited: int = 0
    sockets: int = 0
    sockets_total: int = 0
    bot_seconds: float = 0.0

    def text(self, tables: int, states: dict[str, int]) -> str:
        """Everything there is to know."""
        lines: list[str] = []
        _add(lines, "steps_total", "counter", "Durable steps", [("", self.steps)])
        _add(lines, "matches_finished_total", "counter", "Matches ended", [("", self.finished)])
        _add(lines, "refused_total", "counter", "Messages refused", [("", self.refused)])
        _add(lines, "limited_total", "counter", "Turned away by limits", [("", self.limited)])
        _add(lines, "requests_total", "counter", "HTTP requests", [("", self.requests)])
        _add(lines, "errors_total", "counter", "Unexpected errors", [("", self.errors)])
        _add(lines, "sockets", "gauge", "Open sockets", [("", self.sockets)])
        _add(lines, "sockets_total", "counter", "Sockets ever opened", [("", self.sockets_total)])
        _add(lines, "tables", "gauge", "Matches in memory", [("", tables)])
        _add(lines, "bot_seconds_total", "counter", "Time bots took", [("", self.bot_seconds)])
        uptime = time.monotonic() - self.began
        _add(lines, "uptime_seconds", "gauge", "Time since the start", [("", uptime)])
        labelled = [(f'{{state="{state}"}}', count) for state, count in sorted(states.items())]
        _add(lines, "matches", "gauge", "Matches in the store", labelled)
        return "\n".join(lines) + "\n"


def _add(
    lines: list[str], name: str, kind: str, what: str, values: Iterable[tuple[str, float]]
) -> None:
    lines.append(f"# HELP closecall_{name} {what}.")
    lines.append(f"# TYPE closecall_{name} {kind}")
    lines += [f"closecall_{name}{labels} {value:g}" for labels, value in values]
