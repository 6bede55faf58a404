"""Presence at a table, on this node and on others, announced without flooding it."""

from __future__ import annotations

import asyncio

from closecall.protocol import Match, Presence
from closecall.server.match import frames
from closecall.server.match.audience import Audience
from closecall.server.match.board import Board
from closecall.server.match.notes import Notes
from closecall.server.match.people import public
from closecall.server.match.viewer import Viewer
from closecall.server.store.base import Whole

PAUSE = 0.3
"""Seconds in which comings and goings become one frame."""


class Company:
    """The people at a table."""

    __slots__ = (
        "_audience",
        "_board",
        "_elsewhere",
        "_loop",
        "_newcomers",
        "_notes",
        "_timer",
        "_to_publish",
        "_told",
        "quiet_since",
    )

    def __init__(
        self, board: Board, audience: Audience, notes: Notes, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._board = board
        self._audience = audience
        self._notes = notes
        self._loop = loop
        self._elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        """Who is connected to other nodes: seats, watchers, when we heard it."""
        self._timer: asyncio.TimerHandle | None = None
        """While it runs, changes of who is here are collected."""
        self._told: tuple[list[int], int] | None = None
        self._to_publish = False
        self._newcomers: set[Viewer] = set()
        self.quiet_since = loop.time()
        """When somebody left last."""

    def seats(self) -> set[int]:
        """Seats that somebody looks through now, on any node."""
        seats = set(self._audience.seats())
        for others, _, _ in self._elsewhere.values():
            seats |= others
        return seats

    def watchers(self) -> int:
        """Spectators on all nodes."""
        return self._audience.watchers + sum(count for _, count, _ in self._elsewhere.values())

    def public(self, whole: Whole, seq: int) -> Match:
        """Return a match as everybody may know it, with who is here."""
        return public(whole, seq=seq, here=self.seats(), watchers=self.watchers())

    # Coming and going -----------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        """Add a viewer, and tell everybody."""
        self._audience.add(viewer)
        self._newcomers.add(viewer)
        self.tell()

    def part(self, viewer: Viewer) -> None:
        """Remove a viewer, and tell everybody."""
        if self._audience.remove(viewer):
            self._newcomers.discard(viewer)
            self.quiet_since = self._loop.time()
            self.tell()

    def turn_out(self) -> None:
        """Drop every viewer who no longer owns their seat."""
        for viewer in self._audience.everybody():
            if not self._audience.admits(viewer):
                self.part(viewer)
                viewer.drop(1012, "the seat is no longer yours")

    # Telling --------------------------------------------------------------------------------------

    def tell(self, *, publish: bool = True) -> None:
        """Announce who is here: at once, or together with the next changes."""
        self._to_publish |= publish
        if self._timer is None:
            self._tell()

    def publish(self) -> None:
        """Tell the other nodes who is connected to this one."""
        self._notes.here(self._board.id, self._audience.seats(), self._audience.watchers)

    def _tell(self) -> None:
        told = self._now()
        frame = frames.message(Presence(*told))
        if told != self._told:
            self._audience.tell(frame, at_once=True)
        else:  # somebody came and went; only newcomers have not heard it
            for viewer in self._newcomers:
                viewer.push(frame)
        if self._to_publish:
            self.publish()
        self._told = told
        self._newcomers.clear()
        self._to_publish = False
        self._timer = self._loop.call_later(PAUSE, self._tell_again)

    def _tell_again(self) -> None:
        self._timer = None
        if self._newcomers or self._to_publish or self._now() != self._told:
            self._tell()

    def _now(self) -> tuple[list[int], int]:
        return sorted(self.seats()), self.watchers()

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Other nodes ----------------------------------------------------------------------------------

    def heard(self, node: str, seats: list[int], watchers: int) -> None:
        """Note who is connected to another node."""
        before = self._now()
        if seats or watchers:
            self._elsewhere[node] = (frozenset(seats), watchers, self._loop.time())
        else:
            self._elsewhere.pop(node, None)
        if before != self._now():
            self.tell(publish=False)

    def forget_silent_nodes(self, patience: float) -> None:
        """Forget nodes that have not reported their sockets for long."""
        now = self._loop.time()
        for node, (_, _, heard) in list(self._elsewhere.items()):
            if now - heard > patience:
                self.heard(node, [], 0)
