"""Closing In: what can be done with an action (C7-C17) and with each inventory card (C14)."""

from __future__ import annotations

import pytest
from games.closing_in.city import city, enforcers, fields, legal, look, play, player

# Move ---------------------------------------------------------------------------------------


def test_move_to_the_spaces_beside_leaves_an_enforcer() -> None:
    """C7: orthogonally, never diagonally."""
    state = city(player("b2"))
    assert legal(state, "move") == {"move b1", "move a2", "move c2", "move b3"}
    play(state, "move b1")
    assert fields(state)["players"][0]["space"] == "b1"
    assert enforcers(state, "b2") == 1
    assert legal(city(player("a1")), "move") == {"move b1", "move a2"}


def test_crossing_a_hole_costs_a_card_of_choice() -> None:
    """C8: the enforcer stays behind on the tile, none on the hole; here the last card is paid."""
    state = city(player("a1", "cash"), removed=["b1"], sent=4)
    play(state, "move b1")
    assert enforcers(state, "a1") == 1
    assert legal(state) == {"move a1 cash", "move c1 cash", "move b2 cash"}
    play(state, "move c1 cash")
    assert enforcers(state, "b1") == 0
    assert fields(state)["players"][0]["cards"] == []


def test_a_hole_is_entered_only_with_a_way_out() -> None:
    """C8: as many actions and cards as there are moves to the nearest tile."""
    assert "move b1" not in legal(city(player("a1"), removed=["b1"], sent=4))
    with_card = city(player("a1", "cash"), removed=["b1"], sent=4)
    assert "move b1" in legal(with_card)
    play(with_card, "draw")
    assert "move b1" not in legal(with_card)  # one action left: it could not be left again
    deep = city(player("a1", "cash", "cash"), removed=["b1", "b2", "a2", "c2", "b3"], sent=4)
    play(deep, "buy cash")
    assert "move b1" in legal(deep)
    play(deep, "move b1")
    # b2 is two moves from any tile but one: from there c1 is out of reach with one card.
    assert "move b2 cash" not in legal(deep)
    assert "move c1 cash" in legal(deep)


def test_on_a_hole_moving_is_the_only_action() -> None:
    """C8"""
    state = city(player("a1", "cash", "bicycle"), removed=["b1"], sent=4, actions_left=2)
    play(state, "move b1")
    assert all(text.startswith("move") for text in legal(state))


def test_a_player_whose_tile_was_removed_must_move_first() -> None:
    """C9: no ending, no special card; in reach without buying, spare cards may still buy."""
    state = city(player("b2", "bicycle", "cash"), removed=["b2"])
    assert legal(state, "end") == set() and legal(state, "bicycle") == set()
    assert legal(state, "move b1") == {"move b1 bicycle", "move b1 cash"}
    assert legal(state, "buy") == {"buy bicycle", "buy cash"}
    play(state, "buy cash")
    assert legal(state, "buy") == set()  # the last card is needed for the way


def test_buying_is_a_must_when_it_is_the_only_way() -> None:
    """C9: stranded three spaces from any tile, two actions do not get there."""
    gone = ["a1", "b1", "a2", "b2", "a3", "c1", "c2", "b3"]
    state = city(player("a1", "cash", "cash", "bribe", "bribe"), player("d3"), removed=gone, sent=4)
    assert legal(state) == {"buy cash"}  # bribes buy nothing, and three cards are needed
    play(state, "buy cash")
    assert legal(state, "end") == set() and legal(state, "move") != set()


def test_out_of_reach_one_may_only_draw_or_end() -> None:
    """C9: once a tile is in reach they must go."""
    gone = ["a1", "b1", "a2", "b2", "a3", "c1", "c2", "b3"]
    state = city(
        player("a1", "bribe", "bribe"),
        player("d3"),
        removed=gone,
        sent=4,
        next_cards=("bribe",),
    )
    assert legal(state) == {"draw", "end"}
    near = city(player("b2"), removed=["b2"], next_cards=("cash",))
    assert legal(near) == {"draw", "end"}
    play(near, "draw")
    assert legal(near, "end") == set()
    assert "move b1 cash" in legal(near)


