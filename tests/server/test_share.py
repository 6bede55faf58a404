"""Several nodes share the matches that nobody looks at: each is in the memory of one of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from closecall.client import bot, me
from closecall.protocol import Clocks
from closecall.server.live import sweeper
from closecall.server.live.node import Node
from closecall.server.live.share import chosen
from closecall.server.match import pulse
from closecall.server.match.clocks import now_ms
from server.support import run
from server.test_races import a_match, nodes


def test_a_node_that_goes_leaves_the_matches_of_the_others_alone() -> None:
    matches = [f"match {number}" for number in range(300)]
    three = {match: chosen(match, ["a", "b", "c"]) for match in matches}
    assert min(Counter(three.values()).values()) > 60
    two = {match: chosen(match, ["c", "a"]) for match in matches}
    moved = {match for match in matches if two[match] != three[match]}
    assert moved == {match for match in matches if three[match] == "b"}


async def clocked(node: Node, count: int) -> list[str]:
    """Matches that wait for a person with a clock, in no node's memory."""
    made = [await a_match(node, me(), bot("easy"), clocks=Clocks(move=3600)) for _ in range(count)]
    for match in made:
        if match in node.tables:
            node.tables[match].forget()
    return made


async def alive(*those: Node) -> None:
    for node in those:
        await node.tables.pulse.beat()


def test_a_quiet_match_is_in_the_memory_of_one_node(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 3) as three:
            made = await clocked(three[0], 12)
            await alive(*three)
            for node in three:
                await node.sweeper.take_up_all(-1000)
            held = Counter(match for node in three for match in node.tables)
            assert held == Counter(made)

    run(check())


def test_the_matches_of_a_dead_node_go_to_the_others(tmp_path: Path) -> None:
    async def check() -> None:
        async with nodes(tmp_path, 2) as [dead, node]:
            made = await clocked(node, 8)
            await dead.store.nodes.alive(dead.id, now_ms() - pulse.PATIENCE_MS - 1)
            await alive(node)
            await node.sweeper.take_up_all(-1000)
            assert set(node.tables) == set(made)

    run(check())


def test_after_a_long_silence_any_node_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node whose match it is runs, but cannot go on with it."""
    monkeypatch.setattr(sweeper, "LONG_QUIET_MS", -1000)
    monkeypatch.setattr("closecall.server.live.sweeper.new_id", lambda: "")

    async def check() -> None:
        async with nodes(tmp_path, 2) as both:
            made = await clocked(both[0], 8)
            await alive(*both)
            await both[1].sweeper.look_closely()
            assert set(both[1].tables) == set(made)

    run(check())
