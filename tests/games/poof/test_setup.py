"""Poof: what is in the box and how a round is set up (P1 to P5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.poof.table import GAME, NUMBERS, cards, happened, legal, look, play, player, table

from closecall.engine.conformance.statistics import fit
from closecall.engine.conformance.walk import Player, go_on
from closecall.engine.core import State
from closecall.games.poof.shapes import Dealt, RoundScored

# The smallest box for two players: nothing is left once both have turned a card.
TIGHT: dict[str, object] = {
    "name": "tight",
    "copies": 8,
    "poof_cards": 0,
    "hand": 11,
    "poof_points": 50,
    "numbers": {"2": 5, "3": 14, "4": 16, "5": 18, "6": 20},
}


def inside(state: State) -> dict[str, Any]:
    """Everything, hidden or not."""
    position = state.snapshot()["state"]
    assert isinstance(position, dict)
    return position


@pytest.mark.parametrize("seats", GAME.seats)
def test_cards_in_play(seats: int) -> None:
    """P1: eight of each number up to the highest for this number of players, and ten Poof cards.

    P4: none twice, what was not dealt or turned is the stock.
    """
    position = inside(GAME.start(seats, 1))
    box = Counter(position["stock"]) + Counter(card for _, card in position["turned"])
    for each in position["players"]:
        box.update(each["hand"] + each["face_up"] + each["face_down"])
    assert box == {0: 10} | dict.fromkeys(range(1, NUMBERS[seats] + 1), 8)
    assert look(GAME.start(seats, 1)).numbers == NUMBERS[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_gets_nineteen_cards(seats: int) -> None:
    """P2: four face down, one face up on each, eleven in hand."""
    state = GAME.start(seats, 2)
    for seat, seen in enumerate(look(state).players):
        assert (seen.in_hand, seen.left) == (11, 19)
        assert all(slot.card is not None and slot.face_down for slot in seen.slots)
        assert len(look(state, seat).hand or []) == 11
    for each in inside(state)["players"]:
        assert None not in each["face_down"]


@pytest.mark.parametrize("place", ["hand", "face_up", "face_down"])
def test_cards_are_taken_blind(place: str) -> None:
    """P2: any card may come to any place, as often as there are copies (chi-square)."""
    weights: dict[object, float] = {number: 8.0 if number else 10.0 for number in range(13)}
    for seat in range(2):
        seen: Counter[object] = Counter()
        for seed in range(250):
            seen.update(inside(GAME.start(2, seed))["players"][seat][place])
        assert fit(seen, weights) < 4


def test_nobody_knows_the_cards_face_down() -> None:
    """P2: not even their owner."""
    state = GAME.start(2, 3)
    owners = [inside(state.imagine(0, seed))["players"][0]["face_down"] for seed in range(40)]
    for slot in range(4):
        assert len({down[slot] for down in owners}) > 5


def first_by_turning(turned: list[tuple[int, int]], seats: int) -> int | None:
    """P3 once more, slowly: who starts after these cards, None if lots must decide."""
    tied = list(range(seats))
    rest = list(turned)
    while len(tied) > 1:
        if not rest:
            return None
        drawn = {seat: card or 99 for seat, card in rest[: len(tied)]}
        assert sorted(drawn) == tied, "only those tied turn another"
        del rest[: len(tied)]
        tied = [seat for seat in tied if drawn[seat] == max(drawn.values())]
    assert not rest
    return tied[0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_highest_card_turned_starts(seats: int) -> None:
    """P3: highest starts, Poof above every number, only those tied turn again."""
    ties = poofs = 0
    for seed in range(150):
        state = GAME.start(seats, seed)
        turned = [(seat, card) for seat, card in inside(state)["turned"]]
        first = first_by_turning(turned, seats)
        assert look(state).first == first == look(state).turn
        ties += len(turned) > seats
        poofs += (first, 0) in turned
        by_seat = [seen.turned for seen in look(state).players]
        assert by_seat == [[card for who, card in turned if who == seat] for seat in range(seats)]
    assert ties > 3
    assert poofs > 3


def test_lots_decide_when_the_stock_is_too_small() -> None:
    """P3: with nothing left to turn, either of the tied may start."""
    tied = [
        look(state).first
        for state in (GAME.start(2, seed, edition=TIGHT) for seed in range(400))
        if inside(state)["turned"][0][1] == inside(state)["turned"][1][1]
    ]
    assert len(tied) > 40
    assert len(tied) / 4 < sum(tied) < len(tied) * 3 / 4


def test_the_rest_is_out_of_the_round() -> None:
    """P4: stock and turned cards never come back before the round ends; no view shows the stock."""
    state = GAME.start(4, 5)
    out = inside(state)["stock"], inside(state)["turned"]
    for _ in go_on(state, Player(GAME, 2), 60):
        if inside(state)["scores"]:
            break
        assert (inside(state)["stock"], inside(state)["turned"]) == out
    assert not hasattr(look(state, 0), "stock")


def test_every_round_is_set_up_anew() -> None:
    """P5: nineteen new cards, the first player drawn again."""
    starters = set()
    for seed in range(40):
        state = table(player("1"), player("9"), player("9"), rounds=2, gone="5 P", quiet=7)
        again = GAME.restore({**state.snapshot(), "rng": {"words": [seed, 2, 3, 4]}})
        again.listen()
        play(again, "1x1")
        (dealt,) = happened(again, Dealt)
        assert dealt.round == 2
        assert [seen.left for seen in look(again).players] == [19, 19, 19]
        assert look(again).pile == look(again).gone == []
        assert look(again).quiet == 0  # P24 counts from zero
        assert dealt.first == look(again).first == first_by_turning(dealt.turned, 3)
        starters.add(dealt.first)
    assert starters == {0, 1, 2}


def test_what_was_known_is_forgotten_with_the_round() -> None:
    """P5: cards picked up, and what followed from a pick-up, belong to the round."""
    state = table(
        player("1"), player("9 3", known="3"), player("10 11", floor=9), rounds=2, gone="5 5"
    )
    play(state, "1x1")
    assert [seen.known for seen in look(state).players] == [[], [], []]
    assert [each["floor"] for each in inside(state)["players"]] == [0, 0, 0]
    assert happened(state, RoundScored)[0].left_over == [[], cards("3 9"), cards("10 11")]


def test_first_turn_offers_the_whole_hand() -> None:
    """P5: a new round begins on an empty pile, with any number."""
    state = GAME.start(3, 8)
    view = look(state, look(state).turn)
    numbers = {card for card in view.hand or [] if card}
    assert {f"1x{number}" for number in numbers} <= legal(state)
