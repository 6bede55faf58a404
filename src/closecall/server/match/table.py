"""A live match: its position in memory, who looks at it, and how it goes on.

The log in the store is the truth. A move is put on the table in memory, handed to the store, and
shown to anybody only when it is durable; until then everything else that concerns the match waits.
When somebody else was quicker (another node), the table is folded again from the log and whoever
waited is tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw

from closecall.engine.errors import CloseCallError
from closecall.protocol import (
    Match,
    Presence,
    TableChanged,
)
from closecall.server.logs import note
from closecall.server.match import frames
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import Fold, fold
from closecall.server.match.people import public
from closecall.server.match.thinking import Thinking
from closecall.server.match.undo import Undo
from closecall.server.match.watch import LateTable
from closecall.server.problems import Refusal, from_engine
from closecall.server.store.base import SeatRow, Step, StepKind, Whole

if TYPE_CHECKING:
    from closecall.server.live.node import Node

log = logging.getLogger("closecall.table")

MAX_WAITING = 256
STORE_PAUSE = 0.5
STORE_TRIES = 3
END_PAUSE = 1.0
LONGEST_PAUSE = 60.0
LONG = 300
"""Steps from which on a match is folded beside the event loop."""
PRESENCE_PAUSE = 0.3
"""Seconds in which comings and goings become one frame."""
MISSED = 30
"""Missed updates that are sent one by one to who comes back."""


class Viewer(Protocol):
    """Somebody looking at a table: a seat's socket or a spectator's."""

    seat: int | None
    key: str | None
    """What opened the seat: the guest's id, or the hash of a seat secret."""

    def push(self, frame: bytes) -> None:
        """Send a frame; never waits."""

    def drop(self, code: int, reason: str) -> None:
        """End the connection."""


Answer = Callable[[Refusal | None], None]
"""Hears how an attempt ended: None when it is durable."""

REPEATED = Refusal("repeated", "This move has been made already.")
"""Not a refusal to the sender, who just did not hear of the success."""


def set_up_again() -> Refusal:
    """For whoever waits for a table that had to leave memory."""
    return Refusal("busy", "The table is being set up again; please try again.")


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)


