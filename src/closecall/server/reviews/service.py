"""Scheduling of reviews over workers and nodes.

A review waits in the database until a node claims it. The node judges one decision after the other
in its bot workers, in the lane that gives way to everything a table waits for, and keeps each one;
a node that takes over, or the same one after a restart, goes on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from msgspec import Struct

from closecall.engine.errors import CloseCallError
from closecall.engine.record import Record
from closecall.server.fair import Lane
from closecall.server.live.node import Node
from closecall.server.logs import limited, note
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import fold
from closecall.server.match.positions import record_from
from closecall.server.problems import Refusal, from_engine
from closecall.server.reviews import work
from closecall.server.reviews.shape import Judged, MoveWeighed, Reviewed, ReviewState, Tried
from closecall.server.security import Limiter
from closecall.server.store.base import Step, Whole
from closecall.server.store.reviews import ReviewRow

log = logging.getLogger("closecall.reviews")

DAY = 24 * 3600 * 1000
BEAT = 5.0
SILENT_MS = 30_000
"""Silence after which a node loses its reviews to the others."""
LOOK = 10.0
"""Seconds after which a node looks whether another one left a review."""
WORKERS_PER_REVIEW = 2

TRIES_PER_SECOND = 0.5
TRIES_AT_ONCE = 20
"""Moves of a lesson that were never weighed and that a guest may try."""

_reviewed = msgspec.json.Decoder(Reviewed)
_tried = msgspec.json.Decoder(Tried)


class Material(Struct, frozen=True):
    """The material of a review."""

    record: bytes
    made: list[int]
    """The step by which each move of the record was made."""
    last: int
    stand_ins: tuple[int, ...] = ()
    """The moves that a bot made for a person who was away or had resigned."""


class Reviews:
    """The reviews this node was asked for and those it works on."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._rows = node.store.reviews
        self._asked = asyncio.Event()
        self._weighing: set[str] = set()
        self._limiter = Limiter(TRIES_PER_SECOND, TRIES_AT_ONCE)

    async def start(self) -> None:
        """Resume unfinished reviews."""
        if not self._node.broker.shared:  # no other node can be at work on this database
            await self._rows.let_all_go()
        self._node.tasks.spawn(self._beat())
        for _ in range(max(1, self._node.settings.bot_workers // WORKERS_PER_REVIEW)):
            self._node.tasks.spawn(self._serve())

    # Asking ---------------------------------------------------------------------------------------

    async def ask(self, whole: Whole, guest: str) -> None:
        """Make sure that a finished match gets reviewed, once."""
        match = whole.match.id
        found = await self._rows.read(match)
        if found is None or found.state == "failed":
            await self._check_limit(guest)
            if await self._rows.ask(match, guest, now_ms()):
                note(log, "review asked", match=match, game=whole.match.game)
            self._asked.set()

    async def _check_limit(self, guest: str) -> None:
        most = self._node.settings.reviews_per_day
        if await self._rows.asked_since(guest, now_ms() - DAY) >= most:
            limited(log, "reviews_per_day", guest)
            message = f"You can ask for {most} reviews a day. Try again tomorrow."
            raise Refusal("too_many_reviews", message)

    async def read(self, match: str) -> ReviewState:
        """Return how far the review of a match is."""
        found = await self._rows.read(match)
        if found is None:
            return ReviewState("none")
        if found.state == "done":
            review = _reviewed.decode(found.body)
            return ReviewState("done", found.done, found.total, review=review)
        if found.state == "failed":
            return ReviewState("failed", found.done, found.total)
        state = ReviewState("running", found.done, found.total)
        if found.node:
            return state
        ahead = await self._rows.ahead(match)
        return msgspec.structs.replace(state, state="waiting", ahead=ahead)

    async def weigh(self, whole: Whole, seat: int, step: int, text: str, guest: str) -> MoveWeighed:
        """Say what another move would have been worth where a seat decided at a step."""
        if guest in self._weighing or not self._limiter.take(guest):
            raise Refusal("too_fast", "One move at a time. Please wait a moment.")
        self._weighing.add(guest)
        try:
            material = await self._material(whole.match.id)
            if material is None:
                raise Refusal("unknown_match", "This match is gone.")
            move = _move_at(material, seat, step)
            body: bytes = await self._node.bots.submit(
                work.weigh,
                material.record,
                material.stand_ins,
                move,
                text,
                lane=Lane.THINKING,
                owner=guest,
            )
        except CloseCallError as error:
            raise from_engine(error) from None
        finally:
            self._weighing.discard(guest)
        return _tried.decode(body).beside(await self._judged(whole.match.id, seat, step))

    async def _judged(self, match: str, seat: int, step: int) -> Judged | None:
        """Return what the finished review says about a decision."""
        review = (await self.read(match)).review
        decisions = () if review is None else review.decisions
        return next((each for each in decisions if (each.seat, each.step) == (seat, step)), None)

    # Working --------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._rows.beat(self._node.id, now_ms())
            except Exception:
                self._failed("review heartbeat failed")

    async def _serve(self) -> None:
        """Work on one review after the other."""
        while True:
            self._asked.clear()  # before looking: what is asked for meanwhile wakes us at once
            try:
                found = await self._rows.claim(self._node.id, now_ms(), now_ms() - SILENT_MS)
                if found is None:
                    await self._rest()
                else:
                    await self._work(found)
            except Exception:
                self._failed("review failed")
                await asyncio.sleep(LOOK)

    def _failed(self, what: str) -> None:
        self._node.metrics.errors += 1
        log.exception(what)

    async def _rest(self) -> None:
        """Wait until somebody asks here, or it is time to look what others left."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._asked.wait(), LOOK)

    async def _work(self, found: ReviewRow) -> None:
        """See a review through; whatever goes wrong, somebody can try again."""
        try:
            await self._review(found)
        except (CloseCallError, Refusal) as error:  # trying again would not help
            log.warning("review impossible: %s", error.code)
            await self._rows.fail(found.match, self._node.id, error.code)
        except BaseException:
            await self._rows.let_go(found.match, self._node.id)
            raise

    async def _review(self, found: ReviewRow) -> None:
        match, node = found.match, self._node.id
        material = await self._material(match)
        if material is None:
            return
        record, bots = material.record, material.stand_ins
        moves: list[int] = await self._run(found, work.plan, record, bots)
        if not await self._rows.plan(match, node, len(moves)):
            return
        kept = await self._rows.parts(match)
        for move in moves:
            if move in kept:
                continue
            body: bytes = await self._run(found, work.judge, record, bots, move)
            kept[move] = body.decode()
            if not await self._rows.keep(match, node, move, kept[move], now_ms()):
                return
        whole: bytes = await self._run(
            found, work.sum_up, record, bots, kept, material.made, material.last
        )
        if await self._rows.finish(match, node, whole.decode()):
            note(log, "review done", match=match, decisions=len(moves))

    async def _run(self, found: ReviewRow, task: Any, *args: Any) -> Any:
        return await self._node.bots.submit(task, *args, lane=Lane.BACKGROUND, owner=found.guest)

    async def _material(self, match: str) -> Material | None:
        whole = await self._node.store.match(match)
        if whole is None:  # removed meanwhile, and its review with it
            return None
        steps = await self._node.store.steps(match)
        return await self._node.aside.run(match, gathered, whole, steps)


def _move_at(material: Material, seat: int, step: int) -> int:
    """Return which move of the record a seat made at a step of the replay."""
    if step + 1 not in material.made:
        raise Refusal("malformed", "Nobody decided anything at this step.")
    move = material.made.index(step + 1)
    if Record.load(material.record).moves[move][0] != seat:
        raise Refusal("malformed", "Another seat decided at this step.")
    return move


def gathered(whole: Whole, steps: list[Step]) -> Material:
    """Return what a review of a match is made of."""
    past = fold(whole, steps)
    made = [seq for seq, _, _ in past.moves]
    lent = {step.seq for step in steps if step.stand_in}
    stand_ins = tuple(move for move, seq in enumerate(made) if seq in lent)
    return Material(record_from(whole, past), made, past.seq, stand_ins)
