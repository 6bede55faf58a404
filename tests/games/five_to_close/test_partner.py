"""What the rules page says of a bot as a partner is true of every one of its decisions.

Each convention is checked from the cards and the word list alone, not by asking the policy. Random
players sit at the other seats: they spoil words, freeze them and lock what is no word.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast

import pytest

import closecall
from closecall import text
from closecall.bots import choose
from closecall.games.five_to_close.layout import ANSWERING, DECLARING, FROZEN, PLAYING, SLOTS
from closecall.games.five_to_close.lexicon import lexicon
from closecall.games.five_to_close.moves import (
    ALPHABET,
    CHALLENGE,
    DECLARE,
    DRAW_DECK,
    LOCK,
    PLACES,
    PLAY_DOUBLE,
    PLAY_FREEZE,
    PLAY_TRIPLE,
    PLAY_UNFREEZE,
    TAKE_WILD,
    TRIPLE,
    UNFREEZE,
)
from closecall.games.five_to_close.rules import SHORTEST

WORDS = lexicon()
SEATS = 4


@cache
def longest(node: int) -> int:
    """The number of letters that can still follow up to the end of a word; -1 for no word."""
    found = 0 if WORDS.is_word(node) else -1
    for letter in range(ALPHABET):
        if WORDS.letters(node) >> letter & 1:
            more = longest(int(WORDS.step(node, letter)))
            found = max(found, more + 1 if more >= 0 else -1)
    return found


def node_of(game: Any, side: int, place: int) -> int:
    node = WORDS.root()
    for letter in game.spelling(side, place):
        node = WORDS.step(node, letter)
    return int(node)


def can_thaw(game: Any, seat: int) -> bool:
    """Whether the seat holds an Unfreeze, and a frozen word of its team may still become one."""
    side = game.side_of(seat)
    frozen = [place for place in range(PLACES) if game.has(FROZEN, side, place)]
    return any(card >> 1 == UNFREEZE for card in game.hand(seat)) and any(
        node_of(game, side, place) >= 0
        and longest(node_of(game, side, place)) >= 0
        and game.length(side, place) + longest(node_of(game, side, place)) >= SHORTEST + game.round
        for place in frozen
    )


def kept(game: Any, seat: int, action: int, legal: list[int]) -> dict[str, bool]:
    """The conventions that say something about a decision, and whether it follows them."""
    side = game.side_of(seat)
    told: dict[str, bool] = {}
    if game.step == ANSWERING:
        asked = [each - CHALLENGE for each in legal if CHALLENGE <= each < LOCK]
        locker = game.side_of(game.turn)
        false = [n for n in asked if not game.is_real(locker * SLOTS + PLACES + n)]
        challenged = action - CHALLENGE if CHALLENGE <= action < LOCK else None
        told["challenge"] = challenged in false if false else challenged is None
    if action < DRAW_DECK:
        place, letter = divmod(action, ALPHABET)
        node = WORDS.root() if place == PLACES else node_of(game, side, place)
        told["words"] = WORDS.step(node, letter) >= 0
    if game.step == DECLARING:
        node = node_of(game, side, game.place)
        told["words"] = WORDS.step(node, action - DECLARE) >= 0
    if game.step == PLAYING:
        if can_thaw(game, seat):
            told["thaw"] = PLAY_UNFREEZE <= action < PLAY_FREEZE
        elif any(each >= TAKE_WILD for each in legal) and not PLAY_UNFREEZE <= action < PLAY_FREEZE:
            told["wild"] = action >= TAKE_WILD
        if PLAY_DOUBLE <= action < PLAY_UNFREEZE:
            told["multiply"] = action >= PLAY_TRIPLE or not any(
                card >> 1 == TRIPLE for card in game.hand(seat)
            )
    return told


def watch(level: str, others: str, seed: int, told: Counter[str], most: int) -> None:
    """Play a match of a bot and three others, and check each of the bot's decisions."""
    state = closecall.game("five-to-close").start(SEATS, seed)
    own = seed % SEATS
    for step in range(most):
        if state.over:
            return
        seat = state.actors()[0]
        action = choose(state, seat, level if seat == own else others, seed * 10_000 + step)
        if seat == own:
            for name, follows in kept(cast(Any, state), seat, action, state.legal(seat)).items():
                assert follows, (name, seed, step, state.game.move(action).text)
                told[name] += 1
        state.apply(seat, action)


@pytest.mark.parametrize("level", ["medium", "hard", "cautious", "greedy", "sprinter"])
def test_a_bot_partner_keeps_every_convention(level: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        watch(level, "random", seed, told, 1200)
        watch(level, "medium", seed, told, 1200)
    assert set(told) == CONVENTIONS
    assert told["words"] > 300


def test_so_does_the_best_bot() -> None:
    told: Counter[str] = Counter()
    watch("best", "random", 1, told, 250)
    assert told["words"] > 5


def test_the_rules_page_names_these_conventions_and_no_others() -> None:
    named = {
        rule.id.removeprefix("rule-partner-")
        for rule in text.rules("five-to-close", "en")
        if rule.id.startswith("rule-partner-")
    }
    assert named == CONVENTIONS


CONVENTIONS = {"words", "thaw", "wild", "multiply", "challenge"}
