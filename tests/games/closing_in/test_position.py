"""Positions, editions and moves: what is read, and what is refused."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games.closing_in.city import GAME, SPARE, city, legal, look, poor_edition

from closecall.engine import edition as editions
from closecall.engine.errors import BadEdition, BadOptions, BadSnapshot, MalformedMove
from closecall.games.closing_in import edition as edition_file
from closecall.games.closing_in.edition import edition_of
from closecall.games.closing_in.layout import held, put_in, take_out
from closecall.games.closing_in.moves import NUM_ACTIONS, Decoy, MoveTo

Broken = Callable[[dict[str, Any]], object]


# Positions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_snapshots_are_whole(seats: int) -> None:
    """A restored match goes on exactly as the first."""
    for seed in range(4):
        state = GAME.start(seats, seed)
        rng = random.Random(seed)
        while not state.over:
            text = json.dumps(state.snapshot())
            twin = GAME.restore(json.loads(text))
            assert json.dumps(twin.snapshot()) == text
            (seat,) = state.actors()
            action = rng.choice(state.legal(seat))
            assert twin.legal(seat) == state.legal(seat)
            twin.apply(seat, action)
            copied = state.copy()
            copied.apply(seat, action)
            state.apply(seat, action)
            assert twin.snapshot() == state.snapshot() == copied.snapshot()
        assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
        assert pickle.loads(pickle.dumps(state)).result() == state.result()


def broken(**fields: object) -> Broken:
    def change(state: dict[str, Any]) -> None:
        state.update(fields)

    return change


def of_player(seat: int, **fields: object) -> Broken:
    def change(state: dict[str, Any]) -> None:
        state["players"][seat].update(fields)

    return change


def swap_cards(state: dict[str, Any]) -> None:
    state["inventory_deck"][0] = "cash"
    state["inventory_deck"][1] = "cash"


REFUSED: list[tuple[Broken, str, str]] = [
    (broken(tiles=["Apartments"] * 12), "state.tiles", "each of Apartments"),
    (broken(removed=["a2", "a2"]), "state.removed", "each space once"),
    (broken(removed=["e1"]), "state", "matching regex"),
    (broken(enforcers=[0] * 11), "state.enforcers", "12 numbers"),
    (broken(enforcers=[26, 26] + [0] * 10), "state.enforcers", "at most 50"),
    (broken(enforcers=[1] * 12, removed=["a2"]), "state.enforcers", "removed"),
    (broken(intel=["a2"], removed=["a2"]), "state.intel", "no intel on a removed tile"),
    (broken(sent=5), "state.sent", "at most 4"),
    (of_player(0, intel=9), "state.intel", "at most 8 intel"),
    (of_player(0, cards=["cash"] * 6), "state.players[0].cards", "at most 5"),
    (of_player(0, cards=["gun"]), "state", "position of Closing In"),
    (of_player(1, space=None), "state.players[1]", "nothing held"),
    (of_player(1, space=None, cards=[]), "state.players[1]", "no escape before"),
    (of_player(0, cards=[]), "state.inventory_deck", "all inventory cards"),
    (swap_cards, "state.inventory_deck", "all inventory cards"),
    (broken(location_discards=["Docks"]), "state.location_deck", "all location cards"),
    (broken(known=4), "state.known", "at most 3"),
    (broken(turn=2), "state.turn", "a seat below 2"),
    (broken(turn_number=0), "state.turn_number", "from 1 to 60"),
    (broken(turn_number=61), "state.turn_number", "from 1 to 60"),
    (broken(actions=1), "state.actions", "at least 2"),
    (broken(actions_left=3), "state.actions_left", "at most 2"),
    (broken(actions_left=0, acted=True), "state.actions_left", "an action left"),
    (broken(actions_left=1), "state.actions_left", "before the first action"),
    (broken(jammed=3, acted=True), "state.jammed", "at most 2"),
    (broken(jammed=1), "state.jammed", "no card used"),
    (broken(disguised=True), "state.jammed", "no card used"),
    (broken(seen_new=True), "state.seen_new", "unless looking"),
    (broken(looking=3), "state.acted", "an action taken"),
    (broken(looking=2, acted=True), "state.looking", "3"),
    (broken(looking=3, acted=True), "state.known", "the cards looked at"),
    (broken(ending="escaped"), "state.ending", "None"),
    (broken(removed=["b1"]), "state.ending", "tower-gone"),
    (broken(removed=["c1", "d1"], sent=4), "state.ending", "exits-gone"),
    (
        broken(removed=["a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]),
        "state.ending",
        "intel-gone",
    ),
    (broken(players=[]), "state.players", "2 players"),
    (broken(extra=1), "state", "position of Closing In"),
]


@pytest.mark.parametrize(("change", "where", "expected"), REFUSED)
def test_impossible_positions_are_refused(change: Broken, where: str, expected: str) -> None:
    snapshot: dict[str, Any] = city(others=[(SPARE, "a1")]).snapshot()
    change(snapshot["state"])
    with pytest.raises(BadSnapshot, match=expected) as refused:
        GAME.restore(snapshot)
    assert refused.value.where == where


def test_nobody_left_is_an_ending() -> None:
    """C18: a player who has left has no turn, and with nobody in the city the match is won."""
    with pytest.raises(BadSnapshot, match="somebody in the city"):
        city(others=[((), None)], sent=4, turn=1)
    snapshot: dict[str, Any] = city((), "c1", others=[((), None)], sent=4).snapshot()
    snapshot["state"]["players"][0]["space"] = None
    with pytest.raises(BadSnapshot):
        GAME.restore(snapshot)
    snapshot["state"]["ending"] = "escaped"
    assert GAME.restore(snapshot).result().winners == (0, 1)


def test_the_sixtieth_turn_is_the_last() -> None:
    """C18."""
    state = city(turn_number=60, actions_left=0, acted=True, ending="turn-limit")
    assert state.over
    with pytest.raises(BadSnapshot, match="turn-limit"):
        city(turn_number=60, actions_left=0, acted=True, ending="intel-gone")


def test_copies_are_independent() -> None:
    state = city(["disguise", "cash", "cash"])
    twin = copy.deepcopy(state)
    before = state.snapshot()
    twin.apply(0, GAME.action(GAME.parse("disguise")))
    twin.apply(0, GAME.action(GAME.parse("move b1")))
    assert state.snapshot() == before


def test_hands() -> None:
    """A hand is a number: cards go in and out in any order and stay sorted."""
    rng = random.Random(3)
    for _ in range(200):
        cards = [rng.randrange(13) for _ in range(rng.randrange(6))]
        hand = 0
        for kind in cards:
            hand = put_in(hand, kind)
        assert [held(hand, kind) for kind in range(13)] == [cards.count(kind) for kind in range(13)]
        digits = [hand >> 4 * i & 15 for i in range(len(cards))]
        assert digits == sorted(kind + 1 for kind in cards)
        rng.shuffle(cards)
        while cards:
            hand = take_out(hand, cards.pop())
            assert [held(hand, kind) for kind in range(13)] == [cards.count(k) for k in range(13)]
        assert hand == 0


# Moves -------------------------------------------------------------------------------------------


def test_every_id_is_a_move_of_its_own() -> None:
    moves = [GAME.move(action) for action in range(NUM_ACTIONS)]
    assert len({move.text for move in moves}) == NUM_ACTIONS
    for action, move in enumerate(moves):
        assert GAME.action(move) == action
        assert GAME.parse(move.text.upper()) == move
        assert GAME.decode(msgspec.json.encode(move)) == move


def test_moves_in_words() -> None:
    assert MoveTo(5, "cash").text == "move b2 cash"
    assert Decoy(0, 1, 2).text == "decoy a1 b1 2"


@pytest.mark.parametrize(
    "junk",
    [
        '{"type": "move", "space": 12}',
        '{"type": "buy", "card": "gun"}',
        '{"type": "decoy", "space": 0, "to": 5, "enforcers": 1}',
        '{"type": "put-back", "order": [0, 0, 1]}',
        '{"type": "walkie-talkie", "seat": 0, "card": "intel"}',
    ],
)
def test_junk_is_no_move(junk: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.decode(junk)


# Editions ----------------------------------------------------------------------------------------


def default() -> dict[str, Any]:
    return dict(msgspec.to_builtins(edition_of("default")))


def test_an_edition_file_can_be_played() -> None:
    """C20: names, cards and levels come from the file."""
    edition = default()
    edition["tiles"][4]["name"] = "Marché"
    edition["levels"]["hard"]["drawn"] = 5
    state = GAME.start(2, 1, edition=edition, level="hard")
    view = look(state)
    assert "Marché" in {tile.name for tile in view.tiles}
    assert view.enforce_draws == 5
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()


def test_an_edition_may_suit_the_team() -> None:
    """C20: a level may hold other cards for a team of some size."""
    edition = default()
    edition["levels"]["standard"]["teams"] = {
        "3": {"cash": {"copies": 1, "value": 7}, "crowbar": {"copies": 0, "value": 0}}
    }

    def supply(seats: int) -> dict[str, tuple[int, int]]:
        view = look(GAME.start(seats, 1, edition=edition))
        held = Counter(card for player in view.players for card in player.cards)
        return {each.card: (each.in_deck + held[each.card], each.value) for each in view.supply}

    cards = edition["levels"]["standard"]["cards"]
    listed = {name: (card["copies"], card["value"]) for name, card in cards.items()}
    assert supply(2) == supply(4) == listed
    assert supply(3) == {**listed, "cash": (1, 7), "crowbar": (0, 0)}


def test_roles_may_stand_anywhere_in_the_file() -> None:
    edition = default()
    edition["tiles"].reverse()
    state = GAME.start(2, 1, edition=edition)
    view = look(state)
    assert {view.tiles[player.space or 0].name for player in view.players} == {"Apartments"}


def test_a_small_box_can_be_played() -> None:
    """C1: twelve inventory cards are the fewest."""
    state = GAME.start(4, 1, edition=poor_edition())
    assert look(state).inventory_deck == 0
    assert "draw" not in legal(state)


BAD: list[tuple[Broken, str, str]] = [
    (lambda e: e["tiles"].pop(), "edition tiles", "12 tiles"),
    (lambda e: e["tiles"][5].update(name="market"), "edition tiles[5].name", "another name"),
    (lambda e: e["tiles"][0].update(role=None), "edition tiles", "one tile with the role"),
    (lambda e: e["tiles"][4].update(role="docks"), "edition tiles", "one tile with the role"),
    (lambda e: e["tiles"][0].update(plain=3), "edition tiles", "24 location cards"),
    (
        lambda e: [tile.update(plain=2, intel=0) for tile in e["tiles"]],
        "edition tiles",
        "intel symbol",
    ),
    (lambda e: e["levels"].pop("easy"), "edition levels", "a level 'easy'"),
    (
        lambda e: e["levels"]["easy"]["cards"]["cash"].update(copies=40),
        "edition levels.easy.cards",
        "from 12 to 48",
    ),
    (
        lambda e: e["levels"]["hard"]["cards"].update(
            {"boat-key": {"copies": 0, "value": 0}, "car-key": {"copies": 0, "value": 0}}
        ),
        "edition levels.hard.cards",
        "a boat-key or a car-key",
    ),
    (
        lambda e: e["levels"]["hard"].update(
            teams={"4": {"binoculars": {"copies": 20, "value": 0}}}
        ),
        "edition levels.hard.teams.4",
        "from 12 to 48",
    ),
    (
        lambda e: e["levels"]["easy"].update(teams={"5": {}}),
        "edition levels.easy.teams",
        "a name known here, got '5'",
    ),
    (lambda e: e["levels"]["easy"].update(drawn=7), "edition levels", "from 1 to 6"),
    (lambda e: e.update(extra=1), "edition extra", "only fields known here"),
]


@pytest.mark.parametrize(("change", "where", "expected"), BAD)
def test_bad_editions_are_refused(change: Broken, where: str, expected: str) -> None:
    edition = default()
    change(edition)
    with pytest.raises(BadEdition, match=expected) as refused:
        GAME.start(2, 1, edition=edition)
    assert refused.value.where.startswith(where)


def test_the_line_of_a_bad_file(tmp_path: Path) -> None:
    text = Path(edition_file.__file__).with_name("edition.toml").read_text()
    lines = text.splitlines()
    wrong = next(i for i, line in enumerate(lines) if "Hospital" in line)
    lines[wrong] = lines[wrong].replace("Hospital", "Market")
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines))
    with pytest.raises(BadEdition, match=f"line {wrong + 1}"):
        editions.load(path, edition_of)


def test_unknown_options_are_refused() -> None:
    """C20."""
    with pytest.raises(BadOptions, match="'easy', 'standard', 'hard'"):
        GAME.start(2, 1, level="brutal")
    with pytest.raises(BadEdition, match="'default'"):
        GAME.start(2, 1, edition="first")
