"""Replays and records: positions out of the past."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw

from closecall.engine.record import make
from closecall.protocol import SeatChange, SeatPlayer
from closecall.server.match import frames
from closecall.server.match.fold import Fold, fold
from closecall.server.problems import Refusal
from closecall.server.store.base import Step, Whole

LONGEST_REPLAY = 200


def record_of(whole: Whole, steps: list[Step]) -> bytes:
    """Return the record of a finished match, as JSON."""
    return record_from(whole, fold(whole, steps))


def record_from(whole: Whole, past: Fold) -> bytes:
    """Return the record of a finished match that is folded already, as JSON."""
    record = make(
        past.state,
        seed=bytes.fromhex(whole.match.seed),
        nonces=whole.match.nonces or [],
        moves=[(seat, past.game.move(action).text) for _, seat, action in past.moves],
        resigned=past.resigned,
        over=True,
    )
    return record.to_json()


def replay(
    whole: Whole, steps: list[Step], first: int, last: int, seat: int | str | None
) -> list[Raw]:
    """Return the updates of a stretch of a match through one pair of eyes; `open`: through all."""
    updates: list[Raw] = []

    def see(position: Fold) -> None:
        if first <= position.seq <= last:
            updates.append(Raw(_shown(whole.match.id, position, seat)))

    fold(whole, [step for step in steps if step.seq <= last], (), see)
    return updates


def changes(steps: Iterable[Step]) -> list[SeatChange]:
    """Return when bots took over persons' seats and when persons played there again."""
    kinds: dict[int, SeatPlayer] = {}
    found = []
    for step in steps:
        now = kinds.get(step.seat, "person")
        if step.kind == "resign":
            now = "resigned"
        elif step.kind == "move" and now != "resigned":
            now = "away" if step.stand_in else "person"
        if now != kinds.get(step.seat, "person"):
            found.append(SeatChange(step.seq, step.seat, now))
            kinds[step.seat] = now
    return found


def _shown(match: str, position: Fold, seat: int | str | None) -> bytes:
    if isinstance(seat, str):
        return frames.open_update(match, position)
    return frames.past_update(match, position, seat)


def stretch(first: int | None, last: int | None, head: int) -> tuple[int, int]:
    """Return which updates are meant: by default the newest one."""
    end = head if last is None else min(last, head)
    begin = end if first is None else first
    if begin < 0 or begin > end:
        raise Refusal("malformed", f"Ask for steps from 0 to {head}, the first not after the last.")
    return begin, min(end, begin + LONGEST_REPLAY - 1)
