"""Making a collection: match after match, until there are enough puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from closecall.engine import registry
from closecall.engine.errors import BadOptions, BadRecord
from closecall.puzzles.choose import choose, different, graded
from closecall.puzzles.collection import FORMAT, LICENCE, Collection, Puzzle, Weaker
from closecall.puzzles.mine import LONGEST, MAY_FIND, Terms, find_again, mine, usual_margin

MOST: Final = 10_000
MOST_LEGAL: Final = 64
SPARE: Final = 1.3
"""Puzzles mined for each that is kept, so that there is a choice."""

Progress = Callable[[int, int], None]
"""Told how many puzzles there are, and how many matches were played for them."""


class Line(msgspec.Struct, frozen=True):
    """The yield of one match, as the log keeps it."""

    seed: int
    puzzles: list[Puzzle]


class Log:
    """The yield of matches, kept in a file if there is one, so that no match is mined twice."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.lines: dict[int, Line] = {}
        if path is not None and path.exists():
            try:
                read = msgspec.json.Decoder(Line).decode_lines(path.read_bytes())
            except msgspec.MsgspecError as error:
                expected = f"a log of an earlier run ({error})"
                raise BadRecord(expected, str(path), where="log") from None
            self.lines = {line.seed: line for line in read}

    def mined(self, terms: Terms, seed: int) -> list[Puzzle]:
        """Return the puzzles of a match: read, or mined and kept."""
        line = self.lines.get(seed)
        if line is None:
            line = self.lines[seed] = Line(seed, list(mine(terms, seed)))
            if self.path is not None:
                with self.path.open("ab") as file:
                    file.write(msgspec.json.encode(line) + b"\n")
        return line.puzzles


def make(
    game: str,
    count: int,
    seed: int = 1,
    *,
    options: Mapping[str, object] | None = None,
    most_moves: int = MOST_LEGAL,
    margin: float | None = None,
    missed_by: Weaker = "medium",
    longest: int = LONGEST,
    revision: int | None = None,
    spare: float = SPARE,
    keep: Collection | None = None,
    log: Path | None = None,
    progress: Progress | None = None,
) -> Collection:
    """Mine `count` puzzles and more to choose from; the same for the same arguments.

    Of an earlier collection to `keep`, only what the weaker bot finds by now is replaced. With a
    `log` the work can be stopped and taken up again.
    """
    if not 1 <= count <= MOST:
        raise BadOptions(f"a number from 1 to {MOST}", count, where="count")
    rules = registry.game(game)
    seats = usual_seats(game)
    wide = usual_margin(game, seats[0]) if margin is None else margin
    terms = Terms(game, dict(options or {}), seats, most_moves, wide, missed_by, longest, revision)
    for n in terms.seats:  # refuses what cannot be played before the work begins
        rules.start(n, 0, revision=revision, **terms.options)
    unit, scale = rules.value_means(terms.seats[0])
    made = Collection(
        format=FORMAT,
        licence=LICENCE,
        game=game,
        revision=rules.revision if revision is None else revision,
        options=dict(terms.options),
        edition="default",
        unit=unit,
        scale=scale,
        margin=wide,
        missed_by=missed_by,
        puzzles=[],
    )
    old = [] if keep is None else choose(_still_missed(keep, made), count)
    known = {each.id for each in old}
    kept = Log(log)
    mined: list[Puzzle] = []
    fresh: list[Puzzle] = []
    first = seed
    while len(fresh) < spare * (count - len(old)):
        if progress is not None:
            progress(len(old) + len(mined), seed - first)
        mined += kept.mined(terms, seed)
        fresh = [each for each in different([*old, *mined]) if each.id not in known]
        seed += 1
    chosen = choose(fresh, count - len(old))
    return msgspec.structs.replace(made, puzzles=graded([*old, *chosen]))


def _still_missed(keep: Collection, made: Collection) -> list[Puzzle]:
    """Return the puzzles of an earlier collection that would be in this one too."""
    for name in made.__struct_fields__:
        if name != "puzzles" and getattr(keep, name) != getattr(made, name):
            expected = f"a collection with the {name} {getattr(made, name)!r}"
            raise BadRecord(expected, getattr(keep, name), where="keep")
    return grade_again(keep).puzzles


def grade_again(kept: Collection, progress: Progress | None = None) -> Collection:
    """Grade the puzzles by what the levels find now; those that the weaker one finds are left out.

    For the time after the lower levels have changed: nothing is mined, and answers stay.
    """
    asked: list[Puzzle] = []
    for number, puzzle in enumerate(kept.puzzles):
        if progress is not None:
            progress(number, len(kept.puzzles))
        asked.append(find_again(kept, puzzle))
    missed = [each for each in asked if getattr(each.found, kept.missed_by) <= MAY_FIND]
    return msgspec.structs.replace(kept, puzzles=graded(missed))


def usual_seats(game: str) -> tuple[int, ...]:
    """Return the tables puzzles are mined at: from two players to the usual number."""
    rules = registry.game(game)
    return tuple(n for n in rules.seats if min(2, rules.usual_seats) <= n <= rules.usual_seats)