# Draw, Search, Lure, Give ---------------------------------------------------------------------


def test_draw_up_to_five() -> None:
    """C10"""
    four = ("cash", "cash", "bribe", "decoy")
    state = city(player("a1", *four), next_cards=("jammer",))
    play(state, "draw")
    assert "jammer" in fields(state)["players"][0]["cards"]
    assert "draw" not in legal(state)


def test_search_takes_the_intel_when_no_enforcer_is_there() -> None:
    """C11: from the own tile only."""
    state = city(player("b2"), intel=["b2", "a2"])
    play(state, "search")
    assert fields(state)["players"][0]["intel"] == 1
    assert fields(state)["intel"] == ["a2"]
    assert "search" not in legal(state)
    guarded = city(player("b2"), intel=["b2"], enforcers={"b2": 1})
    assert "search" not in legal(guarded)


def test_lure_brings_one_or_two_from_one_tile_beside() -> None:
    """C12"""
    state = city(player("b2"), enforcers={"a2": 2, "b1": 1, "d2": 2})
    assert legal(state, "lure") == {"lure a2 1", "lure a2 2", "lure b1 1"}
    play(state, "lure a2 2")
    assert (enforcers(state, "a2"), enforcers(state, "b2")) == (0, 2)


def test_luring_onto_two_is_how_the_tower_is_lost() -> None:
    """C12, C18: a tile with two is luring distance from going."""
    state = city(player("b1"), enforcers={"b1": 2, "b2": 1})
    play(state, "lure b2 1", "end")
    assert state.result().reason == "tower-gone"


def test_lure_needs_a_tile_to_stand_on() -> None:
    """C12"""
    state = city(player("b2", "cash"), removed=["b2"], enforcers={"a2": 2})
    assert legal(state, "lure") == set()


def test_give_a_card_to_somebody_on_the_same_tile() -> None:
    """C13: who holds fewer than five."""
    state = city(player("b2", "cash"), player("b2"), player("a1"))
    assert legal(state, "give") == {"give 1 cash"}
    play(state, "give 1 cash")
    assert fields(state)["players"][1]["cards"] == ["cash"]
    full = ("bribe", "bribe", "decoy", "decoy", "decoy")
    assert legal(city(player("b2", "cash"), player("b2", *full)), "give") == set()


def test_intel_is_no_card() -> None:
    """C17: no hand limit, given also to a player with five cards, not for buying or crossing."""
    full = ("bribe", "bribe", "decoy", "decoy", "decoy")
    state = city(player("b2", intel=2), player("b2", *full))
    assert legal(state, "give") == {"give 1 intel"}
    assert legal(state, "buy") == set()
    assert "draw" in legal(state)
    play(state, "give 1 intel")
    assert [each["intel"] for each in fields(state)["players"]] == [1, 1]
    stuck = city(player("b2", intel=3), removed=["b2"])
    assert legal(stuck, "move") == set()


# Send, Escape -----------------------------------------------------------------------------------


def test_send_from_the_tower_without_enforcers() -> None:
    """C15: one an action, none after the fourth."""
    state = city(player("b1", intel=3), sent=2)
    play(state, "send")
    assert look(state).sent == 3
    play(state, "send")
    assert look(state).sent == 4
    last = city(player("b1", intel=1), sent=4)
    assert "send" not in legal(last)
    assert "send" not in legal(city(player("b1", intel=1), enforcers={"b1": 1}))
    assert "send" not in legal(city(player("b2", intel=1)))
    assert "send" not in legal(city(player("b1")))


@pytest.mark.parametrize(
    ("space", "key", "sent", "can"),
    [
        ("c1", "boat-key", 4, True),
        ("d1", "car-key", 4, True),
        ("c1", "car-key", 4, False),
        ("d1", "boat-key", 4, False),
        ("b1", "boat-key", 4, False),
        ("c1", "boat-key", 3, False),
    ],
)
def test_where_escape_is_possible(space: str, key: str, sent: int, can: bool) -> None:
    """C16: only once four intel are sent."""
    assert ("escape" in legal(city(player(space, key), sent=sent))) is can


