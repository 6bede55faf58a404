"""The tables that tell what a half-filled sheet of Close to the Mark is worth. Compiled.

There are four, for each stage of the game:

- lines: what a row or column will bring in the end, by the numbers in it and where a circle of the
  player's own colour is still empty (it takes any other die, so it is easier to fill well);
- circles: what an empty circle is worth beyond that, by the four circles around it: rows and
  columns meet there and may want the same number or different ones;
- blocks: what two by two circles are worth beyond that;
- colours: what the choice is worth that the empty circles of each colour still leave.

Alike things share an entry: a line read backwards, numbers mirrored (2 for 12, 3 for 11 …), a
circle's surroundings or a block turned. Sheets on which equal colours stand in diagonals have
circles and blocks of their own, since there two empty circles of a block want the same die.
`policy_training.py` learns the entries; `values.bin` holds them.

A circle's code is 1 (a two) to 11 (a twelve), 0 when it is empty, `OWN` when it is empty and has
the player's own colour, and `EDGE` beyond the edge.
"""

from __future__ import annotations

import lzma
import sys
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from closecall.engine.arrays import float_zeros, zeros
from closecall.engine.errors import CloseCallError
from closecall.engine.native import i64, vec
from closecall.games.close_to_the_mark.moves import CIRCLES, DICE, SIDE
from closecall.games.close_to_the_mark.policy_grid import AROUND, COUNTS, IN_LINE, Grid
from closecall.games.close_to_the_mark.rules import is_one_off, points_for

VALUES_FILE: Final = Path(__file__).with_name("values.bin")
MAGIC: Final = b"CCMARK02"
DIGEST: Final = 32

CODES: Final = 12  # an empty circle and the numbers 2 to 12
OWN: Final = 12
EDGE: Final = 13
LINE_CODES: Final = 371293  # 13 ** 5
BLOCK_CODES: Final = 28561  # 13 ** 4
AROUND_CODES: Final = 38416  # 14 ** 4
COLOUR_CODES: Final = 7776  # 6 ** 5: how many circles of each colour are empty

STAGES: Final = 5
FULL: Final = 11  # ids of full lines are their points: they need no learning
FULL_BLOCK: Final = 0  # the id of full blocks, which are worth nothing more
PER_EMPTY: Final = 1.7  # what an empty circle adds to a line before anything is learned
STEP: Final = 32.0  # entries are stored as multiples of 1 / STEP


def stage_of(empty: i64) -> i64:
    """Return which tables hold with the given number of empty circles."""
    stage = empty * STAGES // CIRCLES
    if stage < STAGES:
        return stage
    return STAGES - 1


