"""Starting a match, when somebody says so or by itself when its last seat is taken."""

from __future__ import annotations

import logging

from closecall.engine.record import absent_nonce
from closecall.protocol import Level
from closecall.server.logs import note
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import known_to
from closecall.server.match.seat_changes import existing
from closecall.server.problems import Refusal
from closecall.server.seats.desk import Desk
from closecall.server.seats.rows import bot_seat, driven
from closecall.server.store.base import Whole

log = logging.getLogger("closecall.seats")

TAKEN = ("person", "bot", "away")


class Starting:
    """From an open match to a running one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tables = desk.tables

    async def start(self, match: str, fill: Level | None, mine: list[int]) -> None:
        """Begin, with bots on the seats still free if wanted. `mine`: the caller's seats."""
        whole = await existing(self._desk.store, match)
        state = known_to(whole, mine, now_ms()).match.state
        if state == "running":
            return  # asked twice, or somebody else was quicker
        if state != "open":
            raise Refusal("not_open", "The match is over.")
        for seat in whole.seats:
            if fill is not None and seat.kind in ("open", "held"):
                await self._desk.store.set_seat(match, "open", bot_seat(seat.seat, fill), seat)
        if not await self._begin(await existing(self._desk.store, match)):
            raise Refusal("not_full", "Some seats are still free; fill them with bots or wait.")

    async def start_if_full(self, match: str) -> None:
        whole = await existing(self._desk.store, match)
        if whole.match.state == "open" and not whole.match.settings.wait:
            await self._begin(whole)

    async def _begin(self, whole: Whole) -> bool:
        match = whole.match.id
        if not all(seat.kind in TAKEN for seat in whole.seats):
            return False
        nonces = whole.match.nonces or [
            seat.nonce or absent_nonce(whole.match.commitment, seat.seat) for seat in whole.seats
        ]
        if not await self._desk.store.start_match(match, len(whole.seats), nonces, now_ms()):
            return (
                await existing(self._desk.store, match)
            ).match.state != "open"  # or somebody got up
        note(log, "match started", match=match, game=whole.match.game, seats=len(whole.seats))
        await self._tables.changed(match)
        if driven(whole.match.settings, list(whole.seats)):
            await self._tables.drive(match)
        return True