def test_everybody_on_the_tile_escapes_and_enforce_follows() -> None:
    """C16: one key takes two; cards are discarded, carried intel goes back, actions lapse."""
    state = city(
        player("c1", "boat-key", "cash", intel=1),
        player("c1", "bribe"),
        player("a1"),
        sent=4,
        next_locations=("Market", "Library"),
    )
    play(state, "escape")
    saved = fields(state)
    assert [each["space"] for each in saved["players"]] == [None, None, "a1"]
    # Seat 2 drew its three cards for the new turn; what the others held lies on the discards.
    assert saved["inventory_discards"] == ["boat-key", "bribe", "cash"]
    assert look(state).intel_left == 4
    assert enforcers(state, "a2") == 1
    assert state.actors() == (2,)


# Special actions ----------------------------------------------------------------------------------


def test_a_special_action_costs_an_action_and_its_card() -> None:
    """C14"""
    state = city(player("b2", "bribe"), enforcers={"b2": 2})
    play(state, "bribe b2")
    assert look(state).actions_left == 1
    assert fields(state)["inventory_discards"] == ["bribe"]


def test_keys_and_cash_have_no_special_action() -> None:
    """C14"""
    state = city(player("b2", "boat-key", "car-key", "cash"))
    plain = ("move", "buy", "draw", "end")
    assert all(text.startswith(plain) for text in legal(state))


def test_smoke_bomb() -> None:
    """C14: one or two enforcers from the own tile, or a move to a tile that leaves none."""
    state = city(player("b2", "smoke-bomb"), enforcers={"b2": 2}, removed=["a2"], sent=4)
    assert legal(state, "smoke") == {"smoke 1", "smoke 2", "smoke b1", "smoke c2", "smoke b3"}
    play(state, "smoke 2")
    assert enforcers(state, "b2") == 0
    away = play(city(player("b2", "smoke-bomb")), "smoke b1")
    assert enforcers(away, "b2") == 0 and fields(away)["players"][0]["space"] == "b1"
    one = city(player("b2", "smoke-bomb"), enforcers={"b2": 1})
    assert "smoke 2" not in legal(one)


def test_bribe() -> None:
    """C14: one enforcer from the own or an adjacent tile."""
    state = city(player("b2", "bribe"), enforcers={"b2": 1, "a2": 1, "d2": 1})
    assert legal(state, "bribe") == {"bribe b2", "bribe a2"}
    play(state, "bribe a2")
    assert enforcers(state, "a2") == 0
    assert look(state).enforcers_left == 48


def test_decoy() -> None:
    """C14: one or two from the own or an adjacent tile to a tile beside theirs."""
    state = city(player("a1", "decoy"), enforcers={"a2": 2, "c1": 2})
    assert legal(state, "decoy") == {
        f"decoy a2 {to} {count}" for to in ("a1", "b2", "a3") for count in (1, 2)
    }
    play(state, "decoy a2 a3 2")
    assert (enforcers(state, "a2"), enforcers(state, "a3")) == (0, 2)


def test_disguise() -> None:
    """C14: own moves, Bicycle included, leave no enforcer this turn; not twice in a turn."""
    hand = ("disguise", "disguise", "cash", "cash", "bicycle")
    state = city(player("b2", *hand), player("d3", "cash"))
    play(state, "buy cash", "buy cash", "disguise")
    assert "disguise" not in legal(state)
    play(state, "move b1", "bicycle b3")
    assert enforcers(state, "b2") == 0 and enforcers(state, "b1") == 0
    play(state, "end", "end")
    play(state, "move b2")
    assert enforcers(state, "b3") >= 1  # the next turn is an ordinary one again


def test_bicycle() -> None:
    """C14: one or two tiles far, over tiles; back only if that leaves an enforcer."""
    state = city(player("a1", "bicycle"), removed=["b1"], sent=4)
    assert legal(state, "bicycle") == {"bicycle a2", "bicycle a3", "bicycle b2", "bicycle a1"}
    play(state, "bicycle a3")
    assert enforcers(state, "a1") == 1 and enforcers(state, "a2") == 0
    there_and_back = play(city(player("a1", "bicycle")), "bicycle a1")
    assert enforcers(there_and_back, "a1") == 1
    hidden = city(player("a1", "bicycle", "disguise"))
    play(hidden, "disguise")
    assert "bicycle a1" not in legal(hidden)


