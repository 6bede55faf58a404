"""What a half-filled sheet of Close to the Mark is worth, learned by playing. Compiled.

A sheet's value is an estimate of its final score: the points of its extreme numbers plus a sum of
entries of three tables, for each stage of the game one of

- lines: what a row or column will bring in the end, by the numbers in it and the place of its own
  colour (a circle of the player's own colour takes any other die, so it is easier to fill well);
- circles: what an empty circle is worth beyond that, by the four numbers around it: rows and
  columns meet there and may want the same number or different ones;
- colours: what the choice is worth that the empty circles of each colour still leave.

Alike things share an entry: a line read backwards, numbers mirrored (2 for 12, 3 for 11 …), a
circle's surroundings turned. `policy_training.py` learns the entries; `values.bin` holds them.

Numbers are kept as 1 (a two) to 11 (a twelve), 0 for an empty circle and 12 for the edge.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from closecall.engine.arrays import filled, float_zeros, zeros
from closecall.engine.errors import CloseCallError
from closecall.engine.native import i64, vec
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.rules import (
    PIPS,
    ROLLS,
    extreme_crosses,
    is_one_off,
    points_for,
)

VALUES_FILE: Final = Path(__file__).with_name("values.bin")
MAGIC: Final = b"CCMARK01"
DIGEST: Final = 32

CODES: Final = 12  # an empty circle and the numbers 2 to 12
EDGE: Final = 12
AROUND: Final = 13  # what can be beside a circle: a code or the edge
LINES: Final = 2 * SIDE
LINE_CODES: Final = 248832  # 12 ** 5
AROUND_CODES: Final = 28561  # 13 ** 4
COLOUR_CODES: Final = 7776  # 6 ** 5: how many circles of each colour are empty
MOST_OPEN: Final = 5  # of a colour, as far as that is counted

STAGES: Final = 5
KINDS: Final = 3  # of lines: the player's own circle at an end, next to it, in the middle
FULL: Final = 11  # ids of full lines are their points: they need no learning
PER_EMPTY: Final = 1.7  # what an empty circle adds to a line before anything is learned
STEP: Final = 128.0  # entries are stored as multiples of 1 / STEP

WIDTH: Final = SIDE + 2  # the sheet with an edge round it
ALL_CODES: Final = 0xFFE  # a bit for each number
NEVER: Final = -1e9
DOUBT: Final = 1.0  # points by which an entry may look worse and still turn out best


def stage_of(empty: i64) -> i64:
    """Which tables hold with the given number of empty circles."""
    stage = empty * STAGES // CIRCLES
    return stage if stage < STAGES else STAGES - 1


@final
class Tables:
    """The learned entries and the ids that alike things share."""

    def __init__(self) -> None:
        self.line_ids: vec[i64] = zeros(2 * LINE_CODES)  # for kinds 0 and 1, then for kind 2
        self.line_places: i64 = 0
        self.around_ids: vec[i64] = zeros(AROUND_CODES)
        self.around_places: i64 = 0
        self.colour_ids: vec[i64] = zeros(COLOUR_CODES)
        self.priors: vec[float] = float_zeros(2 * LINE_CODES)
        self._share_lines()
        self._share_surroundings()
        self._share_colours()
        self.lines: vec[float] = float_zeros(STAGES * KINDS * self.line_places)
        self.around: vec[float] = float_zeros(STAGES * 2 * self.around_places)
        self.colours: vec[float] = float_zeros(COLOUR_CODES)
        self._start()

    # Ids ------------------------------------------------------------------------------------

    def _share_lines(self) -> None:
        """One id for a line and its mirror image; with your own circle in the middle, also for
        both directions of reading.
        """
        read = LineCodes()
        both: i64
        code: i64
        for both in range(2):
            ids = both * LINE_CODES
            fresh: i64 = FULL
            for code in range(LINE_CODES):
                points = points_for(read.crosses[code])
                if read.filled[code] == SIDE:
                    self.line_ids[ids + code] = points
                    continue
                least = read.least(code, both == 1)
                if least < code:
                    self.line_ids[ids + code] = self.line_ids[ids + least]
                    continue
                self.line_ids[ids + code] = fresh
                self.priors[ids + fresh] = float(points) + PER_EMPTY * float(
                    SIDE - read.filled[code]
                )
                fresh += 1
            self.line_places = max(self.line_places, fresh)

    def _share_surroundings(self) -> None:
        """Left and right, above and below, rows and columns may be exchanged."""
        code: i64
        for code in range(AROUND_CODES):
            least = _least_surroundings(code)
            if least < code:
                self.around_ids[code] = self.around_ids[least]
            else:
                self.around_ids[code] = self.around_places
                self.around_places += 1

    def _share_colours(self) -> None:
        """The four other colours may be exchanged; the player's own one comes first."""
        code: i64
        for code in range(COLOUR_CODES):
            counts: list[int] = []
            rest: i64 = code // 6
            while len(counts) < DICE - 1:
                counts.append(int(rest % 6))
                rest //= 6
            counts.sort()
            shared: int = 0
            for count in counts:
                shared = shared * 6 + count
            self.colour_ids[code] = shared * 6 + code % 6

    def _start(self) -> None:
        """What is known before anything is learned."""
        block: i64
        place: i64
        for block in range(STAGES * KINDS):
            offset = block * self.line_places
            for place in range(FULL):
                self.lines[offset + place] = float(place)
            ids = LINE_CODES if block % KINDS == 2 else 0
            for place in range(FULL, self.line_places):
                self.lines[offset + place] = self.priors[ids + place]

    # The file -------------------------------------------------------------------------------

    def entries(self) -> list[float]:
        """All entries, exactly as they are."""
        return [*self.lines, *self.around, *self.colours]

    def take_over(self, entries: list[float]) -> None:
        """Go on with what `entries` gave."""
        lines: i64 = len(self.lines)
        around: i64 = len(self.around)
        expected = lines + around + COLOUR_CODES
        if len(entries) != expected:
            raise CloseCallError(f"{expected} entries", len(entries), where="values")
        i: i64
        for i in range(lines):
            self.lines[i] = entries[i]
        for i in range(around):
            self.around[i] = entries[lines + i]
        for i in range(COLOUR_CODES):
            self.colours[i] = entries[lines + around + i]

    def learned(self) -> list[float]:
        """What was learned on top of what is known at the start."""
        start = Tables().entries()
        return [now - known for now, known in zip(self.entries(), start, strict=True)]

    def relearn(self, learned: list[float]) -> None:
        """From the start to what `learned` gave."""
        start = self.entries()
        if len(learned) != len(start):
            raise CloseCallError(f"{len(start)} entries", len(learned), where="values")
        self.take_over([known + more for known, more in zip(start, learned, strict=True)])


