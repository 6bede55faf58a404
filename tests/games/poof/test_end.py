"""Poof: how rounds and matches end (P17 to P19, P24)."""

from __future__ import annotations

import pytest
from games.poof.table import (
    GAME,
    cards,
    hand,
    happened,
    legal,
    look,
    play,
    player,
    table,
    turn,
)

from closecall.engine.core import State
from closecall.games.poof.shapes import RoundScored


@pytest.mark.parametrize(
    ("me", "move"),
    [
        (player("4"), "1x4"),
        (player("4 4 4"), "3x4"),
        (player("", "4"), "1x4:a"),
        (player("4", "4"), "2x4:a"),
        (player("P"), "poof"),
        (player("", "P"), "poof:a"),
    ],
)
def test_round_ends_at_once_with_the_last_card(me: dict[str, object], move: str) -> None:
    """P17: from the hand, from the table, by a number or by a Poof card."""
    state = play(table(me, player("1"), player("2"), pile="5"), move)
    assert state.over
    assert happened(state, RoundScored)[0].reason == "out"
    assert happened(state, RoundScored)[0].points == [0, 1, 2]


def test_cards_left_anywhere_keep_the_round_going() -> None:
    """P17: face up, face down or in hand."""
    for me in (player("4 1"), player("4", "4"), player("4", "9/P")):
        assert not play(table(me, player("1 1"), pile="5"), "1x4").over


def test_picked_up_cards_must_go_too() -> None:
    """P17: what was picked up belongs to the hand."""
    state = play(table(player("9"), player("12 1"), pile="3"), "pick-up", "1x12", "1x9")
    assert not state.over
    assert hand(state, 0) == cards("3")


def test_score_is_what_is_left() -> None:
    """P18: numbers their value, a Poof card 50, face-down cards included, the pile not."""
    state = play(
        table(player("4"), player("3 P 12", "7/9 P/2"), player("", "-/- 5"), pile="11 6"), "1x4"
    )
    (scored,) = happened(state, RoundScored)
    assert scored.points == [0, 3 + 50 + 12 + 7 + 9 + 50 + 2, 5]
    assert scored.left_over == [[], cards("2 3 7 9 12 P P"), [5]]
    assert look(state, 0).left_over == scored.left_over


def test_points_are_added_to_the_total() -> None:
    """P18, P5: round by round; leftovers stay to be seen in the next one."""
    state = play(table(player("4"), player("9"), rounds=3, scores=[[20, 5]]), "1x4")
    assert look(state).scores == [[20, 5], [0, 9]]
    assert [seen.total for seen in look(state).players] == [20, 14]
    assert state.result().scores == (20, 14)
    assert not state.over
    assert look(state).left_over == [[], [9]]


def finish(*totals: int) -> State:
    """A last round that adds nothing to these totals but one point to the last seat's."""
    rest = [player("1") for _ in totals[1:]]
    return play(table(player("4"), *rest, scores=[list(totals)], rounds=2), "1x4")


def test_lowest_total_wins() -> None:
    """P19."""
    result = finish(30, 20, 40).result()
    assert (result.scores, result.winners) == ((30, 21, 41), (1,))
    assert result.reason == "lowest-total"


def test_equal_lowest_totals_share_the_win() -> None:
    """P19: all of them."""
    assert finish(21, 20, 20, 90).result().winners == (0, 1, 2)
    assert finish(50, 49, 90).result().winners == (0, 1)


def test_seven_rounds_by_default() -> None:
    """P19, P22."""
    assert look(GAME.start(2, 1)).rounds == 7
    state = table(player("4"), player("9"), rounds=7, scores=[[1, 1]] * 6)
    assert look(state).round == 7
    assert play(state, "1x4").over
    assert not play(table(player("4"), player("9"), rounds=7, scores=[[1, 1]] * 5), "1x4").over


def test_stalling_ends_after_thirty_turns_each() -> None:
    """P24, worth a test: 1 2 3 against 4 5, for ever if nobody stopped it."""
    state = table(player("1 2 3"), player("4 5"), turn=1)
    around = ["1x4", "1x1", "pick-up", "1x2", "1x1", "pick-up"]
    for moves_made in range(60):
        assert not state.over
        if moves_made % 6 == 4:
            assert legal(state) == {"1x1"}  # must play it
        play(state, around[moves_made % 6])
    assert state.over
    (scored,) = happened(state, RoundScored)
    assert scored.reason == "stalemate"
    assert scored.points == [6, 9]


@pytest.mark.parametrize(
    ("me", "move"),
    [(player("9 5"), "1x5"), (player("9 P"), "poof"), (player("9", "5/1"), "1x5:a")],
)
def test_poof_or_uncovered_card_starts_the_count_anew(me: dict[str, object], move: str) -> None:
    """P24: only turns without either count."""
    state = play(table(me, player("12 12"), player("1"), pile="5 5 5", quiet=89), move)
    assert not state.over
    assert look(state).quiet == 0


def test_a_face_up_card_on_nothing_uncovers_nothing() -> None:
    """P24, P8: playing it goes on counting."""
    state = play(table(player("9", "5"), player("12 1"), pile="6", quiet=20), "1x5:a")
    assert look(state).quiet == 21


def test_a_skip_is_no_turn() -> None:
    """P24: skips do not count, pick-ups do."""
    state = table(player("9"), player("P"), player("P"), pile="6", quiet=88)
    assert turn(play(state, "pick-up")) == 0
    assert not state.over
    assert play(state, "1x9").over
    assert happened(state, RoundScored)[0].reason == "stalemate"


def test_no_stalemate_in_the_turn_that_ends_the_round() -> None:
    """P24, P17: getting rid of the last card is progress."""
    state = play(table(player("4"), player("1"), pile="5", quiet=59), "1x4")
    assert happened(state, RoundScored)[0].reason == "out"
    assert hand(state, 0) == []
