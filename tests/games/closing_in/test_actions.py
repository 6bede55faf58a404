"""The actions everybody has, and the special ones of the cards."""

from __future__ import annotations

import pytest
from games.closing_in.city import (
    SPARE,
    all_locations_but,
    city,
    events,
    legal,
    look,
    play,
    player,
    tile,
    where,
)

from closecall.games.closing_in.shapes import (
    CardsPutBack,
    Deployed,
    Found,
    Gave,
    Looked,
    Moved,
    Shuffled,
    Used,
)

THREE = ["Tunnel", "Market + intel", "Docks"]


# The actions everybody has -----------------------------------------------------------------------


def test_move() -> None:
    """C7: to the next space, not diagonally; an enforcer comes to the tile left."""
    state = city(at="b2")
    assert legal(state, "move") == {"move b1", "move a2", "move c2", "move b3"}
    play(state, "move c2")
    assert where(state) == "c2"
    assert tile(state, "b2").enforcers == 1
    assert look(state).enforcers_left == 49
    assert events(state, Moved) == [Moved(0, 5, 6, None, True)]


def test_moves_end_at_the_edge() -> None:
    """C7."""
    assert legal(city(at="a1"), "move") == {"move b1", "move a2"}
    assert legal(city(at="d2"), "move") == {"move d1", "move c2", "move d3"}


def test_draw() -> None:
    """C10: one card, never more than five."""
    state = city(inventory=["jammer", "crowbar"])
    play(state, "draw")
    assert sorted(player(state).cards) == ["jammer", *SPARE]
    state = city(["cash"] * 4)
    play(state, "draw")
    assert "draw" not in legal(state)


def test_search() -> None:
    """C11: the intel of your tile, with no enforcer on it."""
    state = city(at="a2", intel=["a2", "b2"])
    assert "search" in legal(state)
    play(state, "search")
    assert player(state).intel == 1
    assert not tile(state, "a2").intel
    assert tile(state, "b2").intel
    assert "search" not in legal(state)
    assert events(state, Found) == [Found(0, 4)]
    assert "search" not in legal(city(at="a2", intel=["a2"], enforcers={"a2": 1}))
    assert "search" not in legal(city(at="a1", intel=["a2"]))
    more = play(city(at="a2", intel=["a2"], carried=[2]), "search")
    assert player(more).intel == 3  # C17: as many as one finds
    assert look(more).intel_left == 5


def test_lure() -> None:
    """C12: one or two enforcers from one adjacent tile to yours."""
    state = city(at="b2", enforcers={"b1": 1, "c2": 2, "d2": 2, "c1": 1, "b2": 2})
    assert legal(state, "lure") == {"lure b1 1", "lure c2 1", "lure c2 2"}
    play(state, "lure c2 2")
    assert (tile(state, "c2").enforcers, tile(state, "b2").enforcers) == (0, 4)


def test_give() -> None:
    """C13: one card to somebody on the same tile who holds fewer than five."""
    others = [(SPARE, "a1"), (["cash"] * 5, "a1"), (SPARE, "b1")]
    state = city(["boat-key", "bribe", "bribe"], others=others)
    assert legal(state, "give") == {"give 1 boat-key", "give 1 bribe"}
    play(state, "give 1 bribe")
    assert player(state).cards == ["boat-key", "bribe"]
    assert player(state, 1).cards == ["bribe", *SPARE]
    assert events(state, Gave) == [Gave(0, 1, "bribe")]
    assert [each.card for each in look(state).supply if each.discarded] == []


def test_the_named_player_gets_it() -> None:
    """C13, C17: whoever that is, card or intel."""
    others = [(SPARE, "d3"), (["cash"], "a1"), (["cash"], "a1")]
    state = city(["boat-key", "bribe"], others=others, carried=[1, 0, 0, 0])
    play(state, "give 3 boat-key", "give 2 intel")
    assert [player(state, seat).cards for seat in (2, 3)] == [["cash"], ["boat-key", "cash"]]
    assert [player(state, seat).intel for seat in range(4)] == [0, 0, 1, 0]


