"""Value of a half-filled sheet of Close to the Mark, now and one or two rolls ahead. Compiled.

A sheet's value is an estimate of its final score: the points of its extreme numbers and a sum of
learned entries, for each line, empty circle and block, and for the colours of the empty circles
(`policy_tables.py`).
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import bit, filled, float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.policy_grid import AROUND, BLOCKS, LINES, WIDTH
from closecall.games.close_to_the_mark.policy_tables import (
    AROUND_CODES,
    BLOCK_CODES,
    CODES,
    EDGE,
    FULL,
    FULL_BLOCK,
    OWN,
    Tables,
    stage_of,
)
from closecall.games.close_to_the_mark.rules import PIPS, ROLLS, extreme_crosses

MOST_OPEN: Final = 5  # of a colour, as far as that is counted
MOST_PARTS: Final = LINES + CIRCLES + BLOCKS + 1  # that a value is a sum of
ALL_CODES: Final = 0xFFE  # a bit for each number
NEVER: Final = -1e9
HOPELESS: Final = 50.0  # spreads behind a rival: further is no worse
DOUBT: Final = 1.0  # points by which an entry may look worse and still turn out best


@final
class Rivals:
    """Probable final scores of the other players."""

    def __init__(self, n: i64, spread: float) -> None:
        self.scores = float_zeros(n)
        self.n: i64 = n
        self.spread = spread  # how far off that may be

    def chance(self, score: float) -> float:
        """Return how likely an expected score beats all of them.

        The chances of all players add up to one.
        """
        odds: float = 1.0
        i: i64
        for i in range(self.n):
            behind = (self.scores[i] - score) / self.spread
            odds += math.exp(behind if behind < HOPELESS else HOPELESS)
        return 1.0 / odds

    def bend(self, score: float) -> float:
        """Return how the chance bends at a score, against its slope: above zero luck helps."""
        return (1.0 - 2.0 * self.chance(score)) / self.spread


@final
class Sheet:
    """One player's sheet with the codes that the tables are read by, kept up to date."""

    def __init__(self, learned: Tables, layout: vec[i64], own: i64) -> None:
        self.tables = learned
        self.grid = learned.grid
        self.filled: i64 = 0  # a bit for each circle
        self.numbers: vec[i64] = filled(WIDTH * WIDTH, EDGE)
        self.colours: vec[i64] = zeros(CIRCLES)  # the player's own one is 0
        self.lines: vec[i64] = zeros(LINES)  # codes, those of rows first
        self.blocks: vec[i64] = zeros(BLOCKS)
        self.around_ids: i64 = 0  # where the ids for sheets like this one start
        self.block_ids: i64 = 0
        if is_diagonal(layout):
            self.around_ids = AROUND_CODES
            self.block_ids = BLOCK_CODES
        self.open: vec[i64] = zeros(DICE)  # empty circles of each colour
        self.colour_code: i64 = 0
        self.empty: i64 = CIRCLES
        self.extremes: i64 = 0  # points
        self.squares: float = 0.0  # of the best worths, summed up over all rolls
        self.mean: float = 0.0  # of the best worths, when something was last expected
        self.parts: vec[i64] = zeros(MOST_PARTS)  # what `gather` found
        self.gathered: i64 = 0
        self.lowest: i64 = 1  # of the numbers that are weighed
        self.highest: i64 = 1
        self.worth: vec[float] = float_zeros(CIRCLES * CODES)
        self.best: vec[float] = float_zeros(DICE * CODES)
        self.seen: vec[i64] = zeros(DICE)  # for `_sum_of_best` alone
        self.sorted: vec[float] = float_zeros((DICE - 1) * PIPS)
        self.sorted_colour: vec[i64] = zeros((DICE - 1) * PIPS)
        self._lay_out(layout, own)

    def _lay_out(self, layout: vec[i64], own: i64) -> None:
        circle: i64
        for circle in range(CIRCLES):
            colour = layout[circle]
            if colour == own:
                colour = 0
            elif colour == 0:
                colour = own
            self.colours[circle] = colour
            self._open(colour)
            self.numbers[self.grid.place[circle]] = 0
            self._change(circle, self.blank(circle))

    def blank(self, circle: i64) -> i64:
        """Return the code of a circle while it is empty."""
        return 0 if self.colours[circle] else OWN

    def is_empty(self, circle: i64) -> bool:
        return self.filled >> circle & 1 == 0

    def write(self, circle: i64, code: i64) -> None:
        """Write a number into an empty circle."""
        self._change(circle, code - self.blank(circle))
        self.filled |= bit(circle)
        self.empty -= 1
        self._close(self.colours[circle])
        self.extremes += 2 * extreme_crosses(code + 1)

    def erase(self, circle: i64) -> None:
        """Take back what `write` did."""
        code = self.numbers[self.grid.place[circle]]
        self._change(circle, self.blank(circle) - code)
        self.filled &= ~bit(circle)
        self.empty += 1
        self._open(self.colours[circle])
        self.extremes -= 2 * extreme_crosses(code + 1)

    def _open(self, colour: i64) -> None:
        self.open[colour] += 1
        if self.open[colour] <= MOST_OPEN:
            self.colour_code += self.grid.in_colours[colour]

    def _close(self, colour: i64) -> None:
        self.colour_code = self._closed(colour)
        self.open[colour] -= 1

    def _closed(self, colour: i64) -> i64:
        """Return the code of the colours once a circle of this one is filled.

        On sheets with more than five circles of a colour those beyond count nothing: the tables
        were learned without them.
        """
        if self.open[colour] > MOST_OPEN:
            return self.colour_code
        return self.colour_code - self.grid.in_colours[colour]

    def _change(self, circle: i64, by: i64) -> None:
        """Change a circle's code, and with it those of its lines and blocks."""
        grid = self.grid
        self.numbers[grid.place[circle]] += by
        self.lines[grid.row[circle]] += by * grid.in_row[circle]
        self.lines[grid.column[circle]] += by * grid.in_column[circle]
        corner: i64
        for corner in range(4):
            block = grid.block[circle * 4 + corner]
            if block >= 0:
                self.blocks[block] += by * grid.in_block[corner]

    # The value ----------------------------------------------------------------------------------

    def line_entry(self, line: i64, stage: i64) -> i64:
        """Return where the entry of a line is."""
        learned = self.tables
        return stage * learned.places + learned.line_ids[self.lines[line]]

    def around(self, place: i64) -> i64:
        """Return the code of what is around a place."""
        numbers = self.numbers
        return numbers[place - 1] + AROUND * (
            numbers[place + 1] + AROUND * (numbers[place - WIDTH] + AROUND * numbers[place + WIDTH])
        )

    def around_table(self, circle: i64, stage: i64) -> i64:
        """Return where the entries of an empty circle start."""
        learned = self.tables
        first = learned.first_other if self.colours[circle] else learned.first_own
        return stage * learned.places + first

    def around_entry(self, circle: i64, stage: i64) -> i64:
        """Return where the entry of an empty circle is."""
        code = self.around(self.grid.place[circle])
        return self.around_table(circle, stage) + self.tables.around_ids[self.around_ids + code]

    def gather(self, stage: i64) -> None:
        """Put together the places of all learned entries that make up the value."""
        learned = self.tables
        parts = self.parts
        first = stage * learned.places
        n: i64 = 0
        line: i64
        circle: i64
        block: i64
        for line in range(LINES):
            id = learned.line_ids[self.lines[line]]
            if id >= FULL:
                parts[n] = first + id
                n += 1
        for circle in range(CIRCLES):
            if self.is_empty(circle):
                parts[n] = self.around_entry(circle, stage)
                n += 1
        for block in range(BLOCKS):
            id = learned.block_ids[self.block_ids + self.blocks[block]]
            if id != FULL_BLOCK:
                parts[n] = first + learned.first_block + id
                n += 1
        parts[n] = first + learned.first_colour + learned.colour_ids[self.colour_code]
        self.gathered = n + 1

    def value(self, stage: i64) -> float:
        """Return the estimate of the final score, by the tables of a stage."""
        learned = self.tables
        value = float(self.extremes)
        line: i64
        part: i64
        for line in range(LINES):
            id = learned.line_ids[self.lines[line]]
            if id < FULL:
                value += float(id)
        if self.empty == 0:
            return value
        self.gather(stage)
        for part in range(self.gathered):
            value += learned.entries[self.parts[part]]
        return value

    # What entries are worth ---------------------------------------------------------------------

    def weigh(self, circle: i64, codes: i64, stage: i64) -> None:
        """Weigh how each of these numbers (a bit each) in an empty circle changes the value."""
        learned = self.tables
        entries = learned.entries
        ids = learned.line_ids
        first = stage * learned.places
        blank = self.blank(circle)
        row = self.lines[self.grid.row[circle]]
        column = self.lines[self.grid.column[circle]]
        row_weight = self.grid.in_row[circle]
        column_weight = self.grid.in_column[circle]
        colours = first + learned.first_colour
        before = (
            entries[first + ids[row]]
            + entries[first + ids[column]]
            + entries[self.around_entry(circle, stage)]
            + entries[colours + learned.colour_ids[self.colour_code]]
            - entries[colours + learned.colour_ids[self._closed(self.colours[circle])]]
        )
        row -= blank * row_weight
        column -= blank * column_weight
        worth = self.worth
        self._span(codes)
        code: i64
        for code in range(self.lowest, self.highest + 1):
            if codes >> code & 1:
                worth[circle * CODES + code] = (
                    entries[first + ids[row + code * row_weight]]
                    + entries[first + ids[column + code * column_weight]]
                    + float(2 * extreme_crosses(code + 1))
                    - before
                )
        self._weigh_blocks(circle, codes, first + learned.first_block)
        self._weigh_neighbours(circle, codes, stage)

    def _span(self, codes: i64) -> None:
        """Return the lowest and highest of some numbers, often just one."""
        self.lowest = 1
        while codes >> self.lowest & 1 == 0:
            self.lowest += 1
        self.highest = self.lowest
        while codes >> self.highest > 1:
            self.highest += 1

    def _weigh_neighbours(self, circle: i64, codes: i64, stage: i64) -> None:
        """Weigh the neighbours: the circle to the left sees a number on its right, and so on."""
        grid = self.grid
        side: i64
        for side in range(4):
            other = grid.neighbour[circle * 4 + side]
            if other >= 0 and self.is_empty(other):
                now = self.around_ids + self.around(grid.place[other])
                table = self.around_table(other, stage)
                ids = self.tables.around_ids
                self._weigh_part(circle, codes, ids, now, grid.seen_from[side], table)

    def _weigh_blocks(self, circle: i64, codes: i64, table: i64) -> None:
        grid = self.grid
        corner: i64
        for corner in range(4):
            block = grid.block[circle * 4 + corner]
            if block >= 0:
                now = self.block_ids + self.blocks[block]
                ids = self.tables.block_ids
                self._weigh_part(circle, codes, ids, now, grid.in_block[corner], table)

    def _weigh_part(
        self, circle: i64, codes: i64, ids: vec[i64], now: i64, weight: i64, table: i64
    ) -> None:
        """Weigh the change that a number makes in one part, whose code is `now`."""
        entries = self.tables.entries
        before = entries[table + ids[now]]
        without = now - self.blank(circle) * weight
        worth = self.worth
        code: i64
        for code in range(self.lowest, self.highest + 1):
            if codes >> code & 1:
                after = entries[table + ids[without + code * weight]]
                worth[circle * CODES + code] += after - before

    def weigh_all(self, codes: i64) -> None:
        """Weigh these numbers in every empty circle, for the turn to come."""
        stage = stage_of(self.empty - 1)
        circle: i64
        for circle in range(CIRCLES):
            if self.is_empty(circle):
                self.weigh(circle, codes, stage)

    # Looking ahead ------------------------------------------------------------------------------

    def expect(self) -> float:
        """Return the estimate one turn later: the mean over all rolls, the best entry made for
        each.
        """
        self.weigh_all(ALL_CODES)
        self._find_best(self.worth)
        self.mean = self._mean_of_best()
        return self.value(stage_of(self.empty - 1)) + self.mean

    def luck(self) -> float:
        """Return how much the estimate will vary with the next roll, as a variance."""
        if self.empty == 0:
            return 0.0
        self.weigh_all(ALL_CODES)
        self._find_best(self.worth)
        mean = self._mean_of_best()
        return max(0.0, self.squares / float(ROLLS) - mean * mean)

    def expect_chance(self, rivals: Rivals) -> float:
        """Return how likely this sheet beats the others one turn later: the mean over all rolls.

        More points are never worse, so the entry with the best worth has the best chance too.
        """
        if self.empty == 0:
            return rivals.chance(self.value(0))
        self.weigh_all(ALL_CODES)
        self._find_best(self.worth)
        value = self.value(stage_of(self.empty - 1))
        i: i64
        for i in range(CODES, DICE * CODES):
            if i % CODES:
                self.best[i] = rivals.chance(value + self.best[i])
        return self._mean_of_best()

    def expect_further(self) -> float:
        """Return the estimate two turns later. Entries that look far worse than others are left
        out.
        """
        if self.empty == 1:
            return self.expect()
        self.weigh_all(ALL_CODES)
        self._find_best(self.worth)
        near = self.worth[:]
        limits = self.best[:]
        further = float_zeros(CIRCLES * CODES)
        circle: i64
        code: i64
        for circle in range(CIRCLES):
            if not self.is_empty(circle):
                continue
            limit = self.colours[circle] * CODES
            for code in range(1, CODES):
                further[circle * CODES + code] = NEVER
                if near[circle * CODES + code] > limits[limit + code] - DOUBT:
                    self.write(circle, code)
                    further[circle * CODES + code] = self.expect()
                    self.erase(circle)
        self._find_best(further)
        return self._mean_of_best()

    def _find_best(self, worth: vec[float]) -> None:
        """Find, for each other die and sum, the best worth it can be written for."""
        best = self.best
        circle: i64
        code: i64
        colour: i64
        for code in range(DICE * CODES):
            best[code] = NEVER
        for circle in range(CIRCLES):
            if self.is_empty(circle):
                first = self.colours[circle] * CODES
                for code in range(1, CODES):
                    if worth[circle * CODES + code] > best[first + code]:
                        best[first + code] = worth[circle * CODES + code]
        for colour in range(1, DICE):
            for code in range(1, CODES):
                if best[code] > best[colour * CODES + code]:
                    best[colour * CODES + code] = best[code]

    def _mean_of_best(self) -> float:
        """Return the mean over all rolls of the best worth.

        For each number of your own die the other four are independent, and each offers one sum
        with its best circle; so the chance that the best of four is at most some worth is a
        product of four counts.
        """
        total: float = 0.0
        self.squares = 0.0
        own: i64
        for own in range(PIPS):
            total += self._sum_of_best(own)
        return total / float(ROLLS)

    def _sum_of_best(self, own: i64) -> float:
        """Return the sum of the best worths over all rolls with this own die (from 0)."""
        ordered = self.sorted
        of_colour = self.sorted_colour
        n: i64 = 0
        colour: i64
        pip: i64
        for colour in range(1, DICE):
            for pip in range(PIPS):
                worth = self.best[colour * CODES + own + pip + 1]
                place = n
                while place > 0 and ordered[place - 1] > worth:
                    ordered[place] = ordered[place - 1]
                    of_colour[place] = of_colour[place - 1]
                    place -= 1
                ordered[place] = worth
                of_colour[place] = colour
                n += 1
        total: float = 0.0
        squares: float = 0.0
        before: i64 = 0
        seen = self.seen
        for colour in range(DICE):
            seen[colour] = 0
        for place in range(n):
            seen[of_colour[place]] += 1
            rolls = seen[1] * seen[2] * seen[3] * seen[4]
            if rolls > before:
                worth = ordered[place]
                total += worth * float(rolls - before)
                squares += worth * worth * float(rolls - before)
                before = rolls
        self.squares += squares
        return total


def is_diagonal(layout: vec[i64]) -> bool:
    """Return whether equal colours stand in diagonals, from below left to above right."""
    return layout[1] == layout[SIDE]
