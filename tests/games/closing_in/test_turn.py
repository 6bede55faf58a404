"""Setting up, the parts of a turn and Enforce."""

from __future__ import annotations

from collections import Counter

import pytest
from games.closing_in.city import (
    GAME,
    SPARE,
    all_locations_but,
    city,
    events,
    legal,
    look,
    play,
    player,
    poor_city,
    tile,
    where,
)

from closecall.games.closing_in.moves import SPACE_NAMES, WAY_COUNT, WAYS
from closecall.games.closing_in.shapes import Deployed, Shuffled, TileRemoved, TurnBegan


def test_the_box() -> None:
    """C1: twelve tiles, 24 location cards (two each, eight with the symbol), 48 inventory cards."""
    view = look(GAME.start(2, 1))
    assert len(view.tiles) == 12
    assert {"Apartments", "Radio Tower", "Docks", "Tunnel"} < {tile.name for tile in view.tiles}
    locations = view.unknown + view.discarded
    assert set(Counter(card.tile for card in locations).values()) == {2}
    assert sum(card.intel for card in locations) == 8
    held = sum(len(player.cards) for player in view.players)
    assert view.inventory_deck + held == 48
    assert view.enforcers_left + 2 == 50
    assert view.intel_left + sum(tile.intel for tile in view.tiles) == 8


def test_the_map() -> None:
    assert len(WAYS) == WAY_COUNT
    assert [SPACE_NAMES[to] for start, to in WAYS if SPACE_NAMES[start] == "b2"] == [
        "b1",
        "a2",
        "c2",
        "b3",
    ]


def test_tiles_lie_at_random() -> None:
    """C1: every tile comes up everywhere."""
    places = Counter(
        (tile.name, tile.space) for seed in range(400) for tile in look(GAME.start(2, seed)).tiles
    )
    assert len(places) == 144
    assert max(places.values()) < 70


@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_start(seats: int, level: str) -> None:
    """C2: three open cards each, two location cards on every level, all in the Apartments."""
    for seed in range(20):
        state = GAME.start(seats, seed, level=level)
        view = look(state)
        assert [len(player.cards) for player in view.players] == [3] * seats
        assert len(view.discarded) == 2
        assert sum(tile.enforcers for tile in view.tiles) == 2
        for card in view.discarded:
            assert view.tiles[card.space].enforcers >= 1
            assert view.tiles[card.space].intel or not card.intel
        assert sum(tile.intel for tile in view.tiles) == sum(card.intel for card in view.discarded)
        assert {view.tiles[player.space or 0].name for player in view.players} == {"Apartments"}
        assert state.actors() == (0,)
        assert view.turn_number == 1


def test_both_decks_are_shuffled_at_the_start() -> None:
    """C2: any location card may be the first, any inventory card in the first hand."""
    starts = [look(GAME.start(2, seed, edition="lean")) for seed in range(300)]
    firsts = Counter((view.discarded[0].tile, view.discarded[0].intel) for view in starts)
    assert len(firsts) == 20  # four tiles with two plain cards, eight with one of each
    assert max(firsts.values()) < 50
    hands = {card for view in starts for card in view.players[0].cards}
    assert hands == {each.card for view in starts for each in view.supply if each.in_deck}


@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (5, 0)])
def test_draw_up_to_three(held: int, drawn: int) -> None:
    """C3."""
    hand = ["cash", "cash", "bicycle", "bicycle", "bicycle"][:held]
    state = city(others=[(hand, "d3")], inventory=["jammer", "crowbar", "bribe"])
    play(state, "end")
    assert len(player(state, 1).cards) == held + drawn
    assert look(state).turn == 1


def test_draw_as_far_as_there_are_cards() -> None:
    """C3: with neither deck nor discards a turn begins with fewer."""
    hands = [["boat-key", *["cash"] * 4], ["cash"] * 5, ["cash"]]
    state = poor_city(hands)
    play(state, "end", "end")
    assert [len(each.cards) for each in look(state).players] == [5, 5, 2]
    assert state.actors() == (2,)


def test_discards_are_drawn_from_too() -> None:
    """C3: an empty deck is its discards, shuffled, also at the start of a turn (C10)."""
    state = poor_city([["boat-key", *["cash"] * 4], ["cash"], ["cash"] * 5])
    play(state, "buy cash", "buy cash", "end")  # the twelfth card lies in the deck, two beside it
    assert [len(each.cards) for each in look(state).players] == [3, 3, 5]
    assert look(state).inventory_deck == 1


