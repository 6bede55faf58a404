"""What self-play taught the upper levels: written by tools/train_close_enough.py."""

from __future__ import annotations

from typing import Final

# What raises the odds of winning the match, as a logarithm: stars, each token, and
# the place in the order of turns of the next round; a row for each number of seats.
FEWEST_SEATS: Final = 3
STAR_WORTHS: Final[tuple[tuple[float, ...], ...]] = (
    (0.000, 0.113, 0.270, 0.473, 0.773, 1.036, 1.551, 1.810),
    (0.000, 0.128, 0.346, 0.548, 0.897, 1.155, 1.742, 2.019),
    (0.000, 0.109, 0.336, 0.570, 0.964, 1.231, 1.908, 2.095),
)
TOKEN_WORTHS: Final[tuple[float, ...]] = (0.488, 0.471, 0.520)
PLACE_WORTHS: Final[tuple[tuple[float, ...], ...]] = (
    (0.234, 0.142, 0.000, 0.000, 0.000),
    (0.299, 0.195, -0.036, 0.000, 0.000),
    (0.373, 0.210, -0.018, -0.073, 0.000),
)

# How far away lots are, from 0 on, the last one for all beyond: those that sound
# players call, and any that could be called for the first time.
SOUND_CALLS: Final[tuple[float, ...]] = (0.625, 0.359, 0.017, 0.000, 0.000, 0.000, 0.000)
WILD_CALLS: Final[tuple[float, ...]] = (0.207, 0.251, 0.122, 0.098, 0.081, 0.064, 0.176)
