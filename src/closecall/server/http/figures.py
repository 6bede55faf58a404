"""The metrics of a node, for `/metrics`."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import closecall
from closecall.server.live.node import Node
from closecall.server.metrics import Page
from closecall.server.store import file_of


def figures(node: Node, states: Mapping[str, int]) -> str:
    """Return the page; `states` says how many matches of the store are in which state."""
    page = Page()
    _counted(page, node)
    _now(page, node, states)
    _broker(page, node)
    _process(page, node)
    return page.text()


def _counted(page: Page, node: Node) -> None:
    metrics = node.metrics
    page.counter("steps_total", "Durable steps", metrics.steps)
    page.counter("matches_finished_total", "Matches ended", metrics.finished)
    page.counter("refused_total", "Messages refused", metrics.refused)
    page.counter("limited_total", "Turned away by limits", metrics.limited)
    page.counter("requests_total", "HTTP requests", metrics.requests)
    page.counter("errors_total", "Unexpected errors", metrics.errors)
    page.counter("sockets_total", "Sockets ever opened", metrics.sockets_total)
    page.counter("bot_seconds_total", "Time bots took", metrics.bot_seconds)
    page.histogram(
        "commit_seconds", "Time to make a batch of steps durable", node.store.commit_seconds
    )
    page.histogram("loop_lag_seconds", "Lateness of the event loop", metrics.loop_lag)


def _now(page: Page, node: Node, states: Mapping[str, int]) -> None:
    page.gauge("sockets", "Open sockets", node.metrics.sockets)
    page.gauge("tables", "Matches in memory", len(node.tables))
    page.labelled("matches", "Matches in the store", "state", states)
    page.labelled("bot_jobs", "Jobs waiting for a bot worker", "lane", node.bots.waiting())


def _broker(page: Page, node: Node) -> None:
    traffic = node.broker.traffic
    page.counter("broker_published_total", "Messages to other nodes", traffic.published)
    page.counter("broker_received_total", "Messages from other nodes", traffic.received)
    page.counter("broker_echoed_total", "Messages of this node that came back", traffic.echoed)
    page.counter("broker_gaps_total", "Times the broker was lost and found", traffic.gaps)
    page.gauge("broker_subscriptions", "Matches this node hears about", node.broker.subscriptions)


def _process(page: Page, node: Node) -> None:
    page.gauge(
        "uptime_seconds", "Time since the start", node.tasks.loop.time() - node.metrics.began
    )
    page.counter("cpu_seconds_total", "CPU time of this process", time.process_time())
    page.gauge("resident_bytes", "Memory of this process", _resident())
    file = file_of(node.settings.database, node.settings.data_path)
    if file is not None:
        page.gauge("disk_free_bytes", "Space left for the database", _free(file.parent))
    page.labelled("info", "What runs here", "version", {closecall.__version__: 1})


def _resident() -> int:
    """Return bytes in memory; 0 where the system does not say."""
    with suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def _free(folder: Path) -> int:
    with suppress(OSError):
        return shutil.disk_usage(folder).free
    return 0
