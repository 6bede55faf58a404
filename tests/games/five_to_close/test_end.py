"""5 To Close: how rounds and the match end and what they bring (F18, F22, F23, F25, F26)."""

from __future__ import annotations

from typing import Any

import pytest
from games.five_to_close.table import (
    GAME,
    at,
    happened,
    legal,
    locked,
    look,
    play,
    snapshot,
    table,
    turn,
    word,
)

from closecall.engine.core import State
from closecall.games.five_to_close.rules import letter_points
from closecall.games.five_to_close.shapes import Dealt, RoundScored

FOUR = [locked(0, slot, letters) for slot, letters in enumerate(["CAT", "DOG", "OWL", "HEN"], 1)]


def close(*hands: str, words: list[dict[str, Any]] | None = None, **rest: Any) -> State:
    """Seat 0 locks a fifth word and all accept."""
    laid = [*FOUR, word(0, 1, "FOX"), *(words or [])]
    state = play(table(*hands, words=laid, **rest), "lock:1")
    while state.actors() and look(state).step == "answer":
        play(state, "accept", seat=state.actors()[0])
    return state


def scored(state: State) -> RoundScored:
    (event,) = happened(state, RoundScored)
    assert isinstance(event, RoundScored)
    return event


@pytest.mark.parametrize(
    ("length", "points"),
    [
        (1, 0),
        (2, 0),
        (3, 10),
        (4, 15),
        (5, 25),
        (6, 35),
        (7, 50),
        (8, 80),
        (9, 110),
        (10, 150),
        (11, 200),
        (12, 250),
        (30, 1150),
    ],
)
def test_points_by_letters(length: int, points: int) -> None:
    """F23: 150 for ten letters and 50 for each further one."""
    assert letter_points(length) == points


def test_only_locked_words_score_and_the_closing_side_gets_25() -> None:
    """F15, F23: a five-letter word with a Double is 50, one of seven with a Triple 150."""
    words = [
        locked(1, 1, "STONE", multiplier=2),
        locked(1, 2, "PLANETS", multiplier=3),
        word(1, 1, "ABDICATE"),
    ]
    event = scored(close("R", "R", words=words))
    assert [side.score.words for side in event.sides] == [50, 50 + 150]
    assert [side.score.bonus for side in event.sides] == [25, 0]
    assert [side.score.points for side in event.sides] == [75, 200]
    assert [word_.points for word_ in event.sides[1].locked] == [50, 150]


def test_long_words_pay_for_every_letter() -> None:
    """F23: eleven letters 200, twelve 250."""
    words = [locked(1, 1, "ELIMINATION"), locked(1, 2, "RESISTRESIST")]
    assert scored(close("R", "R", words=words)).sides[1].score.words == 450


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("double", -25),
        ("double double", -50),
        ("triple", -35),
        ("freeze", -25),
        ("unfreeze", 0),
        ("wild", 0),
        ("Q Z J", 0),
        ("double triple freeze wild unfreeze", -85),
    ],
)
def test_penalties_for_cards_left_in_the_hand(hand: str, points: int) -> None:
    """F18."""
    assert scored(close("R", hand)).sides[1].score.penalties == points


def test_penalties_for_cards_on_unlocked_words() -> None:
    """F18: Double and Triple there cost; Freeze and Unfreeze do not, nor what is locked."""
    words = [
        word(0, 2, "DO", multiplier=2),
        word(1, 1, "RE", multiplier=3, frozen=True),
        word(1, 2, "MI", shield=True),
        locked(1, 1, "STONE", multiplier=2),
        locked(1, 2, "TRAIN", multiplier=3),
    ]
    event = scored(close("R", "S", words=words))
    assert [side.score.penalties for side in event.sides] == [-25, -35]


def test_both_partners_hands_count() -> None:
    """F18."""
    event = scored(close("double R", "freeze", "triple", "S"))
    assert [side.score.penalties for side in event.sides] == [-60, -25]


def test_discarded_cards_cost_nobody() -> None:
    """F18."""
    event = scored(close("R", "S", discard="double triple freeze"))
    assert [side.score.penalties for side in event.sides] == [0, 0]


def test_totals_may_be_negative() -> None:
    """F23."""
    state = close("R", "double triple")
    assert state.result().scores == (75, -60)
    assert [side.total for side in look(state).sides] == [75, -60]


def test_challenges_count_in_the_round() -> None:
    """F19: and not twice."""
    state = close("R", "S", challenges=[-50, -25])
    assert [side.score.points for side in scored(state).sides] == [25, -25]
    assert state.result().scores == (25, -25)
    assert [side.challenges for side in look(state).sides] == [0, 0]


