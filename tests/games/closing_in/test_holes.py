"""Removed spaces: crossing them, and standing on one."""

from __future__ import annotations

import random

import pytest
from games.closing_in.city import GAME, city, events, legal, look, play, player, tile, where

from closecall.games.closing_in.shapes import Moved

CASH = ["cash", "cash", "cash"]


def test_crossing_costs_a_card() -> None:
    """C8: leaving a removed space costs a card of choice; no enforcer is put on it (C7)."""
    state = city(["cash", "bribe", "bribe"], at="a1", removed=["b1"], sent=4)
    play(state, "move b1")
    assert tile(state, "a1").enforcers == 1
    assert player(state).cards == ["bribe", "bribe", "cash"]
    assert legal(state) == {
        f"move {space} {card}" for space in ("a1", "c1", "b2") for card in ("bribe", "cash")
    }
    play(state, "move c1 cash")
    assert where(state, 0) == "c1"
    assert player(state).cards == ["bribe", "bribe"]
    assert tile(state, "b1").enforcers == 0
    assert events(state, Moved) == [Moved(0, 1, 2, "cash", False)]


def test_no_step_onto_a_hole_with_the_last_action() -> None:
    """C8: a turn cannot end there."""
    state = city(CASH, removed=["b1"], sent=4)
    assert "move b1" in legal(state)
    play(state, "draw")
    assert "move b1" not in legal(state)


def test_crossing_with_the_last_card() -> None:
    """C8: one card is enough for one space, none is not."""
    assert "move b1" not in legal(city([], removed=["b1"], sent=4))
    state = play(city(["cash"], removed=["b1"], sent=4), "move b1", "move c1 cash")
    assert where(state) == "c1"


def test_crossing_two_holes() -> None:
    """C8: every step must leave enough actions and cards to reach the nearest tile."""
    holes = ["b1", "b2", "b3", "c1", "c2", "c3"]
    state = city(CASH, removed=holes, actions=3, actions_left=3, sent=4)
    play(state, "move b1")
    assert legal(state) == {"move a1 cash", "move c1 cash", "move b2 cash"}
    play(state, "move c1 cash")
    assert legal(state) == {"move d1 cash"}
    state = play(city(CASH, removed=holes, sent=4), "move b1")
    assert legal(state) == {"move a1 cash"}
    state = city(["cash"], removed=holes, actions=3, actions_left=3, sent=4)
    assert legal(play(state, "move b1")) == {"move a1 cash"}


def test_a_deep_hole() -> None:
    """C8: a space whose nearest tile is two moves away needs two cards and two more actions."""
    holes = ["b1", "a2", "b2", "a3", "c2", "b3", "c1", "c3"]
    state = city(CASH, removed=holes, actions=4, actions_left=4, sent=4)
    play(state, "move b1")
    assert legal(state) == {"move a1 cash", "move c1 cash", "move b2 cash"}
    state = city(CASH, removed=holes, actions=3, actions_left=3, sent=4)
    assert "move b2 cash" not in legal(play(state, "move b1"))
    state = city(["cash", "cash"], removed=holes, actions=4, actions_left=4, sent=4)
    assert "move b2 cash" not in legal(play(state, "move b1"))


def test_only_moves_on_a_hole() -> None:
    """C8, C12: no other action, no Give and no Lure there, and no end of the turn."""
    others = [(CASH, "b1")]
    state = city(
        ["bicycle", "sewer-map", "walkie-talkie"],
        others=others,
        at="b1",
        removed=["b1"],
        enforcers={"a1": 2},
        sent=4,
    )
    assert {text.split()[0] for text in legal(state)} == {"buy", "move"}
    assert all(len(text.split()) == 3 for text in legal(state, "move"))


def test_who_lost_the_ground_moves_first() -> None:
    """C9: before anything else; afterwards the turn goes on as usual."""
    state = city(CASH, at="b2", removed=["b2"])
    assert legal(state) == {
        "buy cash",
        "move b1 cash",
        "move a2 cash",
        "move c2 cash",
        "move b3 cash",
    }
    play(state, "move b3 cash")
    assert "end" in legal(state)
    assert "draw" in legal(state)


def test_the_ground_goes_in_enforce() -> None:
    """C9: it is the player's own next turn that begins with the way out."""
    state = city(CASH, at="b2", enforcers={"b2": 3})
    play(state, "end", "end")
    assert tile(state, "b2").removed
    assert where(state) == "b2"
    assert "end" not in legal(state)
    assert legal(state, "move") == {
        "move b1 cash",
        "move a2 cash",
        "move c2 cash",
        "move b3 cash",
    }