def test_buying() -> None:
    """C4: two actions and the values of the cards discarded, until the first action."""
    state = city(["cash", "bicycle", "boat-key"])
    assert legal(state, "buy") == {"buy cash", "buy bicycle", "buy boat-key"}
    play(state, "buy cash", "buy bicycle", "buy boat-key")
    assert (look(state).actions, look(state).actions_left) == (5, 5)
    assert player(state).cards == []
    assert look(state).phase == "buy"
    state = play(city(["cash", "bicycle", "boat-key"]), "buy cash", "draw")
    assert legal(state, "buy") == set()
    assert look(state).phase == "act"
    assert look(state).actions_left == 3


def test_what_was_bought_is_for_one_turn() -> None:
    """C4: the next player has two actions and may buy, whatever was bought and left over before."""
    state = city(["cash", "bicycle", "boat-key"], others=[(["cash"] * 3, "d3")])
    play(state, "buy cash", "buy bicycle", "draw", "end")
    assert state.actors() == (1,)
    assert (look(state).actions, look(state).actions_left) == (2, 2)
    assert look(state).phase == "buy"
    assert legal(state, "buy") == {"buy cash"}
    assert (look(GAME.start(2, 1)).actions, look(GAME.start(2, 1)).actions_left) == (2, 2)


def test_the_last_action_ends_the_turn() -> None:
    """C5."""
    state = play(city(), "move b1")
    assert state.actors() == (0,)
    play(state, "move a1")
    assert state.actors() == (1,)
    assert events(state, TurnBegan) == [TurnBegan(1, 2)]


def test_the_turn_may_end_early() -> None:
    """C5: unused actions lapse; Enforce follows."""
    state = play(city(["cash", "cash", "cash"]), "buy cash", "end")
    assert state.actors() == (1,)
    assert len(events(state, Deployed)) == 2
    assert look(state).actions_left == 2


def test_enforce() -> None:
    """C6: an enforcer on each tile, intel where the symbol shows; the cards are discarded."""
    state = city(locations=["Market + intel", "Docks"])
    play(state, "end")
    assert (tile(state, "a2").enforcers, tile(state, "a2").intel) == (1, True)
    assert (tile(state, "c1").enforcers, tile(state, "c1").intel) == (1, False)
    assert [card.tile for card in look(state).discarded] == ["Market", "Docks"]
    assert look(state).intel_left == 7
    assert look(state).enforcers_left == 48


def test_the_same_tile_twice() -> None:
    """C6."""
    state = play(city(locations=["Market + intel", "Market"]), "end")
    assert tile(state, "a2").enforcers == 2


def test_no_second_intel() -> None:
    """C6: where a token lies no other is put."""
    state = play(city(intel=["a2"], locations=["Market + intel", "Docks"]), "end")
    assert tile(state, "a2").intel
    assert look(state).intel_left == 7


def test_full_tiles_go_in_enforce_only() -> None:
    """C6: three enforcers stay during the actions and are too many afterwards."""
    state = city(at="a2", enforcers={"a1": 1, "b2": 2, "a2": 1}, intel=["a2"])
    play(state, "lure b2 2")
    assert tile(state, "a2").enforcers == 3
    assert not tile(state, "a2").removed
    play(state, "end")
    assert tile(state, "a2").removed
    assert tile(state, "a2").enforcers == 0
    assert not tile(state, "a2").intel
    assert look(state).intel_left == 8
    assert look(state).enforcers_left == 47  # one in a1, and two new ones
    assert events(state, TileRemoved) == [TileRemoved(4, "Market")]


def test_two_enforcers_are_not_too_many() -> None:
    """C6."""
    state = play(city(enforcers={"d1": 1, "a1": 1}), "end")
    assert tile(state, "d1").enforcers == 2
    assert not tile(state, "d1").removed


def test_a_card_of_a_removed_tile_does_nothing() -> None:
    """C6."""
    state = play(city(removed=["a2"], locations=["Market + intel", "Market"]), "end")
    assert tile(state, "a2").enforcers == 0
    assert not tile(state, "a2").intel
    assert look(state).enforcers_left == 50
    assert [(event.enforcer, event.intel) for event in events(state, Deployed)] == [
        (False, False)
    ] * 2


def test_the_location_discards_are_shuffled() -> None:
    """C6: without those drawn in this Enforce, which are not put into the new deck."""
    state = play(city(locations=["Docks"], discarded=all_locations_but("Docks")), "end")
    assert events(state, Shuffled) == [Shuffled("locations")]
    first, second = [event.card.tile for event in events(state, Deployed)]
    assert first == "Docks"
    view = look(state)
    assert [card.tile for card in view.discarded] == [first, second]
    assert len(view.unknown) == 22