def test_the_next_round_is_dealt_by_the_next_dealer() -> None:
    """F1, F2: the deal passes left, its left neighbour starts, all cards are gathered."""
    state = close("R", "S", "T", dealer=2)
    view = look(state)
    assert (view.round, view.dealer, view.turn, view.step) == (2, 0, 1, "draw")
    assert [player.in_hand for player in view.players] == [7, 7, 7]
    assert [player.known for player in view.players] == [[], [], []]
    assert all(not any(side.words) and not side.locked for side in view.sides)
    assert view.draw_pile == 224 - 22 and len(view.discard) == 1
    assert (view.quiet, view.started_fresh, view.reshuffled) == (0, False, None)
    (dealt,) = happened(state, Dealt)
    assert (dealt.round, dealt.dealer, dealt.lots) == (2, 0, [])


def test_nothing_of_a_round_is_left_for_the_next() -> None:
    """F2: no letter, no card on a word, no memory of a reshuffle; F26: turns count from zero."""
    marked = word(1, 1, "RE", wilds={0: 1}, multiplier=2, shield=True)
    state = close("R", "S", words=[marked], dealer=1, reshuffled=True, quiet=5)
    position: Any = state.snapshot()["state"]
    assert (position["words"], position["reshuffled"], position["drawn"]) == ([], False, [])
    assert position["quiet"] == 0
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    play(state, "draw:deck")
    play(state, next(move for move in sorted(legal(state)) if move[1:] == ">new"))
    found = at(state, 1, 1)
    assert (len(found.text), found.multiplier, found.shield, found.frozen) == (1, 1, False, False)


def test_after_four_rounds_the_highest_total_wins() -> None:
    """F25."""
    long_words = [
        locked(0, slot, letters)
        for slot, letters in enumerate(["PLANET", "STONES", "TRAINS", "CLOUDS"], 1)
    ]
    laid = [*long_words, word(0, 1, "ORANGE")]
    state = table("R", "S", words=laid, round_=4)
    data: Any = state.snapshot()
    data["state"]["scores"] = [[[0, 0, 0, 0], [100, 25, 0, 0]]] * 3
    state = GAME.restore(data)
    state.listen()
    play(state, "lock:1")
    play(state, "accept", seat=1)
    assert state.over and state.actors() == ()
    assert state.result().scores == (5 * 35 + 25, 375)
    assert state.result().winners == (1,)
    assert state.result().reason == "highest-total"
    view = look(state)
    assert (view.step, view.turn, view.round) == ("over", None, 4)
    assert len(view.sides[0].locked) == 5
    assert [player.known for player in view.players] == [["R"], ["S"]]
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()


def test_equal_totals_share_the_win() -> None:
    """F25: partners win together."""
    data = snapshot("R", "S", "R", "S", round_=4, quiet=39, top="A B C D E G H")
    state = GAME.restore(data)
    play(state, "discard:r")
    assert state.over and state.result().winners == (0, 1, 2, 3)


def test_a_round_without_locks_ends_after_ten_turns_each() -> None:
    """F26: no bonus; words locked before still count."""
    words = [locked(1, 1, "STONE")]
    state = table("R", "S", words=words, quiet=18)
    play(state, "discard:r")
    assert look(state).round == 1 and look(state).quiet == 19
    play(state, "draw:deck")
    play(state, next(move for move in sorted(legal(state)) if move.startswith("discard")))
    event = scored(state)
    assert (event.reason, event.closer) == ("stalemate", None)
    assert [side.score.words for side in event.sides] == [0, 25]
    assert [side.score.bonus for side in event.sides] == [0, 0]


def test_the_turns_of_partners_are_counted_each() -> None:
    """F26: ten turns per player, not per team."""
    state = play(table("R", "S", "T", "A", quiet=38), "discard:r")
    assert look(state).round == 1 and look(state).quiet == 39
    play(state, "draw:deck", "discard:s")
    assert scored(state).reason == "stalemate"


def test_a_lock_that_stands_starts_the_count_anew() -> None:
    """F26: and one that falls does not."""
    state = table("R", "S", words=[word(0, 1, "FOX")], quiet=19)
    play(state, "lock:1", "discard:r")
    play(state, "accept", seat=1)
    assert look(state).quiet == 0 and look(state).round == 1
    state = table("R", "S", words=[word(0, 1, "XQZ")], quiet=18)
    play(state, "lock:1", "discard:r")
    play(state, "challenge:1", seat=1)
    assert look(state).quiet == 19


def test_fresh_hands_for_ever_end_too() -> None:
    """F26: a match of nothing but fresh hands is over after ten turns each in four rounds."""
    state = GAME.start(3, 1)
    moves = 0
    while not state.over:
        play(state, "fresh-hand", seat=turn(state))
        moves += 1
    assert moves == 4 * 10 * 3
    assert [len(row) for row in look(state).scores] == [3] * 4
