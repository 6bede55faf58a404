"""Puzzles: positions in which every move but one is a mistake.

They are mined from matches of bots (`closecall.puzzles.mine`) and kept with their game, in
`puzzles.json` beside its class: a seed and the moves that lead to the position, so that anybody can
fold it again. A puzzle is shown as the view of its seat; the cards that seat cannot see play no
part in it.

>>> puzzles = load("poof")
>>> puzzle = puzzles.puzzles[0]
>>> state = puzzles.state(puzzle)
>>> sorted(puzzle.values) == sorted(state.legal(puzzle.seat))
True
"""

from closecall.puzzles.collection import LEVELS, Collection, Difficulty, Puzzle, load, shipped

__all__ = ["LEVELS", "Collection", "Difficulty", "Puzzle", "load", "shipped"]
