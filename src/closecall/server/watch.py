"""Watching with a delay: a second position of the same match that follows some seconds behind."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from closecall.server import frames
from closecall.server.clocks import now_ms
from closecall.server.fold import Fold
from closecall.server.problems import Refusal
from closecall.server.store.base import Step, Whole

if TYPE_CHECKING:
    from closecall.server.table import Table, Viewer


def check_watching(whole: Whole, seat: int | None) -> None:
    """Refuse spectators where the table did not allow them, or not through that seat."""
    watch = whole.match.settings.watch
    if whole.match.state == "open" and seat is None:
        return  # who may sit down must see the free seats; there is nothing else to see yet
    if watch.allow == "nobody":
        raise Refusal("no_watching", "This table does not allow spectators.")
    if seat is None:
        return
    if watch.allow != "seats":
        raise Refusal("no_watching", "Spectators of this table see only what everybody sees.")
    if seat >= len(whole.seats):
        raise Refusal("no_watching", f"There is no seat {seat} at this table.")


class LateTable:
    """What spectators see of a table that lets them watch with a delay."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._delay = table.whole.match.settings.watch.delay * 1000
        self._viewers: dict[int | None, set[Viewer]] = {}
        self._fold: Fold | None = None
        self._ahead: list[Step] = []
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def watchers(self) -> int:
        """How many watch."""
        return sum(len(group) for group in self._viewers.values())

    def all_viewers(self) -> list[Viewer]:
        """Everybody who watches."""
        return [viewer for group in self._viewers.values() for viewer in group]

    async def join(self, viewer: Viewer, seat: int | None) -> None:
        """Somebody watches through a seat's eyes (None: the public view)."""
        self._viewers.setdefault(seat, set()).add(viewer)
        await self._load()
        if self._fold is not None and viewer in self._viewers.get(seat, ()):
            viewer.push(frames.framed(self._update(seat)))

    def part(self, viewer: Viewer) -> None:
        """Somebody has seen enough."""
        for group in self._viewers.values():
            group.discard(viewer)

    def tell(self, frame: bytes) -> None:
        """Something for everybody at the table."""
        for viewer in self.all_viewers():
            viewer.push(frame)

    def wake(self) -> None:
        """The table has moved on; some of it may be old enough."""
        if self._alarm is None and self.watchers:
            self._table.node.spawn(self._load())

    def close(self) -> None:
        """Stop."""
        if self._alarm is not None:
            self._alarm.cancel()

    async def _load(self) -> None:
        table = self._table
        if table.whole.match.state == "open":
            return
        after = 0 if self._fold is None else self._fold.seq
        after = max([after, *(step.seq for step in self._ahead)])
        steps = await table.node.store.steps(table.id, after)
        known = max([0 if self._fold is None else self._fold.seq, *(s.seq for s in self._ahead)])
        self._ahead += [step for step in steps if step.seq > known]
        if self._fold is None:
            self._fold = Fold(table.whole, table.node.pauses)
        self._advance()

    def _advance(self) -> None:
        self._alarm = None
        assert self._fold is not None
        while self._ahead and self._ahead[0].at + self._delay <= now_ms():
            self._fold.add(self._ahead.pop(0))
            for seat, group in self._viewers.items():
                if group:
                    frame = frames.framed(self._update(seat))
                    for viewer in list(group):
                        viewer.push(frame)
        if self._ahead:
            wait = (self._ahead[0].at + self._delay - now_ms()) / 1000
            self._alarm = self._table.node.loop.call_later(max(0.01, wait), self._advance)
        elif self._fold.seq < self._table.seq:
            self._table.node.spawn(self._load())

    def _update(self, seat: int | None) -> bytes:
        assert self._fold is not None
        return frames.past_update(self._table.id, self._fold, seat)
