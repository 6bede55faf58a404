"""How the values of Close to the Mark are learned: temporal differences by self-play. Compiled.

A player alone fills sheet after sheet, always with the entry that looks best. When a sheet is
full, its entries are gone through backwards: the value of the sheet after an entry moves towards
the value it had one entry later (and by a share, `TRACE`, towards the final result).

Every entry of the tables has a learning rate of its own (temporal coherence): as long as its
corrections point the same way it moves by all of them; the more they cancel each other out, the
less it moves. So no rate has to be chosen, and what is seen rarely is still learned fast.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE
from closecall.games.close_to_the_mark.policy_tables import CODES, Tables, stage_of
from closecall.games.close_to_the_mark.policy_values import NEVER, Sheet
from closecall.games.close_to_the_mark.rules import PIPS

TRACE: Final = 0.5


@final
class Trainer:
    """Tables that learn from the games played on some layouts."""

    def __init__(self, tables: Tables, layouts: list[vec[i64]], seed: int) -> None:
        self.tables = tables
        self.layouts = layouts
        self.rng = Rng(seed)
        self.drift: vec[float] = float_zeros(len(tables.entries))  # corrections, added up
        self.travel: vec[float] = float_zeros(len(tables.entries))  # the same without their signs
        self.dice: vec[i64] = zeros(DICE)
        self.circles: vec[i64] = zeros(CIRCLES)
        self.codes: vec[i64] = zeros(CIRCLES)

    def run(self, games: i64) -> float:
        """Play and learn from `games` games; return the mean score."""
        total: float = 0.0
        game: i64
        for game in range(games):
            layout = self.layouts[self.rng.below(len(self.layouts))]
            total += self.play(Sheet(self.tables, layout, self.rng.below(DICE)))
        return total / float(games)

    def play(self, sheet: Sheet) -> float:
        """Play one game, then learn from it."""
        turn: i64
        for turn in range(CIRCLES):
            self.roll()
            self.enter(sheet, turn)
        score = sheet.value(0)
        self.learn(sheet, score)
        return score

    def roll(self) -> None:
        die: i64
        for die in range(DICE):
            self.dice[die] = self.rng.below(PIPS)

    def enter(self, sheet: Sheet, turn: i64) -> None:
        """Return the entry with the best value after it. The player's own die is the first."""
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

    def learn(self, sheet: Sheet, score: float) -> None:
        """Learn backwards from the full sheet, whose score is known, to the first entry."""
        target = score
        turn: i64
        for turn in range(CIRCLES - 1, 0, -1):
            sheet.erase(self.circles[turn])
            stage = stage_of(sheet.empty)
            value = sheet.value(stage)
            value += self.adjust(sheet, target - value)
            target = TRACE * target + (1.0 - TRACE) * value

    def adjust(self, sheet: Sheet, by: float) -> float:
        """Share a correction among all entries that made up the value; return its change."""
        entries = self.tables.entries
        share = by / float(sheet.gathered)
        size = share if share >= 0.0 else -share
        change: float = 0.0
        part: i64
        for part in range(sheet.gathered):
            entry = sheet.parts[part]
            drift = self.drift[entry]
            travel = self.travel[entry]
            rate: float = 1.0
            if travel > 0.0:
                rate = (drift if drift >= 0.0 else -drift) / travel
            entries[entry] += rate * share
            change += rate * share
            self.drift[entry] = drift + share
            self.travel[entry] = travel + size
        return change
