"""Which of the mined puzzles are kept: none twice, and of every kind some."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Final

from closecall.puzzles.collection import LEVELS, Puzzle

MOST_OF_A_THEME: Final = 0.3
"""The share of a collection that one theme may have, as long as there are others."""


def choose(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The best `count` puzzles, in the order in which they were mined.

    Levels take turns, and so do the themes of a level; of one theme the widest margins go first.
    """
    once = list(_different(found))
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
    return [each for each in once if each.id in ids]


def _different(found: Iterable[Puzzle]) -> Iterator[Puzzle]:
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
