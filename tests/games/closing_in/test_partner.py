"""What the rules page says of a bot as a partner is true of every one of its decisions.

Each convention is checked from the position alone, not by asking the policy. Players of other
levels sit at the other seats, some of whom play at random: they leave odd positions behind.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from games.closing_in.city import GAME

from closecall import text
from closecall.bots import choose
from closecall.games.closing_in.layout import (
    CROWD,
    DOCKS,
    OUTSIDE,
    RADIO_TOWER,
    TUNNEL,
    WANTED,
    held,
)
from closecall.games.closing_in.moves import (
    BOAT_KEY,
    BUY,
    CAR_KEY,
    CROSS,
    END,
    ESCAPE,
    KINDS,
    MOVE,
    SEND,
)

KEYS = {DOCKS: BOAT_KEY, TUNNEL: CAR_KEY}


def keys_of(game: Any, seats: list[int]) -> int:
    """Keys to standing exits in these hands."""
    hands = [game.hand_of(seat) for seat in seats]
    return sum(held(hand, KEYS[exit_]) for hand in hands for exit_ in KEYS if game.stands(exit_))


def key_spent(game: Any, action: int) -> bool:
    """Whether an action pays with a key to a standing exit."""
    kind = action - BUY if BUY <= action < MOVE else (action - CROSS) % KINDS
    paid = BUY <= action < MOVE or action >= CROSS
    return paid and any(kind == KEYS[exit_] and game.stands(exit_) for exit_ in KEYS)


def kept(game: Any, seat: int, action: int, legal: list[int]) -> dict[str, bool]:
    """The conventions that say something about a decision, and whether it follows them."""
    inside = [each for each in range(game.seats) if game.space_at(each) != OUTSIDE]
    away = [each for each in inside if game.space_at(each) != game.space_at(seat)]
    told: dict[str, bool] = {}
    if SEND in legal:
        told["send"] = action == SEND or BUY <= action < MOVE
    if ESCAPE in legal and not away:
        told["leave"] = action == ESCAPE
    if ESCAPE in legal and away:
        told["wait"] = action != ESCAPE or keys_of(game, away) > 0
    others = [each for each in legal if not key_spent(game, each)]
    if game.sent == WANTED and keys_of(game, inside) == 1 and others:
        told["key"] = not key_spent(game, action)
    return told


def closes_tower(game: Any, seat: int, action: int, before: int) -> bool | None:
    """Whether this turn's last action leaves the tower with too many; None: it is not the last."""
    ends = action == END or (game.actions == 1 and not BUY <= action < MOVE)
    if not ends or game.sent == WANTED or before > CROWD:
        return None
    after = game.copy()
    if action != END:
        after.actions += 1  # stop before Enforce
        after.do_move(seat, action)
    return bool(after.sent < WANTED and after.enforcers_on(after.space_of(RADIO_TOWER)) > CROWD)


def watch(level: str, others: str, seed: int, told: Counter[str], most: int) -> None:
    """Play a match of a bot and others, and check each of the bot's decisions."""
    seats = GAME.seats[seed % len(GAME.seats)]
    state = GAME.start(seats, seed, level=("easy", "standard")[seed % 2])
    game = cast(Any, state)
    turn = before = 0
    for step in range(most):
        if state.over:
            return
        if game.turn_number != turn:
            turn, before = game.turn_number, game.enforcers_on(game.space_of(RADIO_TOWER))
        seat = state.actors()[0]
        own = (seat + seed) % 2 == 0
        action = choose(state, seat, level if own else others, seed * 10_000 + step)
        if own:
            found = kept(game, seat, action, list(state.legal(seat)))
            closes = closes_tower(game, seat, action, before) if level in UPPER else None
            if closes is not None:
                found["tower"] = not closes
            for name, follows in found.items():
                assert follows, (name, seed, step, GAME.move(action).text)
                told[name] += 1
        state.apply(seat, action)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_partner_keeps_every_convention(level: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(40):
        watch(level, "easy" if seed % 3 == 0 else "medium", seed, told, 2_000)
    assert set(told) == CONVENTIONS - (set() if level in UPPER else {"tower"})
    assert told["send"] > 40
    assert told["leave"] > 3


def test_so_does_the_best_bot() -> None:
    told: Counter[str] = Counter()
    for seed in range(3):
        watch("best", "random" if seed == 0 else "medium", seed, told, 200)
    assert told["send"] > 3
    assert told["tower"] > 10


def test_the_rules_page_names_these_conventions_and_no_others() -> None:
    named = {
        rule.id.removeprefix("rule-partner-")
        for rule in text.rules("closing-in", "en")
        if rule.id.startswith("rule-partner-")
    }
    assert named == CONVENTIONS


CONVENTIONS = {"send", "leave", "wait", "key", "tower"}
UPPER = ("hard", "best")
