"""Close to the Mark: write sums of two dice so that neighbours differ by one.

In the order of the rule book: what there is, choosing colours, the roll, what may be entered, what
an entry does, the score. Colours and dice are numbers from 0, circles too, row by row. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import lowest_bit, zeros
from closecall.engine.core import Moves, State, copy_scalars
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_to_the_mark.moves import CHOOSE, CIRCLES, DICE, SIDE

# Facts --------------------------------------------------------------------------------------

PIPS: Final = 6
ROLLS: Final = 7776  # 6 ** 5
TURNS: Final = CIRCLES  # M4: everybody fills one circle a turn
NOTHING: Final = -1
TITLES: Final = (40, 50, 60, 70, 80, 99)  # M12: the points up to which each title goes; then on
EMPTY: Final = 0  # at least two away from every sum, so an empty circle never earns a cross

# Where things lie in `table`: the dice, then for each seat a sheet and what belongs to it.
ROLL: Final = 0  # + die: what it shows, 0 before the first roll
SHEETS: Final = ROLL + DICE  # + seat * SHEET
NUMBER: Final = 0  # + circle: the sum written there, or EMPTY
IN_ROW: Final = NUMBER + CIRCLES  # + row: crosses in it
IN_COLUMN: Final = IN_ROW + SIDE
LINE_POINTS: Final = IN_COLUMN + SIDE  # M9: points from all crosses between circles
EXTREMES: Final = LINE_POINTS + 1  # M10: boxes crossed in the table for extreme numbers
COLOUR: Final = EXTREMES + 1  # the player's own die, or NOTHING
PENDING: Final = COLOUR + 1  # M6: the entry nobody else knows yet, or NOTHING
LAST: Final = PENDING + 1  # the entry of the turn before, or NOTHING
GAINED: Final = LAST + 1  # the points it brought
SHEET: Final = GAINED + 1

# M7: on which sides of a circle a box is crossed, a bit each.
LEFT: Final = 1
RIGHT: Final = 2
ABOVE: Final = 4
BELOW: Final = 8


def points_for(crosses: i64) -> i64:
    """M9: 1, 3, 6, 10 points for 1, 2, 3, 4 crosses in a line."""
    return crosses * (crosses + 1) // 2


def extreme_crosses(number: i64) -> i64:
    """M10: two boxes for a 2 or 12, one for a 3, 4, 10 or 11."""
    if number in (2, 12):
        return 2
    if number in (3, 4, 10, 11):
        return 1
    return 0


def is_one_off(number: i64, other: i64) -> bool:
    """M7: exactly one higher or lower."""
    return number - other == 1 or other - number == 1


def crosses_across(sides: i64) -> i64:
    """Return how many of the crosses count for the row."""
    return (sides & LEFT) + (sides >> 1 & 1)


def crosses_down(sides: i64) -> i64:
    """Return how many of the crosses count for the column."""
    return (sides >> 2 & 1) + (sides >> 3 & 1)


@final
class MarkState(State):
    """A position of Close to the Mark."""

    def __init__(self, terms: Terms, rng: Rng, layout: vec[i64], table: vec[i64]) -> None:
        super().__init__(terms, rng)
        self.layout = layout  # M1: the colour of each circle, the same on all sheets; never changed
        self.table = table
        self.chosen: i64 = 0  # how many have chosen their colour
        self.turn: i64 = 0  # turns finished
        self.entered: i64 = 0  # M6: who has entered this turn, a bit each

    def sheet(self, seat: i64) -> i64:
        """Return where a player's part of the table starts."""
        return SHEETS + seat * SHEET

    def everybody(self) -> i64:
        return (1 << self.seats) - 1

    def actor_mask(self) -> i64:
        """M3: one after the other; M6: then all who have not entered."""
        if self.over:
            return 0
        if self.chosen < self.seats:
            return 1 << self.chosen
        return self.everybody() & ~self.entered

    def list_moves(self, seat: i64, moves: Moves) -> None:
        if self.chosen < self.seats:
            if seat == self.chosen:
                self.list_colours(moves)
        elif self.entered >> seat & 1 == 0:  # M6: an entry is final
            self.list_entries(seat, moves)

    def do_move(self, seat: i64, action: i64) -> None:
        if action >= CHOOSE:
            self.choose(seat, action - CHOOSE)
        else:
            self.enter(seat, action)

    # Choosing colours -------------------------------------------------------------------------

    def list_colours(self, moves: Moves) -> None:
        """M3: a colour nobody has yet; the last is asked even if a single one is left."""
        taken: i64 = 0
        seat: i64
        colour: i64
        for seat in range(self.chosen):
            taken |= 1 << self.table[self.sheet(seat) + COLOUR]
        for colour in range(DICE):
            if taken >> colour & 1 == 0:
                moves.add(CHOOSE + colour)

    def choose(self, seat: i64, colour: i64) -> None:
        """M2, M3: clockwise from seat 0."""
        self.table[self.sheet(seat) + COLOUR] = colour
        self.chosen += 1
        if self.notes is not None:
            self.notes.append(("chose", seat, colour))
        if self.chosen == self.seats:
            self.roll()

    # The roll ---------------------------------------------------------------------------------

    def roll(self) -> None:
        """M4: all five dice, once, for everybody; nobody decides anything about it."""
        table = self.table
        rolled = self.rng.below(ROLLS)  # drawn as one number: cheaper than five
        die: i64
        for die in range(DICE):
            table[ROLL + die] = 1 + rolled % PIPS
            rolled //= PIPS
        if self.notes is not None:
            shown = tuple(self.table[ROLL : ROLL + DICE])
            self.notes.append(("rolled", self.turn + 1, self.roller(), shown))

    def roller(self) -> i64:
        """M4: who rolls this turn: seat 0 first, then clockwise."""
        return self.turn % self.seats

    # What may be entered ----------------------------------------------------------------------

    def list_entries(self, seat: i64, moves: Moves) -> None:
        """M5: an empty circle of another colour takes that colour's die, your own one any other."""
        table = self.table
        layout = self.layout
        items = moves.items  # written directly: this is the hottest loop of the game
        n = moves.n
        sheet = self.sheet(seat)
        own = table[sheet + COLOUR]
        circle: i64
        die: i64
        for circle in range(CIRCLES):
            colour = layout[circle]
            if colour != own:
                items[n] = circle * DICE + colour
                if table[sheet + NUMBER + circle] == EMPTY:
                    n += 1  # otherwise the next one is written over it
            elif table[sheet + NUMBER + circle] == EMPTY:
                for die in range(DICE):
                    if die != own:
                        items[n] = circle * DICE + die
                        n += 1
        moves.n = n

    def sum_with(self, seat: i64, die: i64) -> i64:
        """M5: what a player's own die and another one show together."""
        return self.table[ROLL + self.table[self.sheet(seat) + COLOUR]] + self.table[ROLL + die]

    # What an entry does -----------------------------------------------------------------------

    def enter(self, seat: i64, entry: i64) -> None:
        """M6: who has entered is open, the entry itself only when all have."""
        self.table[self.sheet(seat) + PENDING] = entry
        self.entered |= 1 << seat
        if self.notes is not None:
            self.notes.append(("entered", seat, self.describe(seat, entry)))
        if self.entered == self.everybody():
            self.end_turn()

    def end_turn(self) -> None:
        """M6, M8: all entries are written at once; the next turn starts, or the game ends."""
        table = self.table
        seat: i64
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            entry = table[sheet + PENDING]
            self.write(seat, entry // DICE, self.sum_with(seat, entry % DICE))
            table[sheet + LAST] = entry
            table[sheet + PENDING] = NOTHING
        self.entered = 0
        self.turn += 1
        if self.notes is not None:
            self.notes.append(("revealed", self.turn, self.describe_all()))
        if self.turn < TURNS:
            self.roll()
        else:
            self.over = True
            if self.notes is not None:
                self.notes.append(("ended", self.winners_mask(), self.title()))

    def write(self, seat: i64, circle: i64, number: i64) -> None:
        """M7, M10: crosses are made at once and by themselves."""
        table = self.table
        sheet = self.sheet(seat)
        sides = self.sides(seat, circle, number)
        gained = self.line_gain(seat, circle, sides)
        extremes = extreme_crosses(number)
        table[sheet + NUMBER + circle] = number
        table[sheet + GAINED] = gained + 2 * extremes
        table[sheet + EXTREMES] += extremes
        if sides:
            table[sheet + LINE_POINTS] += gained
            table[sheet + IN_ROW + circle // SIDE] += crosses_across(sides)
            table[sheet + IN_COLUMN + circle % SIDE] += crosses_down(sides)

    def sides(self, seat: i64, circle: i64, number: i64) -> i64:
        """M7: where a number in a circle is one off its neighbour, a bit for each side."""
        table = self.table
        here = self.sheet(seat) + NUMBER + circle
        column = circle % SIDE
        sides: i64 = 0
        if column > 0 and is_one_off(number, table[here - 1]):
            sides |= LEFT
        if column < SIDE - 1 and is_one_off(number, table[here + 1]):
            sides |= RIGHT
        if circle >= SIDE and is_one_off(number, table[here - SIDE]):
            sides |= ABOVE
        if circle < CIRCLES - SIDE and is_one_off(number, table[here + SIDE]):
            sides |= BELOW
        return sides

    # The score --------------------------------------------------------------------------------

    def line_gain(self, seat: i64, circle: i64, sides: i64) -> i64:
        """M9: points that new crosses on these sides of a circle bring."""
        if sides == 0:
            return 0
        sheet = self.sheet(seat)
        in_row = self.table[sheet + IN_ROW + circle // SIDE]
        in_column = self.table[sheet + IN_COLUMN + circle % SIDE]
        return (
            points_for(in_row + crosses_across(sides))
            - points_for(in_row)
            + points_for(in_column + crosses_down(sides))
            - points_for(in_column)
        )

    def gain(self, seat: i64, circle: i64, number: i64) -> i64:
        """M9, M10: points a number would bring in an empty circle."""
        sides = self.sides(seat, circle, number)
        return self.line_gain(seat, circle, sides) + 2 * extreme_crosses(number)

    def entry_gain(self, seat: i64, entry: i64) -> i64:
        """Return points an entry would bring with the present roll."""
        return self.gain(seat, entry // DICE, self.sum_with(seat, entry % DICE))

    def line_points(self, seat: i64) -> i64:
        """M9: points from crosses between circles."""
        return self.table[self.sheet(seat) + LINE_POINTS]

    def extreme_points(self, seat: i64) -> i64:
        """M10: the next free box of the table, and on with 48, 50 … beyond its end."""
        return 2 * self.table[self.sheet(seat) + EXTREMES]

    def points(self, seat: i64) -> i64:
        return self.line_points(seat) + self.extreme_points(seat)

    def winners_mask(self) -> i64:
        """M11: the highest sum; tied, more points from crosses; still tied, all of them."""
        most: i64 = -1
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            rank = self.points(seat) * 1000 + self.line_points(seat)
            if rank > most:
                most = rank
                mask = 0
            if rank == most:
                mask |= 1 << seat
        return mask

    def title(self) -> i64:
        """M12: the rating of a player alone, from 1 to 7; 0 where there is none."""
        if not self.over or self.seats > 1:
            return 0
        title: i64 = 1
        for most in TITLES:
            if self.points(0) > most:
                title += 1
        return title

    def reason(self) -> str:
        """M11, M12: what decided."""
        if self.seats == 1:
            return f"title-{self.title()}"
        winners = self.winners_mask()
        best = self.points(lowest_bit(winners))
        seat: i64
        for seat in range(self.seats):
            if winners >> seat & 1 == 0 and self.points(seat) == best:
                return "line-points"
        return "highest-score"

    # Events -----------------------------------------------------------------------------------

    def describe(self, seat: i64, entry: i64) -> tuple[int, int, int, int]:
        """Return an entry not yet written: its id, the sum, sides with a cross, points."""
        circle = entry // DICE
        number = self.sum_with(seat, entry % DICE)
        sides = self.sides(seat, circle, number)
        return entry, number, sides, self.gain(seat, circle, number)

    def describe_last(self, seat: i64) -> tuple[int, int, int, int]:
        """Return the same of the entry of the turn before, which stands on the sheet."""
        sheet = self.sheet(seat)
        entry = self.table[sheet + LAST]
        circle = entry // DICE
        number = self.table[sheet + NUMBER + circle]
        return entry, number, self.sides(seat, circle, number), self.table[sheet + GAINED]

    def describe_all(self) -> list[object]:
        entries: list[object] = []
        seat: i64
        for seat in range(self.seats):
            entries.append(self.describe_last(seat))
        return entries

    # Copies, imagined and saved ---------------------------------------------------------------

    def copy(self) -> MarkState:
        return self.twin(self.rng.copy())

    def twin(self, rng: Rng) -> MarkState:
        twin = MarkState(self.terms, rng, self.layout, self.table[:])
        copy_scalars(self, twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> MarkState:
        """M6: entries that others have made and nobody has seen are drawn again."""
        twin = self.twin(rng)
        hidden = self.entered
        if seat >= 0:
            hidden &= ~(1 << seat)
        if hidden == 0:
            return twin
        moves = Moves()
        other: i64
        for other in range(self.seats):
            if hidden >> other & 1:
                moves.n = 0
                self.list_entries(other, moves)
                entry = moves.items[rng.below(moves.n)]
                twin.table[twin.sheet(other) + PENDING] = entry
        return twin


def begin(terms: Terms, rng: Rng, layout: vec[i64]) -> MarkState:
    """M1: empty sheets, nobody has a colour yet."""
    table = zeros(SHEETS + terms.seats * SHEET)
    state = MarkState(terms, rng, layout, table)
    seat: i64
    for seat in range(terms.seats):
        sheet = state.sheet(seat)
        table[sheet + COLOUR] = NOTHING
        table[sheet + PENDING] = NOTHING
        table[sheet + LAST] = NOTHING
    return state
