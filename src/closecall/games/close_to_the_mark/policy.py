"""Playing knowledge for bots of Close to the Mark. Compiled.

Nobody gets into anybody's way, so each player fills a sheet as well as possible; but what the
others will score matters too: a player behind needs luck, a player ahead does not.
The rule of thumb: take points, spoil no crosses, keep circles of your own colour (any die fits) and
circles that wait for a number worth much. Better than any rule of thumb are the values in
`policy_values.py`, learned over millions of sheets: the strongest level looks two rolls further
with them, each time over all 7776 there are, and plays entries that look alike on for a few rolls
more (`policy_playouts.py`).
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.policy import BEST, EASY, MEDIUM, Figures, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.levels import (
    FIGURES,
    ONE_ROLL,
    POINTS,
    THUMB,
    TWO_ROLLS,
)
from closecall.games.close_to_the_mark.moves import CHOOSE, CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.policy_playouts import PlayOuts, seed_for
from closecall.games.close_to_the_mark.policy_tables import CODES, stage_of, tables
from closecall.games.close_to_the_mark.policy_values import DOUBT, NEVER, Rivals, Sheet
from closecall.games.close_to_the_mark.rules import (
    COLOUR,
    EMPTY,
    NUMBER,
    PIPS,
    ROLL,
    MarkState,
    is_one_off,
)

MOST: Final = 176.0  # points on a perfect sheet
# How far off forecasts of two players' scores are, in points: at the very end, and for the root of
# the rolls to come. Fitted to what strong players scored.
CLOSEST: Final = 1.0
LUCK: Final = 1.2
# Early forecasts lie too near to each other: with more than so many rolls to come, what is between
# two of them counts for more, by this share for each roll (measured: `docs/howto/review.md`).
CLEARER: Final = 15
STRETCH: Final = 0.05
# The variance that the next roll adds to a sheet predicts what all rolls will add: `LASTING` times
# as much for each roll to come, at most `LONGEST`. Fitted to 430 entries, each played 1,500 times.
LASTING: Final = 0.75
LONGEST: Final = 10.0
CIRCLE: Final = 0.02  # of the prospects, for a circle of the player's own colour: not measured
CORNER: Final = 0.5  # of a circle, lost in a corner: not measured

# The figures of a level, by their place in a row of `levels.py`: what it judges entries by, and of
# a hundred dice how many it thinks of.
JUDGED_BY: Final = 0
NOTICED: Final = 1
# The rule of thumb, in points.
SPOILED: Final = 2  # a neighbour the number does not fit to
OPEN: Final = 3  # an empty neighbour, where a seven would fit best
OWN: Final = 4  # a circle of the player's own colour: worth keeping
WAITING: Final = 5  # of what the best number would bring in this circle
# The learned values: how many of the entries that look best are looked at one roll further, and
# how many of those two rolls.
FORESEEN: Final = 6
FINALISTS: Final = 7
# First place: with how many empty circles or fewer an entry is judged by its chance after the next
# roll, and before that, how much luck counts for a player behind, and against one ahead.
LATE: Final = 8
DARING: Final = 9
# The entries looked at two rolls further, as long as more circles are empty than `LATE`: how often
# each is played on, and for how many rolls.
PLAYS: Final = 10
PLAYED_ROLLS: Final = 11


@final
class Forecasts:
    """Final scores to be expected after entries, the first `further` by two rolls, then by one."""

    def __init__(self, n: i64) -> None:
        self.worths = float_zeros(n)
        self.further: i64 = 0


@final
class MarkPolicy(Policy):
    """The rule of thumb for quick levels, the learned values for the strong ones."""

    def __init__(self, figures: dict[str, tuple[float, ...]] = FIGURES) -> None:
        self.figures = Figures(figures)

    def characters(self) -> list[str]:
        return self.figures.characters

    def stage(self, state: State) -> i64:
        """Search looks to the end of the turn: beyond it the values know more."""
        mark = cast(MarkState, state)
        return mark.turn + (1 if mark.chosen == mark.seats else 0)

    def plan(self, level: i64) -> Plan:
        """No level searches. If asked to, it need explore but little: the values are exact."""
        if level == BEST:
            return Plan(explore=0.01, widen=0.1, first=8)
        return Plan()

    # Values -------------------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        """Return the share of a perfect sheet if alone, else how likely the lead lasts."""
        mark = cast(MarkState, state)
        if mark.over and mark.seats > 1:
            return 1.0 if mark.winners_mask() >> seat & 1 else 0.0
        return self.prospects(mark, self.forecast(mark, seat), self.rivals(mark, seat, False))

    def prospects(self, mark: MarkState, score: float, rivals: Rivals) -> float:
        """Return the worth of an expected final score."""
        if mark.seats == 1:
            return score / MOST
        return rivals.chance(score)

    def rivals(self, mark: MarkState, seat: i64, rolled: bool) -> Rivals:
        """Estimate what the others will score; `rolled`: with the roll on the table."""
        turns = CIRCLES - mark.turn - (1 if rolled else 0)
        rivals = Rivals(mark.seats - 1, spread_with(turns))
        n: i64 = 0
        other: i64
        for other in range(mark.seats):
            if other != seat:
                rivals.scores[n] = (
                    best_with_roll(mark, other) if rolled else self.forecast(mark, other)
                )
                n += 1
        return rivals

    def forecast(self, mark: MarkState, seat: i64) -> float:
        """Return the final score to be expected before the next roll."""
        if mark.over:
            return float(mark.points(seat))
        return sheet_of(mark, seat).expect()

    # Moves --------------------------------------------------------------------------------------

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        return self.decide(state, seat, moves, MEDIUM, rng)

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Sort by the learned values; the same number in the same circle is one move."""
        mark = cast(MarkState, state)
        if mark.chosen == mark.seats:
            sort_entries(mark, seat, sheet_of(mark, seat), moves)

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        mark = cast(MarkState, state)
        if mark.chosen < mark.seats:
            return self.take_colour(mark, moves, level, rng)
        self.overlook(moves, self.figures.count(level, NOTICED), rng)
        by = self.figures.count(level, JUDGED_BY)
        if by == POINTS:
            return self.enter_for_points(mark, seat, moves, rng)
        if by == THUMB:
            return self.enter_by_thumb(mark, seat, moves, level)
        made = self.forecast_entries(mark, seat, moves, by)
        if by == TWO_ROLLS and mark.seats > 1:
            rivals = self.rivals(mark, seat, True)
            if self.is_late(mark):
                self.sort_by_chance(mark, seat, moves, rivals)
            else:
                self.reckon_with_luck(mark, seat, moves, made, rivals)
        return moves.items[0]

    def overlook(self, moves: Moves, share: i64, rng: Rng) -> None:
        """Leave the entries of the dice that come to mind; if none does, all of them."""
        if share >= 100:
            return
        noticed: i64 = 0
        die: i64
        for die in range(DICE):
            if rng.below(100) < share:
                noticed |= 1 << die
        n: i64 = 0
        i: i64
        for i in range(moves.n):
            if noticed >> moves.items[i] % DICE & 1:
                moves.items[n] = moves.items[i]
                n += 1
        if n > 0:
            moves.n = n

    def take_colour(self, mark: MarkState, moves: Moves, level: i64, rng: Rng) -> i64:
        """Choose a colour: its circles take any die, so there should be many, none in a corner."""
        if level <= EASY:
            return moves.items[rng.below(moves.n)]
        self.sort_colours(mark, moves)
        return moves.items[0]

    def sort_colours(self, mark: MarkState, moves: Moves) -> None:
        """Sort colours by what their circles promise, best first."""
        worths = float_zeros(moves.n)
        i: i64
        for i in range(moves.n):
            colour = moves.items[i]
            put_in_order(moves, worths, i, colour, promise(mark, colour - CHOOSE))

    def enter_for_points(self, mark: MarkState, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Return the entry that brings the most points at once."""
        best = moves.items[0]
        most: i64 = -1
        i: i64
        for i in range(moves.n):
            entry = moves.items[i]
            points = mark.entry_gain(seat, entry) * 100 + rng.below(100)
            if points > most:
                most = points
                best = entry
        return best

    def enter_by_thumb(self, mark: MarkState, seat: i64, moves: Moves, level: i64) -> i64:
        best = moves.items[0]
        most: float = NEVER
        i: i64
        for i in range(moves.n):
            entry = moves.items[i]
            number = mark.sum_with(seat, entry % DICE)
            worth = self.thumb(mark, seat, entry // DICE, number, level)
            if worth > most:
                most = worth
                best = entry
        return best

    def thumb(self, mark: MarkState, seat: i64, circle: i64, number: i64, level: i64) -> float:
        """Apply the rule of thumb: estimate the worth of a number in a circle."""
        figures = self.figures
        start = mark.sheet(seat)
        worth = float(mark.gain(seat, circle, number))
        fit = float(pairs(number - 1) + pairs(number + 1)) / 12.0
        side: i64
        for side in range(4):
            other = neighbour(circle, side)
            if other < 0:
                continue
            beside = mark.table[start + NUMBER + other]
            if beside == EMPTY:
                worth += figures.of(level, OPEN) * fit
            elif not is_one_off(number, beside):
                worth -= figures.of(level, SPOILED)
        if mark.layout[circle] == mark.table[start + COLOUR]:
            worth -= figures.of(level, OWN)
        return worth - figures.of(level, WAITING) * float(most_crosses(mark, seat, circle))

    def forecast_entries(self, mark: MarkState, seat: i64, moves: Moves, by: i64) -> Forecasts:
        """Leave the entries that look best, sorted: first those looked at two rolls further."""
        sheet = sheet_of(mark, seat)
        sort_entries(mark, seat, sheet, moves)
        moves.n = min(self.figures.count(BEST, FORESEEN), moves.n)
        made = Forecasts(moves.n)
        if by < ONE_ROLL:
            return made
        i: i64
        entry: i64
        if sheet.empty == 1:
            for i in range(moves.n):
                gain = mark.entry_gain(seat, moves.items[i])
                made.worths[i] = float(mark.points(seat) + gain)
            made.further = moves.n
            return made
        for i in range(moves.n):
            entry = moves.items[i]
            sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
            put_in_order(moves, made.worths, i, entry, sheet.expect())
            sheet.erase(entry // DICE)
        if by < TWO_ROLLS:
            return made
        least = made.worths[0] - DOUBT
        finalists = min(self.figures.count(BEST, FINALISTS), moves.n)
        while made.further < finalists and made.worths[made.further] >= least:
            entry = moves.items[made.further]
            sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
            worth = sheet.expect_further()
            sheet.erase(entry // DICE)
            put_in_order(moves, made.worths, made.further, entry, worth)
            made.further += 1
        early = CIRCLES - mark.turn > self.figures.count(BEST, LATE)
        if early and made.further > 1 and self.figures.count(BEST, PLAYS) > 0:
            self.play_on(mark, seat, sheet, moves, made)
        return made

    def play_on(
        self, mark: MarkState, seat: i64, sheet: Sheet, moves: Moves, made: Forecasts
    ) -> None:
        """Sort the entries looked at two rolls further by what playing on tells of them.

        The others change by as much as those do in the mean: they are overrated alike.
        """
        figures = self.figures
        plays = PlayOuts(
            sheet,
            figures.count(BEST, PLAYS),
            figures.count(BEST, PLAYED_ROLLS),
            seed_for(sheet, roll_of(mark)),
        )
        change: float = 0.0
        i: i64
        for i in range(made.further):
            entry = moves.items[i]
            sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
            worth = plays.expect()
            sheet.erase(entry // DICE)
            change += worth - made.worths[i]
            put_in_order(moves, made.worths, i, entry, worth)
        for i in range(made.further, moves.n):
            made.worths[i] += change / float(made.further)

    # First place --------------------------------------------------------------------------------

    def is_late(self, mark: MarkState) -> bool:
        """Return whether entries are judged by the chance of winning rather than by points."""
        return mark.seats > 1 and CIRCLES - mark.turn <= self.figures.count(BEST, LATE)

    def reckon_with_luck(
        self, mark: MarkState, seat: i64, moves: Moves, made: Forecasts, rivals: Rivals
    ) -> None:
        """Sort the entries looked at two rolls further by points and by what luck is worth.

        Variance is converted into the certain points it is worth: a gain for a player behind, a
        cost for a player ahead. All is relative to the entry that promises most points.
        """
        daring = self.figures.of(BEST, DARING)
        if made.further < 2 or daring == 0.0:
            return
        rolls = float(CIRCLES - 1 - mark.turn)
        scale = 0.5 * daring * rivals.bend(made.worths[0]) * min(LASTING * rolls, LONGEST)
        sheet = sheet_of(mark, seat)
        usual: float = 0.0
        i: i64
        for i in range(made.further):
            entry = moves.items[i]
            sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
            luck = sheet.luck()
            sheet.erase(entry // DICE)
            if i == 0:
                usual = luck
            worth = made.worths[i] + scale * (luck - usual)
            put_in_order(moves, made.worths, i, entry, worth)

    def sort_by_chance(
        self, mark: MarkState, seat: i64, moves: Moves, rivals: Rivals
    ) -> vec[float]:
        """Sort the entries left by the chance of winning after the next roll; return those."""
        sheet = sheet_of(mark, seat)
        chances = float_zeros(moves.n)
        i: i64
        for i in range(moves.n):
            entry = moves.items[i]
            sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
            put_in_order(moves, chances, i, entry, sheet.expect_chance(rivals))
            sheet.erase(entry // DICE)
        return chances

    def weigh_late(
        self, mark: MarkState, seat: i64, moves: Moves
    ) -> list[tuple[int, int, float, float]]:
        rivals = self.rivals(mark, seat, True)
        chances = self.sort_by_chance(mark, seat, moves, rivals)
        # The points of a full sheet are no estimate.
        slope = DOUBT / (2.0 * rivals.spread) if mark.turn < CIRCLES - 1 else 0.0
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        for i in range(moves.n):
            chance = chances[i]
            rows.append((int(moves.items[i]), 1, chance, chance * (1.0 - chance) * slope))
        return rows

    # What the best level thinks -----------------------------------------------------------------

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        """Values are exact as far as the learned ones are: the error is what those leave open."""
        mark = cast(MarkState, state)
        if mark.chosen < mark.seats:
            return self.weigh_colours(mark, moves)
        made = self.forecast_entries(mark, seat, moves, TWO_ROLLS)
        if self.is_late(mark):
            return self.weigh_late(mark, seat, moves)
        rivals = self.rivals(mark, seat, True)
        if mark.seats > 1:
            self.reckon_with_luck(mark, seat, moves, made, rivals)
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        for i in range(moves.n):
            rolls: i64 = 2 if i < made.further else 1
            worth = made.worths[i]
            value = self.prospects(mark, worth, rivals)
            error = self.prospects(mark, worth + DOUBT / float(2 * rolls), rivals) - value
            rows.append((int(moves.items[i]), int(rolls), value, error))
        return rows

    def weigh_colours(self, mark: MarkState, moves: Moves) -> list[tuple[int, int, float, float]]:
        """Before the first roll chances are even; what your own circles promise changes a little.

        How little was never measured: the error says that nothing here is sure.
        """
        self.sort_colours(mark, moves)
        even = 1.0 / float(max(2, mark.seats))
        most = promise(mark, moves.items[0] - CHOOSE)
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        for i in range(moves.n):
            less = most - promise(mark, moves.items[i] - CHOOSE)
            rows.append((int(moves.items[i]), 1, even * (1.0 - CIRCLE * less), even * CIRCLE))
        return rows


def spread_with(turns: i64) -> float:
    """Return by how many points a lead must be forecast for odds of e to one, some rolls before the
    end.
    """
    spread = CLOSEST + LUCK * math.sqrt(float(turns))
    if turns > CLEARER:
        spread /= 1.0 + STRETCH * float(turns - CLEARER)
    return spread


def policy() -> MarkPolicy:
    """Return the policy of Close to the Mark."""
    return MarkPolicy()


# Sheets and entries -----------------------------------------------------------------------------


def sheet_of(mark: MarkState, seat: i64) -> Sheet:
    """Return a seat's sheet as the values read it."""
    start = mark.sheet(seat)
    sheet = Sheet(tables(), mark.layout, mark.table[start + COLOUR])
    circle: i64
    for circle in range(CIRCLES):
        number = mark.table[start + NUMBER + circle]
        if number != EMPTY:
            sheet.write(circle, number - 1)
    return sheet


def roll_of(mark: MarkState) -> i64:
    """Return the roll on the table as one number."""
    roll: i64 = 0
    die: i64
    for die in range(DICE):
        roll = roll * (PIPS + 1) + mark.table[ROLL + die]
    return roll


def sort_entries(mark: MarkState, seat: i64, sheet: Sheet, moves: Moves) -> None:
    """Sort entries by the value of the sheet after them, best first, equal ones once."""
    codes: vec[i64] = zeros(DICE)
    shown: i64 = 0
    die: i64
    for die in range(DICE):
        codes[die] = mark.sum_with(seat, die) - 1
        shown |= 1 << codes[die]
    sheet.weigh_all(shown)  # the player's own die doubled among them: weighed and not used
    worths = float_zeros(moves.n)
    seen: vec[i64] = zeros(CIRCLES)
    n: i64 = 0
    i: i64
    for i in range(moves.n):
        entry = moves.items[i]
        circle = entry // DICE
        code = codes[entry % DICE]
        if seen[circle] >> code & 1:
            continue
        seen[circle] |= 1 << code
        put_in_order(moves, worths, n, entry, sheet.worth[circle * CODES + code])
        n += 1
    moves.n = n


def best_with_roll(mark: MarkState, seat: i64) -> float:
    """Return the value of a sheet after the best entry for the present roll."""
    moves = Moves()
    mark.list_entries(seat, moves)
    sheet = sheet_of(mark, seat)
    sort_entries(mark, seat, sheet, moves)
    entry = moves.items[0]
    sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
    return sheet.value(stage_of(sheet.empty))


def put_in_order(moves: Moves, worths: vec[float], n: i64, entry: i64, worth: float) -> None:
    """Put an entry among the first n, which are sorted by falling worth."""
    place = n
    while place > 0 and worths[place - 1] < worth:
        worths[place] = worths[place - 1]
        moves.items[place] = moves.items[place - 1]
        place -= 1
    worths[place] = worth
    moves.items[place] = entry


def most_crosses(mark: MarkState, seat: i64, circle: i64) -> i64:
    """Return the points from crosses that the best number would bring in a circle."""
    most: i64 = 0
    number: i64
    for number in range(2, 13):
        points = mark.line_gain(seat, circle, mark.sides(seat, circle, number))
        if points > most:
            most = points
    return most


def pairs(number: i64) -> i64:
    """Return in how many ways of 36 two dice show a sum."""
    if number < 2 or number > 12:
        return 0
    return 6 - (number - 7 if number > 7 else 7 - number)


def neighbour(circle: i64, side: i64) -> i64:
    """Return the circle to the left, right, above, below; -1 at the edge."""
    if side == 0 and circle % SIDE > 0:
        return circle - 1
    if side == 1 and circle % SIDE < SIDE - 1:
        return circle + 1
    if side == 2:
        return circle - SIDE
    if side == 3 and circle < CIRCLES - SIDE:
        return circle + SIDE
    return -1


def promise(mark: MarkState, colour: i64) -> float:
    """Return the worth of a colour's circles to its owner, in circles with all their neighbours."""
    worth: float = 0.0
    circle: i64
    for circle in range(CIRCLES):
        if mark.layout[circle] == colour:
            worth += 1.0
            if circle % SIDE in (0, SIDE - 1) and circle // SIDE in (0, SIDE - 1):
                worth -= CORNER
    return worth
