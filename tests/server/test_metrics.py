"""Figures for operators, and the dashboard and alerts that show them."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from closecall.client import bot, me
from closecall.server.metrics import SECONDS, Histogram
from server.support import LiveServer, guest, match_when, run

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"closecall_[a-z_]+")


def page(server: LiveServer) -> str:
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        return str(answer.read().decode())


def declared(text: str) -> dict[str, str]:
    """The kind of every metric on the page."""
    lines = [line.split() for line in text.splitlines() if line.startswith("# TYPE")]
    return {name: kind for _, _, name, kind in lines}


def value(text: str, name: str) -> float:
    (line,) = [line for line in text.splitlines() if line.startswith(name + " ")]
    return float(line.rpartition(" ")[2])


def metric(name: str, known: dict[str, str]) -> str:
    """The metric an expression names; a histogram is named by its parts."""
    base = re.sub(r"_(bucket|sum|count)$", "", name)
    return base if known.get(base) == "histogram" else name


def test_the_page_is_well_formed_and_moves_with_the_play(server: LiveServer) -> None:
    before = page(server)

    async def play() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), bot("easy")], options={"rounds": 1}, pace=0)
        async with client.sit(made.match.id, 0) as seat:
            async for update in seat.turns():
                await seat.play(update.legal[0])
        await match_when(client, made.match.id, lambda match: match.state == "over")

    run(play())
    after = page(server)
    known = declared(after)
    for line in after.splitlines():
        if not line.startswith("#"):
            name, _, figure = line.rpartition(" ")
            found = NAME.match(name)
            assert found is not None and metric(found.group(), known) in known
            float(figure)
    for name in ("steps_total", "matches_finished_total", "requests_total", "bot_seconds_total"):
        assert value(after, f"closecall_{name}") > value(before, f"closecall_{name}")
    commits = "closecall_commit_seconds_count"
    assert value(before, commits) < value(after, commits) <= value(after, "closecall_steps_total")
    assert value(after, "closecall_disk_free_bytes") > 0
    assert value(after, "closecall_resident_bytes") > 1_000_000


def test_the_dashboard_shows_every_metric_and_no_other(server: LiveServer) -> None:
    known = declared(page(server))
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    expressions = [target["expr"] for each in dashboard["panels"] for target in each["targets"]]
    shown = {metric(name, known) for text in expressions for name in NAME.findall(text)}
    assert shown == set(known)
    ids = [each["id"] for each in dashboard["panels"]]
    assert len(ids) == len(set(ids))
    places = {(each["gridPos"]["x"], each["gridPos"]["y"]) for each in dashboard["panels"]}
    assert len(places) == len(ids)


def test_alerts_name_metrics_that_exist(server: LiveServer) -> None:
    known = declared(page(server))
    rules: list[dict[str, Any]] = [
        rule
        for group in yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"]
        for rule in group["rules"]
    ]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 5
    for rule in rules:
        names = {metric(name, known) for name in NAME.findall(rule["expr"])}
        assert names <= set(known), rule["alert"]
        assert set(rule["annotations"]) == {"summary", "description"}
    scrape = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text("utf-8"))
    assert scrape["rule_files"] == ["alerts.yaml"]


@pytest.mark.parametrize(("seconds", "bucket"), [(0.0, 0), (0.001, 1), (0.3, 9), (99.0, 13)])
def test_a_histogram_counts_up_to_each_end(seconds: float, bucket: int) -> None:
    found = Histogram()
    found.observe(seconds)
    counts = [count for _, count in found.cumulative()]
    assert counts == [0] * bucket + [1] * (len(SECONDS) + 1 - bucket)
    assert found.total == seconds
