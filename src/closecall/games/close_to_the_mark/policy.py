"""What a good player of Close to the Mark knows. Compiled.

Nobody gets into anybody's way, so each player fills a sheet as well as possible. The rule of thumb:
take points, spoil no crosses, keep circles of the own colour (any die fits) and circles that wait
for a number worth much. Better than any rule of thumb are the values in `policy_values.py`, learned
over millions of sheets: the strongest level looks two rolls further with them, each time over all
7776 there are.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from closecall.engine.arrays import count_bits, float_zeros, zeros
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.policy import EASY, HARD, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.moves import CHOOSE, CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.policy_values import (
    CODES,
    DOUBT,
    NEVER,
    Sheet,
    circle_of,
    tables,
)
from closecall.games.close_to_the_mark.rules import (
    ABOVE,
    BELOW,
    COLOUR,
    EMPTY,
    IN_COLUMN,
    IN_ROW,
    LEFT,
    NUMBER,
    RIGHT,
    MarkState,
    crosses_across,
    crosses_down,
    extreme_crosses,
    is_one_off,
)

MOST: Final = 176.0  # points on a perfect sheet
ALL_CROSSES: Final = SIDE - 1
FORESEEN: Final = 12  # the entries that look best are looked at one roll further
FINALISTS: Final = 5  # the best of them two rolls
NOTICED: Final = 62  # of a hundred dice, how many a beginner thinks of

# The rule of thumb, in points.
SPOILED: Final = 0.5  # a neighbour the number does not fit to
OPEN: Final = 0.15  # an empty neighbour, where a seven would fit best
OWN: Final = 1.0  # a circle of the own colour: worth keeping
WAITING: Final = 0.15  # of what the best number would bring in this circle


@final
class Forecasts:
    """Final scores to be expected after entries, the first `further` by two rolls, then by one."""

    def __init__(self, n: i64) -> None:
        self.worths = float_zeros(n)
        self.further: i64 = 0


@final
class MarkPolicy(Policy):
    """The rule of thumb for quick levels, the learned values for the strong one."""

    def stage(self, state: State) -> i64:
        """Search looks to the end of the turn: beyond it the values know more."""
        mark = cast(MarkState, state)
        return mark.turn + (1 if mark.chosen == mark.seats else 0)

    def plan(self, level: i64) -> Plan:
        """No level searches. If asked to, it need explore but little: the values are exact."""
        if level == HARD:
            return Plan(explore=0.01, widen=0.1, first=8)
        return Plan()

    # Values -------------------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        """Alone the share of a perfect sheet; with others how likely the lead lasts."""
        mark = cast(MarkState, state)
        if mark.over and mark.seats > 1:
            return 1.0 if mark.winners_mask() >> seat & 1 else 0.0
        return self.prospects(mark, self.forecast(mark, seat), self.best_rival(mark, seat))

    def prospects(self, mark: MarkState, score: float, rival: float) -> float:
        """What a final score to be expected is worth against the best to be expected of others."""
        if mark.seats == 1:
            return score / MOST
        spread = 1.0 + 1.5 * math.sqrt(float(CIRCLES - mark.turn))
        return 1.0 / (1.0 + math.exp((rival - score) / spread))

    def best_rival(self, mark: MarkState, seat: i64) -> float:
        best: float = 0.0
        other: i64
        for other in range(mark.seats):
            if other != seat:
                best = max(best, self.forecast(mark, other))
        return best

    def forecast(self, mark: MarkState, seat: i64) -> float:
        """The final score to be expected before the next roll."""
        if mark.over:
            return float(mark.points(seat))
        return sheet_of(mark, seat).expect()

    # Moves --------------------------------------------------------------------------------------

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        return self.decide(state, seat, moves, 1, rng)

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Sort by the learned values; the same number in the same circle is one move."""
        mark = cast(MarkState, state)
        if mark.chosen == mark.seats:
            sort_entries(mark, seat, sheet_of(mark, seat), moves)

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        mark = cast(MarkState, state)
        if mark.chosen < mark.seats:
            return self.take_colour(mark, moves, level, rng)
        if level == EASY:
            return self.enter_like_a_beginner(mark, seat, moves, rng)
        if level == HARD:
            return self.foresee(mark, seat, moves)
        return self.enter_by_thumb(mark, seat, moves)

    def take_colour(self, mark: MarkState, moves: Moves, level: i64, rng: Rng) -> i64:
        """The own circles take any die: they should have many neighbours, so no corners."""
        if level == EASY:
            return moves.items[rng.below(moves.n)]
        best = moves.items[0]
        i: i64
        for i in range(1, moves.n):
            if corners(mark, moves.items[i] - CHOOSE) < corners(mark, best - CHOOSE):
                best = moves.items[i]
        return best

    def enter_like_a_beginner(self, mark: MarkState, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The most points at once, but not every die comes to mind."""
        noticed: i64 = 0
        die: i64
        for die in range(DICE):
            if rng.below(100) < NOTICED:
                noticed |= 1 << die
        best = moves.items[rng.below(moves.n)]
        most: i64 = -1
        i: i64
        for i in range(moves.n):
            entry = moves.items[i]
            if noticed >> entry % DICE & 1 == 0:
                continue
            points = mark.entry_gain(seat, entry) * 100 + rng.below(100)
            if points > most:
                most = points
                best = entry
        return best

    def enter_by_thumb(self, mark: MarkState, seat: i64, moves: Moves) -> i64:
        best = moves.items[0]
        most: float = NEVER
        i: i64
        for i in range(moves.n):
            entry = moves.items[i]
            worth = thumb(mark, seat, entry // DICE, mark.sum_with(seat, entry % DICE))
            if worth > most:
                most = worth
                best = entry
        return best

    def foresee(self, mark: MarkState, seat: i64, moves: Moves) -> i64:
        """Of the entries that look best, the one after which the next two rolls promise most."""
        self.forecast_entries(mark, seat, moves)
        return moves.items[0]

    def forecast_entries(self, mark: MarkState, seat: i64, moves: Moves) -> Forecasts:
        """Leave the entries that look best, sorted: first those looked at two rolls further."""
        sheet = sheet_of(mark, seat)
        sort_entries(mark, seat, sheet, moves)
        moves.n = min(FORESEEN, moves.n)
        made = Forecasts(moves.n)
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
        least = made.worths[0] - DOUBT
        while made.further < min(FINALISTS, moves.n) and made.worths[made.further] >= least:
            entry = moves.items[made.further]
            sheet.write(entry // DICE, mark.sum_with(seat, entry % DICE) - 1)
            worth = sheet.expect_further()
            sheet.erase(entry // DICE)
            put_in_order(moves, made.worths, made.further, entry, worth)
            made.further += 1
        return made

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        """Values are exact as far as the learned ones are: the error is what those leave open."""
        mark = cast(MarkState, state)
        if mark.chosen < mark.seats:
            return self.weigh_colours(mark, moves)
        rival = self.best_rival(mark, seat)
        made = self.forecast_entries(mark, seat, moves)
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        for i in range(moves.n):
            rolls: i64 = 2 if i < made.further else 1
            worth = made.worths[i]
            value = self.prospects(mark, worth, rival)
            error = self.prospects(mark, worth + DOUBT / float(2 * rolls), rival) - value
            rows.append((int(moves.items[i]), int(rolls), value, error))
        return rows

    def weigh_colours(self, mark: MarkState, moves: Moves) -> list[tuple[int, int, float, float]]:
        """By the share of corners without the colour; in the order of the moves where alike."""
        rows: list[tuple[int, int, float, float]] = []
        count: i64
        i: i64
        for count in range(5):
            for i in range(moves.n):
                if corners(mark, moves.items[i] - CHOOSE) == count:
                    rows.append((int(moves.items[i]), 1, 1.0 - float(count) / 4.0, 0.0))
        return rows

    # Words --------------------------------------------------------------------------------------

    def reason(self, state: State, seat: i64, action: i64) -> tuple[str, dict[str, object]]:
        """Crosses made, points for extremes, or a line that can still get all its crosses."""
        mark = cast(MarkState, state)
        if action >= CHOOSE:
            return "explain-colour", {"corners": int(corners(mark, action - CHOOSE))}
        circle = action // DICE
        number = mark.sum_with(seat, action % DICE)
        sides = mark.sides(seat, circle, number)
        count = int(count_bits(sides))
        full = full_line(mark, seat, circle, sides)
        if full >= 0:
            return "explain-full-line", name_line(full)
        line = open_line(mark, seat, circle, number, sides)
        if count and line >= 0:
            return "explain-crosses-open", {"count": count, **name_line(line)}
        if count:
            return "explain-crosses", {
                "count": count,
                "points": int(mark.gain(seat, circle, number)),
            }
        if extreme_crosses(number):
            points = int(2 * extreme_crosses(number))
            return "explain-extreme", {"number": int(number), "points": points}
        if line >= 0:
            return "explain-open", {"number": int(number), **name_line(line)}
        return "explain-least", {"number": int(number)}


def policy() -> MarkPolicy:
    """The policy of Close to the Mark."""
    return MarkPolicy()


# Sheets and entries -----------------------------------------------------------------------------


def sheet_of(mark: MarkState, seat: i64) -> Sheet:
    """A seat's sheet as the values read it."""
    start = mark.sheet(seat)
    sheet = Sheet(tables(), mark.layout, mark.table[start + COLOUR])
    circle: i64
    for circle in range(CIRCLES):
        number = mark.table[start + NUMBER + circle]
        if number != EMPTY:
            sheet.write(circle, number - 1)
    return sheet


def sort_entries(mark: MarkState, seat: i64, sheet: Sheet, moves: Moves) -> None:
    """Best first by the value of the sheet after them, equal ones once."""
    codes: vec[i64] = zeros(DICE)
    shown: i64 = 0
    die: i64
    for die in range(DICE):
        codes[die] = mark.sum_with(seat, die) - 1
        shown |= 1 << codes[die]
    sheet.weigh_all(shown)  # the own die doubled among them: weighed and not used
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


def put_in_order(moves: Moves, worths: vec[float], n: i64, entry: i64, worth: float) -> None:
    """Put an entry among the first n, which are sorted by falling worth."""
    place = n
    while place > 0 and worths[place - 1] < worth:
        worths[place] = worths[place - 1]
        moves.items[place] = moves.items[place - 1]
        place -= 1
    worths[place] = worth
    moves.items[place] = entry


def thumb(mark: MarkState, seat: i64, circle: i64, number: i64) -> float:
    """The rule of thumb: what a number in a circle looks worth."""
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
            worth += OPEN * fit
        elif not is_one_off(number, beside):
            worth -= SPOILED
    if mark.layout[circle] == mark.table[start + COLOUR]:
        worth -= OWN
    return worth - WAITING * float(most_crosses(mark, seat, circle))


def most_crosses(mark: MarkState, seat: i64, circle: i64) -> i64:
    """The points from crosses that the best number would bring in a circle."""
    most: i64 = 0
    number: i64
    for number in range(2, 13):
        points = mark.line_gain(seat, circle, mark.sides(seat, circle, number))
        if points > most:
            most = points
    return most


def pairs(number: i64) -> i64:
    """In how many ways of 36 two dice show a sum."""
    if number < 2 or number > 12:
        return 0
    return 6 - (number - 7 if number > 7 else 7 - number)


def neighbour(circle: i64, side: i64) -> i64:
    """The circle to the left, right, above, below; -1 at the edge."""
    if side == 0:
        return circle - 1 if circle % SIDE > 0 else -1
    if side == 1:
        return circle + 1 if circle % SIDE < SIDE - 1 else -1
    if side == 2:
        return circle - SIDE
    return circle + SIDE if circle < CIRCLES - SIDE else -1


def corners(mark: MarkState, colour: i64) -> i64:
    """How many corners of the sheet have a colour."""
    count: i64 = 0
    corner: i64
    for corner in range(4):
        row = (corner & 1) * (SIDE - 1)
        column = (corner >> 1) * (SIDE - 1)
        if mark.layout[row * SIDE + column] == colour:
            count += 1
    return count


# Lines ------------------------------------------------------------------------------------------


def full_line(mark: MarkState, seat: i64, circle: i64, sides: i64) -> i64:
    """The line in which these crosses make all four, or -1."""
    start = mark.sheet(seat)
    row = circle // SIDE
    column = circle % SIDE
    if sides & (LEFT | RIGHT):
        if mark.table[start + IN_ROW + row] + crosses_across(sides) == ALL_CROSSES:
            return row
    if sides & (ABOVE | BELOW):
        if mark.table[start + IN_COLUMN + column] + crosses_down(sides) == ALL_CROSSES:
            return SIDE + column
    return -1


def open_line(mark: MarkState, seat: i64, circle: i64, number: i64, sides: i64) -> i64:
    """The line through a circle that can get all crosses after this number, or -1.

    Of two, the one with more crosses.
    """
    start = mark.sheet(seat)
    row = circle // SIDE
    column = circle % SIDE
    across = mark.table[start + IN_ROW + row] + crosses_across(sides)
    down = mark.table[start + IN_COLUMN + column] + crosses_down(sides)
    row_open = can_be_full(mark, seat, row, circle, number)
    if can_be_full(mark, seat, SIDE + column, circle, number):
        if not row_open or down > across:
            return SIDE + column
    return row if row_open else -1


def can_be_full(mark: MarkState, seat: i64, line: i64, circle: i64, number: i64) -> bool:
    """Whether numbers exist for a line's empty circles that cross all its boxes."""
    numbers = mark.sheet(seat) + NUMBER
    before: i64 = EMPTY
    steps: i64 = 0  # from the number before
    i: i64
    for i in range(SIDE):
        here = circle_of(line, i)
        shown = number if here == circle else mark.table[numbers + here]
        steps += 1
        if shown == EMPTY:
            continue
        if before != EMPTY:
            apart = shown - before if shown > before else before - shown
            if apart > steps or (apart + steps) % 2:
                return False
        before = shown
        steps = 0
    return True


def name_line(line: i64) -> dict[str, object]:
    """A line as words name it."""
    if line < SIDE:
        return {"line": "row", "place": int(line) + 1}
    return {"line": "column", "place": int(line) - SIDE + 1}
