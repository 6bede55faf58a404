"""Closing In: what there is, setting up, a turn, Enforce, the end (C1-C6, C18-C21)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from games.closing_in.city import GAME, TILES, city, enforcers, fields, legal, look, play, player

from closecall.engine.errors import BadEdition, BadSnapshot
from closecall.engine.playout import play_random
from closecall.engine.rng import Rng


@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_the_box(level: str) -> None:
    """C1: 12 tiles in a grid of 4 columns and 3 rows, 24 location and 48 inventory cards."""
    saved = fields(GAME.start(4, 1, level=level))
    assert sorted(saved["tiles"]) == sorted(TILES)
    locations = [*saved["location_deck"], *saved["location_discards"]]
    assert len(locations) == 24
    assert Counter(name.removesuffix(" + intel") for name in locations) == dict.fromkeys(TILES, 2)
    assert sum(name.endswith("intel") for name in locations) == 8
    held = sum(len(each["cards"]) for each in saved["players"])
    assert held + len(saved["inventory_deck"]) == 48


def test_tiles_are_laid_out_at_random() -> None:
    """C1"""
    corners = {fields(GAME.start(2, seed))["tiles"][0] for seed in range(200)}
    assert corners == set(TILES)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_setting_up(seats: int, level: str) -> None:
    """C2: three open cards each, two location cards on every level, all in the Apartments."""
    for seed in range(20):
        saved = fields(GAME.start(seats, seed, level=level))
        home = "abcd"[saved["tiles"].index("Apartments") % 4]
        home += str(saved["tiles"].index("Apartments") // 4 + 1)
        assert [each["space"] for each in saved["players"]] == [home] * seats
        assert [len(each["cards"]) for each in saved["players"]] == [3] * seats
        drawn = saved["location_discards"]
        assert len(drawn) == 2
        assert sum(saved["enforcers"]) == 2
        for name in drawn:
            tile = name.removesuffix(" + intel")
            assert saved["enforcers"][saved["tiles"].index(tile)] >= 1
        marked = {name.removesuffix(" + intel") for name in drawn if name.endswith("intel")}
        assert len(saved["intel"]) == len(marked)
        assert saved["turn"] == 0


def test_hands_are_filled_up_to_three_at_the_start_of_a_turn() -> None:
    """C3"""
    state = city(player("a1"), player("d3", "cash"), next_cards=("bribe", "decoy"))
    play(state, "end")
    assert sorted(fields(state)["players"][1]["cards"]) == ["bribe", "cash", "decoy"]


def test_nothing_is_drawn_with_three_or_more_cards() -> None:
    """C3"""
    hand = ("cash", "cash", "bribe", "decoy")
    state = play(city(player("a1"), player("d3", *hand)), "end")
    assert sorted(fields(state)["players"][1]["cards"]) == sorted(hand)


def test_filling_up_shuffles_the_discards_when_the_deck_is_empty() -> None:
    """C3, C10"""
    state = play(city(player("a1"), player("d3"), all_discarded=True), "end")
    assert len(fields(state)["players"][1]["cards"]) == 3
    assert len(fields(state)["inventory_deck"]) == 45
    assert fields(state)["inventory_discards"] == []


def test_buying_adds_the_values_of_the_cards_discarded() -> None:
    """C4: actions = 2 + the sum of the values."""
    state = city(player("a1", "cash", "bicycle", "bribe"))
    play(state, "buy cash")
    assert look(state).actions_left == 4
    play(state, "buy bicycle", "buy bribe")
    assert look(state).actions_left == 5
    assert fields(state)["inventory_discards"] == ["bribe", "bicycle", "cash"]


def test_buying_is_over_once_an_action_is_taken() -> None:
    """C4"""
    state = city(player("a1", "cash", "cash"))
    assert legal(state, "buy") == {"buy cash"}
    play(state, "buy cash")
    assert legal(state, "buy") == {"buy cash"}
    play(state, "draw")
    assert legal(state, "buy") == set()


def test_the_last_action_or_ending_the_turn_brings_the_enforcers() -> None:
    """C5: unused actions lapse."""
    state = city(player("a1"), player("d3"), next_locations=("Market", "Library"))
    play(state, "draw")
    assert state.actors() == (0,) and enforcers(state, "a2") == 0
    play(state, "draw")
    assert state.actors() == (1,) and enforcers(state, "a2") == 1
    state = play(city(player("a1"), player("d3")), "end")
    assert state.actors() == (1,)
    assert look(state).actions_left == 2


def test_enforce_places_enforcers_and_intel() -> None:
    """C6: twice if drawn twice; intel where the symbol shows and none lies."""
    state = city(player("a1"), next_locations=("Market", "Market + intel"))
    play(state, "end")
    assert enforcers(state, "a2") == 2
    assert fields(state)["intel"] == ["a2"]
    state = city(player("a1"), intel=["a2"], next_locations=("Market", "Market + intel"))
    play(state, "end")
    assert fields(state)["intel"] == ["a2"]
    assert fields(state)["location_discards"] == ["Market", "Market + intel"]


def test_tiles_with_more_than_two_enforcers_go_in_enforce_only() -> None:
    """C6: three during actions: still there; after Enforce: gone, and all on it in the supply."""
    state = city(
        player("b2"),
        enforcers={"b2": 1, "a2": 2},
        intel=["b2"],
        next_locations=("Factory", "Warehouse"),
    )
    play(state, "lure a2 2")
    assert enforcers(state, "b2") == 3 and fields(state)["removed"] == []
    play(state, "end")
    assert fields(state)["removed"] == ["b2"]
    assert enforcers(state, "b2") == 0 and fields(state)["intel"] == []
    assert look(state).enforcers_left == 48
    assert look(state).intel_left == 8


def test_a_card_of_a_removed_tile_does_nothing() -> None:
    """C6"""
    state = city(player("a1"), removed=["a2"], next_locations=("Market", "Market + intel"))
    play(state, "end")
    assert enforcers(state, "a2") == 0 and fields(state)["intel"] == []


def test_the_discards_are_shuffled_without_those_drawn_in_this_enforce() -> None:
    """C6"""
    everything = [_name(card) for card in range(24)]
    for seed in range(30):
        state = city(player("a1"), location_discards=everything[:-1])
        last = fields(state)["location_deck"]
        assert last == [everything[-1]]
        twin = state.imagine(0, seed)
        play(twin, "end")
        saved = fields(twin)
        assert saved["location_discards"][0] == last[0]
        assert saved["location_discards"][1] != last[0]
        assert len(saved["location_deck"]) == 22


def _name(card: int) -> str:
    tile, second = divmod(card, 2)
    return TILES[tile] + (" + intel" if second and tile >= 4 else "")


def test_an_empty_supply_places_nothing() -> None:
    """C6: no enforcer and no intel left."""
    full = dict.fromkeys(["b1", "c1", "d1", "b2", "c2", "d2", "a3", "b3", "c3", "d3"], 2)
    crowded = city(
        player("a1"),
        player("b1"),
        enforcers=full | {"a1": 2, "a2": 28},
        next_locations=("Market", "Market + intel"),
        intel=["b1", "c1"],
        sent=4,
        turn_number=6,
    )
    assert look(crowded).enforcers_left == 0
    crowded = play(crowded, "move b1")
    assert enforcers(crowded, "a1") == 2  # C7: none left to place
    rich = city(
        player("a1", intel=4),
        next_locations=("Market + intel", "Docks"),
        intel=["b1", "c1"],
        sent=2,
    )
    play(rich, "end")
    assert fields(rich)["intel"] == ["b1", "c1"]


def test_the_next_player_is_the_next_one_still_in_the_city() -> None:
    """C6"""
    state = city(player("a1"), player(None), player("d3"), sent=4)
    play(state, "end")
    assert state.actors() == (2,)
    play(state, "end")
    assert state.actors() == (0,)


def test_won_when_all_have_escaped() -> None:
    """C18, C19: score 1 each."""
    state = city(player("c1", "boat-key"), player("c1"), sent=4)
    play(state, "escape")
    assert state.over
    result = state.result()
    assert (result.scores, result.winners, result.reason) == ((1, 1), (0, 1), "escaped")


@pytest.mark.parametrize(
    ("full", "sent", "reason"),
    [
        (["c1", "d1"], 0, "exits-gone"),
        (["c1", "d1"], 4, "exits-gone"),
        (["b1"], 3, "tower-gone"),
    ],
)
def test_lost_tiles_lose_the_game(full: list[str], sent: int, reason: str) -> None:
    """C18, C19: Docks and Tunnel both gone; the Radio Tower before four intel are sent."""
    state = city(player("a1"), player("a3"), enforcers=dict.fromkeys(full, 3), sent=sent)
    play(state, "end")
    assert state.over
    result = state.result()
    assert (result.scores, result.winners, result.reason) == ((0, 0), (), reason)


@pytest.mark.parametrize(("full", "sent"), [(["c1"], 0), (["d1"], 4), (["b1"], 4)])
def test_not_lost_yet(full: list[str], sent: int) -> None:
    """C18: one exit is enough; after the fourth intel the Radio Tower may go."""
    state = city(player("a1"), player("a3"), enforcers=dict.fromkeys(full, 3), sent=sent)
    assert not play(state, "end").over


def test_lost_when_there_cannot_be_enough_intel() -> None:
    """C18: fewer than four sent, carried and lying, and no tile left that could bring more."""
    gone = ["b2", "c2", "d2", "a3", "b3", "c3", "d3"]
    enough = city(
        player("a1", intel=2),
        player("a1"),
        removed=gone,
        enforcers={"a2": 3},
        intel=["b1"],
        sent=1,
    )
    assert not play(enough, "end").over
    hopeless = city(player("a1", intel=2), player("a1"), removed=gone, enforcers={"a2": 3}, sent=1)
    assert play(hopeless, "end").result().reason == "intel-gone"


def test_lost_after_sixty_turns() -> None:
    """C18"""
    state = city(player("a1"), turn_number=59)
    assert not play(state, "end").over
    assert play(state, "end").result().reason == "turn-limit"


@pytest.mark.parametrize(("level", "drawn"), [("easy", 2), ("standard", 2), ("hard", 3)])
def test_levels(level: str, drawn: int) -> None:
    """C20: how many location cards Enforce draws, and what cards are worth."""
    names = ("Market", "Library", "Factory", "Warehouse")
    state = city(player("a1", "cash"), level=level, next_locations=names)
    play(state, "buy cash")
    assert look(state).actions_left == (5 if level == "easy" else 4)
    play(state, "end")
    assert [name for name in names if name in fields(state)["location_discards"]] == list(
        names[:drawn]
    )


def test_everything_is_open_but_the_order_of_the_decks() -> None:
    """C21"""
    state = city(player("a1", "cash", intel=1), player("d3", "bribe"), enforcers={"b2": 1})
    assert msgspec.structs.replace(look(state, 0), seat=1) == look(state, 1)
    orders = set()
    for seed in range(20):
        twin = state.imagine(0, seed)
        assert look(twin, 0) == look(state, 0)
        orders.add(tuple(fields(twin)["inventory_deck"]))
        for name in ("inventory_deck", "location_deck"):
            assert sorted(fields(twin)[name]) == sorted(fields(state)[name])
    assert len(orders) == 20


def test_cards_seen_stay_known_until_drawn() -> None:
    """C21"""
    names = ("Market", "Library + intel", "Docks")
    state = city(player("a1", "binoculars"), next_locations=names)
    play(state, "binoculars", "order 213")
    assert state.actors() == (0,)
    known = fields(state)["location_deck"][:3]
    assert known == ["Library + intel", "Market", "Docks"]
    for seed in range(10):
        assert fields(state.imagine(1, seed))["location_deck"][:3] == known
    play(state, "end")
    assert fields(state)["known"] == 1
    assert {fields(state.imagine(1, seed))["location_deck"][0] for seed in range(10)} == {"Docks"}
    assert len({fields(state.imagine(1, seed))["location_deck"][1] for seed in range(40)}) > 3


def test_imagined_decks_are_shuffled_evenly() -> None:
    """C21: the top inventory card comes as often as its share of the deck."""
    state = city(player("a1"))
    deck = Counter(fields(state)["inventory_deck"])
    seen = Counter(fields(state.imagine(0, seed))["inventory_deck"][0] for seed in range(4800))
    statistic = sum((seen[kind] - 100 * n) ** 2 / (100 * n) for kind, n in deck.items())
    assert statistic < 35  # 12 degrees of freedom: 0.0005


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_random_matches_end(seats: int, level: str) -> None:
    for seed in range(40):
        state = GAME.start(seats, seed, level=level)
        play_random(state, Rng(seed))
        assert state.over
        assert state.result().reason in (
            "escaped",
            "exits-gone",
            "tower-gone",
            "intel-gone",
            "turn-limit",
        )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"enforcers": [0] * 11}, "12 numbers"),
        ({"removed": ["b2"], "intel": ["b2"]}, "no intel"),
        ({"sent": 5}, "at most 4"),
        ({"turn_number": 61}, "from 1 to 60"),
        ({"tiles": ["Docks"] * 12}, "each of"),
        ({"inventory_deck": []}, "all inventory cards"),
        ({"actions_left": 0}, "an action left"),
        ({"ending": "escaped"}, "None"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, object], expected: str) -> None:
    snapshot = city(player("a1")).snapshot()
    state = fields(city(player("a1")))
    with pytest.raises(BadSnapshot, match=expected):
        GAME.restore(snapshot | {"state": state | change})


def test_an_edition_must_hold_the_tiles_and_cards_of_the_book() -> None:
    """C1, C20: refused with the place."""
    import tomllib
    from pathlib import Path

    import closecall

    path = Path(closecall.__file__).parent / "games" / "closing_in" / "edition.toml"
    content = tomllib.loads(path.read_text())
    GAME.start(2, 1, edition=content)
    content["tiles"] = content["tiles"][:-1]
    with pytest.raises(BadEdition, match="12"):
        GAME.start(2, 1, edition=content)
