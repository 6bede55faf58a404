"""How medium and hard play 5 To Close, in figures; `policy_sound.py` says what each one means.

Not compiled, so that tuning them needs no compiler. Found by playing variants of a style against
each other, some hundred matches each: what pays most is to lay out for more turns than a round
will likely last, and to keep cards flowing.
"""

from __future__ import annotations

MEDIUM_STYLE: tuple[float, ...] = (
    4.0,  # SEEN
    5.5,  # PACE
    0.0,  # LATER
    1.0,  # FLOW
    0.05,  # RISK
    1.0,  # FEAR
    4.0,  # DRAW
    0.0,  # STALE
    25.0,  # MULTIPLY
    20.0,  # CHILL
    0.5,  # DENY
    0.4,  # SPARE
    160.0,  # SWING
    0.6,  # OPEN
    0.0,  # LOCK_WORLDS
    0.0,  # PLAN_WORLDS
    4.0,  # AHEAD
    1.0,  # DOUBT
)
HARD_STYLE: tuple[float, ...] = (
    4.0,  # SEEN
    3.3,  # PACE
    0.0,  # LATER
    3.5,  # FLOW
    0.05,  # RISK
    1.2,  # FEAR
    4.0,  # DRAW
    -5.0,  # STALE
    15.0,  # MULTIPLY
    20.0,  # CHILL
    0.5,  # DENY
    0.4,  # SPARE
    160.0,  # SWING
    0.6,  # OPEN
    60.0,  # LOCK_WORLDS
    24.0,  # PLAN_WORLDS
    4.0,  # AHEAD
    1.0,  # DOUBT
)