def test_the_new_location_deck_has_a_new_order() -> None:
    """C6: any other card may follow the one drawn last."""
    start = city(locations=["Docks"], discarded=all_locations_but("Docks"))
    seconds: Counter[tuple[str, bool]] = Counter()
    for seed in range(300):
        state = start.imagine(0, seed)
        state.listen()
        play(state, "end")
        card = events(state, Deployed)[1].card
        seconds[card.tile, card.intel] += 1
    assert len(seconds) == 20
    assert max(seconds.values()) < 50


def test_several_tiles_go_at_once() -> None:
    """C6: every tile with more than two enforcers."""
    state = play(city(at="b2", enforcers={"a2": 3, "c3": 4, "d2": 3}), "end")
    assert [event.tile for event in events(state, TileRemoved)] == [
        "Market",
        "Train Yard",
        "Warehouse",
    ]
    assert all(tile(state, space).removed for space in ("a2", "c3", "d2"))
    assert not tile(state, "b2").removed


def test_nothing_without_supply() -> None:
    """C6: no enforcer and no intel is placed when there is none."""
    state = city(
        enforcers={"a2": 50},
        carried=[4, 0],
        sent=4,
        locations=["Market + intel", "City Park + intel"],
    )
    play(state, "move b1")
    assert tile(state, "a1").enforcers == 0
    play(state, "end")
    assert [(event.enforcer, event.intel) for event in events(state, Deployed)] == [
        (False, False)
    ] * 2
    assert tile(state, "d3").enforcers == 0
    assert not tile(state, "d3").intel


def test_turns_go_round_in_order() -> None:
    """C6: after Enforce the next player, and after the last the first."""
    state = city(others=[(SPARE, "d3"), (["cash"] * 3, "d3")])
    order = [play(state, "end").actors() for _ in range(4)]
    assert order == [(1,), (2,), (0,), (1,)]


def test_next_player_in_the_city() -> None:
    """C6: players who have left are passed over."""
    state = city(others=[((), None), (SPARE, "d3")], sent=4)
    assert play(state, "end").actors() == (2,)
    assert play(state, "end").actors() == (0,)
    assert where(state, 1) is None


@pytest.mark.parametrize(("level", "drawn"), [("easy", 2), ("standard", 2), ("hard", 3)])
def test_levels(level: str, drawn: int) -> None:
    """C20: the level says how many location cards are drawn and what a card buys."""
    state = city(level=level, hand=["cash", "crowbar", "bribe"])
    assert look(state).enforce_draws == drawn
    assert look(state).level == level
    play(state, "end")
    assert len(events(state, Deployed)) == drawn
    values = {supply.card: supply.value for supply in look(state).supply}
    assert (values["cash"], values["bribe"]) == {
        "easy": (3, 1),
        "standard": (2, 0),
        "hard": (2, 1),
    }[level]


@pytest.mark.parametrize("seats", GAME.seats)
def test_standard_is_the_books_game(seats: int) -> None:
    """C20, C6: the level unless told otherwise, and it draws two location cards."""
    state = GAME.start(seats, 1)
    state.listen()
    assert (look(state).level, look(state).enforce_draws) == ("standard", 2)
    assert len(events(play(state, "end"), Deployed)) == 2


def test_the_inventory_discards_are_shuffled() -> None:
    """C10: an empty deck is its discards, shuffled."""
    hands = [["boat-key", *["cash"] * 4], ["cash"] * 3, ["cash"] * 4]
    state = poor_city(hands)
    state.listen()
    play(state, "buy cash", "draw")
    assert events(state, Shuffled) == [Shuffled("inventory")]
    assert look(state).inventory_deck == 0
    assert len(player(state).cards) == 5
    assert [each.discarded for each in look(state).supply if each.discarded] == []


def test_the_new_inventory_deck_has_a_new_order() -> None:
    """C10: any of the discards may come first."""
    drawn = set()
    start = poor_city([["boat-key", *["cash"] * 4], ["cash"] * 3, ["cash"] * 4])
    for seed in range(40):
        state = play(start.imagine(0, seed), "buy cash", "buy boat-key", "draw")
        drawn.add(sum(card == "boat-key" for card in player(state).cards))
        assert look(state).inventory_deck == 1
    assert drawn == {0, 1}


def test_no_card_to_draw() -> None:
    """C10: none in the deck, none discarded: no Draw."""
    hands = [["boat-key", *["cash"] * 3], ["cash"] * 5, ["cash"] * 3]
    state = poor_city(hands)
    assert "draw" not in legal(state)
    play(state, "buy cash")
    assert "draw" in legal(state)
