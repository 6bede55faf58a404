"""How the levels of Closing In play, in figures; `policy.py` says what each one means.

Not compiled, so that tuning them needs no compiler. `bench/RESULTS.md` has what they win.
"""

from __future__ import annotations

FIGURES: dict[str, tuple[float, ...]] = {
    # slips, width, ends, passes, worlds, next width, ahead
    "gentle": (45, 2, 6, 0, 0, 0, 0),
    "easy": (22, 3, 6, 0, 0, 0, 0),
    "medium": (0, 4, 1, 0, 2, 0, 0),
    "hard": (0, 4, 2, 1, 3, 1, 1),
    "best": (0, 24, 16, 4, 8, 2, 1),
}
# A team of four is harder to lead: more of the city is lost between two turns of the same player.
# By the number of seats what a level spends there, so that teams of all sizes win about as often.
LARGER: dict[int, dict[str, tuple[float, ...]]] = {
    4: {"hard": (0, 8, 6, 2, 4, 1, 2)},
}