@final
class Tables:
    """The learned entries and the ids that alike things share.

    All entries stand in one array, stage by stage: lines, circles of the player's own colour,
    other circles, blocks, colours. An entry's place is `stage * places`, where its table starts,
    and its id.
    """

    def __init__(self) -> None:
        self.grid = Grid()
        self.line_ids: vec[i64] = zeros(LINE_CODES)
        self.around_ids: vec[i64] = zeros(2 * AROUND_CODES)  # then the same for diagonal sheets
        self.block_ids: vec[i64] = zeros(2 * BLOCK_CODES)
        self.colour_ids: vec[i64] = zeros(COLOUR_CODES)
        self.priors: vec[float] = float_zeros(LINE_CODES)
        self.lines: i64 = self._share_lines()
        self.around: i64 = self._share_surroundings()
        self.blocks: i64 = self._share_blocks()
        self.colours: i64 = self._share_colours()
        self.first_own: i64 = self.lines
        self.first_other: i64 = self.first_own + self.around
        self.first_block: i64 = self.first_other + self.around
        self.first_colour: i64 = self.first_block + self.blocks
        self.places: i64 = self.first_colour + self.colours
        self.entries: vec[float] = float_zeros(STAGES * self.places)
        self._start()

    # Ids ------------------------------------------------------------------------------------

    def _share_lines(self) -> i64:
        """Return one id for a line, its mirror image and both directions of reading."""
        read = LineCodes()
        fresh: i64 = FULL
        code: i64
        for code in range(LINE_CODES):
            points = points_for(read.crosses[code])
            if read.filled[code] == SIDE:
                self.line_ids[code] = points
                continue
            least = read.least(code)
            if least < code:
                self.line_ids[code] = self.line_ids[least]
                continue
            self.line_ids[code] = fresh
            self.priors[fresh] = float(points) + PER_EMPTY * float(SIDE - read.filled[code])
            fresh += 1
        return fresh

    def _share_surroundings(self) -> i64:
        fresh: i64 = 0
        diagonal: i64
        code: i64
        for diagonal in range(2):
            ids = diagonal * AROUND_CODES
            for code in range(AROUND_CODES):
                least = _least_surroundings(code, diagonal == 1)
                if least < code:
                    self.around_ids[ids + code] = self.around_ids[ids + least]
                else:
                    self.around_ids[ids + code] = fresh
                    fresh += 1
        return fresh

    def _share_blocks(self) -> i64:
        fresh: i64 = FULL_BLOCK + 1
        diagonal: i64
        code: i64
        for diagonal in range(2):
            ids = diagonal * BLOCK_CODES
            for code in range(BLOCK_CODES):
                if _is_full_block(code):
                    self.block_ids[ids + code] = FULL_BLOCK
                    continue
                least = _least_block(code, diagonal == 1)
                if least < code:
                    self.block_ids[ids + code] = self.block_ids[ids + least]
                else:
                    self.block_ids[ids + code] = fresh
                    fresh += 1
        return fresh

    def _share_colours(self) -> i64:
        """The four other colours may be exchanged; the player's own one comes first."""
        fresh: i64 = 0
        code: i64
        for code in range(COLOUR_CODES):
            counts: list[int] = []
            rest: i64 = code // COUNTS
            while len(counts) < DICE - 1:
                counts.append(int(rest % COUNTS))
                rest //= COUNTS
            counts.sort()
            least: i64 = 0
            for count in counts:
                least = least * COUNTS + count
            least = least * COUNTS + code % COUNTS
            if least < code:
                self.colour_ids[code] = self.colour_ids[least]
            else:
                self.colour_ids[code] = fresh
                fresh += 1
        return fresh

    def _start(self) -> None:
        """Return the tables as known before any learning."""
        stage: i64
        id: i64
        for stage in range(STAGES):
            for id in range(FULL):
                self.entries[stage * self.places + id] = float(id)
            for id in range(FULL, self.lines):
                self.entries[stage * self.places + id] = self.priors[id]

    # The file -------------------------------------------------------------------------------

    def take_over(self, entries: list[float]) -> None:
        """Go on with other entries."""
        if len(entries) != len(self.entries):
            raise CloseCallError(f"{len(self.entries)} entries", len(entries), where="values")
        i: i64
        for i in range(len(self.entries)):
            self.entries[i] = entries[i]

    def learned(self) -> list[float]:
        """Return the learned part of the tables, on top of what is known at the start."""
        start = Tables().entries
        return [now - known for now, known in zip(list(self.entries), list(start), strict=True)]

    def relearn(self, learned: list[float]) -> None:
        """Go from the start to what `learned` gave."""
        start = Tables().entries
        if len(learned) != len(start):
            raise CloseCallError(f"{len(start)} entries", len(learned), where="values")
        self.take_over([known + more for known, more in zip(list(start), learned, strict=True)])


def pack(entries: list[float]) -> bytes:
    """Return the file of learned entries: magic, SHA-256 of the rest, the packed steps."""
    steps = array("h", [max(-32768, min(32767, round(entry * STEP))) for entry in entries])
    if sys.byteorder == "big":
        steps.byteswap()
    raw = steps.tobytes()
    planes = raw[1::2] + raw[0::2]  # high bytes first: they are much alike
    body = lzma.compress(planes, lzma.FORMAT_XZ, preset=9 | lzma.PRESET_EXTREME)
    return MAGIC + sha256(body).digest() + body


def unpack(content: bytes) -> list[float]:
    """Undo `pack`; refuse damaged data."""
    body = content[len(MAGIC) + DIGEST :]
    if content[: len(MAGIC)] != MAGIC or sha256(body).digest() != content[len(MAGIC) :][:DIGEST]:
        raise CloseCallError("an undamaged file of values", content[:8], where=VALUES_FILE.name)
    planes = lzma.decompress(body)
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
    """Return the shipped tables, read when first needed."""
    if not _LOADED:
        loaded = Tables()
        loaded.relearn(unpack(VALUES_FILE.read_bytes()))
        _LOADED.append(loaded)
    return _LOADED[0]


