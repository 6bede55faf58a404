"""Matches that nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from closecall.protocol import MatchState
from closecall.server.live.node import Node
from closecall.server.logs import note
from closecall.server.match.calendar import Moment
from closecall.server.match.clocks import now_ms

log = logging.getLogger("closecall.expiry")

HOUR = 3600 * 1000
DAY = 24 * HOUR
EVERY_SECONDS = 600
AT_ONCE = 100
FINISHED: tuple[MatchState, ...] = ("over", "abandoned")

Act = Callable[[Node, str, MatchState], Awaitable[bool]]
"""Does away with a match; False when somebody else did, or it is not old any more."""


async def expire(node: Node) -> None:
    """Remove expired matches now and then."""
    while True:
        try:
            await expire_once(node)
        except Exception:
            node.metrics.errors += 1
            log.exception("expiry failed")
        await asyncio.sleep(EVERY_SECONDS)


async def expire_once(node: Node) -> int:
    """Remove everything that is old enough by the settings; return the number of matches."""
    settings = node.settings
    concerned = 0
    if settings.keep_abandoned_days:
        concerned += await _all_old(node, "running", settings.keep_abandoned_days * DAY, _abandon)
    if settings.keep_open_hours:
        concerned += await _all_old(node, "open", settings.keep_open_hours * HOUR, _remove)
    if settings.keep_finished_days:
        for state in FINISHED:
            concerned += await _all_old(node, state, settings.keep_finished_days * DAY, _remove)
        oldest = Moment(now_ms(), settings.day_starts).before(settings.keep_finished_days)
        await node.store.days.forget_days(oldest)
    return concerned


async def _all_old(node: Node, state: MatchState, age: float, act: Act) -> int:
    """Act on every old match, some at a time; what waits meanwhile comes in between."""
    concerned = 0
    while True:
        old = await node.store.expired([state], now_ms() - int(age), AT_ONCE)
        done = [match for match in old if await act(node, match, state)]
        concerned += len(done)
        if len(old) < AT_ONCE or not done:
            return concerned


async def _abandon(node: Node, match: str, state: MatchState) -> bool:
    if not await node.store.end_match(match, "abandoned", None, now_ms()):
        return False
    await node.tables.changed(match)
    note(log, "match abandoned", match=match, **await _about(node, match))
    return True


async def _remove(node: Node, match: str, state: MatchState) -> bool:
    about = await _about(node, match)
    if not await node.store.remove_match(match, state):
        return False
    note(log, "match expired", match=match, **about)
    await node.tables.changed(match)
    return True


async def _about(node: Node, match: str) -> dict[str, object]:
    """Return the log's account of a match; nothing if it is already gone."""
    whole = await node.store.match(match)
    if whole is None:
        return {}
    steps = (await node.store.heads([match])).get(match, 0)
    about = {"game": whole.match.game, "seats": len(whole.seats), "moves": steps}
    return {"state": whole.match.state, **about}
