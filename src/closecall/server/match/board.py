"""A match in memory: its rows as they were read, and its position."""

from __future__ import annotations

from closecall.server.match.clocks import Pauses, now_ms
from closecall.server.match.fold import Fold, fold
from closecall.server.problems import Refusal
from closecall.server.store.base import SeatRow, Step, Whole


class Board:
    """A match as it lies on the table. Everything else at a table looks at it."""

    __slots__ = (
        "_pauses",
        "fold",
        "id",
        "whole",
    )

    def __init__(self, whole: Whole, steps: list[Step], pauses: Pauses) -> None:
        self.id = whole.match.id
        self.whole = whole
        self.fold: Fold | None = None
        self._pauses = pauses
        if whole.match.state != "open":
            self.set_up(whole, steps)

    def set_up(self, whole: Whole, steps: list[Step]) -> None:
        """Fold the position from the log."""
        self.lay(self.folded(whole, steps))

    def folded(self, whole: Whole, steps: list[Step]) -> Fold:
        """Return the position after these steps; on any thread."""
        return fold(whole, steps, self._pauses)

    def lay(self, position: Fold) -> None:
        """Go on from a position."""
        self.fold = position
        if position.timer is not None:
            position.timer.not_after(now_ms())  # the server's clock may have been set back

    @property
    def seq(self) -> int:
        """Steps so far."""
        return 0 if self.fold is None else self.fold.seq

    def begun(self) -> Fold:
        """Return the position, even of a finished match; refuse if there is none."""
        if self.fold is None:
            raise Refusal("not_running", "The match has not begun.")
        return self.fold

    def running(self) -> Fold:
        """Return the position, refused unless the match is under way."""
        position = self.begun()
        if position.over or self.whole.match.state != "running":
            raise Refusal("not_running", "The match is over.")
        return position

    def going_on(self) -> Fold | None:
        """Return the position if something can still happen in it."""
        position = self.fold
        return None if position is None or position.outcome is not None else position

    # Who plays ------------------------------------------------------------------------------------

    def resigned(self, seat: SeatRow) -> bool:
        """Return whether a seat has given up. The step is the truth; the row may come later."""
        if seat.resigned_at:
            return True
        return self.fold is not None and seat.seat in self.fold.resigned

    def bot_plays(self, seat: SeatRow) -> bool:
        """Return whether a bot makes the moves of this seat."""
        return seat.kind in ("bot", "away") or self.resigned(seat)

    def stands_in(self, seat: int) -> bool:
        """Return whether the bot that plays a seat does so for a person."""
        return self.whole.seats[seat].kind != "bot"

    def plays(self, seat: SeatRow) -> bool:
        """Return whether a person makes the moves of this seat."""
        return seat.kind == "person" and not self.resigned(seat)

    def people(self) -> set[int]:
        """Return the seats whose moves a person makes: only their time runs out."""
        return {seat.seat for seat in self.whole.seats if self.plays(seat)}

    def time_is_up(self, seat: int) -> bool:
        """Return whether a seat has no time left, for this move or the match."""
        timer = None if self.fold is None else self.fold.timer
        return timer is not None and timer.is_up(seat, now_ms())

    def who_may_undo(self) -> int | None:
        """Return the seat that may ask to undo its move."""
        position = self.going_on()
        if position is None or not self.whole.match.settings.undo:
            return None
        last = position.last
        return None if last is None or last.kind != "move" else last.seat

    def unnoted_resignations(self) -> list[int]:
        """Return seats that resigned in a step which the node that made it did not get to note."""
        resigned = () if self.fold is None else self.fold.resigned
        return [seat for seat in resigned if not self.whole.seats[seat].resigned]
