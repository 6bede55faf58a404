"""Poof: poofing (P13 to P16)."""

from __future__ import annotations

import pytest
from games.poof.table import cards, hand, happened, legal, look, play, player, shown, table, turn

from closecall.games.poof.shapes import Poofed, PoofPlayed, RoundScored, Skipped, Uncovered


def test_one_five_on_three_poofs() -> None:
    """P13, worth a test: laid by several players in succession."""
    state = play(table(player("5 9"), player("1"), pile="8 5 5 5"), "1x5")
    assert look(state).pile == []
    assert look(state).gone == cards("5 5 5 5 8")
    assert happened(state, Poofed) == [Poofed(0, 5)]


def test_four_from_one_hand_poof() -> None:
    """P13: by one player at once, with what lies below."""
    state = play(table(player("5 5 5 5 5 9"), player("1"), pile="8"), "5x5")
    assert look(state).gone == cards("5 5 5 5 5 8")


def test_three_do_not_poof() -> None:
    """P13: four or more."""
    state = play(table(player("5 5 9"), player("1"), pile="5"), "2x5")
    assert look(state).pile == cards("5 5 5")
    assert look(state).run == 3
    assert turn(state) == 1


def test_the_row_must_not_be_broken() -> None:
    """P13: equal cards further down do not count."""
    state = play(table(player("5 5 9", "5/1"), player("1 1"), pile="6 6 6"), "3x5:a")
    assert look(state).pile == cards("6 6 6 5 5 5")
    assert look(state).run == 3


@pytest.mark.parametrize("move", ["4x6:ab", "6x6:ab"])
def test_hand_and_two_slots_at_once(move: str) -> None:
    """P13, P8, worth a test: four of a kind from hand and two slots, both slots uncover."""
    state = play(table(player("6 6 6 6 1", "6/2 6/P"), player("12")), move)
    assert shown(state, 0) == [2, 0, None, None]
    assert happened(state, Uncovered) == [Uncovered(0, 0, 2), Uncovered(0, 1, 0)]
    assert look(state).pile == []
    assert turn(state) == 0


def test_poof_card_clears_the_pile_and_goes_with_it() -> None:
    """P14: it never lies on a pile."""
    state = play(table(player("P P 9"), player("1"), pile="8 3"), "poof")
    assert look(state).gone == cards("3 8 P")
    assert hand(state, 0) == cards("9 P")
    assert happened(state, PoofPlayed) == [PoofPlayed(0, None)]


def test_poof_cards_one_at_a_time_and_only_on_a_pile() -> None:
    """P14: alone, never on nothing."""
    assert legal(table(player("P P 3", "P/1"), player("1"))) == {"1x3"}
    assert legal(table(player("P P 3", "P/1"), player("1"), pile="4")) == {"1x3", "poof", "poof:a"}


def test_face_up_poof_card_uncovers() -> None:
    """P14, P8: the card beneath is turned over."""
    state = play(table(player("9", "P/8"), player("1"), pile="3"), "poof:a")
    assert shown(state, 0) == [8, None, None, None]
    assert happened(state, PoofPlayed) == [PoofPlayed(0, 0)]
    assert look(state).gone == cards("3 P")


@pytest.mark.parametrize("move", ["1x5", "poof"])
def test_another_turn_for_who_poofed(move: str) -> None:
    """P15: on the empty pile, any value."""
    state = play(table(player("5 12 2 P"), player("1"), player("1"), pile="5 5 5"), move)
    assert turn(state) == 0
    assert {"1x12", "1x2"} <= legal(state)
    assert not {"pick-up", "poof"} & legal(state)  # P9: must play


def test_a_card_uncovered_by_the_poof_may_be_played_in_the_bonus_turn() -> None:
    """P15, P8: that is a new turn."""
    state = play(table(player("2", "P/8"), player("1"), pile="3"), "poof:a")
    assert legal(state) == {"1x2", "1x8:a"}


def test_bonus_turn_is_skipped_without_a_number() -> None:
    """P16, worth a test: two Poof cards left, pile empty."""
    state = play(table(player("5 P P"), player("1 2"), pile="5 5 5"), "1x5")
    assert turn(state) == 1
    assert happened(state, Skipped) == [Skipped(0)]


def test_last_card_fourth_of_a_kind_ends_the_round() -> None:
    """P17, worth a test: round over, no bonus turn; P18: poofed cards count for nobody."""
    state = play(table(player("5"), player("1 2"), pile="9 5 5 5"), "1x5")
    assert state.over
    assert happened(state, RoundScored)[0].points == [0, 3]
    assert look(state).gone == cards("5 5 5 5 9")
