"""How the levels and characters of Close to the Mark play, in figures; `policy.py` explains them.

Not compiled, so that tuning them needs no compiler. `bench/RESULTS.md` has what they score.
"""

from __future__ import annotations

from typing import Final

# What an entry is judged by: its points, the rule of thumb, or the learned values, as they are or
# looking that number of rolls ahead.
POINTS: Final = 0
THUMB: Final = 1
VALUES: Final = 2
ONE_ROLL: Final = 3
TWO_ROLLS: Final = 4

FIGURES: dict[str, tuple[float, ...]] = {
    # judged by, noticed, spoiled, open, own, waiting, foreseen, finalists, late, daring, plays,
    # played rolls
    "gentle": (POINTS, 85, 0.5, 0.15, 1.0, 0.15, 12, 5, 8, 1.0, 48, 6),
    "easy": (THUMB, 85, 0.5, 0.15, 1.0, 0.15, 12, 5, 8, 1.0, 48, 6),
    "medium": (THUMB, 100, 0.5, 0.15, 1.0, 0.15, 12, 5, 8, 1.0, 48, 6),
    "hard": (VALUES, 90, 0.5, 0.15, 1.0, 0.15, 12, 5, 8, 1.0, 48, 6),
    "best": (TWO_ROLLS, 100, 0.5, 0.15, 1.0, 0.15, 12, 5, 8, 1.0, 48, 6),
    "cautious": (THUMB, 100, 1.0, 0.15, 1.5, 0.25, 12, 5, 8, 1.0, 48, 6),
    "greedy": (THUMB, 100, 0.2, 0.05, 0.4, 0.0, 12, 5, 8, 1.0, 48, 6),
}
