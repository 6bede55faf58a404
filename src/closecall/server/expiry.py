"""Matches that nobody needs any more."""

from __future__ import annotations

import asyncio
import logging

from closecall.server.clocks import now_ms
from closecall.server.logs import note
from closecall.server.node import Node
from closecall.server.protocol import MatchState

log = logging.getLogger("closecall.expiry")

HOUR = 3600 * 1000
DAY = 24 * HOUR
EVERY_SECONDS = 600
AT_ONCE = 500


async def expire(node: Node) -> None:
    """Look now and then."""
    while True:
        try:
            await expire_once(node)
        except Exception:
            node.metrics.errors += 1
            log.exception("expiry failed")
        await asyncio.sleep(EVERY_SECONDS)


async def expire_once(node: Node) -> int:
    """Remove what is old enough by the settings; how many matches that concerned."""
    settings = node.settings
    concerned = 0
    if settings.keep_abandoned_days:
        for match in await _old(node, "running", settings.keep_abandoned_days * DAY):
            await node.store.end_match(match, "abandoned", None, now_ms())
            await node.changed(match)
            note(log, "match abandoned", match=match, **await _about(node, match))
            concerned += 1
    if settings.keep_open_hours:
        concerned += await _remove(node, "open", settings.keep_open_hours * HOUR)
    if settings.keep_finished_days:
        concerned += await _remove(node, "over", settings.keep_finished_days * DAY)
        concerned += await _remove(node, "abandoned", settings.keep_finished_days * DAY)
    return concerned


async def _remove(node: Node, state: MatchState, age: float) -> int:
    removed = 0
    for match in await _old(node, state, age):
        about = await _about(node, match)
        if await node.store.remove_match(match, state):
            note(log, "match expired", match=match, **about)
            await node.changed(match)
            removed += 1
    return removed


async def _about(node: Node, match: str) -> dict[str, object]:
    """What the log says of a match; nothing when it is gone already."""
    whole = await node.store.match(match)
    if whole is None:
        return {}
    steps = (await node.store.heads([match])).get(match, 0)
    about = {"game": whole.match.game, "seats": len(whole.seats), "moves": steps}
    return {"state": whole.match.state, **about}


async def _old(node: Node, state: MatchState, age: float) -> list[str]:
    return await node.store.expired([state], now_ms() - int(age), AT_ONCE)
