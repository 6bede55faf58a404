"""How the levels and characters of 5 To Close play, in figures; `policy_sound.py` explains them.

Not compiled, so that tuning them needs no compiler. Found by playing variants against each other,
some hundred matches each: what pays most is to lay out for more turns than a round will likely
last, and to keep cards flowing. `bench/RESULTS.md` has what they win.
"""

from __future__ import annotations

Row = tuple[float, ...]

MEDIUM: dict[str, float] = {
    "seen": 4.0,
    "pace": 5.5,
    "later": 0.0,
    "flow": 1.0,
    "risk": 0.05,
    "fear": 1.0,
    "draw": 4.0,
    "stale": 0.0,
    "multiply": 25.0,
    "chill": 20.0,
    "deny": 0.5,
    "spare": 0.4,
    "swing": 160.0,
    "open": 0.6,
    "lock_worlds": 0.0,
    "plan_worlds": 0.0,
    "ahead": 4.0,
    "doubt": 1.0,
    "letters_more": 99.0,
    "noticed": 100.0,
    "alert": 0.0,
    "rush": 9999.0,
    "give": 0.0,
    "shed": 0.0,
    "crave": 0.0,
    "expose": 0.0,
    "hurry": 5.5,
    "regard": 0.3,
}
BETTER = MEDIUM | {"pace": 4.4, "flow": 2.2, "fear": 1.1, "stale": -2.0, "multiply": 20.0}
SHREWD = MEDIUM | {
    "seen": 4.6,
    "pace": 4.4,
    "flow": 3.5,
    "fear": 1.2,
    "stale": -5.0,
    "multiply": 15.0,
    "chill": 10.0,
    "alert": 1.0,
    "rush": 0.0,
    "give": 0.1,
    "shed": 1.0,
    "crave": 15.0,
    "expose": 10.0,
    "hurry": 9.0,
    "regard": 0.1,
}


def _row(style: dict[str, float], **changes: float) -> Row:
    """Return the figures of a style in their order, some of them changed."""
    return tuple((style | changes).values())


FIGURES: dict[str, Row] = {
    "gentle": _row(MEDIUM, later=-2, letters_more=3, noticed=97),
    "easy": _row(MEDIUM, later=-1, letters_more=4, noticed=99),
    "medium": _row(MEDIUM),
    "hard": _row(BETTER),
    "best": _row(SHREWD, lock_worlds=60, plan_worlds=24),
    "cautious": _row(MEDIUM, risk=0.3, fear=2.0),
    "greedy": _row(MEDIUM, later=2.0, multiply=10.0, draw=2.0),
    "sprinter": _row(MEDIUM, pace=8.0, deny=1.5, risk=0.15),
}
