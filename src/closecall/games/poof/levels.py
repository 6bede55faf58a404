"""How the levels and characters of Poof play, in figures; `policy.py` says what each one means.

Not compiled, so that tuning them needs no compiler. `bench/RESULTS.md` has what they win.
"""

from __future__ import annotations

FIGURES: dict[str, tuple[float, ...]] = {
    # noticed, at table, grabs, candidates, roll-outs, ponders, shed, laid, slot, saved,
    # high, many, clears, poofs
    "gentle": (95, 95, 9, 0, 0, 0, 0.9, 1.5, 2.5, 0.8, 0, 0, 0, 0),
    "easy": (100, 100, 0, 3, 1, 40, 0.9, 1.5, 2.5, 0.8, 0, 0, 0, 0),
    "medium": (100, 100, 0, 3, 1, 100, 0.9, 1.5, 2.5, 0.8, 0, 0, 0, 0),
    "hard": (100, 100, 0, 4, 200, 100, 0.9, 1.5, 2.5, 0.8, 0, 0, 0, 1),
    "best": (100, 100, 0, 14, 3000, 100, 0.9, 1.5, 2.5, 0.8, 0, 0, 0, 0),
    "cautious": (100, 100, 0, 4, 1, 100, 1.3, 0.5, 2.5, 0.8, 0.08, 0, 0, 0),
    "greedy": (100, 100, 0, 4, 200, 100, 0.9, 2.0, 2.5, 0.8, 0, 0.008, 0, 0),
    "sprinter": (100, 100, 0, 4, 100, 100, 0.9, 1.5, 4.0, 0.8, 0, 0, 0.018, 0),
}
