"""Which of the mined puzzles are kept, none twice and of every kind some, and their levels."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Final

import msgspec

from closecall.puzzles.collection import LEVELS, Puzzle

MOST_OF_A_THEME: Final = 0.3
"""The share of a collection that one theme may have, as long as there are others."""


def choose(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return the best `count` puzzles, in the order in which they were mined.

    Levels take turns, and so do the themes of a level; of one theme the widest margins go first.
    """
    once = graded(different(found))
    shown = {level: _by_theme([each for each in once if each.level == level]) for level in LEVELS}
    turns = [each for row in zip_longest(*shown.values()) for each in row if each is not None]
    kept: list[Puzzle] = []
    left: list[Puzzle] = []
    themes: Counter[str] = Counter()
    for each in turns:
        full = themes[each.theme] >= MOST_OF_A_THEME * count
        (left if full else kept).append(each)
        themes[each.theme] += 1
    ids = {each.id for each in [*kept, *left][:count]}
    return graded(each for each in once if each.id in ids)


def graded(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Give each puzzle its level: a third of them is easy, a third medium, a third hard.

    Easier is what bots find more often, all levels taken together; of puzzles they find equally
    often, the one with the wider margin.
    """
    known = list(puzzles)
    order = sorted(known, key=lambda each: (-each.found.all, -each.margin, each.id))
    levels = {each.id: LEVELS[len(LEVELS) * n // len(order)] for n, each in enumerate(order)}
    return [msgspec.structs.replace(each, level=levels[each.id]) for each in known]


def different(found: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Leave out what asks the same again: the same moves to choose from, and the same answer."""
    seen: set[tuple[object, ...]] = set()
    for each in found:
        asked: tuple[object, ...] = (each.seats, tuple(sorted(each.values)), tuple(each.answers))
        if len(each.values) <= FEW:  # a handful of moves: the same list says little
            asked = (*asked, *each.values.values())
        if asked not in seen:
            seen.add(asked)
            yield each


FEW: Final = 8


def _by_theme(puzzles: list[Puzzle]) -> list[Puzzle]:
    themes: defaultdict[str, list[Puzzle]] = defaultdict(list)
    for each in sorted(puzzles, key=lambda each: (-each.margin, each.id)):
        themes[each.theme].append(each)
    return [each for row in zip_longest(*themes.values()) for each in row if each is not None]
