"""Figures the hard level learned from medium bots; written by tools/train_close_enough.py."""

from __future__ import annotations

from typing import Final

# What raises the odds of winning the match, as a logarithm: stars, each token, and
# the place in the order of turns of the next round.
STAR_WORTHS: Final[tuple[float, ...]] = (0.000, 0.168, 0.448, 0.676, 1.112, 1.253, 2.005, 2.116)
TOKEN_WORTH: Final = 0.532
PLACE_WORTHS: Final[tuple[float, ...]] = (0.293, 0.150, -0.064, 0.000, 0.000)

# How far away lots are, from 0 on, the last one for all beyond: those that sound
# players call, and any that could be called for the first time.
SOUND_CALLS: Final[tuple[float, ...]] = (0.623, 0.360, 0.016, 0.000, 0.000, 0.000, 0.000)
WILD_CALLS: Final[tuple[float, ...]] = (0.206, 0.252, 0.123, 0.099, 0.081, 0.063, 0.176)
