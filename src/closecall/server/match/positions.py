"""Positions out of the past: replays, records, and matches that go on from one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from closecall.engine.errors import CloseCallError
from closecall.engine.record import Record, make
from closecall.protocol import MOST_MOVES, From, NewMatch
from closecall.server.match import frames
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import Fold, fold
from closecall.server.match.knowledge import known_to
from closecall.server.match.people import seats_of
from closecall.server.problems import Refusal, from_engine
from closecall.server.seats.finding import find
from closecall.server.store.base import GuestRow, Prefix, Step, Store, Whole

if TYPE_CHECKING:
    from closecall.server.live.node import Node

LONGEST_REPLAY = 200
LONGEST_LINE = 50
"""Matches that may have gone on from one another with moves of their own."""


class Source(Struct, frozen=True):
    """Where a match goes on from."""

    name: str
    options: dict[str, Any]
    seed: str
    nonces: list[str]
    moves: list[tuple[int, str]]
    prefix: Prefix | None = None
    """Where these moves are kept already, if they are."""


async def source_of(node: Node, guest: GuestRow, wish: NewMatch) -> Source | None:
    """The position a new match wants to start from, checked by playing it through."""
    if wish.start_from is None:
        return None
    if (wish.start_from.match is None) == (wish.start_from.record is None):
        raise Refusal("bad_match", "Name either a match or a record to play on from.")
    if wish.start_from.match is not None:
        source = await _from_match(node, guest, wish.start_from.match, wish)
    else:
        source = await node.aside.run(guest.id, _from_record, wish.start_from, wish)
    count = wish.start_from.moves
    if len(source.moves) < count:
        raise Refusal("bad_match", f"That match has only {len(source.moves)} moves.")
    if count > MOST_MOVES:
        raise Refusal("bad_match", f"Play on from one of the first {MOST_MOVES} moves.")
    shared = wish.start_from.match is not None and count > 0
    prefix = await _shared(node.store, source.name, count) if shared else None
    return msgspec.structs.replace(source, moves=source.moves[:count], prefix=prefix)


async def _shared(store: Store, match: str, moves: int) -> Prefix:
    """Refer to the first moves of a match where they are kept; refused when that is too far."""
    base, found = match, await store.prefix(match)
    while found is not None and moves <= found.moves:
        base, found = found.base, await store.prefix(found.base)
    length = 0
    while found is not None:
        length, found = length + 1, await store.prefix(found.base)
    if length >= LONGEST_LINE:
        raise Refusal("bad_match", "That match goes back through too many others.")
    return Prefix(base, moves, now_ms())


async def _from_match(node: Node, guest: GuestRow, name: str, wish: NewMatch) -> Source:
    whole = await find(node, name, guest.id, None, guest)
    if known_to(whole, seats_of(whole, None, guest), now_ms()).match.state != "over":
        raise Refusal("not_over", "Only a finished match can be played on from.")
    _same_game(wish, whole.match.game, len(whole.seats))
    steps = await node.store.steps(whole.match.id)
    past = await node.aside.run(guest.id, fold, whole, steps)
    return Source(
        whole.match.id,
        whole.match.options,
        whole.match.seed,
        whole.match.nonces or [],
        [(seat, past.game.move(action).text) for _, seat, action in past.moves],
    )


def _from_record(start: From, wish: NewMatch) -> Source:
    try:
        record = Record.load(msgspec.json.encode(start.record))
        record.replay(min(start.moves, len(record.moves)))
    except CloseCallError as error:
        raise from_engine(error) from None
    _same_game(wish, record.game, record.seats)
    assert record.seed is not None  # or it could not have been replayed
    return Source("record", record.options, record.seed, record.nonces, record.moves)


def _same_game(wish: NewMatch, game: str, seats: int) -> None:
    if wish.game != game or len(wish.seats) != seats:
        raise Refusal("bad_match", f"That match is {game} with {seats} seats.")


def record_of(whole: Whole, steps: list[Step]) -> bytes:
    """The record of a finished match, as JSON."""
    return record_from(whole, fold(whole, steps))


def record_from(whole: Whole, past: Fold) -> bytes:
    """The record of a finished match that is folded already, as JSON."""
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
    """The updates of a stretch of a match through one pair of eyes; `open`: through all."""
    updates: list[Raw] = []

    def see(position: Fold) -> None:
        if first <= position.seq <= last:
            updates.append(Raw(_shown(whole.match.id, position, seat)))

    fold(whole, [step for step in steps if step.seq <= last], (), see)
    return updates


def _shown(match: str, position: Fold, seat: int | str | None) -> bytes:
    if isinstance(seat, str):
        return frames.open_update(match, position)
    return frames.past_update(match, position, seat)


def stretch(first: int | None, last: int | None, head: int) -> tuple[int, int]:
    """Which updates are meant: by default the newest one."""
    end = head if last is None else min(last, head)
    begin = end if first is None else first
    if begin < 0 or begin > end:
        raise Refusal("malformed", f"Ask for steps from 0 to {head}, the first not after the last.")
    return begin, min(end, begin + LONGEST_REPLAY - 1)
