"""Poof: what may be played and what a play does (P6 to P12)."""

from __future__ import annotations

from itertools import combinations

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
    shown,
    table,
    turn,
)

from closecall.engine.errors import IllegalMove, NotYourTurn
from closecall.games.poof.shapes import Played, RoundScored, Skipped, Uncovered


def test_any_quantity_of_one_value_from_hand_and_face_up() -> None:
    """P6, P11: one to all of a value, hand and slots together, never two values."""
    state = table(player("7 7 9", "7/1 8/2 7/3"), player("12"))
    sevens = {"1x7", "2x7", "1x7:a", "1x7:c", "2x7:ac", "2x7:a", "2x7:c", "3x7:a", "3x7:c"}
    assert legal(state) == sevens | {"3x7:ac", "4x7:ac", "1x8:b", "1x9"}


def test_all_four_slots_can_be_played_together() -> None:
    """P6: every choice among four equal face-up cards, with and without the hand."""
    slots = {"".join(chosen) for n in range(1, 5) for chosen in combinations("abcd", n)}
    alone = {f"{len(chosen)}x3:{chosen}" for chosen in slots}
    helped = {f"{len(chosen) + 1}x3:{chosen}" for chosen in slots}
    state = table(player("3", "3/1 3/1 3/1 3/1"), player("12"))
    assert len(slots) == 15
    assert legal(state) == {"1x3"} | alone | helped
    for slot in range(4):
        one = play(state.copy(), f"1x3:{'abcd'[slot]}")
        assert [card for at, card in enumerate(shown(one, 0)) if at == slot] == [1]
        assert look(one).pile == [3] and look(one).players[0].left == 8
    play(state, "5x3:abcd")
    assert shown(state, 0) == [1, 1, 1, 1] and look(state).players[0].left == 4


def test_cards_played_lie_on_the_pile() -> None:
    """P6: and leave hand and slots."""
    state = play(table(player("7 7 9", "7/1"), player("12")), "2x7:a")
    assert look(state).pile == cards("7 7")
    assert hand(state, 0) == cards("7 9")
    assert happened(state, Played) == [Played(0, 7, 1, [0])]
    assert look(state).players[0].left == 3


def test_turns_go_clockwise() -> None:
    """P6: in ascending order of seats, round and round."""
    state = table(player("9 9 1"), player("9 9 1"), player("9 9 1"))
    order = [turn(play(state, move)) for move in ("1x9", "1x9", "1x9", "1x1", "1x1")]
    assert order == [1, 2, 0, 1, 2]


def test_others_cannot_play() -> None:
    """P6: only the player whose turn it is."""
    state = table(player("9"), player("9"), player("9"))
    with pytest.raises(NotYourTurn):
        state.apply(2, GAME.action(GAME.parse("1x9")))


def test_any_value_on_an_empty_pile() -> None:
    """P7."""
    assert legal(table(player("1 7 12"), player("3"))) == {"1x1", "1x7", "1x12"}


def test_equal_or_lower_on_a_pile() -> None:
    """P7: the top counts, not the quantity played before."""
    state = table(player("4 4 4 5 6", "4/1 6/2"), player("3"), pile="9 5 5")
    assert legal(state) == {"1x4", "2x4", "3x4", "1x4:a", "2x4:a", "3x4:a", "4x4:a", "1x5"}
    with pytest.raises(IllegalMove):
        play(state, "1x6")


def test_two_fives_under_a_four_are_out_of_reach() -> None:
    """P7, worth a test: adding two 5s is impossible, since 4 is lower."""
    state = table(player("5 5 4"), player("3"), pile="5 5 4")
    assert legal(state) == {"1x4"}


def test_playing_a_face_up_card_uncovers_the_one_beneath() -> None:
    """P8: at once, seen by all."""
    state = play(table(player("2", "9/7 8/5"), player("12 1")), "1x9:a")
    assert shown(state, 0) == [7, 8, None, None]
    assert not look(state).players[0].slots[0].face_down
    for viewer in (None, 0, 1):
        assert happened(state, Uncovered, viewer) == [Uncovered(0, 0, 7)]


