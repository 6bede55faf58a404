"""How close a lot of Close Enough can come to its target, tokens included. Compiled."""

from __future__ import annotations

from typing import Final

from closecall.engine.native import i64
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    DOUBLED,
    IGNORED,
    LOCK_SILENCE,
    LOT,
    RAISED,
    SUBTRACTED,
)
from closecall.games.close_enough.moves import DOUBLE, IGNORE, NUDGE, SUBTRACT, TOKEN_KINDS

FAR: Final = 12  # distances from here on are alike
MOST_TOKENS: Final = 2  # reckoned with at once


def nearest(
    game: CloseEnoughState, seat: i64, up: i64, one: i64, two: i64, gap: i64, tokens: i64
) -> i64:
    """Return the smallest distance of three cards that miss the target by `gap`, with up to that
    many of the seat's tokens.
    """
    if game.usable_tokens(seat) == 0 or gap == 0:
        return size(gap)
    taken: i64 = 0
    if game.lock_token(seat) > 0:
        taken = 1
    return reach(game, seat, up, one, two, gap, taken, 0, tokens)


def reach(
    game: CloseEnoughState,
    seat: i64,
    up: i64,
    one: i64,
    two: i64,
    gap: i64,
    taken: i64,
    start: i64,
    depth: i64,
) -> i64:
    """Return the smallest distance with further tokens, of the kinds from `start` on."""
    best = size(gap)
    kind: i64
    place: i64
    effect: i64
    for kind in range(start, TOKEN_KINDS):
        if kind == LOCK_SILENCE or game.tokens_of_kind(seat, kind) == 0:
            continue
        for place in range(LOT):
            if taken >> place & 1:
                continue
            card = up
            if place == 1:
                card = one
            elif place == 2:
                card = two
            for effect in range(5):
                if not offers(game, kind, effect):
                    continue
                left = gap - change(card, effect)
                if depth > 1 and left != 0:
                    used = taken | 1 << place
                    found = reach(game, seat, up, one, two, left, used, kind + 1, depth - 1)
                else:
                    found = size(left)
                if found < best:
                    best = found
        if best == 0:
            return 0
    return best


def offers(game: CloseEnoughState, kind: i64, effect: i64) -> bool:
    """Return whether a kind of token can do this to a card."""
    ability: i64 = NUDGE
    if effect == SUBTRACTED:
        ability = SUBTRACT
    elif effect == DOUBLED:
        ability = DOUBLE
    elif effect == IGNORED:
        ability = IGNORE
    return game.box.first[kind] == ability or game.box.second[kind] == ability


def change(card: i64, effect: i64) -> i64:
    """By how much an effect changes the total."""
    if effect == SUBTRACTED:
        return -2 * card
    if effect == DOUBLED:
        return card
    if effect == IGNORED:
        return -card
    if effect == RAISED:
        return 1
    return -1


def size(gap: i64) -> i64:
    """Return how far a total is off, over or under."""
    return -gap if gap < 0 else gap


def near_enough(away: i64) -> i64:
    """Return a distance as tables have it."""
    if away < FAR:  # in one expression both would become objects first
        return away
    return FAR
