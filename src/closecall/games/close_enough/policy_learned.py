"""What medium bots taught the hard level: written by tools/train_close_enough.py."""

from __future__ import annotations

from typing import Final

# What raises the odds of winning the match, as a logarithm: stars, each token, and
# the place in the order of turns of the next round.
STAR_WORTHS: Final[tuple[float, ...]] = (0.000, 0.189, 0.451, 0.731, 1.152, 1.307, 2.085, 2.248)
TOKEN_WORTH: Final = 0.507
PLACE_WORTHS: Final[tuple[float, ...]] = (0.305, 0.165, -0.047, 0.000, 0.000)
