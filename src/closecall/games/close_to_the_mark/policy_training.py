"""How the values of Close to the Mark are learned: temporal differences by self-play. Compiled.

A player alone fills sheet after sheet, always with the entry that looks best. When a sheet is
full, its entries are gone through backwards: the value of the sheet after an entry moves towards
the value it had one entry later (and by a share, `TRACE`, towards what came of it in the end).
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import zeros
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE
from closecall.games.close_to_the_mark.policy_values import (
    CODES,
    FULL,
    LINES,
    NEVER,
    Sheet,
    Tables,
    stage_of,
)
from closecall.games.close_to_the_mark.rules import PIPS

TRACE: Final = 0.8


@final
class Trainer:
    """Tables that learn from the games played on some layouts."""

    def __init__(self, tables: Tables, layouts: list[vec[i64]], seed: int) -> None:
        self.tables = tables
        self.layouts = layouts
        self.rng = Rng(seed)
        self.dice: vec[i64] = zeros(DICE)
        self.circles: vec[i64] = zeros(CIRCLES)
        self.codes: vec[i64] = zeros(CIRCLES)

    def run(self, games: i64, rate: float) -> float:
        """Play and learn from `games` games; the mean score."""
        total: float = 0.0
        game: i64
        for game in range(games):
            layout = self.layouts[self.rng.below(len(self.layouts))]
            total += self.play(Sheet(self.tables, layout, self.rng.below(DICE)), rate)
        return total / float(games)

    def play(self, sheet: Sheet, rate: float) -> float:
        """One game, then what it teaches."""
        turn: i64
        for turn in range(CIRCLES):
            self.roll()
            self.enter(sheet, turn)
        score = sheet.value(0)
        self.learn(sheet, score, rate)
        return score

    def roll(self) -> None:
        die: i64
        for die in range(DICE):
            self.dice[die] = self.rng.below(PIPS)

    def enter(self, sheet: Sheet, turn: i64) -> None:
        """The entry with the best value after it. The player's own die is the first."""
        stage = stage_of(sheet.empty - 1)
        any_die: i64 = 0
        die: i64
        for die in range(1, DICE):
            any_die |= 1 << (self.dice[0] + self.dice[die] + 1)
        best: float = NEVER
        circle: i64
        code: i64
        for circle in range(CIRCLES):
            if not sheet.is_empty(circle):
                continue
            codes = any_die
            colour = sheet.colours[circle]
            if colour:
                codes = 1 << (self.dice[0] + self.dice[colour] + 1)
            sheet.weigh(circle, codes, stage)
            for code in range(1, CODES):
                if codes >> code & 1 and sheet.worth[circle * CODES + code] > best:
                    best = sheet.worth[circle * CODES + code]
                    self.circles[turn] = circle
                    self.codes[turn] = code
        sheet.write(self.circles[turn], self.codes[turn])

    def learn(self, sheet: Sheet, score: float, rate: float) -> None:
        """Backwards from the full sheet, whose score is known, to the first entry."""
        target = score
        turn: i64
        for turn in range(CIRCLES - 1, 0, -1):
            sheet.erase(self.circles[turn])
            stage = stage_of(sheet.empty)
            self.adjust(sheet, stage, rate * (target - sheet.value(stage)))
            target = TRACE * target + (1.0 - TRACE) * sheet.value(stage)

    def adjust(self, sheet: Sheet, stage: i64, by: float) -> None:
        """Share a change among all entries that make up the value."""
        tables = self.tables
        open_lines: i64 = 0
        line: i64
        circle: i64
        for line in range(LINES):
            if tables.line_ids[sheet.codes[line]] >= FULL:
                open_lines += 1
        share = by / float(open_lines + sheet.empty + 1)
        for line in range(LINES):
            if tables.line_ids[sheet.codes[line]] >= FULL:
                tables.lines[sheet.line_entry(line, stage)] += share
        for circle in range(CIRCLES):
            if sheet.is_empty(circle):
                tables.around[sheet.around_entry(circle, stage)] += share
        tables.colours[tables.colour_ids[sheet.colour_code]] += share
