"""Geometry of a sheet of Close to the Mark, worked out once. Compiled.

The codes of lines, blocks and surroundings are numbers with a digit for each circle; here is how
much a circle's digit counts in each of them.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import filled, zeros
from closecall.engine.native import i64, vec
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE, SIDE

LINES: Final = 2 * SIDE
BLOCKS_ACROSS: Final = SIDE - 1
BLOCKS: Final = BLOCKS_ACROSS * BLOCKS_ACROSS
WIDTH: Final = SIDE + 2  # the sheet with an edge round it
IN_LINE: Final = 13  # codes a circle can have in a line or a block
AROUND: Final = 14  # codes around a circle: the edge too
COUNTS: Final = 6  # empty circles of a colour, 0 to 5


@final
class Grid:
    """Lines, blocks and neighbours of each circle."""

    def __init__(self) -> None:
        self.place: vec[i64] = zeros(CIRCLES)  # on the sheet with its edge
        self.row: vec[i64] = zeros(CIRCLES)  # lines: rows come first, then columns
        self.column: vec[i64] = zeros(CIRCLES)
        self.in_row: vec[i64] = zeros(CIRCLES)
        self.in_column: vec[i64] = zeros(CIRCLES)
        self.block: vec[i64] = zeros(4 * CIRCLES)  # in which it is each corner; -1: in none
        self.in_block: vec[i64] = zeros(4)
        self.neighbour: vec[i64] = filled(4 * CIRCLES, -1)  # left, right, above, below
        self.seen_from: vec[i64] = zeros(4)  # what a circle counts around each neighbour
        self.in_colours: vec[i64] = zeros(DICE)
        self._place_circles()
        i: i64
        for i in range(4):
            self.in_block[i] = power(IN_LINE, i)
            self.seen_from[i] = power(AROUND, i ^ 1)  # what is left of me has me on its right
        for i in range(DICE):
            self.in_colours[i] = power(COUNTS, i)

    def _place_circles(self) -> None:
        circle: i64
        corner: i64
        for circle in range(CIRCLES):
            row = circle // SIDE
            column = circle % SIDE
            self.place[circle] = (row + 1) * WIDTH + column + 1
            self.row[circle] = row
            self.column[circle] = SIDE + column
            self.in_row[circle] = power(IN_LINE, column)
            self.in_column[circle] = power(IN_LINE, row)
            for corner in range(4):
                self.block[4 * circle + corner] = block_with(row, column, corner)
            if column > 0:
                self.neighbour[4 * circle] = circle - 1
            if column < SIDE - 1:
                self.neighbour[4 * circle + 1] = circle + 1
            if row > 0:
                self.neighbour[4 * circle + 2] = circle - SIDE
            if row < SIDE - 1:
                self.neighbour[4 * circle + 3] = circle + SIDE


def block_with(row: i64, column: i64, corner: i64) -> i64:
    """Return the block in which a circle is the given corner, row by row; -1: there is none."""
    top = row - corner // 2
    left = column - corner % 2
    if top < 0 or left < 0 or top >= BLOCKS_ACROSS or left >= BLOCKS_ACROSS:
        return -1
    return top * BLOCKS_ACROSS + left


def power(base: i64, exponent: i64) -> i64:
    """Return a whole power."""
    product: i64 = 1
    i: i64
    for i in range(exponent):
        product *= base
    return product
