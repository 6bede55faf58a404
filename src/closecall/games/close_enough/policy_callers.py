"""How players of Close Enough call: what calling looks worth, and whom to believe. Compiled."""

from __future__ import annotations

from typing import Final

from closecall.engine.native import i64, vec
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import CALL_SIZE, NO_HIT, UNTOLD
from closecall.games.close_enough.policy_learned import SOUND_CALLS, WILD_CALLS

# The kinds of callers there may be: what part of their calls is of any lot whatever, and how likely
# it is that a player is of that kind before anything was seen.
WILD_PARTS: Final[tuple[float, ...]] = (0.04, 0.4, 0.95)
WILD_PRIORS: Final[tuple[float, ...]] = (0.75, 0.15, 0.1)


def call_looks(away: i64, tunes: i64) -> float:
    """Estimate the worth of calling against fine-tuning, which is worth at most about 1."""
    if away == 0:
        return 3.0
    if away == 1:
        return 0.7 + 0.1 * float(tunes)
    if away == 2:
        return 0.3 + 0.1 * float(tunes)
    return 0.02 * float(tunes) - 0.1


def wildness(game: CloseEnoughState, seat: i64) -> float:
    """Estimate the share of a player's calls made with any lot whatever, from those seen in this
    match.
    """
    total: float = 0.0
    wild: float = 0.0
    kind: i64
    for kind in range(len(WILD_PARTS)):
        part = WILD_PARTS[kind]
        chance = WILD_PRIORS[kind] * likely_calls(game, seat, part)
        total += chance
        wild += chance * part
    return wild / total


def boldness(bold: vec[float], stars: i64) -> float:
    """Return what part of the calls is a bluff because there is little to lose."""
    last = len(bold) - 1
    return bold[stars if stars < last else last]


def likely_calls(game: CloseEnoughState, seat: i64, part: float) -> float:
    """Return how likely the outcome of a player's calls is if that part of them is wild."""
    likely: float = 1.0
    i: i64
    for i in range(len(game.calls) // CALL_SIZE):
        away = game.calls[i * CALL_SIZE + 1]
        if game.calls[i * CALL_SIZE] != seat or away == UNTOLD:
            continue
        if away == NO_HIT:
            likely *= 1.0 - seen_away(0, part)
        else:
            likely *= seen_away(away, part)
    return likely


def seen_away(away: i64, part: float) -> float:
    """Return how often a caller is so far away if that part of the calls is wild."""
    if away >= len(SOUND_CALLS):
        away = len(SOUND_CALLS) - 1
    return (1.0 - part) * SOUND_CALLS[away] + part * WILD_CALLS[away]