def test_sewer_map() -> None:
    """C14: any tile in the own row or column, over removed spaces, leaving no enforcer."""
    state = city(player("a1", "sewer-map"), removed=["b1"], sent=4)
    assert legal(state, "sewer") == {"sewer c1", "sewer d1", "sewer a2", "sewer a3"}
    play(state, "sewer d1")
    assert enforcers(state, "a1") == 0 and fields(state)["players"][0]["space"] == "d1"


def test_walkie_talkie() -> None:
    """C14: another card, no intel, to a player anywhere in the city with fewer than five."""
    state = city(player("a1", "walkie-talkie", "cash", intel=1), player("d3"), player("c2"))
    assert legal(state, "walkie") == {"walkie 1 cash", "walkie 2 cash"}
    play(state, "walkie 1 cash")
    assert fields(state)["players"][1]["cards"] == ["cash"]
    assert legal(city(player("a1", "walkie-talkie")), "walkie") == set()
    two = city(player("a1", "walkie-talkie", "walkie-talkie"))
    assert legal(two, "walkie") == {"walkie 1 walkie-talkie"}
    full = ("bribe", "bribe", "decoy", "decoy", "decoy")
    packed = city(player("a1", "walkie-talkie", "cash"), player("d3", *full))
    assert legal(packed, "walkie") == set()


def test_binoculars() -> None:
    """C14: the top three in any order; it must change something."""
    names = ("Market", "Docks", "Library")
    state = city(player("a1", "binoculars", "binoculars"), next_locations=names)
    play(state, "binoculars")
    assert state.actors() == (0,)
    assert legal(state) == {
        f"order {order}" for order in ("123", "132", "213", "231", "312", "321")
    }
    play(state, "order 321")
    assert fields(state)["location_deck"][:3] == ["Library", "Docks", "Market"]
    play(state, "binoculars")
    assert "order 123" not in legal(state)  # nothing new was seen, so something must move


def test_binoculars_with_fewer_cards_and_with_none() -> None:
    """C14: fewer if fewer are left; from an empty deck shuffle first."""
    state = city(player("a1", "binoculars"))
    deck = fields(state)["location_deck"]
    two = city(
        player("a1", "binoculars"), location_discards=deck[2:], next_locations=tuple(deck[:2])
    )
    if deck[0] != deck[1]:
        play(two, "binoculars")
        assert legal(two) == {"order 123", "order 213"}
    empty = city(player("a1", "binoculars"), location_discards=deck)
    play(empty, "binoculars")
    assert len(fields(empty)["location_deck"]) == 24


def test_equal_orders_are_offered_once() -> None:
    """C14: two cards of the same tile without the symbol look alike."""
    names = ("Docks", "Docks", "Market")
    state = play(city(player("a1", "binoculars"), next_locations=names), "binoculars")
    assert len(legal(state)) == 3


def test_jammer() -> None:
    """C14: one location card fewer in this turn's Enforce, not below zero."""
    names = ("Market", "Library", "Factory")
    state = city(player("a1", "jammer"), next_locations=names)
    play(state, "jammer", "end")
    assert fields(state)["location_discards"] == ["Market"]
    both = city(player("a1", "jammer", "jammer"), next_locations=names, actions=4, actions_left=4)
    play(both, "jammer", "jammer")
    assert "jammer" not in legal(both)
    play(both, "end")
    assert fields(both)["location_discards"] == []
    play(both, "end")
    assert len(fields(both)["location_discards"]) == 2  # the next turn draws as always


def test_crowbar() -> None:
    """C14: search the own tile with at most one enforcer on it."""
    state = city(player("b2", "crowbar"), intel=["b2"], enforcers={"b2": 1})
    play(state, "crowbar")
    assert fields(state)["players"][0]["intel"] == 1
    assert "crowbar" not in legal(city(player("b2", "crowbar"), intel=["b2"], enforcers={"b2": 2}))
    assert "crowbar" not in legal(city(player("b2", "crowbar")))
