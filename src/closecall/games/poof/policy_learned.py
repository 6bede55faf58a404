"""Figures learned from rounds played out; written by tools/train_poof.py."""

from __future__ import annotations

from typing import Final

# What raises the odds to go out, as a logarithm; `policy_outlook.py` lists what it is about.
OUT_WEIGHTS: Final[tuple[float, ...]] = (
    -1.480,
    -6.137,
    -1.545,
    -1.168,
    1.641,
    0.432,
    -0.898,
    -3.077,
    -0.021,
)

# What a seat's cards cost if another goes out, in hundreds of points.
COST_WEIGHTS: Final[tuple[float, ...]] = (
    0.198,
    0.829,
    -0.250,
    -0.320,
    0.361,
    -0.075,
    -0.320,
)
