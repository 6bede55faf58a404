"""Guided first rounds: a deal prepared by hand, and what the other seats play in it.

A game's `lesson.toml` names the seed, the options and one line of moves from the deal to the last
thing the guide has to tell. The first `before` moves have been played when the player sits down in
seat 0; from then on the other seats follow the line as long as it is legal for them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.errors import BadRecord
from closecall.engine.record import absent_nonce, commitment_of, stream_seed

FILE: Final = "lesson.toml"
MARK: Final = "lesson"
"""What the match of a lesson says it goes on from."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The prepared round of one game."""

    revision: int
    """The rules the line was made for."""
    seats: int
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    before: int = 0
    line: list[str]
    """Every move as `seat text`, in their order."""
    options: dict[str, Any] = {}

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The line, with the seats as numbers."""
        return [(int(seat), text) for seat, _, text in (each.partition(" ") for each in self.line)]

    @property
    def nonces(self) -> list[str]:
        """No seat adds chance of its own: the deal is the same for everybody."""
        commitment = commitment_of(bytes.fromhex(self.seed))
        return [absent_nonce(commitment, seat) for seat in range(self.seats)]


@cache
def load(game: str) -> Lesson | None:
    """Return the lesson of a game, if it comes with one."""
    folder = registry.game(game).resources()
    path = folder / FILE if folder else None
    return read(path) if path is not None and path.is_file() else None


def read(path: Path) -> Lesson:
    """Return a lesson from its file; `BadRecord` says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise BadRecord(f"a lesson ({error})", str(path), where=MARK) from None


def start(game: str, lesson: Lesson) -> State:
    """Return the deal of a lesson, before the first move."""
    found = registry.game(game)
    revision = lesson.revision
    options = found.start(lesson.seats, 0, revision=revision, **lesson.options).terms.options
    seed = bytes.fromhex(lesson.seed)
    stream = stream_seed(seed, lesson.nonces, game=found.key, revision=revision, options=options)
    return found.start(lesson.seats, stream, revision=revision, **options)


@cache
def _part(game: str, seat: int) -> tuple[int, ...]:
    """Return the moves that the line wants from one seat."""
    lesson, found = load(game), registry.game(game)
    moves = [] if lesson is None else lesson.moves
    return tuple(found.action(found.parse(text)) for mover, text in moves if mover == seat)


def follow(game: str, seat: int, played: Sequence[int], legal: Sequence[int]) -> int | None:
    """Return the next move of a seat that has `played` these moves, if the line still holds for it.

    It depends on nothing but the seat's own moves and what is legal: no card is looked at.
    """
    part, count = _part(game, seat), len(played)
    if count >= len(part) or tuple(played) != part[:count] or part[count] not in legal:
        return None
    return part[count]