# What is alike ----------------------------------------------------------------------------------


@final
class LineCodes:
    """Meaning of line codes, each worked out from the code without its first circle."""

    def __init__(self) -> None:
        self.filled: vec[i64] = zeros(LINE_CODES)
        self.crosses: vec[i64] = zeros(LINE_CODES)
        self.mirrored: vec[i64] = zeros(LINE_CODES)
        self.backwards: vec[i64] = zeros(LINE_CODES)
        last: i64 = LINE_CODES // IN_LINE  # what a code counts in the last circle
        code: i64
        for code in range(1, LINE_CODES):
            rest = code // IN_LINE
            here = code % IN_LINE
            beside = rest % IN_LINE
            self.mirrored[code] = self.mirrored[rest] * IN_LINE + _mirror(here)
            self.backwards[code] = self.backwards[rest] // IN_LINE + here * last
            self.filled[code] = self.filled[rest]
            self.crosses[code] = self.crosses[rest]
            if is_number(here):
                self.filled[code] += 1
                if is_number(beside) and is_one_off(here, beside):
                    self.crosses[code] += 1

    def least(self, code: i64) -> i64:
        """Return the least code of a line and those that are alike."""
        backwards = self.backwards[code]
        return min(code, self.mirrored[code], backwards, self.mirrored[backwards])


def is_number(code: i64) -> bool:
    """Return whether a circle with this code is filled."""
    return 0 < code < CODES


def _mirror(code: i64) -> i64:
    return CODES - code if is_number(code) else code


def _least_surroundings(code: i64, diagonal: bool) -> i64:
    """Return the least code of surroundings that are alike."""
    left = code % AROUND
    right = code // AROUND % AROUND
    above = code // (AROUND * AROUND) % AROUND
    below = code // (AROUND * AROUND * AROUND)
    least = _least_turned(left, right, above, below, diagonal)
    mirrored = _least_turned(
        _mirror(left), _mirror(right), _mirror(above), _mirror(below), diagonal
    )
    return mirrored if mirrored < least else least


def _least_turned(left: i64, right: i64, above: i64, below: i64, diagonal: bool) -> i64:
    """Left and right, above and below, rows and columns may be exchanged.

    On a diagonal sheet left and above have the same colour, right and below too: there left and
    right are exchanged only together with above and below.
    """
    across = left + AROUND * right
    down = above + AROUND * below
    across_turned = right + AROUND * left
    down_turned = below + AROUND * above
    if diagonal:
        return min(_either_way(across, down), _either_way(across_turned, down_turned))
    return _either_way(min(across, across_turned), min(down, down_turned))


def _either_way(across: i64, down: i64) -> i64:
    """Return the lesser of rows and columns as they are and exchanged."""
    return min(
        across + AROUND * AROUND * down,
        down + AROUND * AROUND * across,
    )


def _is_full_block(code: i64) -> bool:
    rest = code
    i: i64
    for i in range(4):
        if not is_number(rest % IN_LINE):
            return False
        rest //= IN_LINE
    return True


def _least_block(code: i64, diagonal: bool) -> i64:
    """Return the least code of blocks that are alike: turned, reflected, with numbers mirrored."""
    one = code % IN_LINE
    two = code // IN_LINE % IN_LINE
    three = code // (IN_LINE * IN_LINE) % IN_LINE
    four = code // (IN_LINE * IN_LINE * IN_LINE)
    least = _least_reflected(one, two, three, four)
    least = min(least, _least_reflected(_mirror(one), _mirror(two), _mirror(three), _mirror(four)))
    if diagonal:  # the second and third have the same colour and stay in their diagonal
        return least
    least = min(least, _least_reflected(two, one, four, three))
    return min(least, _least_reflected(_mirror(two), _mirror(one), _mirror(four), _mirror(three)))


def _least_reflected(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Return the least code of a block reflected in its diagonals."""
    outer = max(one, four) + IN_LINE * IN_LINE * IN_LINE * min(one, four)
    inner = max(two, three) + IN_LINE * min(two, three)
    return outer + IN_LINE * inner