def test_intel_is_carried_beside_the_cards() -> None:
    """C17: given like a card, also to a player with five; no card to buy or to count."""
    others = [(["cash"] * 5, "a1"), (SPARE, "b1")]
    state = city(["bribe"] * 3, others=others, carried=[2, 0, 0])
    assert legal(state, "give") == {"give 1 intel"}
    assert legal(state, "buy") == {"buy bribe"}
    play(state, "give 1 intel")
    assert [player(state, seat).intel for seat in (0, 1)] == [1, 1]
    assert len(player(state, 1).cards) == 5
    state = city(["bribe"] * 3 + ["walkie-talkie"], others=others, carried=[5, 0, 0])
    assert "draw" in legal(state)
    assert legal(state, "walkie") == {"walkie 2 bribe"}


def test_send() -> None:
    """C15: in the Radio Tower, with no enforcer on it, one at a time."""
    state = city(at="b1", carried=[2])
    play(state, "send")
    assert (look(state).sent, player(state).intel) == (1, 1)
    assert look(state).intel_left == 6
    assert "send" not in legal(city(at="b1", carried=[2], enforcers={"b1": 1}))
    assert "send" not in legal(city(at="b2", carried=[2]))
    assert "send" not in legal(city(at="b1", carried=[0]))


def test_only_four_are_sent() -> None:
    """C15: no fifth."""
    state = play(city(at="b1", carried=[2], sent=3), "send")
    assert look(state).sent == 4
    assert "send" not in legal(state)


# Special actions ---------------------------------------------------------------------------------


def test_a_special_action_costs_its_card() -> None:
    """C14."""
    state = city(["bribe", "bribe", "cash"], enforcers={"a1": 2})
    play(state, "bribe a1")
    assert player(state).cards == ["bribe", "cash"]
    assert look(state).actions_left == 1
    assert events(state, Used) == [Used(0, "bribe")]
    discarded = {supply.card: supply.discarded for supply in look(state).supply}
    assert discarded["bribe"] == 1


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("smoke-bomb", "smoke 1"),
        ("smoke-bomb", "smoke b2"),
        ("bribe", "bribe a2"),
        ("decoy", "decoy a2 a3 1"),
        ("disguise", "disguise"),
        ("bicycle", "bicycle b2"),
        ("sewer-map", "sewer d2"),
        ("walkie-talkie", "walkie 1 cash"),
        ("binoculars", "binoculars"),
        ("jammer", "jammer"),
        ("crowbar", "crowbar"),
    ],
)
def test_every_special_action_costs_its_card_and_an_action(card: str, move: str) -> None:
    """C14, C5: the card is discarded whatever it was used for."""
    state = city([card, "cash"], at="a2", enforcers={"a2": 1}, intel=["a2"])
    play(state, move)
    assert player(state).cards == ([] if card == "walkie-talkie" else ["cash"])
    assert {each.card: each.discarded for each in look(state).supply if each.discarded} == {card: 1}
    assert look(state).actions_left == 1


def test_smoke_bomb_removes_enforcers() -> None:
    """C14: one or two from your tile, as many as there are."""
    hand = ["smoke-bomb", "cash", "cash"]
    assert legal(city(hand, removed=["b1", "a2"], sent=4), "smoke") == set()
    one = city(hand, removed=["b1", "a2"], sent=4, enforcers={"a1": 1})
    assert legal(one, "smoke") == {"smoke 1"}
    two = city(hand, removed=["b1", "a2"], sent=4, enforcers={"a1": 2})
    assert legal(two, "smoke") == {"smoke 1", "smoke 2"}
    play(two, "smoke 2")
    assert tile(two, "a1").enforcers == 0
    assert look(two).enforcers_left == 50


def test_smoke_bomb_moves_unseen() -> None:
    """C14: or one tile, leaving no enforcer, and from tile to tile."""
    state = city(["smoke-bomb", "cash", "cash"], at="b2", removed=["c2"])
    assert legal(state, "smoke") == {"smoke b1", "smoke a2", "smoke b3"}
    play(state, "smoke b3")
    assert where(state) == "b3"
    assert tile(state, "b2").enforcers == 0


def test_bribe() -> None:
    """C14: one enforcer from your tile or an adjacent one."""
    state = city(["bribe", "cash", "cash"], at="b2", enforcers={"b2": 2, "b1": 1, "c1": 1})
    assert legal(state, "bribe") == {"bribe b2", "bribe b1"}
    play(state, "bribe b2")
    assert tile(state, "b2").enforcers == 1