def test_an_uncovered_card_waits_for_the_next_turn() -> None:
    """P8: a matching card below cannot join the same play, but can be played a turn later."""
    state = table(player("2", "9/9"), player("9 1"))
    assert legal(state) == {"1x2", "1x9:a"}
    assert "1x9:a" in legal(play(state, "1x9:a", "1x9"))


def test_nothing_under_a_card_uncovers_nothing() -> None:
    """P8: a card uncovered before lies alone."""
    state = play(table(player("2", "9"), player("12 1")), "1x9:a")
    assert shown(state, 0) == [None] * 4
    assert happened(state, Uncovered) == []


def test_who_has_a_number_to_play_must_not_pick_up() -> None:
    """P9: a number or a Poof card, but no pick-up."""
    assert legal(table(player("3 9 P"), player("5"), pile="6")) == {"1x3", "poof"}
    assert legal(table(player("9", "3/1"), player("5"), pile="6")) == {"1x3:a"}


def test_without_a_number_the_pile_is_picked_up() -> None:
    """P10: the whole pile into the hand, nothing played; any value starts the next pile."""
    state = table(player("9 9"), player("12 1"), player("1"), pile="8 8 6")
    assert legal(state) == {"pick-up"}
    play(state, "pick-up")
    assert hand(state, 0) == cards("6 8 8 9 9")
    assert look(state).players[0].left == 5
    assert look(state).pile == []
    assert turn(state) == 1
    assert legal(state) == {"1x1", "1x12"}


def test_poof_card_or_pick_up() -> None:
    """P10: a player with a Poof card and no number to play chooses."""
    assert legal(table(player("9 P"), player("5"), pile="6")) == {"pick-up", "poof"}
    assert legal(table(player("9", "P/1"), player("5"), pile="6")) == {"pick-up", "poof:a"}


def test_after_a_pick_up_the_turn_can_come_back() -> None:
    """P10, P12: everybody else is skipped on the empty pile."""
    state = play(table(player("9"), player("P"), player("P"), pile="6"), "pick-up")
    assert [event.seat for event in happened(state, Skipped)] == [1, 2]
    assert turn(state) == 0
    assert legal(state) == {"1x6", "1x9"}


def test_copies_may_be_kept() -> None:
    """P11: nobody has to play all of a value."""
    state = play(table(player("7 7 7 7 7 1"), player("12 1")), "2x7")
    assert hand(state, 0) == cards("1 7 7 7")


def test_poof_cards_cannot_start_a_pile() -> None:
    """P12: skipped without a decision, seen by all."""
    state = play(table(player("9 1"), player("P P", "P/8"), player("4 1")), "1x9")
    play(state, "poof")  # on the pile they can be played; the bonus turn is skipped
    assert turn(state) == 2
    for viewer in (None, 0, 1, 2):
        assert [event.seat for event in happened(state, Skipped, viewer)] == [1]


def test_covered_cards_do_not_count() -> None:
    """P12, worth a test: a face-up Poof card over a number, hand empty, pile empty: skipped."""
    state = table(player("9"), player("", "P/8"), player("4 1"), pile="3")
    assert turn(play(state, "pick-up")) == 2


def test_a_face_up_number_can_start_a_pile() -> None:
    """P12: what lies face up counts."""
    state = table(player("9"), player("P", "2/8"), player("4 1"), pile="3")
    assert turn(play(state, "pick-up")) == 1


def test_a_skip_tells_that_there_is_no_number() -> None:
    """P12, P23: afterwards nobody imagines a number in that hand."""
    state = play(table(player("9 1"), player("P P"), player("4 1"), pile="12"), "1x9", "poof")
    for seed in range(50):
        assert hand(state.imagine(0, seed), 1) == [0]


def test_round_ends_when_all_would_be_skipped() -> None:
    """P12: scored as it stands."""
    state = play(table(player("P P"), player("P"), player("", "P/3"), pile="9"), "poof")
    assert state.over
    (scored,) = happened(state, RoundScored)
    assert scored.reason == "all-skipped"
    assert scored.points == [50, 50, 53]
    assert [event.seat for event in happened(state, Skipped)] == [0, 1, 2]
