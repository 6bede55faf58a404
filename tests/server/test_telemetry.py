"""Traces: what they cover, what they must not hold, and that they cost nothing when off."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from closecall import protocol as p
from closecall.client import Client, Refused, bot, me
from closecall.server import telemetry
from closecall.server.security import hashed
from server.support import LiveServer, Visitor, eventually, guest, run, wait_until
from server.test_play import at_seq

GAME = "close-to-the-mark"  # whose hints come at once


@pytest.fixture
def spans() -> Iterator[Callable[[], list[Any]]]:
    """Everything traced so far."""
    exporter = InMemorySpanExporter()
    telemetry.use(SimpleSpanProcessor(exporter), "node")
    yield lambda: list(exporter.get_finished_spans())
    telemetry.stop()
    assert telemetry.tracing is None


def named(spans: list[Any], name: str) -> list[Any]:
    return [span for span in spans if span.name == name]


async def played(server: LiveServer, *, hint: bool = False) -> tuple[Client, str]:
    """A match against a bot in which one move was refused and one made."""
    client = await guest(server, "Marguerite")
    made = await client.create(GAME, [me("A"), bot("easy")], hints=True, pace=0)
    async with client.sit(made.match.id, 0) as seat:
        update = await anext(seat.turns())
        with pytest.raises(Refused):
            await seat.play("nonsense", update.seq)
        if hint:
            await seat.send(p.WantHint(0))
        await seat.play(update.legal[0], update.seq)
    return client, made.match.id


def test_a_move_is_traced_from_its_arrival_to_the_answer(
    spans: Callable[[], list[Any]], own_server: Callable[..., LiveServer]
) -> None:
    server = own_server()
    client, match = run(played(server, hint=True))
    wait_until(lambda: named(spans(), "bot"), "a bot's move")
    found = spans()
    refused, made = named(found, "move")
    assert refused.attributes["refused"] and "refused" not in made.attributes
    parts = [span for span in found if span.parent and span.parent.span_id == made.context.span_id]
    assert [part.name for part in parts] == ["queue", "store", "announce"]
    assert all(one.end_time <= two.end_time for one, two in pairwise(parts))
    assert made.start_time <= parts[0].start_time and parts[-1].end_time <= made.end_time
    assert named(found, "hint")[0].attributes["lane"] == "thinking"
    routes = {span.attributes["http.route"] for span in named(found, "request")}
    assert "/api/matches" in routes
    assert named(found, "request")[0].attributes["http.response.status_code"] == 201
    everything = repr([(span.name, dict(span.attributes), span.events) for span in found])
    whole = server.call(server.node.store.match(match))
    assert whole is not None and client.secret is not None
    for secret in (
        client.secret,
        hashed(client.secret),
        whole.match.seed,
        "Marguerite",
        "nonsense",
    ):
        assert secret not in everything


def test_messages_between_nodes_are_traced(
    spans: Callable[[], list[Any]],
    own_server: Callable[..., LiveServer],
    postgres_database: str,
    redis: str,
) -> None:
    one, two = [own_server(database=postgres_database, broker=redis) for _ in range(2)]

    async def check() -> None:
        client = await guest(one)
        made = await client.create("poof", [me("A"), me("B")])
        here = client.sit(made.match.id, 0)
        there = Visitor(two.url, client.secret).sit(made.match.id, 1)
        await here.open()
        await there.open()
        now = await at_seq(here, 0)
        mover = (here, there)[now.actors[0]]
        await mover.play((await at_seq(mover, 0)).legal[0])
        await at_seq(here, 1)
        await at_seq(there, 1)
        await eventually(lambda: named(spans(), "broker deliver"), "a delivery")
        assert named(spans(), "broker publish")[0].attributes["messages"] >= 1

    run(check())


def test_off_means_not_imported() -> None:
    code = (
        "import sys, closecall.server.app, closecall.server.command;"
        "assert not [name for name in sys.modules if name.startswith('opentelemetry')]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_collector_that_is_away_harms_nothing(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(telemetry="http://127.0.0.1:1")
    assert telemetry.tracing is not None
    run(played(server))
    server.stop()
    assert telemetry.tracing is None