def test_decoy() -> None:
    """C14: one or two from your tile or the next to a tile beside theirs."""
    state = city(["decoy", "cash", "cash"], enforcers={"a1": 1, "b1": 2, "c1": 1}, removed=["b2"])
    assert legal(state, "decoy") == {
        "decoy a1 b1 1",
        "decoy a1 a2 1",
        "decoy b1 a1 1",
        "decoy b1 a1 2",
        "decoy b1 c1 1",
        "decoy b1 c1 2",
    }
    play(state, "decoy b1 c1 2")
    assert (tile(state, "b1").enforcers, tile(state, "c1").enforcers) == (0, 3)


def test_disguise() -> None:
    """C14: moves leave no enforcer for the rest of the turn, the Bicycle's too."""
    hand = ["disguise", "disguise", "bicycle", "cash", "cash"]
    state = play(city(hand, at="b2"), "buy cash", "buy cash", "disguise")
    assert look(state).disguised
    assert "disguise" not in legal(state)
    play(state, "move b1", "bicycle b3", "move b2", "end")
    assert {tile(state, space).enforcers for space in ("b1", "b2", "b3")} == {0}
    assert not look(state).disguised


def test_bicycle() -> None:
    """C14: one or two tiles, from tile to tile, an enforcer only on the first one left."""
    state = city(["bicycle", "cash", "cash"], at="a1", removed=["b2", "b1"], sent=4)
    assert legal(state, "bicycle") == {"bicycle a1", "bicycle a2", "bicycle a3"}
    play(state, "bicycle a3")
    assert where(state) == "a3"
    assert (tile(state, "a1").enforcers, tile(state, "a2").enforcers) == (1, 0)


def test_bicycle_there_and_back() -> None:
    """C14: only if that changes something."""
    hand = ["bicycle", "disguise", "cash"]
    state = play(city(hand, at="d1"), "bicycle d1")
    assert (where(state), tile(state, "d1").enforcers) == ("d1", 1)
    state = play(city(hand, at="d1"), "disguise")
    assert legal(state, "bicycle") == {
        "bicycle c1",
        "bicycle b1",
        "bicycle d2",
        "bicycle d3",
        "bicycle c2",
    }
    without_supply = city(hand, at="d1", enforcers={"a1": 50})
    assert "bicycle d1" not in legal(without_supply)
    assert "bicycle d1" not in legal(city(hand, at="d1", removed=["c1", "d2"]))


def test_sewer_map() -> None:
    """C14: any tile in your row or column, over removed spaces too, leaving no enforcer."""
    state = city(["sewer-map", "cash", "cash"], at="b2", removed=["c2", "b1"], sent=4)
    assert legal(state, "sewer") == {"sewer a2", "sewer d2", "sewer b3"}
    play(state, "sewer d2")
    assert where(state) == "d2"
    assert tile(state, "b2").enforcers == 0


def test_walkie_talkie() -> None:
    """C14: another card, no intel, to anybody in the city with fewer than five."""
    others = [(SPARE, "a1"), (["cash"] * 5, "c3"), (["bribe"], "d3")]
    state = city(["walkie-talkie", "boat-key"], others=others, carried=[1], removed=["d3"])
    assert legal(state, "walkie") == {"walkie 1 boat-key", "walkie 3 boat-key"}
    play(state, "walkie 3 boat-key")
    assert player(state).cards == []
    assert player(state, 3).cards == ["boat-key", "bribe"]


def test_walkie_talkie_gives_another_one() -> None:
    """C14: not the card itself; a second one is another card."""
    assert legal(city(["walkie-talkie"]), "walkie") == set()
    state = city(["walkie-talkie", "walkie-talkie"])
    assert legal(state, "walkie") == {"walkie 1 walkie-talkie"}
    assert legal(city(["walkie-talkie", "cash"], others=[((), None)], sent=4), "walkie") == set()


def test_binoculars() -> None:
    """C14, C21: all see the top three, which go back in any order and stay known."""
    state = city(["binoculars", "cash", "cash"], locations=[*THREE, "Library"])
    play(state, "binoculars")
    assert look(state).phase == "put-back"
    assert [card.tile for card in look(state).known] == ["Tunnel", "Market", "Docks"]
    (looked,) = events(state, Looked)
    assert [card.intel for card in looked.cards] == [False, True, False]
    assert legal(state) == {
        f"order {order}" for order in ("123", "132", "213", "231", "312", "321")
    }
    play(state, "order 312")
    assert [card.tile for card in look(state).known] == ["Docks", "Tunnel", "Market"]
    (back,) = events(state, CardsPutBack)
    assert list(back.cards) == look(state).known
    assert len(look(state).unknown) == 21
    play(state, "end")
    assert [event.card.tile for event in events(state, Deployed)] == ["Docks", "Tunnel"]
    assert [card.tile for card in look(state).known] == ["Market"]