class Table:
    """One match in memory."""

    def __init__(self, node: Node, whole: Whole, steps: list[Step]) -> None:
        self.node = node
        self.whole = whole
        self.id = whole.match.id
        self.viewers: dict[int | None, set[Viewer]] = {}
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        """Who is connected to other nodes: seats, watchers, when we heard it."""
        self.fold: Fold | None = None
        self.late: LateTable | None = None
        self.undoing = Undo(self)
        self.thinking = Thinking(self)
        self.busy = False
        self.gone = False
        """Whether it has left memory; then it stays busy, and nothing happens here any more."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._settling: set[asyncio.Future[None]] = set()
        self._frames: dict[int | None, bytes] = {}
        self._announced = 0
        self._failures = 0
        """Of the store, in a row."""
        self._ending = False
        self._looks = self._seen = 0
        """How often the match was read, and the newest of these readings that was taken over."""
        self._alarm: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        """While it runs, changes of who is here are collected."""
        self._last_presence: tuple[list[int], int] | None = None
        self._publish_presence = False
        self._newcomers: set[Viewer] = set()
        self.idle_since = node.loop.time()
        if whole.match.state != "open":
            self.fold = self._folded(whole, steps)

    def _folded(self, whole: Whole, steps: list[Step]) -> Fold:
        position = fold(whole, steps, self.node.pauses)
        if position.timer is not None:
            position.timer.not_after(now_ms())  # the server's clock may have been set back
        return position

    # Looking --------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """Steps so far."""
        return 0 if self.fold is None else self.fold.seq

    def begun(self) -> Fold:
        """The position, refused unless there is one: also when the match is over."""
        if self.fold is None:
            raise Refusal("not_running", "The match has not begun.")
        return self.fold

    def running(self) -> Fold:
        """The position, refused unless the match is under way."""
        position = self.begun()
        if position.over or self.whole.match.state != "running":
            raise Refusal("not_running", "The match is over.")
        return position

    def here(self) -> set[int]:
        """Seats that somebody looks through now, on any node."""
        seats = {seat for seat, viewers in self.viewers.items() if viewers and seat is not None}
        for others, _, _ in self.elsewhere.values():
            seats |= others
        return seats

    def watchers(self) -> int:
        """Spectators on all nodes."""
        mine = len(self.viewers.get(None, ())) + (0 if self.late is None else self.late.watchers)
        return mine + sum(count for _, count, _ in self.elsewhere.values())

    def public(self) -> Match:
        """The match as everybody may know it."""
        return public(self.whole, seq=self.seq, here=self.here(), watchers=self.watchers())

    def update(self, audience: int | None) -> bytes:
        """The current update for an audience as JSON; only when not busy."""
        assert self.fold is not None and not self.busy
        return frames.updates(self.id, self.fold, [audience], self.undoing.who_may())[0]

    def frame(self, audience: int | None) -> bytes:
        """The same as a frame, encoded once however many look."""
        found = self._frames.get(audience)
        if found is None:
            found = self._frames[audience] = frames.framed(self.update(audience))
        return found

    def fresh_frame(self, audience: int | None) -> bytes:
        """The current update with clocks as they stand now."""
        if self.fold is not None and self.fold.timer is not None:
            self._frames.pop(audience, None)
        return self.frame(audience)

    def join(self, viewer: Viewer) -> None:
        """Somebody looks from now on."""
        self.viewers.setdefault(viewer.seat, set()).add(viewer)
        self._newcomers.add(viewer)
        self.tell_presence()

    def part(self, viewer: Viewer) -> None:
        """Somebody does not look any more."""
        group = self.viewers.get(viewer.seat)
        if group is not None and viewer in group:
            group.discard(viewer)
            self._newcomers.discard(viewer)
            self.idle_since = self.node.loop.time()
            self.tell_presence()

    def admits(self, viewer: Viewer) -> bool:
        """Whether somebody may still look: the seat may belong to another one by now."""
        if viewer.seat is None:
            match = self.whole.match
            return match.state == "open" or match.settings.watch.allow != "nobody"
        row = self.whole.seats[viewer.seat]
        return viewer.key is not None and viewer.key in (row.guest, row.secret)

    def _turn_out(self) -> None:
        for viewer in self.all_viewers():
            if not self.admits(viewer):
                self.part(viewer)
                viewer.drop(1012, "the seat is not yours any more")

    # One thing at a time --------------------------------------------------------------------------

    def do(self, job: Callable[[], None]) -> None:
        """Run now, or as soon as what is under way is durable."""
        if not self.busy:
            job()
        else:
            self._waiting.append(job)

    def in_turn(self, attempt: Callable[[], None], answer: Answer) -> None:
        """Let somebody's attempt wait, unless too many do; what only waits for quiet is no load."""
        if self.gone:
            answer(set_up_again())
        elif len(self._waiting) - len(self._settling) >= MAX_WAITING:
            answer(Refusal("busy", "This table is busy. Please try again."))
        else:
            self._waiting.append(attempt)

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        while self.busy:  # what waited before us may have begun something new
            if self.gone:
                raise set_up_again()
            waiter: asyncio.Future[None] = self.node.loop.create_future()
            self._settling.add(waiter)
            waiter.add_done_callback(self._settling.discard)
            self._waiting.append(partial(_wake, waiter))
            await waiter

    def _go_on(self) -> None:
        if self.gone:
            return
        self.busy = False
        if self._announced > self.seq:
            self.catch_up(self._announced)
        while self._waiting and not self.busy:
            self._waiting.popleft()()

    # Moves ----------------------------------------------------------------------------------------

    def play(self, seat: int, seq: int, raw: bytes, answer: Answer) -> None:
        """A move somebody sent."""
        if self.busy:
            self.in_turn(partial(self.play, seat, seq, raw, answer), answer)
            return
        try:
            position = self.begun()
            action = frames.moves_of(position.game).action(raw)
            if self._repeated(position, seat, seq, action):  # it may have been the last one
                answer(REPEATED)
                return
            self.running()
            self._check_person(seat)
            self._check_seq(position, seat, seq)
        except CloseCallError as error:
            answer(from_engine(error))
            return
        except Refusal as refusal:
            answer(refusal)
            return
        retry = partial(self.play, seat, seq, raw, answer)
        self.move(position, seat, action, answer, retry)

    def _check_person(self, seat: int) -> None:
        if self._resigned(self.whole.seats[seat]):
            raise Refusal("resigned", "This seat has resigned; a bot plays it now.")

    def _repeated(self, position: Fold, seat: int, seq: int, action: int) -> bool:
        return seq < position.seq and position.first_move_after(seat, seq) == action

    def _check_seq(self, position: Fold, seat: int, seq: int) -> None:
        if seq == position.seq or position.same_question(seat, seq):
            return
        raise Refusal(
            "stale_move", f"That was for step {seq}; the table is at step {position.seq}."
        )

    def move(
        self, position: Fold, seat: int, action: int, answer: Answer, retry: Callable[[], None]
    ) -> None:
        """Put a move on the table and make it durable; `retry` when another step came first."""
        try:
            position.state.apply(seat, action)
        except CloseCallError as error:
            answer(from_engine(error))
            return
        text = position.game.move(action).text
        self.append("move", seat, text, answer, retry)

    def append(
        self, kind: StepKind, seat: int, text: str, answer: Answer, retry: Callable[[], None]
    ) -> None:
        """Make a step durable, then show it; `retry` when another one came first."""
        assert self.fold is not None
        step = Step(self.id, self.fold.seq + 1, kind, seat, text, now_ms())
        self.busy = True
        self.node.store.append(step, partial(self._appended, step, answer, retry))

    def _appended(
        self, step: Step, answer: Answer, retry: Callable[[], None], outcome: bool | Exception
    ) -> None:
        if self.gone:
            return
        if outcome is not True:
            self._not_appended(step, answer, retry, outcome)
            return
        assert self.fold is not None
        self._failures = 0
        self.node.metrics.steps += 1
        try:
            self.fold.applied(step)
            if self.fold.over:
                self.node.spawn(self._end(answer))
            else:
                self._made(answer)
        except Exception:
            self._went_wrong()

    def _not_appended(
        self, step: Step, answer: Answer, retry: Callable[[], None], outcome: bool | Exception
    ) -> None:
        if isinstance(outcome, Exception):
            log.error("store failed: %s", type(outcome).__name__)
            self._failures += 1
        else:
            self._failures = 0
        self.node.spawn(self._recover(step, answer, retry))

    def _went_wrong(self) -> None:
        """In the middle of a step: what is in memory is worth nothing, the log knows."""
        if self.gone:
            return
        log.exception("a table has to be loaded again")
        self.node.metrics.errors += 1
        self.node.forget(self)

    def _made(self, answer: Answer) -> None:
        """A step of ours is durable: show it, and go on."""
        if self.gone:
            return
        self.busy = False
        self._announce()
        answer(None)
        self.node.publish_seq(self.id, self.seq)
        self.drive()
        self._go_on()

    async def _end(self, answer: Answer) -> None:
        """The last step: its result is durable too before anybody hears of it."""
        noted = await self._note_end()
        try:
            self._made(answer)
        except Exception:
            self._went_wrong()
        if noted is None:
            self._finish()
        else:
            await self.node.changed(self.id)

    async def _recover(self, step: Step, answer: Answer, retry: Callable[[], None]) -> None:
        """Somebody else made that step, or the store failed: start again from the log."""
        try:
            if self._failures:
                await asyncio.sleep(STORE_PAUSE)
            steps = await self._refold()
            self._waiting.appendleft(self._second_try(step in steps, answer, retry))
            self._go_on()
        except Exception:
            self._went_wrong()
            return
        self.do(self.drive)

    def _second_try(
        self, durable: bool, answer: Answer, retry: Callable[[], None]
    ) -> Callable[[], None]:
        if durable:  # only the store's answer got lost
            self.node.publish_seq(self.id, self.seq)
            return partial(answer, None)
        if self._failures >= STORE_TRIES:
            return partial(
                answer, Refusal("busy", "Your move could not be saved. Please try again.")
            )
        return retry

    async def _refold(self) -> list[Step]:
        seen = self.seq
        number, whole = await self._look()
        if whole is None:
            raise LookupError(self.id)
        steps = await self.node.store.steps(self.id)
        if self.gone:
            raise set_up_again()
        if self._newest(number):
            self._replace(whole)
        known, new = [s for s in steps if s.seq <= seen], [s for s in steps if s.seq > seen]
        self.fold = self._folded(whole, known)
        self._frames.clear()
        self.busy = False
        self._add(new)
        self.busy = True
        return steps

    def catch_up(self, seq: int) -> None:
        """Another node says the match is at this seq."""
        self._announced = max(seq, self._announced)
        if self.fold is not None and seq > self.fold.seq and not self.busy:
            self.busy = True
            self.node.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        assert self.fold is not None
        self._announced = 0  # what is announced from here on may be newer than what is read
        try:
            steps = await self.node.store.steps(self.id, self.fold.seq)
            if self.gone:
                return
            self.busy = False
            self._add(steps)
            self._go_on()
        except Exception:
            self._went_wrong()

    def _add(self, steps: Iterable[Step]) -> None:
        assert self.fold is not None
        for step in steps:
            self.fold.add(step)
            self._announce()
        self._set_alarm()
        if self.fold.over:
            self._finish()

    def _announce(self) -> None:
        """Show the new position to everybody, each audience its own."""
        self._frames.clear()
        assert self.fold is not None
        self.undoing.step_made()
        self.thinking.moved_on()
        audiences = [audience for audience, viewers in self.viewers.items() if viewers]
        made = frames.updates(self.id, self.fold, audiences, self.undoing.who_may())
        for audience, update in zip(audiences, made, strict=True):
            frame = self._frames[audience] = frames.framed(update)
            for viewer in self.viewers[audience]:
                viewer.push(frame)
        if self.late is not None:
            self.late.wake()

    # Going on without people ----------------------------------------------------------------------

    def drive(self) -> None:
        """Let the bots think whose turn it is, and set the clock."""
        if self.fold is None or self.fold.over or self.busy:
            return
        self.thinking.go_on()
        self._set_alarm()

    def waits_for_nobody(self) -> bool:
        """Whether bots or clocks can take this match on."""
        if self.fold is None or self.fold.over:
            return False
        timer = self.fold.timer
        if timer is not None and timer.next_deadline(now_ms(), self._people_timed()) is not None:
            return True
        return any(self.bot_plays(self.whole.seats[seat]) for seat in self.fold.actors())

    def bot_plays(self, seat: SeatRow) -> bool:
        """Return whether a bot makes the moves of this seat."""
        return seat.kind in ("bot", "away") or self._resigned(seat)

    def _resigned(self, seat: SeatRow) -> bool:
        """The step is the truth; the row may come later."""
        return seat.resigned or (self.fold is not None and seat.seat in self.fold.resigned)

    def plays(self, seat: SeatRow) -> bool:
        """Whether a person makes the moves of this seat."""
        return seat.kind == "person" and not self._resigned(seat)

    # Clocks ---------------------------------------------------------------------------------------

    def time_is_up(self, seat: int) -> bool:
        """Return whether a seat has no time left, for this move or the match."""
        timer = None if self.fold is None else self.fold.timer
        return timer is not None and timer.is_up(seat, now_ms())

    def _people_timed(self) -> set[int]:
        return {seat.seat for seat in self.whole.seats if self.plays(seat)}

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.fold is None or self.fold.timer is None or self.fold.over:
            return
        wait = self.fold.timer.next_deadline(now_ms(), self._people_timed())
        if wait is not None:
            self._alarm = self.node.loop.call_later(wait / 1000 + 0.01, self.do, self._ring)

    def _ring(self) -> None:
        """Somebody's time is up."""
        self._alarm = None
        if self.fold is None or self.fold.timer is None or self.fold.over:
            return
        if self.node.stood_still():  # nobody could move; the pause is about to be noted
            self._set_alarm_later()
            return
        for seat, reacting in self.fold.timer.run_out(now_ms(), self._people_timed()):
            silence = self.fold.game.silence(self.fold.state, seat) if reacting else None
            if silence is not None:
                again = partial(self.do, self.drive)
                self.move(self.fold, seat, silence, lambda refused: None, again)
                return
            self.node.spawn(self.node.seats.time_up(self.id, seat))
        self._set_alarm_later()

    def _set_alarm_later(self) -> None:
        """Look again soon: seats whose time is up are being handed to bots."""
        if self._alarm is None:
            self._alarm = self.node.loop.call_later(1.0, self.do, self._ring)

    # The end --------------------------------------------------------------------------------------

    def _finish(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.whole.match.state == "running" and not self._ending:
            self._ending = True
            self.node.spawn(self._end_late())

    async def _end_late(self) -> None:
        """The last step is in the log, but whoever made it did not come to note the end."""
        pause = END_PAUSE
        while (noted := await self._note_end()) is None and not self.gone:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self._ending = False
        if noted:
            await self.node.changed(self.id)

    async def _note_end(self) -> bool | None:
        """Whether it was us who noted the end; None when the store failed."""
        assert self.fold is not None
        try:
            noted = await self.node.store.end_match(self.id, "over", self.fold.outcome, now_ms())
        except Exception:
            log.exception("the end of a match could not be noted")
            return None
        self.node.metrics.finished += noted
        if noted:
            about = {"game": self.fold.game.key, "seats": self.fold.seats}
            note(log, "match over", match=self.id, **about, moves=len(self.fold.moves))
        return noted

    # Seats and settings changed -------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the match and its seats again and tell everybody what is new."""
        number, whole = await self._look()
        if whole is None:
            self.node.forget(self, gone=True)
            return
        begins = self.fold is None and whole.match.state != "open"
        steps = await self.node.store.steps(self.id) if begins else []
        try:
            await self.settled()
        except Refusal:
            return  # it left memory: whoever loads it again reads all this
        if self._newest(number):
            self._show(whole, steps)

    async def _look(self) -> tuple[int, Whole | None]:
        """The match as the store has it now, and which reading this is."""
        self._looks += 1
        number = self._looks
        return number, await self.node.store.match(self.id)

    def _newest(self, number: int) -> bool:
        """Whether this reading is to be taken over: none that began later has been."""
        if number < self._seen:
            return False
        self._seen = number
        return True

    def _show(self, whole: Whole, steps: list[Step]) -> None:
        """Go on with the match as it was read; without waiting, so that nothing comes between."""
        began = self.fold is None and whole.match.state != "open"
        if began:
            self.fold = self._folded(whole, steps)
        self._replace(whole)
        self._set_alarm()
        self.undoing.seats_changed()
        self.thinking.moved_on()
        if began:
            self._announce()
            self.catch_up(self._announced)
        if self.fold is not None and self.fold.over:
            self._finish()

    def _replace(self, whole: Whole) -> None:
        before, self.whole = self.whole, whole
        if whole != before:
            self._tell_here(frames.message(TableChanged(self.public())), list(self.viewers))
            if self.late is not None:
                self.late.table_changed()
            self._turn_out()

    def unnoted_resignations(self) -> list[int]:
        """Seats whose resignation is a step, but whoever made it did not come to note it."""
        resigned = () if self.fold is None else self.fold.resigned
        return [seat for seat in resigned if not self.whole.seats[seat].resigned]

    # Resigning ------------------------------------------------------------------------------------

    def resign(self, seat: int, answer: Answer) -> None:
        """Give the match up for a seat."""
        if self.busy:
            self.in_turn(partial(self.resign, seat, answer), answer)
            return
        try:
            if seat in self.begun().resigned:  # which may have ended the match
                answer(None)
                return
            self.running()
        except Refusal as refusal:
            answer(refusal)
            return
        self.append("resign", seat, "", answer, partial(self.resign, seat, answer))

    # Telling --------------------------------------------------------------------------------------

    def tell(
        self, frame: bytes, seats: Iterable[int] | None = None, *, at_once: bool = False
    ) -> None:
        """Send something to everybody on this node, or to some seats alone.

        Spectators who are behind hear it with their delay, unless it is for them `at_once`.
        """
        self._tell_here(frame, list(self.viewers) if seats is None else list(seats))
        if seats is None and self.late is not None:
            self.late.tell(frame, at_once=at_once)

    def _tell_here(self, frame: bytes, audiences: Iterable[int | None]) -> None:
        for audience in audiences:
            for viewer in list(self.viewers.get(audience, ())):
                viewer.push(frame)

    def tell_presence(self, *, publish: bool = True) -> None:
        """Say who is here: at once, or with what else changes in the next moment."""
        self._publish_presence |= publish
        if self._presence is None:
            self._presence_told()

    def _presence_told(self) -> None:
        told = (sorted(self.here()), self.watchers())
        frame = frames.message(Presence(*told))
        if told != self._last_presence:
            self.tell(frame, at_once=True)
        else:  # somebody came and went; only who is new has not heard it
            for viewer in self._newcomers:
                viewer.push(frame)
        if self._publish_presence:
            self.node.publish_presence(self)
        self._last_presence = told
        self._newcomers.clear()
        self._publish_presence = False
        self._presence = self.node.loop.call_later(PRESENCE_PAUSE, self._presence_again)

    def _presence_again(self) -> None:
        self._presence = None
        now = (sorted(self.here()), self.watchers())
        if self._newcomers or self._publish_presence or now != self._last_presence:
            self._presence_told()

    def local_presence(self) -> tuple[list[int], int]:
        """Seats and number of watchers on this node."""
        seats = [seat for seat, group in self.viewers.items() if group and seat is not None]
        late = 0 if self.late is None else self.late.watchers
        return seats, len(self.viewers.get(None, ())) + late

    def heard_presence(self, node: str, seats: list[int], watchers: int) -> None:
        """Who is connected to another node."""
        before = (self.here(), self.watchers())
        if seats or watchers:
            self.elsewhere[node] = (frozenset(seats), watchers, self.node.loop.time())
        else:
            self.elsewhere.pop(node, None)
        if before != (self.here(), self.watchers()):
            self.tell_presence(publish=False)

    def forget_silent_nodes(self, patience: float) -> None:
        """Nodes that have not said for long who is with them are gone."""
        now = self.node.loop.time()
        for node, (_, _, heard) in list(self.elsewhere.items()):
            if now - heard > patience:
                self.heard_presence(node, [], 0)

    # Coming back ----------------------------------------------------------------------------------

    async def missed(self, seq: int, audience: int | None, whose: str) -> list[bytes]:
        """Updates after `seq` up to, not including, the current one, once nothing is under way.

        `whose`: the line in which this waits when the match is long.
        """
        found: list[bytes] = []
        while True:
            await self.settled()
            head = self.seq
            found += await self._between(seq, audience, whose)
            if self.seq == head and not self.busy:
                return found
            seq = max(seq, head - 1) if seq >= 0 else seq  # it went on while we read

    async def _between(self, seq: int, audience: int | None, whose: str) -> list[bytes]:
        if self.fold is None or seq < 0 or seq >= self.fold.seq - 1:
            return []
        first, last = max(seq + 1, self.fold.seq - MISSED), self.fold.seq - 1
        steps = await self.node.store.steps(self.id)
        found: list[bytes] = []

        def see(position: Fold) -> None:
            if first <= position.seq <= last:
                found.append(frames.framed(frames.past_update(self.id, position, audience)))

        known = [step for step in steps if step.seq <= last]
        if len(known) > LONG:
            await self.node.aside.run(whose, fold, self.whole, known, self.node.pauses, see)
        else:
            fold(self.whole, known, self.node.pauses, see)
        return found

    def current_raw(self, audience: int | None) -> Raw | None:
        """The current update to go along with a refusal."""
        if self.fold is None or self.busy:
            return None
        return Raw(self.update(audience))

    # Life -----------------------------------------------------------------------------------------

    def all_viewers(self) -> list[Viewer]:
        """Everybody connected here."""
        viewers = [viewer for group in self.viewers.values() for viewer in group]
        if self.late is not None:
            viewers += self.late.all_viewers()
        return viewers

    def idle(self, patience: float) -> bool:
        """Whether the table can leave memory."""
        if self.busy or self.thinking.under_way or self._ending or self.all_viewers():
            return False
        if self.node.loop.time() - self.idle_since < patience:
            return False
        return not self.waits_for_nobody()

    def let_go(self) -> None:
        """Out of memory: whoever waits for it comes again, and finds it again."""
        self.gone = self.busy = True
        self.thinking.stop()
        self.close()
        for waiter in list(self._settling):
            if not waiter.done():
                waiter.set_exception(set_up_again())

    def close(self) -> None:
        """Stop timers."""
        for timer in (self._alarm, self._presence):
            if timer is not None:
                timer.cancel()
        self._alarm = self._presence = None
        if self.late is not None:
            self.late.close()
