"""Watching with a delay: a second position of the same match that follows some seconds behind."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from closecall.protocol import Match, TableChanged
from closecall.server.match import frames
from closecall.server.match.board import Board
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import Fold
from closecall.server.match.house import House
from closecall.server.match.knowledge import delay_of, happened, horizon, known, unended
from closecall.server.match.people import public
from closecall.server.match.viewer import Viewer
from closecall.server.problems import Refusal
from closecall.server.store.base import SeatRow, Step, Whole

MOST_HELD = 500
"""Lines of talk that wait until spectators may hear them."""


class Held(Struct, frozen=True):
    """Something said at the table that spectators hear later."""

    due: int
    viewers: list[Viewer]
    frame: bytes


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
    """A delayed copy of a table for its spectators.

    The deal, every step, what is said and the end become visible one after the other, each when it
    is old enough. Who sits where and who is connected comes at once, but from the end on waits
    until the end itself may be known.
    """

    def __init__(
        self, board: Board, house: House, public_of: Callable[[Whole, int], Match]
    ) -> None:
        self._board = board
        self._house = house
        self._public_of = public_of
        self._delay = delay_of(board.whole)
        self._viewers: dict[int | None, set[Viewer]] = {}
        self._fold: Fold | None = None
        self._ahead: list[Step] = []
        self._held: deque[Held] = deque(maxlen=MOST_HELD)
        self._told: Match | None = None
        """The match as spectators were told last, without who is here."""
        self._end_told = False
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def watchers(self) -> int:
        """How many watch."""
        return sum(len(group) for group in self._viewers.values())

    def all_viewers(self) -> list[Viewer]:
        """Everybody who watches."""
        return [viewer for group in self._viewers.values() for viewer in group]

    def public(self) -> Match:
        """Return the match as its spectators may know it."""
        return self._public_of(self._known_now(), self.seq)

    @property
    def seq(self) -> int:
        """Steps that spectators have seen."""
        return 0 if self._fold is None else self._fold.seq

    def _known_now(self) -> Whole:
        whole = self._board.whole
        then = known(whole, horizon(whole, (), now_ms()))
        # its steps come first: they may still have to be read
        return unended(then) if self._end_held() else then

    def _to_tell(self) -> Match:
        return public(self._known_now(), seq=0)

    def join(self, viewer: Viewer, seat: int | None) -> None:
        """Add a spectator of a seat's view (None: the public view)."""
        if self._told is None:
            self._told = self._to_tell()
        if self._fold is not None:
            viewer.push(frames.framed(self._update(seat)))
        self._viewers.setdefault(seat, set()).add(viewer)
        self._advance()

    def part(self, viewer: Viewer) -> None:
        """Remove a spectator."""
        for group in self._viewers.values():
            group.discard(viewer)

    def tell(self, frame: bytes, *, at_once: bool) -> None:
        """Pass on what everybody at the table hears; from the end on all of it may give it away."""
        viewers = self.all_viewers()
        running = self._board.whole.match.started is not None
        if not running or (at_once and not self._end_held()):
            _push(viewers, frame)
        elif viewers:
            self._held.append(Held(now_ms() + self._delay, viewers, frame))
            self._advance()

    def table_changed(self) -> None:
        """Tell what is new about the match, as far as it may be known; nothing if nothing is."""
        if self._to_tell() != self._told:
            self._tell_known()
        self._advance()

    def wake(self) -> None:
        """Look whether something has become old enough to be shown."""
        if self._alarm is None and self.watchers:
            self._house.tasks.spawn(self.load())

    def close(self) -> None:
        """Stop."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def load(self) -> None:
        """Read the steps that are new, and go on as far as they may be seen."""
        if self._board.whole.match.state == "open":
            return
        steps = await self._house.store.steps(self._board.id, self._known())
        known = self._known()  # somebody else may have read them meanwhile
        self._ahead += [step for step in steps if step.seq > known]
        self._advance()

    def _known(self) -> int:
        if self._ahead:
            return self._ahead[-1].seq
        return 0 if self._fold is None else self._fold.seq

    # Going on -------------------------------------------------------------------------------------

    def _advance(self) -> None:
        """Show what is old enough, and wait for the next."""
        self.close()
        while (due := self._next_due()) is not None and due <= now_ms():
            self._go_on()
        if not self.watchers:
            return
        if due is not None:
            wait = (due - now_ms()) / 1000
            self._alarm = self._house.tasks.loop.call_later(max(0.01, wait), self._advance)
        elif self._known() < self._board.seq:
            self._house.tasks.spawn(self.load())

    def _next_due(self) -> int | None:
        """Return when the next thing may be known; None while that is not clear yet."""
        happened = self._next_happened()
        dues = [] if happened is None else [happened + self._delay]
        if self._held:
            dues.append(self._held[0].due)
        return min(dues, default=None)

    def _next_happened(self) -> int | None:
        """Return when the next thing happened that spectators have not seen."""
        whole = self._board.whole
        if whole.match.started is None or self._fold is None:
            return whole.match.started
        if self._ahead:
            return happened(whole, self._ahead[0])
        unknown = [seat.resigned_at for seat in self._unknown_resignations()]
        if self._end_held() and self._fold.seq >= self._board.seq:
            unknown.append(whole.match.ended or 0)
        return min(unknown, default=None)

    def _unknown_resignations(self) -> list[SeatRow]:
        told = self._told
        if told is None:
            return []
        pairs = zip(self._board.whole.seats, told.seats, strict=True)
        return [now for now, then in pairs if now.resigned and not then.resigned]

    def _end_held(self) -> bool:
        return self._board.whole.match.ended is not None and not self._end_told

    def _go_on(self) -> None:
        if self._held and self._held[0].due == self._next_due():
            self._tell_held()
        elif self._fold is None:
            self._fold = Fold(self._board.whole, self._house.pulse.pauses)
            self._show()
        elif self._ahead:
            self._fold.add(self._ahead.pop(0))
            self._show()
        else:
            ended = self._board.whole.match.ended
            self._end_told = ended is not None and ended + self._delay <= now_ms()
            self._tell_known()

    def _show(self) -> None:
        for seat, group in self._viewers.items():
            if group:
                _push(list(group), frames.framed(self._update(seat)))

    def _tell_held(self) -> None:
        held = self._held.popleft()
        here = set(self.all_viewers())
        _push([viewer for viewer in held.viewers if viewer in here], held.frame)

    def _tell_known(self) -> None:
        self._told = self._to_tell()
        _push(self.all_viewers(), frames.message(TableChanged(self.public())))

    def _update(self, seat: int | None) -> bytes:
        assert self._fold is not None
        return frames.past_update(self._board.id, self._fold, seat, self._delay)


def _push(viewers: list[Viewer], frame: bytes) -> None:
    for viewer in viewers:
        viewer.push(frame)
