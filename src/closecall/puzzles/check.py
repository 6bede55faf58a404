"""Checks that a puzzle is reachable, legal, clear, and independent of what the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine.errors import BadRecord
from closecall.puzzles.choose import graded
from closecall.puzzles.collection import Collection, Puzzle, name_of
from closecall.puzzles.mine import MAY_FIND, SURE

IMAGINED: Final = 3
"""Positions the seat cannot tell from the true one in which a puzzle must be the same."""


def problems(collection: Collection) -> list[str]:
    """Return everything that is wrong with the puzzles of a collection; empty: nothing is."""
    found = [
        f"{puzzle.id}: {problem}"
        for puzzle in collection.puzzles
        for problem in _problems(collection, puzzle)
    ]
    ids = [puzzle.id for puzzle in collection.puzzles]
    if len(set(ids)) < len(ids):
        found.append("a puzzle is there twice")
    for puzzle, right in zip(collection.puzzles, graded(collection.puzzles), strict=True):
        if puzzle.level != right.level:
            found.append(f"{puzzle.id}: its level does not fit the bots that find it")
    return found


def _problems(collection: Collection, puzzle: Puzzle) -> Iterator[str]:
    try:
        state = collection.state(puzzle)
    except BadRecord as error:
        yield str(error)
        return
    named = name_of(
        collection.game,
        collection.revision,
        puzzle.seats,
        puzzle.seed,
        puzzle.moves,
        puzzle.seat,
    )
    if puzzle.id != named:
        yield f"its position has the id {named}"
    if puzzle.seat not in state.actors():
        yield "its seat has nothing to decide"
        return
    legal = state.legal(puzzle.seat)
    if sorted(legal) != sorted(puzzle.values):
        yield "its moves are not those that are legal"
    if not puzzle.answers or not set(puzzle.answers) < set(legal):
        yield "its answers are not some of the legal moves"
        return
    least = 1000 * collection.margin / collection.scale
    if puzzle.margin < least - 1:  # values are rounded
        yield f"another move is only {puzzle.margin} thousandths behind"
    if puzzle.margin + 2 < SURE * puzzle.error:
        yield "the best move is not sure"
    if getattr(puzzle.found, collection.missed_by) > MAY_FIND:
        yield f"the {collection.missed_by} bot finds it"
    view = state.view(puzzle.seat)
    for chance in range(IMAGINED):
        other = state.imagine(puzzle.seat, chance)
        if other.view(puzzle.seat) != view or other.legal(puzzle.seat) != legal:
            yield "it is another puzzle in a position its seat cannot tell from this one"
