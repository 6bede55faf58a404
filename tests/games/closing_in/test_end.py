"""Escaping, winning and losing."""

from __future__ import annotations

import random
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
    tile,
    where,
)

from closecall.engine.errors import GameOver
from closecall.engine.types import Result
from closecall.games.closing_in.shapes import Deployed, Ended, Escaped, TurnBegan


@pytest.mark.parametrize(
    ("at", "key", "out"),
    [
        ("c1", "boat-key", True),
        ("d1", "car-key", True),
        ("c1", "car-key", False),
        ("d1", "boat-key", False),
        ("a1", "boat-key", False),
    ],
)
def test_keys(at: str, key: str, out: bool) -> None:
    """C16: the Docks need a boat key, the Tunnel a car key."""
    assert ("escape" in legal(city([key, "cash", "cash"], at=at, sent=4))) is out
    assert "escape" not in legal(city(["cash", "cash"], at=at, sent=4))


def test_only_once_four_are_sent() -> None:
    """C16."""
    assert "escape" not in legal(city(["boat-key"], at="c1", sent=3, carried=[1]))


def test_enforcers_do_not_stop_an_escape() -> None:
    """C16."""
    assert "escape" in legal(city(["boat-key"], at="c1", sent=4, enforcers={"c1": 3}))


def test_two_on_the_docks_one_key() -> None:
    """C16: everybody on the tile leaves; their cards are discarded, their intel comes back."""
    others = [(["cash", "car-key"], "c1"), (SPARE, "b1")]
    state = city(["boat-key", "bribe"], at="c1", others=others, sent=4, carried=[1, 2, 0])
    assert look(state).intel_left == 1
    play(state, "escape")
    assert events(state, Escaped) == [Escaped(2, [0, 1])]
    assert [where(state, seat) for seat in range(3)] == [None, None, "b1"]
    assert [player(state, seat).cards for seat in (0, 1)] == [[], []]
    assert look(state).intel_left == 4
    discarded = {each.card: each.discarded for each in look(state).supply if each.discarded}
    assert discarded == {"boat-key": 1, "bribe": 1, "cash": 1, "car-key": 1}
    assert not state.over


def test_enforce_follows_an_escape() -> None:
    """C16: the remaining actions lapse."""
    others = [(SPARE, "b1"), (SPARE, "b1")]
    state = play(city(["boat-key", "cash"], at="c1", others=others, sent=4), "buy cash", "escape")
    assert len(events(state, Deployed)) == 2
    assert state.actors() == (1,)
    assert look(state).turn_number == 2


def test_won() -> None:
    """C18, C19: four intel sent and the last player escapes; no Enforce, a point for each."""
    state = city(["boat-key"], at="c1", others=[((), None), ((), None)], sent=4)
    play(state, "escape")
    assert state.over
    assert state.result() == Result((1, 1, 1), (0, 1, 2), "escaped")
    assert events(state, Deployed) == []
    assert events(state, Ended) == [Ended("escaped")]
    assert look(state).ending == "escaped"
    assert state.actors() == ()
    with pytest.raises(GameOver):
        state.apply(0, 0)


def test_no_win_before_all_are_out() -> None:
    """C18, C19."""
    state = play(city(["boat-key"], at="c1", sent=4), "escape")
    assert not state.over
    assert state.result().scores == (0, 0)


def test_lost_with_docks_and_tunnel() -> None:
    """C18: both must be gone."""
    state = play(city(enforcers={"c1": 3}, removed=["d1"]), "end")
    assert state.over
    assert state.result() == Result((0, 0), (), "exits-gone")
    assert not play(city(enforcers={"c1": 3}), "end").over
    assert play(city(enforcers={"c1": 3, "d1": 3}, sent=4), "end").result().reason == "exits-gone"


def test_lost_with_the_radio_tower() -> None:
    """C18: before the fourth intel is sent; two enforcers and a lure are enough."""
    state = city(at="b1", enforcers={"b1": 2, "b2": 1}, locations=["Docks", "Tunnel"])
    play(state, "lure b2 1")
    assert not state.over
    play(state, "end")
    assert state.result() == Result((0, 0), (), "tower-gone")


