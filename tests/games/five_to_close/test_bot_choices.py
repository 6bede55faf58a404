"""Choices in which a bot once threw something away."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from games.five_to_close.table import GAME, locked, table, word

from closecall.bots import choose
from closecall.engine.policy import BEST, MEDIUM
from closecall.games.five_to_close.moves import DISCARD, WILD
from closecall.games.five_to_close.policy import policy


def test_a_plan_leaves_something_poorer_than_a_wild_to_discard() -> None:
    """F6: with every letter played, the Wild that is left would have to go."""
    thrown: Counter[int] = Counter()
    for seed in range(12):
        state, step = GAME.start(2, seed), 0
        while not state.over:
            seat = state.actors()[0]
            action = choose(state, seat, "medium", seed * 10_000 + step)
            if DISCARD <= action <= DISCARD + WILD:
                thrown[action - DISCARD] += 1
            state.apply(seat, action)
            step += 1
    assert sum(thrown.values()) > 200
    assert thrown[WILD] == 0


def test_the_best_bot_takes_a_multiplier_for_a_word_that_promises_much() -> None:
    state = table(
        "A D E I N S T",
        "B C F G H J K",
        words=[word(0, 1, "CHEERLE")],
        discard="E triple",
        step="draw",
    )
    assert chosen(state, "best") == "draw:discard"
    assert chosen(state, "medium") == "draw:deck"


def test_the_best_bot_knows_that_a_side_with_four_locked_words_closes() -> None:
    words = [locked(1, slot, text) for slot, text in enumerate(("CAT", "DOG", "HEN", "PIG"), 1)]
    state = cast(Any, table("A D E I N S T", "B C F G H J K", words=words))
    mind = policy()
    mind.prepare(state)
    mind.style = mind.figures.row(BEST)
    assert mind.danger(state, 0) > 0.9
    mind.style = mind.figures.row(MEDIUM)
    assert mind.danger(state, 0) < 0.5


def test_only_a_side_ahead_in_the_last_round_rushes_and_its_counting_ends_with_the_plan() -> None:
    ahead = [[[300, 25, 0, 0], [100, 0, 0, 0]]] * 3
    state = cast(Any, table("A D E I N S T", "B C F G H J K", round_=4, scores=ahead))
    mind = policy()
    mind.prepare(state)
    mind.style = mind.figures.row(BEST)
    assert [mind.rushes(state, side) for side in range(2)] == [True, False]
    before = list(mind.table[:100])
    mind.lay_out(state, 0, mind.hand_of(state, 0), 3)
    assert list(mind.table[:100]) == before
    earlier = cast(Any, table("A D E I N S T", "B C F G H J K", round_=3, scores=ahead[:2]))
    assert not mind.rushes(earlier, 0)


def test_the_best_bot_does_not_discard_what_the_next_player_waits_for() -> None:
    words = [word(1, 1, "GALLOPE", multiplier=3)]
    state = cast(Any, table("D L", "B C F H J K Y", words=words))
    mind = policy()
    mind.prepare(state)
    hand = mind.hand_of(state, 0)
    assert GAME.move(mind.discard(state, 0, hand, 2)).text == "discard:d"
    mind.style = mind.figures.row(BEST)
    assert GAME.move(mind.discard(state, 0, hand, 2)).text == "discard:l"


def chosen(state: Any, level: str) -> str:
    return str(GAME.move(choose(state, 0, level, 1)).text)
