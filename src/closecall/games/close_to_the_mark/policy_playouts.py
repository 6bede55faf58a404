"""Sheets of Close to the Mark played on for some rolls, to correct their values. Compiled.

The learned values see lines, blocks and what is around a circle, not the sheet as a whole; early in
a match that costs points. So sheets that look alike are played on: by the same rolls for each of
them, every time with the entry that looks best. What a sheet is expected to score after the last of
these rolls, less the luck in them, is a better estimate. Luck is known exactly: it is the worth of
the best entry for a roll beyond the mean over all rolls. Without it a play-out is off by about one
point instead of ten, so a few dozen are enough. Six rolls tell more than all that are left: later
ones add noise and the mistakes of a quick player.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE
from closecall.games.close_to_the_mark.policy_tables import CODES
from closecall.games.close_to_the_mark.policy_values import NEVER, Sheet
from closecall.games.close_to_the_mark.rules import PIPS

SEED_BITS: Final = 0x3FFFFFFFFFF  # of a sheet and a roll, which choose the rolls to come
SPREAD: Final = 31


@final
class PlayOuts:
    """Play a sheet on by the same rolls, whatever is entered first."""

    def __init__(self, sheet: Sheet, plays: i64, rolls: i64, seed: i64) -> None:
        self.sheet = sheet
        self.plays = plays
        self.rolls = rolls
        self.dice: vec[i64] = zeros(plays * rolls * DICE)  # the player's own die is the first
        self.entered: vec[i64] = zeros(CIRCLES)
        self.worth: vec[float] = float_zeros(CIRCLES * CODES)  # of the first entry of all plays
        self.best: vec[float] = float_zeros(DICE * CODES)
        self.luck: float = 0.0
        rng = Rng(seed)
        i: i64
        for i in range(plays * rolls * DICE):
            self.dice[i] = rng.below(PIPS)

    def expect(self) -> float:
        """Return what the sheet will score: the mean of all plays, their luck taken off."""
        sheet = self.sheet
        if sheet.empty == 0:
            return sheet.value(0)
        sheet.expect()
        self.worth = sheet.worth[:]
        self.best = sheet.best[:]
        mean = sheet.mean
        total: float = 0.0
        play: i64
        for play in range(self.plays):
            total += self._play(play, mean)
        return total / float(self.plays)

    def _play(self, play: i64, mean: float) -> float:
        """Play on once and return what is expected in the end, luck taken off; then undo it all."""
        sheet = self.sheet
        rolls = min(self.rolls, sheet.empty)
        first = play * self.rolls * DICE
        self.luck = 0.0
        expected = 0.0
        n: i64
        for n in range(rolls):
            if n == 0:
                self.entered[n] = self._enter(first, self.worth, self.best, mean)
            else:
                self.entered[n] = self._enter(first + n * DICE, sheet.worth, sheet.best, sheet.mean)
            expected = sheet.expect() if sheet.empty > 0 else sheet.value(0)
        for n in range(rolls - 1, -1, -1):
            sheet.erase(self.entered[n])
        return expected - self.luck

    def _enter(self, roll: i64, worth: vec[float], best: vec[float], mean: float) -> i64:
        """Make the entry that looks best for a roll and return its circle."""
        sheet = self.sheet
        dice = self.dice
        most: float = NEVER
        die: i64 = 1
        i: i64
        for i in range(1, DICE):
            found = best[i * CODES + dice[roll] + dice[roll + i] + 1]
            if found > most:
                most = found
                die = i
        self.luck += most - mean
        code = dice[roll] + dice[roll + die] + 1
        circle: i64 = 0
        while not (
            sheet.is_empty(circle)
            and (sheet.colours[circle] == die or sheet.colours[circle] == 0)
            and worth[circle * CODES + code] == most
        ):
            circle += 1
        sheet.write(circle, code)
        return circle


def seed_for(sheet: Sheet, roll: i64) -> i64:
    """Return a seed that depends on nothing but the sheet and the roll on the table.

    So a hint names the move that the bot would play, whoever asks and whenever.
    """
    seed = roll
    line: i64
    for line in range(len(sheet.lines)):
        seed = (seed * SPREAD + sheet.lines[line]) & SEED_BITS
    return seed
