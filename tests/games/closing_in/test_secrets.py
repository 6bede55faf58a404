"""Who knows what: everything but the order of the decks."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from games.closing_in.city import GAME, all_locations_but, city, legal, look, play

from closecall.engine.conformance.statistics import fit
from closecall.engine.core import State
from closecall.games.closing_in.shapes import ClosingInView


def deck_of(state: State, name: str) -> list[str]:
    position: Any = state.snapshot()["state"]
    return list(position[name])


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_sees_the_same(seats: int) -> None:
    """C21: hands and all that happens are open."""
    state = GAME.start(seats, 7)
    state.listen()
    rng = random.Random(7)
    while not state.over:
        (seat,) = state.actors()
        state.apply(seat, rng.choice(state.legal(seat)))
        spectator = state.view(None)
        assert isinstance(spectator, ClosingInView)
        for viewer in range(seats):
            seen = state.view(viewer)
            assert isinstance(seen, ClosingInView)
            assert seen.seat == viewer
            assert (seen.players, seen.tiles, seen.unknown, seen.known, seen.supply) == (
                spectator.players,
                spectator.tiles,
                spectator.unknown,
                spectator.known,
                spectator.supply,
            )
            assert state.events(viewer) == state.events(None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_imagined_states_look_the_same(seats: int) -> None:
    """C21: view, legal moves and what is drawn from are those of the true state."""
    rng = random.Random(seats)
    for seed in range(6):
        state = GAME.start(seats, seed, level=("easy", "standard", "hard")[seed % 3])
        while not state.over:
            for viewer in (*range(seats), None):
                twin = state.imagine(viewer, rng.randrange(10**9))
                assert twin.view(viewer) == state.view(viewer)
                for seat in range(seats):
                    assert twin.legal(seat) == state.legal(seat)
            (seat,) = state.actors()
            state.apply(seat, rng.choice(state.legal(seat)))


def test_imagined_decks_differ() -> None:
    """C21: the true order is not carried over, and the randomness to come is another one."""
    state = GAME.start(3, 1)
    twin = state.imagine(0, 2)
    for name in ("inventory_deck", "location_deck"):
        assert deck_of(twin, name) != deck_of(state, name)
        assert Counter(deck_of(twin, name)) == Counter(deck_of(state, name))
    assert twin.snapshot()["rng"] != state.snapshot()["rng"]


def test_imagining_does_not_depend_on_the_true_order() -> None:
    """C21: the same seed gives the same decks whatever the true ones are."""
    one = city(locations=["Docks", "Tunnel"], inventory=["cash", "jammer"])
    other = city(locations=["Tunnel", "Docks"], inventory=["jammer", "cash"])
    twins = [state.imagine(1, 5) for state in (one, other)]
    for name in ("inventory_deck", "location_deck"):
        assert deck_of(twins[0], name) == deck_of(twins[1], name)


def test_cards_looked_at_stay() -> None:
    """C21: until they are drawn."""
    state = city(["binoculars", "cash", "cash"], locations=["Docks", "Market + intel", "Tunnel"])
    play(state, "binoculars", "order 312")
    for seed in range(20):
        assert deck_of(state.imagine(None, seed), "location_deck")[:3] == [
            "Tunnel",
            "Docks",
            "Market + intel",
        ]
    play(state, "end")
    tops = {deck_of(state.imagine(1, seed), "location_deck")[0] for seed in range(20)}
    assert tops == {"Market + intel"}
    seconds = {deck_of(state.imagine(1, seed), "location_deck")[1] for seed in range(20)}
    assert len(seconds) > 5


def test_a_choice_of_orders_is_kept() -> None:
    """C21: also in the middle of putting back."""
    state = city(["binoculars", "cash", "cash"], locations=["Docks", "Market + intel", "Tunnel"])
    play(state, "binoculars")
    twin = state.imagine(0, 3)
    assert look(twin) == look(state)
    assert legal(twin) == legal(state)


def test_every_order_is_equally_likely() -> None:
    """C21: four unknown location cards, two of them equal: twelve orders."""
    deck = ["Docks", "Docks", "Tunnel", "Market + intel"]
    state = city(locations=deck, discarded=all_locations_but(*deck))
    orders: Counter[object] = Counter(
        tuple(deck_of(state.imagine(0, seed), "location_deck")) for seed in range(6000)
    )
    assert len(orders) == 12
    assert abs(fit(orders, dict.fromkeys(orders, 1.0))) < 3


def test_every_card_is_equally_likely_on_top() -> None:
    """C21: the next inventory card, by how many copies are in the deck."""
    state = city()
    tops: Counter[object] = Counter(
        deck_of(state.imagine(0, seed), "inventory_deck")[0] for seed in range(4000)
    )
    supply = {each.card: each.in_deck for each in look(state).supply if each.in_deck}
    weights: dict[object, float] = {card: float(copies) for card, copies in supply.items()}
    assert abs(fit(tops, weights)) < 3