def pack(entries: list[float]) -> bytes:
    """The file of learned entries: magic, SHA-256 of the rest, the packed steps."""
    steps = array("h", [max(-32768, min(32767, round(entry * STEP))) for entry in entries])
    if sys.byteorder == "big":
        steps.byteswap()
    raw = steps.tobytes()
    body = zlib.compress(raw[1::2] + raw[0::2], 9)  # high bytes first: they are much alike
    return MAGIC + sha256(body).digest() + body


def unpack(content: bytes) -> list[float]:
    """What `pack` packed; refused when it is damaged."""
    body = content[len(MAGIC) + DIGEST :]
    if content[: len(MAGIC)] != MAGIC or sha256(body).digest() != content[len(MAGIC) :][:DIGEST]:
        raise CloseCallError("an undamaged file of values", content[:8], where=VALUES_FILE.name)
    planes = zlib.decompress(body)
    half = len(planes) // 2
    raw = bytearray(len(planes))
    raw[1::2] = planes[:half]
    raw[0::2] = planes[half:]
    steps = array("h", bytes(raw))
    if sys.byteorder == "big":
        steps.byteswap()
    return [step / STEP for step in steps]


_LOADED: list[Tables] = []


def tables() -> Tables:
    """The shipped tables, read when first needed."""
    if not _LOADED:
        loaded = Tables()
        loaded.relearn(unpack(VALUES_FILE.read_bytes()))
        _LOADED.append(loaded)
    return _LOADED[0]