def test_nothing_follows_the_end() -> None:
    """C18: no further turn begins, and in the last turn it is the tower that is the reason."""
    lost = city(enforcers={"b1": 3}, others=[((), "d3")], turn_number=60)
    play(lost, "end")
    assert lost.result() == Result((0, 0), (), "tower-gone")
    lost = play(city(enforcers={"b1": 3}, others=[((), "d3")]), "end")
    assert events(lost, TurnBegan) == []
    assert player(lost, 1).cards == []
    assert look(lost).turn_number == 1


def test_the_radio_tower_is_not_needed_afterwards() -> None:
    """C18."""
    state = play(city(at="a2", enforcers={"b1": 3}, sent=4), "end")
    assert tile(state, "b1").removed
    assert not state.over


def test_lost_without_enough_intel() -> None:
    """C18: fewer than four in all, and no tile left that could bring another."""
    bringing = ["a2", "b2", "c2", "d2", "a3", "b3", "c3"]
    lost = city(removed=bringing, enforcers={"d3": 3}, others=[(SPARE, "d1")], carried=[2], sent=1)
    assert play(lost, "end").result() == Result((0, 0), (), "intel-gone")
    enough = city(
        removed=bringing, enforcers={"d3": 3}, others=[(SPARE, "d1")], carried=[3], sent=1
    )
    assert not play(enough, "end").over
    one_left = city(removed=bringing[1:], enforcers={"d3": 3}, others=[(SPARE, "d1")], carried=[2])
    assert not play(one_left, "end").over


def test_intel_lying_counts() -> None:
    """C18: what lies on a removed tile is lost, what lies elsewhere is not."""
    bringing = ["a2", "b2", "c2", "d2", "a3", "b3", "c3"]
    there = city(
        removed=bringing, enforcers={"d3": 3}, others=[(SPARE, "d1")], carried=[3], intel=["a1"]
    )
    assert not play(there, "end").over
    gone = city(
        removed=bringing, enforcers={"d3": 3}, others=[(SPARE, "d1")], carried=[3], intel=["d3"]
    )
    assert play(gone, "end").result().reason == "intel-gone"


def test_sixty_turns() -> None:
    """C18: lost when the 60th turn's Enforce is over."""
    state = city(turn_number=59)
    play(state, "end")
    assert not state.over
    assert look(state).turn_number == 60
    play(state, "draw")
    assert not state.over
    play(state, "end")
    assert state.result() == Result((0, 0), (), "turn-limit")


def test_the_last_escape_may_come_in_the_last_turn() -> None:
    """C18."""
    state = city(["boat-key"], at="c1", others=[((), None)], sent=4, turn_number=60)
    assert play(state, "escape").result().reason == "escaped"


def test_a_whole_rescue() -> None:
    """C11, C15, C16, C18: search, send, escape."""
    state = city(
        ["boat-key", "cash", "cash"],
        at="b2",
        others=[(SPARE, "c1")],
        intel=["b2"],
        sent=3,
        locations=["Tunnel", "Library", *all_locations_but("Tunnel", "Library")],
    )
    play(state, "buy cash", "buy cash", "search", "move b1", "send", "move c1", "escape")
    assert state.result() == Result((1, 1), (0, 1), "escaped")


@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_matches_end(seats: int, level: str) -> None:
    """C18: nobody plays on for ever; C19: all win or all lose."""
    endings: Counter[str] = Counter()
    rng = random.Random(f"{seats}{level}")
    for seed in range(40):
        state = GAME.start(seats, seed, level=level)
        while not state.over:
            (seat,) = state.actors()
            state.apply(seat, rng.choice(state.legal(seat)))
        result = state.result()
        endings[result.reason] += 1
        assert len(set(result.scores)) == 1
        assert look(state).turn_number <= 60
    assert endings["tower-gone"] > 0
