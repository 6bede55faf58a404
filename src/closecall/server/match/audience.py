"""Everybody who looks at a table on this node, and the frames they get."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw

from closecall.server.match import frames
from closecall.server.match.board import Board
from closecall.server.match.queue import Queue
from closecall.server.match.viewer import Viewer
from closecall.server.match.watch import LateTable


class Audience:
    """The viewers of a table by seat; None: spectators."""

    __slots__ = (
        "_board",
        "_for_spectators",
        "_queue",
        "_viewers",
        "late",
    )

    def __init__(self, board: Board, queue: Queue) -> None:
        self._board = board
        self._queue = queue
        self._viewers: dict[int | None, set[Viewer]] = {}
        self._for_spectators: bytes | None = None
        """Their current frame: many may come for the same one. New viewers of a seat are rare."""
        self.late: LateTable | None = None
        """Spectators who are behind, where the table lets people watch with a delay."""

    # Who looks ------------------------------------------------------------------------------------

    def add(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self._viewers.setdefault(viewer.seat, set()).add(viewer)

    def remove(self, viewer: Viewer) -> bool:
        """Remove a viewer; return False if there was no such viewer."""
        group = self._viewers.get(viewer.seat)
        if group is None or viewer not in group:
            return False
        group.discard(viewer)
        return True

    def everybody(self) -> list[Viewer]:
        """Return all who are connected here."""
        viewers = [viewer for group in self._viewers.values() for viewer in group]
        return viewers if self.late is None else viewers + self.late.all_viewers()

    def seats(self) -> list[int]:
        """Return the seats somebody looks through."""
        return [seat for seat, group in self._viewers.items() if group and seat is not None]

    @property
    def watchers(self) -> int:
        """How many spectators there are."""
        late = 0 if self.late is None else self.late.watchers
        return len(self._viewers.get(None, ())) + late

    def admits(self, viewer: Viewer) -> bool:
        """Return whether somebody may still look: the seat may belong to another one by now."""
        if viewer.seat is None:
            match = self._board.whole.match
            return match.state == "open" or match.settings.watch.allow != "nobody"
        row = self._board.whole.seats[viewer.seat]
        return viewer.key is not None and viewer.key in (row.guest, row.secret)

    # What they see --------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the position to everybody, each audience its own."""
        position = self._board.fold
        assert position is not None
        self._for_spectators = None
        audiences = [audience for audience, viewers in self._viewers.items() if viewers]
        undo = self._board.who_may_undo()
        made = frames.update_frames(self._board.id, position, audiences, undo)
        for audience, frame in zip(audiences, made, strict=True):
            for viewer in self._viewers[audience]:
                viewer.push(frame)
        if self.late is not None:
            self.late.wake()

    def forget_frames(self) -> None:
        """Drop the encoded frames: the position was folded again."""
        self._for_spectators = None

    def frame(self, audience: int | None) -> bytes:
        """Return the current update as a frame, with clocks as they stand now.

        Only when not busy.
        """
        timed = self._board.fold is not None and self._board.fold.timer is not None
        if audience is not None or timed:
            return frames.framed(self._update(audience))
        if self._for_spectators is None:
            self._for_spectators = frames.framed(self._update(None))
        return self._for_spectators

    def current(self, audience: int | None) -> Raw | None:
        """Return the current update as JSON, to go along with a refusal."""
        if self._board.fold is None or self._queue.busy:
            return None
        return Raw(self._update(audience))

    def _update(self, audience: int | None) -> bytes:
        assert self._board.fold is not None and not self._queue.busy
        board = self._board
        return frames.updates(board.id, self._board.fold, [audience], board.who_may_undo())[0]

    # What they hear -------------------------------------------------------------------------------

    def tell(
        self, frame: bytes, seats: Iterable[int] | None = None, *, at_once: bool = False
    ) -> None:
        """Send something to everybody on this node, or to some seats alone.

        Spectators who are behind hear it with their delay, unless it is for them `at_once`.
        """
        self.tell_present(frame, seats)
        if seats is None and self.late is not None:
            self.late.tell(frame, at_once=at_once)

    def tell_present(self, frame: bytes, seats: Iterable[int] | None = None) -> None:
        """Send something only to viewers who are not behind."""
        for audience in list(self._viewers) if seats is None else list(seats):
            for viewer in list(self._viewers.get(audience, ())):
                viewer.push(frame)
