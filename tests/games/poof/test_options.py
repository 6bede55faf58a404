"""Poof: playing blind, giving up, the number of rounds and the box (P20 to P22)."""

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
    shown,
    table,
    turn,
)
from games.poof.test_setup import TIGHT

from closecall.engine.errors import BadEdition, BadOptions, CloseCallError
from closecall.games.poof.shapes import (
    GaveUp,
    PickedUp,
    Poofed,
    RoundScored,
    Skipped,
    TurnedOver,
    Uncovered,
)

# P20: blind --------------------------------------------------------------------------------


def test_uncovered_cards_stay_face_down() -> None:
    """P20, P23: nobody sees them."""
    state = play(table(player("2", "9/7"), player("12 1"), blind=True), "1x9:a")
    assert happened(state, Uncovered) == []
    assert shown(state, 0) == [None] * 4
    assert look(state).players[0].slots[0].face_down
    assert look(state).players[0].left == 2


def test_default_is_open() -> None:
    """P20: off unless asked for."""
    assert look(GAME.start(2, 1)).blind is False
    assert look(GAME.start(2, 1, blind=True)).blind is True


def test_a_blind_card_may_be_played_from_the_next_turn_on() -> None:
    """P20: also when a number would fit, alone."""
    state = table(player("2 2", "9/2 8/1"), player("9 9"), blind=True)
    assert "blind:a" not in legal(state)
    play(state, "1x9:a", "1x9")
    assert legal(state) == {"1x2", "2x2", "1x8:b", "blind:a"}


def test_a_blind_card_after_a_bonus_turn() -> None:
    """P20, P15: the bonus turn is a new one."""
    state = play(table(player("2", "P/8"), player("1"), pile="3", blind=True), "poof:a")
    assert legal(state) == {"1x2", "blind:a"}


def test_a_blind_card_never_has_to_be_tried_before_picking_up() -> None:
    """P20, P10."""
    state = table(player("9", "-/2"), player("1"), pile="4", blind=True)
    assert legal(state) == {"pick-up", "blind:a"}


def test_a_blind_card_that_fits_is_played() -> None:
    """P20: turned over for all to see."""
    state = play(table(player("9", "-/4"), player("1 1"), pile="4", blind=True), "blind:a")
    assert look(state).pile == cards("4 4")
    assert turn(state) == 1
    for viewer in (None, 0, 1):
        assert happened(state, TurnedOver, viewer) == [TurnedOver(0, 0, 4)]


def test_a_blind_card_can_poof() -> None:
    """P20, P13, P15: four in a row."""
    state = play(table(player("9", "-/4"), player("1"), pile="4 4 4", blind=True), "blind:a")
    assert happened(state, Poofed) == [Poofed(0, 4)]
    assert turn(state) == 0


def test_a_blind_card_can_end_the_round() -> None:
    """P20, P17."""
    state = play(table(player("", "-/4"), player("1 2"), pile="4", blind=True), "blind:a")
    assert happened(state, RoundScored)[0].points == [0, 3]


def test_a_blind_card_too_high_is_picked_up_with_the_pile() -> None:
    """P20, P9: a failed blind card is no voluntary pick-up, even with a number that fits."""
    state = play(table(player("2", "-/7"), player("1 1"), pile="5 3", blind=True), "blind:a")
    assert hand(state, 0) == cards("2 3 5 7")
    assert look(state).pile == []
    assert happened(state, PickedUp) == [PickedUp(0, cards("5 3"))]
    assert look(state).players[0].known == cards("3 5 7")  # P23
    assert look(state).players[0].left == 4
    assert turn(state) == 1


def test_a_failed_blind_card_says_nothing_about_the_hand() -> None:
    """P20, P23: it may have been tried with a number that fits."""
    state = play(table(player("2", "-/7"), player("1 1"), pile="5 3", blind=True), "blind:a")
    low = [card for seed in range(60) for card in hand(state.imagine(1, seed), 0) if 0 < card < 3]
    assert low


def test_a_blind_card_starts_a_pile() -> None:
    """P20, P12, worth a test: with nothing else to play it must be."""
    state = table(player("9"), player("P", "-/7"), player("1 1"), pile="3", blind=True)
    play(state, "pick-up")
    assert turn(state) == 1
    assert legal(state) == {"blind:a"}
    assert look(play(state, "blind:a")).pile == cards("7")


def test_covered_cards_are_no_blind_cards() -> None:
    """P20, P12: only uncovered ones."""
    state = table(player("9"), player("P", "P/7"), player("1 1"), pile="3", blind=True)
    assert turn(play(state, "pick-up")) == 2


def test_poof_card_turned_over_on_nothing_goes_to_the_hand() -> None:
    """P20: and the turn ends."""
    state = play(table(player("9", "-/P"), player("1 1"), blind=True), "blind:a")
    assert hand(state, 0) == cards("9 P")
    assert look(state).players[0].known == [0]
    assert look(state).players[0].left == 2
    assert turn(state) == 1
    assert happened(state, Skipped) == []