@final
class LineCodes:
    """What the codes of lines say, each worked out from the one without its first circle."""

    def __init__(self) -> None:
        self.filled: vec[i64] = zeros(LINE_CODES)
        self.crosses: vec[i64] = zeros(LINE_CODES)
        self.mirrored: vec[i64] = zeros(LINE_CODES)
        self.backwards: vec[i64] = zeros(LINE_CODES)
        last: i64 = LINE_CODES // CODES  # what a number counts in the last circle
        code: i64
        for code in range(1, LINE_CODES):
            rest = code // CODES
            number = code % CODES
            beside = rest % CODES
            self.mirrored[code] = self.mirrored[rest] * CODES + _mirror(number)
            self.backwards[code] = self.backwards[rest] // CODES + number * last
            self.filled[code] = self.filled[rest]
            self.crosses[code] = self.crosses[rest]
            if number:
                self.filled[code] += 1
                if beside and is_one_off(number, beside):
                    self.crosses[code] += 1

    def least(self, code: i64, both: bool) -> i64:
        """The least code of a line and those that are alike."""
        least = min(code, self.mirrored[code])
        if both:
            backwards = self.backwards[code]
            least = min(least, backwards, self.mirrored[backwards])
        return least


def _least_surroundings(code: i64) -> i64:
    """The least code of surroundings that are alike."""
    left = code % AROUND
    right = code // AROUND % AROUND
    above = code // (AROUND * AROUND) % AROUND
    below = code // (AROUND * AROUND * AROUND)
    least = _least_turned(left, right, above, below)
    mirrored = _least_turned(_mirror(left), _mirror(right), _mirror(above), _mirror(below))
    return mirrored if mirrored < least else least


def _mirror(number: i64) -> i64:
    return number if number == 0 or number == EDGE else CODES - number


def _least_turned(left: i64, right: i64, above: i64, below: i64) -> i64:
    across = max(left, right) + AROUND * min(left, right)
    down = max(above, below) + AROUND * min(above, below)
    return max(across, down) + AROUND * AROUND * min(across, down)


# A sheet ----------------------------------------------------------------------------------------


