"""Where a match goes on from: another match, a record, or a deal prepared for a lesson."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from closecall import lessons
from closecall.engine.errors import CloseCallError
from closecall.engine.record import Record
from closecall.engine.registry import game as find_game
from closecall.protocol import MOST_MOVES, From, NewMatch
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import fold
from closecall.server.match.knowledge import known_to, sealed
from closecall.server.match.people import seats_of
from closecall.server.problems import Refusal, from_engine
from closecall.server.seats.desk import Desk
from closecall.server.seats.finding import find
from closecall.server.store.base import GuestRow, Prefix, Store

LONGEST_LINE = 50
"""Matches that may have gone on from one another with moves of their own."""


class Source(Struct, frozen=True):
    """Where a match goes on from."""

    name: str
    revision: int
    """The rules its deal and its moves are by."""
    options: dict[str, Any]
    seed: str
    nonces: list[str]
    moves: list[tuple[int, str]]
    prefix: Prefix | None = None
    """Where these moves are kept already, if they are."""


async def source_of(desk: Desk, guest: GuestRow, wish: NewMatch) -> Source | None:
    """Return the position a new match wants to start from, checked by playing it through."""
    if wish.lesson:
        return _lesson(wish)
    if wish.start_from is None:
        return None
    if (wish.start_from.match is None) == (wish.start_from.record is None):
        raise Refusal("bad_match", "Name either a match or a record to play on from.")
    if wish.start_from.match is not None:
        source = await _from_match(desk, guest, wish.start_from.match, wish)
    else:
        source = await desk.aside.run(guest.id, _from_record, wish.start_from, wish)
    count = wish.start_from.moves
    if len(source.moves) < count:
        raise Refusal("bad_match", f"That match has only {len(source.moves)} moves.")
    if count > MOST_MOVES:
        raise Refusal("bad_match", f"Play on from one of the first {MOST_MOVES} moves.")
    shared = wish.start_from.match is not None and count > 0
    prefix = await _shared(desk.store, source.name, count) if shared else None
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


async def _from_match(desk: Desk, guest: GuestRow, name: str, wish: NewMatch) -> Source:
    whole = await find(desk, name, guest.id, None, guest)
    if known_to(whole, seats_of(whole, None, guest), now_ms()).match.state != "over":
        raise Refusal("not_over", "Only a finished match can be played on from.")
    if sealed(whole, now_ms()):
        raise Refusal("sealed", "Others are still playing this deal. Try again tomorrow.")
    _same_game(wish, whole.match.game, len(whole.seats))
    steps = await desk.store.steps(whole.match.id)
    past = await desk.aside.run(guest.id, fold, whole, steps)
    return Source(
        whole.match.id,
        whole.match.revision,
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
    revision = record.revision
    return Source("record", revision, record.options, record.seed, record.nonces, record.moves)


def _lesson(wish: NewMatch) -> Source:
    """Return the prepared deal of a game, for a guest alone among bots."""
    if wish.start_from is not None or wish.options:
        raise Refusal("bad_match", "A lesson brings its own deal and options.")
    try:
        lesson = lessons.load(find_game(wish.game).key)
    except CloseCallError as error:
        raise from_engine(error) from None
    if lesson is None:
        raise Refusal("bad_match", f"There is no lesson for {wish.game}.")
    _same_game(wish, wish.game, lesson.seats)
    if [plan.kind for plan in wish.seats] != ["me", *["bot"] * (lesson.seats - 1)]:
        raise Refusal(
            "bad_match", "In a lesson you sit in the first seat, with bots in the others."
        )
    moves = lesson.moves[: lesson.before]
    revision, options = lesson.revision, lesson.options
    return Source(lessons.MARK, revision, options, lesson.seed, lesson.nonces, moves)


def _same_game(wish: NewMatch, game: str, seats: int) -> None:
    if wish.game != game or len(wish.seats) != seats:
        raise Refusal("bad_match", f"That match is {game} with {seats} seats.")