def test_poof_card_turned_over_on_a_pile_poofs() -> None:
    """P20, P14, P15."""
    state = play(table(player("9", "-/P"), player("1 1"), pile="5", blind=True), "blind:a")
    assert look(state).gone == cards("5 P")
    assert turn(state) == 0
    state = play(table(player("", "-/P"), player("1 1"), pile="5", blind=True), "blind:a")
    assert state.over


def test_turning_a_blind_card_over_is_not_uncovering() -> None:
    """P24, P20: but playing the card on top of it is."""
    state = table(player("9", "-/4"), player("1 1"), pile="5", blind=True, quiet=59)
    assert happened(play(state, "blind:a"), RoundScored)[0].reason == "stalemate"
    state = table(player("9", "5/4"), player("1 1"), pile="5", blind=True, quiet=59)
    assert look(play(state, "1x5:a")).quiet == 0


# P21: Pooftastrophe ---------------------------------------------------------------------------


def give_up(seat: int, **rest: object) -> RoundScored:
    """Give a round up in seat 0's turn."""
    players = player("3 P", "7/9"), player("12 1", "2/P")
    state = table(*players, pile="11 6", **rest)
    state.apply(seat, GAME.action(GAME.parse("pooftastrophe")))
    assert happened(state, GaveUp) == [GaveUp(seat)]
    (scored,) = happened(state, RoundScored)
    assert isinstance(scored, RoundScored)
    return scored


def test_giving_up_counts_everything_left_and_the_pile() -> None:
    """P21: own hand, face up, face down, Poof 50, and the pile; the opponent scores 0."""
    scored = give_up(0)
    assert scored.points == [3 + 50 + 7 + 9 + 11 + 6, 0]
    assert scored.reason == "pooftastrophe"


def test_giving_up_in_the_opponents_turn() -> None:
    """P21: at any point; the game does not wait for it."""
    state = table(player("3"), player("12"))
    assert GAME.action(GAME.parse("pooftastrophe")) in state.legal(1)
    assert state.actors() == (0,)
    assert give_up(1).points == [0, 12 + 1 + 2 + 50 + 11 + 6]


def test_giving_up_in_a_later_round_counts_that_round_only() -> None:
    """P21: what was left in the round before does not matter."""
    scored = give_up(0, rounds=7, scores=[[10, 20]])
    assert scored.points == [86, 0]
    state = table(player("4"), player("9"), rounds=7)
    play(state, "1x4")
    shape = look(state, 1)
    mine = [*(shape.hand or []), *(slot.card or 0 for slot in shape.players[1].slots)]
    state.apply(1, GAME.action(GAME.parse("pooftastrophe")))
    (scored,) = happened(state, RoundScored)
    assert scored.points[0] == 0
    assert sorted(scored.left_over[1]) != [9]
    assert set(mine) <= set(scored.left_over[1])
    assert scored.points[1] == sum(card or 50 for card in scored.left_over[1])


def test_giving_up_to_secure_a_lead_in_the_last_round() -> None:
    """P21: allowed."""
    state = table(player("1"), player("2"), rounds=2, scores=[[0, 50]])
    state.apply(0, GAME.action(GAME.parse("pooftastrophe")))
    assert state.result().winners == (0,)
    assert state.result().scores == (1, 50)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_giving_up_with_more_players(seats: int) -> None:
    """P21: two players only."""
    state = GAME.start(seats, 1)
    action = GAME.action(GAME.parse("pooftastrophe"))
    for seat in range(seats):
        assert action not in state.legal(seat)
        with pytest.raises(CloseCallError):
            state.apply(seat, action)


# P22: rounds, and the box ---------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 20])
def test_rounds(rounds: int) -> None:
    """P22: whole numbers from 1 to 20."""
    state = GAME.start(2, 1, rounds=rounds)
    while not state.over:
        state.apply(0, GAME.action(GAME.parse("pooftastrophe")))
    assert len(look(state).scores) == rounds


@pytest.mark.parametrize("rounds", [0, 21, -1, 7.0, "7", None, True, 10**30])
def test_other_rounds_are_refused(rounds: object) -> None:
    """P22: with what was expected."""
    with pytest.raises(BadOptions, match="from 1 to 20"):
        GAME.start(2, 1, rounds=rounds)


def test_another_box() -> None:
    """P1: an owner's own edition is played."""
    state = GAME.start(2, 1, edition={**TIGHT, "hand": 5, "poof_points": 7, "poof_cards": 3})
    assert [seen.in_hand for seen in look(state).players] == [5, 5]
    assert look(state).numbers == 5


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"copies": 0}, "copies"),
        ({"hand": 12}, "numbers.2"),
        ({"numbers": {"2": 12}}, "numbers.3"),
        ({"poof": 1}, "poof"),
        ({"name": ""}, "name"),
    ],
)
def test_a_box_that_cannot_be_played(change: dict[str, object], place: str) -> None:
    """P1: refused with place and reason."""
    with pytest.raises(BadEdition, match=place):
        GAME.start(2, 1, edition={**TIGHT, **change})