def test_buying_may_not_use_up_what_is_needed() -> None:
    """C9: two cards for two holes must be left."""
    holes = ["b1", "a2", "b2", "c2", "b3", "a3", "a1"]
    state = city(["cash", "cash", "bicycle"], at="a2", removed=holes, sent=4)
    # From a2 the nearest tiles, c1 and c3, are three moves away, so nothing can be spared.
    assert legal(state) == {"draw", "end"}
    state = city(["cash", "cash", "bicycle"], at="b2", removed=holes, sent=4)
    assert legal(state, "buy") == {"buy bicycle", "buy cash"}
    play(state, "buy bicycle")
    assert legal(state, "buy") == set()
    assert {text.split()[0] for text in legal(state)} == {"move"}


def test_buying_if_that_is_the_only_way() -> None:
    """C9: three moves need three actions and three cards, so a fourth card must buy one."""
    holes = ["b1", "a2", "b2", "c2", "b3", "a3", "a1"]
    state = city(["boat-key", "bribe", "cash", "bicycle"], at="a2", removed=holes, sent=4)
    assert legal(state) == {"buy cash", "buy bicycle"}
    play(state, "buy bicycle")
    assert {text.split()[0] for text in legal(state)} == {"move"}
    worthless = ["boat-key", "bribe", "bribe", "decoy"]
    assert legal(city(worthless, at="a2", removed=holes, sent=4)) == {"draw", "end"}


def test_two_cards_may_have_to_buy() -> None:
    """C9: four moves with five cards leave one card to buy two actions, not two to buy one each."""
    holes = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "d2", "d3"]
    # Only the Tunnel, d1, is left: from a1 three moves, from a2 four.
    enough = ["cash", "bribe", "bribe", "bribe", "boat-key"]
    assert legal(city(enough, at="a2", removed=holes, sent=4)) == {"buy cash"}
    little = ["bicycle", "bribe", "bribe", "bribe", "boat-key"]
    assert legal(city(little, at="a2", removed=holes, sent=4)) == {"end"}
    ones = ["bicycle", "disguise", "bribe", "bribe", "boat-key"]
    assert legal(city(ones, at="a1", removed=holes, sent=4)) == {
        "buy bicycle",
        "buy disguise",
        "buy bribe",
        "buy boat-key",
    }
    after = play(city(ones, at="a1", removed=holes, sent=4), "buy bribe")
    assert legal(after) == {"buy bicycle", "buy disguise"}


def test_stranded() -> None:
    """C9: three spaces from any tile and no way to get there: only Draw and end."""
    holes = ["a1", "b1", "c1", "a2", "b2", "a3"]
    state = city(["bribe"] * 3, at="a1", removed=holes, sent=4, inventory=["cash", "cash"])
    assert legal(state) == {"draw", "end"}
    play(state, "draw")
    assert legal(state) == {"draw", "end"}
    play(state, "draw")
    assert where(state) == "a1"
    assert state.actors() == (1,)
    play(state, "end")
    assert legal(state) == {"buy cash"} | {"buy bribe"}


def test_once_in_reach_they_must_go() -> None:
    """C9: a card drawn that brings a tile into reach must be used for it."""
    state = city([], at="b1", removed=["b1"], inventory=["cash"], sent=4)
    assert legal(state) == {"draw", "end"}
    play(state, "draw")
    assert legal(state) == {"move a1 cash", "move c1 cash", "move b2 cash"}


def test_others_may_stand_on_a_hole() -> None:
    """C13: a player alone on a space cannot give; the Walkie-Talkie reaches them."""
    state = city(["walkie-talkie", "cash"], at="a1", others=[(CASH, "b1")], removed=["b1"], sent=4)
    assert legal(state, "give") == set()
    assert legal(state, "walkie") == {"walkie 1 cash"}
    assert look(state).tiles[1].players == [1]


@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_ends_a_turn_on_a_hole_they_entered(seed: int) -> None:
    """C8: random players cross as they like; a player on a hole at the end was on it before."""
    rng = random.Random(seed)
    for match in range(15):
        state = GAME.start(2 + match % 3, rng.randrange(10**9))
        while not state.over:
            (seat,) = state.actors()
            began, number = look(state).players[seat].space, look(state).turn_number
            while not state.over and look(state).turn_number == number:
                view = look(state)
                space = view.players[seat].space
                assert space is not None
                moves = state.legal(seat)
                if view.tiles[space].removed and 0 in moves:
                    assert space == began
                state.apply(seat, rng.choice(moves))