def test_binoculars_as_the_last_action() -> None:
    """C5: first the cards go back, then Enforce follows."""
    state = play(city(["binoculars", "cash", "cash"], locations=THREE), "draw", "binoculars")
    assert state.actors() == (0,)
    play(state, "order 321")
    assert [event.card.tile for event in events(state, Deployed)] == ["Docks", "Market"]
    assert state.actors() == (1,)


def test_binoculars_with_equal_cards() -> None:
    """C14: equal cards have no order of their own."""
    hand = ["binoculars", "cash", "cash"]
    state = play(city(hand, locations=["Docks", "Docks", "Market"]), "binoculars")
    assert legal(state) == {"order 123", "order 132", "order 312"}
    alike = city(hand, locations=["Docks", "Docks"], discarded=all_locations_but("Docks", "Docks"))
    play(alike, "binoculars")
    assert look(alike).phase == "act"
    assert len(look(alike).known) == 2


def test_binoculars_on_known_cards() -> None:
    """C14: then they must come into another order, and equal ones cannot."""
    hand = ["binoculars", "binoculars", "cash"]
    state = city(hand, locations=THREE, known=3)
    play(state, "binoculars")
    assert legal(state) == {f"order {order}" for order in ("132", "213", "231", "312", "321")}
    discarded = all_locations_but("Docks", "Docks")
    alike = city(hand, locations=["Docks", "Docks"], discarded=discarded, known=2)
    assert "binoculars" not in legal(alike)
    unseen = city(hand, locations=["Docks", "Docks"], discarded=discarded, known=1)
    assert "binoculars" in legal(unseen)


def test_binoculars_on_two_cards() -> None:
    """C14: fewer if fewer are left."""
    hand = ["binoculars", "cash", "cash"]
    discarded = all_locations_but("Docks", "Tunnel")
    state = play(city(hand, locations=["Docks", "Tunnel"], discarded=discarded), "binoculars")
    assert legal(state) == {"order 123", "order 213"}
    play(state, "order 213", "end")
    assert [event.card.tile for event in events(state, Deployed)] == ["Tunnel", "Docks"]


def test_binoculars_on_an_empty_deck() -> None:
    """C14: the discards are shuffled first."""
    hand = ["binoculars", "cash", "cash"]
    state = play(city(hand, locations=[], discarded=all_locations_but()), "binoculars")
    assert events(state, Shuffled) == [Shuffled("locations")]
    assert len(look(state).known) == 3
    assert len(look(state).unknown) == 21


@pytest.mark.parametrize("used", [0, 1, 2])
def test_jammer(used: int) -> None:
    """C14: one location card fewer, not below none, for this turn."""
    state = city(["jammer", "jammer", "cash", "cash"], actions=4, actions_left=4)
    for _ in range(used):
        play(state, "jammer")
    assert look(state).enforce_draws == 2 - used
    play(state, "end")
    assert len(events(state, Deployed)) == 2 - used
    assert look(state).enforce_draws == 2


def test_jammer_has_to_jam_something() -> None:
    """C14."""
    state = city(["jammer", "jammer", "cash"], acted=True, jammed=2)
    assert "jammer" not in legal(state)


def test_crowbar() -> None:
    """C14: search with at most one enforcer on your tile."""
    hand = ["crowbar", "cash", "cash"]
    for enforcers, possible in ((0, True), (1, True), (2, False)):
        state = city(hand, at="a2", intel=["a2"], enforcers={"a2": enforcers})
        assert ("crowbar" in legal(state)) is possible
    assert "crowbar" not in legal(city(hand, at="a2"))
    state = play(city(hand, at="a2", intel=["a2"], enforcers={"a2": 1}), "crowbar")
    assert player(state).intel == 1
    assert player(state).cards == ["cash", "cash"]


def test_cards_without_an_action() -> None:
    """C14: keys and Cash do nothing by themselves."""
    names = {text.split()[0] for text in legal(city(["boat-key", "car-key", "cash"]))}
    assert names == {"end", "buy", "move", "draw"}
