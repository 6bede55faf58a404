"""How the levels and characters of Close Enough play, in figures; `policy.py` explains them.

Not compiled, so that tuning them needs no compiler. `bench/RESULTS.md` has what they win.
"""

from __future__ import annotations

FIGURES: dict[str, tuple[float, ...]] = {
    # noticed, remembers, haste, stubborn, steal, misjudges, candidates, worlds, reads
    "gentle": (45, 50, 0.5, 0.5, 0.03, 0.004, 0, 0, 0),
    "easy": (75, 80, 0.3, 0.3, 0.03, 0.002, 0, 0, 0),
    "medium": (100, 100, 0.0, 0.0, 0.03, 0.0, 0, 0, 0),
    "hard": (100, 100, 0.0, 0.5, 0.03, 0.0, 6, 4, 100),
    "best": (100, 100, 0.0, 0.5, 0.03, 0.0, 10, 40, 100),
    "cautious": (100, 100, -0.3, -0.2, 0.0, 0.0, 0, 0, 0),
    "greedy": (100, 100, 0.0, 0.1, 0.2, 0.0, 0, 0, 0),
    "bluffer": (100, 100, 0.35, 0.1, 0.03, 0.0, 0, 0, 0),
}

# How much more stubbornly the upper levels expect players who are not regular to stay in, at most:
# against a caller who hits, against one who does not, and in addition against one without stars.
STAYING: tuple[float, ...] = (1.1, 1.8, 0.0)

# The share of calls by players who are not regular that are bluffs whatever the lot, by the
# caller's stars (the last one for all beyond): a caller without stars has none to lose.
BOLD: tuple[float, ...] = (0.4, 0.2, 0.1, 0.0)