@final
class Sheet:
    """One player's sheet with the codes that the tables are read by, kept up to date."""

    def __init__(self, learned: Tables, layout: vec[i64], own: i64) -> None:
        self.tables = learned
        self.numbers: vec[i64] = filled(WIDTH * WIDTH, EDGE)
        self.colours: vec[i64] = zeros(CIRCLES)  # the player's own one is 0
        self.place: vec[i64] = zeros(CIRCLES)  # of a circle in `numbers`
        self.kind: vec[i64] = zeros(LINES)
        self.codes: vec[i64] = zeros(LINES)
        self.weight: vec[i64] = zeros(2 * CIRCLES)  # of a circle in its row's, its column's code
        self.seen: vec[i64] = zeros(DICE)  # for `_sum_of_best` alone
        self.open: vec[i64] = zeros(DICE)  # empty circles of each colour
        self.colour_code: i64 = 0
        self.empty: i64 = CIRCLES
        self.extremes: i64 = 0  # points
        self.worth: vec[float] = float_zeros(CIRCLES * CODES)
        self.best: vec[float] = float_zeros(DICE * CODES)
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
            self.place[circle] = (circle // SIDE + 1) * WIDTH + circle % SIDE + 1
            self.numbers[self.place[circle]] = 0
        line: i64
        for line in range(LINES):
            self._orient(line)

    def _orient(self, line: i64) -> None:
        """Read a line so that its own circle is in the first half.

        Sheets of other editions may have none in a line, or several: then none counts as one at
        the end, and of several the one nearest to the middle.
        """
        nearest: i64 = 0
        i: i64
        for i in range(SIDE):
            if self.colours[circle_of(line, i)] == 0:
                if _from_end(i) >= _from_end(nearest):
                    nearest = i
        self.kind[line] = _from_end(nearest)
        for i in range(SIDE):
            power = i if nearest * 2 < SIDE else SIDE - 1 - i
            part = 0 if line < SIDE else CIRCLES
            self.weight[part + circle_of(line, i)] = _power(CODES, power)

    def is_empty(self, circle: i64) -> bool:
        return self.numbers[self.place[circle]] == 0

    def write(self, circle: i64, code: i64) -> None:
        """Write a number into an empty circle."""
        self.numbers[self.place[circle]] = code
        self._change(circle, code)
        self.empty -= 1
        self._close(self.colours[circle])
        self.extremes += 2 * extreme_crosses(code + 1)

    def erase(self, circle: i64) -> None:
        """Take back what `write` did."""
        code = self.numbers[self.place[circle]]
        self.numbers[self.place[circle]] = 0
        self._change(circle, -code)
        self.empty += 1
        self._open(self.colours[circle])
        self.extremes -= 2 * extreme_crosses(code + 1)

    def _open(self, colour: i64) -> None:
        self.open[colour] += 1
        if self.open[colour] <= MOST_OPEN:
            self.colour_code += _power(6, colour)

    def _close(self, colour: i64) -> None:
        self.colour_code = self._closed(colour)
        self.open[colour] -= 1

    def _closed(self, colour: i64) -> i64:
        """The code of the colours once a circle of this one is filled.

        On sheets with more than five circles of a colour those beyond count nothing: the tables
        were learned without them.
        """
        if self.open[colour] > MOST_OPEN:
            return self.colour_code
        return self.colour_code - _power(6, colour)

    def _change(self, circle: i64, by: i64) -> None:
        self.codes[circle // SIDE] += by * self.weight[circle]
        self.codes[SIDE + circle % SIDE] += by * self.weight[CIRCLES + circle]

    def line_entry(self, line: i64, stage: i64) -> i64:
        """Where the entry of a line is."""
        kind = self.kind[line]
        ids = LINE_CODES if kind == 2 else 0
        learned = self.tables
        return (stage * KINDS + kind) * learned.line_places + learned.line_ids[
            ids + self.codes[line]
        ]

    def around(self, place: i64) -> i64:
        """The code of what is around a place."""
        numbers = self.numbers
        return numbers[place - 1] + AROUND * (
            numbers[place + 1] + AROUND * (numbers[place - WIDTH] + AROUND * numbers[place + WIDTH])
        )

    def around_entry(self, circle: i64, stage: i64) -> i64:
        """Where the entry of an empty circle is."""
        learned = self.tables
        block = stage * 2 + (1 if self.colours[circle] else 0)
        return block * learned.around_places + learned.around_ids[self.around(self.place[circle])]

    def value(self, stage: i64) -> float:
        """The estimate of the final score, by the tables of a stage."""
        learned = self.tables
        value = float(self.extremes) + learned.colours[learned.colour_ids[self.colour_code]]
        line: i64
        circle: i64
        for line in range(LINES):
            value += learned.lines[self.line_entry(line, stage)]
        for circle in range(CIRCLES):
            if self.numbers[self.place[circle]] == 0:
                value += learned.around[self.around_entry(circle, stage)]
        return value

    def weigh(self, circle: i64, codes: i64, stage: i64) -> None:
        """How much each of these numbers (a bit each) in an empty circle changes the value."""
        learned = self.tables
        row = circle // SIDE
        column = SIDE + circle % SIDE
        row_kind = self.kind[row]
        column_kind = self.kind[column]
        row_ids = LINE_CODES if row_kind == 2 else 0
        column_ids = LINE_CODES if column_kind == 2 else 0
        row_ids += self.codes[row]
        column_ids += self.codes[column]
        row_block = (stage * KINDS + row_kind) * learned.line_places
        column_block = (stage * KINDS + column_kind) * learned.line_places
        row_weight = self.weight[circle]
        column_weight = self.weight[CIRCLES + circle]
        lines = learned.lines
        ids = learned.line_ids
        before = (
            lines[row_block + ids[row_ids]]
            + lines[column_block + ids[column_ids]]
            + learned.around[self.around_entry(circle, stage)]
            + learned.colours[learned.colour_ids[self.colour_code]]
            - learned.colours[learned.colour_ids[self._closed(self.colours[circle])]]
        )
        worth = self.worth
        first = circle * CODES
        code: i64
        for code in range(1, CODES):
            if codes >> code & 1:
                worth[first + code] = (
                    lines[row_block + ids[row_ids + code * row_weight]]
                    + lines[column_block + ids[column_ids + code * column_weight]]
                    + float(2 * extreme_crosses(code + 1))
                    - before
                )
        # What was to the left sees the number on its right, and so on.
        if circle % SIDE > 0:
            self._weigh_neighbour(circle, circle - 1, AROUND, codes, stage)
        if circle % SIDE < SIDE - 1:
            self._weigh_neighbour(circle, circle + 1, 1, codes, stage)
        if circle >= SIDE:
            self._weigh_neighbour(circle, circle - SIDE, AROUND * AROUND * AROUND, codes, stage)
        if circle < CIRCLES - SIDE:
            self._weigh_neighbour(circle, circle + SIDE, AROUND * AROUND, codes, stage)

    def _weigh_neighbour(
        self, circle: i64, neighbour: i64, weight: i64, codes: i64, stage: i64
    ) -> None:
        place = self.place[neighbour]
        if self.numbers[place]:
            return
        learned = self.tables
        around = learned.around
        ids = learned.around_ids
        block = (stage * 2 + (1 if self.colours[neighbour] else 0)) * learned.around_places
        now = self.around(place)
        before = around[block + ids[now]]
        worth = self.worth
        first = circle * CODES
        code: i64
        for code in range(1, CODES):
            if codes >> code & 1:
                worth[first + code] += around[block + ids[now + code * weight]] - before

    def weigh_all(self, codes: i64) -> None:
        """Weigh these numbers in every empty circle, for the turn to come."""
        stage = stage_of(self.empty - 1)
        circle: i64
        for circle in range(CIRCLES):
            if self.numbers[self.place[circle]] == 0:
                self.weigh(circle, codes, stage)

    def expect(self) -> float:
        """The estimate one turn later: the mean over all rolls, the best entry made for each."""
        self.weigh_all(ALL_CODES)
        self._find_best(self.worth)
        return self.value(stage_of(self.empty - 1)) + self._mean_of_best()

    def expect_further(self) -> float:
        """The estimate two turns later. Entries that look far worse than others are left out."""
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
            if self.numbers[self.place[circle]]:
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
        """For each other die and sum: the best worth it can be written for."""
        best = self.best
        circle: i64
        code: i64
        colour: i64
        for code in range(DICE * CODES):
            best[code] = NEVER
        for circle in range(CIRCLES):
            if self.numbers[self.place[circle]] == 0:
                first = self.colours[circle] * CODES
                for code in range(1, CODES):
                    if worth[circle * CODES + code] > best[first + code]:
                        best[first + code] = worth[circle * CODES + code]
        for colour in range(1, DICE):
            for code in range(1, CODES):
                if best[code] > best[colour * CODES + code]:
                    best[colour * CODES + code] = best[code]

    def _mean_of_best(self) -> float:
        """The mean over all rolls of the best worth.

        For each number of your own die the other four are independent, and each offers one sum
        with its best circle; so the chance that the best of four is at most some worth is a
        product of four counts.
        """
        total: float = 0.0
        own: i64
        for own in range(PIPS):
            total += self._sum_of_best(own)
        return total / float(ROLLS)

    def _sum_of_best(self, own: i64) -> float:
        """The sum of the best worths over all rolls with this own die (from 0)."""
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
        before: i64 = 0
        seen = self.seen
        for colour in range(DICE):
            seen[colour] = 0
        for place in range(n):
            seen[of_colour[place]] += 1
            rolls = seen[1] * seen[2] * seen[3] * seen[4]
            if rolls > before:
                total += ordered[place] * float(rolls - before)
                before = rolls
        return total


def circle_of(line: i64, i: i64) -> i64:
    """The i-th circle of a line: rows come first, then columns."""
    if line < SIDE:
        return line * SIDE + i
    return i * SIDE + line - SIDE


def _from_end(i: i64) -> i64:
    return i if i * 2 < SIDE else SIDE - 1 - i


def _power(base: i64, exponent: i64) -> i64:
    product: i64 = 1
    i: i64
    for i in range(exponent):
        product *= base
    return product
