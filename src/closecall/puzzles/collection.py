"""Puzzles as a file: what is kept of each, and how its position comes back."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.errors import BadRecord, CloseCallError
from closecall.engine.facts import ValueUnit
from closecall.engine.record import canonical

Difficulty = Literal["easy", "medium", "hard"]
Weaker = Literal["easy", "medium"]
LEVELS: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard")

FORMAT: Final = 2
FILE: Final = "puzzles.json"
LICENCE: Final = "MIT, like the rest of Close Call: see LICENSE"
ID_DIGITS: Final = 10


class Found(msgspec.Struct, frozen=True):
    """In how many per cent of its tries a bot found the answer, for each level."""

    easy: int
    medium: int
    hard: int
    best: int

    @property
    def all(self) -> int:
        """The shares of all levels together: the more, the easier."""
        return self.easy + self.medium + self.hard + self.best


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position by its seed and moves, and what each legal move is worth there."""

    id: str
    level: Difficulty
    seats: int
    seed: int
    moves: list[int]
    """The actions that lead to the position, each of the first seat that was to decide."""
    seat: int
    """Whose decision it is."""
    answers: list[int]
    """The best move; several only where they come to the same thing."""
    values: dict[int, int]
    """What each legal move is worth, in thousandths of the value from 0 to 1."""
    error: int
    """The standard error of the distance between the answer and the best other move."""
    found: Found
    theme: str
    """The message that says why the answer is good."""

    @property
    def best(self) -> int:
        """The value of the answer, in thousandths."""
        return max(self.values[action] for action in self.answers)

    @property
    def margin(self) -> int:
        """How far the best other move is behind, in thousandths."""
        others = [value for action, value in self.values.items() if action not in self.answers]
        return self.best - max(others)


class Collection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The puzzles of one game and what they were made with."""

    format: int
    licence: str
    game: str
    revision: int
    options: dict[str, object]
    """What the matches were played with; everything else is the game's default, edition too."""
    edition: str
    unit: ValueUnit
    """What a value means to people, and how much of it lies between 0 and 1."""
    scale: float
    margin: float
    """How far every other move is behind at least, in that unit."""
    missed_by: Weaker
    """The bot that plays something else."""
    puzzles: list[Puzzle]

    def state(self, puzzle: Puzzle) -> State:
        """Fold the position of a puzzle, by the revision of the rules it was made for.

        `BadRecord` where the rules do not lead there.
        """
        try:
            state = registry.game(self.game).start(
                puzzle.seats, puzzle.seed, revision=self.revision, **self.options
            )
            for action in puzzle.moves:
                state.apply(state.actors()[0], action)
        except (CloseCallError, IndexError) as error:
            raise BadRecord("moves that lead to a position", str(error), where=puzzle.id) from None
        return state

    def get(self, name: str) -> Puzzle | None:
        """Return the puzzle with an id."""
        return next((each for each in self.puzzles if each.id == name), None)

    def to_json(self) -> bytes:
        """Return the file: a puzzle a line, so that a change can be read."""
        head = msgspec.structs.asdict(self) | {"puzzles": []}
        lines = [msgspec.json.encode(puzzle) for puzzle in self.puzzles]
        start, end = msgspec.json.format(msgspec.json.encode(head), indent=1).split(b"[]", 1)
        return start + b"[\n" + b",\n".join(lines) + b"\n]" + end + b"\n"


def name_of(game: str, revision: int, seats: int, seed: int, moves: list[int], seat: int) -> str:
    """Return the id of a position: the same whenever it is mined."""
    told = canonical([game, revision, seats, seed, moves, seat])
    return hashlib.sha256(told).hexdigest()[:ID_DIGITS]


def read(source: Path) -> Collection:
    """Return the puzzles in a file; `BadRecord` says what is wrong with it."""
    try:
        found = msgspec.json.decode(source.read_bytes(), type=Collection)
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        raise BadRecord(f"a file of puzzles ({error})", str(source), where="puzzles") from None
    if found.format != FORMAT:
        raise BadRecord(f"format {FORMAT}", found.format, where="format")
    return found


@cache
def load(game: str) -> Collection:
    """Return the puzzles that come with a game; `BadRecord` if it has none."""
    path = _path(game)
    if path is None:
        raise BadRecord("a game with puzzles", game, where="puzzles")
    return read(path)


def shipped() -> list[str]:
    """Return the games that come with puzzles, in the order of the shelf."""
    return [game.key for game in registry.list_games() if _path(game.key) is not None]


def _path(game: str) -> Path | None:
    folder = registry.game(game).resources()
    path = folder / FILE if folder else None
    return path if path is not None and path.is_file() else None
